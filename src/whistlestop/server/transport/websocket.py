"""A WebSocket on which every frame is counted as it is parsed: pings, pongs, empty frames and fragments too."""

from __future__ import annotations

import logging
from time import monotonic
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from whistlestop.server.transport.limits import TransportLimits

logger = logging.getLogger(__name__)

PARSED_AT_ONCE = 1024  # bytes: at most 170 frames, so that a flood is noticed before it has cost anything


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, closed as soon as a client sends more frames than anybody needs."""

    def __init__(self, limits: TransportLimits, **options: Any) -> None:
        super().__init__(**options)
        self._limits = limits
        self._frames = limits.frames()

    def data_received(self, data: bytes) -> None:
        """Parse what was read, a little at a time, until there are too many frames."""
        for start in range(0, len(data), PARSED_AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PARSED_AT_ONCE])

    def handle_events(self) -> None:
        """Count what was parsed, and handle it unless it is a flood."""
        if self._frames.take(monotonic(), len(self.conn.events)):
            super().handle_events()
        else:
            logger.warning("a WebSocket was closed: too many frames")
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._limits.leave(self.transport)
        super().connection_lost(exc)
