"""The whole review of a finished game, as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from whistlestop.errors import RulesError
from whistlestop.game import Game
from whistlestop.records.ending import ending_of
from whistlestop.review.cards import CardsDrawn, cards_of
from whistlestop.review.luck import MEASURE, Luck, parts_of, rival_of
from whistlestop.review.moments import moments_of
from whistlestop.review.simulator import Simulator
from whistlestop.review.story import Happening, TurnsSpent, events_of, spent_on
from whistlestop.review.turning import TurningPoint, turning_points
from whistlestop.review.winning import PLAYOUTS, PLAYS_ON, Chances, Progress, course_of, first_impression


class _Known(TypedDict):
    """What is found at once."""

    from_turn: int
    luck: list[Luck]
    cards: list[CardsDrawn]
    spent: list[TurnsSpent]
    events: list[Happening]


class EarlyReview(_Known):
    """A review under way: its chances are rough or missing, and refined from the beginning on; the rest stays."""

    chances: list[list[float] | None]


class Review(_Known):
    """The review of a finished game: chances, turning points, luck and skill, cards and turns."""

    chances: list[list[float]]  # of winning, for each seat, before the first turn and after each
    turning: list[TurningPoint]


def review_of(
    game: Game,
    progress: Progress = lambda share: None,
    playouts: int = PLAYOUTS,
    early: Callable[[EarlyReview], None] = lambda found: None,
) -> Review:
    """Review a finished game; this takes up to half a minute, and reports its progress and what it finds early."""
    if not game.over:
        raise RulesError("only a finished game can be reviewed; play it to the end first")
    scores = game.scores()
    totals = [int(score["total"]) for score in scores]
    first = [score["place"] == 1 for score in scores]
    known = _known(game, totals)
    winners = [won / sum(first) for won in first]
    simulator, moments = Simulator(game.box, game.seats, PLAYS_ON), moments_of(game)
    rough = first_impression(simulator, moments)

    def refined(chances: list[Chances]) -> None:
        early({**known, "chances": [*chances, *rough[len(chances) :], winners]})

    refined([])
    chances = course_of(simulator, moments, winners, playouts, progress, refined)
    return {**known, "chances": chances, "turning": turning_points(game, chances, known["from_turn"])}


def _known(game: Game, totals: list[int]) -> _Known:
    return {
        "from_turn": ending_of(game)["from_turn"],
        "luck": _luck(game, totals),
        "cards": cards_of(game),
        "spent": spent_on(game),
        "events": events_of(game),
    }


def _luck(game: Game, totals: list[int]) -> list[Luck]:
    parts = parts_of(game, totals, Simulator(game.box, game.seats, MEASURE))
    rivals = [rival_of(totals, seat) for seat in range(game.seats)]
    return [
        {
            "rival": rival,
            "margin": totals[seat] - totals[rival],
            "deal": parts[seat]["deal"],
            "luck": parts[seat]["luck"],
            "skill": parts[seat]["skill"],
            "others": parts[seat]["others"],
            "end": parts[seat]["end"],
        }
        for seat, rival in enumerate(rivals)
    ]
