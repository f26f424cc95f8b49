"""The ending of a game, turn by turn and item by item, adds up to the scores."""

from __future__ import annotations

import pytest

from tests.support.games import TABLES, finished
from whistlestop import Game
from whistlestop.records.ending import ending_of, settled_by, ties_of
from whistlestop.records.files import at_decision
from whistlestop.scores import Proof, SeatScore

EVERY_TABLE = pytest.mark.parametrize(("edition", "seats"), TABLES)
KINDS = {
    "usa": ["tickets_done", "tickets_missed", "longest"],
    "europe": ["tickets_done", "tickets_missed", "stations", "longest"],
    "nordic": ["tickets_done", "tickets_missed", "globetrotter"],
}


@EVERY_TABLE
def test_the_course_and_the_items_of_the_end_add_up_to_the_totals(edition: str, seats: int) -> None:
    for seed in range(3):
        game = finished(edition, seats, seed)
        ending = ending_of(game)
        parts = [ending["course"][-1], *(item["points"] for item in ending["items"])]
        assert [sum(points) for points in zip(*parts, strict=True)] == [score["total"] for score in game.scores()]


@EVERY_TABLE
def test_every_turn_is_listed_and_only_one_seat_scores_in_it(edition: str, seats: int) -> None:
    game = finished(edition, seats, 1)
    ending = ending_of(game)
    assert (ending["from_turn"], ending["course"][0]) == (1, [0] * seats)
    assert len(ending["course"]) == game.view(None)["turn"] + 1
    first = game.view(None)["first"]
    for turn, (before, after) in enumerate(zip(ending["course"], ending["course"][1:], strict=False)):
        scored = [seat for seat in range(seats) if after[seat] != before[seat]]
        assert scored in ([], [(first + turn) % seats])


@pytest.mark.parametrize("edition", KINDS)
def test_the_points_of_a_turn_are_those_that_lay_on_the_table(edition: str) -> None:
    past = finished(edition, 3, 2).copy()
    course = ending_of(past)["course"]
    while past.log:
        past.undo()
        view = past.view(None)
        if view["turn"]:
            assert view["points"] == course[view["turn"] - 1]


@pytest.mark.parametrize("edition", KINDS)
def test_the_end_adds_what_the_rules_have(edition: str) -> None:
    assert [item["kind"] for item in ending_of(finished(edition, 2, 0))["items"]] == KINDS[edition]


def test_the_course_of_a_game_from_a_position_starts_there() -> None:
    whole = finished("europe", 3, 1)
    middle = at_decision(whole, len(whole.log) // 2)
    game = Game.from_position(middle.position())
    for decision in whole.log[len(middle.log) :]:
        game.play(decision.action)
    later, whole_ending = ending_of(game), ending_of(whole)
    assert later["from_turn"] == middle.view(None)["turn"]
    assert later["course"] == whole_ending["course"][later["from_turn"] - 1 :]


def test_a_game_of_which_only_the_end_is_known_has_only_an_end() -> None:
    whole = finished("usa", 2, 1)
    ending = ending_of(Game.from_position(whole.position()))
    assert ending["course"] == [whole.view(None)["points"]]


def score(place: int, total: int = 90, completed: int = 4, built: int = 0) -> SeatScore:
    """A score with only what settles ties."""
    known = Game("europe").scores()[0]
    proof: Proof = {**known["proof"], "stations": {f"city {i}": None for i in range(built)}}
    return {**known, "place": place, "total": total, "completed": completed, "proof": proof}


def test_a_tie_is_settled_by_tickets_then_stations_then_the_longest_path() -> None:
    assert settled_by(score(1, completed=5), score(2, built=1)) == "completed"
    assert settled_by(score(1), score(2, built=1)) == "stations"
    assert settled_by(score(1), score(2)) == "longest"
    assert settled_by(score(1), score(1)) == "shared"


def test_only_seats_with_the_same_total_are_tied() -> None:
    assert ties_of([score(3, total=80), score(2), score(1, completed=5)]) == [
        {"ahead": 2, "behind": 1, "by": "completed"}
    ]
    assert ties_of([score(1, total=91), score(2)]) == []
