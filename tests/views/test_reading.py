"""A view can be read back into the redacted record, and that record contains nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import LONG_NET, moment, moments, random_game
from tests.support.scrambling import scrambled
from whistlestop import Game, PositionError
from whistlestop.engine.jit import Array
from whistlestop.engine.state import HIDDEN, NONE, Phase, state_dtype
from whistlestop.views.reading import read_view

SHORT = {"trains": 14}


def backwards(game: Game) -> Iterator[Game]:
    """The game at its end, one decision before it, and so on to its beginning."""
    yield game
    while game.log:
        game.undo()
        yield game


def fields_of(record: Array) -> dict[str, Any]:
    """A record field by field, because the padding between them does not matter."""
    return {name: record[name].tolist() for name in record.dtype.names or ()}


@pytest.mark.parametrize(("edition", "seats"), LONG_NET)
def test_a_view_reads_back_to_the_redacted_record(edition: str, seats: int) -> None:
    for game in backwards(random_game(edition, seats, 1, house=SHORT)):
        for viewer in range(seats):
            box, shown = read_view(game.view(viewer))
            assert box is game.box
            assert fields_of(shown) == fields_of(game.redacted(viewer))


@given(moments(), st.integers(0, 2**32))
def test_everything_hidden_may_differ_and_the_redacted_record_is_the_same(game: Game, seed: int) -> None:
    for viewer in range(game.seats):
        twin = scrambled(game, viewer, random.Random(seed))
        assert fields_of(twin._states) != fields_of(game._states)
        assert fields_of(twin.redacted(viewer)) == fields_of(game.redacted(viewer))


@pytest.mark.parametrize("field", ["key", "blocks", "hands", "deck", "ticket_owner", "ticket_deck"])
def test_the_net_catches_a_field_that_is_not_redacted(field: str) -> None:
    game = moment("europe", 3, 0, 0.5)
    twin = scrambled(game, 0, random.Random(0))
    leaks = [table.redacted(0) for table in (game, twin)]
    for leak, table in zip(leaks, (game, twin), strict=True):
        leak[field] = table._states[field]
    assert fields_of(leaks[0]) != fields_of(leaks[1])


def test_what_is_there_but_hidden_is_marked_as_hidden() -> None:
    game = moment("europe", 3, 0, 0.5)
    shown, at = game.redacted(1), game.position()
    assert shown["deck"][0].tolist().count(HIDDEN) == len(at["deck"])
    assert shown["ticket_deck"][0].tolist().count(HIDDEN) == len(at["ticket_deck"])
    assert shown["hands"][0].sum() == sum(at["hands"][1].values())
    assert shown["cards"][0].tolist() == [sum(hand.values()) for hand in at["hands"]] + [0, 0]
    assert shown["ticket_counts"][0].tolist() == [len(tickets) for tickets in at["tickets"]] + [0, 0]


def test_while_starting_tickets_are_chosen_the_record_has_no_counts() -> None:
    game = Game("usa", 3, 1, first=0)
    game.play(game.legal()[0])
    shown = game.redacted(1)
    assert shown["phase"][0] == Phase.FIRST_TICKETS
    assert shown["ticket_count"][0] == NONE
    assert shown["ticket_counts"][0].tolist() == [NONE, 0, NONE, 0, 0]
    assert game.redacted(0)["ticket_counts"][0, 0] == len(game.position()["tickets"][0])


def test_every_field_of_the_state_is_accounted_for() -> None:
    hidden = {"key", "blocks", "deck", "hands", "ticket_owner", "ticket_deck", "offers", "clearings", "shuffles"}
    hidden |= {"ticket_count", "turned_up", "give", "last"}
    added = {"cards", "ticket_counts"}
    shown = {"turn", "seats", "first", "seat", "phase", "passes", "turns_left", "points", "trains", "stations", "known"}
    shown |= {"deck_count", "row", "discard", "owner", "open", "station_owner", "route", "city", "laid"}
    assert hidden | added | shown == {*(state_dtype.names or ())}


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"phase": "lunch"}, "there is no phase 'lunch'"),
        ({"row": ["red"]}, "row: it should have 5 entries"),
        ({"discard": {"red": "many"}}, "this is not a view: discard"),
        ({"routes": {"oz:kansas": 0}}, "there is no route 'oz:kansas'"),
    ],
)
def test_what_is_not_a_view_is_refused(changed: dict[str, Any], fault: str) -> None:
    with pytest.raises(PositionError) as refusal:
        read_view({**Game("usa", 2).view(0), **changed})
    assert fault in str(refusal.value)
    assert "\n" not in str(refusal.value)
