"""A table made from its events: pure, without a clock or a network; the same events always lead to the same table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Self, get_args

import msgspec

from whistlestop.game import Game
from whistlestop.tables import clock, nonces
from whistlestop.tables import events as e
from whistlestop.tables.chairs import Chair, set_chairs
from whistlestop.tables.game_events import decided_by_bots, game_after
from whistlestop.tables.options import TableOptions

State = Literal["waiting", "playing", "over"]
Paused = Literal["idle", "agreed", "left"]  # nobody acts, everybody has agreed, or everybody has left
MOVES = get_args(e.Move)  # what changes the game
UNPLAYED_SECONDS = 30 * 86_400.0  # after its last event, for which a table is kept where nobody has ever played


@dataclass(eq=False)
class Table:
    """The state of a table; it never changes, an event leads to another one."""

    id: str
    setting: TableOptions
    secret: str
    chairs: tuple[Chair, ...]
    at: float  # Unix time of the last event
    number: int = 0  # of the last event
    moves: int = 0  # choices, decisions and undos so far: a client must have seen all of them before it acts
    moved_at: float = 0.0
    game: Game | None = None
    to_move: list[int] = field(default_factory=list)  # the seats that have something to decide
    chosen: dict[int, str] = field(default_factory=dict)  # starting tickets that wait for their turn in the game
    clock_at: float = 0.0  # when the clocks were last updated
    timed: int = 0  # the longest log for which time was given: an undo gains nobody time
    pause: e.PauseWhy | None = None
    paused_at: float = 0.0
    bot_choices: frozenset[int] = frozenset()  # the seats whose starting tickets a bot has chosen for a person
    bot_decisions: tuple[int, ...] = ()  # the decisions of the log that a bot has made for a person
    again: e.Again | None = None
    full_at: float | None = None  # when the last seat was taken, and nobody was waited for any more
    code: str | None = None
    is_continued: bool = False  # whether the game continues another one, so nothing was dealt here
    is_played: bool = False  # whether a person has ever decided anything

    @classmethod
    def created(cls, id: str, event: e.Created, at: float) -> Self:  # noqa: A002 - the usual name
        """A new table."""
        setting = event.setting
        chairs = set_chairs(setting.chairs, setting.word, event.awaited)
        table = cls(id, setting, event.secret, chairs, at, code=event.code)
        table._note_full(at)
        return table

    @property
    def state(self) -> State:
        """Whether the game has begun, and whether it is over."""
        if self.game is None:
            return "waiting"
        return "over" if self.game.over else "playing"

    @property
    def is_ready(self) -> bool:
        """Whether every seat is taken, everybody has come, and the cards are not dealt yet."""
        return self.game is None and not any(chair.is_free or chair.is_awaited for chair in self.chairs)

    @property
    def is_choosing(self) -> bool:
        """Whether starting tickets are being chosen, by everybody at once."""
        return self.game is not None and self.game.phase == "first_tickets"

    @property
    def people(self) -> list[int]:
        """The seats of people, including those for whom a bot plays now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person]

    @property
    def paused(self) -> Paused | None:
        """Why nothing happens until somebody comes back; None while the game continues."""
        if self.pause is None and self.state == "playing":
            people = self.people
            return "left" if people and all(self.chairs[seat].held for seat in people) else None
        return self.pause

    @property
    def bots_to_move(self) -> list[int]:
        """The seats that are to decide and for which a bot does; none while the table is paused."""
        bots = [seat for seat in self.to_move if self.chairs[seat].is_played_by_bot]
        return bots if bots and self.paused is None else []

    @property
    def people_to_move(self) -> list[int]:
        """The seats that are to decide and do so themselves."""
        return [seat for seat in self.to_move if not self.chairs[seat].is_played_by_bot]

    @property
    def deadline(self) -> float | None:
        """When the first clock of the players on turn runs out."""
        running = self._running
        return self.clock_at + min(self.chairs[seat].time_left for seat in running) if running else None

    @property
    def _running(self) -> list[int]:
        """The seats whose clocks run."""
        if self.setting.time_control is None or self.pause is not None:
            return []
        return self.people_to_move

    @property
    def expires(self) -> float | None:
        """When the table is deleted, unless a person plays."""
        return None if self.is_played else self.at + UNPLAYED_SECONDS

    def _followed(self, at: float) -> Self:
        """A copy with the next event's number and time, and with the clocks updated."""
        table = object.__new__(type(self))
        table.__dict__.update(self.__dict__)  # ten times as quick as copy.copy
        table.number += 1
        table.at = at
        if running := self._running:
            table.chairs = clock.charged(self.chairs, running, at - self.clock_at)
        table.clock_at = at
        return table

    def after(self, event: e.Event, at: float) -> Self:
        """The table after an event; RulesChangedError if a move has another outcome than was stored."""
        table = self._followed(at)
        table._take(event, at)
        return table

    def after_playing(self, event: e.Played, at: float, game: Game) -> Self:
        """The same for a decision that was just played, in a copy of the game that becomes the table's game."""
        table = self._followed(at)
        table._note_move(event, at, game)
        return table

    def past(self, event: e.Event, at: float) -> Self:
        """The same for an event whose move is not played again, because the game is resumed from a later position."""
        table = self._followed(at)
        if not isinstance(event, MOVES):
            table._take(event, at)
            return table
        table._count_move(event, at)
        table._note_player(event)
        if isinstance(event, e.Chosen):
            table.chosen = {**table.chosen, event.seat: event.words}
        return table

    def _take(self, event: e.Event, at: float) -> None:
        match event:
            case e.Sat():
                taken = {"name": event.name, "level": event.level, "word": event.word}
                self._seat(event.seat, asked=None, nonce_sha256=event.nonce_sha256, **taken)
                self._note_full(at)
            case e.Stood():
                generation = self.chairs[event.seat].generation + 1
                self._set(event.seat, Chair(None, generation=generation))
                self._note_full(at)
            case e.Came():
                self._seat(event.seat, is_awaited=False, held=None)
                self._note_full(at)
            case e.SeatsRemoved():
                self.chairs = self.chairs[: event.left]
                self._note_full(at)
            case e.Renewed():
                self._seat(event.seat, generation=self.chairs[event.seat].generation + 1)
            case e.Claimed():
                chair = self.chairs[event.seat]
                self._seat(event.seat, generation=chair.generation + 1, changed_hands=chair.changed_hands + 1)
            case e.Revealed():
                self._seat(event.seat, nonce=event.nonce)
            case e.Committed():
                self._seat(event.seat, next_nonce_sha256=event.nonce_sha256)
            case e.TakeoverRequested():
                self._seat(event.seat, votes=self.chairs[event.seat].votes | {event.by})
            case e.BotTookOver():
                self._seat(event.seat, held=event.why, votes=frozenset(), is_covered=False)
                self._stop_waiting(event.seat, at)
            case e.TimedOut():
                self._set(event.seat, clock.timed_out(self.chairs[event.seat]))
            case e.Returned():
                self._seat(event.seat, held=None, votes=frozenset())
                self._note_back(event.seat)
            case e.PauseAsked():
                self._seat(event.seat, wants_pause=event.is_wanted)
            case e.Paused():
                self.pause, self.paused_at = event.why, at
                self.chairs = clock.paused(self.chairs, event.why, self.people_to_move)
            case e.Unpaused():
                self.pause = None
                self.chairs = clock.unpaused(self.chairs, self.setting.time_control, self.people_to_move, event.seat)
            case e.BotSpeedSet():
                self.setting = msgspec.structs.replace(self.setting, bot_pause=event.bot_pause)
            case e.Advised():
                self._seat(event.seat, advised=self.chairs[event.seat].advised + 1, advised_at=self.moves)
            case e.Again():
                self.again = event
            case e.Said() | e.Created():
                pass
            case _:
                self._move(event, at)

    def _stop_waiting(self, seat: int, at: float) -> None:
        if self.chairs[seat].is_awaited:
            self._seat(seat, is_awaited=False)
            self._note_full(at)

    def _note_back(self, seat: int) -> None:
        self._set(seat, clock.back(self.chairs[seat], self.setting.time_control))

    def _seat(self, seat: int, **changes: object) -> None:
        self._set(seat, self.chairs[seat].changed(**changes))

    def _set(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _note_full(self, at: float) -> None:
        self.full_at = at if self.is_ready else None

    def _move(self, event: e.Move, at: float) -> None:
        if isinstance(event, e.Chosen):
            self.chosen = {**self.chosen, event.seat: event.words}
        self._note_move(event, at, game_after(self, event))

    def _note_move(self, event: e.Event, at: float, game: Game) -> None:
        self._count_move(event, at)
        before, self.to_move = self.to_move, self._deciding(game)
        if isinstance(event, e.Chosen) and event.by_bot and self.chairs[event.seat].is_person:
            self.bot_choices |= {event.seat}
        self.bot_decisions = decided_by_bots(self, event, game)
        self._note_actor(event)
        self._note_player(event)
        self.game = game
        self._give_time(event, before)

    def _count_move(self, event: e.Event, at: float) -> None:
        self.is_continued = self.is_continued or (isinstance(event, e.Resumed) and self.moves == 0)
        self.moves += 1
        self.moved_at = at

    def _note_actor(self, event: e.Event) -> None:
        """Note that a player who acts is back, and that a bot which only finishes a turn stops at its end."""
        if isinstance(event, e.Undone) or (isinstance(event, e.Played | e.Chosen) and not event.by_bot):
            chair = self.chairs[event.seat]
            if chair.is_idle or chair.wants_pause:
                self._note_back(event.seat)
        for seat, chair in enumerate(self.chairs):
            if chair.is_covered and seat not in self.to_move:
                self._seat(seat, is_covered=False)

    def _give_time(self, event: e.Event, before: Collection[int]) -> None:
        control = self.setting.time_control
        if control is None or self.game is None:
            return
        if isinstance(event, e.Dealt | e.Resumed):
            self.chairs = clock.dealt(self.chairs, control)
        elif len(self.game.log) > self.timed and not self.is_choosing:
            self.chairs = clock.asked(self.chairs, control, before, self.to_move)
        self.timed = max(self.timed, len(self.game.log))

    def _note_player(self, event: e.Event) -> None:
        if isinstance(event, e.Chosen | e.Played) and self.chairs[event.seat].is_person and not event.by_bot:
            self.is_played = True

    def _deciding(self, game: Game) -> list[int]:
        if game.phase == "first_tickets":
            return [seat for seat in game.choosing if seat not in self.chosen]
        return [] if game.seat is None else [game.seat]

    def record(self) -> str:
        """The game record, which also says who got advice and what the seed was made from."""
        assert self.game is not None
        game = self.game.copy()
        advised = [chair.advised for chair in self.chairs]
        game.advised = advised if any(advised) else None
        game.deal = nonces.published_deal(self)
        return game.record()

    def on_turn(self, seat: int) -> Game:
        """A copy of the game in which a seat is to decide, although others may still be choosing starting tickets."""
        assert self.game is not None
        game = self.game.copy()
        while game.seat != seat:
            game.play(self.chosen.get(game.seat) or game.legal()[0])  # type: ignore[arg-type]  # somebody is choosing
        return game


class Change(NamedTuple):
    """Events to be stored, all of them or none, and the table after them."""

    events: tuple[e.Event, ...]
    table: Table
