"""The socket to a table, read in its own thread; when the connection is lost, it is reopened with growing pauses."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from whistlestop.client.link import Link, ServerError

PROTOCOL = 1  # the version that this client speaks
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds
OPENING, CLOSING = 10.0, 2.0
HANDED_OVER = 1012  # the server's process is replaced by another one, which knows everything that was answered
HAND_OVER_OPENING = 1.0  # seconds in which the other one should answer
MAX_HANDED_OVER = 5  # times that a client who comes during a hand-over tries again at once

Message = dict[str, Any]


class Wire:
    """Puts messages into the inbox; a lost connection as `lost`, and what ends it for good as an error."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.inbox: SimpleQueue[Message | ServerError] = SimpleQueue()
        self.opened = 0  # how often
        self._socket: ClientConnection | None = None
        self._is_closed = Event()
        self._reader = Thread(target=self._run, name="wire", daemon=True)
        self._reader.start()

    def send(self, message: Message) -> None:
        """Send a message; if the connection is lost meanwhile, the inbox says so."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                self._socket.send(json.dumps(message))

    def close(self) -> None:
        """Close the connection."""
        self._is_closed.set()
        if self._socket is not None:
            self._socket.close()
        self._reader.join(CLOSING)

    def _run(self) -> None:
        try:
            tries, patience = 0, OPENING
            while not self._is_closed.is_set():
                before = self.opened
                code = self._listen(patience)
                tries = 0 if self.opened > before else tries + 1
                if code == HANDED_OVER and tries < MAX_HANDED_OVER:
                    patience = HAND_OVER_OPENING
                else:
                    tries, patience = max(tries, 1), OPENING
                    self._pause(tries)
        except ServerError as error:
            self.inbox.put(error)

    def _listen(self, patience: float) -> int | None:
        """Read until the connection closes: its code; an error that waiting cannot fix is raised."""
        try:
            with connect(self.link.socket, compression=None, open_timeout=patience, close_timeout=CLOSING) as socket:
                self._greet(socket)
                for text in socket:
                    self.inbox.put(_read(text))
        except ServerError as error:
            if not (error.is_temporary and self.opened):
                raise
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
        except (OSError, EOFError, WebSocketException):
            pass
        return None

    def _greet(self, socket: ClientConnection) -> None:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": self.link.token}))
        answer = _read(socket.recv(CLOSING * 5))
        if answer.get("type") == "refused":
            raise _refusal(answer)
        if answer.get("type") != "welcome":
            raise self.link.unreachable()
        self._socket = socket
        self.opened += 1
        self.inbox.put(answer)

    def _pause(self, tries: int) -> None:
        """Wait before the next try; a server that has never answered is not waited for."""
        if not self.opened:
            raise self.link.unreachable()
        # At random, or all clients of a server that was down would reconnect at the same moment.
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(tries, 10)) * random.uniform(0.5, 1)
        if not self._is_closed.is_set():
            self.inbox.put({"type": "lost", "tries": tries, "pause": pause})
            self._is_closed.wait(pause)


def _refusal(answer: Message) -> ServerError:
    code = str(answer.get("code"))
    if code == "protocol":
        return ServerError(
            f"this client speaks version {PROTOCOL} of the protocol, the server another; update the older one", code
        )
    return ServerError(str(answer.get("text")), code, answer.get("rule"))


def _read(text: str | bytes) -> Message:
    try:
        message = json.loads(text)
    except ValueError:
        message = None
    return _plain(message) if isinstance(message, dict) and "type" in message else {"type": "unreadable"}


def _plain(value: Any) -> Any:
    """A message without control characters, which a terminal would obey."""
    if isinstance(value, str):
        return value if value.isprintable() else "".join(sign if sign.isprintable() else "?" for sign in value)
    if isinstance(value, dict):
        return {_plain(name): _plain(field) for name, field in value.items()}
    return [_plain(part) for part in value] if isinstance(value, list) else value
