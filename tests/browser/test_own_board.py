"""A board of one's own: opened as a file on the home page, and played on at the same table as every other."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.browser.conftest import Visit
from tests.support.browser.english import say
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import Player

GUIDE = Path(__file__).parents[2] / "docs" / "boards.md"


def test_the_board_of_the_guide_is_opened_and_played_on(visit: Visit, tmp_path: Path) -> None:
    [text] = re.findall(r"```json\n(\{.*?\n\})\n```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    good, faulty, other = (tmp_path / name for name in ("lakes.json", "faulty.json", "notes.json"))
    good.write_text(text, encoding="utf-8")
    faulty.write_text(text.replace('"b": "dunsend", "length": 2', '"b": "dunsand", "length": 2'), encoding="utf-8")
    other.write_text(json.dumps(["milk", "bread"]), encoding="utf-8")
    visitor = visit(is_new=True).open()
    visitor.button("seats-change").click()
    file, alert = visitor.page.locator("input[type=file]"), visitor.page.get_by_role("alert")

    file.set_input_files(other)
    assert alert.inner_text() == say("own-board-unreadable", file="notes.json")
    file.set_input_files(faulty)
    visitor.button("play").click()
    visitor.page.get_by_text("'dunsand' is not among the cities").wait_for()
    assert "status of 400" in visitor.faults.pop()  # a browser reports every refusal as an error

    file.set_input_files(good)
    visitor.page.get_by_role("radio", name=re.compile("The Five Lakes")).wait_for()
    visitor.button("play").click()
    player = Player(visitor, Mouse())
    visitor.until(player.keep_tickets)
    visitor.page.get_by_role("group", name=say("board-of", board="The Five Lakes")).wait_for()
    assert visitor.page.locator("svg.board .route").count() == 7
    visitor.until(player.draw)
