"""The documentation site: its link checker and its extensions; tests/browser has the site as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.docs_site.docstrings import improve_docstring, meanings, simplify_signature
from tools.docs_site.links import Site
from tools.docs_site.source_pages import ROOT, definition_of, has_page, language_of
from whistlestop.boards import City
from whistlestop.rules import Rules

GAME = ROOT / "src" / "whistlestop" / "game.py"
FIRST = '<h1 id="top">Home</h1><a href="pages/one.html#part">one</a><a href="#top">up</a><a href="https://a.example">out</a>'
SECOND = '<a name="part"></a><a href="../index.html">home</a><img src="../wheel%20one.svg">'


def site(folder: Path, addition: str = "") -> Site:
    """Two pages whose links all work, and what is added to the second."""
    (folder / "pages").mkdir()
    (folder / "wheel one.svg").write_text("<svg/>")
    (folder / "index.html").write_text(FIRST)
    (folder / "pages" / "one.html").write_text(SECOND + addition)
    return Site(folder)


def test_a_site_whose_links_work_has_no_faults(tmp_path: Path) -> None:
    good = site(tmp_path)
    assert good.faults() == []
    assert good.link_count == 5


@pytest.mark.parametrize(
    ("addition", "fault"),
    [
        ('<a href="two.html">two</a>', "'two.html' does not exist"),
        ('<a href="../pages/">folder</a>', "'../pages/' does not exist"),
        ('<a href="../index.html#bottom">down</a>', "'../index.html#bottom' names a missing anchor"),
        ('<a href="#bottom">down</a>', "'#bottom' names a missing anchor"),
        ('<img src="wheel.svg">', "'wheel.svg' does not exist"),
        ('<form action="search.html"></form>', "'search.html' does not exist"),
        ('<meta http-equiv="refresh" content="0; url=two.html">', "'two.html' does not exist"),
        ('<script src="https://a.example/a.js"></script>', "'https://a.example/a.js' is loaded from the network"),
        ('<link href="//a.example/a.css">', "'//a.example/a.css' is loaded from the network"),
    ],
)
def test_a_broken_link_is_named_with_its_page(tmp_path: Path, addition: str, fault: str) -> None:
    assert site(tmp_path, addition).faults() == [f"pages/one.html: {fault}"]


def test_a_page_that_no_link_leads_to_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "lonely.html").write_text('<a href="index.html">home</a>')
    assert site(tmp_path).faults() == ["lonely.html: no link leads here"]


@pytest.mark.parametrize(
    ("name", "first_line"),
    [
        ("Game", "class Game:"),
        ("Game.play", "    def play("),
        ("Game.replay", "    @classmethod"),
        ("Game.seats", "    @property"),
    ],
)
def test_a_name_of_the_api_leads_to_its_definition(name: str, first_line: str) -> None:
    found = definition_of("whistlestop", name)
    assert found is not None
    assert found[0] == GAME
    assert GAME.read_text(encoding="utf-8").splitlines()[found[1] - 1].startswith(first_line)


def test_values_and_members_of_other_libraries_have_no_definition_here() -> None:
    assert definition_of("whistlestop.bots", "LEVELS") is None
    assert definition_of("whistlestop", "BoardError.add_note") is None


def test_sources_are_shown_and_pictures_and_long_files_are_copied() -> None:
    assert has_page(GAME) and language_of("src/whistlestop/game.py") == "python"
    assert language_of("LICENSE") == "text"
    assert not has_page(ROOT / "docs" / "images" / "lakes.svg")
    assert not has_page(ROOT / "docs" / "openapi.json")


def test_the_api_reference_says_what_fields_mean() -> None:
    lines = ["A city."]
    improve_docstring(None, "class", "City", City, None, lines)  # type: ignore[arg-type]  # it does not ask the application
    assert lines[0] == "A city."
    assert f":param name: {meanings(City)['name']}" in lines
    assert set(meanings(Rules)) == set(Rules.__dataclass_fields__)


def test_signatures_are_written_as_types_are_read() -> None:
    shown = "(name: Annotated[str, Meta(description='Name.')])"
    simple, _ = simplify_signature(None, "class", "City", City, None, shown, None)  # type: ignore[arg-type]  # as above
    assert simple == "(id: str, name: str, lat: float, lon: float, x: float, y: float)"
    union = "(board: TypeAliasForwardRef('boards.BoardSource') | None, rules: dict = <factory>)"
    assert simplify_signature(None, "method", "open", open, None, union, "Box") == (  # type: ignore[arg-type]  # as above
        "(board: boards.BoardSource | None, rules: dict = ...)",
        "Box",
    )
