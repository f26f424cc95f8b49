"""The documents are true: their code runs, their records and positions are played, their links and lists hold."""

from __future__ import annotations

import ast
import doctest
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer

from tools import house_rules
from whistlestop import Game, editions
from whistlestop.bots import base
from whistlestop.box import Box, open_box
from whistlestop.cli import app
from whistlestop.positions.position import Position
from whistlestop.refusals.reasons import VERBS

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
NOTATION = ROOT / "docs" / "notation.md"
ARCHITECTURE = ROOT / "docs" / "architecture.md"
PACKAGE = ROOT / "src" / "whistlestop"
PAGES = [README, ROOT / "CHANGELOG.md", *sorted(ROOT.glob("docs/**/*.md"))]

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
NAMED = re.compile(r"\]\(\.\./((?:src|web)/[^)]+)\):((?:,? `[\w.]+`)+)")
COMMAND = re.compile(r"^\| `whistlestop ([a-z]+(?: [a-z]+)?)", re.MULTILINE)

EVERY_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    text: str
    line: int


def read(page: Path) -> str:
    """The text of a page."""
    return page.read_text(encoding="utf-8")


def blocks(page: Path, *languages: str) -> list[Block]:
    """The fenced blocks of a page in these languages."""
    text = read(page)
    found = [Block(match[1], match[2], text[: match.start()].count("\n") + 1) for match in FENCE.finditer(text)]
    return [block for block in found if block.language in languages]


def prose(page: Path) -> str:
    """A page without its fenced blocks."""
    return FENCE.sub("", read(page))


def boards(page: Path) -> list[str]:
    """The boards that a page shows."""
    return [block.text for block in blocks(page, "json") if "cities" in json.loads(block.text)]


def run(block: Block, page: Path, names: dict[str, Any]) -> None:
    """Run Python, or check that a session at the prompt says what the page says."""
    if block.language == "python":
        exec(compile("\n" * block.line + block.text, page, "exec"), names)
        return
    session = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line)
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(session, out=said.append, clear_globs=False)
    assert not result.failed, "".join(said)
    names.update(session.globs)


@EVERY_PAGE
def test_the_code_of_a_page_runs(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(base, "registry", dict(base.registry))  # a page may register a bot
    monkeypatch.chdir(tmp_path)
    for board in boards(page):
        Path(f"{json.loads(board)['id']}.json").write_text(board, encoding="utf-8")  # as the page tells the reader
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(page, "python", "pycon"):
        run(block, page, names)


@EVERY_PAGE
def test_the_records_of_a_page_verify(page: Path) -> None:
    for block in blocks(page, "text"):
        if block.text.startswith("whistlestop record"):
            assert Game.replay(block.text).record() == block.text


@EVERY_PAGE
def test_the_positions_of_a_page_can_be(page: Path) -> None:
    for position in (json.loads(block.text) for block in blocks(page, "json") if block.text not in boards(page)):
        assert position.items() <= Game.from_position(position).position().items()


@EVERY_PAGE
def test_the_links_of_a_page_resolve(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        path, _, anchor = link.partition("#")
        if ":" in path:
            continue
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(prose(page))}


@EVERY_PAGE
def test_the_actions_of_a_page_are_actions(page: Path) -> None:
    boxes = [open_box(edition) for edition in editions]
    verbs = "|".join(VERBS)
    for words in re.findall(rf"`((?:{verbs})(?: [^`…]+)?)`", prose(page)):
        assert any(is_action(box, words) for box in boxes), words


def is_action(box: Box, words: str) -> bool:
    """Whether these are an action, or the start of one, on this board."""
    verb, *rest = words.split()
    if verb == "keep":
        return all(ticket in box.board.ticket_index for ticket in rest)
    return not rest or box.notation.number(words) is not None


def test_the_page_of_notation_names_every_field() -> None:
    game = Game("europe", seats=2, seed=27)
    shown = set(game.view(0))
    while not game.over:
        game.play(game.legal()[-1])
    shown |= {*game.view(0), *game.scores()[0], *game.scores()[0]["proof"], *Position.__struct_fields__}
    assert sorted(shown - set(re.findall(r"`(\w+)`", prose(NOTATION)))) == []


def test_the_game_of_the_readme_is_short() -> None:
    assert blocks(README, "python")[0].text.count("\n") <= 20


def test_the_readme_lists_every_command() -> None:
    assert sorted(COMMAND.findall(read(README))) == sorted(commands())


def commands() -> list[str]:
    """The commands of the command line, those of a group with the group's name."""
    main: Any = typer.main.get_command(app)
    groups = {name: getattr(command, "commands", None) for name, command in main.commands.items()}
    single = [name for name, inner in groups.items() if inner is None]
    return single + [f"{group} {name}" for group, inner in groups.items() for name in inner or ()]


def test_the_list_of_rooms_is_true() -> None:
    places = mapped()
    assert [place for place in places if not (ROOT / place).exists()] == []
    modules = [path.relative_to(ROOT) for path in PACKAGE.iterdir() if is_part(path)]
    assert sorted(map(str, {*modules} - {*map(Path, places)})) == []


def mapped() -> list[str]:
    """The paths on the map, whole; those of the package are indented."""
    [block] = [block for block in blocks(ARCHITECTURE, "text") if block.text.startswith("src/whistlestop/")]
    folders = {line: "src/whistlestop/" if line.startswith(" ") else "" for line in block.text.splitlines()}
    return [folder + name for line, folder in folders.items() for name in line.strip().partition("  ")[0].split()]


@pytest.mark.parametrize(("file", "names"), NAMED.findall(read(ARCHITECTURE)))
def test_walks_and_answers_name_what_is_there(file: str, names: str) -> None:
    defined = {*definitions(ROOT / file)}
    assert [name for name in re.findall(r"[\w.]+", names) if name not in defined] == []


def definitions(file: Path) -> Iterator[str]:
    """What a module defines: functions and classes, and what is in a class by the class's name too."""
    for node in ast.parse(read(file)).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        if isinstance(node, ast.ClassDef):
            inner = [part.target if isinstance(part, ast.AnnAssign) else part for part in node.body]
            yield from (f"{node.name}.{getattr(part, 'id', getattr(part, 'name', ''))}" for part in inner)


def is_part(path: Path) -> bool:
    """Whether this is a module or a folder of the package that a newcomer may ask about."""
    if path.is_dir():
        return not path.name.startswith("_") and path.name != "web"  # built, and not in Git
    return path.suffix == ".py" and not path.name.startswith("_")


def test_the_table_of_house_rules_is_up_to_date() -> None:
    text = read(house_rules.PAGE)
    assert house_rules.renewed(text) == text, "docs/house-rules.md is stale; run: python -m tools.house_rules"
