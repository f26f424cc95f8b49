"""The compiled library: finding the one for this machine and these sources, and loading it."""

from __future__ import annotations

import ctypes
import platform
import sys
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from whistlestop.kernels.sources import PACKAGE, cache_folder, cache_homes, fingerprint, is_ours

SHIPPED = PACKAGE / "kernels" / "built"
CHECKED = "-checked"  # built with bounds checks, for tests
# The features that a processor needs for each target, the best first; with Linux's names.
LEVELS = {
    "x86_64-v3": {"avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe"},
    "x86_64-v2": {"cx16", "popcnt", "sse4_1", "sse4_2", "ssse3"},
}
ARM = ("aarch64", "arm64")


@lru_cache
def host_targets() -> tuple[str, ...]:
    """The targets that run on this machine, the fastest first; none on other kinds of machines."""
    if sys.platform != "linux":
        return ()
    if platform.machine() in ARM:
        return ("aarch64",)
    able = _abilities()
    return tuple(target for target, needed in LEVELS.items() if platform.machine() == "x86_64" and needed <= able)


def _abilities() -> set[str]:
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    flags = next((line for line in lines if line.startswith("flags")), "")
    return set(flags.partition(":")[2].split())


def file_name(target: str, *, is_checked: bool = False) -> str:
    """The file name of the library of these sources."""
    return f"kernels-{fingerprint('library')}-{target}{CHECKED if is_checked else ''}.so"


def folder_name() -> str:
    """The name of the folder for libraries of these sources."""
    return f"library-{fingerprint('library')}"


def built_folder() -> Path:
    """The folder for libraries that are built on this machine."""
    return cache_folder(folder_name())


def find(*, is_checked: bool = False) -> Path | None:
    """The library for this machine and these sources, if there is one: shipped, or built here."""
    # Looking creates no folder: a shipped library is enough where nothing can be written.
    built = [home / folder_name() for home in cache_homes()]
    for target in host_targets():
        for folder in (SHIPPED, *filter(is_ours, built)):
            path = folder / file_name(target, is_checked=is_checked)
            if path.exists():
                return path
    return None


def load(path: Path) -> ctypes.CDLL:
    """Load a library, and check that it is what its name says."""
    with suppress(OSError):  # where the C library contains it, there is no separate one
        ctypes.CDLL("libm.so.6", ctypes.RTLD_GLOBAL)
    library = ctypes.CDLL(str(path))
    inside = ctypes.string_at(ctypes.addressof(ctypes.c_char.in_dll(library, "ws_fingerprint"))).decode()
    if inside != fingerprint("library"):
        raise OSError(f"{path} was built from other sources; delete it, and build it again with: whistlestop kernels")
    return library
