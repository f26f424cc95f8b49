"""A table as its events make it: pure, without a clock or a network; the same events always give the same table."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from sys import intern
from typing import Literal, NamedTuple, Self

from whistlestop.errors import WhistlestopError
from whistlestop.game import Game
from whistlestop.server import events as e
from whistlestop.server.chairs import Chair, set_chairs
from whistlestop.server.setting import Setting

State = Literal["waiting", "playing", "over"]
MOVES = (e.Dealt, e.Chosen, e.Played, e.Undone, e.Resumed)  # what changes the game


class RulesChangedError(WhistlestopError):
    """Events that the rules of today do not play as they were played."""


@dataclass(eq=False)
class Table:
    """All that is to be known of a table; it is never changed, only followed by another."""

    id: str
    setting: Setting
    secret: str
    chairs: tuple[Chair, ...]
    at: float  # when the last event happened
    number: int = 0  # of the last event
    moves: int = 0  # choices, decisions and undos so far: what a client must have seen before it acts
    moved_at: float = 0.0
    game: Game | None = None
    to_move: list[int] = field(default_factory=list)  # the seats that have something to decide
    chosen: dict[int, str] = field(default_factory=dict)  # first tickets that wait for their turn in the game
    is_bots_move: bool = False  # whether a bot made the last decision
    again: e.Again | None = None

    @classmethod
    def laid(cls, id: str, event: e.Laid, at: float) -> Self:  # noqa: A002 - the name that everybody knows it by
        """A new table."""
        setting = event.setting
        return cls(id, setting, event.secret, set_chairs(setting.chairs, setting.word), at)

    @property
    def state(self) -> State:
        """How far it has come."""
        if self.game is None:
            return "waiting"
        return "over" if self.game.over else "playing"

    @property
    def is_ready(self) -> bool:
        """Whether every chair is taken, and the cards are still to be dealt."""
        return self.game is None and not any(chair.is_free for chair in self.chairs)

    @property
    def is_choosing(self) -> bool:
        """Whether first tickets are being chosen, by everybody at once."""
        return self.game is not None and self.game.phase == "first_tickets"

    @property
    def seed(self) -> str:
        """What the cards are dealt from: the secret, and a word from each player who gave one."""
        return " ".join([self.secret, *(chair.word for chair in self.chairs if chair.word)])

    @property
    def bots_to_move(self) -> list[int]:
        """Those of them for whom a bot decides."""
        return [seat for seat in self.to_move if self.chairs[seat].is_played_by_bot]

    @property
    def people_to_move(self) -> list[int]:
        """Those of them who decide for themselves."""
        return [seat for seat in self.to_move if not self.chairs[seat].is_played_by_bot]

    @property
    def deadline(self) -> float | None:
        """When the clock of the players on turn runs out."""
        seconds = self.setting.move_seconds
        return self.moved_at + seconds if seconds is not None and self.people_to_move else None

    def after(self, event: e.Event, at: float) -> Self:
        """The table as this event leaves it; RulesChangedError if a move does not come out as it did."""
        table = copy(self)
        table.number += 1
        table.at = at
        table._take(event, at)
        return table

    def after_playing(self, event: e.Played, at: float, game: Game) -> Self:
        """The same for a decision that has just been played, in a copy of the game that now is the table's."""
        table = copy(self)
        table.number += 1
        table.at = at
        table._note_move(event, at, game)
        return table

    def past(self, event: e.Event, at: float) -> Self:
        """The same for an event of a game that is not played again, since it goes on from a position."""
        table = copy(self)
        table.number += 1
        table.at = at
        if not isinstance(event, MOVES):
            table._take(event, at)
            return table
        table.moves += 1
        table.moved_at = at
        if isinstance(event, e.Chosen):
            table.chosen = {**table.chosen, event.seat: event.words}
        return table

    def _take(self, event: e.Event, at: float) -> None:
        match event:
            case e.Sat():
                self._seat(event.seat, name=event.name, level=event.level, word=event.word, asked=None)
            case e.Stood():
                self._seat(event.seat, name=None, word="", generation=self.chairs[event.seat].generation + 1)
            case e.Renewed():
                self._seat(event.seat, generation=self.chairs[event.seat].generation + 1)
            case e.Asked():
                self._seat(event.seat, votes=self.chairs[event.seat].votes | {event.by})
            case e.Held():
                self._seat(event.seat, held=event.why, votes=frozenset())
            case e.Returned():
                if self.chairs[event.seat].held == "clock":  # or else leaving and coming back would gain time
                    self.moved_at = at
                self._seat(event.seat, held=None, votes=frozenset())
            case e.Advised():
                self._seat(event.seat, advised=self.chairs[event.seat].advised + 1, advised_at=self.moves)
            case e.Again():
                self.again = event
            case e.Said() | e.Laid():
                pass
            case _:
                self._move(event, at)

    def _seat(self, seat: int, **changes: object) -> None:
        chair = self.chairs[seat].changed(**changes)
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _move(self, event: e.Dealt | e.Chosen | e.Played | e.Undone | e.Resumed, at: float) -> None:
        try:
            game = self._play(event)
        except RulesChangedError:
            raise
        except WhistlestopError as error:
            raise RulesChangedError(f"event {self.number} of table {self.id}: {error}") from None
        self._note_move(event, at, game)

    def _note_move(self, event: e.Event, at: float, game: Game) -> None:
        self.moves += 1
        self.moved_at = at
        self.is_bots_move = isinstance(event, e.Played) and event.by_bot
        self.game = game
        self.to_move = self._deciding(game)

    def _deciding(self, game: Game) -> list[int]:
        if game.phase == "first_tickets":
            return [seat for seat in game.choosing if seat not in self.chosen]
        return [] if game.seat is None else [game.seat]

    def _play(self, event: e.Dealt | e.Chosen | e.Played | e.Undone | e.Resumed) -> Game:
        names = [str(chair.name) for chair in self.chairs]
        setting = self.setting
        if isinstance(event, e.Dealt):
            house = event.rules or setting.house
            return Game(setting.edition, len(names), self.seed, house=house, first=setting.first, names=names)
        if isinstance(event, e.Resumed):
            return Game.from_position(event.position, names)
        assert self.game is not None
        game = self.game.copy()
        match event:
            case e.Chosen():
                self.chosen = {**self.chosen, event.seat: event.words}
                while game.phase == "first_tickets" and game.seat in self.chosen:
                    game.play(self.chosen[game.seat])
            case e.Played():
                decision = game.play(intern(event.words))  # all tables have the same few words in their logs
                if (decision.seat, decision.outcome) != (event.seat, event.outcome):
                    raise RulesChangedError(f"event {self.number} of table {self.id} came out otherwise than it did")
            case e.Undone():
                game.undo()
        return game

    def record(self) -> str:
        """The record of the game, which also says who was advised."""
        assert self.game is not None
        told = self.game.copy()
        advised = [chair.advised for chair in self.chairs]
        told.advised = advised if any(advised) else None
        return told.record()

    def on_turn(self, seat: int) -> Game:
        """A copy of the game in which a seat is to decide, though others may still be choosing their first tickets."""
        assert self.game is not None
        game = self.game.copy()
        while game.seat != seat:
            game.play(self.chosen.get(game.seat) or game.legal()[0])  # type: ignore[arg-type]  # somebody is choosing
        return game


class Change(NamedTuple):
    """An event that may be stored, and the table as it leaves it."""

    event: e.Event
    table: Table
