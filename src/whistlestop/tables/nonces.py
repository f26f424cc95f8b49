"""What the cards of a table are dealt from: its secret, the nonces of devices that committed to one, and words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.deal import Deal
from whistlestop.notation.seating import LONGEST_SEED

if TYPE_CHECKING:
    from whistlestop.tables.table import Table

REVEAL_SECONDS = 10.0  # for which a full table waits for nonces; a player who is away must not block the game


def seed_of(table: Table) -> str:
    """The seed; without nonces, the secret and the words themselves if they fit a record."""
    plain = " ".join([table.secret, *(chair.word for chair in table.chairs if chair.word)])
    is_derived = has_nonces(table) or len(plain.encode()) > LONGEST_SEED
    return deal_of(table).seed if is_derived else plain


def has_nonces(table: Table) -> bool:
    """Whether any device has committed to a nonce."""
    return any(chair.nonce_sha256 for chair in table.chairs)


def deal_of(table: Table) -> Deal:
    """What a derived seed is made from."""
    return Deal(
        table.secret,
        [chair.nonce_sha256 for chair in table.chairs],
        [chair.nonce for chair in table.chairs],
        [chair.word for chair in table.chairs],
    )


def published_deal(table: Table) -> Deal | None:
    """The same for everybody to check once the game is over; None if the seed was not derived from it."""
    deal = deal_of(table)
    return deal if table.game is not None and table.game.seed == deal.seed else None


def awaited(table: Table) -> list[int]:
    """The seats whose devices have still to reveal their nonces."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.nonce_sha256 and chair.nonce is None]


def deal_by(table: Table) -> float | None:
    """When the cards are dealt even though nonces are missing; None if the table does not wait for any."""
    if table.game is not None or table.full_at is None or not awaited(table):
        return None
    return table.full_at + REVEAL_SECONDS


def is_revealing(table: Table, at: float) -> bool:
    """Whether a full table still waits for nonces."""
    until = deal_by(table)
    return until is not None and at < until
