"""Fast calls into the library: for each entry point, a function with all of its checks written out as one condition.

Going from check to check takes longer than most kernels run. Arguments that do not meet the condition are passed to the
careful function, which says what is wrong with them, or accepts them after all.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from whistlestop.kernels.addresses import ARRAY_HEAD, RECORD_HEAD, word_at
from whistlestop.kernels.entry_points import ACTIONS, EntryPoint, Kind

Call = Callable[..., Any]
DTypes = dict[str, np.dtype[Any]]
QUICK = """
def {function}({names}, /):
    if {conditions}:
        block = array("q", (0, {words}))
        if compiled(block.buffer_info()[0]):
            raise IndexError(left_bounds)
        return result(block[0])
    return careful({names})
"""


def quick_call(function: str, entry: EntryPoint, dtypes: DTypes, **given: Any) -> Call:
    """The function that calls an entry point fast, given what else its source mentions."""
    source = QUICK.format(
        function=function,
        names=", ".join(entry.arguments),
        conditions=" and ".join([*_conditions(entry), *_lengths(entry, dtypes)]),
        words=", ".join(word for argument, kind in entry.arguments.items() for word in _words(argument, kind)),
    )
    scope = {"array": array, "ndarray": np.ndarray, "void": np.void, "word_at": word_at, **given}
    scope |= {f"{argument}_dtype": dtype for argument, dtype in dtypes.items()}
    exec(source, scope)
    found: Call = scope[function]
    return found


def _conditions(entry: EntryPoint) -> Iterator[str]:
    """The conditions for the type of every argument."""
    for argument, kind in entry.arguments.items():
        if kind.is_number:
            yield f"type({argument}) is {kind.dtype}"
        else:
            yield f"type({argument}) is {'void' if kind.least is None else 'ndarray'}"
            yield f"{argument}.dtype is {argument}_dtype"
        if kind.least is not None:
            yield f"{argument}.flags.carray and len({argument}_shape := {argument}.shape) == {len(kind.least)}"


def _lengths(entry: EntryPoint, dtypes: DTypes) -> Iterator[str]:
    """The conditions for the length of every array."""
    for argument, kind in entry.arguments.items():
        for dimension, least in enumerate(kind.least or ()):
            if least != 0:
                yield f"{argument}_shape[{dimension}] >= {_least(entry, least, dtypes)}"


def _least(entry: EntryPoint, least: int | str, dtypes: DTypes) -> str:
    if isinstance(least, int):
        return f"{least}"
    if least == ACTIONS:
        board, kind = next(iter(entry.arguments.items()))
        return f"word_at({_address(board, kind)} + {dtypes[board].fields['actions'][1]}).value"  # type: ignore[index]
    return least if entry.arguments[least].is_number else f"{least}_shape[0]"


def _words(argument: str, kind: Kind) -> Iterator[str]:
    """The words of an argument in the block."""
    yield argument if kind.is_number else _address(argument, kind)
    if kind.least is not None:
        yield f"*{argument}_shape"


def _address(argument: str, kind: Kind) -> str:
    return f"word_at(id({argument}) + {RECORD_HEAD if kind.least is None else ARRAY_HEAD}).value"
