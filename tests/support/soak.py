"""Which cases stay in the short run: chosen so that each value occurs; all others are for the soak run."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest


def by_turns(chosen: list[Any], *values: Iterable[Any]) -> list[Any]:
    """The chosen cases, and all others of the product for the soak run."""
    cases = [case if len(case) > 1 else case[0] for case in product(*values)]
    return [*chosen, *(rest(case) for case in cases if case not in chosen)]


def rest(case: Any) -> Any:
    """A case of the soak run."""
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.soak)
