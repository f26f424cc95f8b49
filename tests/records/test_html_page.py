"""A game as one HTML file: everything is inside, whatever the players' names, and it is written completely or not."""

from __future__ import annotations

import base64
import gzip
import json
import re
from pathlib import Path

import pytest

from tests.support.command_line import refused, run
from tests.support.games import play_on
from whistlestop import Game
from whistlestop.errors import RecordError
from whistlestop.records import html_page
from whistlestop.records.html_page import BEGINS, PLACE, page_of, save_page

NAMES = ["</script><b>Ada", "\N{EN DASH} Ðóra & <!--"]


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page like the one from the build, but small."""
    web = tmp_path / "web"
    (web / "boards").mkdir(parents=True)
    (web / "boards" / "usa.svg").write_text("<svg>land</svg>", encoding="utf-8")
    (web / "replay.html").write_text(f"{BEGINS}\n<p>{PLACE}</p>\n", encoding="utf-8")
    monkeypatch.setattr(html_page, "WEB", web)
    monkeypatch.setattr(html_page, "TEMPLATE", web / "replay.html")
    return web


@pytest.fixture
def record() -> str:
    return play_on(Game("usa", 2, 1, names=NAMES), 1, 20).record()


def test_the_game_the_record_and_the_board_are_in_the_page(record: str) -> None:
    page = page_of(Game.replay(record), record)
    found = re.search(r'<script type="application/gzip" id="game">(.*?)</script>', page)
    assert found is not None
    game = json.loads(gzip.decompress(base64.b64decode(found[1])))
    assert game["record"] == record and game["ground"] == "<svg>land</svg>"
    assert game["reel"]["names"] == NAMES and len(game["reel"]["steps"]) == 21


def test_no_players_name_becomes_part_of_the_page(record: str) -> None:
    page = page_of(Game.replay(record), record)
    assert page.count("</script>") == 1 and "<b>" not in page and page.count("<!--") == 1


def test_a_page_that_was_not_built_is_reported_in_one_line(built: Path, record: str) -> None:
    (built / "replay.html").unlink()
    with pytest.raises(RecordError, match="the page was not built with this package"):
        page_of(Game.replay(record), record)


def test_the_command_writes_it_beside_the_record_or_where_asked(tmp_path: Path, record: str) -> None:
    file, other = tmp_path / "my.game", tmp_path / "other.html"
    file.write_text(record, encoding="utf-8")
    assert "open it in any browser" in run("replay", file, "--html").output
    assert run("replay", file, other, "--html").exit_code == 0
    assert (
        other.read_text(encoding="utf-8")
        == (tmp_path / "my.html").read_text(encoding="utf-8")
        == page_of(Game.replay(record), record)
    )


def test_a_different_file_is_not_overwritten(tmp_path: Path, record: str) -> None:
    file, mine = tmp_path / "my.game", tmp_path / "my.html"
    file.write_text(record, encoding="utf-8")
    mine.write_text("<p>my page", encoding="utf-8")
    assert "is not a page of a game, so it is not overwritten" in refused("replay", file, "--html")
    assert "an output file needs --html" in refused("replay", file, mine)
    assert mine.read_text(encoding="utf-8") == "<p>my page"


def test_a_page_is_written_completely_or_not_at_all(
    tmp_path: Path, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "my.html"
    save_page(Game.replay(record), target)
    before = target.read_text(encoding="utf-8")

    def full(self: Path, *args: object, **options: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(RecordError, match="No space left on device"):
        save_page(Game.replay(record), target)
    assert target.read_text(encoding="utf-8") == before
    assert [path.name for path in tmp_path.glob("my*")] == ["my.html"]
