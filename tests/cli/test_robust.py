"""Commands on odd terminals and with bots that fail: one clear line, never a stack trace."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from whistlestop import Game, RulesError
from whistlestop.bots import make_bot
from whistlestop.cli import app
from whistlestop.terminal.watching import let_bot_play

BOTS = """
from whistlestop.bots import Bot

class Seedless(Bot):
    def __init__(self): pass

class Fails(Bot):
    def choose(self, view, legal): return {}["nothing"]
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "failing_bots.py").write_text(BOTS)
    (tmp_path / "broken_module.py").write_text("1 / 0")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("bots")
def test_a_bot_that_fails_is_named_with_its_fault() -> None:
    with pytest.raises(RulesError, match="its module fails: ZeroDivisionError"):
        make_bot("broken_module:Any")
    with pytest.raises(RulesError, match=r"cannot be created: TypeError.*does it take a seed"):
        make_bot("failing_bots:Seedless")
    game = Game("usa", first=0)
    fault = let_bot_play(game, {0: make_bot("failing_bots:Fails")})
    assert fault == f"✗ Player 1 (Fails) raised KeyError: 'nothing'; {game.log[0].action!r} is played instead."


def test_a_terminal_without_our_characters_gets_others() -> None:
    command = [sys.executable, "-m", "whistlestop", "board", "check", "--help"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0
    assert "Traceback" not in result.stderr


def test_without_a_terminal_nothing_is_saved_or_resumed(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["play", "--save", str(tmp_path / "a.game")])
    assert result.exit_code == 1
    assert "need a terminal" in result.stderr


def test_no_command_alone_shows_the_help() -> None:
    result = CliRunner().invoke(app, [])
    assert "; see `" not in result.output
    assert "simulate" in result.output


def test_figures_are_not_measured_for_a_folder_that_is_not_there(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["bench", "--json", str(tmp_path / "no" / "figures.json")])
    assert result.exit_code == 1
    assert "No such file" in result.stderr
