"""What all sockets of an address may send together."""

from __future__ import annotations

from whistlestop.server.http.connection_limit import ConnectionLimit
from whistlestop.server.http.limits import Buckets

# In messages a second of one client: enough for a club of 40, who send one or two each.
RATE, BURST = 5, 20


class MessageBudget:
    """Counts messages by address; when there are too many, every socket has an even share of what is allowed."""

    def __init__(self, messages_per_second: float, connections: ConnectionLimit) -> None:
        self.rate = RATE * messages_per_second
        self._buckets = Buckets(self.rate, BURST * messages_per_second)
        self._connections = connections

    def pause(self, address: str, now: float) -> float:
        """Count a message, and say how many seconds must lie between two of the same socket."""
        is_within = self._buckets.overdraw(address, now)
        return 0.0 if is_within else self._connections.present[address] / self.rate
