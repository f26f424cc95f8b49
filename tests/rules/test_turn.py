"""A turn: T1 to T4."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import EDITIONS, keep, offered, play, position, refuses
from whistlestop import Game

pytestmark = pytest.mark.kernels

NOTHING: dict[str, Any] = {"row": [None] * 5, "deck": [], "discard": {}, "ticket_deck": []}
RED_OF_ONE = {"usa": "atlanta:nashville", "europe": "budapest:wien", "nordic": "rovaniemi:tornio"}


@pytest.mark.rule("T1")
@pytest.mark.parametrize(
    ("edition", "verbs"),
    [
        ("usa", {"draw", "claim", "tickets"}),
        ("europe", {"draw", "claim", "tickets", "station"}),
        ("nordic", {"draw", "claim", "tickets"}),
    ],
)
def test_a_turn_offers_the_actions_of_the_edition(edition: str, verbs: set[str]) -> None:
    game = position(edition, hand={"red": 4, "yellow": 4})
    assert {words.split()[0] for words in game.legal()} == verbs


@pytest.mark.rule("T1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_drawing_cards_is_a_whole_turn(edition: str) -> None:
    assert play(position(edition), "draw deck", "draw deck").seat == 1


@pytest.mark.rule("T1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_claiming_a_route_is_a_whole_turn(edition: str) -> None:
    assert play(position(edition, hand={"red": 3}), f"claim {RED_OF_ONE[edition]}", "pay red 1").seat == 1


@pytest.mark.rule("T1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_drawing_tickets_is_a_whole_turn(edition: str) -> None:
    game = play(position(edition), "tickets")
    assert game.seat == 0
    assert keep(game, *game.position()["offers"][0]).seat == 1


@pytest.mark.rule("T1")
def test_building_a_station_is_a_whole_turn() -> None:
    assert play(position("europe", hand={"red": 3}), "station paris", "pay red 1").seat == 1


@pytest.mark.rule("T1")
@pytest.mark.parametrize(
    "words", ["dance", "", "draw", "draw pink", "claim", "claim chicago", "claim atlantis:chicago", "station chicago"]
)
def test_words_that_are_not_an_action_are_refused(words: str) -> None:
    refuses(position("usa", hand={"red": 4}), words, "T1")


@pytest.mark.rule("T1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("words", ["pay red 2", "withdraw", "give red"])
def test_answers_to_no_question_are_refused(edition: str, words: str) -> None:
    refuses(position(edition, hand={"red": 4}), words, "T1")


@pytest.mark.rule("T1")
@pytest.mark.parametrize(
    ("edition", "ticket"), [("usa", "boston:miami"), ("europe", "kyiv:sochi"), ("nordic", "oslo:vaasa")]
)
def test_tickets_cannot_be_kept_before_they_are_drawn(edition: str, ticket: str) -> None:
    refuses(position(edition), f"keep {ticket}", "T1")


@pytest.mark.rule("T2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_with_no_legal_action_passes(edition: str) -> None:
    game = position(edition, hands=[{}, {"red": 1}], **NOTHING)
    assert game.legal() == ["pass"]
    play(game, "pass")
    assert (game.seat, game.over) == (1, False)


@pytest.mark.rule("T2")
@pytest.mark.parametrize(
    "fields",
    [
        {"row": ["red", None, None, None, None], "house": {"draw_without_deck": 1}},
        {"deck": ["red"], "row": ["purple", "blue", "orange", "white", "green"]},
        {"ticket_deck": ["oslo:vaasa"]},
        {"hand": {"red": 1}},
    ],
)
def test_a_player_who_can_do_anything_may_not_pass(fields: dict[str, Any]) -> None:
    game = position("nordic", **(NOTHING | fields))
    assert offered(game, "pass") == []
    refuses(game, "pass", "T2")


@pytest.mark.rule("T2", "T3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_passes_count_only_in_a_row(edition: str) -> None:
    game = play(position(edition, hands=[{}, {"red": 1}], **NOTHING), "pass")
    assert game.position()["passes"] == 1
    play(game, f"claim {RED_OF_ONE[edition]}", "pay red 1")
    assert game.position()["passes"] == 0
    play(game, "pass")
    assert (game.over, game.position()["passes"]) == (False, 1)


@pytest.mark.rule("T3")
@pytest.mark.parametrize(("edition", "seats"), [("usa", 2), ("usa", 5), ("europe", 3), ("nordic", 3)])
def test_a_round_of_passes_ends_the_game(edition: str, seats: int) -> None:
    game = position(edition, seats=seats, **NOTHING)
    for seat in range(seats):
        assert (game.seat, game.over) == (seat, False)
        play(game, "pass")
    assert (game.seat, game.over, game.position()["phase"]) == (None, True, "over")
    assert game.legal() == []
    assert len(game.scores()) == seats


@pytest.mark.rule("T3", "E1")
@pytest.mark.parametrize("words", ["pass", "draw deck", "tickets", "claim atlanta:nashville"])
def test_nothing_can_be_done_after_the_end(words: str) -> None:
    refuses(play(position("usa", **NOTHING), "pass", "pass"), words, "E1")


@pytest.mark.rule("T4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_ends_after_a_number_of_turns_per_seat(edition: str) -> None:
    game = Game(edition, seats=3, seed=1, house={"turn_limit": 2})
    for _ in range(3):
        game.play(game.legal()[0])
    for _ in range(2 * 3):
        assert not game.over
        play(game, "draw deck", "draw deck")
    assert (game.over, len(game.scores())) == (True, 3)


@pytest.mark.rule("T4")
@pytest.mark.parametrize(("edition", "seats"), [("usa", 2), ("europe", 5), ("nordic", 3)])
def test_the_limit_is_500_turns_a_seat(edition: str, seats: int) -> None:
    game = position(edition, seats=seats, seat=seats - 2, first=0, turn=500 * seats - 1)
    play(game, "draw deck", "draw deck")
    assert not game.over
    play(game, "draw deck", "draw deck")
    assert game.over
