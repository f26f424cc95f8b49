"""Compares what was promised to players with what is stored: nothing lost, doubled, or never asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.support.server.reconnecting_players import UNDO, Attempt, Person
from whistlestop import Game
from whistlestop.server.loading import fold
from whistlestop.server.store import Store, Stored
from whistlestop.tables import events as e
from whistlestop.tables.table import MOVES


class Move(NamedTuple):
    """A move of a person as it is stored; starting tickets are chosen without counting the moves."""

    seat: int
    words: str
    is_first: bool = False
    span: int = 1  # how many decisions an undo has taken back


@dataclass
class Findings:
    """The findings for some tables."""

    tables: int = 0
    acknowledged: int = 0
    unanswered: int = 0  # asked for when the server was killed, so there was no answer
    unanswered_but_stored: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    half: list[str] = field(default_factory=list)  # a claim is stored, and the payment of the same message is not


def plain(words: str) -> str:
    """The words of an action, with its tickets in a fixed order."""
    verb, *rest = words.split()
    return " ".join([verb, *(sorted(rest) if verb == "keep" else rest)])


def moves_of(stored: Sequence[Stored]) -> dict[int, Move]:
    """The moves of people by the count of moves after them; those of bots and the deal are only counted."""
    assert [one.number for one in stored] == [*range(len(stored))]
    moves: dict[int, Move] = {}
    count, undone_at = 0, -1.0
    for at, event in ((one.at, e.decode(one.body)) for one in stored):
        count += isinstance(event, MOVES)
        match event:
            case e.Chosen():
                moves[count] = Move(event.seat, plain(event.words), True)
            case e.Played(by_bot=False):
                moves[count] = Move(event.seat, plain(event.words))
            case e.Undone():
                before = moves.pop(count - 1).span if at == undone_at else 0  # of the same undo
                moves[count], undone_at = Move(event.seat, UNDO, span=before + 1), at
    return moves


async def check_table(store: Store, table: str, people: Sequence[Person], findings: Findings) -> None:
    """Compare what these people were promised with what is stored of their table, whose game must have ended."""
    stored = await store.events(table)
    record = await store.record(table)
    assert record is not None, f"{table} has not come to an end"
    game, folded = Game.replay(record), fold(table, stored)
    assert game.over and folded.game is not None and folded.game.record() == record
    bots = {seat for seat, chair in enumerate(folded.chairs) if chair.level is not None}
    moves = {count: move for count, move in moves_of(stored).items() if move.seat not in bots}
    for person in people:
        seen = [(line["seat"], line["action"].split()[0]) for line in person.log]  # which tickets others kept is hidden
        assert seen == [(decision.seat, decision.action.split()[0]) for decision in game.log], (
            "somebody saw another game"
        )
        check_person(person, moves, findings)
    findings.tables += 1


def check_person(person: Person, moves: dict[int, Move], findings: Findings) -> None:
    """Check that each promise is kept once and in order, and that each stored move was asked for and not refused."""
    own = {count: move for count, move in moves.items() if move.seat == person.seat}
    findings.half += [f"seat {person.seat} of {person.table}: {whole}" for whole in _half_done(person.attempts, own)]
    attempts = [step for attempt in person.attempts for step in attempt.one_by_one()]
    promised = [attempt for attempt in attempts if attempt.done is not None]
    counts = [attempt.done for attempt in promised if attempt.done is not None]
    assert counts == sorted({*counts}), f"promises out of order: {counts}"
    who = f"seat {person.seat} of {person.table}"
    findings.lost += [f"{who}: {attempt}" for attempt in promised if not _is_kept(attempt, own)]
    open_ended = [attempt for attempt in attempts if attempt.done is None and not attempt.is_refused]
    extra = {count: move for count, move in own.items() if count not in counts}
    findings.doubled += [
        f"{who}: {count} {move}" for count, move in extra.items() if not _is_asked(count, move, open_ended)
    ]
    first = [move for move in own.values() if move.is_first]
    findings.doubled += [f"{who}: {move}" for move in first[1:]]
    findings.acknowledged += len(promised)
    findings.unanswered += len(open_ended)
    findings.unanswered_but_stored += len(extra)


def _half_done(attempts: Sequence[Attempt], own: dict[int, Move]) -> list[Attempt]:
    """Attempts of several steps of which only the first is stored, if no other attempt can explain that."""
    alone = [attempt for attempt in attempts if [one.moves for one in attempts].count(attempt.moves) == 1]
    return [whole for whole in alone if len({_is_stored(step, own) for step in whole.one_by_one()}) > 1]


def _is_stored(attempt: Attempt, own: dict[int, Move]) -> bool:
    move = own.get(attempt.moves + 1)
    return move is not None and move.words == plain(attempt.words)


def _is_kept(attempt: Attempt, own: dict[int, Move]) -> bool:
    move = own.get(attempt.done or 0)
    return move is not None and move.words == plain(attempt.words)


def _is_asked(count: int, move: Move, attempts: Iterable[Attempt]) -> bool:
    return any(
        plain(attempt.words) == move.words and (move.is_first or attempt.moves == count - move.span)
        for attempt in attempts
    )
