"""Wherever deals are played, the results are the same, and a dead worker does not hang the arena."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.arena.test_arena import short, timeless
from whistlestop.arena import ArenaError, Contest, open_contest, run_contest
from whistlestop.arena.cluster import run_on_ray
from whistlestop.arena.workers import (
    ONE_THREAD,
    Finished,
    Task,
    play_task,
    run_here,
    run_in_processes,
    tasks_of,
    workers_of,
)

DEADLY = """
import os
from whistlestop.bots import Bot

class Deadly(Bot):
    def choose(self, view, legal):
        if os.environ.get("OPENBLAS_NUM_THREADS"):
            os._exit(7)
        return legal[0]

class Sleepy(Bot):
    def choose(self, view, legal):
        while True:
            pass
"""


@pytest.fixture
def deadly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "arena_deadly.py").write_text(DEADLY)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)


def in_two(tasks: Sequence[Task]) -> Finished:
    return run_in_processes(tasks, 2)


def three() -> Contest:
    return short("paq", "random", "random")


def test_deals_are_distributed_in_small_tasks() -> None:
    tasks = tasks_of(three(), range(10))
    assert [list(deals) for _, deals in tasks] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]


def test_processes_give_the_same_results_as_this_one() -> None:
    here, deals = run_contest(three(), 10)
    there, others = run_contest(three(), 10, run=in_two)
    assert timeless(here) == timeless(there)
    assert [deal.games for deal in deals] == [deal.games for deal in others]
    assert not {*ONE_THREAD} & {*os.environ}


def test_nothing_to_do_starts_nothing() -> None:
    assert list(run_in_processes([], 2)) == list(run_here([])) == []


def test_workers_exit_when_nobody_waits_for_them() -> None:
    results = run_in_processes(tasks_of(three(), range(10**6)), 2)
    assert next(results).games
    results.close()


@pytest.mark.usefixtures("deadly")
def test_a_bot_that_crashes_its_worker_is_reported_in_one_line() -> None:
    with pytest.raises(ArenaError, match="a worker ended abruptly; a bot may have crashed it"):
        run_contest(short("random", "arena_deadly:Deadly"), 8, run=in_two)


@pytest.mark.usefixtures("deadly")
def test_a_hanging_bot_does_not_hang_the_arena() -> None:
    contest = open_contest("usa", 2, ["random", "arena_deadly:Sleepy"], house={"trains": 3}, limit_seconds=0.05)
    summary, _ = run_contest(contest, 1, run=in_two)
    assert summary.bots[1].faults == summary.bots[1].decisions > 0
    assert summary.bots[1].first_fault == "late: no answer in 0.05 s (deal 0)"


@pytest.mark.parametrize("wanted", ["0", "-1", "many", "99999", "²", ""])
def test_impossible_numbers_of_workers(wanted: str) -> None:
    with pytest.raises(ArenaError, match="workers must be a number of processes or 'ray'"):
        workers_of(wanted)


def test_workers_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    assert workers_of("1") is run_here
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert workers_of(None) is run_here
    assert workers_of("2") is not run_here


def test_a_missing_cluster_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match="Ray is not installed; install it with"):
        workers_of("ray")


class PretendedRay:
    """As much of Ray as the arena uses, in this process."""

    class exceptions:  # noqa: N801 - Ray's own name
        class RayError(Exception):
            pass

    def __init__(self) -> None:
        self.started: list[dict[str, object]] = []
        self.stopped = 0

    def is_initialized(self) -> bool:
        return len(self.started) > self.stopped

    def init(self, **settings: object) -> None:
        self.started.append(settings)

    def shutdown(self) -> None:
        self.stopped += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: object) -> SimpleNamespace:
        assert function is play_task
        return SimpleNamespace(remote=lambda task: task)

    def wait(self, going: list[Task]) -> tuple[list[Task], list[Task]]:
        return going[-1:], going[:-1]

    def get(self, task: Task) -> object:
        if task[1][0] >= 100:
            raise self.exceptions.RayError("a node\nwas lost")
        return play_task(task)


def test_a_cluster_gets_the_same_tasks_and_is_shut_down(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = PretendedRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert workers_of("ray") is run_on_ray
    there, _ = run_contest(three(), 10, run=run_on_ray)
    assert timeless(there) == timeless(run_contest(three(), 10)[0])
    assert ray.started[0]["include_dashboard"] is False
    with pytest.raises(ArenaError, match="the Ray cluster failed: a node was lost; finished deals are kept"):
        list(run_on_ray(tasks_of(three(), range(100, 104))))
    assert ray.stopped == len(ray.started) == 2


@pytest.mark.soak
@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed (the extra cluster)")
@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_gives_the_same_results_as_this_process() -> None:
    here, deals = run_contest(three(), 10)
    there, others = run_contest(three(), 10, run=workers_of("ray"))
    assert timeless(here) == timeless(there)
    assert [deal.games for deal in deals] == [deal.games for deal in others]
