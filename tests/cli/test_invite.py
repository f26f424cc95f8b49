"""Inviting to a server at home: an address that phones can reach, a code that cameras can read, a browser if any."""

from __future__ import annotations

import io
import socket
import sys
import webbrowser
from ipaddress import ip_address

import pytest
import segno

from tests.support.server.processes import free_port
from whistlestop.cli import invite

URL = "http://192.168.1.23:8765/"
LIGHT = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
BORDER = 4


class Screen(webbrowser.BackgroundBrowser):
    """A browser that notes what it is asked to show."""

    def __init__(self) -> None:
        super().__init__("browser")
        self.shown: list[str] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.shown.append(url)
        return True


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    """A person at this machine, with a browser."""
    screen = Screen()
    monkeypatch.setattr(invite, "has_screen", lambda: True)
    monkeypatch.setattr(webbrowser, "get", lambda: screen)
    return screen


def dark_squares(code: str) -> list[list[int]]:
    """The squares of a code as a camera sees them on a dark background, without the border: 1 is dark."""
    rows = []
    for line in code.splitlines():
        rows += [[1 - LIGHT[sign][half] for sign in line] for half in (0, 1)]
    size = len(rows[0])
    return [row[BORDER:-BORDER] for row in rows[BORDER : size - BORDER]]


def test_the_code_is_the_address() -> None:
    squares = dark_squares(invite.qr_code(URL))
    assert squares == [list(row) for row in segno.make_qr(URL, error="l").matrix]


def test_the_code_has_a_light_border() -> None:
    lines = invite.qr_code(URL).splitlines()
    assert {*lines[0]} == {*lines[1]} == {"█"}
    assert all(line.startswith("████") and line.endswith("████") for line in lines[:-1])


def test_the_code_fits_a_terminal() -> None:
    lines = invite.qr_code("http://192.168.100.200:8765/table/").splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 24


def test_an_invitation_says_the_address_in_words_too() -> None:
    words, _, code = invite.invitation(URL).partition("\n\n")
    assert URL in words and "\n" not in words
    assert code == invite.qr_code(URL)


def test_the_address_of_the_home_network_is_not_a_loopback() -> None:
    address = invite.lan_address()
    assert address is None or not ip_address(address).is_loopback


def test_a_machine_on_no_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class Alone(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(socket, "socket", Alone)
    assert invite.lan_address() is None


@pytest.mark.parametrize("address", ["127.0.0.1", "0.0.0.0"])
def test_an_address_that_phones_cannot_reach_is_ignored(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Inward(socket.socket):
        def connect(self, address: object) -> None:
            pass

        def getsockname(self) -> tuple[str, int]:
            return address, 1

    monkeypatch.setattr(socket, "socket", Inward)
    assert invite.lan_address() is None


@pytest.mark.parametrize(
    ("environment", "platform", "is_there"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ""}, "linux", False),
        ({}, "linux", False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "a b c d"}, "linux", False),
        ({}, "darwin", True),
        ({"SSH_TTY": "/dev/pts/1"}, "darwin", False),
        ({}, "win32", True),
    ],
)
def test_a_browser_is_opened_only_where_somebody_sees_it(
    environment: dict[str, str], platform: str, is_there: bool
) -> None:
    assert invite.has_screen(environment, platform) == is_there


def test_the_browser_opens_the_table(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(invite, "lan_address", lambda: "192.168.1.23")
    invite.invite(8765)
    assert screen.shown == ["http://localhost:8765/"]
    output = capsys.readouterr().out
    assert "Whistlestop is running at http://localhost:8765/.\n" in output
    assert URL in output
    assert invite.qr_code(URL) in output


def test_without_a_network_phones_are_not_invited(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(invite, "lan_address", lambda: None)
    invite.invite(8765)
    assert capsys.readouterr().out == "Whistlestop is running at http://localhost:8765/.\n"


def test_without_a_browser_the_address_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(invite, "lan_address", lambda: None)
    monkeypatch.setattr(invite, "has_screen", lambda: False)
    invite.invite(8765)
    assert capsys.readouterr().out == "Whistlestop is running at http://localhost:8765/; open it in a browser.\n"


def test_a_browser_in_the_terminal_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invite, "has_screen", lambda: True)
    monkeypatch.setattr(webbrowser.GenericBrowser, "open", lambda *_: True)
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    assert not invite.open_browser(URL)


def test_a_screen_without_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_there() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(invite, "has_screen", lambda: True)
    monkeypatch.setattr(webbrowser, "get", none_there)
    assert not invite.open_browser(URL)


def test_a_terminal_without_blocks_gets_the_words_only(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="replace")
    monkeypatch.setattr(sys, "stdout", plain)
    monkeypatch.setattr(invite, "lan_address", lambda: "192.168.1.23")
    monkeypatch.setattr(invite, "has_screen", lambda: False)
    invite.invite(8765)
    plain.flush()
    assert isinstance(plain.buffer, io.BytesIO)
    output = plain.buffer.getvalue().decode()
    assert "?" not in output
    assert output.endswith(f"open {URL}.\n")


def test_the_invitation_waits_for_the_server(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invite, "lan_address", lambda: None)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        invite.invite_when_ready(port).join()
    assert screen.shown == [f"http://localhost:{port}/"]


def test_nobody_is_invited_to_a_server_that_does_not_start() -> None:
    assert not invite.is_answered(free_port(), patience=0.1)
