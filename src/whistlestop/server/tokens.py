"""Whose seat it is: tokens that only this server can make, checked in constant time."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from itsdangerous import Signer

from whistlestop.tables.refusal import Refused

HOST = "host"
INVITATION = "invitation"


class Holder(NamedTuple):
    """What a token opens: a seat by its number and the generation of its link, or the host's rights."""

    seat: int | None
    generation: int = 0
    is_invitation: bool = False  # to claim the seat; by itself it opens nothing

    @property
    def is_host(self) -> bool:
        """Whether it is the host's."""
        return self.seat is None


class Tokens:
    """Makes and checks the tokens of all tables with one secret."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="whistlestop chair", digest_method=hashlib.sha256)

    def chair(self, table: str, seat: int, generation: int) -> str:
        """The token of a seat; the next generation makes it void."""
        return self._signed(table, f"{seat}.{generation}")

    def invitation(self, table: str, seat: int, generation: int) -> str:
        """The token with which a seat can be claimed once; the next generation makes it void."""
        return self._signed(table, f"{INVITATION}.{seat}.{generation}")

    def host(self, table: str) -> str:
        """The token of a table's host."""
        return self._signed(table, f"{HOST}.0")

    def again(self, table: str) -> str:
        """The id of the table where the same players play again: the same for all of them, and not to be guessed."""
        return self._signer.get_signature(f"{table}.again").decode()[:22]

    def holder(self, table: str, token: str) -> Holder:
        """What a token of this table opens; Refused if it was not made here."""
        what, _, signature = token.rpartition(".")
        if not self._signer.verify_signature(f"{table}.{what}", signature):
            raise Refused("forbidden", "refused-link")
        *kind, seat, generation = what.split(".")
        return Holder(None if seat == HOST else int(seat), int(generation), kind == [INVITATION])

    def _signed(self, table: str, what: str) -> str:
        return f"{what}.{self._signer.get_signature(f'{table}.{what}').decode()}"


def new_id() -> str:
    """The id of a table that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """256 random bits as text, from which the cards are dealt."""
    return secrets.token_hex(32)
