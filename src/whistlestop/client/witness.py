"""What a client has itself seen of a deal, so that it need not trust the server with the cards."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from whistlestop.box import box_of
from whistlestop.deal import Deal, sha256_of
from whistlestop.errors import WhistlestopError
from whistlestop.game import Game

SHOWN = ("hand", "row", "offer")


def _first_cards(view: Mapping[str, Any]) -> dict[str, object]:
    return {name: view[name] for name in SHOWN}


def new_nonce() -> str:
    """A nonce to add to a deal."""
    return secrets.token_hex(16)


class Witness:
    """Reveals a nonce once everything that it is mixed with is fixed, and checks at the end how it was used."""

    def __init__(self, nonce: str | None) -> None:
        self._nonce = nonce
        self._secret_sha256: str | None = None
        self._commitments: list[str | None] = []
        self._words_sha256: str | None = None
        self._shown: dict[str, object] = {}

    def nonce_to_reveal(self, table: Mapping[str, Any]) -> str | None:
        """The nonce, if it is to be revealed now at this table."""
        self._secret_sha256 = self._secret_sha256 or table["secret_sha256"]
        commitments = [chair.get("nonce_sha256") for chair in table["chairs"]]
        words_sha256 = table.get("words_sha256")
        if self._nonce is None or words_sha256 is None or sha256_of(self._nonce) not in commitments:
            return None
        # It is revealed for one set of commitments only: the server could fit another set to it.
        if self._words_sha256 is None:
            self._commitments, self._words_sha256 = commitments, words_sha256
        is_fixed = (self._commitments, self._words_sha256) == (commitments, words_sha256)
        return self._nonce if is_fixed else None

    def note_start(self, view: Mapping[str, Any]) -> None:
        """Remember the first cards that are shown."""
        if view["phase"] == "first_tickets" and not self._shown:
            self._shown = _first_cards(view)

    def fault(self, view: Mapping[str, Any], deal: Mapping[str, Any] | None) -> str | None:
        """What is wrong with the deal of a finished game; None if nothing is, or if this client took no part in it."""
        if self._words_sha256 is None or self._nonce is None:
            return None
        try:
            return self._fault_of(msgspec.convert(deal, Deal), view)
        except (WhistlestopError, msgspec.ValidationError) as error:
            return str(error)

    def _fault_of(self, deal: Deal, view: Mapping[str, Any]) -> str | None:
        deal.check(view["seed"], view["seats"])
        if sha256_of(deal.secret) != self._secret_sha256:
            return "the secret is not the one that was fixed before the deal"
        if (deal.commitments, deal.words_sha256) != (self._commitments, self._words_sha256):
            return "the numbers or words of others were changed after this client had revealed its own"
        if self._nonce not in deal.nonces:
            return "the random number of this client was left out"
        board = box_of(view).board
        dealt = Game(board, view["seats"], view["seed"], house=view["house"], first=view["first"])
        start = dealt.view(view["viewer"])
        is_dealt = not self._shown or self._shown == _first_cards(start)
        return None if is_dealt else "the first cards do not follow from the seed"
