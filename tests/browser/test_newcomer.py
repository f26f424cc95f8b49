"""Somebody who has never been here: a few counted presses to the first card, to a friend's table, to the big screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.english import like, say
from tests.support.browser.input_methods import Finger, Mouse
from tests.support.browser.player import Player
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import ADA, FRIEND, Serving


class CountingMouse(Mouse):
    """A mouse whose presses are counted."""

    presses = 0

    def press(self, thing: Locator) -> None:
        self.presses += 1
        super().press(thing)


class CountingFinger(Finger):
    """A finger whose presses are counted."""

    presses = 0

    def press(self, thing: Locator) -> None:
        self.presses += 1
        super().press(thing)


def has_drawn(newcomer: Player) -> None:
    expect(newcomer.page.get_by_role("list", name=say("hand-of", count=5))).to_be_attached()


def test_a_newcomer_draws_the_first_card_with_the_third_press(visit: Visit) -> None:
    mouse = CountingMouse()
    newcomer = Player(visit().open(), mouse)
    newcomer.press(newcomer.visitor.button("play"))
    newcomer.visitor.until(newcomer.keep_tickets)
    newcomer.visitor.until(newcomer.draw)
    has_drawn(newcomer)
    assert mouse.presses <= 3


def test_on_a_phone_too_and_still_nothing_is_drawn_by_a_stray_press(visit: Visit) -> None:
    finger = CountingFinger()
    newcomer = Player(visit(**PHONE).open(), finger)
    newcomer.press(newcomer.visitor.button("play"))
    newcomer.visitor.until(newcomer.keep_tickets)
    newcomer.visitor.until(lambda: newcomer.visitor.is_asked and newcomer.visitor.button("take-deck").count() > 0)
    newcomer.press(newcomer.visitor.button("take-deck"))
    has_drawn(newcomer)
    assert finger.presses <= 3
    assert not newcomer.visitor.button("take-deck").count(), "from now on a press only chooses"


def sit(phone: Visitor, name: str) -> int:
    """Sit down where a link has led, with a finger; the presses that it took, the link included."""
    finger = CountingFinger()
    field = phone.page.get_by_role("textbox", name=like("your-name"))
    finger.press(field)
    field.fill(name)
    finger.press(phone.button("sit-down").first)
    return 1 + finger.presses


def test_a_friend_is_seated_by_a_link_with_the_third_press(visit: Visit, server: Serving) -> None:
    table, _ = server.lay(ADA, FRIEND, FRIEND)
    for name in ("Vera", "Nikos"):
        phone = visit(is_new=True, **PHONE).open(str(table))
        assert sit(phone, name) <= 3
        phone.page.get_by_text(name).first.wait_for()


@pytest.mark.parametrize("typed", ["{said}", "{url}/t/{table}", "{url}/j/{code}"])
def test_to_paste_a_code_or_a_link_is_enough_to_get_to_a_table(visit: Visit, server: Serving, typed: str) -> None:
    table, _ = server.lay(ADA, FRIEND)
    visitor = visit(is_new=True).open(str(table))
    code = visitor.page.get_by_text(like("code")).locator("xpath=following-sibling::b").inner_text()
    visitor.open()
    said = f" {code.upper().replace('-', ' ')} "
    pasted = typed.format(said=said, code=code, url=server.url, table=table.table)
    visitor.page.get_by_role("textbox", name=say("join-code")).evaluate(
        """(field, text) => {
            const data = new DataTransfer();
            data.setData("text", text);
            field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        }""",
        pasted,
    )
    expect(visitor.button("sit-down")).to_be_visible()
    assert visitor.page.url == str(table)


def test_a_code_that_no_table_has_and_what_is_none_are_refused_where_they_were_typed(visit: Visit) -> None:
    visitor = visit(is_new=True).open("/j/nosuch-10")
    expect(visitor.text("refused-code")).to_be_visible()
    field = visitor.page.get_by_role("textbox", name=say("join-code"))
    expect(field).to_have_value("nosuch-10")
    field.fill("hello")
    visitor.button("join-table").click()
    expect(visitor.text("join-unreadable")).to_be_visible()
    visitor.faults.clear()  # a browser reports every refusal as an error


def test_play_with_friends_shows_link_and_code_at_once_and_starts_with_those_who_came(visit: Visit) -> None:
    host = visit(is_new=True).open()
    mouse = CountingMouse()
    mouse.press(host.button("play-friends"))
    link = host.page.get_by_role("textbox", name=say("link")).input_value()
    expect(host.page.get_by_role("img", name=say("link-for-cameras"))).to_be_visible()
    assert mouse.presses == 1
    host.page.get_by_role("textbox", name=say("your-name")).fill("Katla")
    host.button("sit-down").first.click()
    expect(host.button("start-with-bots")).to_be_in_viewport()
    friend = visit(is_new=True, **PHONE).open(link)
    assert sit(friend, "Nikos") <= 3
    start = host.page.get_by_role("button", name=say("start-with", count=2))
    start.click()
    for visitor in (host, friend):
        visitor.until(lambda visitor=visitor: visitor.is_asked)  # type: ignore[misc]
    assert host.page.get_by_role("region", name=say("players")).get_by_text("Nikos").count()
    host.open().button("play-friends").click()  # the name is asked for once
    expect(host.page.get_by_role("listitem").filter(has_text="Katla")).to_be_visible()


def test_a_big_screen_with_two_phones_plays_after_four_presses_on_it_at_most(visit: Visit) -> None:
    screen = visit(is_new=True, viewport={"width": 1920, "height": 1080}).open()
    mouse = CountingMouse()
    mouse.press(screen.button("play-screen"))
    link = screen.page.get_by_role("textbox", name=say("link")).input_value()
    phones = [visit(is_new=True, **PHONE).open(link.removesuffix("?hand")) for _ in range(2)]  # as a code leads there
    for phone, name in zip(phones, ("Ada", "Vera"), strict=True):
        assert sit(phone, name) <= 3
    mouse.press(screen.page.get_by_role("button", name=say("start-with", count=2)))
    expect(screen.page.locator("svg.board")).to_be_visible()
    for phone in phones:
        expect(phone.page.get_by_role("list", name=like("hand-of"))).to_be_visible()
        expect(phone.page.locator("svg.board")).to_have_count(0)
    assert mouse.presses <= 4


def test_a_host_makes_the_own_screen_the_big_one_and_takes_it_back(visit: Visit) -> None:
    host = visit(is_new=True).open()
    host.page.evaluate("localStorage.setItem('whistlestop.name', 'Katla')")
    host.open().button("play-friends").click()
    toggle = host.page.get_by_role("checkbox", name=re.compile(f"^{say('screen-choose')}"))
    seat = host.page.get_by_role("listitem").filter(has_text="Katla")
    expect(seat).to_be_visible()
    host.page.get_by_text(say("screen-choose")).click()
    expect(host.page.get_by_role("heading", name=say("screen-scan"))).to_be_visible()
    expect(seat).to_have_count(0)
    assert host.page.get_by_role("textbox", name=say("link")).input_value().endswith("?hand")
    host.page.get_by_text(say("screen-choose")).click()
    expect(host.button("sit-down")).to_be_visible()
    assert not toggle.is_checked()
