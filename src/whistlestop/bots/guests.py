"""Bots at a table: their names, and a separate seed for each."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

BOT_NAMES = ("Otto", "Mira", "Ines", "Pavel", "Signe")


def names_beside(taken: Iterable[str]) -> list[str]:
    """The bot names that nobody at the table has yet, in order."""
    known = {*taken}
    return [name for name in BOT_NAMES if name not in known]


def seed_at(seed: int | str, seat: int) -> int:
    """A seed for the bot, from which the deal cannot be derived."""
    return int.from_bytes(sha256(f"bot {seat} of {seed}".encode()).digest()[:8])
