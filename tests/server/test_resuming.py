"""Older positions under the current rules: what they do not allow is repaired, and nothing else is changed."""

from __future__ import annotations

from typing import Any

import pytest

from whistlestop import Game
from whistlestop.errors import PositionError
from whistlestop.server.resuming import resumable

Position = dict[str, Any]


def position_of(edition: str, **fields: Any) -> Position:
    """A position with every field, from some of them."""
    return {**Game.from_position({"edition": edition, "seats": 2, **fields}).position()}


def test_a_position_that_the_rules_allow_stays_as_it_is() -> None:
    position = position_of("europe", hands=[{"red": 3}, {}])
    assert resumable(position) == position


def test_a_row_with_too_many_locomotives_is_discarded_and_another_turned_up() -> None:
    position = {
        **position_of("usa", deck={"red": 5, "blue": 5, "green": 2, "loco": 1}),
        "row": ["loco"] * 3 + ["red"] * 2,
    }
    game = Game.from_position(resumable(position))
    assert game.position()["discard"] == {"red": 2, "loco": 3}
    assert game.position()["row"] == position["deck"][:5]
    assert game.position()["hands"] == position["hands"]


def test_a_tunnel_that_asks_for_nothing_is_taken_back_with_all_its_cards() -> None:
    position = {
        **position_of("europe", hands=[{"red": 1}, {"blue": 1}], deck={"black": 9, "yellow": 9}),
        "phase": "tunnel",
        "claim": "sofia:sarajevo",
        "laid": {"green": 2},
        "turned_up": ["red", "blue", "white"],
    }
    game = Game.from_position(resumable(position))
    assert game.phase == "turn" and game.seat == 0
    assert game.position()["hands"] == [{"green": 2, "red": 1}, {"blue": 1}]
    assert game.position()["discard"] == {"blue": 1, "white": 1, "red": 1}


def test_a_payment_that_is_no_longer_possible_is_decided_again() -> None:
    position = {**position_of("usa", hands=[{"red": 1}, {}]), "phase": "payment", "claim": "atlanta:miami"}
    game = Game.from_position(resumable(position))
    assert game.phase == "turn" and game.position()["hands"] == position["hands"]


def test_rules_that_no_longer_exist_are_left_out() -> None:
    position = position_of("usa", house={"trains": 20})
    position["house"]["flying"] = 1
    assert Game.from_position(resumable(position)).position()["house"] == {"trains": 20}


def test_a_position_that_cannot_be_repaired_is_refused_with_the_first_reason() -> None:
    with pytest.raises(PositionError, match="13 red cards"):
        resumable({**position_of("usa"), "hands": [{"red": 13}, {}], "deck": [], "row": [None] * 5})


def test_a_payment_stays_where_only_the_row_is_at_fault() -> None:
    paying = position_of(
        "usa", hands=[{"blue": 9}, {}], phase="payment", claim="atlanta:miami", deck={"red": 9, "green": 9}
    )
    game = Game.from_position(resumable({**paying, "row": ["loco"] * 5}))
    assert game.phase == "payment" and game.position()["discard"] == {"loco": 5}
