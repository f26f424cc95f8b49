"""Running commands in tests: their output, or the one line with which they are refused."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from whistlestop.cli import app


def run(*words: str | Path) -> Result:
    """Run a command."""
    return CliRunner().invoke(app, [str(word) for word in words])


def refused(*words: str | Path) -> str:
    """The one line with which a command is refused."""
    result = run(*words)
    assert result.exit_code in (1, 2), result.output
    assert isinstance(result.exception, SystemExit)
    [line] = result.stderr.splitlines()
    return line
