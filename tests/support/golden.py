"""Golden files: earlier results of the engine; a difference is a mistake, or intended and renewed."""

from __future__ import annotations

import difflib
import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path

from whistlestop import Game

FOLDER = Path(__file__).parents[1] / "golden"
RENEWING = os.environ.get("UPDATE_GOLDEN") == "1"
RENEW = (
    "UPDATE_GOLDEN=1 pytest tests/test_golden.py tests/engine/test_jit.py "
    "tests/bots/reference/test_reference_bots.py tests/test_deal.py"
)


def check_golden(name: str, lines: Sequence[str]) -> None:
    """Compare with a golden file, or renew it."""
    path = FOLDER / name
    text = "\n".join([*lines, ""])
    if RENEWING:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    stored = path.read_text(encoding="utf-8") if path.exists() else ""
    # Not a plain assertion: pytest would spend minutes on the differences of long texts.
    if stored != text:
        raise AssertionError(_difference(name, stored, text))


def _difference(name: str, stored: str, text: str) -> str:
    changes = difflib.unified_diff(stored.splitlines(), text.splitlines(), "stored", "now", n=1, lineterm="")
    first = [line[:200] for line, _ in zip(changes, range(12), strict=False)]
    advice = f"tests/golden/{name} differs. If the change is meant, renew it, look at the diff, and commit it: {RENEW}"
    return "\n".join([advice, *first])


def digest(game: Game) -> str:
    """A short digest of a position, whatever revision of the rules it names."""
    position = {name: value for name, value in game.position().items() if name != "rules"}
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:16]
