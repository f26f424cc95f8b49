"""The sockets that a server listens on: bound once, and open for as long as the server lives."""

from __future__ import annotations

import errno
import os
import socket
from contextlib import ExitStack

from whistlestop.server.settings import SettingsError

BACKLOG = 2048  # connections that wait while one process hands over to the next


def listen(host: str, port: int) -> list[socket.socket]:
    """Listen on every address of a host; SettingsError if one is not ours, or another program has the port."""
    with ExitStack() as opened:
        sockets: list[socket.socket] = []
        try:
            for family, address in _addresses(host, port):
                # Port 0 picks a free one, which the other addresses share.
                port_now = sockets[0].getsockname()[1] if sockets else port
                sockets.append(opened.enter_context(_bound(family, (address[0], port_now, *address[2:]))))
        except OSError as error:
            raise SettingsError(_why_not(host, port, error)) from None
        opened.pop_all()
    return sockets


def address_of(sockets: list[socket.socket]) -> str:
    """Where a browser on this machine finds a server that listens on these sockets."""
    host, port = sockets[0].getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _addresses(host: str, port: int) -> list[tuple[socket.AddressFamily, tuple[str, int]]]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return list(dict.fromkeys((family, address) for family, _, _, _, address in found))  # type: ignore[misc]


def _bound(family: socket.AddressFamily, address: tuple[str, int]) -> socket.socket:
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # on Windows this would take the port from another program
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        bound.bind(address)
        bound.listen(BACKLOG)
    except OSError:
        bound.close()
        raise
    return bound


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use, perhaps by a server that is already running; stop it, or choose another --port"
    if error.errno == errno.EACCES:
        return f"port {port} needs more rights than you have; choose a --port of 1024 or above"
    return f"{host} is not an address of this machine; leave --host out, or use 0.0.0.0 for all addresses"
