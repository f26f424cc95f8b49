"""Games as files: records that are opened, checked and kept, and a page that holds a whole game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.english import say
from tests.support.browser.every_language import check_every_language
from tests.support.browser.replay_viewer import WIDE, at, moments, record_of, slider, table_of
from tests.support.server_thread import Serving
from tests.support.soak import by_turns
from whistlestop import Game
from whistlestop.records.html_page import page_of


@pytest.mark.parametrize("screen", by_turns([PHONE], [WIDE, PHONE]))
def test_a_record_is_opened_from_a_file(visit: Visit, server: Serving, tmp_path: Path, screen: dict[str, Any]) -> None:
    visitor = visit(**screen).open("/replay")
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(record_of(server, "usa"), encoding="utf-8")
    bad.write_text(record_of(server, "usa").replace("draw", "grab", 1), encoding="utf-8")
    visitor.page.get_by_label(say("replay-open")).first.set_input_files(bad)
    alert = visitor.page.get_by_role("alert")
    alert.wait_for()
    assert alert.get_by_text(say("refused-reel")).is_visible()
    assert "status of 400" in visitor.faults.pop()  # a browser reports every refusal as an error
    visitor.page.get_by_label(say("replay-open")).first.set_input_files(good)
    slider(visitor).wait_for()
    assert at(visitor) == 0
    slider(visitor).fill("12")
    visitor.until(lambda: visitor.page.url.endswith("#12"))
    visitor.page.reload()
    slider(visitor).wait_for()
    assert at(visitor) == 12


@pytest.mark.soak
def test_a_record_is_dropped_on_the_page(visit: Visit, server: Serving) -> None:
    visitor = visit().open("/replay")
    drop = """(record) => {
        const data = new DataTransfer();
        data.items.add(new File([record], "my.game"));
        window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
    }"""
    visitor.page.evaluate(drop, record_of(server, "usa"))
    slider(visitor).wait_for()


def test_a_deal_is_checked_with_one_press(visit: Visit, server: Serving) -> None:
    visitor = visit().open(f"/replay/{table_of(server, 'usa')}#3")
    visitor.button("replay-more").click()
    visitor.button("replay-verify").click()
    for name in ("deal-kept", "replay-lines-kept"):
        visitor.text(name).wait_for()
    assert visitor.text("replay-played", count=len(moments(server, "usa")) - 1).is_visible()
    # Had this device been promised other cards, it would say so.
    kept = {table_of(server, "usa"): "0" * 64}
    visitor.page.evaluate("kept => localStorage.setItem('whistlestop.promises', JSON.stringify(kept))", kept)
    visitor.button("replay-verify").click()
    visitor.text("deal-broken").wait_for()


def test_the_record_and_the_page_are_saved_as_files(visit: Visit, server: Serving) -> None:
    visitor = visit().open(f"/replay/{table_of(server, 'usa')}#3")
    visitor.button("replay-more").click()
    for name, ending, begins in (
        ("record-download", ".txt", "whistlestop record 1"),
        ("replay-save", ".html", "<!doctype html>"),
    ):
        with visitor.page.expect_download() as download:
            visitor.button(name).click()
        assert download.value.suggested_filename.endswith(ending)
        assert Path(download.value.path()).read_text(encoding="utf-8").startswith(begins)


@pytest.mark.parametrize("screen", by_turns([WIDE], [WIDE, PHONE]))
def test_a_saved_page_needs_nothing_else(visit: Visit, server: Serving, tmp_path: Path, screen: dict[str, Any]) -> None:
    file = tmp_path / "my game.html"
    record = record_of(server, "europe")
    file.write_text(page_of(Game.replay(record), record), encoding="utf-8")
    assert file.stat().st_size < 1_000_000
    visitor = visit(is_new=True, **screen)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.goto(f"{file.as_uri()}#7/1")
    slider(visitor).wait_for()
    visitor.page.evaluate("document.fonts.ready.then(() => null)")
    assert at(visitor) == 7
    visitor.button("replay-on").click()
    assert at(visitor) == 8
    visitor.until(lambda: visitor.page.url.endswith("#8/1"))
    visitor.button("replay-more").click()
    visitor.button("replay-verify").click()
    visitor.text("deal-kept").wait_for()
    assert not visitor.button("replay-continue").count() and not visitor.button("replay-save").count()
    check_every_language(visitor)
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert len([url for url in asked if url.startswith("file:")]) == 1
