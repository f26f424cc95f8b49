"""How many come from one address at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class ConnectionLimit:
    """Counts who is there by address; more than so many from one are turned away."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.present: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many are there in all."""
        return self.present.total()

    @contextmanager
    def entered(self, address: str) -> Iterator[bool]:
        """Count somebody in for as long as it takes; False if there is no room for more from there."""
        if not self.enter(address):
            yield False
            return
        try:
            yield True
        finally:
            self.leave(address)

    def enter(self, address: str) -> bool:
        """Count somebody in; False if there is no room for more from there."""
        if self.present[address] >= self.most:
            return False
        self.present[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count somebody out."""
        self.present[address] -= 1
        if not self.present[address]:
            del self.present[address]
