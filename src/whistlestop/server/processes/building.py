"""Building the library of compiled rules while a server runs, with a lower priority than the players."""

from __future__ import annotations

import os
import subprocess
from tempfile import TemporaryFile

from whistlestop.server.processes.kernels_plan import KernelsPlan

NICENESS = 10
LONGEST_REASON = 300


class Building:
    """A running build command, and its result."""

    def __init__(self, plan: KernelsPlan, *, is_for_new_version: bool = False) -> None:
        self.plan = plan
        self.is_for_new_version = is_for_new_version  # which takes over once it is built
        self._output = TemporaryFile()  # noqa: SIM115 - it stays open until the command has ended
        self._process = subprocess.Popen(
            plan.build, stdin=subprocess.DEVNULL, stdout=self._output, stderr=self._output, process_group=0
        )
        os.setpriority(os.PRIO_PROCESS, self._process.pid, NICENESS)

    @property
    def is_over(self) -> bool:
        """Whether the command has ended."""
        return self._process.poll() is not None

    @property
    def is_done(self) -> bool:
        """Whether it has succeeded."""
        return self._process.returncode == 0

    @property
    def reason(self) -> str:
        """Why it failed: the last line of its output."""
        self._output.seek(0)
        words = self._output.read().decode(errors="replace").strip()
        last = words.splitlines()[-1] if words else f"it ended with code {self._process.returncode}"
        return last[:LONGEST_REASON]

    def stop(self) -> None:
        """Kill it before it is done."""
        self._process.kill()
        self._process.wait()
