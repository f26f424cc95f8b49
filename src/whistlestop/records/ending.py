"""How a game ended: the points after every turn, what the end adds item by item, and what settled ties."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile, groupby, pairwise
from typing import Literal, TypedDict

from whistlestop.game import Game
from whistlestop.notation.actions import Decision
from whistlestop.rules import Rules
from whistlestop.scores import SeatScore

Settled = Literal["completed", "stations", "longest", "shared"]
EndKind = Literal["tickets_done", "tickets_missed", "stations", "longest", "globetrotter"]


class EndItem(TypedDict):
    """One item that the end adds to the points from routes, for each seat."""

    kind: EndKind
    points: list[int]


class Tie(TypedDict):
    """Two seats with the same total, and what put one before the other."""

    ahead: int
    behind: int
    by: Settled


class Ending(TypedDict):
    """How a game ended: the points before the first turn and after each, what the end added, and ties."""

    from_turn: int  # 1, unless the rules were corrected in the middle of the game
    course: list[list[int]]
    items: list[EndItem]
    ties: list[Tie]


def ending_of(game: Game) -> Ending:
    """The course of a finished game and its end, which add up to the scores."""
    scores = game.scores()
    from_turn, course = _course(game)
    return {"from_turn": from_turn, "course": course, "items": _items(game, scores), "ties": ties_of(scores)}


def _course(game: Game) -> tuple[int, list[list[int]]]:
    """The number of the first turn listed, and the points from routes before it and after every turn."""
    end = game.view(None, len(game.log))
    turns = turns_of(game)
    course: list[list[int]] = [end["points"]]
    claimed: set[str] = set()
    for turn in reversed(turns):  # backwards, because a tunnel can be attempted before it is claimed
        points = list(course[-1])
        for decision in turn:
            route = decision.action.removeprefix("claim ")
            if end["routes"].get(route) == decision.seat and route not in claimed:
                claimed.add(route)
                points[decision.seat] -= _worth(game, route)
        course.append(points)
    return end["turn"] - len(turns) + 1, course[::-1]


def turns_of(game: Game) -> list[list[Decision]]:
    """The decisions turn by turn, without the choice of starting tickets; nobody has two turns in a row."""
    played = dropwhile(lambda decision: decision.action.startswith("keep "), game.log)
    return [list(turn) for _, turn in groupby(played, lambda decision: decision.seat)]


def _worth(game: Game, route: str) -> int:
    """C7: the points for a route."""
    board = game.box.board
    return game.box.rules.route_points[board.routes[board.route_index[route]].length - 1]


def _items(game: Game, scores: Sequence[SeatScore]) -> list[EndItem]:
    """What the end adds for each seat, in scoring order; items that the rules do not have are left out."""
    rules = game.box.rules
    done = [_done(game, score) for score in scores]
    items: dict[EndKind, list[int]] = {
        "tickets_done": done,
        "tickets_missed": [score["tickets"] - points for score, points in zip(scores, done, strict=True)],
        **({"stations": [score["stations"] for score in scores]} if rules.stations else {}),
        **bonuses_of(rules, scores),
    }
    return [{"kind": kind, "points": points} for kind, points in items.items()]


def _done(game: Game, score: SeatScore) -> int:
    board = game.box.board
    return sum(board.tickets[board.ticket_index[ticket]].points for ticket in score["proof"]["tickets"])


def bonuses_of(rules: Rules, scores: Sequence[SeatScore]) -> dict[EndKind, list[int]]:
    """E3, E4: each bonus in the rules, with what every seat scores for it."""
    longest = max(score["longest"] for score in scores)
    paths = [rules.longest_bonus if score["longest"] == longest else 0 for score in scores]
    rest = [score["bonus"] - path for score, path in zip(scores, paths, strict=True)]
    bonuses: dict[EndKind, tuple[int, list[int]]] = {
        "longest": (rules.longest_bonus, paths),
        "globetrotter": (rules.globetrotter_bonus, rest),
    }
    return {kind: points for kind, (bonus, points) in bonuses.items() if bonus}


def ties_of(scores: Sequence[SeatScore]) -> list[Tie]:
    """E5: seats with the same total, in pairs by place, and what put one before the other."""
    order = sorted(range(len(scores)), key=lambda seat: int(scores[seat]["place"]))
    return [
        {"ahead": one, "behind": other, "by": settled_by(scores[one], scores[other])}
        for one, other in pairwise(order)
        if scores[one]["total"] == scores[other]["total"]
    ]


def settled_by(ahead: SeatScore, behind: SeatScore) -> Settled:
    """E5, E6: what settled a tie, in the order of the rules."""
    if ahead["place"] == behind["place"]:
        return "shared"
    if ahead["completed"] != behind["completed"]:
        return "completed"
    built = [len(score["proof"]["stations"]) for score in (ahead, behind)]
    return "stations" if built[0] != built[1] else "longest"
