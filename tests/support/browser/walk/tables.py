"""The walk to tables that wait and that play: of hosts, guests and spectators, by phone, and on a shared device."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx

from tests.support.browser.english import like, say
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import Player
from tests.support.browser.scene_actions import LIT_TUNNEL, ask_why_not, light_a_payment, press
from tests.support.browser.scenes import at_table, end_on, offers, play_until, start_for_phones, turn_on
from tests.support.browser.visitor import Visitor
from tests.support.browser.walk.stop import Stop, on_a_phone
from tests.support.server_thread import ADA, BEN, FRIEND, Serving
from whistlestop.client import Client, Link
from whistlestop.client.lobby import sit_down

STORE = "([name, table, value]) => localStorage.setItem(`whistlestop.${name}`, JSON.stringify({ [table]: value }))"
CLOCK = {"pace": "live", "bank": 600, "increment": 45}


def as_host(server: Serving, visitor: Visitor, *people: dict[str, Any], **options: Any) -> tuple[Link, list[Link]]:
    """Start a table on the device of a visitor, who has its first seat; the table, and the links of its seats."""
    created = server.lay_hosted(*people, **options)
    table = created["table"]
    visitor.open().page.evaluate(STORE, ["hosts", table, created["host"]])
    seats = [Link(server.url, table, chair["token"]) for chair in created["chairs"]]
    return Link(server.url, table), seats


def waiting_host(server: Serving, visitor: Visitor) -> Iterator[None]:
    """A host who waits: free seats, then a guest whose link is replaced."""
    visitor.page.add_init_script("navigator.share = () => Promise.resolve()")  # as phones have it
    table, seats = as_host(server, visitor, ADA, FRIEND, FRIEND, **CLOCK, house={"trains": 30}, onlookers=False)
    visitor.open(str(seats[0]))
    yield
    sit_down(table, "Vera")
    visitor.button("new-link").click()
    yield


def waiting_guest(server: Serving, visitor: Visitor) -> Iterator[None]:
    """A guest who cannot have a name that is taken, sits down, and could leave again."""
    table = server.lay(ADA, FRIEND, FRIEND)[0]
    visitor.open(str(table))
    for name in ("Ada", "Vera"):
        visitor.page.get_by_role("textbox", name=like("your-name")).fill(name)
        visitor.button("sit-down").first.click()
        yield


def replaced_link(server: Serving, visitor: Visitor) -> Iterator[None]:
    """An invitation on a device that plays already, and the link that it has replaced."""
    created = server.lay_hosted(ADA, BEN)
    mine, old = (chair["token"] for chair in created["chairs"])
    invitation = server.renew(created, seat=1)
    visitor.open(str(invitation._replace(token=old)))
    visitor.text("closed-title-void").wait_for()
    yield
    visitor.open(str(invitation._replace(token=mine)))
    visitor.open(str(invitation))
    yield


def closed_to_spectators(server: Serving, visitor: Visitor) -> Iterator[None]:
    """A table without spectators, opened by one."""
    table = server.lay(ADA, BEN, onlookers=False)[0]
    visitor.open(str(table))
    visitor.text("closed-title-private").wait_for()
    yield


def menus(server: Serving, visitor: Visitor) -> Iterator[None]:
    """Everything in the menu of a host: the own seat on another device, lost links, a pause, and leaving."""
    _, seats = as_host(server, visitor, ADA, BEN, FRIEND, **CLOCK)
    sit_down(seats[0], "Vera")
    play_until(seats, offers("keep"), ())
    visitor.open(str(seats[0]))
    visitor.button("menu").click()
    for name in ("chair-link", "lost-links"):
        visitor.page.get_by_text(say(name)).click()
    visitor.page.get_by_role("dialog", name=say("menu")).get_by_role("button", name=say("new-link")).last.click()
    visitor.settle()
    yield
    visitor.button("leave-table").click()
    yield


def pauses(server: Serving, visitor: Visitor) -> Iterator[None]:
    """A pause that I ask for, that another asks for, and that goes on until both are ready."""
    _, *seats = server.lay(ADA, BEN, **CLOCK)
    with Client(seats[1]) as ben:
        visitor.open(str(seats[0]))
        for name in ("menu", "pause-ask"):
            visitor.button(name).click()
        visitor.text("pause-asked").wait_for()
        yield
        visitor.button("pause-withdraw").click()
        ben.ask("pause")
        visitor.text("pause-wanted", who="Ben").wait_for()
        yield
        visitor.button("pause-agree").click()
        visitor.text("paused-agreed").first.wait_for()
        yield
        visitor.button("pause-continue").click()
        visitor.text("pause-ready", who="Ben").wait_for()
        yield


def company(server: Serving, visitor: Visitor) -> Iterator[None]:
    """Phrases to choose from, one that was said, and a claim that can be undone."""
    _, *seats = server.lay(ADA, BEN)
    with Client(seats[1]) as ben:
        play_until(seats, offers("claims", phase="turn", after=30), ())
        visitor.open(str(seats[0]))
        if visitor.button("players-more").count():
            visitor.button("players-more").click()
        visitor.button("say").click()
        yield
        ben.ask("say", phrase="one_moment")
        visitor.text("phrase-one_moment").last.wait_for()
        yield
        player = Player(visitor, Mouse())
        light_a_payment(player)
        press(player, "claim")
        visitor.button("undo").wait_for()
        yield


def dug_tunnel(server: Serving, visitor: Visitor) -> Iterator[None]:
    """A tunnel that is dug by pressing, with the odds of that moment."""
    link = at_table("europe", offers("claims", phase="turn", after=151))
    player = Player(visitor.open(link(server)), Mouse())
    light_a_payment(player, LIT_TUNNEL)
    press(player, "claim")
    visitor.page.get_by_role("status").first.wait_for(state="attached")
    yield


def again(server: Serving, visitor: Visitor) -> Iterator[None]:
    """A finished game whose other player has asked for another one, and the rematch, which waits for that player."""
    _, *seats = server.lay(ADA, BEN, house={"trains": 5})
    play_until(seats, lambda client: client.is_over, ())
    visitor.open(str(seats[0]))
    headers = {"authorization": f"Bearer {seats[1].token}"}
    httpx.post(f"{server.url}/api/tables/{seats[1].table}/again", json={}, headers=headers).raise_for_status()
    visitor.text("again-told").wait_for()
    yield
    visitor.button("again-follow").click()
    visitor.text("seat-awaited").wait_for()
    yield


def whole_game(server: Serving, visitor: Visitor) -> Iterator[None]:
    """A game from home to its end, with all that this device has checked of its deal."""
    choice = json.dumps({"houses": {"usa": {"trains": 3}}, "guests": ["beginner"]})
    visitor.open().page.evaluate("choice => localStorage.setItem('whistlestop.choice', choice)", choice)
    visitor.open().button("seats-change").click()
    visitor.page.get_by_role("textbox", name=say("your-name")).fill("Ada")
    visitor.button("play").click()
    Player(visitor, Mouse()).play_out()
    visitor.page.get_by_text(say("deal-title")).click()
    yield


def server_gone(server: Serving, visitor: Visitor) -> Iterator[None]:
    """A server that has not answered for a while: the clock of the device is put forward."""
    visitor.page.add_init_script("const now = Date.now; Date.now = () => now() + (window.later ?? 0)")
    visitor.open(turn_on("usa")(server))
    visitor.may_disconnect = True
    visitor.context.set_offline(True)
    visitor.page.evaluate("window.later = 60_000")
    visitor.text("server-gone").wait_for()
    yield


def shared_device(server: Serving, visitor: Visitor) -> Iterator[None]:
    """One device for two: to be passed on, in the hands of a player, passed on again, and with the board to look at."""
    page = visitor.open().page
    visitor.button("seats-change").click()
    page.get_by_role("combobox", name=say("seat-number", number=2)).select_option("here")
    page.get_by_role("textbox", name=say("your-name")).fill("Ada")
    page.get_by_role("textbox", name=say("name-of-seat", number=2)).fill("Ben")
    visitor.button("play").click()
    player = Player(visitor, Mouse())
    for _ in range(3):
        visitor.button("curtain-lift").wait_for()
        yield
        press(player, "curtain-lift")
        visitor.until(lambda: visitor.is_asked)
        while visitor.is_asked:
            player.decide()
        visitor.button("hand-on").wait_for()
        yield
        press(player, "hand-on")
    visitor.button("curtain-lift").wait_for()
    yield
    press(player, "look-at-board")
    visitor.button("curtain-back").wait_for()
    yield


def big_screen(server: Serving, visitor: Visitor) -> Iterator[None]:
    """A big screen that waits for phones, and that shows the board while they play."""
    table = start_for_phones(visitor, phones=2)
    yield
    seats = [sit_down(table, name) for name in ("Ada", "Ben")]
    play_until(seats, offers("draw", phase="turn", after=20), ())
    visitor.settle()
    yield
    visitor.button("menu").click()
    yield


def hand_of(edition: str, after: int) -> Any:
    """A seat at a table whose board is on a big screen."""
    link = at_table(edition, offers("draw", "claims", phase="turn", after=after))
    return lambda server: link(server).replace("#", "?hand#")


def tab(name: str) -> Any:
    """Turns to a tab of the sheet."""
    return lambda player: player.press(player.page.locator(f"#tab-{name}"))


def open_players(player: Player) -> None:
    """Open what there is to know about everybody."""
    press(player, "players-more")


def open_news(player: Player) -> None:
    """Open what has happened since my last turn."""
    player.press(player.page.get_by_role("button", name=say("log-since")))


TABLES = [
    *(
        Stop(states.__name__.replace("_", "-"), states)
        for states in (waiting_guest, replaced_link, closed_to_spectators, menus, pauses, company, again, whole_game)
    ),
    Stop("waiting-host", waiting_host, is_new=True),
    Stop("server-gone", server_gone, is_new=True),
    Stop("dug-tunnel", dug_tunnel),
    Stop("shared-device", shared_device, is_new=True),
    Stop("big-screen", big_screen, is_new=True),
    on_a_phone("phone-tabs", turn_on("europe"), *map(tab, ("cards", "tickets", "log")), open_players),
    on_a_phone("phone-news", turn_on("usa"), open_news),
    on_a_phone("phone-payment", turn_on("nordic"), light_a_payment),
    on_a_phone("phone-odds", turn_on("europe"), lambda player: light_a_payment(player, LIT_TUNNEL)),
    on_a_phone("phone-why-not", turn_on("europe"), ask_why_not),
    on_a_phone("phone-keep", at_table("europe", offers("keep"))),
    on_a_phone("phone-results", end_on("europe")),
    on_a_phone(
        "phone-hand", hand_of("europe", 152), lambda player: None, lambda player: press(player, "look-at-board")
    ),
]
