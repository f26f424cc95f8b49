"""The states of the page that matter: reached by the same moves every time, and opened in a browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from types import MappingProxyType
from typing import Any, NamedTuple
from unittest.mock import patch

from tests.support.browser.english import say
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import LIT_CITY, STACK_OF_TICKETS, Player
from tests.support.browser.scene_actions import (
    LIT_TUNNEL,
    ask_why_not,
    become_a_screen,
    continue_from_here,
    leave_by_another_page,
    light_a_payment,
    list_routes,
    lose_connection,
    pick_a_route,
    plan_a_way,
    press,
    read_the_rule,
    start_waiting,
    type_key,
    type_nonsense,
)
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import ADA, BEN, FRIEND, Serving
from whistlestop import editions
from whistlestop.bots import make_bot
from whistlestop.box import open_box
from whistlestop.client import Client, Link
from whistlestop.review import review_of

Wanted = Callable[[Client], bool]
LinkOf = Callable[[Serving], str]
PEOPLE = [{"sits": "host", "name": "Ada"}, {"sits": "here", "name": "Ben"}, {"sits": "here", "name": "Cleo"}]
MAX_MOVES = 1000
BOARD = "svg.board"
TUNNELS = tuple(f"claim {route.a}:{route.b}" for route in open_box("europe").board.routes if route.kind == "tunnel")


@contextmanager
def fixed_chance() -> Iterator[None]:
    """Deal the same cards at every table, unless a player adds a word to the seed."""
    with patch("whistlestop.server.hall.new_secret", lambda: "the same cards every time"):
        yield


@contextmanager
def quick_reviews() -> Iterator[None]:
    """Play on only once from each position: the numbers of a review do not matter here."""
    quick = partial(review_of, playouts=1)
    with patch("whistlestop.server.work.reviewing.review_of", quick), patch("whistlestop.review.winning.FEWEST", 1):
        yield


class Scene(NamedTuple):
    """A state of the page: its name, the link that opens it, and what is done there first."""

    name: str
    link: LinkOf
    act: Callable[[Player], object] = lambda player: None

    def show(self, server: Serving, visitor: Visitor) -> None:
        """Bring a visitor to this state."""
        visitor.open(self.link(server))
        self.act(Player(visitor, Mouse()))
        visitor.settle()


def at_table(edition: str, wanted: Wanted, wish: tuple[str, ...] = (), seat: int = 0, **house: int) -> LinkOf:
    """A link to a table at which three people play until the first of them is where the test wants her."""

    @cache  # a table that is only looked at serves many scenes and tests
    def play(server: Serving) -> str:
        links = server.lay(*PEOPLE, edition=edition, house=house)
        play_until(links[1:], wanted, wish)
        return str(links[seat + 1])

    return play


def play_until(links: list[Link], wanted: Wanted, wish: tuple[str, ...]) -> None:
    """Let bots move for everybody until the first player is where the test wants her; wished actions come first."""
    with ExitStack() as stack:
        clients = [stack.enter_context(Client(link)) for link in links]
        bots = [make_bot("regular", seed) for seed in range(len(links))]
        for _ in range(MAX_MOVES):
            catch_up(clients)
            if wanted(clients[0]):
                return
            seat = next(seat for seat, client in enumerate(clients) if client.is_asked)
            client = clients[seat]
            wished = [words for words in client.legal if words.startswith(wish)] if seat == 0 else []
            client.play(wished[0] if wished else bots[seat].choose(client.view, client.legal))
    raise AssertionError("this never happens")


def catch_up(clients: list[Client]) -> None:
    """Wait until every client has seen the last move."""
    while len({client.moves for client in clients}) > 1 or any(client.has_news for client in clients):
        min(clients, key=lambda client: (not client.has_news, client.moves)).wait()


def offers(*names: str, phase: str | None = None, after: int = 0) -> Wanted:
    """Wait until the first player is offered all these, late enough in the game."""

    def is_there(client: Client) -> bool:
        is_phase = phase is None or client.view["phase"] == phase
        return is_phase and client.moves >= after and all(name in client.choices for name in names)

    return is_there


def waiting(server: Serving) -> str:
    """A table with a free seat, as its host sees it."""
    return str(server.lay(PEOPLE[0], FRIEND)[1])


def joining(server: Serving) -> str:
    """A table with a free seat, as a friend sees it."""
    return str(server.lay(PEOPLE[0], FRIEND)[0])


def is_last_round(client: Client) -> bool:
    return client.is_asked and client.view["turns_left"] is not None


def start_for_phones(
    visitor: Visitor, phones: int, edition: str = "usa", house: Mapping[str, int] = MappingProxyType({})
) -> Link:
    """Start a table on a big screen, from the home page; the link in its code."""
    choice = {"edition": edition, "houses": {edition: {**house}}, "guests": ["friend"] * (phones - 1), "first": 0}
    visitor.page.add_init_script(f"localStorage.setItem('whistlestop.choice', '{json.dumps(choice)}')")
    visitor.open()
    visitor.button("play-screen").click()
    visitor.page.get_by_role("heading", name=say("screen-scan")).wait_for()
    link = visitor.page.get_by_role("textbox", name=say("link")).input_value()
    assert link.endswith("?hand")
    return Link.read(link.removesuffix("?hand"))


def everywhere(
    name: str, link: Callable[[str], LinkOf], act: Callable[[Player], Any] = lambda player: None
) -> list[Scene]:
    """A state on each of the boards."""
    return [Scene(f"{name}-{edition}", link(edition), act) for edition in editions]


@cache
def turn_on(edition: str) -> LinkOf:
    """A table in the middle of the game, with something to claim."""
    return at_table(edition, offers("draw", "claims", phase="turn", after=150))


def as_hand(link: LinkOf) -> LinkOf:
    """The same seat on a phone that is a hand, beside a big screen."""
    return lambda server: link(server).replace("#", "?hand#")


@cache
def end_on(edition: str) -> LinkOf:
    """A table after a short game."""
    return at_table(edition, lambda client: client.is_over, trains=20)


def replay_at(edition: str, moment: str) -> LinkOf:
    """The replay of a finished game at a moment."""
    return lambda server: f"/replay/{Link.read(end_on(edition)(server)).table}#{moment}"


SCENES = [
    Scene("home", lambda server: "/"),
    Scene("setup", lambda server: "/", lambda player: press(player, "seats-change")),
    Scene("friends", lambda server: "/", partial(start_waiting, way="play-friends")),
    Scene("screen", lambda server: "/", partial(start_waiting, way="play-screen")),
    Scene("waiting", waiting),
    Scene("joining", joining),
    Scene("closed", lambda server: "/t/there-is-no-such-table"),
    Scene("take-seat", lambda server: str(server.renew(server.lay_hosted(ADA, BEN), seat=1))),
    *everywhere("first-tickets", lambda edition: at_table(edition, offers("keep"))),
    Scene("others-choose", at_table("europe", lambda client: not client.is_asked)),
    *everywhere("turn", turn_on),
    Scene("others-turn", at_table("usa", lambda client: not client.is_asked and client.moves > 100)),
    *everywhere("lit", turn_on, Player.light),
    Scene("planned", turn_on("usa"), plan_a_way),
    *everywhere("payment", turn_on, light_a_payment),
    Scene("odds", turn_on("europe"), partial(light_a_payment, kind=LIT_TUNNEL)),
    Scene(
        "tickets", turn_on("usa"), lambda player: player.press(player.page.get_by_role("button", name=STACK_OF_TICKETS))
    ),
    Scene("menu", turn_on("usa"), lambda player: press(player, "menu")),
    Scene("keys", turn_on("usa"), partial(type_key, key="?")),
    Scene("lists", turn_on("europe"), partial(type_key, key="l")),
    Scene("words", turn_on("usa"), type_nonsense),
    Scene("why-not", turn_on("europe"), ask_why_not),
    Scene("rule-at-table", turn_on("europe"), read_the_rule),
    Scene("rules-at-table", turn_on("nordic"), lambda player: press(player, "menu", "rules")),
    Scene("rules", lambda server: "/rules"),
    Scene("rule", lambda server: "/rules/U2"),
    Scene("rule-counted", lambda server: "/rules/E5"),
    Scene("connection-lost", turn_on("usa"), lose_connection),
    Scene("held", at_table("usa", offers("draw", phase="turn", after=40)), leave_by_another_page),
    Scene("second-card", at_table("usa", offers("draw", phase="second_card"))),
    Scene("keep", at_table("usa", offers("keep", phase="keep_tickets"), wish=("tickets",))),
    Scene("tunnel", at_table("europe", offers("pay", phase="tunnel"), wish=TUNNELS)),
    Scene("give", at_table("nordic", offers("give"))),
    Scene(
        "station",
        at_table("europe", offers("stations", "claims", after=150)),
        partial(light_a_payment, kind=LIT_CITY),
    ),
    Scene("hand", as_hand(turn_on("usa")), list_routes),
    Scene("hand-pays", as_hand(turn_on("nordic")), pick_a_route),
    Scene("screen", at_table("europe", offers("draw", "claims", phase="turn", after=150), seat=-1), become_a_screen),
    Scene("last-round", at_table("usa", is_last_round, trains=20)),
    Scene("spectator", at_table("europe", offers("draw", "claims", phase="turn", after=150), seat=-1)),
    *everywhere("over", end_on),
    Scene("show-begins", end_on("usa"), lambda player: press(player, "show-watch")),
    Scene("show-tickets", end_on("europe"), lambda player: press(player, "show-watch", *["show-next"] * 3)),
    Scene("show-ends", end_on("nordic"), lambda player: press(player, "show-watch", *["show-next"] * 8)),
    Scene("look-at-board", end_on("usa"), lambda player: press(player, "look-at-board")),
    *everywhere("replay", lambda edition: replay_at(edition, "60")),
    Scene("replay-eyes", replay_at("europe", "2/1")),
    Scene("replay-end", replay_at("europe", "9999/0")),
    Scene("replay-more", replay_at("usa", "70"), lambda player: press(player, "replay-more", "replay-verify")),
    Scene("replay-continue", replay_at("nordic", "50"), continue_from_here),
    Scene("open-record", lambda server: "/replay"),
]
# What looks different from all others, once; every state on every board is left to the long nets.
DIFFERENT = {"home", "friends", "turn-europe", "payment-nordic", "connection-lost", "over-europe"}
SHORT_SCENES = [scene for scene in SCENES if scene.name in DIFFERENT]
