"""Numba: kernels compiled as they are called, with a cache on disk; without a library, and for kernels of one's own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numba
import numpy as np
from numba.core.event import Listener, register

from whistlestop.kernels.sources import cache_folder, fingerprint, forget_old

PARTS = {"engine": "engine", "encoding": "learners", "rl": "learners"}  # of a folder; all else is the bots'
BOUNDS_CHECKED = bool(numba.config.BOUNDSCHECK)
NOTE = "Whistlestop compiles the rules, once on this machine; this takes about a minute …"


# Without the GIL, with NumPy's arithmetic; whoever builds the library adds to it.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "cache": True}


def compiled(function: Callable[..., Any]) -> Any:
    """A rule or a thought of a bot as Numba's own function."""
    if OPTIONS["cache"]:
        numba.config.CACHE_DIR = _cache_of(part_of(function))
    return numba.njit(**OPTIONS)(function)


def part_of(function: Callable[..., Any]) -> str:
    """The part of the sources to which a kernel belongs."""
    return PARTS.get(function.__module__.removeprefix("whistlestop.").partition(".")[0], "bots")


def cache_name(part: str) -> str:
    """The folder of a part: a changed rule, version or bounds check never meets an old cache."""
    versions = f"py{sys.version_info[0]}{sys.version_info[1]}-np{np.__version__}-nb{numba.__version__}"
    return f"{part}-{fingerprint(part)}-{versions}{'-checked' if BOUNDS_CHECKED else ''}"


@lru_cache
def _cache_of(part: str) -> str:
    folder = cache_folder(cache_name(part))
    forget_old(folder)
    return str(folder)


class _Announcer(Listener):  # type: ignore[misc]  # Numba's events have no types
    """Says that there is something to wait for, in the moment in which the first rule is compiled."""

    def __init__(self) -> None:
        self.is_new = True

    def on_start(self, event: Any) -> None:
        """Compiling begins."""
        if self.is_new and OPTIONS["cache"]:
            self.is_new = False
            print(NOTE, file=sys.stderr, flush=True)

    def on_end(self, event: Any) -> None:
        """Compiling ends; there is nothing to say."""


register("numba:compile", _Announcer())
