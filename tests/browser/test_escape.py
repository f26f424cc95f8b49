"""Escape closes whatever is open, and the focus goes back to what opened it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.english import say
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import Player
from tests.support.browser.scene_actions import ADVICE, ask_for_advice, ask_why_not, pick_a_route, press
from tests.support.browser.scenes import LinkOf, as_hand, end_on, replay_at, turn_on
from tests.support.server_thread import Serving

DIALOG = "dialog[open]"


class Opened(NamedTuple):
    """Something that is open: how it is opened, where it is seen, and what opened it."""

    name: str
    link: LinkOf
    act: Callable[[Player], object]
    seen: str
    opener: str | None  # a selector; None if it is opened by a key
    options: Mapping[str, Any] = MappingProxyType({})


def pressing(*names: str) -> Callable[[Player], object]:
    return lambda player: press(player, *names)


def named(name: str) -> str:
    return f'button[aria-label="{say(name)}"]'


TABLE = turn_on("europe")
OPENED = [
    Opened("menu", TABLE, pressing("menu"), "#menu:popover-open", "[data-menu]"),
    Opened("lists", TABLE, pressing("lists"), DIALOG, named("lists")),
    Opened("keys", TABLE, pressing("keys"), DIALOG, named("keys")),
    Opened("rules", TABLE, pressing("menu", "rules"), DIALOG, "[data-menu]"),
    Opened("words", TABLE, lambda player: player.page.keyboard.press("/"), "#typed-words", None),
    Opened("phrases", TABLE, pressing("say"), f'ul[aria-label="{say("say")}"]', ".company button"),
    Opened("advice", TABLE, ask_for_advice, ADVICE, ".ask"),
    Opened("rule", TABLE, ask_why_not, ".why .behind[aria-expanded=true]", ".why .behind"),
    Opened("since", turn_on("usa"), pressing("log-since"), "section.paper ol", ".head button", PHONE),
    Opened("payments", as_hand(turn_on("usa")), pick_a_route, "#claim-ways", ".claim .pay", PHONE),
    Opened(
        "deal",
        end_on("usa"),
        lambda player: player.page.locator(".deal summary").click(),
        ".deal[open]",
        ".deal summary",
    ),
    Opened("more", replay_at("usa", "70"), pressing("replay-more"), "#replay-more:popover-open", ".more"),
    Opened("continue", replay_at("usa", "70"), pressing("replay-continue"), DIALOG, None),
]


@pytest.mark.parametrize("opened", OPENED, ids=lambda opened: opened.name)
def test_escape_closes_it_and_the_focus_goes_back(visit: Visit, server: Serving, opened: Opened) -> None:
    visitor = visit(**opened.options).open(opened.link(server))
    player = Player(visitor, Mouse())
    opened.act(player)
    expect(visitor.page.locator(opened.seen).first).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(opened.seen)).to_have_count(0)
    if opened.opener is not None:
        expect(visitor.page.locator(opened.opener).first).to_be_focused()
