"""The linker: LLVM's from the ziglang package, which links for every target; otherwise the machine's."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

from whistlestop.errors import KernelError


def linker() -> list[str] | None:
    """The command that links, if there is one."""
    found = find_spec("ziglang")
    if found is not None and found.origin is not None:
        return [str(Path(found.origin).with_name("zig")), "ld.lld"]
    for name in ("ld.lld", "ld"):
        if path := shutil.which(name):
            return [path]
    return None


def has_linker() -> bool:
    """Whether a library can be linked here."""
    return linker() is not None


def link(code: bytes, emulation: str, path: Path) -> None:
    """Link an object file into a shared library, which is there completely or not at all."""
    command = linker()
    if command is None:
        raise KernelError("no linker is installed; install one with: pip install 'whistlestop[kernels]'")
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        source, linked = Path(folder) / "kernels.o", Path(folder) / "kernels.so"
        source.write_bytes(code)
        options = ["-m", emulation, "-shared", "-s", "-z", "noexecstack", "-o", str(linked), str(source)]
        done = subprocess.run([*command, *options], capture_output=True, text=True, check=False)
        if done.returncode:
            raise KernelError(f"{command[0]} failed: {done.stderr.strip()[-500:]}")
        linked.replace(path)
