"""`whistlestop serve`: its options, its settings on their way to the processes, and a real start."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.support.command_line import refused, run
from tests.support.server.running_server import PATIENCE
from whistlestop.cli import serve
from whistlestop.errors import StoreError
from whistlestop.server.processes.listeners import listen
from whistlestop.server.processes.options import uvicorn_options
from whistlestop.server.settings import VARIABLE, ServerSettings, SettingsError, default_db
from whistlestop.server.store import Store

RUNS = "Uvicorn running on (http://[0-9.]+:[0-9]+)"


Asked = list[tuple[ServerSettings, list[socket.socket], dict[str, Any]]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[Asked]:
    """The servers that would have been started, on sockets that are open."""
    found: Asked = []
    monkeypatch.setattr(serve, "start", lambda settings, sockets, **how: found.append((settings, sockets, how)))
    monkeypatch.delenv("WHISTLESTOP_DB", raising=False)
    yield found
    for _, sockets, _ in found:
        for each in sockets:
            each.close()


def test_help_names_every_option_and_has_an_example() -> None:
    output = run("serve", "--help").output
    assert "Example: whistlestop serve" in output
    names = "--host --port --db --workers --origin --host-name --proxy --metrics --no-metrics --quiet WHISTLESTOP_DB"
    assert [name for name in names.split() if name not in output] == []


def test_without_options_only_this_machine_is_served(asked: Asked) -> None:
    assert run("serve", "--port", "0").exit_code == 0
    [(settings, [listening], how)] = asked
    assert settings == ServerSettings(default_db())
    assert listening.getsockname()[0] == "127.0.0.1"
    assert how == {"workers": 1, "proxy": None, "is_quiet": False}


def test_options_reach_the_server(asked: Asked) -> None:
    words = "--port 0 --db postgresql://club@db/tables --workers 3 --origin https://Club.example/ --origin http://x:81"
    assert run("serve", *words.split(), "--proxy", "10.0.0.0/8", "--quiet").exit_code == 0
    [(settings, _, how)] = asked
    assert settings.db == "postgresql://club@db/tables"
    assert settings.origins == ("https://club.example", "http://x:81")
    assert settings.is_proxied
    assert how == {"workers": 3, "proxy": "10.0.0.0/8", "is_quiet": True}


def test_the_names_of_the_server_and_the_place_of_its_figures_reach_it(asked: Asked) -> None:
    run("serve", "--port", "0", "--host-name", "Club.Example.", "--host-name", "žofie.example", "--metrics", "/figures")
    run("serve", "--port", "0", "--host", "localhost", "--no-metrics")
    assert [settings.host_names for settings, _, _ in asked] == [
        ("club.example", "xn--ofie-kbb.example"),
        ("localhost",),
    ]
    assert [settings.metrics for settings, _, _ in asked] == ["/figures", None]


def test_a_name_with_two_addresses_is_served_on_one_port() -> None:
    sockets = listen("localhost", 0)
    assert {each.getsockname()[0] for each in sockets} <= {"127.0.0.1", "::1"}
    assert len({each.getsockname()[1] for each in sockets}) == 1
    for each in sockets:
        each.close()


def test_uvicorn_believes_the_proxy_alone_and_logs_as_much_as_is_asked_for() -> None:
    options = uvicorn_options(ServerSettings("tables.db"), "", 0, 1, "10.0.0.0/8", is_quiet=True)
    assert (options["proxy_headers"], options["forwarded_allow_ips"]) == (True, "10.0.0.0/8")
    assert options["log_config"]["loggers"]["whistlestop"]["level"] == "WARNING"
    assert options["ws_max_size"] == 16_384
    assert not uvicorn_options(ServerSettings("tables.db"), "", 0, 1, None, is_quiet=False)["proxy_headers"]


def test_a_database_can_be_named_where_no_list_of_processes_shows_it(
    asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WHISTLESTOP_DB", "postgresql://club:secret@db/tables")
    assert run("serve", "--port", "0").exit_code == 0
    assert asked[0][0].db == "postgresql://club:secret@db/tables"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--workers 2", "--workers 2 needs PostgreSQL"),
        ("--workers 2 --db sqlite:///x.sqlite3", "--workers 2 needs PostgreSQL"),
        ("--workers 0", "Invalid value for '--workers'"),
        ("--port 99999", "Invalid value for '--port'"),
        ("--port many", "Invalid value for '--port'"),
        ("--host 192.0.2.77", "192.0.2.77 is not an address of this machine"),
        ("--host no.such.host.invalid", "no.such.host.invalid is not an address of this machine"),
        ("--origin club.example", "--origin is a site such as https://club.example, not 'club.example'"),
        ("--origin *", "--origin is a site"),
        ("--origin null", "--origin is a site"),
        ("--origin https://club.example/table", "--origin is a site"),
        ("--origin https://me@club.example", "--origin is a site"),
        ("--origin https://[::1", "--origin is a site"),
        ("--host-name http://club.example", "--host-name is a name such as club.example, without http:// or a port"),
        ("--host-name club.example:8765", "--host-name is a name"),
        ("--host-name *", "--host-name is a name"),
        ("--metrics figures", "--metrics is a path such as /metrics"),
        ("--metrics /api/figures", "--metrics is a path such as /metrics"),
        ("--proxy *", "--proxy is an address such as 127.0.0.1"),
        ("--proxy proxy.example", "--proxy is an address such as 127.0.0.1"),
        ("--mars", "No such option: --mars"),
    ],
)
def test_impossible_options_are_refused_in_one_line(words: str, reason: str, asked: Asked) -> None:
    assert refused("serve", *words.split()).startswith(reason)
    assert not asked


def test_a_port_in_use_is_reported_in_one_line(asked: Asked) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert refused("serve", "--port", port).startswith(f"port {port} is in use")
    assert not asked


@pytest.mark.parametrize(
    ("db", "name"),
    [
        ("{folder}/letter", "{folder}/letter"),
        ("{folder}/letter/tables.sqlite3", "{folder}/letter/tables.sqlite3"),
        ("mysql://db/tables", "mysql://"),
        ("postgresql://club:rosebud@127.0.0.1:1/tables", "postgresql://club@127.0.0.1:1/tables"),
    ],
)
def test_a_store_that_cannot_be_opened_says_why(db: str, name: str, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann, " * 100)
    with pytest.raises(StoreError) as refused:
        asyncio.run(Store.open(db.format(folder=tmp_path)))
    assert str(refused.value).startswith(name.format(folder=tmp_path))
    assert "rosebud" not in str(refused.value)


def test_a_server_without_a_store_does_not_start_and_says_why_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann, " * 100)
    with started(tmp_path, "--db", str(tmp_path / "letter"), "--quiet") as (process, log):
        assert process.wait(120) == 1
    [line] = log.read_text().splitlines()
    assert line.startswith(f"{tmp_path}/letter cannot be opened")


def test_without_signals_a_server_runs_in_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[dict[str, Any]] = []
    monkeypatch.setattr(serve, "os", SimpleNamespace(name="nt"))  # and not for pytest
    monkeypatch.setattr(serve, "run", lambda settings, options: ran.append(options))
    sockets = listen("127.0.0.1", 0)
    port = sockets[0].getsockname()[1]
    serve.start(ServerSettings("tables"), sockets)
    assert [(options["host"], options["port"]) for options in ran] == [("127.0.0.1", port)]
    assert sockets[0].fileno() == -1  # uvicorn binds it again


def test_the_process_that_the_user_starts_stays_small() -> None:
    code = "import sys, whistlestop.cli, whistlestop.server.processes.supervisor as s; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = {"numpy", "numba", "sqlalchemy", "starlette", "uvicorn", "asyncio", "ssl", "segno", "whistlestop.engine"}
    assert heavy.isdisjoint(loaded)


def test_tables_are_kept_in_the_users_data_folder() -> None:
    path = Path(default_db())
    assert path.name == "tables.sqlite3"
    assert path.is_absolute() and "whistlestop" in path.parts


def test_settings_reach_every_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    settings = ServerSettings("postgresql://db/x", ("https://club.example",), 3, 4, 5.5, is_proxied=True, bot_threads=6)
    settings.to_environment()
    assert ServerSettings.from_environment() == settings


def test_without_settings_the_usual_ones_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert ServerSettings.from_environment() == ServerSettings(default_db())


@pytest.mark.parametrize("left", ["", "{", "{}", '{"db": "x", "mars": 1}', '{"db": 7}'])
def test_settings_that_cannot_be_read_are_refused(left: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, left)
    with pytest.raises(SettingsError, match=f"^{VARIABLE} cannot be read: "):
        ServerSettings.from_environment()


@contextmanager
def started(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """A server in its own process, with the file that it logs to."""
    log = folder / "log"
    command = [sys.executable, "-m", "whistlestop", "serve", "--port", "0", *words]
    with log.open("wb") as file, subprocess.Popen(command, stdout=file, stderr=file) as process:
        try:
            yield process, log
        finally:
            process.kill()


def address_in(log: Path, process: subprocess.Popen[bytes]) -> str:
    """Where a server that has been started listens, once it does."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        if (found := re.search(RUNS, log.read_text())) is not None:
            return found[1]
        time.sleep(0.05)
    raise AssertionError(f"the server did not start: {log.read_text()}")


def health(url: str) -> dict[str, Any]:
    """A server's health, once it answers."""
    transport = httpx.HTTPTransport(retries=8)
    with httpx.Client(transport=transport, timeout=PATIENCE) as client:
        answer = client.get(f"{url}/healthz")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_server_starts_answers_and_stops_gracefully(tmp_path: Path) -> None:
    with started(tmp_path, "--db", str(tmp_path / "tables.sqlite3")) as (process, log):
        url = address_in(log, process)
        assert health(url)["status"] == "ok"
        assert "whistlestop_tables 0.0" in httpx.get(f"{url}/metrics", timeout=PATIENCE).text
        assert "server" not in httpx.get(f"{url}/healthz", timeout=PATIENCE).headers
        assert httpx.get(f"{url}/nowhere?token=rosebud", timeout=PATIENCE).status_code == 404
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {line["level"] for line in lines} == {"info"}
    assert "Application shutdown complete." in [line["message"] for line in lines]
    assert "rosebud" not in log.read_text()
