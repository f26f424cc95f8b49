"""Drawing train cards: D1 to D8."""

from __future__ import annotations

import pytest

from tests.rules.table import (
    COSTLY,
    EDITIONS,
    Cards,
    discarded,
    held,
    is_second_card_due,
    offered,
    play,
    position,
    refuses,
    row,
)
from whistlestop import PositionError

pytestmark = pytest.mark.kernels

EVERY = pytest.mark.parametrize("edition", EDITIONS)


@EVERY
@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("first", "second", "hand"),
    [
        ("draw deck", "draw deck", {"red": 1, "black": 1}),
        ("draw deck", "draw blue", {"red": 1, "blue": 1}),
        ("draw blue", "draw deck", {"blue": 1, "black": 1}),
        ("draw blue", "draw white", {"blue": 1, "white": 1}),
    ],
)
def test_two_cards_are_drawn_each_from_the_row_or_the_deck(edition: str, first: str, second: str, hand: Cards) -> None:
    game = play(position(edition, deck=["red", "black", "yellow"]), first)
    assert is_second_card_due(game)
    play(game, second)
    assert (game.seat, held(game)) == (1, hand)


@EVERY
@pytest.mark.rule("D1")
def test_only_a_colour_in_the_row_is_taken_face_up(edition: str) -> None:
    game = position(edition, deck=["blue", "blue", "blue"])
    assert offered(game, "draw") == [
        "draw purple",
        "draw blue",
        "draw orange",
        "draw white",
        "draw green",
        "draw deck",
    ]
    refuses(game, "draw red", "D1")
    refuses(game, "draw loco", "D1")
    refuses(play(game, "draw white"), "draw white", "D1")


@pytest.mark.rule("D1")
@pytest.mark.parametrize("words", ["tickets", "claim budapest:wien", "station paris"])
def test_the_second_card_comes_before_anything_else(words: str) -> None:
    refuses(play(position("europe", hand={"red": 4}), "draw deck"), words, "D1")


@EVERY
@pytest.mark.rule("D2")
def test_a_face_up_card_is_replaced_at_once_in_its_place(edition: str) -> None:
    game = position(edition, row=["red", "blue", "green", "white", "black"], deck=["yellow", "orange", "red"])
    assert row(play(game, "draw blue")) == ["red", "yellow", "green", "white", "black"]
    assert row(play(game, "draw yellow")) == ["red", "orange", "green", "white", "black"]


@EVERY
@pytest.mark.rule("D2")
def test_the_leftmost_card_of_a_colour_is_taken(edition: str) -> None:
    game = position(edition, row=["blue", "red", "green", "red", "black"], deck=["yellow", "orange", "white"])
    assert row(play(game, "draw red")) == ["blue", "yellow", "green", "red", "black"]


@COSTLY
@pytest.mark.rule("D3")
def test_a_face_up_locomotive_is_the_only_card_of_the_turn(edition: str) -> None:
    game = position(edition, row=["loco", "blue", "green", "white", "black"], deck=["yellow", "red"])
    play(game, "draw loco")
    assert (game.seat, held(game), row(game)[0]) == (1, {"loco": 1}, "yellow")


@COSTLY
@pytest.mark.rule("D4")
def test_a_face_up_locomotive_is_never_the_second_card(edition: str) -> None:
    game = position(edition, row=["loco", "blue", "green", "white", "black"], deck=["yellow", "red"])
    refuses(play(game, "draw blue"), "draw loco", "D4")


@COSTLY
@pytest.mark.rule("D4")
def test_not_even_one_just_turned_up(edition: str) -> None:
    game = play(position(edition, deck=["loco", "red"]), "draw blue")
    assert row(game)[1] == "loco"
    refuses(game, "draw loco", "D4")


@EVERY
@pytest.mark.rule("D5")
@pytest.mark.parametrize("first", ["draw deck", "draw blue"])
def test_a_locomotive_drawn_blind_is_one_ordinary_card(edition: str, first: str) -> None:
    deck = ["loco", "loco", "red"] if first == "draw deck" else ["red", "loco", "red"]
    game = play(position(edition, deck=deck), first)
    assert is_second_card_due(game)
    play(game, "draw deck")
    assert (game.seat, held(game)) == (1, {"loco": 2} if first == "draw deck" else {"blue": 1, "loco": 1})


@COSTLY
@pytest.mark.rule("D4", "D5")
def test_after_a_blind_locomotive_no_face_up_one_is_taken(edition: str) -> None:
    game = position(edition, row=["loco", "blue", "green", "white", "black"], deck=["loco", "red"])
    refuses(play(game, "draw deck"), "draw loco", "D4")


@COSTLY
@pytest.mark.rule("D6")
def test_three_face_up_locomotives_clear_the_row(edition: str) -> None:
    fresh = ["purple", "blue", "orange", "white", "green"]
    game = position(edition, row=["loco", "red", "loco", "blue", "green"], deck=["loco", *fresh, "yellow"])
    play(game, "draw red")
    assert (row(game), game.position()["deck"]) == (fresh, ["yellow"])
    assert discarded(game) == {"loco": 3, "blue": 1, "green": 1}
    assert is_second_card_due(game)


@COSTLY
@pytest.mark.rule("D6")
def test_the_row_is_cleared_again_if_need_be(edition: str) -> None:
    fresh = ["purple", "blue", "orange", "white", "green"]
    deck = ["loco", "loco", "red", "loco", "red", "loco", *fresh, "yellow"]
    game = play(position(edition, row=["loco", "red", "loco", "blue", "green"], deck=deck), "draw red")
    assert row(game) == fresh
    assert discarded(game) == {"loco": 6, "blue": 1, "green": 1, "red": 2}


@COSTLY
@pytest.mark.rule("D6")
def test_the_row_is_cleared_after_the_second_card_too(edition: str) -> None:
    fresh = ["purple", "blue", "orange", "white", "green"]
    deck = ["yellow", "loco", *fresh]
    game = position(edition, row=["loco", "red", "loco", "blue", "green"], deck=deck)
    play(game, "draw deck", "draw red")
    assert (game.seat, row(game)) == (1, fresh)


@COSTLY
@pytest.mark.rule("D6")
def test_a_row_of_three_locomotives_is_impossible(edition: str) -> None:
    with pytest.raises(PositionError):
        position(edition, row=["loco", "loco", "loco", "blue", "green"])


@pytest.mark.rule("D7")
def test_nordic_lets_both_cards_be_face_up_locomotives() -> None:
    game = position("nordic", row=["loco"] * 5, deck=["loco", "red", "blue"])
    play(game, "draw loco", "draw loco")
    assert (game.seat, held(game)) == (1, {"loco": 2})


@pytest.mark.rule("D7")
def test_nordic_never_clears_the_row() -> None:
    game = position("nordic", row=["loco", "red", "loco", "blue", "green"], deck=["loco", "loco", "loco", "red"])
    play(game, "draw red", "draw blue")
    assert (row(game), discarded(game)) == (["loco", "loco", "loco", "loco", "green"], {})


@EVERY
@pytest.mark.rule("D8")
def test_there_is_no_hand_limit(edition: str) -> None:
    hand = {"purple": 12, "blue": 12, "orange": 12, "white": 12, "yellow": 12, "loco": 14}
    game = position(edition, hand=hand, row=["green", "black", "red", "green", "black"], deck=["red", "green"])
    play(game, "draw deck", "draw deck")
    assert sum(held(game).values()) == 76
