"""How the server says no: a sentence for a person in every language, and a code that a program can tell apart."""

from __future__ import annotations

from typing import Literal, Self

from whistlestop.errors import IllegalAction, WhistlestopError
from whistlestop.languages.english import Facts, clause

Code = Literal[
    "malformed",  # the message can not be read
    "protocol",  # the client speaks another version
    "unknown",  # there is no such table, chair or page
    "forbidden",  # the link does not allow it
    "stale",  # the table has moved on since the client looked
    "illegal",  # the rules do not allow it
    "turn",  # somebody else is to decide
    "state",  # the table is not that far, or further
    "undo",  # it can not be taken back
    "full",  # no seat is free, or there are as many spectators as a table can hold
    "fast",  # too much in too short a time
    "large",  # too long
    "busy",  # the server can not do it now
]

# how HTTP says the same
STATUS: dict[Code, int] = {
    "malformed": 400,
    "protocol": 400,
    "unknown": 404,
    "forbidden": 403,
    "stale": 409,
    "illegal": 409,
    "turn": 409,
    "state": 409,
    "undo": 409,
    "full": 409,
    "fast": 429,
    "large": 413,
    "busy": 503,
}


class Refused(WhistlestopError):  # noqa: N818 - read like a word, as IllegalAction is
    """Something that the server does not do, told by the id of a sentence; nothing has changed."""

    rule: str | None = None

    def __init__(self, code: Code, id: str | None, facts: Facts | None = None, text: str | None = None) -> None:  # noqa: A002
        super().__init__(code, id, facts, text)
        self.code: Code = code
        self.id = id  # None: only a program can meet it, and the text is all there is
        self.facts = facts or {}
        self._text = text

    def __str__(self) -> str:
        return self._text if self._text is not None else clause(self.id or "refused-otherwise", self.facts)

    @classmethod
    def by_rules(cls, error: IllegalAction) -> Self:
        """What the rules of the game do not allow."""
        refused = cls("illegal", error.id, error.facts, error.reason)
        refused.rule = error.rule
        return refused

    @classmethod
    def program(cls, code: Code, text: str) -> Self:
        """What only a program can meet, since the page never does it."""
        return cls(code, None, None, text)
