"""The intermediate code of every entry point, as Numba writes it before it depends on this machine.

Import this before Numba: it works only with the settings below.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

# Code that is optimised here would be for this machine; LLVM does that later, for each target.
SETTINGS = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "WHISTLESTOP_KERNELS": "source",
}
os.environ.update(SETTINGS)

import numba  # noqa: E402
from numba import types  # noqa: E402
from numba.core.codegen import JITCodeLibrary  # noqa: E402
from numba.core.cpu import CPUContext  # noqa: E402
from numba.np import arrayobj  # noqa: E402

from whistlestop.kernels.calling import dtype_of  # noqa: E402
from whistlestop.kernels.entry_points import ENTRY_POINTS, EntryPoint, Kind  # noqa: E402
from whistlestop.kernels.just_in_time import OPTIONS  # noqa: E402

_COLLECTED = "collected"


def _place(context: Any, builder: Any, kind: Any, number: Any, size: Any) -> Any:
    """An index as it is: no kernel counts from the end of an array, and with bounds checks none may."""
    return context.cast(builder, number, kind, types.intp)


# Numba's own function tests every index for being negative, which made random games take a tenth more instructions.
arrayobj.fix_integer_index = _place


class Compiled(NamedTuple):
    """An entry point in Numba's code: its name there, its parameters and its result."""

    name: str
    entry: EntryPoint
    symbol: str
    parameters: list[str]
    result: str


def compile_all(say: Callable[[str], None], *, is_checked: bool) -> tuple[list[Compiled], list[str]]:
    """Every entry point of the table, and the code of every function that they need, each once."""
    OPTIONS.update(cache=False, no_cpython_wrapper=True, no_cfunc_wrapper=True, boundscheck=is_checked)
    modules = _collected()
    made = []
    for number, (name, entry) in enumerate(ENTRY_POINTS.items(), start=1):
        say(f"{number} of {len(ENTRY_POINTS)}: {name}")
        made.append(_compiled(name, entry))
    return made, [str(module) for module in modules()]


def _collected() -> Callable[[], list[Any]]:
    """Let Numba only write code, without linking everything that it calls into each function and making machine code.

    That takes half as long; everything is linked once, later.
    """
    numba.njit(_same)(1)  # what Numba itself needs is compiled as usual
    own: list[Any] = []
    runtime: dict[int, Any] = {}

    def finalize(library: Any) -> None:
        library._finalized = _COLLECTED
        own.append(library._final_module)
        for other in library._linking_libraries:
            if other._finalized is not _COLLECTED:
                runtime[id(other)] = other._get_module_for_linking()

    def executable(context: Any, library: Any, *_: Any) -> Any:
        library._ensure_finalized()
        return [].append  # Numba wants a unique C function, which is never called

    JITCodeLibrary.finalize = finalize
    CPUContext.get_executable = executable
    # LLVM links of the runtime only what is referenced already, so it comes last.
    return lambda: [*own, *runtime.values()]


def _same(number: int) -> int:
    return number


def _compiled(name: str, entry: EntryPoint) -> Compiled:
    module, _, function = name.rpartition(".")
    dispatcher = getattr(import_module(f"whistlestop.{module}"), function).dispatcher
    signature = tuple(_numba_type(kind) for kind in entry.arguments.values())
    dispatcher.compile(signature)
    made = dispatcher.overloads[signature]
    symbol, result = made.fndesc.llvm_func_name, str(made.signature.return_type)
    return Compiled(name, entry, symbol, _parameters(symbol, str(made.library._final_module)), result)


def _numba_type(kind: Kind) -> Any:
    if kind.is_number:
        return types.int64 if kind.dtype == "int" else types.boolean
    element = numba.from_dtype(dtype_of(kind.dtype))
    return element if kind.least is None else types.Array(element, len(kind.least), "C")


def _parameters(symbol: str, code: str) -> list[str]:
    """The types of a function's parameters."""
    found = re.search(rf'^define [^@\n]*@"?{re.escape(symbol)}"?\(([^\n]*)\) [^\n]*\{{', code, re.MULTILINE)
    if found is None:
        raise TypeError(f"{symbol} is not in its own code")
    return [parameter.split()[0] for parameter in re.sub(r"captures\([^)]*\)", "", found[1]).split(",")]
