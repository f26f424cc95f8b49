"""The text of a game record: a header, a line for each decision with its outcome, and a digest of it all."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from whistlestop.deal import Deal
from whistlestop.errors import RecordError
from whistlestop.json_fault import json_fault, quoted

FORMAT = "whistlestop record 1"
BEGINNING = ("board", "rules", "house", "seats", "seed", "first")  # what a position already says


class RecordHeader(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How a game started: dealt from a seed or from a position; and how it ended, if it did."""

    edition: str
    names: list[str]
    board: dict[str, Any] | None = None  # a custom board; an edition is known by its id
    rules: int | None = None  # the revision of the rules; a record of the first one leaves it out
    house: Mapping[str, Any] | None = None
    seats: int | None = None
    seed: int | str | None = None
    first: int | None = None
    position: Mapping[str, Any] | None = None
    totals: list[int] | None = None
    advised: list[int] | None = None  # for how many decisions each seat asked a level for advice
    deal: Deal | None = None  # what the seed was derived from, if the players made it together

    def check_alone(self) -> None:
        """Refuse fields that a position already says."""
        others = [name for name in BEGINNING if getattr(self, name) is not None]
        if others:
            raise RecordError(f"a position already says how the game starts; remove {others[0]}")
        if (self.position or {}).get("edition") != self.edition:
            raise RecordError("the edition is not that of the position")

    def check_advised(self, seats: int) -> list[int] | None:
        """For how many decisions each seat was advised, if any was."""
        counts = self.advised
        if counts is not None and (len(counts) != seats or min(counts) < 0 or not any(counts)):
            raise RecordError(f"header: advised needs one number for each of the {seats} seats, not {counts}")
        return counts

    def check_deal(self, seed: object, seats: int) -> Deal | None:
        """What the seed was derived from, if the record says so."""
        if self.deal is not None:
            self.deal.check(seed, seats)
        return self.deal


class RecordText(NamedTuple):
    """A record in parts: the header, and the decisions with their line numbers."""

    header: RecordHeader
    decisions: list[tuple[int, str]]


def write_record(header: RecordHeader, decisions: Iterable[str]) -> str:
    """The record as text; the digest reveals any changed line."""
    fields = [f"{name} {msgspec.json.encode(value).decode()}" for name, value in msgspec.to_builtins(header).items()]
    lines = [FORMAT, *fields, "", *decisions]
    return "\n".join([*lines, f"digest {digest_of(lines)}", ""])


def digest_of(lines: list[str]) -> str:
    """The SHA-256 of the lines above the digest."""
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()


def read_record(text: str) -> RecordText:
    """The parts of a record; RecordError names the first wrong line."""
    if not isinstance(text, str):
        raise RecordError("a record is text; decode its bytes as UTF-8 first")
    lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines or lines[0] != FORMAT:
        raise RecordError(f"line 1: a record begins with '{FORMAT}', not {quoted(lines[0] if lines else '')}")
    *lines, last = lines
    if last != f"digest {digest_of(lines)}":
        raise RecordError("the digest in the last line does not match: a line was changed, added or lost")
    if "" not in lines:
        raise RecordError("an empty line is missing between the header and the decisions")
    end = lines.index("")
    fields = [_field(number, line) for number, line in enumerate(lines[1:end], 2)]
    if len(dict(fields)) < len(fields):
        raise RecordError("header: a field appears twice")
    try:
        header = msgspec.convert(dict(fields), RecordHeader)
    except msgspec.ValidationError as error:
        raise RecordError(f"header: {json_fault(error, '')}") from None
    return RecordText(header, list(enumerate(lines[end + 1 :], end + 2)))


def _field(number: int, line: str) -> tuple[str, Any]:
    name, _, value = line.partition(" ")
    try:
        return name, msgspec.json.decode(value.encode())
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(f"line {number}: {name}: {json_fault(error, value)}") from None
