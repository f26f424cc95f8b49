"""`whistlestop kernels`: build the compiled library; and what other commands do with or without it."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Annotated

import typer


def kernels(
    checked: Annotated[bool, typer.Option("--checked", help="With bounds checks, for tests.")] = False,
) -> None:
    """Compile the rules and bots for this machine. It takes a minute or two, and is skipped if it is done already."""
    words = ["--checked"] if checked else []
    raise typer.Exit(subprocess.run([*BUILD, *words], check=False).returncode)


BUILD = [sys.executable, "-m", "whistlestop.kernels.build"]


def build_if_missing() -> None:
    """Build the library before many games are played, unless a mode was chosen; call it before importing the engine."""
    if _is_undecided():
        from whistlestop.kernels import can_build

        if can_build():
            typer.echo("Compiling the rules first, which happens only once on this machine.", err=True)
            subprocess.run(BUILD, check=False)


def plain_if_missing() -> None:
    """Start at once in plain Python where no library fits, unless a mode was chosen; for one game or a few."""
    if _is_undecided():
        from whistlestop.kernels.mode import PLAIN, VARIABLE

        os.environ[VARIABLE] = PLAIN


def _is_undecided() -> bool:
    from whistlestop.kernels.library import find
    from whistlestop.kernels.mode import VARIABLE

    return not os.environ.get(VARIABLE) and find() is None
