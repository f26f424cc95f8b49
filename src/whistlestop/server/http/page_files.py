"""The files of the page in the browser, as the package was built with them."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parents[2] / "web"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
PAGES = ("rules", "learn", "replay", "score")  # in addition to home and tables; each may have subpages
TEXTS = (".js", ".css", ".svg", ".json")  # fonts are compressed already
OF_THE_PLAIN_FILE = {"content-length", "accept-ranges", "etag"}
ALONE = {
    "wheel.svg": "image/svg+xml",
    "site.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",  # the service worker
}
MISSING = "The page was not built with this package; join from a terminal: whistlestop play --terminal --join LINK\n"


class _Packed(StaticFiles):
    """Files that are sent compressed where that helps; each is compressed once."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if not path.endswith(TEXTS):
            return response
        response.headers["vary"] = "accept-encoding"
        if not isinstance(response, FileResponse) or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return response
        headers = {name: value for name, value in response.headers.items() if name not in OF_THE_PLAIN_FILE}
        # Weak, because the same tag stands for two sequences of bytes.
        headers.update({"content-encoding": "gzip", "etag": f"W/{response.headers['etag']}"})
        return Response(await run_in_threadpool(_packed, str(response.path), response.headers["etag"]), headers=headers)


@lru_cache(maxsize=256)
def _packed(path: str, tag: str) -> bytes:
    """A file compressed; the tag changes with the file."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)


class _Named(_Packed):
    """Files whose names change with their contents, so that a browser may keep them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        return response


def has_page() -> bool:
    """Whether the page was built."""
    return (FOLDER / "index.html").is_file()


def page_text() -> str | None:
    """The text of the page; None if it was not built."""
    return (FOLDER / "index.html").read_text(encoding="utf-8") if has_page() else None


async def show_page(request: Request, status: int = 200) -> Response:
    """The single page of the client, which reads from its address what to show."""
    if not has_page():
        return PlainTextResponse(MISSING)
    return FileResponse(FOLDER / "index.html", status, headers={"cache-control": ASK_EACH_TIME})


def page_routes() -> list[BaseRoute]:
    """The addresses that a person opens, except those of tables, and the files that the page loads."""
    leaves = [path for page in PAGES for path in (f"/{page}", f"/{page}/{{leaf}}")]
    pages: list[BaseRoute] = [Route(path, show_page) for path in ("/", *leaves)]
    if not has_page():
        return pages
    return [
        *pages,
        Mount("/assets", _Named(directory=FOLDER / "assets")),
        Mount("/boards", _Packed(directory=FOLDER / "boards")),
        Mount("/icons", StaticFiles(directory=FOLDER / "icons", check_dir=False)),
        *(Route(f"/{name}", _file(name, kind)) for name, kind in ALONE.items()),
    ]


def _file(name: str, kind: str) -> Callable[[Request], Awaitable[Response]]:
    """A handler that sends a file whose name never changes; a browser asks each time whether the file has."""

    async def send(request: Request) -> Response:
        return FileResponse(FOLDER / name, media_type=kind, headers={"cache-control": ASK_EACH_TIME})

    return send
