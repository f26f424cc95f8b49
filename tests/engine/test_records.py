"""Records declared as classes: the NumPy type that kernels are compiled for follows from the annotations."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from whistlestop.engine.board_table import rules_dtype
from whistlestop.engine.jit import Array
from whistlestop.engine.records import Float64, Int8, Int64, dtype_of, record_at, record_in, records
from whistlestop.rules import Rules


class Mixed:
    """A record with every kind of field."""

    small: Int8
    large: Int64
    grid: Annotated[Array, np.int16, 2, 1 + 2]
    share: Float64
    plain: float


def test_a_record_lays_its_fields_out_as_a_compiler_would() -> None:
    declared = [("small", "i1"), ("large", "i8"), ("grid", "i2", (2, 3)), ("share", "f8"), ("plain", "f8")]
    assert dtype_of(Mixed) == np.dtype(declared, align=True)
    assert [dtype_of(Mixed).fields[name][1] for name in ("large", "grid", "share")] == [8, 16, 32]  # type: ignore[index]


def test_the_record_of_the_rules_has_room_for_each_of_them() -> None:
    for name, value in Rules().as_data().items():
        assert rules_dtype[name].shape == np.shape(value) and rules_dtype[name].base == np.int64


def test_a_record_can_be_read_from_its_bytes() -> None:
    mixed = records(2, Mixed)
    record_at(mixed, 1).grid[1, 2] = 7
    record_at(mixed, 1).share = 0.5
    read = record_in(mixed[1:].tobytes(), Mixed)
    assert read.grid.tolist() == [[0, 0, 0], [0, 0, 7]] and read.share == 0.5
