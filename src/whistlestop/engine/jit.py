"""The one decorator that compiles a rule.

With WHISTLESTOP_KERNELS=plain the same source runs as plain Python, for debugging and coverage.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, TypeVar, cast

from numpy.typing import NDArray

from whistlestop.errors import KernelError
from whistlestop.kernels import mode
from whistlestop.kernels.calling import caller
from whistlestop.kernels.entry_points import ENTRY_POINTS
from whistlestop.kernels.library import load

F = TypeVar("F", bound=Callable[..., Any])
Array = NDArray[Any]

OURS = "whistlestop."
MODE, _PATH = mode.chosen()
COMPILED = MODE != mode.PLAIN
_LIBRARY = None if _PATH is None else load(_PATH)


def kernel(function: F) -> F:
    """Compile a rule or a bot's code, or load it compiled; in plain mode it stays as it is."""
    if not COMPILED:
        return function
    if MODE == mode.NUMBA or not function.__module__.startswith(OURS):
        from whistlestop.kernels.just_in_time import compiled

        return cast("F", compiled(function))
    name = function.__module__.removeprefix(OURS) + "." + function.__name__
    if _LIBRARY is None or name not in ENTRY_POINTS:
        return cast("F", Kernel(function))
    return cast("F", EntryKernel(function, caller(_LIBRARY, name, ENTRY_POINTS[name])))


class Kernel:
    """A function that is compiled into the library; Numba can compile calls of it into other kernels."""

    def __init__(self, function: Callable[..., Any]) -> None:
        update_wrapper(self, function)
        self.function = function
        self._dispatcher: Any = None

    def __call__(self, *given: Any) -> Any:
        """Refuse, because its machine code cannot be reached from Python."""
        fault = "not an entry point of the library (whistlestop/kernels/entry_points.py)"
        raise KernelError(f"{self.function.__name__} is {fault}; run it with {mode.VARIABLE}=numba or plain")

    @property
    def dispatcher(self) -> Any:
        """Numba's own function, made when first asked for."""
        if self._dispatcher is None:
            from whistlestop.kernels.just_in_time import compiled

            self._dispatcher = compiled(self.function)
        return self._dispatcher

    @property
    def _numba_type_(self) -> Any:
        return self.dispatcher._numba_type_


class EntryKernel(Kernel):
    """A function of the library that Python can call."""

    def __init__(self, function: Callable[..., Any], call: Callable[..., Any]) -> None:
        super().__init__(function)
        self._call = call

    def __call__(self, *given: Any) -> Any:
        """Call it."""
        return self._call(*given)
