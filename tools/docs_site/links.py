"""A link checker for a built site: pages, anchors, images, styles and scripts, without a network."""

from __future__ import annotations

import os
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

LOADED = {("img", "src"), ("script", "src"), ("link", "href"), ("source", "srcset"), ("iframe", "src")}
FOLLOWED = {("a", "href"), ("form", "action"), ("use", "href"), ("meta", "content")}
REFRESH = "0; url="


class Link(NamedTuple):
    """A link as written in a page, and whether the browser loads it with the page."""

    target: str
    is_loaded: bool


class Page(HTMLParser):
    """The links of a page, and the anchors that links can name."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[Link] = []
        self.anchors = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect the links and anchors of a tag."""
        for name, value in attrs:
            if name == "id" or (tag, name) == ("a", "name"):
                self.anchors.add(value or "")
            elif (tag, name) in LOADED:
                self.links.append(Link(value or "", is_loaded=True))
            elif (tag, name) in FOLLOWED and (tag != "meta" or (value or "").startswith(REFRESH)):
                self.links.append(Link((value or "").removeprefix(REFRESH), is_loaded=False))


class Site:
    """All pages of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        paths = sorted(self.folder.rglob("*.html"))
        self.pages = {path: Page(path.read_text(encoding="utf-8")) for path in paths}

    @property
    def link_count(self) -> int:
        """The number of links on all pages."""
        return sum(len(page.links) for page in self.pages.values())

    def faults(self) -> list[str]:
        """Every broken link, and every page that cannot be reached from the first; one line each."""
        broken = [
            f"{self._name(path)}: {link.target!r} {fault}"
            for path, page in self.pages.items()
            for link in page.links
            if (fault := self._fault(path, link))
        ]
        return broken + [f"{self._name(path)}: no link leads here" for path in sorted({*self.pages} - self._reached())]

    def _name(self, path: Path) -> str:
        return path.relative_to(self.folder).as_posix()

    def _fault(self, path: Path, link: Link) -> str | None:
        parts = urlsplit(link.target)
        if parts.scheme or parts.netloc:
            is_remote = link.is_loaded and parts.scheme != "data"
            return "is loaded from the network" if is_remote else None
        target = self._target(path, link)
        if not target.is_file():
            return "does not exist"
        has_anchor = target not in self.pages or unquote(parts.fragment) in self.pages[target].anchors
        return None if has_anchor else "names a missing anchor"

    def _target(self, path: Path, link: Link) -> Path:
        """The file that a link of a page leads to."""
        relative = unquote(urlsplit(link.target).path)
        target = Path(os.path.normpath(path.parent / relative)) if relative else path
        return target / "index.html" if relative.endswith("/") else target

    def _reached(self) -> set[Path]:
        """The pages that links lead to from the first page."""
        reached, waiting = set[Path](), [self.folder / "index.html"]
        while waiting:
            path = waiting.pop()
            if path not in reached and path in self.pages:
                reached.add(path)
                waiting.extend(self._next(path))
        return reached

    def _next(self, path: Path) -> Iterator[Path]:
        """The files that the local links of a page lead to."""
        links = (link for link in self.pages[path].links if not urlsplit(link.target).scheme)
        return (self._target(path, link) for link in links)
