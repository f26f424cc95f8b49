"""Run commands side by side, capture their output, and stop all of them together."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from tools.durations import ROOT

PATIENCE = 15.0
FAULT = re.compile(r"^(FAILED|ERROR) ", re.MULTILINE)


@dataclass
class Step:
    """A command, where and how it runs, and the exit status besides 0 that is not a fault."""

    name: str
    words: Sequence[str]
    folder: Path = ROOT
    settings: Mapping[str, str] = field(default_factory=dict)
    also_fine: int = 0
    seconds: float | None = None  # after which it is stopped, and what it has found so far counts


@dataclass
class Ended:
    """The result of a step."""

    step: Step
    status: int
    output: str
    seconds: float
    is_stopped: bool

    @property
    def passed(self) -> bool:
        """Whether it found no fault."""
        if self.is_stopped:
            return self.status != -signal.SIGKILL and not FAULT.search(self.output) and bool(self.passed_line)
        return self.status in {0, self.step.also_fine}

    @property
    def passed_line(self) -> str:
        """The line in which a test runner reports how many passed."""
        return next((line.strip() for line in self.output.splitlines()[::-1] if " passed" in line), "")


class Runner:
    """Runs lanes of steps side by side, the steps of a lane one by one."""

    def __init__(self) -> None:
        self._running: set[subprocess.Popen[str]] = set()
        self._stopped = False

    def run(self, lanes: Sequence[Sequence[Step]]) -> bool:
        """Run all steps, show each result, and return whether all passed."""
        with ThreadPoolExecutor(len(lanes)) as pool:
            try:
                return all(passed for lane in pool.map(self._run_lane, lanes) for passed in lane)
            except KeyboardInterrupt:
                self.stop()
                raise

    def stop(self) -> None:
        """Interrupt running steps with everything they have started, and kill those that do not stop."""
        self._stopped = True
        for process in list(self._running):
            _send(process, signal.SIGINT)
        for process in list(self._running):
            with suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE)
            _send(process, signal.SIGKILL)

    def _run_lane(self, lane: Sequence[Step]) -> list[bool]:
        return [self._show(self._run(step)) for step in lane if not self._stopped]

    def _run(self, step: Step) -> Ended:
        begun = time.monotonic()
        process = subprocess.Popen(
            step.words,
            cwd=step.folder,
            env={**os.environ, "NO_COLOR": "1", **step.settings},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # so that it can be stopped with everything it has started
        )
        self._running.add(process)
        output, is_stopped = _output_of(process, step.seconds)
        self._running.discard(process)
        return Ended(step, process.returncode, output, time.monotonic() - begun, is_stopped)

    def _show(self, ended: Ended) -> bool:
        if not self._stopped:
            mark = "ok    " if ended.passed else "FAILED"
            details = f"  {ended.passed_line}" if ended.passed else f"\n{ended.output.rstrip()}\n"
            name = ended.step.name + (" (stopped: not all of them ran)" if ended.is_stopped else "")
            print(f"{mark} {ended.seconds:5.1f} s  {name}{details}", flush=True)
        return ended.passed


def _output_of(process: subprocess.Popen[str], seconds: float | None) -> tuple[str, bool]:
    """The output of a process, and whether it had to be stopped."""
    with suppress(subprocess.TimeoutExpired):
        return process.communicate(timeout=seconds)[0], False
    process.send_signal(signal.SIGINT)  # not to its workers: it stops them itself and then reports what it has found
    with suppress(subprocess.TimeoutExpired):
        return process.communicate(timeout=PATIENCE)[0], True
    _send(process, signal.SIGKILL)
    return process.communicate()[0], True


def _send(process: subprocess.Popen[str], what: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, what)
