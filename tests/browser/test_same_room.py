"""The same device: one device is passed around, and between turns its page shows and holds no hidden information."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.accessibility import violations_anywhere, violations_by_turns
from tests.support.browser.english import like, say
from tests.support.browser.every_language import check_a_language, check_every_language
from tests.support.browser.frames import Frames
from tests.support.browser.hidden_tickets import cities_of
from tests.support.browser.input_methods import Finger, Hand, Mouse
from tests.support.browser.player import Player
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import PATIENCE

NAMES = ("Ada", "Vera")
SIZES: dict[str, tuple[dict[str, Any], type[Hand]]] = {"wide": ({}, Mouse), "phone": (PHONE, Finger)}
A_FEW, MORE = 5, 10  # trains


class SharedDevice:
    """A device that is passed around, and everything that its page received."""

    def __init__(self, visitor: Visitor, hand: Hand, **house: int) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.frames = Frames(self.page)
        self.player = Player(visitor, hand)
        self.house = house
        self.secrets = set[str]()  # tickets that only one player has seen

    def start(self) -> SharedDevice:
        """Start a table for two on this device, from the home page."""
        choice = json.dumps({"houses": {"usa": self.house}, "guests": ["regular"], "first": 0})
        self.page.add_init_script(
            f"localStorage.getItem('whistlestop.choice') ?? localStorage.setItem('whistlestop.choice', '{choice}')"
        )
        self.visitor.open().button("seats-change").click()
        self.page.get_by_role("combobox", name=say("seat-number", number=2)).select_option("here")
        self.page.get_by_role("textbox", name=say("your-name")).fill(NAMES[0])
        self.page.get_by_role("textbox", name=say("name-of-seat", number=2)).fill(NAMES[1])
        self.player.press(self.visitor.button("play"))
        self.wait()
        return self

    @property
    def show_cards(self) -> Locator:
        """The button that shows the cards of the next player."""
        return self.visitor.button("curtain-lift")

    def wait(self) -> None:
        """Wait until the device is to be passed on, or for the end."""
        self.visitor.until(lambda: self.show_cards.count() > 0 or self.visitor.is_over)

    def take_over(self) -> str:
        """Show the cards of the next player; their name."""
        name = next(name for name in NAMES if say("curtain-lift", who=name) in (self.show_cards.text_content() or ""))
        self.player.press(self.show_cards)
        self.visitor.until(lambda: self.visitor.is_asked)
        self.visitor.settle()
        return name

    def pass_on(self) -> int:
        """Pass the device on; the number of frames that had come until then."""
        self.visitor.settle()
        self.secrets |= self.frames.secrets()
        came = len(self.frames.texts)
        self.player.press(self.visitor.button("hand-on"))
        return came

    def take_turn(self) -> None:
        """Decide until nothing is asked for any more."""
        while self.visitor.is_asked:
            self.player.decide()
        self.visitor.until(lambda: self.visitor.button("hand-on").count() > 0 or self.visitor.is_over)

    def check_nothing_hidden(self, since: int) -> None:
        """Check that no hidden information is on the page, or came to it since the device was passed on."""
        self.visitor.settle()
        assert self.frames.leaks(since, self.secrets) == []
        assert not self.page.locator(".card, .ticket, .tray").count()
        page = self.page.content()
        hidden = [city for ticket in self.secrets for city in cities_of("usa", ticket)]
        assert [city for city in hidden if city in page] == []


@pytest.mark.parametrize(
    ("size", "trains"), [("phone", A_FEW), *(pytest.param(size, MORE, marks=pytest.mark.soak) for size in SIZES)]
)
def test_two_people_play_a_whole_game_on_one_device_and_see_nothing_of_each_other(
    visit: Visit, size: str, trains: int
) -> None:
    options, hand = SIZES[size]
    device = SharedDevice(visit(is_new=True, **options), hand(), trains=trains).start()
    device.check_nothing_hidden(0)
    taken = list[str]()
    while not device.visitor.is_over:
        taken.append(device.take_over())
        device.take_turn()
        if not device.visitor.is_over:
            came = device.pass_on()
            device.wait()
            device.check_nothing_hidden(came)
    assert device.secrets
    assert taken[:4] == [*NAMES, *NAMES]  # first tickets, then turn by turn
    assert {*taken} == {*NAMES}
    for name in NAMES:
        expect(device.page.get_by_role("button", name=name).first).to_be_visible()
    play_again(device)


def play_again(device: SharedDevice) -> None:
    """The same two start again at once: each chooses tickets, and the one who did not begin the last game goes on."""
    came = len(device.frames.texts)
    device.player.press(device.visitor.button("play-again"))
    device.show_cards.wait_for()
    device.check_nothing_hidden(came)
    for name in NAMES:
        assert device.take_over() == name
        device.take_turn()
        device.pass_on()
        device.wait()
    assert device.take_over() == NAMES[0]


def test_a_reload_hides_the_cards_again(visit: Visit) -> None:
    device = SharedDevice(visit(is_new=True), Mouse()).start()
    assert device.take_over() == "Ada"
    device.secrets |= device.frames.secrets()
    device.page.reload()
    device.wait()
    expect(device.show_cards).to_be_visible()
    assert not device.page.locator(".card, .ticket").count()


@pytest.mark.soak
def test_a_turn_can_be_undone_until_the_device_is_passed_on(visit: Visit) -> None:
    device = SharedDevice(visit(is_new=True), Mouse(), trains=20).start()
    for _ in range(200):
        device.take_over()
        device.take_turn()
        if device.visitor.button("undo").count():
            break
        device.pass_on()
        device.wait()
    device.player.press(device.visitor.button("undo"))
    device.visitor.until(lambda: device.visitor.is_asked)
    assert not device.visitor.button("hand-on").count()


@pytest.mark.soak
def test_a_player_who_left_is_back_by_one_press_at_the_same_device(visit: Visit) -> None:
    device = SharedDevice(visit(is_new=True), Mouse()).start()
    table = device.page.url
    assert device.take_over() == "Ada"
    for name in ("menu", "leave-table", "leave"):
        device.page.get_by_role("button", name=say(name), exact=True).click()
    device.page.get_by_role("heading", name=say("home-title")).wait_for()
    device.visitor.open(table)
    device.show_cards.wait_for()
    device.player.press(device.visitor.button("look-at-board"))
    device.player.press(device.page.get_by_role("button", name=say("curtain-held", who="Ada")))
    expect(device.page.get_by_role("list", name=like("hand-of"))).to_be_visible()


@pytest.mark.soak
def test_a_seat_that_went_to_another_device_is_no_longer_shown_here(visit: Visit) -> None:
    device = SharedDevice(visit(is_new=True), Mouse()).start()
    host = device.page.evaluate("Object.values(JSON.parse(localStorage.getItem('whistlestop.hosts')))[0]")
    table = device.page.url.rpartition("/")[2]
    path = f"{device.visitor.url}/api/tables/{table}/links"
    headers = {"authorization": f"Bearer {host}"}
    httpx.post(path, json={"seat": 0}, headers=headers, timeout=PATIENCE).raise_for_status()
    device.player.press(device.show_cards)
    expect(device.visitor.text("closed-title-void")).to_be_visible()
    device.visitor.open(f"/t/{table}")
    device.visitor.until(lambda: device.visitor.is_asked)  # Vera is alone at this device, and passes it to nobody


def test_alone_among_bots_the_device_is_never_passed_on(visit: Visit) -> None:
    visitor = visit().open()
    visitor.button("play").click()
    visitor.until(lambda: visitor.is_asked)
    assert not visitor.button("curtain-lift").count()


def test_names_of_people_at_one_device_must_differ(visit: Visit) -> None:
    visitor = visit().open()
    visitor.button("seats-change").click()
    visitor.page.get_by_role("combobox", name=say("seat-number", number=2)).select_option("here")
    visitor.page.get_by_role("textbox", name=say("your-name")).fill("Ada")
    visitor.button("play").click()
    field = visitor.page.get_by_role("textbox", name=say("name-of-seat", number=2))
    expect(field).to_be_focused()
    field.fill("Ada")
    expect(visitor.text("names-missing")).to_be_visible()


@pytest.mark.soak
def test_axe_finds_no_fault_by_turns_in_some_languages(visit: Visit) -> None:
    visitor = SharedDevice(visit(is_new=True), Mouse()).start().visitor
    for number in range(2):
        check_a_language(visitor, number)
        assert not (found := violations_by_turns(visitor, number + 2 * number)), "\n".join(found)


@pytest.mark.soak
def test_axe_finds_no_fault_and_every_language_is_complete(visit: Visit) -> None:
    visitor = SharedDevice(visit(is_new=True), Mouse()).start().visitor
    assert not (found := violations_anywhere(visitor)), "\n".join(found)
    check_every_language(visitor)
