"""An observation contains what the view contains, in numbers, and nothing else; a mask has the legal actions."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import LONG_NET, finished, moment, moments
from tests.support.scrambling import scrambled
from tools import encoding_tables
from whistlestop import Game
from whistlestop.box import open_box
from whistlestop.encoding import Encoding
from whistlestop.engine.jit import Array
from whistlestop.engine.state import Phase
from whistlestop.records.files import at_decision
from whistlestop.rules import CARDS

pytestmark = pytest.mark.kernels


def observed(game: Game, viewer: int) -> Array:
    return Encoding(game.box, game.seats).observation(game.redacted(viewer), viewer)


def counts(cards: Mapping[Any, int] | None) -> list[int]:
    return [(cards or {}).get(card, 0) for card in CARDS]


def counted(cards: Sequence[str | None]) -> list[int]:
    return [cards.count(card) for card in CARDS]


def marks(things: list[Any], *marked: object) -> list[int]:
    return [int(thing in marked) for thing in things]


def turned(seats: list[Any], viewer: int) -> list[Any]:
    return seats[viewer:] + seats[:viewer]


def expected(game: Game, viewer: int) -> dict[str, Any]:
    """The pieces, computed from the view."""
    view, board, seats = game.view(viewer), game.box.board, [*range(game.seats)]
    routes, cities, tickets = [*board.route_index], [*board.city_index], [*board.ticket_index]
    order, score = turned(seats, viewer), game.scores()[viewer]
    found = {
        "phase": marks([phase.name.lower() for phase in Phase], view["phase"]),
        "seat": marks(order, view["seat"]),
        "hand": counts(view["hand"]),
        "row": counted(view["row"]),
        "discard": counts(view["discard"]),
        "deck": [view["deck"]],
        "cards": turned(view["cards"], viewer),
        "known": [counts(view["known"][seat]) for seat in order],
        "trains": turned(view["trains"], viewer),
        "points": turned(view["points"], viewer),
        "owner": [[int(view["routes"].get(route) == seat) for route in routes] for seat in order],
        "ticket_counts": [count or 0 for count in turned(view["ticket_counts"], viewer)],
        "offer_counts": turned(view["offer_counts"], viewer),
        "ticket_deck": [view["ticket_deck"] or 0],
        "tickets": marks(tickets, *(view["tickets"] or ())),
        "offer": [marks(tickets, ticket) for ticket in view["offer"] or ()],
        "route": marks(routes, view.get("claim")),
        "laid": counts(view.get("laid", {})),
        "turned_up": counted(view.get("turned_up", [])),
        "give": [view.get("give", 0)],
        "last": marks([*CARDS], view.get("last")),
        "last_round": [view["turns_left"] is not None],
        "turns_left": [view["turns_left"] or 0],
        "turn": [min(view["turn"], 255)],
        "passes": [view["passes"]],
    }
    if game.box.rules.stations:
        found["stations"] = turned(view["stations_left"], viewer)
        found["station_owner"] = [[int(view["stations"].get(city) == seat) for city in cities] for seat in order]
        found["city"] = marks(cities, view.get("station"))
    if not any(owner == viewer for owner in view["stations"].values()):  # a station connects what routes do not
        found["completed"] = marks(tickets, *score["proof"]["tickets"])
    return found


def every_piece(game: Game, viewer: int) -> Iterator[tuple[str, Any, Any]]:
    named = Encoding(game.box, game.seats).named(observed(game, viewer))
    for name, value in expected(game, viewer).items():
        yield name, named[name].tolist()[: len(value)], value


@given(moments())
def test_every_piece_says_what_the_view_says(game: Game) -> None:
    for viewer in range(game.seats):
        for name, found, value in every_piece(game, viewer):
            assert found == value, name


@given(moments(), st.integers(0, 2**32))
def test_everything_hidden_may_differ_and_the_observation_is_the_same(game: Game, seed: int) -> None:
    for viewer in range(game.seats):
        twin = scrambled(game, viewer, random.Random(seed))
        assert np.array_equal(observed(twin, viewer), observed(game, viewer))


@pytest.mark.parametrize(("edition", "seats"), LONG_NET)
def test_first_choices_stay_secret_until_all_have_chosen(edition: str, seats: int) -> None:
    for chosen in range(seats):
        game = at_decision(finished(edition, seats, 0), chosen)
        for viewer in range(seats):
            twin = scrambled(game, viewer, random.Random(chosen))
            assert np.array_equal(observed(twin, viewer), observed(game, viewer))


def test_the_net_catches_an_observation_of_what_is_hidden() -> None:
    game = moment("europe", 3, 0, 0.5)
    encoding = Encoding(game.box, 3)
    twin = scrambled(game, 0, random.Random(1))
    naked, other = encoding.observation(game.redacted(1), 1), encoding.observation(twin.redacted(1), 1)
    assert not np.array_equal(naked, other)


@given(moments())
def test_a_mask_marks_the_legal_actions_and_no_others(game: Game) -> None:
    encoding = Encoding(game.box, game.seats)
    legal = sorted(game._legal_words().values())
    assert np.flatnonzero(encoding.mask(game._states)).tolist() == legal
    if game.seat is not None:
        assert np.flatnonzero(encoding.mask(game.redacted(game.seat))).tolist() == legal


@given(moments())
def test_no_number_is_larger_than_its_piece_allows(game: Game) -> None:
    encoding = Encoding(game.box, game.seats)
    for viewer in range(game.seats):
        assert (observed(game, viewer) <= encoding.most).all()


@pytest.mark.parametrize(("edition", "seats"), LONG_NET)
def test_the_pieces_fill_the_vector_without_a_gap(edition: str, seats: int) -> None:
    encoding = Encoding(open_box(edition), seats)
    assert [place.start for place in encoding.places.values()] == [
        0,
        *(place.stop for place in [*encoding.places.values()][:-1]),
    ]
    assert [*encoding.places.values()][-1].stop == encoding.size == len(encoding.most)
    assert len(encoding.places) == len(encoding.pieces)


def test_a_batch_of_observations_is_named_like_one() -> None:
    game = moment("nordic", 2, 1, 0.4)
    encoding = Encoding(game.box, 2)
    both = np.stack([observed(game, 0), observed(game, 1)])
    named = encoding.named(both)
    assert named["offer"].shape == (2, 5, 46)
    assert np.array_equal(named["hand"][1], encoding.named(both[1])["hand"])


def test_the_tables_of_the_page_are_up_to_date() -> None:
    text = encoding_tables.PAGE.read_text(encoding="utf-8")
    assert encoding_tables.renewed(text) == text, "docs/encoding.md is stale; run: python -m tools.encoding_tables"
