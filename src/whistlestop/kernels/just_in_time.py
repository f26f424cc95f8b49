"""Numba: kernels compiled as they are called, with a cache on disk; without a library, and for a user's own kernels."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numba
import numpy as np
from numba.core.event import Listener, register

from whistlestop.kernels.sources import cache_folder, fingerprint, forget_old

PARTS = {"engine": "engine", "encoding": "learners", "rl": "learners"}  # by folder; all others belong to the bots
BOUNDS_CHECKED = bool(numba.config.BOUNDSCHECK)
NOTE = "Compiling the rules of Whistlestop, once on this machine; this takes about a minute…"


# Without the GIL, with NumPy's arithmetic; the build of the library adds to this.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "cache": True}


def compiled(function: Callable[..., Any]) -> Any:
    """A kernel of the rules or of a bot as Numba's function."""
    if OPTIONS["cache"]:
        numba.config.CACHE_DIR = _cache_of(part_of(function))
    return numba.njit(**OPTIONS)(function)


def part_of(function: Callable[..., Any]) -> str:
    """The part of the sources that a kernel belongs to."""
    return PARTS.get(function.__module__.removeprefix("whistlestop.").partition(".")[0], "bots")


def cache_name(part: str) -> str:
    """The cache folder of a part: a changed rule, version or bounds check never uses an old cache."""
    versions = f"py{sys.version_info[0]}{sys.version_info[1]}-np{np.__version__}-nb{numba.__version__}"
    return f"{part}-{fingerprint(part)}-{versions}{'-checked' if BOUNDS_CHECKED else ''}"


@lru_cache
def _cache_of(part: str) -> str:
    folder = cache_folder(cache_name(part))
    forget_old(folder)
    return str(folder)


class _Announcer(Listener):  # type: ignore[misc]  # Numba's events have no types
    """Prints a note when the first rule is compiled, since that takes a while."""

    def __init__(self) -> None:
        self.is_new = True

    def on_start(self, event: Any) -> None:
        """Print the note before the first compilation."""
        if self.is_new and OPTIONS["cache"]:
            self.is_new = False
            print(NOTE, file=sys.stderr, flush=True)

    def on_end(self, event: Any) -> None:
        """Print nothing after a compilation."""


register("numba:compile", _Announcer())
