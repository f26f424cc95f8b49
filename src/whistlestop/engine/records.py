"""Records that kernels and Python share: declared as classes, so that a misspelt field is a type error.

A field is a number (`Int8`) or an array with its element and its lengths (`Annotated[Array, np.int8, 5, 9]`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Generic, TypeVar, cast, get_type_hints, overload

import numpy as np

from whistlestop.engine.jit import COMPILED, Array

R = TypeVar("R")

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]
Float64 = Annotated[float, np.float64]


def dtype_of(record: type[Any]) -> np.dtype[Any]:
    """The NumPy type of a record, from the annotations of its class."""
    return _derived(record)  # type: ignore[arg-type]  # mypy thinks that classes have no hash


@lru_cache
def _derived(record: type[Any]) -> np.dtype[Any]:
    hints = get_type_hints(record, include_extras=True)
    return np.dtype([(name, *_element_and_shape(hint)) for name, hint in hints.items()], align=True)


def _element_and_shape(hint: Any) -> tuple[Any, tuple[int, ...]]:
    element, *shape = getattr(hint, "__metadata__", (hint,))
    return element, tuple(shape)


class Record:
    """A live view of one record: its nested arrays are views, its numbers are Python's own."""

    def __init__(self, array: Array, index: int = 0) -> None:
        object.__setattr__(self, "_row", array[index : index + 1].view(np.ndarray))
        object.__setattr__(self, "_numbers", {})

    def __getattr__(self, name: str) -> Any:
        # Called every time for a number, but only the first time for an array.
        number = self._numbers.get(name)
        if number is None:
            field = self._row[name]
            if field.ndim > 1:
                object.__setattr__(self, name, field[0])
                return field[0]
            number = self._numbers[name] = field
        return number.item()

    def __setattr__(self, name: str, value: Any) -> None:
        self._row[name][0] = value


class Records(np.ndarray[Any, Any], Generic[R]):
    """An array of records. In plain Python mode an element is a live view, as it is in compiled code.

    While kernels are compiled the array is NumPy's own, and Python reads its elements with `record_at`.
    """

    @overload  # type: ignore[override]  # an element of ours has fields
    def __getitem__(self, key: int | np.integer[Any]) -> R: ...
    @overload
    def __getitem__(self, key: slice | tuple[slice, slice]) -> Records[R]: ...
    @overload
    def __getitem__(self, key: str) -> Array: ...
    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, (int, np.integer)) and self.dtype.names and self.ndim == 1:
            return Record(self, int(key))
        part = super().__getitem__(key)
        return part.view(np.ndarray) if isinstance(part, np.ndarray) and not part.dtype.names else part

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(key, value._row[0] if isinstance(value, Record) else value)


@overload
def records(shape: int, record: type[R]) -> Records[R]: ...
@overload
def records(shape: tuple[int, int], record: type[R]) -> Records[Records[R]]: ...
def records(shape: Any, record: type[R]) -> Any:
    """A zeroed array of records that kernels take, in every mode."""
    plain = np.zeros(shape, dtype_of(record))
    return plain if COMPILED else plain.view(Records)


def record_at(array: Records[R], index: int = 0) -> R:
    """A live view of one record, for Python."""
    return cast("R", Record(array, index))


def records_in(data: bytes, record: type[R]) -> Records[R]:
    """Records copied from bytes."""
    plain = np.frombuffer(bytearray(data), dtype_of(record))
    return cast("Records[R]", plain if COMPILED else plain.view(Records))


def record_in(data: bytes, record: type[R]) -> R:
    """A read-only view of the record in some bytes."""
    return cast("R", Record(np.frombuffer(data, dtype_of(record))))
