"""What the server writes about itself: a JSON object a line, or short lines in a terminal; never who plays what.

Tokens, names, words of seeds and query strings stay out: of an address its pattern is told, of an exception its kind.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from whistlestop.errors import StoreError

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

access = logging.getLogger("whistlestop.access")

USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}
SECRET = {"token", "word", "words", "seed", "secret", "query", "player", "players", "title", "link"}
TOLD = (OSError, StoreError)  # what these say comes from the machine, and not from a player
FRAMES = 8
LONGEST_PATH = 100
LONGEST_WORD = 15  # in an address; what is longer is an id or a token
SHORT_ID = 6  # enough to tell tables apart, too little to find one
ABOUT_SOCKETS = {
    "connection open",
    "connection closed",
    "connection rejected (%d %s)",
    "HTTP response sent (%d %s)",
    "Invalid UTF-8 sequence received from client.",  # whose fault it is, and who is told so by a code
}
# What anybody can cause as often as they like; the log says it once a minute.
PROVOKED = {"Invalid HTTP request received.", "Unsupported upgrade request."}
PROVOKED_LOGGERS = ("whistlestop.server.transport.", "whistlestop.server.http.gate")
REPEAT_SECONDS = 60.0


def log_config(*, is_quiet: bool = False, is_terminal: bool | None = None) -> dict[str, Any]:
    """The configuration of all loggers, ours and uvicorn's; quiet tells only of what went wrong."""
    if is_terminal is None:
        is_terminal = sys.stderr.isatty()
    level = "WARNING" if is_quiet else "INFO"
    lines = PlainLines if is_terminal else JsonLines
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": f"{__name__}.{lines.__name__}"}},
        "filters": {"no_sockets": {"()": f"{__name__}.NoSockets"}, "no_repeats": {"()": f"{__name__}.NoRepeats"}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "stream": "ext://sys.stderr",
                "formatter": "lines",
                "filters": ["no_sockets", "no_repeats"],
            }
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "whistlestop": {"level": level},
            # Below INFO, uvicorn writes every frame of every socket.
            "uvicorn": {"level": level},
            "uvicorn.error": {"level": level},
            # It writes whole addresses; ours is below.
            "uvicorn.access": {"level": "CRITICAL", "propagate": False},
        },
    }


class NoSockets(logging.Filter):
    """Drops uvicorn's lines about sockets: they hold whole addresses, or tell of each one that comes and goes."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record may be written."""
        return '"WebSocket %s"' not in str(record.msg) and record.msg not in ABOUT_SOCKETS


class NoRepeats(logging.Filter):
    """Drops what an attacker causes again and again, so that nobody can fill a disk with it."""

    def __init__(self) -> None:
        super().__init__()
        self._written_at: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record may be written."""
        if record.msg not in PROVOKED and not record.name.startswith(PROVOKED_LOGGERS):
            return True
        is_due = record.created - self._written_at.get(str(record.msg), -REPEAT_SECONDS) >= REPEAT_SECONDS
        if is_due:
            self._written_at[str(record.msg)] = record.created
        return is_due


class JsonLines(logging.Formatter):
    """Each record as one JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        head = {"time": at, "level": record.levelname.lower(), "logger": record.name, "message": words_of(record)}
        return json.dumps({**head, **extras_of(record), **fault_of(record)}, default=str)


class PlainLines(logging.Formatter):
    """Each record as a short line for a person."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        facts = {**extras_of(record), **fault_of(record)}
        return _printable(" ".join([at, level + words_of(record), *(f"{name}={fact}" for name, fact in facts.items())]))


def words_of(record: logging.LogRecord) -> str:
    """What a record says, without what others have put into it."""
    text = record.getMessage().strip()
    if record.name == "asyncio":
        return text.partition("\n")[0]  # below it stands the task with all that it was given
    if text.startswith("Traceback "):
        # Why the app did not start; a refusal of our own says all in its last line.
        last = text.splitlines()[-1]
        return last.partition(": ")[2] if last.startswith("whistlestop.errors.") else text
    return text


def extras_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was logged beside the words, without secrets; whoever has the whole id of a table may look on at it."""
    extras = {name: fact for name, fact in vars(record).items() if name not in USUAL | SECRET}
    if "table" in extras:
        extras["table"] = str(extras["table"])[:SHORT_ID]
    return extras


def fault_of(record: logging.LogRecord) -> dict[str, Any]:
    """What kind of exception was raised, and where; its own words may quote a player."""
    error = record.exc_info[1] if record.exc_info else None
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    if error is None:
        return {}
    kind = type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    where = [f"{'/'.join(Path(frame.filename).parts[-2:])}:{frame.lineno} {frame.name}" for frame in frames]
    return {"raised": f"{kind}: {error}" if isinstance(error, TOLD) else kind, "where": where}


def _printable(text: str) -> str:
    """A line that stays one, and that no terminal obeys."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


class AccessLog:
    """Writes a line for each request of HTTP: how, where, with which status, in how many milliseconds."""

    def __init__(self, app: ASGIApp, metrics: str | None = None) -> None:
        self._app = app
        self._unheard = {"/healthz", metrics}  # programs ask for them again and again

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, and write its line."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = perf_counter(), 500

        async def send_and_see(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        path = scope["path"]
        try:
            await self._app(scope, receive, send_and_see)
        finally:
            facts = {"method": scope["method"], "path": pattern(path, scope.get("path_params", {})), "status": status}
            facts["milliseconds"] = round((perf_counter() - began) * 1000, 1)
            access.log(logging.DEBUG if path in self._unheard else logging.INFO, "request", extra=facts)


def pattern(path: str, parameters: dict[str, Any]) -> str:
    """A path with its parameters by name, and with nothing in it that might be an id."""
    names = {str(value): f"{{{name}}}" for name, value in parameters.items()}
    parts = [names.get(part, part if len(part) <= LONGEST_WORD else "…") for part in path.split("/")]
    return "/".join(parts)[:LONGEST_PATH]
