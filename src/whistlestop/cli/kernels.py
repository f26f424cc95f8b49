"""`whistlestop kernels`: build the compiled library; and how other commands do with or without it."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Annotated

import typer


def kernels(
    checked: Annotated[bool, typer.Option("--checked", help="With bounds checks, for tests.")] = False,
) -> None:
    """Build the compiled rules and bots for this machine, if they are not there yet; it takes a minute or two."""
    words = ["--checked"] if checked else []
    raise typer.Exit(subprocess.run([*BUILD, *words], check=False).returncode)


BUILD = [sys.executable, "-m", "whistlestop.kernels.build"]


def build_if_missing() -> None:
    """Build the library before many games are played, unless a mode was asked for; call it before the engine comes."""
    if _is_undecided():
        from whistlestop.kernels import can_build

        if can_build():
            typer.echo("The rules are compiled first, once on this machine.", err=True)
            subprocess.run(BUILD, check=False)


def plain_if_missing() -> None:
    """Play at once in plain Python where no library fits, unless a mode was asked for; for a game or a few."""
    if _is_undecided():
        from whistlestop.kernels.mode import PLAIN, VARIABLE

        os.environ[VARIABLE] = PLAIN


def _is_undecided() -> bool:
    from whistlestop.kernels.library import find
    from whistlestop.kernels.mode import VARIABLE

    return not os.environ.get(VARIABLE) and find() is None
