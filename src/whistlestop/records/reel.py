"""A reel: a game as data from which a screen shows any moment without any rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from whistlestop.boards.automatic_drawing import Drawing
from whistlestop.boards.board import Board
from whistlestop.boards.drawings import drawing_of
from whistlestop.game import Game
from whistlestop.notation.actions import LogLine

View = Mapping[str, Any]
TOLD_APART = ("viewer", "log", "board")  # a view without them is a row of facts
SCORED = ("routes", "stations", "ticket_counts", "ticket_deck")  # what completed tickets depend on, as all see it


class ReelChange(msgspec.Struct, omit_defaults=True):
    """What has changed: facts with their new values, entries that have come to a map, and facts that are gone."""

    now: dict[str, Any] = {}
    more: dict[str, dict[str, Any]] = {}
    gone: list[str] = []


class ReelStep(msgspec.Struct, omit_defaults=True):
    """A decision: what it changed for everybody, and what else for each seat; the first step lays the table."""

    all: ReelChange
    own: dict[str, ReelChange] = {}  # by seat: where its view is another than an onlooker's
    log: dict[str, LogLine] = {}  # by number: the line of this decision, and older ones that are told anew
    own_log: dict[str, dict[str, LogLine]] = {}  # by seat: where it is told more
    done: list[list[str]] | None = None  # the tickets that each seat has completed, once that has changed


class Reel(msgspec.Struct, omit_defaults=True):
    """A game from its beginning to its last decision, every line of its record verified."""

    edition: str
    names: list[str]
    seed: int | str
    steps: list[ReelStep]
    is_dealt: bool = True  # and not begun from a position
    board: Board | None = None  # that is none of the editions
    drawing: Drawing | None = None  # of that board


def reel_of(game: Game) -> Reel:
    """The reel of a game; one that was read from a record is not played again for it."""
    return Reel(game.edition, game.names, game.seed, list(_steps(game)), game.is_dealt, *_own_board(game))


def _own_board(game: Game) -> tuple[Board | None, Drawing | None]:
    """A board that is none of the editions, with its drawing."""
    return (None, None) if game.box.own_board is None else (game.box.board, drawing_of(game.box.board))


def _steps(played: Game) -> Iterator[ReelStep]:
    """Every moment, told by what is other than the one before."""
    before, told_from = None, 0
    for game in played.moments():
        moment = _Moment(game, told_from, before)
        yield moment.since(before)
        before = moment
        # How many first tickets others keep is told when all have chosen, in lines that were told before.
        told_from = 0 if game.phase == "first_tickets" else len(game.log)


class _Moment:
    """A game between two decisions, as everybody sees it and as each seat does."""

    def __init__(self, game: Game, told_from: int, before: _Moment | None = None) -> None:
        onlooker, *seats = game.views([None, *range(game.seats)], told_from)
        self.all = _facts(onlooker)
        self.own = [_beside(_facts(view), self.all) for view in seats]
        self.log = {str(number): line for number, line in enumerate(onlooker["log"], told_from)}
        self.own_log = [_beside(_lines(view, told_from), self.log) for view in seats]
        is_same = before is not None and all(self.all[name] == before.all[name] for name in SCORED)
        self.done: list[list[str]] = before.done if before is not None and is_same else _completed(game)

    def since(self, before: _Moment | None) -> ReelStep:
        """The step that leads from another moment to this one, or that lays the table."""
        nothing: list[dict[str, Any]] = [{} for _ in self.own]
        own = zip(before.own if before else nothing, self.own, strict=True)
        return ReelStep(
            change_of(before.all if before else {}, self.all),
            _by_seat(change_of(*pair) for pair in own),
            self.log,
            _by_seat(self.own_log),
            None if before and before.done == self.done else self.done,
        )


def change_of(before: View, after: View) -> ReelChange:
    """What leads from some facts to others."""
    change = ReelChange({}, {}, [name for name in before if name not in after])
    for name, value in after.items():
        old = before.get(name)
        if name in before and old == value:
            continue
        if isinstance(value, dict) and isinstance(old, dict) and old and old.items() <= value.items():
            change.more[name] = _beside(value, old)
        else:
            change.now[name] = value
    return change


def _facts(view: View) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in TOLD_APART}


def _lines(view: View, told_from: int) -> dict[str, LogLine]:
    return {str(number): line for number, line in enumerate(view["log"], told_from)}


def _beside(facts: View, known: View) -> dict[str, Any]:
    """What is other than what is known."""
    return {name: value for name, value in facts.items() if name not in known or known[name] != value}


def _by_seat(parts: Iterable[Any]) -> dict[str, Any]:
    """What there is to tell, by seat."""
    return {str(seat): part for seat, part in enumerate(parts) if part not in ({}, ReelChange())}


def _completed(game: Game) -> list[list[str]]:
    return [list(score["proof"]["tickets"]) for score in game.scores()]
