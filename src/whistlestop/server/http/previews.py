"""The page of a table with a preview in its head: what messengers show of a link, and no more than the link opens."""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from whistlestop.boards.editions import EDITIONS
from whistlestop.errors import StoreError
from whistlestop.languages.preview import best_language, say_in
from whistlestop.server.http.page_files import ASK_EACH_TIME, page_text, show_page
from whistlestop.server.http.pages import hall_of
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Table

NAME = "Whistlestop"
TITLE = re.compile("<title>.*?</title>", re.DOTALL)
PICTURE, WIDTH, HEIGHT = "/boards/{edition}-preview.jpg", 1200, 630
HEADERS = {"cache-control": ASK_EACH_TIME, "vary": "accept-language"}


class Preview(NamedTuple):
    """What a messenger shows of a link."""

    title: str
    description: str
    edition: str | None  # whose board is the picture


async def show_table_page(request: Request) -> Response:
    """The page of the client, with a preview of the table."""
    text = page_text()
    try:
        live = await hall_of(request).open(request.path_params["table"])
    except (Refused, StoreError):  # the page says what is wrong
        text = None
    if text is None:
        return await show_page(request)
    language = best_language(request.headers.get("accept-language", ""))
    head = _head(preview_of(live.table, language), str(request.base_url).rstrip("/"), request.url.path)
    return HTMLResponse(TITLE.sub(lambda _: head, text, count=1), headers=HEADERS)


def preview_of(table: Table, language: str) -> Preview:
    """The preview of a table in a language."""
    host = next((chair.name for chair in table.chairs if chair.is_person and chair.name), None)
    names = ", ".join(chair.name for chair in table.chairs if chair.name)
    free = sum(chair.is_free for chair in table.chairs)
    edition = table.setting.edition if table.setting.edition in EDITIONS else None
    board = _board_name(table, language)
    if table.state != "waiting" or not free:
        state = "over" if table.state == "over" else "playing"
        return Preview(f"{NAME}: {board}", say_in(language, f"preview-{state}", names=names), edition)
    title = say_in(language, "preview-invites", who=host) if host else say_in(language, "preview-open")
    facts = {"board": board, "free": free, "seats": len(table.chairs), "names": names}
    return Preview(title, say_in(language, "preview-seats", **facts).strip(), edition)


def _board_name(table: Table, language: str) -> str:
    board = table.setting.board
    return say_in(language, f"edition-{table.setting.edition}") if board is UNSET else board.name


def _head(preview: Preview, origin: str, path: str) -> str:
    """The title and what messengers read, with every text escaped: names are chosen by strangers."""
    facts = {
        "og:type": "website",
        "og:site_name": NAME,
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": origin + path,
        "description": preview.description,
        "twitter:card": "summary_large_image" if preview.edition else "summary",
    }
    if preview.edition:
        picture = origin + PICTURE.format(edition=preview.edition)
        facts |= {"og:image": picture, "og:image:width": f"{WIDTH}", "og:image:height": f"{HEIGHT}"}
    metas = [f'<meta {_attribute(name)}="{name}" content="{escape(fact)}" />' for name, fact in facts.items()]
    return "\n    ".join([f"<title>{escape(preview.title)}</title>", *metas])


def _attribute(name: str) -> str:
    return "property" if name.startswith("og:") else "name"
