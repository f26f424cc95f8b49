"""Reading decisions: a file is a series of batches of arrays, ready to train on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from whistlestop.box import box_of
from whistlestop.data.schema import FORMAT, HEADER
from whistlestop.encoding import VERSION, Encoding
from whistlestop.engine.jit import Array
from whistlestop.errors import RecordError


class Decisions(NamedTuple):
    """A batch of decisions: one array per column, with the masks unpacked."""

    game: Array
    decision: Array
    seat: Array
    bot: Array
    observation: Array
    mask: Array
    action: Array
    points: Array
    total: Array
    place: Array
    outcome: Array


def read(file: str | Path) -> DecisionFile:
    """The decisions of a file, batch by batch; RecordError if it is not a decision file."""
    return DecisionFile(Path(file))


class DecisionFile:
    """A file of decisions: iterate over it for batches of whole games."""

    def __init__(self, file: Path) -> None:
        self.parquet = _opened(file)
        self.header: dict[str, Any] = _header(file, self.parquet)
        self.encoding = Encoding(box_of(self.header), self.header["seats"])

    def __len__(self) -> int:
        return int(self.parquet.metadata.num_rows)

    def __iter__(self) -> Iterator[Decisions]:
        for group in range(self.parquet.num_row_groups):
            yield self._arrays(self.parquet.read_row_group(group))

    def _arrays(self, table: pa.Table) -> Decisions:
        columns: dict[str, Array] = {}
        for name in Decisions._fields:
            column = table.column(name).combine_chunks()
            columns[name] = _rows(column) if pa.types.is_fixed_size_binary(column.type) else _values(column)
        bits = np.unpackbits(columns["mask"], axis=1, count=self.encoding.actions)
        return Decisions(**columns | {"mask": bits.view(np.int8)})


def _rows(column: pa.Array) -> Array:
    width = column.type.byte_width
    start = column.offset * width
    return np.frombuffer(column.buffers()[1], np.uint8)[start : start + len(column) * width].reshape(-1, width)


def _values(column: pa.Array) -> Array:
    values: Array = column.to_numpy(zero_copy_only=False)
    return values


def _opened(file: Path) -> pq.ParquetFile:
    try:
        return pq.ParquetFile(file)
    except (OSError, pa.ArrowInvalid) as error:
        raise RecordError(f"{file} cannot be read: {error}") from None


def _header(file: Path, parquet: pq.ParquetFile) -> dict[str, Any]:
    written = (parquet.schema_arrow.metadata or {}).get(HEADER)
    if written is None:
        raise RecordError(f"{file} is not a Whistlestop decision file; write one with: whistlestop simulate --out")
    header: dict[str, Any] = json.loads(written)
    if (header["format"], header["encoding"]) != (FORMAT, VERSION):
        made = f"format {header['format']} with encoding {header['encoding']}"
        raise RecordError(f"{file} has {made}; this version reads format {FORMAT} with encoding {VERSION}")
    return header
