"""Makes lessons for the page by really playing them at a table, so that a lesson shows what a table would show."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache

import msgspec

from whistlestop.choices.goals import Goal
from whistlestop.choices.prices import PaymentOption
from whistlestop.lessons import LEARNER, NAMES, Lesson, lesson, position_of
from whistlestop.tables import commands, messages, protocol
from whistlestop.tables import events as e
from whistlestop.tables.options import ChairAsked, TableOptions
from whistlestop.tables.refusal import Refused
from whistlestop.tables.seen import table_seen
from whistlestop.tables.table import Table

CONNECTED: dict[int | None, int] = {LEARNER: 1}


class LessonSeen(msgspec.Struct):
    """A lesson in the list."""

    name: str
    edition: str
    steps: int


class Lessons(msgspec.Struct):
    """All lessons, in the order in which they are offered."""

    lessons: list[LessonSeen]


class LessonStep(msgspec.Struct):
    """One step of a lesson: the end of its text's id, and what it points at."""

    text: str
    points: list[str]


class Beat(msgspec.Struct, omit_defaults=True):
    """A moment of a lesson: the games to show one after the other, and where each answer of the learner leads."""

    step: int
    games: list[protocol.Game]  # the last one stays
    goals: list[Goal]
    answers: dict[str, int] = {}  # the beat after these words
    after: int | None = None  # the next beat, where nothing is to be played
    odds: dict[str, list[PaymentOption]] = {}  # by tunnel
    why: dict[str, protocol.Refused] = {}  # by words that cannot be played


class LessonReel(msgspec.Struct):
    """A whole lesson; it begins with the first beat in the list."""

    name: str
    edition: str
    welcome: protocol.Welcome
    steps: list[LessonStep]
    beats: list[Beat]


@cache
def all_lessons() -> Lessons:
    """The list of lessons."""
    return Lessons([LessonSeen(name, lesson(name).edition, len(lesson(name).steps)) for name in NAMES])


@cache
def packed_reel(name: str) -> bytes:
    """A lesson as it is sent, compressed; kept because it is the same for everybody."""
    return gzip.compress(protocol.encode(reel(name)), mtime=0)


def reel(name: str) -> LessonReel:
    """A lesson, played through with everything that the learner may answer."""
    if name not in NAMES:
        raise Refused.program("unknown", f"there is no lesson {name!r}; the lessons are {', '.join(NAMES)}")
    found = lesson(name)
    maker = _Maker(name, found)
    maker.step(0, None, [])
    welcome = protocol.Welcome(protocol.PROTOCOL, LEARNER, False, table_seen(maker.begun, CONNECTED), [], 0.0)
    steps = [LessonStep(f"{name}-{step.text}", step.points) for step in found.steps]
    return LessonReel(name, found.edition, welcome, steps, maker.beats)


class _Maker:
    """Plays a lesson with every possible answer, and keeps each moment once."""

    def __init__(self, name: str, lesson: Lesson) -> None:
        self.name, self.lesson = name, lesson
        self.beats: list[Beat] = []
        # By step, by what is left of it, and by what was played.
        self.known: dict[tuple[int, int, tuple[str, ...]], int] = {}
        self.begun = self._table_at(0)

    def _table_at(self, number: int) -> Table:
        """The table at the scene of a step."""
        chairs = [ChairAsked("host", "You"), *(ChairAsked("bot", name, "beginner") for name in self.lesson.others)]
        setting = TableOptions(self.lesson.edition, chairs)
        table = Table.created(f"lesson-{self.name}", e.Created(setting, self.name), 0.0)
        scene = self.lesson.steps[number].scene
        assert scene is not None, f"{self.name}: the first step has no scene"
        return table.after(e.Resumed(position_of(scene)), 0.0)

    def step(self, number: int, table: Table | None, games: list[protocol.Game]) -> int:
        """The first beat of a step that follows this table, which these games have already shown."""
        step = self.lesson.steps[number]
        if step.scene is not None:
            table = self._table_at(number)
            games = [_game(table)]
        assert table is not None
        for words in step.before:
            table = _played(table, words)
            games = [*games, _game(table)]
        return self._beat(number, table, games or [_game(table)], step.plays)

    def _beat(self, number: int, table: Table, games: list[protocol.Game], plays: list[str]) -> int:
        assert table.game is not None
        key = (number, len(plays), tuple(str(decision) for decision in table.game.log))
        if key in self.known:
            return self.known[key]
        index = self.known[key] = len(self.beats)
        beat = Beat(number, games, messages.goals(table, LEARNER))
        self.beats.append(beat)
        beat.odds = {route: _odds(table, route) for route in _tunnels(table, plays)}
        beat.why = {words: _why(table, words) for words in self.lesson.steps[number].tries}
        if plays:
            beat.answers = {words: self._after(number, table, words, plays[1:]) for words in _asked(table, plays[0])}
        elif number + 1 < len(self.lesson.steps):
            beat.after = self.step(number + 1, table, [])
        return index

    def _after(self, number: int, table: Table, words: str, plays: list[str]) -> int:
        table = commands.play(table, 0.0, LEARNER, words, table.moves).table
        games = [_game(table)]
        return self._beat(number, table, games, plays) if plays else self.step(number + 1, table, games)


def _played(table: Table, words: str) -> Table:
    """The table after a move of somebody else, or of the learner when the lesson continues by itself."""
    seat = table.to_move[-1]
    return commands.play(table, 0.0, seat, words, table.moves, by_bot=seat != LEARNER).table


def _game(table: Table) -> protocol.Game:
    return messages.game_message(table, LEARNER, 0)


def _asked(table: Table, pattern: str) -> list[str]:
    """The legal actions that the learner may play here."""
    legal = table.on_turn(LEARNER).legal()
    asked = [words for words in legal if any(fnmatchcase(words, part.strip()) for part in pattern.split("|"))]
    assert asked, f"{pattern!r} is not legal; legal are {legal}"
    return asked


def _tunnels(table: Table, plays: list[str]) -> Iterator[str]:
    board = table.setting.box.board
    for words in plays[:1]:
        verb, _, name = words.partition(" ")
        if verb == "claim" and board.routes[board.route_index[name]].kind == "tunnel":
            yield name


def _odds(table: Table, route: str) -> list[PaymentOption]:
    return messages.tunnel_payments(table, LEARNER, route)


def _why(table: Table, words: str) -> protocol.Refused:
    refusal = messages.why_not(table, LEARNER, words)
    assert refusal is not None, f"{words!r} can be played"
    return messages.refused(refusal)
