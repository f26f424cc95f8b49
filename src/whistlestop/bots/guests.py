"""Bots as guests at a table: the names they go by, and a seed of their own for each."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

BOT_NAMES = ("Otto", "Mira", "Ines", "Pavel", "Signe")


def names_beside(taken: Iterable[str]) -> list[str]:
    """The names that nobody at the table has yet, in their order."""
    known = {*taken}
    return [name for name in BOT_NAMES if name not in known]


def seed_at(seed: int | str, seat: int) -> int:
    """A number of the bot's own, from which the deal can not be found."""
    return int.from_bytes(sha256(f"bot {seat} of {seed}".encode()).digest()[:8])
