"""Limits on the connections and requests of one address, counted before the application sees them."""

from __future__ import annotations

import logging
from asyncio import Transport
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Protocol

from whistlestop.server.http.bodies import Trouble
from whistlestop.server.http.limits import Bucket, Buckets, ConnectionLimit, neighbourhood
from whistlestop.server.settings import ServerSettings
from whistlestop.server.transport.descriptors import max_connections

logger = logging.getLogger(__name__)

PAGE_CONNECTIONS = 64  # that an address may have for pages, in addition to its WebSockets

TOO_MANY_CONNECTIONS = Trouble("fast", "too many connections from your address; close some and try again")
OUT_OF_DESCRIPTORS = Trouble("busy", "the server has as many connections as it can hold; try again in a moment")


class Connection(Protocol):
    """An HTTP connection that has not sent a whole request yet."""

    transport: Transport
    client: tuple[str, int] | None

    def drop(self) -> None:
        """Close it without an answer."""


class TransportLimits:
    """The connections of one process, by address; a reverse proxy stands for many addresses and is not counted."""

    def __init__(
        self, settings: ServerSettings, proxy: str | None = None, room: Callable[[], int] = max_connections
    ) -> None:
        self._connections = ConnectionLimit(settings.connections_per_address + PAGE_CONNECTIONS)
        self._proxy = ip_network(proxy) if proxy is not None else None
        self._room = room
        # Requests of every kind, so there may be more than of those that change something.
        self._requests = Buckets(4 * settings.requests_per_second, 20 * settings.requests_per_second)
        self._messages_per_second = settings.messages_per_second
        self._open: dict[Transport, str | None] = {}  # with the address that each is counted under
        self._silent: dict[Transport, Connection] = {}  # without a whole request so far, the oldest first

    def enter(self, connection: Connection) -> Trouble | None:
        """Count a new connection, or return why there is no room for it."""
        if len(self._open) >= self._room() and not self._drop_oldest_silent():
            return OUT_OF_DESCRIPTORS
        address = self._counted_address(connection)
        if address is not None and not self._connections.enter(address):
            return TOO_MANY_CONNECTIONS
        self._open[connection.transport] = address
        self._silent[connection.transport] = connection
        return None

    def _drop_oldest_silent(self) -> bool:
        """Make room by closing the connection that has been silent for longest."""
        logger.warning("out of file descriptors: closing silent connections; raise the limit (ulimit -n)")
        oldest = next(iter(self._silent.values()), None)
        if oldest is None:
            return False
        self.leave(oldest.transport)
        oldest.drop()
        return True

    def note_request(self, transport: Transport) -> None:
        """Note that a connection has sent a whole request, so somebody is using it."""
        self._silent.pop(transport, None)

    def leave(self, transport: Transport) -> None:
        """Stop counting a connection that is closed, unless that is done already."""
        self._silent.pop(transport, None)
        address = self._open.pop(transport, None)
        if address is not None:
            self._connections.leave(address)

    def may_request(self, transport: Transport) -> bool:
        """Whether the address of a connection may send another request now."""
        address = self._open.get(transport)
        return address is None or self._requests.take(address, monotonic())

    def frames(self) -> Bucket:
        """How many frames of any kind a WebSocket may send; players need far fewer."""
        return Bucket(2.5 * self._messages_per_second, 10 * self._messages_per_second)

    def _counted_address(self, connection: Connection) -> str | None:
        """The address that a connection is counted under; None for the proxy."""
        host = connection.client[0] if connection.client else ""
        try:
            is_proxy = self._proxy is not None and ip_address(host) in self._proxy
        except ValueError:  # a local socket has no address
            is_proxy = self._proxy is not None
        return None if is_proxy else neighbourhood(host)
