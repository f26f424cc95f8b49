"""`whistlestop serve`: a server with tables for many people."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from whistlestop.server.settings import ServerSettings

PORT = 8765
PORTS_TRIED = 20
MAX_WORKERS = 256
APP = "whistlestop.server.app:from_environment"
HOST_NAME = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?", re.IGNORECASE)
METRICS_PATH = re.compile(r"(/[A-Za-z0-9_.~-]+)+")
POSTGRES = ("postgresql", "postgres")


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, metavar="N", help="Port to listen on; 0 for any free one.")
    ] = PORT,
    db: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="WHISTLESTOP_DB",
            help="Database of the tables: a file, or postgresql://…; by default a file in your data folder.",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(min=1, max=MAX_WORKERS, metavar="N", help="Number of processes; more than 1 needs PostgreSQL."),
    ] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another origin that may use this server; can be repeated."),
    ] = None,
    host_name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name that this server is reached by; can be repeated."),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Address or network of the reverse proxy whose X-Forwarded headers are trusted."
        ),
    ] = None,
    metrics: Annotated[str, typer.Option(metavar="PATH", help="Path of the Prometheus metrics.")] = "/metrics",
    no_metrics: Annotated[bool, typer.Option("--no-metrics", help="Serve no metrics.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log warnings and errors only.")] = False,
) -> None:
    """Serve tables for many people. SIGHUP hands over to a new version, Ctrl-C or SIGTERM stops; nothing is lost."""
    from whistlestop.server.processes.listeners import listen
    from whistlestop.server.settings import ServerSettings, default_db

    settings = ServerSettings(
        db=db or default_db(),
        origins=tuple(check_origin(each) for each in origin or ()),
        host_names=check_host_names([*(host_name or ()), *names_in(host)]),
        metrics=None if no_metrics else check_metrics(metrics),
        is_proxied=proxy is not None,
    )
    check_workers(workers, settings.db)
    address = check_proxy(proxy)
    start(settings, listen(host, port), workers=workers, proxy=address, is_quiet=quiet)


def start(
    settings: ServerSettings,
    sockets: list[socket.socket],
    *,
    workers: int = 1,
    proxy: str | None = None,
    is_quiet: bool = False,
    has_started: Callable[[], object] = lambda: None,
) -> None:
    """Serve on these sockets until stopped, in processes that can be replaced where the system has signals."""
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


def run(settings: ServerSettings, options: dict[str, Any]) -> None:
    """Serve in this very process until stopped."""
    import uvicorn

    from whistlestop.server.transport.descriptors import raise_limit

    raise_limit()
    settings.to_environment()
    uvicorn.run(APP, factory=True, **options)


def is_postgres(db: str) -> bool:
    """Whether several processes may serve from a database at a time."""
    return db.partition("://")[0].partition("+")[0] in POSTGRES


def check_workers(workers: int, db: str) -> None:
    """Refuse several processes on SQLite."""
    from whistlestop.server.settings import SettingsError

    if workers > 1 and not is_postgres(db):
        why = "which processes use to notify each other; add --db postgresql://…, or leave --workers out"
        raise SettingsError(f"--workers {workers} needs PostgreSQL, {why}")


def check_origin(origin: str) -> str:
    """An origin as browsers write it; SettingsError if it is not one."""
    from urllib.parse import urlsplit

    from whistlestop.json_fault import quoted
    from whistlestop.server.http.limits import plain_origin
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


def check_host_names(names: Iterable[str]) -> tuple[str, ...]:
    """Names as browsers send them; SettingsError if one of them is not a host name."""
    return tuple(_host_name(name) for name in names)


def _host_name(name: str) -> str:
    from whistlestop.json_fault import quoted
    from whistlestop.server.settings import SettingsError

    try:
        plain = name.lower().removesuffix(".").encode("idna").decode()
    except UnicodeError:
        plain = ""
    if not HOST_NAME.fullmatch(plain):
        raise SettingsError(
            f"--host-name is a name such as club.example, without http:// or a port, not {quoted(name)}"
        )
    return plain


def names_in(host: str) -> list[str]:
    """The name in an address to listen on, if it is one."""
    from ipaddress import ip_address

    try:
        ip_address(host)
    except ValueError:
        return [host] if HOST_NAME.fullmatch(host) else []
    return []


def check_metrics(path: str) -> str:
    """The path of the metrics; SettingsError if it is not a path."""
    from whistlestop.json_fault import quoted
    from whistlestop.server.settings import SettingsError

    if not METRICS_PATH.fullmatch(path) or path.startswith("/api"):
        raise SettingsError(f"--metrics is a path such as /metrics, outside /api, not {quoted(path)}")
    return path


def check_proxy(proxy: str | None) -> str | None:
    """The address of the proxy, or its network; SettingsError if it is neither."""
    from ipaddress import ip_network

    from whistlestop.json_fault import quoted
    from whistlestop.server.settings import SettingsError

    if proxy is None:
        return None
    try:
        return str(ip_network(proxy)) if "/" in proxy else str(ip_network(proxy).network_address)
    except ValueError:
        why = f"--proxy is an address such as 127.0.0.1, or a network such as 10.0.0.0/8, not {quoted(proxy)}"
        raise SettingsError(why) from None


def listen_nearby(host: str) -> list[socket.socket]:
    """Listen on the default port, or the next free one."""
    from whistlestop.server.processes.listeners import listen
    from whistlestop.server.settings import SettingsError

    for port in range(PORT, PORT + PORTS_TRIED):
        with suppress(SettingsError):
            return listen(host, port)
    raise SettingsError(
        f"ports {PORT} to {PORT + PORTS_TRIED - 1} are all in use; stop a program that uses one of them"
    )


def is_running(port: int) -> bool:
    """Whether a Whistlestop server already answers at a port of this machine."""
    try:
        socket.create_connection(("127.0.0.1", port), 2).close()
    except OSError:
        return False
    from urllib.request import urlopen  # it takes a tenth of a second to import, and is rarely needed

    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2) as answer:
            return b'"version"' in answer.read(1000)
    except (OSError, ValueError):
        return False
