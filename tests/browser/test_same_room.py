"""The same room: one device passed around, with a curtain between turns that shows and holds nothing hidden."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.accessibility import violations_anywhere, violations_by_turns
from tests.support.browser.english import like, say
from tests.support.browser.every_language import hear, hear_every_language
from tests.support.browser.frames import Frames
from tests.support.browser.hidden_tickets import cities_of
from tests.support.browser.input_methods import Finger, Hand, Mouse
from tests.support.browser.player import Player
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import PATIENCE

NAMES = ("Ada", "Vera")
SIZES: dict[str, tuple[dict[str, Any], type[Hand]]] = {"wide": ({}, Mouse), "phone": (PHONE, Finger)}
A_FEW, MORE = 5, 10  # trains


class Room:
    """A device that is passed around, and all that its page was sent."""

    def __init__(self, visitor: Visitor, hand: Hand, **house: int) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.frames = Frames(self.page)
        self.player = Player(visitor, hand)
        self.house = house
        self.secrets = set[str]()  # tickets that one person alone has seen

    def lay(self) -> Room:
        """Lay a table for two at this device, from the first page."""
        choice = json.dumps({"houses": {"usa": self.house}, "guests": ["regular"], "first": 0})
        self.page.add_init_script(
            f"localStorage.getItem('whistlestop.choice') ?? localStorage.setItem('whistlestop.choice', '{choice}')"
        )
        self.visitor.open()
        self.page.get_by_role("combobox", name=say("seat-number", number=2)).select_option("here")
        self.page.get_by_role("textbox", name=say("your-name")).fill(NAMES[0])
        self.page.get_by_role("textbox", name=say("name-of-seat", number=2)).fill(NAMES[1])
        self.player.press(self.visitor.button("play"))
        self.wait()
        return self

    @property
    def curtain(self) -> Locator:
        """What lifts the curtain."""
        return self.visitor.button("curtain-lift")

    def wait(self) -> None:
        """Wait for the curtain, or for the end."""
        self.visitor.until(lambda: self.curtain.count() > 0 or self.visitor.is_over)

    def lift(self) -> str:
        """Lift the curtain; whose it was."""
        name = next(name for name in NAMES if say("curtain-lift", who=name) in (self.curtain.text_content() or ""))
        self.player.press(self.curtain)
        self.visitor.until(lambda: self.visitor.is_asked)
        self.visitor.settle()
        return name

    def hand_on(self) -> int:
        """Hand the device on; the number of frames that had come until then."""
        self.visitor.settle()
        self.secrets |= self.frames.secrets()
        came = len(self.frames.texts)
        self.player.press(self.visitor.button("hand-on"))
        return came

    def take_turn(self) -> None:
        """Decide until nothing is asked for any more."""
        while self.visitor.is_asked:
            self.player.decide()

    def check_curtain(self, since: int) -> None:
        """Nothing hidden is on the page, or came to it since the device was handed on."""
        self.visitor.settle()
        assert self.frames.leaks(since, self.secrets) == []
        assert not self.page.locator(".card, .ticket, .tray").count()
        page = self.page.content()
        told = [city for ticket in self.secrets for city in cities_of("usa", ticket)]
        assert [city for city in told if city in page] == []


@pytest.mark.parametrize(
    ("size", "trains"), [("phone", A_FEW), *(pytest.param(size, MORE, marks=pytest.mark.soak) for size in SIZES)]
)
def test_two_people_play_a_whole_game_on_one_device_and_the_curtain_hides_everything(
    visit: Visit, size: str, trains: int
) -> None:
    options, hand = SIZES[size]
    room = Room(visit(is_new=True, **options), hand(), trains=trains).lay()
    room.check_curtain(0)
    lifted = list[str]()
    while not room.visitor.is_over:
        lifted.append(room.lift())
        room.take_turn()
        if not room.visitor.is_over:
            came = room.hand_on()
            room.wait()
            room.check_curtain(came)
    assert room.secrets
    assert lifted[:4] == [*NAMES, *NAMES]  # first tickets, then turn by turn
    assert {*lifted} == {*NAMES}
    for name in NAMES:
        expect(room.page.get_by_role("button", name=name).first).to_be_visible()
    play_again(room)


def play_again(room: Room) -> None:
    """The same two lay the table again at once, one chair further."""
    came = len(room.frames.texts)
    room.player.press(room.visitor.button("play-again"))
    room.curtain.wait_for()
    room.check_curtain(came)
    assert room.lift() == NAMES[1]


def test_a_reload_or_a_device_laid_aside_lets_the_curtain_fall(visit: Visit) -> None:
    room = Room(visit(is_new=True), Mouse()).lay()
    assert room.lift() == "Ada"
    room.secrets |= room.frames.secrets()
    room.page.reload()
    room.wait()
    expect(room.curtain).to_be_visible()
    assert not room.page.locator(".card, .ticket").count()


@pytest.mark.soak
def test_a_turn_can_be_taken_back_until_the_device_is_handed_on(visit: Visit) -> None:
    room = Room(visit(is_new=True), Mouse(), trains=20).lay()
    for _ in range(200):
        room.lift()
        room.take_turn()
        if room.visitor.button("undo").count():
            break
        room.hand_on()
        room.wait()
    room.player.press(room.visitor.button("undo"))
    room.visitor.until(lambda: room.visitor.is_asked)
    assert not room.visitor.button("hand-on").count()


@pytest.mark.soak
def test_who_left_is_back_by_one_press_at_the_same_device(visit: Visit) -> None:
    room = Room(visit(is_new=True), Mouse()).lay()
    table = room.page.url
    assert room.lift() == "Ada"
    for name in ("menu", "leave-table", "leave"):
        room.page.get_by_role("button", name=say(name), exact=True).click()
    room.page.get_by_role("heading", name=say("home-title")).wait_for()
    room.visitor.open(table)
    room.curtain.wait_for()
    room.player.press(room.visitor.button("look-at-board"))
    room.player.press(room.page.get_by_role("button", name=say("curtain-held", who="Ada")))
    expect(room.page.get_by_role("list", name=like("hand-of"))).to_be_visible()


@pytest.mark.soak
def test_a_chair_that_went_to_another_device_is_no_longer_shown_here(visit: Visit) -> None:
    room = Room(visit(is_new=True), Mouse()).lay()
    host = room.page.evaluate("Object.values(JSON.parse(localStorage.getItem('whistlestop.hosts')))[0]")
    table = room.page.url.rpartition("/")[2]
    path = f"{room.visitor.url}/api/tables/{table}/links"
    headers = {"authorization": f"Bearer {host}"}
    httpx.post(path, json={"seat": 0}, headers=headers, timeout=PATIENCE).raise_for_status()
    room.player.press(room.curtain)
    expect(room.visitor.hears("closed-title-void")).to_be_visible()
    room.visitor.open(f"/t/{table}")
    room.visitor.until(lambda: room.visitor.is_asked)  # Vera is alone at this device, and needs no curtain


def test_alone_among_bots_there_is_no_curtain(visit: Visit) -> None:
    visitor = visit().open()
    visitor.button("play").click()
    visitor.until(lambda: visitor.is_asked)
    assert not visitor.button("curtain-lift").count()


def test_names_of_people_at_one_device_must_differ(visit: Visit) -> None:
    visitor = visit().open()
    visitor.page.get_by_role("combobox", name=say("seat-number", number=2)).select_option("here")
    visitor.page.get_by_role("textbox", name=say("your-name")).fill("Ada")
    visitor.button("play").click()
    field = visitor.page.get_by_role("textbox", name=say("name-of-seat", number=2))
    expect(field).to_be_focused()
    field.fill("Ada")
    expect(visitor.hears("names-missing")).to_be_visible()


@pytest.mark.soak
def test_the_curtain_is_for_everybody_in_any_language(visit: Visit) -> None:
    visitor = Room(visit(is_new=True), Mouse()).lay().visitor
    for number in range(2):
        hear(visitor, number)
        assert not (found := violations_by_turns(visitor, number + 2 * number)), "\n".join(found)


@pytest.mark.soak
def test_the_curtain_is_for_everybody_and_in_every_language(visit: Visit) -> None:
    visitor = Room(visit(is_new=True), Mouse()).lay().visitor
    assert not (found := violations_anywhere(visitor)), "\n".join(found)
    hear_every_language(visitor)
