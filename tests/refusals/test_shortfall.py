"""A claim that cannot be paid says what is held, what is missing, and what an exchange would take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import moments
from tests.support.impossible_positions import NORDIC, TURN, Fields
from whistlestop import Game, IllegalAction
from whistlestop.rules import COLOURS, LOCO

LIEKSA = "claim lieksa:murmansk"


def refused(fields: Fields, hand: dict[str, int], words: str) -> IllegalAction:
    game = Game.from_position(fields | {"hands": [hand, *[{}] * (fields["seats"] - 1)]})
    with pytest.raises(IllegalAction) as refusal:
        game.play(words)
    return refusal.value


SAID: list[tuple[Fields, dict[str, int], str, str]] = [
    (
        TURN, {"red": 2, "loco": 1}, "claim berlin:wien",
        "it costs 3 green; you have 1 locomotive and still need 2 green or locomotives",
    ),
    (TURN, {"green": 2}, "claim berlin:wien", "you have 2 green and still need 1 green or a locomotive"),
    (
        TURN, {"red": 4, "blue": 1}, "claim palermo:smyrna",
        "it costs 6 of one colour, at least 2 of them locomotives; you have 4 red and still need 2 locomotives",
    ),
    (
        TURN, {"red": 3, "loco": 1}, "claim palermo:smyrna",
        "you have 3 red, 1 locomotive and still need 1 locomotive and 1 red",
    ),
    (TURN, {}, "claim palermo:smyrna", "you have none and still need 2 locomotives and 4 of one colour"),
    (NORDIC, {"loco": 3}, "claim helsinki:tampere", "it costs 1 orange; you have none and still need 1 orange"),
    (
        NORDIC, {"green": 4, "red": 3, "loco": 9}, LIEKSA,
        "it costs 9 of one colour; you have 4 green and still need 5 green, "
        "or any 4 cards in place of each: that takes 20 others, and you have 12",
    ),
    (
        NORDIC, {"yellow": 3, "red": 2}, "claim helsinki:stockholm",
        "you have 3 yellow and still need 2 locomotives, "
        "or any 3 cards in place of each: that takes 6 others, and you have 3",
    ),
    (
        TURN | {"stations": {"paris": 0}}, {"red": 1, "blue": 1}, "station london",
        "you have 1 blue, 1 red and still need 1 blue or a locomotive",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "hand", "words", "said"), SAID)
def test_what_is_held_what_is_missing_and_the_way_out_are_said(
    fields: Fields, hand: dict[str, int], words: str, said: str
) -> None:
    assert said in refused(fields, hand, words).reason


def test_a_house_rule_changes_what_an_exchange_takes() -> None:
    error = refused(NORDIC | {"house": {"ferry_swap": 4}}, {"yellow": 3, "red": 2}, "claim helsinki:stockholm")
    assert error.facts["exchange"] == {"swap": 4, "need": 8, "have": 3}


def test_with_as_many_others_as_the_exchange_takes_the_claim_is_legal() -> None:
    hand = {"green": 4, "red": 3, "white": 3, "blue": 4, "loco": 9}
    exchange = refused(NORDIC, hand, LIEKSA).facts["exchange"]
    assert exchange == {"swap": 4, "need": 20, "have": 19}
    assert LIEKSA in Game.from_position(NORDIC | {"hands": [hand | {"white": 4}, {}]}).legal()


@given(moments(), st.data())
def test_with_the_missing_cards_the_claim_is_legal(game: Game, data: st.DataObject) -> None:
    words = data.draw(st.sampled_from(game.box.board.route_names).map("claim {}".format))
    facts = lacking(game, words)
    if facts:
        assert words in with_cards(game, facts["missing"]).legal()
        assert facts["exchange"] is None or facts["exchange"]["have"] < facts["exchange"]["need"]


def lacking(game: Game, words: str) -> Mapping[str, Any]:
    """The facts of a refusal for want of cards."""
    try:
        game.copy().play(words)
    except IllegalAction as error:
        return error.facts if error.id == "why-cards-short" else {}
    return {}


def with_cards(game: Game, missing: dict[str, Any]) -> Game:
    """The same game with the missing cards; any one colour will do for a grey route of which nothing is held."""
    richer = game.copy()
    hand = richer._state.hands[richer._state.seat]
    hand[0 if missing["colour"] == "grey" else COLOURS.index(missing["colour"])] += missing["count"]
    hand[LOCO] += missing["locos"]
    return richer
