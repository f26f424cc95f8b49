"""Playing on a Ray cluster: the same tasks and the same results as with local processes."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from typing import Any

from whistlestop.arena.contest import ArenaError
from whistlestop.arena.workers import AHEAD, ONE_THREAD, Finished, Task, play_task

LONGEST_REASON = 200


def run_on_ray(tasks: Sequence[Task]) -> Finished:
    """Play on the cluster that RAY_ADDRESS names, or on a local one started for this."""
    ray = load_ray()
    was_running = ray.is_initialized()
    if not was_running:
        quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}
        ray.init(**quiet, runtime_env={"env_vars": ONE_THREAD})
    try:
        yield from _finished(ray, tasks)
    except ray.exceptions.RayError as error:
        reason = " ".join(str(error).split())[:LONGEST_REASON]
        raise ArenaError(f"the Ray cluster failed: {reason}; finished deals are kept; the run can be resumed") from None
    finally:
        if not was_running:
            ray.shutdown()


def load_ray() -> Any:
    """Import Ray, which is optional."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise ArenaError("Ray is not installed; install it with: pip install 'whistlestop[cluster]'") from None


def _finished(ray: Any, tasks: Sequence[Task]) -> Finished:
    play = ray.remote(play_task)
    waiting = iter(tasks)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    going = [play.remote(task) for task in islice(waiting, ahead)]
    while going:
        [done], going = ray.wait(going)
        going += [play.remote(task) for task in islice(waiting, 1)]
        yield from ray.get(done)
