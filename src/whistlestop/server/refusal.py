"""How the server says no: one sentence for a person, and a code that a program can tell apart."""

from __future__ import annotations

from typing import Literal

from whistlestop.errors import WhistlestopError

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
    "full",  # no chair is free
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
    """Something that the server does not do; nothing has changed."""

    def __init__(self, code: Code, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.code: Code = code
        self.rule = rule
