"""The build of the package builds the page, with a Node of its own, and for a wheel the kernels of every target."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "whistlestop" / "web"
MARK = BUILT / ".made-from"
KERNELS = ROOT / "src" / "whistlestop" / "kernels" / "built"
SKIP = "WHISTLESTOP_SKIP_WEB"
SKIP_KERNELS = "WHISTLESTOP_SKIP_KERNELS"
# The page is also made of the boards, the rulebook and the languages of the package.
PARTS = (
    "web/**/*",
    "src/whistlestop/boards/*/*.json",
    "src/whistlestop/rulebook/*.json",
    "src/whistlestop/languages/**/*.ftl",
)


class PackageBuild(BuildHookInterface[Any]):
    """Runs before a wheel, a source distribution or an editable install is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is missing or older than its sources; a wheel gets the kernels too."""
        if not os.environ.get(SKIP) and (WEB / "package.json").exists():
            build_page_if_old()
        # From a clone they are built in the background of the first game.
        if self.target_name == "wheel" and version == "standard" and not os.environ.get(SKIP_KERNELS):
            build_kernels()


def build_page_if_old() -> None:
    """Build the page if it is missing or older than its sources."""
    wanted = fingerprint()
    if not MARK.exists() or MARK.read_text(encoding="utf-8") != wanted:
        build()
        MARK.write_text(wanted, encoding="utf-8")


def build_kernels() -> None:
    """Compile the kernels for every target; one wheel has them all, and each machine takes what it can run."""
    shutil.rmtree(KERNELS, ignore_errors=True)
    command = [sys.executable, "-m", "whistlestop.kernels.build", "--all", "--out", str(KERNELS)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    if subprocess.run(command, env=environment, check=False).returncode:
        raise SystemExit(f"the kernels could not be built; with {SKIP_KERNELS}=1 they are left out")


def fingerprint() -> str:
    """What the page is made of."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in PARTS for path in ROOT.glob(pattern) if path.is_file()):
        name = path.relative_to(ROOT).as_posix()
        if "node_modules" not in name:
            digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """Fetch what the page needs, and build it."""
    shutil.rmtree(BUILT, ignore_errors=True)
    npm("ci", "--no-progress")
    npm("run", "build")


def npm(*words: str) -> None:
    """Run npm, by the Node that came with the build; its own words are shown only if it fails."""
    node = Path(sys.executable).parent
    path = f"{node}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    command = [shutil.which("npm", path=path) or "npm", *words]
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(
            f"the page could not be built: npm {' '.join(words)} failed; with {SKIP}=1 it is left out\n"
            + done.stdout[-2000:]
            + done.stderr[-2000:]
        )
