"""The benchmark measures what it claims; the values themselves are not tested."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from whistlestop import editions
from whistlestop.benchmarks import speed
from whistlestop.benchmarks.worst_paths import worst_path
from whistlestop.box import open_box
from whistlestop.cli import app


def test_the_benchmark_prints_every_figure_with_its_spread(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(speed, "GAMES", 1)
    monkeypatch.setattr(speed, "COPIES", 10)
    monkeypatch.setattr(speed, "PLAYED", 1)
    monkeypatch.setattr(speed, "kinds_of_games", lambda: [("usa/2", open_box("usa"), 2)])
    file = tmp_path / "figures.json"
    result = CliRunner().invoke(app, ["bench", "--repeats", "1", "--json", str(file)])
    assert result.exit_code == 0, result.output
    figures = json.loads(file.read_text())
    assert figures["random_games"]["usa/2"] > 0
    assert {"machine", "random_games_spread", *speed.OTHER_FIGURES} <= {*figures}
    single = [figures[name] for name in ("state_copy_ns", "decision_us", "warm_start_s")]
    for figure in [*single, *figures["two_workers_ratio"].values(), *figures["longest_path_us"].values()]:
        assert 0 < figure["least"] <= figure["median"] <= figure["most"]


def test_every_table_is_measured() -> None:
    names = [name for name, _, _ in speed.kinds_of_games()]
    assert names == [f"{e}/{n}" for e, most in (("usa", 5), ("europe", 5), ("nordic", 3)) for n in range(2, most + 1)]


@pytest.mark.parametrize("edition", editions)
def test_the_hardest_networks_can_be_owned(edition: str) -> None:
    board, rules = open_box(edition).board, open_box(edition).rules
    routes = [board.route_index[name] for name in worst_path(edition)]
    assert len({*routes}) == len(routes)
    assert sum(board.routes[route].length for route in routes) <= rules.trains
    assert not any(board.twin(route) in routes for route in routes)
