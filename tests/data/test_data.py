"""Decisions in a file: they match the games, can be read back, and bad files are refused."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from tests.support.games import LONG_NET
from whistlestop import Game, RecordError
from whistlestop.box import open_box
from whistlestop.cli import app
from whistlestop.data import read, write
from whistlestop.data.schema import COLUMNS
from whistlestop.encoding import Encoding

run = CliRunner().invoke
PAGE = Path(__file__).parents[2] / "docs" / "data.md"
SHORT = {"trains": 8}


@pytest.mark.parametrize(("edition", "seats"), LONG_NET)
@pytest.mark.parametrize("bot", ["random", "dest", "regular"])
def test_a_file_contains_exactly_the_decisions_of_its_games(edition: str, seats: int, bot: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    lengths = [*write(file, open_box(edition, SHORT), [bot] * seats, range(5, 7))]
    [batch] = read(file)
    assert len(read(file)) == sum(lengths) == len(batch.action)
    encoding = Encoding(open_box(edition, SHORT), seats)
    row = 0
    for number, length in enumerate(lengths):
        game = Game(edition, seats, 5 + number, house=SHORT)
        for decision in range(length):
            seat = int(batch.seat[row])
            assert seat == game.seat and batch.game[row] == number and batch.decision[row] == decision
            assert np.array_equal(batch.observation[row], encoding.observation(game.redacted(seat), seat))
            assert np.array_equal(batch.mask[row], encoding.mask(game.redacted(seat)))
            assert batch.points[row] == game.view(seat)["points"][seat]
            offer = game.redacted(seat)["offers"][0, seat].tolist()
            game.play(game.box.notation.words(int(batch.action[row]), offer))
            row += 1
        assert game.over
        mine = batch.game == number
        for seat, score in enumerate(game.scores()):
            own = mine & (batch.seat == seat)
            assert {*batch.total[own]} == {score["total"]} and {*batch.place[own]} == {score["place"]}
        worth = [batch.outcome[mine & (batch.seat == seat)][0] for seat in range(seats)]
        assert sum(worth) == pytest.approx(0, abs=1e-6)


def test_simulate_writes_a_file_that_reads_in_three_lines(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    words = ["simulate", "--edition", "europe", "--seats", "3", "--games", "4", "--seed", "2", "--house", "trains=9"]
    result = run(app, [*words, "--bots", "dest, random", "--out", str(file)])
    assert result.exit_code == 0, result.output
    assert "decisions from 4 games" in result.stdout
    decisions = read(file)
    assert decisions.header["bots"] == ["dest", "random", "dest"]
    assert decisions.header["house"] == {"trains": 9}
    for batch in decisions:
        assert {*batch.bot[batch.seat == 1]} == {"random"}
        assert batch.mask[np.arange(len(batch.action)), batch.action].all()


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--bots", "strong"], "--bots needs --out FILE.parquet"),
        (["--edition", "all", "--out", "x.parquet"], "one edition and one number of seats"),
        (["--bots", "nobody", "--out", "x.parquet"], "there is no bot 'nobody'"),
    ],
)
def test_what_cannot_be_written_is_refused_in_one_line(
    words: list[str], line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(app, ["simulate", "--games", "2", *words])
    assert result.exit_code == 1
    assert line in result.stderr
    assert [*tmp_path.iterdir()] == []


def test_a_file_that_is_left_half_written_is_taken_away(tmp_path: Path) -> None:
    writing = write(tmp_path / "games.parquet", open_box("usa", SHORT), ["random"] * 2, range(3))
    next(writing)
    writing.close()  # type: ignore[attr-defined]  # a generator
    assert [*tmp_path.iterdir()] == []


def test_files_in_another_format_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.parquet"
    with pytest.raises(RecordError, match="cannot be read"):
        read(file)
    file.write_text("a letter")
    with pytest.raises(RecordError, match="cannot be read"):
        read(file)
    pq.write_table(pa.table({"a": [1]}), file)
    with pytest.raises(RecordError, match="is not a Whistlestop decision file"):
        read(file)
    header = b'{"format": 1, "encoding": 99}'
    pq.write_table(pa.table({"a": [1]}).replace_schema_metadata({b"whistlestop": header}), file)
    with pytest.raises(RecordError, match="encoding 99"):
        read(file)


def test_the_page_lists_every_column_as_it_is() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows == [(column.name, column.kind, column.what) for column in COLUMNS]
