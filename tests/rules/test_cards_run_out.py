"""When train cards run out: D9 to D12."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import (
    COSTLY,
    EDITIONS,
    RED_OF_THREE,
    all_cards,
    discarded,
    held,
    is_second_card_due,
    offered,
    play,
    position,
    refuses,
    row,
)

pytestmark = pytest.mark.kernels

EVERY = pytest.mark.parametrize("edition", EDITIONS)


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
def test_the_row_is_not_cleared_when_no_better_one_is_possible(edition: str) -> None:
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
def test_an_uncleared_row_is_cleared_as_soon_as_other_cards_come_back(edition: str) -> None:
    game = position(edition, hand={"red": 3}, row=["loco", "loco", "loco", "blue", "green"], deck=[], discard={})
    before = all_cards(game)
    play(game, f"claim {RED_OF_THREE[edition]}", "pay red 3")
    assert row(game).count("loco") < 3
    assert None not in row(game)
    assert all_cards(game) == before
