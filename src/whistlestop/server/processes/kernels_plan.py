"""Which rules the next process runs: compiled ones if there are any, otherwise plain Python while they are built."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import NamedTuple

from whistlestop.kernels import can_build
from whistlestop.kernels.library import find
from whistlestop.kernels.mode import PLAIN, VARIABLE

BUILD = (sys.executable, "-P", "-m", "whistlestop.kernels.build")
AGAIN = (sys.executable, "-P", "-m", "whistlestop.server.processes.kernels_plan")


class KernelsPlan(NamedTuple):
    """The environment of a process until the library is built, and the command that builds it, if one is needed."""

    meanwhile: dict[str, str] = {}  # noqa: RUF012 - it is never changed
    build: tuple[str, ...] = ()


def kernels_plan() -> KernelsPlan:
    """The plan for these sources on this machine; a mode chosen in the environment stays."""
    if os.environ.get(VARIABLE) or find() is not None or not can_build():
        return KernelsPlan()
    return KernelsPlan({VARIABLE: PLAIN}, BUILD)


def kernels_plan_of_today() -> KernelsPlan:
    """The plan for the sources as they are now, which may be newer than those that this process runs."""
    found = subprocess.run(AGAIN, capture_output=True, check=False)
    if found.returncode != 0:
        return KernelsPlan()  # the process that is started next says what is wrong
    meanwhile, build = json.loads(found.stdout)
    return KernelsPlan(meanwhile, tuple(build))


if __name__ == "__main__":
    print(json.dumps(kernels_plan()))
