"""A Sphinx extension: links to files outside the documentation lead to pages with their highlighted source.

Pages keep their paths in the repository, so relative links between them work unchanged. A link to any other file leads
to a page made here, a link to a folder to its README or index, and each name in the API reference to its definition.
"""

from __future__ import annotations

import inspect
import shutil
from collections.abc import Iterator
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from docutils import nodes
from pygments.lexers import get_lexer_for_filename
from pygments.util import ClassNotFound
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src"
PICTURES = {".png", ".svg", ".webp"}
MAX_SIZE = 50_000  # bytes of a highlighted page's source; longer files are meant for programs
LINKED_FILES = "linked_files"
FRONT_PAGES = ("index", "README")
DECISIONS = "docs/decisions/README"
ALL_DECISIONS = "\n~~~{toctree}\n:hidden:\n:glob:\n\n[0-9]*\n~~~\n"


class SourceLinks(SphinxTransform):
    """Points the links of a page that leave the documentation at the pages of source files."""

    default_priority = 400  # before Sphinx collects files for download

    def apply(self, **_: Any) -> None:
        """Change the links of one page."""
        for link in [*self.document.findall(addnodes.download_reference)]:
            self._link_file(link)
        for link in [*self.document.findall(addnodes.pending_xref)]:
            self._link_folder(link)
        for signature in [*self.document.findall(addnodes.desc_signature)]:
            self._link_definition(signature)

    def _link_file(self, link: addnodes.download_reference) -> None:
        address = self._address(self._path(link["reftarget"]))
        link.replace_self(nodes.reference("", "", *link[0].children, refuri=address, internal=True))

    def _link_folder(self, link: addnodes.pending_xref) -> None:
        if link["reftype"] != "myst" or link["refdomain"] is not None:
            return
        folder = self._path(link["reftarget"]).relative_to(ROOT).as_posix()
        front = next((name for page in FRONT_PAGES if (name := f"{folder}/{page}") in self.env.found_docs), None)
        if front:
            link["refdomain"], link["reftarget"], link["reftargetid"] = "doc", front, None

    def _link_definition(self, signature: addnodes.desc_signature) -> None:
        definition = definition_of(signature["module"] or "", signature["fullname"])
        if definition:
            label = nodes.inline("", "[source]", classes=["viewcode-link"])
            address = f"{self._address(definition[0])}#L-{definition[1]}"
            signature += nodes.reference("", "", label, refuri=address, internal=True)

    def _path(self, target: str) -> Path:
        return Path(self.env.relfn2path(target, self.env.docname)[1])

    def _address(self, file: Path) -> str:
        """The address of a file relative to this page; the file becomes part of the site."""
        name = file.relative_to(ROOT).as_posix()
        self.env.metadata[self.env.docname].setdefault(LINKED_FILES, set()).add(name)
        page = self.app.builder.get_relative_uri(self.env.docname, name)
        return page if has_page(file) else page.removesuffix(".html")


def has_page(file: Path) -> bool:
    """Whether a linked file gets a highlighted page; pictures and long files are copied instead."""
    return file.suffix not in PICTURES and file.stat().st_size <= MAX_SIZE


def definition_of(module: str, name: str) -> tuple[Path, int] | None:
    """The file and line where a name of the package is defined; None for values and inherited members."""
    found: Any = import_module(module)
    for part in name.split("."):
        found = inspect.getattr_static(found, part, None) if inspect.isclass(found) else getattr(found, part, None)
    found = getattr(found, "__func__", None) or getattr(found, "fget", None) or getattr(found, "func", None) or found
    try:
        file, line = Path(inspect.getfile(inspect.unwrap(found))), inspect.getsourcelines(found)[1]
    except (TypeError, OSError):
        return None
    return (file, max(line, 1)) if file.is_relative_to(PACKAGE) else None


def source_pages(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """A page for each linked file; files without a page are copied."""
    for name in sorted({name for page in app.env.metadata.values() for name in page.get(LINKED_FILES, ())}):
        if has_page(ROOT / name):
            source = highlighted(app, (ROOT / name).read_text(encoding="utf-8"), language_of(name))
            yield name, {"title": name, "body": f'<h1 class="source">{escape(name)}</h1>\n{source}'}, "page.html"
        else:
            target = app.outdir / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target)


def highlighted(app: Sphinx, text: str, language: str) -> str:
    """A source as HTML, with an anchor for each line."""
    builder: Any = app.builder  # only builders of HTML collect pages
    return str(builder.highlighter.highlight_block(text, language, force=True, linenos="inline", lineanchors="L"))


def language_of(name: str) -> str:
    """The language of a file, as Pygments calls it."""
    try:
        return str(get_lexer_for_filename(name).aliases[0])
    except ClassNotFound:
        return "text"


def list_decisions(_: Sphinx, page: str, text: list[str]) -> None:
    """Add the decisions to the table of contents: their list is plain Markdown, which Sphinx does not read as one."""
    if page == DECISIONS:
        text[0] += ALL_DECISIONS


def collapse_contents(
    _: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Collapse the sidebar's contents on source pages; rendering all levels for each would double the build time."""
    if doctree is None and "toctree" in context:
        contents = context["toctree"]
        context["toctree"] = lambda **options: contents(**{**options, "collapse": True})


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the extension."""
    app.add_transform(SourceLinks)
    app.connect("html-collect-pages", source_pages)
    app.connect("source-read", list_decisions)
    app.connect("html-page-context", collapse_contents, priority=400)  # before the theme renders them
    return {"parallel_read_safe": True, "parallel_write_safe": True}
