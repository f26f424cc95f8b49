"""The gate: which requests are let in, by the host name they are sent to and by the page they come from."""

from __future__ import annotations

import logging
from ipaddress import ip_address
from socket import gethostname
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from whistlestop.server.http.bodies import Trouble
from whistlestop.server.http.endpoints import NOT_JSON
from whistlestop.server.http.limits import answer_below, is_allowed_origin
from whistlestop.server.settings import ServerSettings
from whistlestop.server.sockets.line import POLICY
from whistlestop.tables.refusal import STATUS, Code

logger = logging.getLogger(__name__)

HARMLESS = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
PROBED = "/healthz"  # a load balancer may use any host name, and what it reads is not secret
UNKNOWN_HOST = 421
LONGEST_HOST = 100  # of a name that is repeated in an answer or in the log


class Denial(NamedTuple):
    """Why a request is not let in, and the HTTP status for it."""

    status: int
    code: Code
    text: str


FOREIGN = Denial(
    STATUS["forbidden"],
    "forbidden",
    "pages of another site cannot do that; start the server with --origin and that site to allow it",
)
NO_JSON = Denial(
    NOT_JSON, "malformed", "the body of a request must be JSON; send it with 'Content-Type: application/json'"
)


class Gate:
    """Refuses what a page of another site sends, and what is sent to a host name that is not this server's."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self._app = app
        self._origins = settings.origins
        self._names = known_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket, or refuse it."""
        if not await self.turns_away(scope, send):
            await self._app(scope, receive, send)

    async def turns_away(self, scope: Scope, send: Send) -> bool:
        """Whether a request or a socket is refused; if so, it has been answered."""
        denial = self._denial(scope) if scope["type"] in ("http", "websocket") else None
        if denial is None:
            return False
        scope["app"].state.hall.metrics.refused(denial.code)
        await _deny(scope, send, denial)
        return True

    def _denial(self, scope: Scope) -> Denial | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if scope["path"] != PROBED and not is_known_host(host, self._names):
            return _unknown(host)
        if scope["type"] == "http" and scope["method"] in HARMLESS:
            return None
        if not is_allowed_origin(headers.get("origin"), host, self._origins):
            return FOREIGN
        return NO_JSON if scope["type"] == "http" and has_body(headers) and not is_json(headers) else None


def known_names(settings: ServerSettings) -> frozenset[str]:
    """The host names of this server, in addition to addresses and names that never leave a machine."""
    machine = gethostname().lower()
    short = machine.partition(".")[0]
    origins = [urlsplit(origin).hostname or "" for origin in settings.origins]
    return frozenset(["localhost", machine, short, f"{short}.local", *origins, *settings.host_names]) - {""}


def is_known_host(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header has one of these names, or an address: only names can be made to point elsewhere."""
    if not host:  # a browser always sends one
        return True
    name = name_of(host)
    return name in names or name.endswith(".localhost") or _is_address(name)


def name_of(host: str) -> str:
    """The name or the address in a Host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _unknown(host: str) -> Denial:
    shown = ascii(name_of(host))[1:-1][:LONGEST_HOST]
    logger.warning(
        "a request for an unknown host was refused; if the name is yours, add --host-name", extra={"host": shown}
    )
    return Denial(UNKNOWN_HOST, "forbidden", f"this server is not known as {shown}; start it with --host-name {shown}")


def has_body(headers: Headers) -> bool:
    """Whether a request says that it has a body."""
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def is_json(headers: Headers) -> bool:
    """Whether a request says that its body is JSON; another site's page cannot say so without asking first."""
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


async def _deny(scope: Scope, send: Send, denial: Denial) -> None:
    if scope["type"] == "http":
        await answer_below(send, denial.status, Trouble(denial.code, denial.text))
    else:  # uvicorn answers the handshake with 403; to a longer answer it adds an error in the log
        await send({"type": "websocket.close", "code": POLICY, "reason": ""})
