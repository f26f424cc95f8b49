"""The server's log: one JSON object per line, or short lines in a terminal; never who plays what.

Tokens, names, words of seeds and query strings stay out: an address is logged as its pattern, an exception as its type.
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
QUOTED = (OSError, StoreError)  # their messages come from the machine, not from a player
FRAMES = 8
LONGEST_PATH = 100
LONGEST_WORD = 15  # in an address; what is longer is an id or a token
SHORT_ID = 6  # enough to distinguish tables, too little to open one
ABOUT_SOCKETS = {
    "connection open",
    "connection closed",
    "connection rejected (%d %s)",
    "HTTP response sent (%d %s)",
    "Invalid UTF-8 sequence received from client.",  # the client's fault, and it learns so from the close code
}
# What anybody can cause as often as they like; it is logged once a minute.
PROVOKED = {"Invalid HTTP request received.", "Unsupported upgrade request."}
PROVOKED_LOGGERS = ("whistlestop.server.transport.", "whistlestop.server.http.gate")
REPEAT_SECONDS = 60.0


def log_config(*, is_quiet: bool = False, is_terminal: bool | None = None) -> dict[str, Any]:
    """The configuration of all loggers, ours and uvicorn's; if quiet, warnings and errors only."""
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
            # It writes whole addresses; our access log is below.
            "uvicorn.access": {"level": "CRITICAL", "propagate": False},
        },
    }


class NoSockets(logging.Filter):
    """Drops uvicorn's lines about sockets: they contain whole addresses, or report every connection."""

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
    """The message of a record, without what others have put into it."""
    text = record.getMessage().strip()
    if record.name == "asyncio":
        return text.partition("\n")[0]  # after it comes the task with all of its arguments
    if text.startswith("Traceback "):
        # Why the app did not start; our own errors say everything in the last line.
        last = text.splitlines()[-1]
        return last.partition(": ")[2] if last.startswith("whistlestop.errors.") else text
    return text


def extras_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was logged besides the message, without secrets; with the whole id of a table, anybody could watch it."""
    extras = {name: fact for name, fact in vars(record).items() if name not in USUAL | SECRET}
    if "table" in extras:
        extras["table"] = str(extras["table"])[:SHORT_ID]
    return extras


def fault_of(record: logging.LogRecord) -> dict[str, Any]:
    """The type of exception that was raised, and where; its message may quote a player."""
    error = record.exc_info[1] if record.exc_info else None
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    if error is None:
        return {}
    kind = type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    where = [f"{'/'.join(Path(frame.filename).parts[-2:])}:{frame.lineno} {frame.name}" for frame in frames]
    return {"raised": f"{kind}: {error}" if isinstance(error, QUOTED) else kind, "where": where}


def _printable(text: str) -> str:
    """A text as a single line without control characters."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)


class AccessLog:
    """Logs each HTTP request: method, path, status and milliseconds."""

    def __init__(self, app: ASGIApp, metrics: str | None = None) -> None:
        self._app = app
        self._unlogged = {"/healthz", metrics}  # monitoring requests them all the time

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, and log it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = perf_counter(), 500

        async def send_and_note_status(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        path = scope["path"]
        try:
            await self._app(scope, receive, send_and_note_status)
        finally:
            facts = {"method": scope["method"], "path": pattern(path, scope.get("path_params", {})), "status": status}
            facts["milliseconds"] = round((perf_counter() - began) * 1000, 1)
            access.log(logging.DEBUG if path in self._unlogged else logging.INFO, "request", extra=facts)


def pattern(path: str, parameters: dict[str, Any]) -> str:
    """A path with its parameters by name, and with nothing in it that might be an id."""
    names = {str(value): f"{{{name}}}" for name, value in parameters.items()}
    parts = [names.get(part, part if len(part) <= LONGEST_WORD else "…") for part in path.split("/")]
    return "/".join(parts)[:LONGEST_PATH]
