"""The source files that are compiled, their fingerprints, and the folders for machine code."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from functools import lru_cache
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).parents[1]
KEPT = 6
USER = os.getuid() if hasattr(os, "getuid") else 0
# What is compiled, with the files whose constants are frozen into it; a change to a later group leaves the caches of
# the earlier ones valid.
RULES = ("engine/*.py", "rules.py", "boards/board.py", "boards/faults.py")
BOTS = (*RULES, "views/redaction.py", "belief/*.py", "bots/paths.py", "bots/planner/*.py", "bots/reference/*.py")
LEARNERS = (*BOTS, "encoding/*.py", "rl/kernels.py")
SOURCES = {
    "engine": RULES,
    "bots": BOTS,
    "learners": LEARNERS,
    "library": (*LEARNERS, "kernels/entry_points.py", "kernels/build/[it]*.py"),
}


def digest_of(*patterns: str) -> hashlib._Hash:
    """A digest of the contents and names of the package's files that match some patterns, wherever the package is."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in patterns for path in PACKAGE.glob(pattern)):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest


@lru_cache
def fingerprint(part: str) -> str:
    """The fingerprint of a part's sources; computed once, since later changes do not change what was loaded."""
    return digest_of(*SOURCES[part]).hexdigest()[:16]


def cache_homes() -> list[Path]:
    """Where machine code may be kept: the user's cache, otherwise the temporary folder."""
    return [Path(platformdirs.user_cache_dir("whistlestop")), Path(tempfile.gettempdir()) / f"whistlestop-{USER}"]


def is_ours(folder: Path) -> bool:
    """Whether a folder exists and is the user's: its contents are run, so nobody else may have put them there."""
    try:
        return folder.stat().st_uid == USER
    except OSError:
        return False


def cache_folder(name: str) -> Path:
    """A folder for machine code that can be written to, created if necessary."""
    homes = cache_homes()
    for home in homes:
        folder = home / name
        try:
            home.mkdir(mode=0o700, parents=True, exist_ok=True)
            folder.mkdir(exist_ok=True)
            os.utime(folder)
        except OSError:
            continue
        if os.access(folder, os.W_OK) and is_ours(folder):
            return folder
    raise OSError(f"no folder for compiled code can be written to: tried {homes[0]} and {homes[1]}; set XDG_CACHE_HOME")


def forget_old(folder: Path) -> None:
    """Keep only the newest few of the folders next to one that have the same name before the dash."""
    siblings = sorted(folder.parent.glob(f"{folder.name.partition('-')[0]}-*"), key=_age)
    for old in siblings[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def _age(folder: Path) -> float:
    try:
        return -folder.stat().st_mtime
    except OSError:  # another start has just removed it
        return 0
