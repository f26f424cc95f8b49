"""The columns of a decision file, and what its header says about the games in it."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pyarrow as pa

from whistlestop.encoding import VERSION, Encoding

FORMAT = 1
HEADER = b"whistlestop"


class Column(NamedTuple):
    """One column: its name, its type in words and what it holds."""

    name: str
    kind: str
    what: str


COLUMNS = (
    Column("game", "int32", "the number of the game; its seed is the file's seed plus this number"),
    Column("decision", "int16", "the number of the decision in its game, from 0"),
    Column("seat", "int8", "the seat that decides"),
    Column("bot", "dictionary", "the bot that decides"),
    Column("observation", "bytes", "what the seat sees: the pieces of the encoding, one byte per number"),
    Column("mask", "bits", "what it may do: one bit per action, the first action in the highest bit of the first byte"),
    Column("action", "int16", "what it does"),
    Column("points", "int16", "the seat's points for routes before the decision"),
    Column("total", "int16", "the seat's points at the end of the game"),
    Column("place", "int8", "the seat's place at the end, from 1"),
    Column("outcome", "float32", "the value of that place: 1 for beating all others, -1 for losing to all"),
)


def mask_bytes(encoding: Encoding) -> int:
    """The size of a packed mask."""
    return (encoding.actions + 7) // 8


def schema_of(encoding: Encoding, header: dict[str, Any]) -> pa.Schema:
    """The schema of the decision files of a board and number of seats, with their header."""
    types = {
        "dictionary": pa.dictionary(pa.int8(), pa.string()),
        "bytes": pa.binary(encoding.size),
        "bits": pa.binary(mask_bytes(encoding)),
    }
    kinds = [types[column.kind] if column.kind in types else pa.type_for_alias(column.kind) for column in COLUMNS]
    fields = [pa.field(column.name, kind, nullable=False) for column, kind in zip(COLUMNS, kinds, strict=True)]
    return pa.schema(fields, metadata={HEADER: json.dumps(header).encode()})


def header_of(encoding: Encoding, bots: list[str], seed: int) -> dict[str, Any]:
    """What a file says about its games."""
    box = encoding.box
    table = {"edition": box.board.id, "seats": encoding.seats, "house": box.house, "bots": bots, "seed": seed}
    if box.own_board is not None:
        table["board"] = box.own_board
    return {"format": FORMAT, "encoding": VERSION, **table, "size": encoding.size, "actions": encoding.actions}
