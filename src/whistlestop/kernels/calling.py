"""Calling an entry point of the library: arguments are checked, and then passed as one block of words."""

from __future__ import annotations

import ctypes
import struct
from array import array
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any

import numpy as np

from whistlestop.errors import KernelError
from whistlestop.kernels.addresses import ARE_BEHIND_HEADS, array_address, record_address
from whistlestop.kernels.entry_points import ACTIONS, RECORDS, EntryPoint, Kind
from whistlestop.kernels.quick_calls import quick_call

Words = list[int]
LEFT_BOUNDS = "{}: compiled code left the bounds of an array"
RESULTS: dict[str, Callable[[int], Any]] = {
    "none": lambda word: None,
    "int": lambda word: word,
    "bool": bool,
    "float": lambda word: struct.unpack("d", struct.pack("q", word))[0],
}


def symbol(name: str) -> str:
    """The name of an entry point in the library."""
    return f"ws_{name.replace('.', '_')}"


@lru_cache
def dtype_of(name: str) -> np.dtype[Any]:
    """The type of the numbers or records of an argument."""
    if name not in RECORDS:
        return np.dtype(name)
    module, _, attribute = RECORDS[name].rpartition(".")
    found: np.dtype[Any] = getattr(import_module(f"whistlestop.{module}"), attribute)
    return found


def caller(library: ctypes.CDLL, name: str, entry: EntryPoint) -> Callable[..., Any]:
    """The Python function that calls an entry point."""
    compiled = getattr(library, symbol(name))
    compiled.argtypes, compiled.restype = [ctypes.c_void_p], ctypes.c_int
    given = {"compiled": compiled, "result": RESULTS[entry.result], "left_bounds": LEFT_BOUNDS.format(name)}
    careful = _careful_call(name, entry, **given)
    dtypes = {argument: dtype_of(kind.dtype) for argument, kind in entry.arguments.items() if not kind.is_number}
    function = name.rpartition(".")[2]
    return quick_call(function, entry, dtypes, careful=careful, **given) if ARE_BEHIND_HEADS else careful


def _careful_call(
    name: str, entry: EntryPoint, compiled: Callable[[int], int], result: Callable[[int], Any], left_bounds: str
) -> Callable[..., Any]:
    """The function that checks its arguments one by one and says what is wrong with them."""
    takers = [_taker(f"{name}: {argument}", kind) for argument, kind in entry.arguments.items()]
    lengths = _lengths(name, entry)

    def call(*given: Any) -> Any:
        if len(given) != len(takers):
            raise TypeError(f"{name} takes {len(takers)} arguments, not {len(given)}")
        words = [0]
        for value, take in zip(given, takers, strict=True):
            take(value, words)
        for check in lengths:
            check(given)
        block = array("q", words)
        if compiled(block.buffer_info()[0]):
            raise IndexError(left_bounds)
        return result(block[0])

    return call


def _taker(what: str, kind: Kind) -> Callable[[Any, Words], None]:
    """A function that checks an argument and adds it to the words to be passed."""
    if kind.is_number:
        return lambda value, words: words.append(int(value))
    return _record_taker(what, kind) if kind.least is None else _array_taker(what, kind, len(kind.least))


def _record_taker(what: str, kind: Kind) -> Callable[[Any, Words], None]:
    dtype = dtype_of(kind.dtype)

    def take(value: Any, words: Words) -> None:
        if not isinstance(value, np.void) or (value.dtype is not dtype and value.dtype != dtype):
            raise KernelError(f"{what} should be a record of a {kind.dtype}, not {type(value).__name__}")
        words.append(record_address(value))

    return take


def _array_taker(what: str, kind: Kind, dimensions: int) -> Callable[[Any, Words], None]:
    dtype, is_changed = dtype_of(kind.dtype), kind.is_changed

    def take(value: Any, words: Words) -> None:
        if not isinstance(value, np.ndarray) or (value.dtype is not dtype and value.dtype != dtype):
            raise KernelError(f"{what} should be an array of {kind.dtype}, not {getattr(value, 'dtype', type(value))}")
        flags = value.flags
        if value.ndim != dimensions or not (flags.carray or (flags.c_contiguous and flags.aligned and not is_changed)):
            raise KernelError(f"{what} should be a contiguous array of {dimensions} dimensions that can be written")
        words.append(array_address(value))
        words.extend(value.shape)

    return take


def _lengths(name: str, entry: EntryPoint) -> list[Callable[[tuple[Any, ...]], None]]:
    """The checks that arrays are long enough."""
    places = {argument: place for place, argument in enumerate(entry.arguments)}
    return [
        _length_check(f"{name}: {argument}", places[argument], dimension, _length(least, places))
        for argument, kind in entry.arguments.items()
        for dimension, least in enumerate(kind.least or ())
        if least != 0
    ]


def _length(least: int | str, places: dict[str, int]) -> Callable[[tuple[Any, ...]], int]:
    """A function that finds the least length from all arguments."""
    if isinstance(least, int):
        return lambda given: least
    if least == ACTIONS:
        return lambda given: int(given[0]["actions"] if isinstance(given[0], np.void) else given[0]["actions"][0])
    place = places[least]
    return lambda given: len(given[place]) if isinstance(given[place], np.ndarray) else int(given[place])


def _length_check(
    what: str, place: int, dimension: int, length: Callable[[tuple[Any, ...]], int]
) -> Callable[[tuple[Any, ...]], None]:
    def check(given: tuple[Any, ...]) -> None:
        if given[place].shape[dimension] < length(given):
            found = f"{given[place].shape[dimension]} long where at least {length(given)} are needed"
            raise KernelError(f"{what} is too short: {found}")

    return check
