"""A big screen as the board and phones as hands: joined by the screen's code, and nothing hidden reaches the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_together import take_turns
from tests.support.browser.accessibility import violations
from tests.support.browser.english import like, say
from tests.support.browser.every_language import check_a_language, check_every_language, texts
from tests.support.browser.frames import Frames
from tests.support.browser.hidden_tickets import written
from tests.support.browser.input_methods import Finger
from tests.support.browser.player import Player
from tests.support.browser.scene_actions import WAYS
from tests.support.browser.scenes import start_for_phones
from tests.support.browser.visitor import Visitor


class Handheld(Player):
    """Somebody whose phone is a hand: routes are claimed from the list."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        super().__init__(visitor, Finger(), seed)
        self.frames = Frames(visitor.page)

    def claim(self) -> bool:
        cards, routes = (self.page.get_by_role("tab", name=like(name)) for name in ("tab-cards", "tab-routes"))
        self.press_any(routes)
        if not self.press_any(self.page.locator(".pick")):
            self.press_any(cards)
            return False
        self.press_any(self.page.get_by_role("button", name=WAYS))
        if self.page.get_by_role("radiogroup").count():
            self.choose_payment()
        self.press(self.visitor.button("claim"))
        self.press_any(cards)  # unless that was the end
        return True

    def build(self) -> bool:
        return False


class Screen:
    """A big screen with a table for two phones, and everything that it received."""

    def __init__(self, visitor: Visitor, **house: int) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.frames = Frames(self.page)
        self.link = f"{start_for_phones(visitor, 2, house=house)}?hand"

    def check(self, secrets: set[str]) -> None:
        """Check that no hidden information has come to the screen, and that none is shown until the end."""
        self.visitor.settle()
        shared = '"type":"looking"'  # a player who picks a route on a phone shows it to the room
        assert [frame for frame in self.frames.leaks(0, secrets) if shared not in frame] == []
        page, shown = self.page.content(), texts(self.visitor)
        if self.visitor.is_over:
            return
        assert not self.page.get_by_role("list", name=like("hand-of")).count()
        assert not self.page.locator(".ticket").count()
        assert [ticket for ticket in secrets if ticket in page] == []
        assert [text for text in written("usa", secrets) if text in shown] == []


def sit(visit: Visit, link: str, name: str, seed: int) -> Handheld:
    """Somebody who has pointed a phone's camera at the screen."""
    player = Handheld(visit(is_new=True, **PHONE), seed)
    player.visitor.open(link)
    player.page.get_by_role("textbox", name=like("your-name")).fill(name)
    player.visitor.button("sit-down").first.tap()
    return player


@pytest.mark.parametrize("trains", [5, pytest.param(10, marks=pytest.mark.soak)])
def test_two_phones_play_a_whole_game_beside_a_screen_without_hidden_information(visit: Visit, trains: int) -> None:
    screen = Screen(visit(is_new=True, viewport={"width": 1920, "height": 1080}), trains=trains)
    players = [sit(visit, screen.link, name, seed) for seed, name in enumerate(("Ada", "Vera"))]
    while not screen.visitor.is_over:
        take_turns(*players, decisions=6)
        screen.check(secrets := {ticket for player in players for ticket in player.frames.secrets()})
        assert secrets
        assert players[0].visitor.is_over or not players[0].page.locator("svg.board").count()
    assert len(screen.frames.views()) > trains
    assert not any(message["type"] == "looking" for player in players for message in player.frames.messages())
    assert all(player.did["claim"] for player in players)


@pytest.mark.soak
def test_a_phone_can_look_at_the_board_and_comes_back_to_its_cards(visit: Visit) -> None:
    screen = Screen(visit(is_new=True))
    players = [sit(visit, screen.link, name, seed) for seed, name in enumerate(("Ada", "Vera"))]
    take_turns(*players, decisions=2)
    phone = players[0].visitor
    phone.button("look-at-board").tap()
    expect(phone.page.locator("svg.board")).to_be_visible()
    phone.button("hand-back").tap()
    expect(phone.page.locator("svg.board")).to_have_count(0)
    expect(screen.page.locator("svg.board")).to_be_visible()
    for number, visitor in enumerate((screen.visitor, phone)):
        check_a_language(visitor, number)  # which leaves no announcement behind
        before = texts(visitor)
        check_a_language(visitor, number)
        assert texts(visitor) == before
        visitor.page.emulate_media(color_scheme="dark" if number else "light")
        visitor.settle()
        assert violations(visitor) == []


@pytest.mark.soak
def test_axe_finds_no_fault_in_any_language(visit: Visit) -> None:
    screen = Screen(visit(is_new=True))
    players = [sit(visit, screen.link, name, seed) for seed, name in enumerate(("Ada", "Vera"))]
    take_turns(*players, decisions=2)
    for visitor in (screen.visitor, players[0].visitor):
        check_every_language(visitor)
        for scheme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme=scheme)
            visitor.settle()
            assert violations(visitor) == []


@pytest.mark.soak
def test_the_screen_shows_a_new_code_for_somebody_whose_phone_is_gone(visit: Visit) -> None:
    screen = Screen(visit(is_new=True))
    players = [sit(visit, screen.link, name, seed) for seed, name in enumerate(("Ada", "Vera"))]
    for player in players:
        player.visitor.until(player.visitor.page.get_by_role("list", name=like("hand-of")).is_visible)
    players[1].page.close()
    screen.visitor.button("new-link").click()
    link = screen.page.get_by_role("textbox", name=say("new-link")).input_value()
    assert "?hand#" in link
    again = visit(**PHONE).open(link)
    again.button("take-seat").tap()
    expect(again.page.get_by_role("list", name=like("hand-of"))).to_be_visible()


@pytest.mark.soak
def test_axe_finds_no_fault_on_the_waiting_screen(visit: Visit) -> None:
    screen = Screen(visit(is_new=True))
    for width in (1440, 360):
        screen.page.set_viewport_size({"width": width, "height": 900})
        screen.visitor.settle()
        assert violations(screen.visitor) == []
