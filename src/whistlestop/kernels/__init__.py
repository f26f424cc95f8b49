"""The rules as machine code: which functions Python may call, where their library is, and how it is built."""

from __future__ import annotations

from importlib.util import find_spec

__all__ = ["can_build"]


def can_build() -> bool:
    """Whether the packages that build a library are installed."""
    from whistlestop.kernels.build.linker import has_linker

    return find_spec("numba") is not None and has_linker()
