"""The pictures of the documentation: which moments they show, with everybody at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from typing import Literal, NamedTuple

from tests.support.browser.english import say
from tests.support.browser.input_methods import Mouse
from tests.support.browser.lesson_player import Learner
from tests.support.browser.player import Player
from tests.support.browser.scene_actions import LIT_TUNNEL, ask_for_advice, light_a_payment, open_review
from tests.support.browser.scenes import Wanted, offers, play_until, start_for_phones
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import Serving
from whistlestop import Game
from whistlestop.bots import make_bot
from whistlestop.client import Client, Link
from whistlestop.client.lobby import sit_down

NAMES = ("Katla", "Nikos", "Jure", "Ines")
WIDE, PHONE = (1440, 900), (360, 740)
Place = Callable[[Serving], AbstractContextManager[str]]
Showing = Callable[[Serving, Visitor], AbstractContextManager[None]]


class Piece(NamedTuple):
    """A picture: its name, what brings a visitor to its moment and keeps it, its size and its colours."""

    name: str
    showing: Showing
    size: tuple[int, int] = WIDE
    scheme: Literal["light", "dark"] = "light"


def at(place: Place, act: Callable[[Player], object] = lambda player: None) -> Showing:
    """A place, after something was done there."""

    @contextmanager
    def show(server: Serving, visitor: Visitor) -> Iterator[None]:
        with place(server) as link:
            visitor.open(link)
            act(Player(visitor, Mouse()))
            yield

    return show


def a_step(lesson: str, step: int) -> Showing:
    """A step of a lesson."""

    @contextmanager
    def show(server: Serving, visitor: Visitor) -> Iterator[None]:
        Learner(visitor, Mouse(), lesson).walk(until=step)
        yield

    return show


def on_a_big_screen(edition: str, moves: int) -> Showing:
    """A screen that is the board, while everybody plays on a phone."""

    @contextmanager
    def show(server: Serving, visitor: Visitor) -> Iterator[None]:
        table = start_for_phones(visitor, phones=3, edition=edition)
        links = [sit_down(table, name) for name in NAMES[:3]]
        play_until(links, turn_after(moves), ())
        with all_there(links):
            yield

    return show


@contextmanager
def all_there(links: Iterable[Link]) -> Iterator[None]:
    """Keep everybody connected to the table."""
    with ExitStack() as stack:
        for link in links:
            stack.enter_context(Client(link))
        yield


@contextmanager
def front(server: Serving) -> Iterator[str]:
    """The first page."""
    yield "/"


def a_rule(rule: str) -> Place:
    """The page of a rule."""

    @contextmanager
    def turn(server: Serving) -> Iterator[str]:
        yield f"/rules/{rule}"

    return turn


def among_friends(edition: str, seats: int, wanted: Wanted) -> Place:
    """A table at a moment of the first player, while the others stay there."""

    @contextmanager
    def sit(server: Serving) -> Iterator[str]:
        people = [{"sits": "here" if seat else "host", "name": NAMES[seat]} for seat in range(seats)]
        links = server.lay(*people, edition=edition)[1:]
        play_until(links, wanted, ())
        with all_there(links[1:]):
            yield str(links[0])

    return sit


def in_the_hand(table: Place) -> Place:
    """A seat at a table whose board is on a big screen."""

    @contextmanager
    def hold(server: Serving) -> Iterator[str]:
        with table(server) as link:
            yield link.replace("#", "?hand#")

    return hold


def share_the_device(player: Player) -> None:
    """Start a table for two on one device, until it is to be passed on for the first time."""
    page = player.page
    player.press(player.visitor.button("seats-change"))
    page.get_by_role("combobox", name=say("seat-number", number=2)).select_option("here")
    page.get_by_role("textbox", name=say("your-name")).fill(NAMES[0])
    page.get_by_role("textbox", name=say("name-of-seat", number=2)).fill(NAMES[1])
    player.press(player.visitor.button("play"))
    player.visitor.button("curtain-lift").wait_for()


def show_the_review(player: Player) -> None:
    """Open the review, and scroll to it."""
    open_review(player)
    player.page.get_by_role("heading", name=say("review-title")).evaluate("heading => heading.scrollIntoView()")


def count_a_game(player: Player) -> None:
    """Set up the end of a game on the printed board of Europe."""
    game, bots = Game("europe", 3, 5), [make_bot("regular", seed) for seed in range(3)]
    while game.seat is not None:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    position = game.position()
    tickets = {ticket: seat for seat, held in enumerate(position["tickets"]) for ticket in held}
    names = {"edition": "europe", "playing": [0, 1, 2], "names": dict(enumerate(NAMES)), "tickets": tickets}
    sheet = {**names, "routes": position["routes"], "stations": position["stations"]}
    player.page.evaluate("sheet => localStorage.setItem('whistlestop.score', JSON.stringify(sheet))", sheet)
    player.visitor.open("/score")


def turn_after(moves: int) -> Wanted:
    return offers("draw", "claims", phase="turn", after=moves)


USA = among_friends("usa", 4, turn_after(180))
EUROPE = among_friends("europe", 3, turn_after(150))
NORDIC = among_friends("nordic", 3, turn_after(110))


def replay_of(edition: str, seats: int, moment: str) -> Place:
    """The replay of a finished game at a moment."""

    @contextmanager
    def look(server: Serving) -> Iterator[str]:
        with among_friends(edition, seats, lambda client: client.is_over)(server) as link:
            yield f"/replay/{Link.read(link).table}#{moment}"

    return look


OVER = among_friends("usa", 4, lambda client: client.is_over)
GALLERY = [
    Piece("home", at(front)),
    Piece("usa", at(USA, light_a_payment)),
    Piece("europe", at(EUROPE, partial(light_a_payment, kind=LIT_TUNNEL)), scheme="dark"),
    Piece("nordic", at(NORDIC)),
    Piece("phone", at(NORDIC), PHONE),
    Piece("phone-payment", at(USA, light_a_payment), PHONE, "dark"),
    Piece("advice", at(USA, ask_for_advice)),
    Piece("results", at(OVER)),
    Piece("rule", at(a_rule("C6"))),
    Piece("rule-phone", at(a_rule("U2")), PHONE, "dark"),
    Piece("lesson", a_step("usa", 6)),
    Piece("lesson-phone", a_step("nordic", 3), PHONE, "dark"),
    Piece("curtain", at(front, share_the_device)),
    Piece("big-screen", on_a_big_screen("europe", 150)),
    Piece("phone-hand", at(in_the_hand(EUROPE)), PHONE),
    Piece("score", at(front, count_a_game)),
    Piece("replay", at(replay_of("europe", 3, "150"))),
    Piece("phone-replay", at(replay_of("usa", 3, "120/1")), PHONE, "dark"),
    Piece("review", at(among_friends("europe", 3, lambda client: client.is_over), show_the_review)),
]
