"""Options for uvicorn."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from typing import Any

from whistlestop.server.logs import log_config
from whistlestop.server.processes.listeners import BACKLOG
from whistlestop.server.settings import ServerSettings
from whistlestop.server.transport.http import LimitedHttp
from whistlestop.server.transport.limits import TransportLimits
from whistlestop.server.transport.websocket import LimitedWebSocket


def protocols(settings: ServerSettings, proxy: str | None = None) -> dict[str, Any]:
    """Protocols for uvicorn, with the limits of these settings."""
    limits = TransportLimits(settings, proxy)
    return {
        "http": partial(LimitedHttp, limits),
        "ws": partial(LimitedWebSocket, limits),
        "ws_max_size": 16_384,
        "ws_per_message_deflate": False,  # it costs each connection more memory than everything else
    }


def uvicorn_options(
    settings: ServerSettings, host: str, port: int, workers: int, proxy: str | None, *, is_quiet: bool
) -> dict[str, Any]:
    """Options for uvicorn with these settings."""
    return {
        "host": host,
        "port": port,
        "workers": workers,
        "loop": "uvloop" if find_spec("uvloop") else "asyncio",
        **protocols(settings, proxy),
        "lifespan": "on",
        "proxy_headers": proxy is not None,
        "forwarded_allow_ips": proxy or "",
        "server_header": False,
        "backlog": BACKLOG,
        "timeout_graceful_shutdown": 10,
        "timeout_worker_healthcheck": 30,  # a worker that starts on a busy machine is not hung
        "log_config": log_config(is_quiet=is_quiet),
        "access_log": False,
    }
