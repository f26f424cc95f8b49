"""How the rules run in this process: from a compiled library, by Numba as they are called, or as plain Python."""

from __future__ import annotations

import os
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from whistlestop.errors import KernelError
from whistlestop.kernels import library

VARIABLE = "WHISTLESTOP_KERNELS"
LIBRARY, CHECKED, NUMBA, PLAIN = "library", "checked", "numba", "plain"
SOURCE = "source"  # nothing is called, because the library is being built
MODES = (LIBRARY, CHECKED, NUMBA, PLAIN, SOURCE)


class ChosenMode(NamedTuple):
    """A mode, and the library if the mode uses one."""

    mode: str
    path: Path | None = None


@lru_cache
def chosen() -> ChosenMode:
    """The mode of the environment variable, or the fastest possible one; it is the same for the whole process."""
    wanted = os.environ.get(VARIABLE) or None
    if wanted not in (None, *MODES):
        raise KernelError(f"{VARIABLE} is {LIBRARY}, {CHECKED}, {NUMBA} or {PLAIN}, not {wanted!r}")
    if wanted in (None, LIBRARY, CHECKED):
        found = library.find(is_checked=wanted == CHECKED)
        if found is not None:
            return ChosenMode(wanted or LIBRARY, found)
        if wanted is not None:
            raise KernelError(f"{VARIABLE}={wanted}, but no library fits these sources; build it with: make kernels")
    return ChosenMode(wanted or (NUMBA if find_spec("numba") else PLAIN))
