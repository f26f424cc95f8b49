"""The one decorator that compiles a rule, the folder of the compiled code, and arrays of records for both modes.

With NUMBA_DISABLE_JIT=1 the same source runs as plain Python, for debugging and coverage.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs
from numba.core.event import Listener, register
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])
Array = NDArray[Any]

COMPILED = not numba.config.DISABLE_JIT
BOUNDS_CHECKED = bool(numba.config.BOUNDSCHECK)
KEPT_CACHES = 6
USER = os.getuid() if hasattr(os, "getuid") else 0
PACKAGE = Path(__file__).parents[1]
# What is compiled, with the files whose constants are frozen into it; a change above leaves what is below warm.
RULES = ("engine/*.py", "rules.py", "board.py", "board_faults.py")
BOTS = (*RULES, "view.py", "belief/*.py", "bots/paths.py", "bots/planner/*.py", "bots/yardsticks/*.py")
SOURCES = {"engine": RULES, "bots": BOTS, "learners": (*BOTS, "encoding/*.py", "rl/kernels.py")}
PARTS = {"engine": "engine", "encoding": "learners", "rl": "learners"}  # of a folder; all else is the bots'
NOTE = "Whistlestop compiles the rules, once on this machine; this takes about a minute …"


def fingerprint(part: str) -> str:
    """What the compiled code depends on: a changed rule, version or bounds check never meets an old cache."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in SOURCES[part] for path in PACKAGE.glob(pattern)):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    versions = f"{sys.version} numpy {np.__version__} numba {numba.__version__} bounds {BOUNDS_CHECKED}"
    digest.update(versions.encode())
    return digest.hexdigest()[:16]


def cache_folder(part: str) -> Path:
    """The user's folder of the compiled code of this very part, or one in the temporary folder if need be."""
    homes = [
        Path(platformdirs.user_cache_dir("whistlestop")),
        Path(tempfile.gettempdir()) / f"whistlestop-{USER}",
    ]
    for home in homes:
        folder = home / f"{part}-{fingerprint(part)}"
        try:
            home.mkdir(mode=0o700, parents=True, exist_ok=True)
            folder.mkdir(exist_ok=True)
            os.utime(folder)
        except OSError:
            continue
        # What lies there is run, so nobody else may have put it there.
        if os.access(folder, os.W_OK) and folder.stat().st_uid == USER:
            return folder
    raise OSError(f"no folder for compiled code can be written: tried {homes[0]} and {homes[1]}; set XDG_CACHE_HOME")


def forget_old_caches(folder: Path) -> None:
    """Keep only the few newest folders of compiled code of a part."""
    siblings = sorted(folder.parent.glob(f"{folder.name.partition('-')[0]}-*"), key=_age)
    for old in siblings[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)


def _age(folder: Path) -> float:
    try:
        return -folder.stat().st_mtime
    except OSError:  # another start has just removed it
        return 0


class _Announcer(Listener):  # type: ignore[misc]  # Numba's events have no types
    """Says that there is something to wait for, in the moment in which the first rule is compiled."""

    def __init__(self) -> None:
        self.is_new = True

    def on_start(self, event: Any) -> None:
        """Compiling begins."""
        if self.is_new:
            self.is_new = False
            print(NOTE, file=sys.stderr, flush=True)

    def on_end(self, event: Any) -> None:
        """Compiling ends; there is nothing to say."""


def kernel(function: F) -> F:
    """Compile a rule or a thought of a bot: cached, without the GIL, with NumPy's arithmetic."""
    folder = function.__module__.removeprefix("whistlestop.").partition(".")[0]
    numba.config.CACHE_DIR = _cache_of(PARTS.get(folder, "bots"))
    compiled: F = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return compiled


@lru_cache
def _cache_of(part: str) -> str:
    """The folder that the compiler takes for what it compiles next; plain Python needs none."""
    if not COMPILED:
        return ""
    folder = cache_folder(part)
    forget_old_caches(folder)
    return str(folder)


if COMPILED:
    register("numba:compile", _Announcer())


class Record:
    """A live view of one record: its nested arrays are views, its numbers are Python's own."""

    def __init__(self, array: Array, index: int = 0) -> None:
        object.__setattr__(self, "_row", array[index : index + 1].view(np.ndarray))
        object.__setattr__(self, "_numbers", {})

    def __getattr__(self, name: str) -> Any:
        # Reached for a number each time, for an array only the first time.
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


class _Records(np.ndarray[Any, Any]):
    """An array of records for plain Python mode: an element is a live view, as it is in compiled code."""

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, (int, np.integer)) and self.dtype.names and self.ndim == 1:
            return Record(self, int(key))
        part = super().__getitem__(key)
        return part.view(np.ndarray) if isinstance(part, np.ndarray) and not part.dtype.names else part

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(key, value._row[0] if isinstance(value, Record) else value)


def records(shape: int | tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """A zeroed array of records that kernels take, in either mode."""
    plain: Array = np.zeros(shape, dtype)
    return plain if COMPILED else plain.view(_Records)
