"""The command of the arena: its tables, its files, and one clear line for impossible input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import Result

from tests.support import command_line
from whistlestop.arena.contest import Contest
from whistlestop.arena.match import play_deal

SHORT = ("--house", "trains=6", "--workers", "1")


def run(*words: str | Path) -> Result:
    return command_line.run("arena", *words)


def refused(*words: str | Path) -> str:
    return command_line.refused("arena", *words)


def without_times(text: str) -> str:
    before, _, after = text.partition("Thinking")
    return before + after.partition("Times vary")[2]


def test_a_contest_is_reported_in_tables() -> None:
    result = run("--bots", "paq, random,random", "--deals", "4", *SHORT)
    assert result.exit_code == 0, result.output
    for words in ("Win rate of the row against the column", "By bot", "The games", "Thinking", "random/2"):
        assert words in result.stdout
    assert "usa, 2 seats, trains=6: 4 deals (0 to 3), 24 games" in " ".join(result.stdout.split())


def test_the_same_command_reports_the_same() -> None:
    words = ("--bots", "paq,random", "--deals", "3", "--seats", "3", "--edition", "nordic", "--seed", "70", *SHORT)
    assert without_times(run(*words).stdout) == without_times(run(*words).stdout)


def test_files_are_saved_and_a_run_is_resumed(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    begun = run("--bots", "paq,random", "--deals", "3", "--out", folder, *SHORT)
    assert begun.exit_code == 0, begun.output
    assert sorted(path.name for path in folder.iterdir()) == ["report.html", "results.jsonl", "summary.json"]
    longer = run("--resume", folder, "--deals", "6", "--workers", "1")
    assert longer.exit_code == 0, longer.output
    summary = json.loads((folder / "summary.json").read_text())
    assert summary["deals"] == 6 and summary["contest"]["house"] == {"trains": 6}
    assert {"low", "mean", "high"} == {*summary["bots"][0]["wins"]}
    at_once = run("--bots", "paq,random", "--deals", "6", *SHORT)
    assert without_times(longer.stdout) == without_times(at_once.stdout)
    assert without_times(run("--resume", folder).stdout) == without_times(at_once.stdout)


def test_one_against_the_field() -> None:
    result = run("--one-against-field", "paq:random", "--seats", "3", "--deals", "2", *SHORT)
    assert result.exit_code == 0, result.output
    assert "its fair share of the wins is 33.3%" in " ".join(result.stdout.split())


def test_an_early_end_is_reported() -> None:
    words = ("--bots", "paq,random", "--deals", "90", "--sprt", "paq:random", "--until-decided", *SHORT)
    output = " ".join(run(*words).stdout.split())
    assert "Stopped early after" in output and "SPRT: paq is stronger than random" in output


def test_control_c_says_how_to_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(contest: Contest, deal: int) -> object:
        if deal == 2:
            raise KeyboardInterrupt
        return play_deal(contest, deal)

    monkeypatch.setattr("whistlestop.arena.workers.play_deal", play)
    stopped = run("--bots", "random,random", "--deals", "5", "--out", tmp_path, *SHORT)
    assert stopped.exit_code == 130
    assert f"Resume with: whistlestop arena --resume {tmp_path} --deals 5" in stopped.stderr
    monkeypatch.undo()
    assert run("--resume", tmp_path, "--workers", "1").exit_code == 0
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 6


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("", "a contest needs at least two bots, such as --bots regular,strong"),
        ("--bots random", "a contest needs at least two bots"),
        ("--bots random,zorro", "there is no bot 'zorro'"),
        ("--bots random,paq --edition mars", "there is no edition 'mars'"),
        ("--bots random,paq --seats 9", "USA is played with 2 to 5 seats, not 9"),
        ("--bots random,paq --deals 0", "Invalid value for '--deals'"),
        ("--bots random,paq --house trains=1", "trains takes a whole number from 3 to 50"),
        ("--bots random,paq --sprt random:zorro", "'random:zorro' does not name two of the bots"),
        ("--bots random,paq --workers many", "workers must be a number of processes or 'ray'"),
        ("--bots random,paq --one-against-field random:paq", "--one-against-field names the bots"),
        ("--one-against-field zorro", "'zorro' does not name two bots"),
        ("--bots random,paq --out a --resume b", "--out starts a new run and --resume continues one"),
        ("--resume none", "none: there is no results.jsonl to resume"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    words: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused(*words.split()).startswith(line)
    assert not list(tmp_path.iterdir())


def test_another_run_is_not_resumed(tmp_path: Path) -> None:
    run("--bots", "random,random", "--deals", "1", "--out", tmp_path, *SHORT)
    assert "there are results already" in refused("--bots", "random,random", "--out", tmp_path)
    assert "this is a run with seats 2, not 3" in refused("--resume", tmp_path, "--seats", "3")
    assert "this is a run with bots" in refused("--resume", tmp_path, "--bots", "paq,random")
    assert "this is a run with house" in refused("--resume", tmp_path, "--house", "trains=7")
