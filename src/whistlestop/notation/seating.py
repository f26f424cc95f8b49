"""What is settled before the cards are dealt: the seed, who goes first and the players' names."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.engine.state import NOBODY
from whistlestop.errors import RulesError
from whistlestop.json_fault import quoted

LONGEST_NAME = 40
LONGEST_SEED = 200


def check_seed(seed: object) -> int | str:
    """The seed, if it is a number or a text that can be stored."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise RulesError(f"a seed is a number or text, not {quoted(seed)}")
    try:
        size = len(str(seed).encode())
    except ValueError:  # too many digits to print, or invalid characters
        size = LONGEST_SEED + 1
    if size > LONGEST_SEED:
        raise RulesError(f"a seed is a number or text of at most {LONGEST_SEED} bytes in UTF-8")
    return seed


def check_first(first: object, seats: int) -> int:
    """The seat that goes first, or NOBODY if it is drawn at random."""
    if first is None:
        return NOBODY
    if isinstance(first, bool) or first not in range(seats):
        raise RulesError(f"the first seat is 0 to {seats - 1}, or None to draw it at random, not {first!r}")
    return int(first)  # type: ignore[call-overload,no-any-return]


def check_names(names: Sequence[str] | None, seats: int) -> list[str]:
    """The players' names; without names each is called by the seat."""
    if names is None:
        return [f"Player {seat + 1}" for seat in range(seats)]
    if not isinstance(names, (list, tuple)) or len(names) != seats or not all(map(_is_name, names)):
        raise RulesError(f"names: {seats} are needed, one per seat, each of 1 to {LONGEST_NAME} printable characters")
    return list(names)


def _is_name(name: object) -> bool:
    return isinstance(name, str) and name.isprintable() and 0 < len(name.strip()) <= len(name) <= LONGEST_NAME
