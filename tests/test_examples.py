"""The examples run as they stand: each bot passes its check and beats chance."""

from __future__ import annotations

import re
import sys
from pathlib import Path

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
