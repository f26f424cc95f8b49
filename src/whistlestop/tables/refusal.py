"""The server's refusals: a sentence for a person in every language, and a code for a program."""

from __future__ import annotations

from typing import Literal, Self

from whistlestop.errors import IllegalAction, WhistlestopError
from whistlestop.languages.english import Facts, clause

Code = Literal[
    "malformed",  # the message cannot be read
    "protocol",  # the client speaks another version
    "unknown",  # there is no such table, seat or page
    "forbidden",  # the link does not allow it
    "stale",  # the table has moved on since the client looked
    "illegal",  # the rules do not allow it
    "turn",  # somebody else is to decide
    "state",  # the table is not in the right state for it
    "undo",  # it cannot be taken back
    "full",  # no seat is free, or there are as many spectators as a table can hold
    "fast",  # too many requests in too short a time
    "large",  # the request is too long
    "busy",  # the server cannot do it now
]

# the HTTP statuses
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
    """Something that the server refuses to do, with the id of a sentence that says why; nothing has changed."""

    rule: str | None = None

    def __init__(self, code: Code, id: str | None, facts: Facts | None = None, text: str | None = None) -> None:  # noqa: A002
        super().__init__(code, id, facts, text)
        self.code: Code = code
        self.id = id  # None: only programs can meet it, and there is only the text
        self.facts = facts or {}
        self._text = text

    def __str__(self) -> str:
        return self._text if self._text is not None else clause(self.id or "refused-otherwise", self.facts)

    @classmethod
    def by_rules(cls, error: IllegalAction) -> Self:
        """A refusal of something that the rules of the game do not allow."""
        refused = cls("illegal", error.id, error.facts, error.reason)
        refused.rule = error.rule
        return refused

    @classmethod
    def program(cls, code: Code, text: str) -> Self:
        """A refusal that only programs can meet, since the page never causes it."""
        return cls(code, None, None, text)
