"""Drawing train cards: D1 to D12."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import EDITIONS, Cards, all_cards, discarded, held, offered, play, position, refuses
from whistlestop import Game, PositionError
from whistlestop.rules import Card

pytestmark = pytest.mark.kernels

RED_OF_THREE = {"usa": "chicago:duluth", "europe": "kyiv:smolensk", "nordic": "helsinki:imatra"}
COSTLY = pytest.mark.parametrize("edition", ["usa", "europe"])  # where a face-up locomotive is the whole draw
EVERY = pytest.mark.parametrize("edition", EDITIONS)


def row(game: Game) -> list[Card | None]:
    """The face-up cards."""
    cards: list[Card | None] = game.position()["row"]
    return cards


def is_second_card_due(game: Game) -> bool:
    """Whether the first seat still has its second card to draw."""
    return bool(game.position()["phase"] == "second_card" and game.seat == 0)


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
def test_a_row_of_three_locomotives_can_not_be(edition: str) -> None:
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


@EVERY
@pytest.mark.rule("D9")
def test_the_discards_become_the_deck_when_a_card_is_needed(edition: str) -> None:
    game = position(edition, deck=["red"], discard={"yellow": 3})
    play(game, "draw deck")
    assert (game.position()["deck"], discarded(game)) == ([], {"yellow": 3})
    play(game, "draw deck")
    assert (game.position()["deck"], discarded(game)) == (["yellow", "yellow"], {})
    assert held(game) == {"red": 1, "yellow": 1}


@EVERY
@pytest.mark.rule("D2", "D9")
def test_the_discards_replace_a_face_up_card_too(edition: str) -> None:
    game = play(position(edition, deck=[], discard={"yellow": 3}), "draw blue")
    assert row(game) == ["purple", "yellow", "orange", "white", "green"]
    assert (game.position()["deck"], discarded(game)) == (["yellow", "yellow"], {})


@pytest.mark.rule("D9")
def test_the_discards_are_shuffled() -> None:
    discard = {"red": 6, "yellow": 6, "black": 6}
    decks = {
        tuple(play(position("usa", seed=s, deck=[], discard=discard), "draw deck").position()["deck"]) for s in "abc"
    }
    assert len(decks) == 3


@EVERY
@pytest.mark.rule("D10")
def test_without_deck_and_discards_no_turn_begins_with_a_card(edition: str) -> None:
    game = position(edition, hand={"red": 3}, deck=[], discard={})
    assert offered(game, "draw") == []
    assert {"tickets", f"claim {RED_OF_THREE[edition]}"} <= {*game.legal()}
    for words in ("draw deck", "draw blue", "draw red"):
        refuses(game, words, "D10")


@pytest.mark.rule("D10")
def test_without_deck_and_discards_a_station_can_still_be_built() -> None:
    assert "station paris" in position("europe", hand={"red": 1}, deck=[], discard={}).legal()


@EVERY
@pytest.mark.rule("D10", "T2")
def test_face_up_cards_alone_do_not_keep_a_player_from_passing(edition: str) -> None:
    game = position(edition, deck=[], discard={}, ticket_deck=[])
    assert game.legal() == ["pass"]


@EVERY
@pytest.mark.rule("D10")
@pytest.mark.parametrize("piles", [{"deck": ["red"], "discard": {}}, {"deck": [], "discard": {"red": 1}}])
def test_one_card_in_deck_or_discards_is_enough_to_begin(edition: str, piles: dict[str, Any]) -> None:
    assert {"draw blue", "draw deck"} <= {*position(edition, **piles).legal()}


@EVERY
@pytest.mark.rule("D10", "D11")
@pytest.mark.parametrize("first", ["draw deck", "draw blue"])
def test_when_the_first_card_uses_them_up_a_face_up_one_may_be_the_second(edition: str, first: str) -> None:
    game = play(position(edition, deck=["red"], discard={}), first)
    assert is_second_card_due(game)
    refuses(game, "draw deck", "D10")
    play(game, "draw white")
    assert (game.seat, held(game)["white"], row(game)[3]) == (1, 1, None)


@EVERY
@pytest.mark.rule("D10")
def test_a_house_rule_allows_face_up_cards_without_deck_and_discards(edition: str) -> None:
    game = position(edition, deck=[], discard={}, house={"draw_without_deck": 1})
    refuses(game, "draw deck", "D10")
    refuses(game, "draw red", "D1")
    play(game, "draw blue", "draw white")
    assert (held(game), row(game)) == ({"blue": 1, "white": 1}, ["purple", None, "orange", None, "green"])


@EVERY
@pytest.mark.rule("D11")
def test_the_turn_ends_when_no_second_card_is_left(edition: str) -> None:
    bare: dict[str, Any] = {"row": ["red", None, None, None, None], "deck": [], "discard": {}}
    game = position(edition, **bare, house={"draw_without_deck": 1})
    play(game, "draw red")
    assert (game.seat, held(game)) == (1, {"red": 1})


@pytest.mark.rule("D4", "D11")
@pytest.mark.parametrize(("edition", "seat"), [("usa", 1), ("europe", 1), ("nordic", 0)])
def test_the_turn_ends_when_only_locomotives_are_left_that_may_not_be_taken(edition: str, seat: int) -> None:
    game = position(edition, row=["red", "loco", "loco", "loco", "loco"], deck=["loco"], discard={})
    assert play(game, "draw red").seat == seat


@COSTLY
@pytest.mark.rule("D12")
def test_the_row_is_spared_when_no_new_one_could_do(edition: str) -> None:
    game = position(edition, row=["loco", "loco", "red", "blue", "green"], deck=["loco"], discard={})
    play(game, "draw green")
    assert (row(game), discarded(game)) == (["loco", "loco", "red", "blue", "loco"], {})


@COSTLY
@pytest.mark.rule("D6", "D12")
def test_three_other_cards_are_enough_to_clear_it(edition: str) -> None:
    game = position(edition, row=["loco", "loco", "red", "blue", "green"], deck=["loco", "yellow"], discard={})
    play(game, "draw green")
    assert sorted(str(card) for card in row(game)) == ["blue", "loco", "loco", "red", "yellow"]


@EVERY
@pytest.mark.rule("D12")
def test_gaps_are_filled_as_soon_as_cards_come_back(edition: str) -> None:
    bare: dict[str, Any] = {"row": ["blue", None, None, None, None], "deck": [], "discard": {}}
    game = position(edition, hand={"red": 3}, **bare)
    play(game, f"claim {RED_OF_THREE[edition]}", "pay red 3")
    assert (row(game), discarded(game)) == (["blue", "red", "red", "red", None], {})


@COSTLY
@pytest.mark.rule("D12")
def test_a_spared_row_is_cleared_as_soon_as_other_cards_come_back(edition: str) -> None:
    game = position(edition, hand={"red": 3}, row=["loco", "loco", "loco", "blue", "green"], deck=[], discard={})
    before = all_cards(game)
    play(game, f"claim {RED_OF_THREE[edition]}", "pay red 3")
    assert row(game).count("loco") < 3
    assert None not in row(game)
    assert all_cards(game) == before
