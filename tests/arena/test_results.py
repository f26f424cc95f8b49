"""Finished deals are never lost: a killed run resumes where it was, and results of another run are refused."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from tests.arena.test_arena import SHORT, short, timeless
from tests.support.server.running_server import PATIENCE
from whistlestop.arena import ArenaError, Question, open_contest, run_contest
from whistlestop.arena.match import PairedDeal
from whistlestop.arena.results import FORMAT, ResultsFile, RunHeader, check_new, check_same, read_results, results_file

DEALS = 20_000  # more than are played before the run is killed, on any machine
COMMAND = [sys.executable, "-m", "whistlestop", "arena"]


def test_results_are_kept_line_by_line_and_read_again(tmp_path: Path) -> None:
    contest = short("random", "paq")
    summary, deals = run_contest(contest, 5, folder=tmp_path / "new" / "folder")
    header, kept = read_results(tmp_path / "new" / "folder")
    assert header == RunHeader(FORMAT, contest, 5)
    assert [kept[number] for number in range(5)] == deals
    again, _ = run_contest(contest, 5, finished=kept.values())
    assert again == summary


def test_a_torn_last_line_is_dropped_and_its_deal_played_again(tmp_path: Path) -> None:
    contest = short("random", "paq")
    summary, _ = run_contest(contest, 5, folder=tmp_path)
    path = results_file(tmp_path)
    path.write_bytes(path.read_bytes()[:-40])
    header, kept = read_results(tmp_path)
    assert sorted(kept) == [0, 1, 2, 3]
    played: list[int] = []
    again, _ = run_contest(contest, header.deals, folder=tmp_path, finished=kept.values(), tell=played.append)
    assert played == [1]
    assert timeless(again) == timeless(summary)
    assert sorted(read_results(tmp_path)[1]) == [0, 1, 2, 3, 4]


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    contest = short("random", "paq")
    run_contest(contest, 3, folder=tmp_path)
    longer, _ = run_contest(contest, 6, folder=tmp_path, finished=read_results(tmp_path)[1].values())
    assert timeless(longer) == timeless(run_contest(contest, 6)[0])


@pytest.mark.soak
def test_deals_out_of_order_or_too_late_do_not_change_where_a_run_stops(tmp_path: Path) -> None:
    contest = short("random", "paq")
    summary, _ = run_contest(contest, 44, Question(until_decided=True))
    with ResultsFile(tmp_path, RunHeader(FORMAT, contest, 44)) as kept:
        for deal in reversed(run_contest(contest, 44)[1]):
            kept.write(deal)
    played: list[int] = []
    finished = read_results(tmp_path)[1].values()
    again, counted = run_contest(contest, 44, Question(until_decided=True), finished=finished, tell=played.append)
    assert not played
    assert len(counted) == summary.deals < 44
    assert timeless(again) == timeless(summary)


def test_a_new_run_does_not_mix_with_an_old_one(tmp_path: Path) -> None:
    check_new(tmp_path / "none")
    run_contest(short("random", "paq"), 1, folder=tmp_path)
    with pytest.raises(ArenaError, match="there are results already; resume with --resume"):
        check_new(tmp_path)
    with pytest.raises(ArenaError, match="this is a file; choose a folder"):
        check_new(results_file(tmp_path))


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"bots": ["random", "random"]}, r"this is a run with bots \['random', 'paq'\], not \['random', 'random'\]"),
        ({"seed": 5}, "this is a run with seed 0, not 5"),
        ({"house": {}}, "this is a run with house {'trains': 6}, not {}"),
        ({"code": "x"}, "the code of the game or of a bot has changed since"),
    ],
)
def test_results_of_another_run_are_refused(changes: dict[str, object], fault: str, tmp_path: Path) -> None:
    contest = short("random", "paq")
    check_same(tmp_path, contest, contest)
    with pytest.raises(ArenaError, match=fault):
        check_same(tmp_path, contest, msgspec.structs.replace(contest, **changes))


def test_house_rules_that_are_lists_are_read_again_as_they_were(tmp_path: Path) -> None:
    contest = open_contest("usa", 2, ["random", "random"], house={**SHORT, "route_points": [1] * 9})
    run_contest(contest, 1, folder=tmp_path)
    check_same(tmp_path, read_results(tmp_path)[0].contest, contest)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"", "line 1: the text ends too early"),
        (b"a letter\n", "line 1, column 1: this is not JSON"),
        (b"{}\n", "line 1: the whole text: the field 'arena' is missing"),
        (b'{"arena":99,"contest":{"edition":"usa","seats":2,"house":{},"bots":[]},"deals":1}\n', "its format is 99"),
        (b'{"arena":1,"contest":{"edition":"usa","seats":2,"house":{},"bots":[]},"deals":1}\n{"de\n', "line 2: "),
    ],
)
def test_a_file_in_another_format_is_refused(text: bytes, fault: str, tmp_path: Path) -> None:
    results_file(tmp_path).write_bytes(text)
    with pytest.raises(ArenaError, match=fault) as refusal:
        read_results(tmp_path)
    assert "\n" not in str(refusal.value)


def test_there_must_be_something_to_resume(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"there is no results\.jsonl to resume"):
        read_results(tmp_path / "none")


def games(deals: dict[int, PairedDeal]) -> dict[int, list[object]]:
    return {number: [msgspec.to_builtins(game) for game in deal.games] for number, deal in deals.items()}


def hear_control_c() -> None:
    """Undo what a shell does to background jobs: it makes them, and what they start, ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def started(folder: Path) -> subprocess.Popen[bytes]:
    """A run in a separate process that has finished some deals, but not all."""
    words = [
        "--bots",
        "paq,random",
        "--deals",
        str(DEALS),
        "--house",
        "trains=12",
        "--workers",
        "2",
        "--out",
        str(folder),
    ]
    hear_control_c()
    process = subprocess.Popen([*COMMAND, *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    path = results_file(folder)
    while not (path.exists() and path.read_bytes().count(b"\n") > 8):
        assert process.poll() is None
        time.sleep(0.02)
    return process


def children_of(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in listed.read_text().split()]


def test_killing_a_run_and_resuming_it_loses_no_finished_deal(tmp_path: Path) -> None:
    process = started(tmp_path)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    finished = games(read_results(tmp_path)[1])
    assert 8 <= len(finished) < DEALS
    deals = str(len(finished) + 4)
    resumed = subprocess.run([*COMMAND, "--resume", str(tmp_path), "--deals", deals], check=True, capture_output=True)
    whole = tmp_path / "whole"
    words = ["--bots", "paq,random", "--house", "trains=12", "--out", str(whole)]
    again = subprocess.run([*COMMAND, *words, "--deals", deals], check=True, capture_output=True)
    kept = games(read_results(tmp_path)[1])
    assert finished.items() <= kept.items()
    assert {number: kept[number] for number in range(int(deals))} == games(read_results(whole)[1])
    assert without_times(resumed.stdout) == without_times(again.stdout)


def without_times(output: bytes) -> str:
    """A table without the times, which vary."""
    before, _, after = output.decode().partition("Thinking")
    return before + after.partition("Times vary")[2]


@pytest.mark.soak
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to find the children of a process")
def test_the_workers_of_a_killed_run_end_too(tmp_path: Path) -> None:
    process = started(tmp_path)
    workers = children_of(process.pid)
    assert len(workers) >= 2
    process.send_signal(signal.SIGKILL)
    process.communicate()
    patience = time.monotonic() + PATIENCE
    while any(is_running(worker) for worker in workers):
        assert time.monotonic() < patience
        time.sleep(0.02)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_control_c_keeps_finished_deals_and_says_how_to_resume(tmp_path: Path) -> None:
    process = started(tmp_path)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate()
    assert process.returncode == 130
    said = errors.decode().strip().splitlines()
    assert said[-1].endswith(f"Resume with: whistlestop arena --resume {tmp_path} --deals {DEALS}")
    assert "Traceback" not in errors.decode()
    assert len(read_results(tmp_path)[1]) >= 8
