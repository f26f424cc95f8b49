"""Whose chair it is: tokens that only this server can have made, checked in constant time."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from itsdangerous import Signer

from whistlestop.tables.refusal import Refused

HOST = "host"
INVITATION = "invitation"


class Holder(NamedTuple):
    """What a token opens: a chair by its number and the generation of its link, or the host's rights."""

    seat: int | None
    generation: int = 0
    is_invitation: bool = False  # to claim the chair; by itself it opens nothing

    @property
    def is_host(self) -> bool:
        """Whether it is the host's."""
        return self.seat is None


class Tokens:
    """Makes and checks the tokens of all tables with one secret."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="whistlestop chair", digest_method=hashlib.sha256)

    def chair(self, table: str, seat: int, generation: int) -> str:
        """The token of a chair; with the next generation it is void."""
        return self._signed(table, f"{seat}.{generation}")

    def invitation(self, table: str, seat: int, generation: int) -> str:
        """The token with which a chair can be claimed once; with the next generation it is void."""
        return self._signed(table, f"{INVITATION}.{seat}.{generation}")

    def host(self, table: str) -> str:
        """The token of a table's host."""
        return self._signed(table, f"{HOST}.0")

    def again(self, table: str) -> str:
        """The id of the table at which the same people play again: the same for whoever asks, and not to be guessed."""
        return self._signer.get_signature(f"{table}.again").decode()[:22]

    def holder(self, table: str, token: str) -> Holder:
        """Who holds a token of this table."""
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
    """256 random bits as text, from which a deal is made."""
    return secrets.token_hex(32)
