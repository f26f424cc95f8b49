"""The type checker checks kernels: it finds a misspelt field of any record, and nothing else."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WRONG = Path("tests/engine/misspelt_fields.py")


def test_every_misspelt_field_is_a_type_error() -> None:
    lines = (ROOT / WRONG).read_text("utf-8").splitlines()
    misspelt = [number for number, line in enumerate(lines, 1) if line.endswith("# misspelt")]
    checker = [sys.executable, "-m", "mypy", "--no-error-summary", "--hide-error-context", str(WRONG)]
    found = subprocess.run(checker, cwd=ROOT, capture_output=True, text=True, check=False)
    errors = [
        re.match(r"tests/engine/misspelt_fields\.py:(\d+): error: .* has no attribute ", line)
        for line in found.stdout.splitlines()
    ]
    assert [int(error[1]) for error in errors if error] == misspelt, found.stdout + found.stderr
    assert all(errors), found.stdout
