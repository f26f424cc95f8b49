"""Payments against a slow reference written from the rules alone: the game offers exactly what the rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.table import CARDS, COLOURS, Cards, discarded, offered, play, position
from whistlestop import Game

pytestmark = pytest.mark.kernels


class Route(NamedTuple):
    """A route as on the printed board."""

    edition: str
    name: str
    length: int
    colour: str
    kind: str = "plain"
    locomotives: int = 0
    house: tuple[tuple[str, int], ...] = ()

    def swap(self) -> int:
        """How many cards of any kind replace one card: F3, M1."""
        if self.name == "lieksa:murmansk":
            return 4
        return dict(self.house).get("ferry_swap", 3 if self.edition == "nordic" else 0) if self.kind == "ferry" else 0

    def is_wild(self) -> bool:
        """Whether locomotives are wild: C2, C3, F2, M1."""
        wild_plain = dict(self.house).get("wild_plain", self.edition != "nordic")
        return self.kind != "plain" or (bool(wild_plain) and self.swap() == 0)


ROUTES = [
    Route("usa", "atlanta:nashville", 1, "grey"),
    Route("usa", "atlanta:charleston", 2, "grey"),
    Route("usa", "chicago:duluth", 3, "red"),
    Route("usa", "calgary:helena", 4, "grey"),
    Route("usa", "calgary:winnipeg", 6, "white"),
    Route("europe", "amsterdam:essen", 3, "yellow"),
    Route("europe", "barcelona:marseille", 4, "grey"),
    Route("europe", "paris:zurich", 3, "grey", "tunnel"),
    Route("europe", "angora:smyrna", 3, "orange", "tunnel"),
    Route("europe", "petrograd:stockholm", 8, "grey", "tunnel"),
    Route("europe", "amsterdam:london", 2, "grey", "ferry", 2),
    Route("europe", "athina:brindisi", 4, "grey", "ferry", 1),
    Route("europe", "palermo:smyrna", 6, "grey", "ferry", 2),
    Route("nordic", "norrkoping:orebro", 2, "grey"),
    Route("nordic", "goteborg:oslo", 2, "orange"),
    Route("nordic", "andalsnes:lillehammer", 2, "yellow", "tunnel"),
    Route("nordic", "bergen:oslo/2", 4, "red", "tunnel"),
    Route("nordic", "arhus:kobenhavn", 1, "grey", "ferry", 1),
    Route("nordic", "alborg:goteborg", 2, "grey", "ferry", 1),
    Route("nordic", "kristiansand:stavanger/2", 3, "orange", "ferry", 1),
    Route("nordic", "helsinki:stockholm", 4, "grey", "ferry", 2),
    Route("nordic", "helsinki:stockholm/2", 4, "yellow", "ferry", 1),
    Route("nordic", "andalsnes:bergen", 5, "black", "ferry", 2),
    Route("usa", "chicago:duluth", 3, "red", house=(("wild_plain", 0),)),
    Route("europe", "athina:brindisi", 4, "grey", "ferry", 1, house=(("ferry_swap", 2),)),
    Route("nordic", "goteborg:oslo", 2, "orange", house=(("wild_plain", 1),)),
    Route("nordic", "helsinki:stockholm", 4, "grey", "ferry", 2, house=(("ferry_swap", 0),)),
    Route("nordic", "alborg:goteborg", 2, "grey", "ferry", 1, house=(("ferry_swap", 1),)),
]
MURMANSK = Route("nordic", "lieksa:murmansk", 9, "grey")


class Payment(NamedTuple):
    """Numbers of cards of a colour, locomotives, and substitutes."""

    colour: str
    cards: int
    locos: int
    subs: int

    def words(self) -> str:
        """The payment as written in a game; parts of zero are left out."""
        parts = [(self.colour, self.cards), ("loco", self.locos), ("sub", self.subs)]
        return " ".join(["pay", *(f"{kind} {count}" for kind, count in parts if count)])


def payments(route: Route, hand: Cards) -> Iterator[Payment]:
    """Every way to fill the spaces of a route from a hand: C1 to C3, F1 to F3, M1."""
    for colour in COLOURS if route.colour == "grey" else [route.colour]:
        for count in range(route.length + 1):
            for locos in range(route.length - count + 1):
                payment = Payment(colour, count, locos, route.length - count - locos)
                if is_allowed(route, payment) and is_held(route, payment, hand):
                    yield payment


def is_allowed(route: Route, payment: Payment) -> bool:
    """Whether the rules allow a payment for the route."""
    if (payment.locos and not route.is_wild()) or (payment.subs and not route.swap()):
        return False
    return payment.locos + payment.subs >= route.locomotives


def is_held(route: Route, payment: Payment, hand: Cards) -> bool:
    """Whether the hand has the cards, including those of the substitutes."""
    named = payment.cards <= hand.get(payment.colour, 0) and payment.locos <= hand.get("loco", 0)
    return named and sum(hand.values()) >= payment.cards + payment.locos + route.swap() * payment.subs


def played(route: Route, payment: Payment, hand: Cards) -> set[tuple[str, ...]]:
    """Every set of cards that can leave the hand for a payment, sorted: the named cards and any substitutes."""
    named = Counter({payment.colour: payment.cards}) + Counter(loco=payment.locos)
    others = sorted((Counter(hand) - named).elements())
    given_up = set(combinations(others, route.swap() * payment.subs))
    return {tuple(sorted([*named.elements(), *more])) for more in given_up}


def outcomes(game: Game) -> list[tuple[str, ...]]:
    """The discard pile of every way to continue giving until the claim is complete."""
    if game.position()["phase"] != "substitute":
        return [tuple(sorted(Counter(discarded(game)).elements()))]
    return [pile for words in game.legal() for pile in outcomes(play(game.copy(), words))]


def table(route: Route, hand: Cards) -> Game:
    """A turn with no card to turn up, so that tunnels cost nothing extra and the discards are what was paid."""
    row = [kind for kind in COLOURS if hand.get(kind, 0) < 12][:5]
    return position(route.edition, hand=hand, row=row, deck=[], discard={}, house=dict(route.house))


def agrees(route: Route, hand: Cards, pick: int) -> None:
    """Compare all offered payments with the reference, and the cards played for one of them."""
    ways = {payment.words(): payment for payment in payments(route, hand)}
    game = table(route, hand)
    assert (f"claim {route.name}" in offered(game, "claim")) == bool(ways)
    if not ways:
        return
    play(game, f"claim {route.name}")
    assert sorted(game.legal()) == sorted(ways)
    words = sorted(ways)[pick % len(ways)]
    piles = outcomes(play(game, words))
    assert len(piles) == len(set(piles))
    assert set(piles) == played(route, ways[words], hand)


def hands(route: Route) -> st.SearchStrategy[Cards]:
    """Small hands, mostly of cards that help."""
    wanted = [route.colour] if route.colour != "grey" else ["purple", "green"]
    cards = st.sampled_from([*wanted * 3, "loco", "loco", "loco", *CARDS])
    return st.lists(cards, max_size=10).map(lambda drawn: dict(Counter(drawn)))


@pytest.mark.rule("C1", "C2", "C3", "F1", "F2", "F3")
@pytest.mark.parametrize("route", ROUTES, ids=lambda route: " ".join([route.name, *dict(route.house)]))
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_all_payments_that_the_rules_allow_are_offered_and_no_others(route: Route, data: st.DataObject) -> None:
    agrees(route, data.draw(hands(route)), data.draw(st.integers(0, 99)))


@pytest.mark.rule("M1")
@settings(max_examples=20, deadline=None)
@given(
    green=st.integers(6, 10),
    others=st.lists(st.sampled_from(["green", "red", "blue", "loco"]), max_size=8),
    pick=st.integers(0, 99),
)
def test_all_payments_for_murmansk_lieksa_are_offered_and_no_others(green: int, others: list[str], pick: int) -> None:
    hand = dict(Counter({"green": min(12, green + others.count("green"))}) + Counter(c for c in others if c != "green"))
    agrees(MURMANSK, hand, pick)
