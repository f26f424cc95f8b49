"""The examples run as they are: each bot passes its check and beats random play."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

from whistlestop import Game
from whistlestop.bots import make_bot
from whistlestop.testing import check_bot

EXAMPLES = Path(__file__).parents[1] / "examples"
TEN_LINES = "ten_line_bot:TenLineBot"


@pytest.fixture(autouse=True)
def among_the_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr(sys, "path", [*sys.path])


def test_the_ten_line_bot_passes_its_check() -> None:
    assert check_bot(TEN_LINES).decisions > 50


@pytest.mark.parametrize("edition", ["usa", "europe", "nordic"])
def test_the_ten_line_bot_beats_random(edition: str) -> None:
    for seed in range(3):
        game = Game(edition, 2, seed, house={"trains": 20})
        bots = [make_bot(TEN_LINES), make_bot("random", seed)]
        while game.seat is not None:
            game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
        mine, other = game.scores()
        assert mine["place"] == 1
        assert mine["total"] > other["total"] + 20


def test_the_ten_line_bot_has_ten_lines_in_its_head() -> None:
    source = (EXAMPLES / "ten_line_bot.py").read_text(encoding="utf-8")
    body = source.partition("def choose")[2].splitlines()[1:]
    assert len([line for line in body if line.strip()]) == 10


def test_the_readme_of_the_examples_names_what_is_there() -> None:
    text = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert {*re.findall(r"`(\w+\.py)`", text)} == {path.name for path in EXAMPLES.glob("*.py")}


def test_random_play_runs_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path("random_play.py")
    assert re.fullmatch(r"[\d,]+ decisions a second\n", capsys.readouterr().out)
    source = (EXAMPLES / "random_play.py").read_text(encoding="utf-8")
    lines = [line for line in source.splitlines()[1:] if line.strip() and "__future__" not in line]
    assert len(lines) <= 10


def test_a_learned_bot_plays_with_the_weights_that_training_keeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = np.random.default_rng(1)
    shapes = {"body.0": (128, 549), "body.2": (128, 128), "policy": (395, 128)}
    net = {f"{layer}.weight": chance.normal(size=shape) for layer, shape in shapes.items()}
    net |= {f"{layer}.bias": chance.normal(size=shape[0]) for layer, shape in shapes.items()}
    np.savez(tmp_path / "net.npz", scale=np.ones(549), **net)  # type: ignore[arg-type]  # NumPy types its own option
    monkeypatch.setenv("LEARNED", str(tmp_path / "net.npz"))
    game = Game("usa", 2, 1, house={"trains": 8})
    bots = [make_bot("learned_bot:Learned"), make_bot("random")]
    while game.seat is not None:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    assert game.over
