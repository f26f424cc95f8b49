"""A printed game is scored as the game itself scores, and an impossible piece is refused by its rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.games import TABLES, finished
from whistlestop import Game
from whistlestop.errors import IllegalAction, PositionError
from whistlestop.records.final_board import counted

NAMES = ["Ada", "Ben", "Cem", "Dua", "Eva"]


def board_of(game: Game) -> dict[str, Any]:
    """What is on the table at the end of a game."""
    position = game.position()
    return {name: position[name] for name in ("edition", "house", "routes", "stations", "tickets")}


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_final_board_alone_gives_the_scores_of_the_game(edition: str, seats: int) -> None:
    for seed in range(3):
        game = finished(edition, seats, seed)
        assert counted(board_of(game), NAMES[:seats]).scores() == game.scores()


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"routes": {"atlanta:raleigh": 0, "atlanta:raleigh/2": 0}}, "why-own-other-track", "C8"),
    ({"routes": {"atlanta:raleigh": 1, "atlanta:raleigh/2": 0}}, "why-other-track-closes", "C9"),
    ({"house": {"trains": 5}, "routes": {"calgary:vancouver": 0, "atlanta:miami": 0}}, "why-too-few-trains", "C4"),
    (
        {"edition": "europe", "stations": dict.fromkeys(("paris", "roma", "wien", "kyiv"), 1)},
        "why-stations-spent",
        "B3",
    ),
    ({"stations": {"denver": 0}}, "why-no-stations-here", "T1"),
]


@pytest.mark.parametrize(("pieces", "reason", "rule"), REFUSED, ids=[reason for _, reason, _ in REFUSED])
def test_an_impossible_piece_is_refused_by_its_rule(pieces: dict[str, Any], reason: str, rule: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        counted({"edition": "usa", **pieces}, NAMES[:2])
    assert (refused.value.id, refused.value.rule) == (reason, rule)


def test_with_four_players_both_tracks_may_be_taken_but_not_by_one() -> None:
    tracks = {"atlanta:raleigh": 0, "atlanta:raleigh/2": 1}
    assert [score["routes"] for score in counted({"edition": "usa", "routes": tracks}, NAMES[:4]).scores()] == [
        2,
        2,
        0,
        0,
    ]


def test_a_ticket_lies_in_one_place() -> None:
    ticket = ["boston:miami"]
    with pytest.raises(PositionError, match="appears twice"):
        counted({"edition": "usa", "tickets": [ticket, ticket]}, NAMES[:2])


def test_what_is_on_no_board_is_refused() -> None:
    with pytest.raises(IllegalAction, match="no route"):
        counted({"edition": "usa", "routes": {"paris:wien": 0}}, NAMES[:2])
