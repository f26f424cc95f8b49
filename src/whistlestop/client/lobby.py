"""What a client asks for before and after the game: a table, a seat, the game record, another game."""

from __future__ import annotations

import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from whistlestop.client.link import Link, ServerError
from whistlestop.deal import sha256_of

PATIENCE = 20.0  # seconds


def see_table(link: Link) -> dict[str, Any]:
    """A table as everybody sees it."""
    seen: dict[str, Any] = _asked(link)
    return {**seen, "board": read_board(link)} if seen.get("has_own_board") else seen


def read_board(link: Link) -> dict[str, Any]:
    """The board of a table, where it is not an edition."""
    board: dict[str, Any] = _asked(link, "/board")["board"]
    return board


def has_free_seat(table: dict[str, Any]) -> bool:
    """Whether somebody can still join."""
    return table["state"] == "waiting" and any(chair.get("name") is None for chair in table["chairs"])


def sit_down(link: Link, name: str, seat: int | None = None, word: str = "", nonce: str | None = None) -> Link:
    """Take a free seat, this one or the first; a word, and a nonce that a `Client` reveals, go into the seed."""
    body = {"name": name, "seat": seat, "word": word, "nonce_sha256": nonce and sha256_of(nonce)}
    chair = _asked(link, "/chairs", body)
    return Link(link.server, chair["table"], chair["token"], nonce)


def claim(link: Link) -> Link:
    """Take over the seat of an invitation, which works once; the link of the seat."""
    chair = _asked(link._replace(token=None), "/claims", {"invitation": link.token})
    return Link(link.server, chair["table"], chair["token"])


def read_record(link: Link) -> str:
    """The game record, once the game is over."""
    return _answer(link, Request(f"{link.api}/record")).decode()


def play_again(link: Link) -> Link:
    """Start a table for the same players; the link of the caller's seat there."""
    created = _asked(link, "/again", {})
    token = created["chairs"][0]["token"] if created["chairs"] else created["host"]
    return Link(link.server, created["table"], token)


def _asked(link: Link, path: str = "", body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{link.api}{path}", data, {"content-type": "application/json"})
    if link.token is not None:
        request.add_header("authorization", f"Bearer {link.token}")
    return _read(link, _answer(link, request))


def _answer(link: Link, request: Request) -> bytes:
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            body: bytes = answer.read()
            return body
    except HTTPError as error:
        with error:
            refusal = _read(link, error.read())
        raise ServerError(refusal["text"], refusal["code"], refusal.get("rule")) from None
    except (OSError, HTTPException):
        raise link.unreachable() from None


def _read(link: Link, body: bytes) -> Any:
    """The answer of a table server; ServerError if something else answers."""
    try:
        answer = json.loads(body)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise link.unreachable()
    return answer
