"""Writing decisions to a Parquet file, a group of games at a time, so that memory use stays small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from whistlestop.box import Box
from whistlestop.data.schema import header_of, schema_of
from whistlestop.engine.jit import Array
from whistlestop.rl.recording import RecordedDecisions, Recorder

GROUP = 200  # games in a row group


def write(file: Path, box: Box, bots: Sequence[str], seeds: range) -> Iterator[int]:
    """Play a game for each seed and write its decisions; yields how many each had. The file is complete or absent."""
    recorder = Recorder(box, bots)
    header = header_of(recorder.encoding, list(bots), seeds.start)
    part = file.with_name(f"{file.name}.part")
    try:
        with pq.ParquetWriter(part, schema_of(recorder.encoding, header), compression="zstd") as writer:
            for start in range(0, len(seeds), GROUP):
                group = []
                for game in range(start, min(start + GROUP, len(seeds))):
                    played = recorder.play(seeds[game])
                    group.append(table_of(played, game, bots, writer.schema))
                    yield len(played.actions)
                writer.write_table(pa.concat_tables(group))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def table_of(played: RecordedDecisions, game: int, bots: Sequence[str], schema: pa.Schema) -> pa.Table:
    """The decisions of one game as rows."""
    count, seats = len(played.actions), played.seats
    names = sorted(set(bots))
    deciders = np.array([names.index(bot) for bot in bots], np.int8)[seats]
    places = played.places
    worth = [sum((places > own).astype(int) - (places < own)) / (len(places) - 1) for own in places]
    columns = {
        "game": np.full(count, game, np.int32),
        "decision": np.arange(count, dtype=np.int16),
        "seat": seats,
        "bot": pa.DictionaryArray.from_arrays(pa.array(deciders), pa.array(names)),
        "observation": _bytes(played.observations),
        "mask": _bytes(np.packbits(played.masks.astype(np.uint8), axis=1)),
        "action": played.actions,
        "points": played.points,
        "total": played.totals[seats].astype(np.int16),
        "place": places[seats].astype(np.int8),
        "outcome": np.array(worth, np.float32)[seats],
    }
    return pa.table(columns, schema=schema)


def _bytes(rows: Array) -> pa.Array:
    """Rows of bytes as one column, without copying each row."""
    flat = np.ascontiguousarray(rows)
    return pa.FixedSizeBinaryArray.from_buffers(pa.binary(rows.shape[1]), len(rows), [None, pa.py_buffer(flat)])
