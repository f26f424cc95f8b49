"""A plan on the map: drafted by tapping, dragging and keys, seen by nobody else, broken by a rival and repaired."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.accessibility import violations
from tests.support.browser.english import say
from tests.support.browser.frames import Frames
from tests.support.browser.input_methods import Finger, Mouse
from tests.support.browser.pencil import Pencil
from tests.support.browser.player import Player
from tests.support.browser.scenes import at_table, catch_up, offers
from tests.support.server_thread import ADA, BEN, Serving
from whistlestop.client import Client, Link

begun = at_table("usa", offers("draw", phase="turn"))  # nobody plays there: plans are of one device


@pytest.fixture
def pencil(visit: Visit, server: Serving) -> Pencil:
    """The pencil of somebody on turn."""
    return Pencil(Player(visit().open(begun(server)), Mouse())).take()


def test_routes_are_tapped_into_a_plan_and_out_of_it(pencil: Pencil) -> None:
    pencil.tap("calgary:winnipeg")
    pencil.tap("duluth:winnipeg")
    assert pencil.drawn() == {"calgary:winnipeg", "duluth:winnipeg"}
    assert pencil.numbers[0] == 6 + 4
    expect(pencil.card.get_by_role("heading")).to_have_text("Calgary – Duluth")
    pencil.tap("calgary:winnipeg")
    assert pencil.drawn() == {"duluth:winnipeg"}
    pencil.player.press(pencil.card.get_by_role("button", name=say("plan-rub-out")))
    assert pencil.drawn() == set()


def test_a_stroke_from_city_to_city_drafts_the_shortest_way_and_a_reload_keeps_it(pencil: Pencil) -> None:
    pencil.drag("denver", "el-paso")
    assert pencil.drawn() == {"denver:santa-fe", "el-paso:santa-fe"}
    pencil.page.reload()
    expect(pencil.card.get_by_role("heading")).to_have_text("Denver – El Paso")
    pencil.player.visitor.settle()
    assert pencil.drawn() == {"denver:santa-fe", "el-paso:santa-fe"}
    assert pencil.numbers[0] == 4


def test_a_finger_draws_on_a_phone_and_the_plan_is_behind_a_tab(visit: Visit, server: Serving) -> None:
    pencil = Pencil(Player(visit(**PHONE).open(begun(server)), Finger())).take()
    pencil.player.press(pencil.player.visitor.button("whole-board"))
    pencil.drag("seattle", "helena")
    assert pencil.drawn() == {"helena:seattle"}
    pencil.player.press(pencil.page.get_by_role("tab", name=say("plan")))
    assert pencil.numbers[0] == 6


def test_a_plan_is_drawn_by_keys_alone(pencil: Pencil) -> None:
    keys = pencil.page.keyboard
    keys.press("i")  # put down
    keys.press("i")
    keys.press("ArrowRight")
    seen = pencil.page.locator("svg.board [role=button]:focus")
    cities = 0
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 6:
        keys.press(key)
        if (seen.get_attribute("aria-label") or "").startswith((say("plan-from", city=""), say("plan-to", city=""))):
            keys.press("Enter")
            cities += 1
        if cities == 2:
            break
    pencil.player.visitor.settle()
    assert pencil.drawn()
    keys.press("Escape")
    expect(pencil.page.get_by_role("button", name=say("plan-pencil"), exact=True)).to_have_attribute(
        "aria-pressed", "false"
    )


def test_the_way_of_a_ticket_becomes_the_plan_by_one_button(pencil: Pencil) -> None:
    ticket = pencil.page.locator("[data-thing^='ticket ']").first
    pencil.player.press(ticket)
    pencil.player.press(pencil.page.get_by_role("button", name=say("plan-this-way")))
    a, b = (ticket.get_attribute("data-thing") or "").removeprefix("ticket ").split(":")
    assert {city for route in pencil.drawn() for city in route.removesuffix("/2").split(":")} >= {a, b}
    assert violations(pencil.player.visitor) == []


@contextmanager
def table_for_two(server: Serving) -> Iterator[tuple[Link, Client]]:
    """Ada's link and Ben's client, at the moment when he may claim something."""
    with ExitStack() as stack:
        links = server.lay(ADA, BEN)[1:]
        clients = [stack.enter_context(Client(link)) for link in links]
        catch_up(clients)
        while not clients[1].choices.get("claims"):
            client = next(client for client in clients if client.is_asked)
            keep = client.choices.get("keep")
            client.play(" ".join(["keep", *keep["offer"]]) if keep else "draw deck")
            catch_up(clients)
        yield links[0], clients[1]


def test_a_rivals_claim_breaks_the_plan_and_nobody_else_is_told_of_it(visit: Visit, server: Serving) -> None:
    with table_for_two(server) as (link, ben):
        other = visit(is_new=True)
        frames = Frames(other.page)
        other.open(str(Link(link.server, link.table, None)))
        pencil = Pencil(Player(visit().open(str(link)), Mouse())).take()
        route = ben.choices["claims"][0]["route"]
        pencil.tap(route)
        assert pencil.drawn() == {route}
        ben.play(f"claim {route}", ben.choices["claims"][0]["payments"][0]["words"])
        expect(pencil.card).to_contain_text(say("plan-broken", who="Ben"))
        pencil.player.visitor.settle()
        assert pencil.drawn("crossed") == {route}
        proposed = pencil.drawn("proposal")
        assert proposed and route not in proposed
        pencil.player.press(pencil.card.get_by_role("button", name=say("plan-repair")))
        assert pencil.drawn() == proposed
        other.settle()
        assert not other.page.locator("[data-ink]").count()
        assert {message["type"] for message in frames.messages()} <= {"welcome", "table", "game"}
        assert not any('"plan"' in text for text in frames.texts)


def test_advice_is_drawn_as_a_proposal_as_long_as_it_is_read(pencil: Pencil) -> None:
    pencil.player.press(pencil.player.visitor.button("advice-ask"))
    pencil.page.locator("[aria-labelledby=advice-title] .move").wait_for()
    expect(pencil.page.locator("[data-ink^=proposal]").first).to_be_attached()
    pencil.player.press(pencil.player.visitor.button("close"))
    expect(pencil.page.locator("[data-ink^=proposal]")).to_have_count(0)
