"""How a seed is derived from a secret, a random number from each device and words, so that nobody chooses it alone."""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
from msgspec import Meta

from whistlestop.errors import RecordError

# Both lengths and pattern: a pattern's $ alone would let a line break pass.
Nonce = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]{32}$")]
Commitment = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seed was derived from: the secret, and by seat the nonce, its commitment and the word."""

    secret: str
    commitments: list[Commitment | None]  # SHA-256 of each nonce, published before any was revealed
    nonces: list[Nonce | None]  # null: this seat has none or never revealed it
    words: list[str]

    @property
    def seed(self) -> str:
        """The seed derived from all of it, always 64 hexadecimal digits."""
        seats = zip(self.nonces, self.words, strict=True)
        return sha256_of("whistlestop seed 1", self.secret, *(f"{nonce or '-'} {word}" for nonce, word in seats))

    @property
    def words_sha256(self) -> str:
        """The commitment to the words; the secret is part of it, because a word alone could be guessed."""
        return sha256_of("whistlestop words 1", self.secret, *self.words)

    @property
    def withheld(self) -> list[int]:
        """The seats that committed to a nonce and never revealed it."""
        return [seat for seat, nonce in enumerate(self.nonces) if nonce is None and self.commitments[seat] is not None]

    def check(self, seed: object, seats: int) -> None:
        """Refuse a deal that does not match its commitments or its seed; RecordError says which."""
        if any(len(part) != seats for part in (self.commitments, self.nonces, self.words)):
            raise RecordError(f"header: deal needs a commitment, a nonce and a word for each of the {seats} seats")
        if any("\n" in text for text in (self.secret, *self.words)):
            raise RecordError("header: deal: the secret and every word must be a single line")
        for seat, nonce in enumerate(self.nonces):
            if nonce is not None and sha256_of(nonce) != self.commitments[seat]:
                raise RecordError(f"header: deal: the nonce of seat {seat} does not match its commitment")
        if self.seed != seed:
            raise RecordError("header: deal: the seed does not follow from the secret, the nonces and the words")


def sha256_of(*lines: str) -> str:
    """The SHA-256 of lines joined by line breaks, as hexadecimal digits."""
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()
