"""The first page and the waiting page: what is pressed next is in sight, in every language; and rematches that wait."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.support.browser.english import like, say
from tests.support.browser.every_language import switch_language
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import Player
from tests.support.browser.scenes import play_until, turn_on, waiting
from tests.support.server_thread import ADA, BEN, Serving
from tests.support.translations import LANGUAGES

LAPTOP = {"viewport": {"width": 1366, "height": 650}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WAYS = ".way"
# How far below the window the page goes on.
OVERHANG = "document.documentElement.scrollHeight - innerHeight"


def is_in_sight(thing: Locator) -> None:
    expect(thing).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("options", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_way_to_play_and_to_join_is_in_sight_in_every_language(
    visit: Visit, server: Serving, options: dict[str, Any]
) -> None:
    visitor = visit(is_new=True, **options)
    for has_tables in (False, True):
        if has_tables:
            for link in (waiting(server), turn_on("nordic")(server), turn_on("usa")(server)):
                visitor.open(link).settle()  # an answer that is still to come would be waited for elsewhere
        visitor.open()
        if has_tables:
            visitor.page.get_by_role("region", name=say("my-tables")).wait_for()
        for language in [*(name for name in LANGUAGES if name != "en"), "en"]:
            switch_language(visitor, language)
            for thing in [*visitor.page.locator(WAYS).all(), visitor.page.locator("form .btn")]:
                is_in_sight(thing)
            assert visitor.page.locator(WAYS).count() == 3
        if options is LAPTOP:
            assert visitor.page.evaluate(OVERHANG) <= 0


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1366, 650), (1920, 1080)])
def test_the_start_is_always_in_sight_while_a_table_waits(visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    host = visit(is_new=True, viewport={"width": width, "height": height}).open()
    host.button("play-friends").click()
    is_in_sight(host.button("start-with-bots"))
    host.page.get_by_role("list").last.evaluate("list => list.scrollIntoView()")
    is_in_sight(host.button("start-with-bots"))


def test_a_rematch_keeps_colours_and_waits_for_a_friend_who_is_away(visit: Visit, server: Serving) -> None:
    _, *links = server.lay(ADA, BEN, house={"trains": 3}, pace="live", bank=60, increment=5)
    play_until(links, lambda client: client.is_over, ())
    ada, ben = (visit(is_new=True).open(str(link)) for link in links)
    ada.button("play-again").click()
    expect(ada.page.get_by_role("heading", name=like("rematch-title"))).to_be_visible()
    expect(ada.page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text(say("seat-awaited"))
    assert not ada.page.locator(".clock").count() and not ada.is_asked
    ben.button("again-follow").click()
    for seat, (visitor, name) in enumerate(((ada, "Ada"), (ben, "Ben"))):
        visitor.until(lambda visitor=visitor: visitor.is_asked)  # type: ignore[misc]
        own = visitor.page.locator(f"[data-thing='plate {seat}']")  # the number of the seat is its colour
        expect(own).to_contain_text(name)
        expect(own).to_contain_text(say("plate-you"))


def test_the_first_turn_of_a_phone_can_be_put_off_and_chosen_otherwise(visit: Visit) -> None:
    player = Player(visit(**PHONE).open(), Mouse())
    player.press(player.visitor.button("play"))
    player.visitor.until(player.keep_tickets)
    player.visitor.button("take-deck").first.wait_for()
    player.press(player.visitor.button("not-now"))
    assert not player.visitor.button("not-now").count()
