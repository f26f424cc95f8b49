"""A Chromium for the tests: fetched once by npm with the libraries and fonts that it needs, and unpacked into .boot."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
CACHE = HERE.parents[2] / ".boot" / "browser"
OWN = "WHISTLESTOP_CHROMIUM"  # names a Chromium of one's own, on machines that the fetched one is not built for
IS_BUILT_FOR = sys.platform == "linux" and os.uname().machine == "x86_64"
LOCKED = ("package.json", "package-lock.json", ".npmrc")
PACKED = {"chromium": "", "al2023": "tar", "fonts": "tar", "swiftshader": "tar"}
# Written by Node, because Python has no Brotli of its own.
UNPACK = """
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
await pipeline(createReadStream(process.argv[1]), createBrotliDecompress(), createWriteStream(process.argv[2]));
"""
FONTS = """<?xml version="1.0"?>
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/fonts-cache</cachedir></fontconfig>
"""
FLAGS = (
    "--no-sandbox",
    "--font-render-hinting=none",
    # Nothing leaves this machine, even if a page or the browser itself tries to fetch something.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)


class Chromium(NamedTuple):
    """A browser that can be started, and the environment that it needs."""

    path: str
    environment: dict[str, str | float | bool]


def chromium() -> Chromium:
    """The Chromium that the user names, or else the one that we fetch."""
    own = os.environ.get(OWN)
    if own:
        return Chromium(own, dict(os.environ))
    if not IS_BUILT_FOR:
        raise RuntimeError(f"the Chromium of the tests runs on Linux only; name your own: {OWN}=/path/to/chromium")
    folder = fetched()
    libraries = {"LD_LIBRARY_PATH": f"{folder}/al2023/lib", "FONTCONFIG_FILE": f"{folder}/fonts.conf"}
    return Chromium(f"{folder}/chromium", {**os.environ, **libraries})


def axe() -> str:
    """The source of axe, which finds accessibility faults."""
    return (fetched() / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def fetched() -> Path:
    """The folder with everything that was fetched; the first process fetches it, and the others wait."""
    folder = CACHE / fingerprint()
    if not (folder / "ready").exists():
        with alone(CACHE):
            if not (folder / "ready").exists():
                fetch(folder)
    return folder


def fingerprint() -> str:
    """A short digest of what is to be fetched."""
    return hashlib.sha256(b"\0".join((HERE / name).read_bytes() for name in LOCKED)).hexdigest()[:12]


def fetch(folder: Path) -> None:
    """Fetch the packages, and unpack the browser if it is built for this machine."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in LOCKED:
        shutil.copy(HERE / name, folder)
    run("npm", "ci", "--no-progress", "--ignore-scripts", cwd=folder)
    if IS_BUILT_FOR:
        unpack(folder)
    (folder / "ready").touch()


def unpack(folder: Path) -> None:
    """Unpack the browser, its libraries and its fonts."""
    for name, form in PACKED.items():
        source = folder / "node_modules" / "@sparticuz" / "chromium" / "bin"
        target = folder / (f"{name}.tar" if form else name)
        packed = source / f"{target.name}.br"
        run("node", "--input-type=module", "--eval", UNPACK, "--", str(packed), str(target), cwd=folder)
        if form:
            spread(target, folder if name == "swiftshader" else folder / name)
        packed.unlink()
    (folder / "chromium").chmod(0o755)
    (folder / "fonts.conf").write_text(FONTS.format(folder=folder), encoding="utf-8")


def spread(archive: Path, folder: Path) -> None:
    """Take everything out of an archive."""
    with tarfile.open(archive) as opened:
        # Pythons before 3.11.4 know no filters; what is fetched is pinned by its hash all the same.
        opened.extraction_filter = getattr(tarfile, "data_filter", None)
        opened.extractall(folder)
    archive.unlink()


def run(program: str, *words: str, cwd: Path) -> None:
    """Run a program of the tests' own Node; its output is shown only if it fails."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    found = shutil.which(program, path=path) or program
    done = subprocess.run([found, *words], cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"no browser for the tests: {program} {words[0]} failed\n{done.stdout}{done.stderr}"[-3000:])


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Keep every other process out for a while."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
