"""A reel: a game as data from which a screen can show any moment without knowing the rules."""

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
SEPARATE = ("viewer", "log", "board")  # a view without them is a set of facts
SCORED = ("routes", "stations", "ticket_counts", "ticket_deck")  # what completed tickets depend on, as all see it


class ReelChange(msgspec.Struct, omit_defaults=True):
    """What has changed: facts with their new values, entries added to a map, and facts that are gone."""

    now: dict[str, Any] = {}
    more: dict[str, dict[str, Any]] = {}
    gone: list[str] = []


class ReelStep(msgspec.Struct, omit_defaults=True):
    """A decision: what it changed for everybody, and what else for each seat; the first step sets the table up."""

    all: ReelChange
    own: dict[str, ReelChange] = {}  # by seat: where its view differs from a spectator's
    log: dict[str, LogLine] = {}  # by number: the line of this decision, and older lines that have changed
    own_log: dict[str, dict[str, LogLine]] = {}  # by seat: lines that show it more
    done: list[list[str]] | None = None  # the tickets that each seat has completed, once that has changed


class Reel(msgspec.Struct, omit_defaults=True):
    """A game from its beginning to its last decision, every line of its record verified."""

    edition: str
    names: list[str]
    seed: int | str
    steps: list[ReelStep]
    is_dealt: bool = True  # rather than started from a position
    board: Board | None = None  # a custom one
    drawing: Drawing | None = None  # of that board


def reel_of(game: Game) -> Reel:
    """The reel of a game; one that was read from a record is not replayed for it."""
    return Reel(game.edition, game.names, game.seed, list(_steps(game)), game.is_dealt, *_own_board(game))


def _own_board(game: Game) -> tuple[Board | None, Drawing | None]:
    """A custom board with its drawing, or neither for an edition."""
    return (None, None) if game.box.own_board is None else (game.box.board, drawing_of(game.box.board))


def _steps(played: Game) -> Iterator[ReelStep]:
    """Every moment, described by what differs from the one before."""
    before, first_line = None, 0
    for game in played.moments():
        moment = _Moment(game, first_line, before)
        yield moment.since(before)
        before = moment
        # How many starting tickets others kept shows once all have chosen, in lines that were sent before.
        first_line = 0 if game.phase == "first_tickets" else len(game.log)


class _Moment:
    """The game between two decisions, as everybody sees it and as each seat does."""

    def __init__(self, game: Game, first_line: int, before: _Moment | None = None) -> None:
        public, *seats = game.views([None, *range(game.seats)], first_line)
        self.all = _facts(public)
        self.own = [_beside(_facts(view), self.all) for view in seats]
        self.log = {str(number): line for number, line in enumerate(public["log"], first_line)}
        self.own_log = [_beside(_lines(view, first_line), self.log) for view in seats]
        is_same = before is not None and all(self.all[name] == before.all[name] for name in SCORED)
        self.done: list[list[str]] = before.done if before is not None and is_same else _completed(game)

    def since(self, before: _Moment | None) -> ReelStep:
        """The step that leads from another moment to this one, or that sets the table up."""
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
    """The change from some facts to others."""
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
    return {name: value for name, value in view.items() if name not in SEPARATE}


def _lines(view: View, first_line: int) -> dict[str, LogLine]:
    return {str(number): line for number, line in enumerate(view["log"], first_line)}


def _beside(facts: View, known: View) -> dict[str, Any]:
    """The facts that differ from those already known."""
    return {name: value for name, value in facts.items() if name not in known or known[name] != value}


def _by_seat(parts: Iterable[Any]) -> dict[str, Any]:
    """The parts that are not empty, by seat."""
    return {str(seat): part for seat, part in enumerate(parts) if part not in ({}, ReelChange())}


def _completed(game: Game) -> list[list[str]]:
    return [list(score["proof"]["tickets"]) for score in game.scores()]
