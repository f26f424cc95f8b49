"""A lesson as the page gets it: the very messages of a table, one beat after the other, and what leads on."""

from __future__ import annotations

import msgspec

from whistlestop.tables.protocol import Game, Refused, Welcome
from whistlestop.tables.seen import Goal, PaymentOption


class LessonSeen(msgspec.Struct):
    """A lesson in the list."""

    name: str
    edition: str
    steps: int


class Lessons(msgspec.Struct):
    """All lessons, in the order in which they are offered."""

    lessons: list[LessonSeen]


class LessonStep(msgspec.Struct):
    """One thing to learn: the end of its text's id, and what is pointed at."""

    text: str
    points: list[str]


class Beat(msgspec.Struct, omit_defaults=True):
    """A moment of a lesson: what is shown, one after the other, and where each answer of the learner leads."""

    step: int
    games: list[Game]  # the last one stays
    goals: list[Goal]
    answers: dict[str, int] = {}  # the beat after these words
    after: int | None = None  # the beat after going on, where nothing is to be played
    odds: dict[str, list[PaymentOption]] = {}  # by tunnel
    why: dict[str, Refused] = {}  # by words that can not be played


class LessonReel(msgspec.Struct):
    """A whole lesson; its first beat is the first in the list."""

    name: str
    edition: str
    welcome: Welcome
    steps: list[LessonStep]
    beats: list[Beat]
