"""`python -m whistlestop.kernels.build`: build the library for this machine, or for all targets."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from whistlestop.errors import KernelError
from whistlestop.kernels.library import built_folder, file_name, host_targets
from whistlestop.kernels.sources import forget_old


def main(words: Sequence[str] | None = None) -> None:
    """Build the libraries that are missing."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # an exception would be lost inside the compiler
    given = _parser().parse_args(words)
    try:
        folder = given.out or built_folder()
        folder.mkdir(parents=True, exist_ok=True)
        build(_targets(all_of_them=given.all), folder, is_checked=given.checked)
        if given.out is None:
            forget_old(folder)
    except (KernelError, OSError) as error:
        sys.exit(f"error: {error}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m whistlestop.kernels.build", description=main.__doc__)
    parser.add_argument("--all", action="store_true", help="for every target, not only for this machine")
    parser.add_argument("--checked", action="store_true", help="with bounds checks, for tests")
    parser.add_argument("--out", type=Path, help="the folder; by default the user's cache")
    return parser


def _targets(*, all_of_them: bool) -> list[str]:
    from whistlestop.kernels.build.target import TARGETS

    if not all_of_them and not host_targets():
        raise KernelError(
            "there is no library for this kind of machine; Numba compiles the rules as they are called instead"
        )
    return [*TARGETS] if all_of_them else [host_targets()[0]]


def build(targets: Sequence[str], folder: Path, *, is_checked: bool) -> None:
    """Build the libraries that are missing in a folder."""
    missing = [name for name in targets if not (folder / file_name(name, is_checked=is_checked)).exists()]
    if not missing:
        print("The kernels are already built.", file=sys.stderr)
        return
    began = time.monotonic()
    from whistlestop.kernels.build.intermediate import compile_all
    from whistlestop.kernels.build.linker import link
    from whistlestop.kernels.build.target import TARGETS, machine_code

    made, codes = compile_all(_say, is_checked=is_checked)
    for name in missing:
        _say(f"machine code for {name}")
        path = folder / file_name(name, is_checked=is_checked)
        link(machine_code(made, codes, name), TARGETS[name].emulation, path)
    _say(f"done in {time.monotonic() - began:.0f} s: {folder}\n")


def _say(text: str) -> None:
    """Show the progress: in place on a terminal, elsewhere only at the end."""
    if sys.stderr.isatty():
        print(f"\r\x1b[KBuilding the kernels: {text}", end="", file=sys.stderr, flush=True)
    elif text.endswith("\n"):
        print(f"Building the kernels: {text}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
