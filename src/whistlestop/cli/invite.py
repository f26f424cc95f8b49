"""Inviting to a server on this machine: its address on the home network, that as a QR code, and the browser."""

from __future__ import annotations

import io
import os
import socket
import sys
import time
import webbrowser
from collections.abc import Mapping
from contextlib import closing
from ipaddress import ip_address
from threading import Thread

import typer

# Nothing is sent there: the machine only says which of its own addresses it would use. The first is outside every home
# network, the others are for home networks that have no internet.
REMOTE_ADDRESSES = ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
PATIENCE = 60.0  # seconds that a server may take to start


def lan_address() -> str | None:
    """The address of this machine on the home network; None if it is not on one."""
    for remote in REMOTE_ADDRESSES:
        with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as asked:
            try:
                asked.connect((remote, 9))
                address: str = asked.getsockname()[0]
            except OSError:
                continue
        if not (ip_address(address).is_loopback or ip_address(address).is_unspecified):
            return address
    return None


def lan_url(port: int) -> str | None:
    """Where phones on the home network find a server of this machine that listens on every address."""
    address = lan_address()
    return None if address is None else f"http://{address}:{port}"


def qr_code(url: str) -> str:
    """A QR code of an address, two rows of squares per line; the squares are light on a dark background."""
    import segno

    out = io.StringIO()
    segno.make_qr(url, error="l").terminal(out, compact=True)
    return out.getvalue().rstrip("\n")


def invitation(url: str) -> str:
    """What phones on the same network need: the address, in text and as a code for their cameras."""
    return f"On a phone on the same network, open {url} or point its camera here:\n\n{qr_code(url)}"


def invite(port: int, page: str = "/") -> None:
    """Print the address, for this machine and for phones, and open the browser if there is a screen."""
    here, lan = f"http://localhost:{port}{page}", lan_url(port)
    is_opened = open_browser(here)
    typer.echo(f"Whistlestop is running at {here}" + ("" if is_opened else "; open it in a browser") + ".")
    if lan is not None:
        _print_invitation(f"{lan}{page}")


def invite_when_ready(port: int, page: str = "/") -> Thread:
    """Invite as soon as the server answers, in a separate thread."""

    def wait_and_invite() -> None:
        if is_answered(port):
            invite(port, page)

    thread = Thread(target=wait_and_invite, name="invite", daemon=True)
    thread.start()
    return thread


def is_answered(port: int, patience: float = PATIENCE) -> bool:
    """Whether something on this machine answers at a port, now or within the patience."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return True
    return False


def _print_invitation(url: str) -> None:
    from rich.console import Console

    words, _, code = invitation(url).partition("\n\n")
    typer.echo(words if can_show(code) else f"On a phone on the same network, open {url}.")
    if can_show(code):
        # These colours on every background: many cameras cannot read an inverted code.
        Console().print(code, style="bright_white on black", markup=False, highlight=False, soft_wrap=True)


def can_show(text: str) -> bool:
    """Whether the terminal can show every character of a text."""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether there is a person at this very machine who could see a browser."""
    if "SSH_CONNECTION" in environment or "SSH_TTY" in environment:
        return False
    return platform in ("win32", "darwin") or any(environment.get(name) for name in SCREENS)


def open_browser(url: str) -> bool:
    """Open a page in the browser; False if nobody could see it."""
    if not has_screen():
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    # Exactly this class is for browsers in the terminal, which would take over ours.
    return type(browser) is not webbrowser.GenericBrowser and browser.open(url)
