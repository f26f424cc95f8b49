"""`whistlestop serve`: a server of tables for many people."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from contextlib import suppress
from importlib.util import find_spec
from ipaddress import ip_network
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import typer

if TYPE_CHECKING:
    from whistlestop.server.settings import Settings

PORT = 8765
PORTS_TRIED = 20
MOST_WORKERS = 256
APP = "whistlestop.server.app:from_environment"
POSTGRES = ("postgresql", "postgres")


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="The port; 0 takes any free one.")] = PORT,
    db: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="WHISTLESTOP_DB",
            help="Where tables are kept: a file, or postgresql://…; a file in your data folder if left out.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=MOST_WORKERS, metavar="N", help="How many processes; more than 1 need PostgreSQL.")
    ] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another site whose pages may speak to this server; may be given again."),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="The reverse proxy, or its network, that tells where requests come from."),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log only what goes wrong.")] = False,
) -> None:
    """Serve tables for many people; Ctrl-C or SIGTERM ends it, and nothing is lost."""
    from whistlestop.cli.kernels import plain_if_missing
    from whistlestop.server.settings import Settings, default_db

    settings = Settings(
        db=db or default_db(),
        origins=tuple(check_origin(each) for each in origin or ()),
        is_proxied=proxy is not None,
    )
    check_workers(workers, settings.db)
    options = uvicorn_options(host, port, workers, check_proxy(proxy), is_quiet=quiet)
    check_port(host, port)
    check_store(settings.db)
    plain_if_missing()
    run(settings, options)


def run(settings: Settings, options: dict[str, Any]) -> None:
    """Run the server until it is told to end."""
    import uvicorn

    settings.to_environment()
    uvicorn.run(APP, factory=True, **options)


def uvicorn_options(host: str, port: int, workers: int, proxy: str | None, *, is_quiet: bool) -> dict[str, Any]:
    """How uvicorn is to run."""
    from whistlestop.server.logs import log_config

    return {
        "host": host,
        "port": port,
        "workers": workers,
        "loop": "uvloop" if find_spec("uvloop") else "asyncio",
        "http": "httptools",
        "ws": "websockets-sansio",
        "ws_max_size": 16_384,
        "ws_per_message_deflate": False,  # it costs each connection more memory than all the rest
        "lifespan": "on",
        "proxy_headers": proxy is not None,
        "forwarded_allow_ips": proxy or "",
        "server_header": False,
        "backlog": 2048,
        "timeout_graceful_shutdown": 10,
        "timeout_worker_healthcheck": 30,  # a worker that starts on a busy machine is not hung
        "log_config": log_config(is_quiet=is_quiet),
        "access_log": False,
    }


def check_workers(workers: int, db: str) -> None:
    """Refuse several processes on SQLite."""
    from whistlestop.server.settings import SettingsError

    if workers > 1 and db.partition("://")[0].partition("+")[0] not in POSTGRES:
        told = "since news between processes travel through it; add --db postgresql://…, or leave --workers out"
        raise SettingsError(f"--workers {workers} needs PostgreSQL, {told}")


def check_origin(origin: str) -> str:
    """An origin as browsers write it, or the reason why it is none."""
    from whistlestop.json_fault import quoted
    from whistlestop.server.limits import plain_origin
    from whistlestop.server.settings import SettingsError

    plain = plain_origin(origin)
    try:
        parts = urlsplit(plain)
        is_origin = parts.scheme in ("http", "https") and plain == f"{parts.scheme}://{parts.netloc}"
    except ValueError:
        is_origin = False
    if not is_origin or not parts.hostname or "@" in plain:
        raise SettingsError(f"--origin is a site such as https://club.example, not {quoted(origin)}")
    return plain


def check_proxy(proxy: str | None) -> str | None:
    """The address of the proxy, or its network, or the reason why it is none."""
    from whistlestop.json_fault import quoted
    from whistlestop.server.settings import SettingsError

    if proxy is None:
        return None
    try:
        return str(ip_network(proxy)) if "/" in proxy else str(ip_network(proxy).network_address)
    except ValueError:
        told = f"--proxy is an address such as 127.0.0.1, or a network such as 10.0.0.0/8, not {quoted(proxy)}"
        raise SettingsError(told) from None


def check_store(db: str) -> None:
    """Refuse a database that can not be opened, before any process tries to."""
    from whistlestop.server.store import Store

    async def try_it() -> None:
        await (await Store.open(db)).close()

    asyncio.run(try_it())


def check_port(host: str, port: int) -> None:
    """Refuse an address that is not ours, or a port that another program has."""
    from whistlestop.server.settings import SettingsError

    try:
        [(family, kind, protocol, _, address), *_] = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        with socket.socket(family, kind, protocol) as tried:
            if os.name == "posix":  # as the server does; on Windows it would take the port from another program
                tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(address)
    except OSError as error:
        raise SettingsError(_why_not(host, port, error)) from None


def free_port(host: str) -> int:
    """The usual port, or the next one that nobody has."""
    from whistlestop.server.settings import SettingsError

    for port in range(PORT, PORT + PORTS_TRIED):
        with suppress(SettingsError):
            check_port(host, port)
            return port
    raise SettingsError(f"the ports {PORT} to {PORT + PORTS_TRIED - 1} are taken; end a program that has one of them")


def is_running(port: int) -> bool:
    """Whether a server of ours answers at a port of this machine already."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2) as answer:
            return b'"version"' in answer.read(1000)
    except (OSError, ValueError):
        return False


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken, perhaps by a server that runs already; end that one, or choose another --port"
    if error.errno == errno.EACCES:
        return f"port {port} needs more rights than you have; choose a --port from 1024 on"
    return f"{host} is no address of this machine; leave --host out, or take 0.0.0.0 for all of them"
