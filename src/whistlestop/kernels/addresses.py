"""The addresses of the numbers in NumPy's arrays and records."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

# NumPy keeps the address right after the object's header; it does not promise that, so it is checked below.
ARRAY_HEAD, RECORD_HEAD = object.__basicsize__, tuple.__basicsize__
word_at = ctypes.c_int64.from_address


def array_address(value: np.ndarray[Any, Any]) -> int:
    """Where the numbers of an array begin."""
    return word_at(id(value) + ARRAY_HEAD).value if ARE_BEHIND_HEADS else int(value.ctypes.data)


def record_address(value: np.void) -> int:
    """Where a record begins."""
    return word_at(id(value) + RECORD_HEAD).value if ARE_BEHIND_HEADS else int(np.asarray(value).ctypes.data)


def _are_behind_heads(sample: np.ndarray[Any, Any]) -> bool:
    rest, last = sample[1:], sample[1]
    found = word_at(id(rest) + ARRAY_HEAD).value, word_at(id(last) + RECORD_HEAD).value
    return found == (rest.ctypes.data, np.asarray(last).ctypes.data)


ARE_BEHIND_HEADS = _are_behind_heads(np.zeros(2, [("number", np.int64)]))
