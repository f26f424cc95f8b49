"""`whistlestop serve`: a server of tables for many people."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any

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
    """Serve tables for many people; SIGHUP lets a new version take over, Ctrl-C or SIGTERM ends it, nothing is lost."""
    from whistlestop.server.processes.listeners import listen
    from whistlestop.server.settings import Settings, default_db

    settings = Settings(
        db=db or default_db(),
        origins=tuple(check_origin(each) for each in origin or ()),
        is_proxied=proxy is not None,
    )
    check_workers(workers, settings.db)
    address = check_proxy(proxy)
    start(settings, listen(host, port), workers=workers, proxy=address, is_quiet=quiet)


def start(
    settings: Settings,
    sockets: list[socket.socket],
    *,
    workers: int = 1,
    proxy: str | None = None,
    is_quiet: bool = False,
    has_started: Callable[[], object] = lambda: None,
) -> None:
    """Serve on these sockets until told to end, in processes that can be replaced where the system has signals."""
    if os.name != "posix":
        from whistlestop.server.processes.options import uvicorn_options

        host, port = sockets[0].getsockname()[:2]
        for each in sockets:
            each.close()
        has_started()  # it waits by itself for the server
        run(settings, uvicorn_options(settings, host, port, workers, proxy, is_quiet=is_quiet))
        return
    from whistlestop.server.processes.kernels_plan import kernels_plan
    from whistlestop.server.processes.supervisor import Supervisor

    settings.to_environment()
    Supervisor(
        sockets,
        workers=workers,
        proxy=proxy,
        is_quiet=is_quiet,
        may_overlap=is_postgres(settings.db),
        plan=kernels_plan(),
        has_started=has_started,
    ).run()


def run(settings: Settings, options: dict[str, Any]) -> None:
    """Serve in this very process until told to end."""
    import uvicorn

    from whistlestop.server.transport.descriptors import raise_limit

    raise_limit()
    settings.to_environment()
    uvicorn.run(APP, factory=True, **options)


def is_postgres(db: str) -> bool:
    """Whether a database is one that many processes may serve from at a time."""
    return db.partition("://")[0].partition("+")[0] in POSTGRES


def check_workers(workers: int, db: str) -> None:
    """Refuse several processes on SQLite."""
    from whistlestop.server.settings import SettingsError

    if workers > 1 and not is_postgres(db):
        told = "since news between processes travel through it; add --db postgresql://…, or leave --workers out"
        raise SettingsError(f"--workers {workers} needs PostgreSQL, {told}")


def check_origin(origin: str) -> str:
    """An origin as browsers write it, or the reason why it is none."""
    from urllib.parse import urlsplit

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
    from ipaddress import ip_network

    from whistlestop.json_fault import quoted
    from whistlestop.server.settings import SettingsError

    if proxy is None:
        return None
    try:
        return str(ip_network(proxy)) if "/" in proxy else str(ip_network(proxy).network_address)
    except ValueError:
        told = f"--proxy is an address such as 127.0.0.1, or a network such as 10.0.0.0/8, not {quoted(proxy)}"
        raise SettingsError(told) from None


def listen_nearby(host: str) -> list[socket.socket]:
    """Listen on the usual port, or the next one that nobody has."""
    from whistlestop.server.processes.listeners import listen
    from whistlestop.server.settings import SettingsError

    for port in range(PORT, PORT + PORTS_TRIED):
        with suppress(SettingsError):
            return listen(host, port)
    raise SettingsError(f"the ports {PORT} to {PORT + PORTS_TRIED - 1} are taken; end a program that has one of them")


def is_running(port: int) -> bool:
    """Whether a server of ours answers at a port of this machine already."""
    try:
        socket.create_connection(("127.0.0.1", port), 2).close()
    except OSError:
        return False
    from urllib.request import urlopen  # a tenth of a second that is seldom needed

    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2) as answer:
            return b'"version"' in answer.read(1000)
    except (OSError, ValueError):
        return False
