"""What is said before the cards are dealt: the seed, who begins and what the players are called."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.engine.state import NOBODY
from whistlestop.errors import RulesError
from whistlestop.json_fault import quoted

LONGEST_NAME = 40
LONGEST_SEED = 200


def check_seed(seed: object) -> int | str:
    """A seed, if it is a number or a text that can be written down."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise RulesError(f"a seed is a number or a text, not {quoted(seed)}")
    try:
        size = len(str(seed).encode())
    except ValueError:  # too many digits to be written, or characters that are none
        size = LONGEST_SEED + 1
    if size > LONGEST_SEED:
        raise RulesError(f"a seed is a number or a text of ordinary characters, {LONGEST_SEED} bytes at most")
    return seed


def check_first(first: object, seats: int) -> int:
    """The seat that begins, or nobody yet if it is to be drawn."""
    if first is None:
        return NOBODY
    if isinstance(first, bool) or first not in range(seats):
        raise RulesError(f"the first seat is 0 to {seats - 1}, or None to draw it, not {first!r}")
    return int(first)  # type: ignore[call-overload,no-any-return]


def check_names(names: Sequence[str] | None, seats: int) -> list[str]:
    """The names at the table; who gave none is called by the seat."""
    if names is None:
        return [f"Player {seat + 1}" for seat in range(seats)]
    if not isinstance(names, (list, tuple)) or len(names) != seats or not all(map(_is_name, names)):
        raise RulesError(f"names: {seats} are needed, one a seat, of 1 to {LONGEST_NAME} printable characters each")
    return list(names)


def _is_name(name: object) -> bool:
    return isinstance(name, str) and name.isprintable() and 0 < len(name.strip()) <= len(name) <= LONGEST_NAME
