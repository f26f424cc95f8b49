"""A game: the friendly API around the engine, which checks every action and explains what is illegal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Self

import msgspec
import numpy as np

from whistlestop.boards.editions import BoardSource
from whistlestop.box import Box, box_of, open_box
from whistlestop.deal import Deal
from whistlestop.engine import batch
from whistlestop.engine.actions import CLAIM, KEEP
from whistlestop.engine.chance import keys_of
from whistlestop.engine.records import Records, record_at, record_in, records, records_in
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.errors import IllegalAction, RecordError, RulesError, WhistlestopError
from whistlestop.history import RECENT_STATES, History
from whistlestop.json_fault import quoted
from whistlestop.notation.actions import Decision
from whistlestop.notation.outcome import outcome_of
from whistlestop.notation.record_text import RecordHeader, read_record, write_record
from whistlestop.notation.seating import check_first, check_names, check_seed
from whistlestop.positions.position import (
    PhaseName,
    PositionData,
    phase_name,
    write_position,
)
from whistlestop.positions.reading import read_position
from whistlestop.refusals.reasons import refusal
from whistlestop.rules import REVISION, house_under
from whistlestop.scores import SeatScore, scores_of
from whistlestop.views.redaction import redacted
from whistlestop.views.view import Reading, View, everybody_knows, read_state, views_of


class Game:
    """One game on any board: ask whose decision it is, what is legal, and play it in words."""

    def __init__(
        self,
        edition: BoardSource | None = None,
        seats: int = 2,
        seed: int | str = 0,
        *,
        board: BoardSource | None = None,
        house: Mapping[str, Any] | None = None,
        first: int | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        self._deal(open_box(edition, house, board=board), seats, seed, first, names)

    @classmethod
    def in_box(cls, box: Box, seats: int, seed: int | str, *, first: int | None, names: Sequence[str]) -> Self:
        """A new game from a box that is already open."""
        game = object.__new__(cls)
        game._deal(box, seats, seed, first, names)
        return game

    def _deal(self, box: Box, seats: int, seed: int | str, first: int | None, names: Sequence[str] | None) -> None:
        box.check_seats(seats)
        keys = keys_of([check_seed(seed)])
        begins = check_first(first, seats)
        states = records(1, State)
        batch.start(box.board_table, box.rules_table, states, keys, seats, begins)
        self._set_up(box, states, seed, names)

    def _set_up(self, box: Box, states: Records[State], seed: int | str, names: Sequence[str] | None) -> None:
        self.box = box
        self.seed = seed
        self.log: list[Decision] = []
        self._states = states
        self._state = record_at(states)
        self._history = History(box, states)
        self.is_dealt = True  # rather than started from a position
        self.advised: list[int] | None = None  # for how many decisions each seat asked for advice, if any did
        self.deal: Deal | None = None  # what the seed was derived from, if the players made it together
        self._legal: dict[str, int] | None = None
        self.names = check_names(names, self.seats)

    def __repr__(self) -> str:
        return f"<Game {self.edition}, {self.seats} seats, seed {self.seed!r}, {len(self.log)} decisions>"

    @property
    def edition(self) -> str:
        """The edition's short name."""
        return self.box.board.id

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._state.seats)

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        seat = int(self._state.seat)
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._state.phase == Phase.OVER)

    @property
    def phase(self) -> PhaseName:
        """The kind of decision that comes next, as a position names it."""
        return phase_name(self._state.phase)

    @property
    def is_paying(self) -> bool:
        """Whether the seat on turn is paying for a route or a station; that has not revealed anything hidden yet."""
        return bool(self._state.phase in (Phase.PAYMENT, Phase.SUBSTITUTE))

    @property
    def choosing(self) -> list[int]:
        """The seats that have tickets to choose from."""
        return [seat for seat in range(self.seats) if self._state.offers[seat, 0] != NONE]

    def legal(self) -> list[str]:
        """The legal actions in words, always in the same order."""
        return list(self._legal_words())

    def _legal_words(self) -> dict[str, int]:
        if self._legal is None:
            actions = self._actions(self._states)
            offer = self._state.offers[self._state.seat].tolist() if actions and KEEP < actions[0] < CLAIM else ()
            self._legal = self.box.notation.numbered(actions, offer)
        return self._legal

    def prices(self) -> dict[str, list[str]]:
        """For each legal claim and station, the possible payments in words."""
        first, end = CLAIM, self.box.actions.pay_first
        return {words: self.payments(words) for words, action in self._legal_words().items() if first <= action < end}

    def payments(self, words: str) -> list[str]:
        """The possible payments for a legal claim or station, in words."""
        return list(self.box.notation.numbered(self.payment_numbers(self._legal_words()[words])))

    def legal_numbers(self) -> list[int]:
        """The numbers of the legal actions, in the order of `legal()`."""
        return [*self._legal_words().values()]

    def payment_numbers(self, action: int) -> list[int]:
        """The numbers of the possible payments for a legal claim or station."""
        trial = records_in(self._states.tobytes(), State)
        batch.advance(self.box.board_table, self.box.rules_table, trial, action)
        return self._actions(trial)

    def stations_left(self, seat: int) -> int:
        """How many stations a seat still has to build."""
        return int(self._state.stations[seat])

    def _actions(self, states: Records[State]) -> list[int]:
        """The numbers of the actions that are legal in a state."""
        numbers = np.empty(self.box.actions.size, np.int16)
        count = batch.legal(self.box.board_table, self.box.rules_table, states, numbers)
        return numbers[:count].tolist()  # type: ignore[no-any-return]  # NumPy does not say of what type

    def play(self, words: str) -> Decision:
        """Play an action; IllegalAction says why it is illegal, with the rule's id, and leaves the game unchanged."""
        legal = self._legal_words()
        words = str(words)
        if words not in legal:
            words = self.box.notation.tidied(words)
            if words not in legal:
                raise refusal(self.box, self._states, self.names, words)
        action = legal[words]
        past = self._states.tobytes()
        batch.advance(self.box.board_table, self.box.rules_table, self._states, action)
        before = record_in(past, State)
        decision = Decision(before.seat, words, outcome_of(self.box.board, before, self._state, action))
        self._history.add(past)
        self.log.append(decision)
        self._legal = None
        return decision

    def undo(self) -> None:
        """Undo the last decision."""
        if not self.log:
            raise IllegalAction("why-nothing-played", "T1")
        _restore(self._history.take_back(self.log), self._states)
        self.log.pop()
        self._legal = None

    def rewound(self) -> Self:
        """An independent copy of the game at its beginning."""
        twin = object.__new__(type(self))
        twin._set_up(self.box, records_in(self._history.beginning, State), self.seed, self.names)
        twin.is_dealt, twin.advised, twin.deal = self.is_dealt, self.advised, self.deal
        return twin

    def moments(self) -> Iterator[Self]:
        """The game at its beginning and after each decision: one object that moves on, so read it before the next."""
        after_each = [*self._history.before_each(self.log), self._states.tobytes()][1:]
        twin = self.rewound()
        yield twin
        for decision, state in zip(self.log, after_each, strict=True):
            _restore(state, twin._states)
            twin.log.append(decision)
            twin._legal = None
            yield twin

    def copy(self) -> Self:
        """An independent copy of the game."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._states = records_in(self._states.tobytes(), State)
        twin._state = record_at(twin._states)
        twin.log, twin.names, twin._history = list(self.log), list(self.names), self._history.copy()
        return twin

    def view(self, seat: int | None, since: int = 0) -> View:
        """Everything a seat may know, as a plain dict, with the log from decision `since` on; None for spectators."""
        return self.views([seat], since)[0]

    def views(self, seats: Iterable[int | None], since: int = 0, reading: Reading | None = None) -> list[View]:
        """The views of several seats, read-only: what everybody may know is built once and shared by all of them."""
        seats = [self._checked_viewer(seat) for seat in seats]
        reading = reading or self.reading()
        known = everybody_knows(self.box, reading, self.names, self.seed)
        return views_of(self.box, reading, self.log[max(since, 0) :], seats, known)

    def reading(self) -> Reading:
        """What each seat may know, read once to make a position, views and choices from."""
        return read_state(self.box, self._states)

    def _checked_viewer(self, seat: int | None) -> int | None:
        if seat is not None and (type(seat) is not int or seat not in range(self.seats)):
            raise RulesError(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}, and None is a spectator")
        return seat

    def redacted(self, seat: int) -> Records[State]:
        """The same as a record for compiled code: what a seat may know, with everything else blanked."""
        return redacted(self._states, seat)

    def scores(self) -> list[SeatScore]:
        """Every seat's score, item by item with its proof; before the end, as if the game ended now."""
        return scores_of(self.box, self._states)

    def position(self) -> PositionData:
        """The game as plain data, including everything hidden."""
        return write_position(self.box, self._states, self.seed)

    def position_json(self, reading: Reading | None = None) -> bytes:
        """The same as JSON, without a custom board, which is as long as all the rest and never changes."""
        position = write_position(self.box, self._states, self.seed, None if reading is None else reading.table)
        position.pop("board", None)
        return msgspec.json.encode(position)

    @classmethod
    def from_position(cls, position: Mapping[str, Any], names: Sequence[str] | None = None) -> Self:
        """The game that a position describes; PositionError says why it is impossible."""
        box, states, seed = read_position(position)
        game = object.__new__(cls)
        game._set_up(box, states, seed, names)
        game.is_dealt = False
        return game

    def record(self) -> str:
        """The game as text that replays to the same state anywhere; it contains the seed, so hide it until the end."""
        header = RecordHeader(self.edition, self.names)
        if self.is_dealt:
            header.board = self.box.own_board
            header.rules = REVISION
            header.house, header.seats = self.box.house, self.seats
            header.seed, header.first = self.seed, int(self._state.first)
        else:
            header.position = write_position(self.box, records_in(self._history.beginning, State), self.seed)
        if self.over:
            header.totals = self._totals()
        header.advised = self.advised
        header.deal = self.deal
        return write_record(header, map(str, self.log))

    def _totals(self) -> list[int]:
        return [score["total"] for score in self.scores()]

    @classmethod
    def replay(cls, text: str) -> Self:
        """Replay a record and verify every line; RecordError names the first wrong one."""
        header, decisions = read_record(text)
        game = cls._begin(header)
        game.advised = header.check_advised(game.seats)
        game.deal = header.check_deal(game.seed, game.seats)
        game._history.limit = len(decisions)  # a replayed game is usually stepped through
        for number, line in decisions:
            game._verify(number, line)
        game._history.limit = RECENT_STATES
        if header.totals != (game._totals() if game.over else None):
            raise RecordError(f"the header says that the game ended with totals {header.totals}, but it did not")
        return game

    @classmethod
    def _begin(cls, header: RecordHeader) -> Self:
        try:
            if header.position is not None:
                header.check_alone()
                game = cls.from_position({"rules": 1, **header.position}, header.names)
            else:
                house = house_under(1 if header.rules is None else header.rules, header.house or {})
                box = box_of({"edition": header.edition, "board": header.board, "house": house})
                options = {"first": header.first, "names": header.names}
                game = cls.in_box(box, header.seats, header.seed, **options)  # type: ignore[arg-type]  # checked inside
        except WhistlestopError as error:
            raise RecordError(f"header: {error}") from None
        return game

    def _verify(self, number: int, line: str) -> None:
        _, _, action = line.partition(" > ")[0].partition(" ")
        try:
            decision = self.play(action)
        except IllegalAction as error:
            raise RecordError(f"line {number}: {error}") from None
        if str(decision) != line:
            raise RecordError(f"line {number}: it says {quoted(line)}, but the game gives {quoted(str(decision))}")


def _restore(state: bytes, states: Records[State]) -> None:
    # As bytes, because NumPy copies a record field by field, which is ten times slower.
    states.view(np.uint8)[:] = np.frombuffer(state, np.uint8)
