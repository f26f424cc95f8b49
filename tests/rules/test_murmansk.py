"""The route of nine spaces between Murmansk and Lieksa: M1."""

from __future__ import annotations

import pytest

from tests.rules.table import Cards, discarded, held, play, position, refuses
from whistlestop import Game

pytestmark = [pytest.mark.rule("M1"), pytest.mark.kernels]

OTHERS = ["purple", "orange", "yellow", "black", "purple"]


def claiming(hand: Cards) -> Game:
    """A player is about to pay for Murmansk–Lieksa."""
    return play(position("nordic", hand=hand, row=OTHERS), "claim lieksa:murmansk")


def test_nine_cards_of_a_colour_pay() -> None:
    game = claiming({"green": 9, "red": 2, "loco": 3})
    assert "pay green 9" in game.legal()
    play(game, "pay green 9")
    at = game.position()
    assert (at["points"][0], at["trains"][0], discarded(game)) == (27, 31, {"green": 9})


def test_seven_green_cards_and_eight_others_pay() -> None:
    game = claiming({"green": 7, "red": 5, "loco": 3})
    assert game.legal() == ["pay green 7 sub 2"]
    play(game, "pay green 7 sub 2", *["give red"] * 5, *["give loco"] * 3)
    assert (game.seat, held(game), discarded(game)) == (1, {}, {"green": 7, "red": 5, "loco": 3})
    assert (game.position()["routes"], game.position()["points"]) == ({"lieksa:murmansk": 0}, [27, 0])


def test_the_substitutes_may_be_of_the_same_colour() -> None:
    game = claiming({"green": 12})
    assert set(game.legal()) == {"pay green 9", "pay green 8 sub 1"}
    assert discarded(play(game, "pay green 8 sub 1", *["give green"] * 4)) == {"green": 12}


def test_substitutes_may_replace_all_nine() -> None:
    game = claiming({"blue": 12, "white": 12, "red": 12})
    play(game, "pay sub 9", *["give blue"] * 12, *["give white"] * 12, *["give red"] * 12)
    assert (held(game), game.position()["points"][0]) == ({}, 27)


@pytest.mark.parametrize("hand", [{"green": 8, "red": 3}, {"green": 7, "red": 4, "loco": 3}, {"loco": 14}])
def test_a_hand_that_falls_short_cannot_claim(hand: Cards) -> None:
    refuses(position("nordic", hand=hand, row=OTHERS), "claim lieksa:murmansk", "C1")


@pytest.mark.parametrize("payment", ["pay green 8 loco 1", "pay green 7 loco 2", "pay loco 9", "pay loco 1 sub 8"])
def test_locomotives_are_not_wild(payment: str) -> None:
    refuses(claiming({"green": 9, "loco": 9}), payment, "M1")


@pytest.mark.parametrize("payment", ["pay green 8 sub 1", "pay green 7 sub 2", "pay sub 9"])
def test_four_cards_are_given_for_each_card_replaced(payment: str) -> None:
    refuses(claiming({"green": 9, "loco": 2}), payment, "M1")


@pytest.mark.parametrize("payment", ["pay green 8", "pay green 10", "pay red 9"])
def test_a_wrong_count_or_cards_not_held_are_refused(payment: str) -> None:
    refuses(claiming({"green": 10, "red": 4}), payment, "C1")


def test_cards_are_given_in_the_order_of_the_colours() -> None:
    game = play(claiming({"green": 8, "blue": 1, "red": 3, "loco": 1}), "pay green 8 sub 1")
    assert game.legal() == ["give blue", "give red"]
    play(game, "give red")
    refuses(game, "give blue", "M1")
    refuses(game, "give loco", "M1")
    refuses(game, "give white", "M1")
    refuses(game, "draw deck", "M1")
    refuses(game, "tickets", "M1")
