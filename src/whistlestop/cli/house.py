"""House rules and seeds as they are given on the command line."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.errors import RulesError


def read_house(settings: Iterable[str]) -> dict[str, int | list[int]]:
    """House rules such as `row_flush=0` or `route_points=1,2,4,7,10,15,18,21,27`; the game checks their values."""
    return dict(map(_setting, settings))


def _setting(text: str) -> tuple[str, int | list[int]]:
    name, equals, value = text.partition("=")
    try:
        numbers = [int(number) for number in value.split(",")]
    except ValueError:
        numbers = []
    if not (equals and numbers):
        raise RulesError(f"the house rule {text!r} cannot be read; write it like row_flush=0")
    return name.strip(), numbers[0] if len(numbers) == 1 else numbers


def read_seed(text: str | None) -> int | str:
    """A seed as given: a number or a text; without one, a random seed."""
    if text is None:
        from secrets import token_hex

        return token_hex(16)
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 100 else text
