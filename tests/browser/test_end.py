"""The end of a game: the scoring is a show that obeys, and the results can be shared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator

from tests.browser.conftest import Visit
from tests.support.browser.english import say
from tests.support.browser.scenes import end_on
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import Serving
from tests.support.soak import by_turns
from whistlestop import editions

CURRENT = "li [aria-current=step]"
PNG = b"\x89PNG\r\n"
PIXELS = """async bytes => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    const { data } = canvas.getContext("2d").getImageData(0, 0, bitmap.width, bitmap.height);
    return [bitmap.width, bitmap.height, new Set(new Uint32Array(data.buffer)).size];
}"""


def open_show(visitor: Visitor, link: str) -> None:
    visitor.open(link)
    visitor.button("show-watch").click()
    visitor.page.get_by_role("heading", name=say("show-title")).wait_for()


def is_shown(visitor: Visitor) -> bool:
    return visitor.page.get_by_role("heading", name=say("show-title")).count() > 0


def steps_shown(visitor: Visitor) -> int:
    return visitor.page.get_by_role("list", name=say("show-told")).get_by_role("listitem").count()


def test_the_show_runs_by_itself_until_it_is_paused_stepped_or_skipped(visit: Visit, server: Serving) -> None:
    visitor = visit(is_new=True, reduced_motion="no-preference")
    open_show(visitor, end_on("europe")(server))
    visitor.until(lambda: steps_shown(visitor) > 1)
    visitor.button("show-pause").click()
    shown = steps_shown(visitor)
    visitor.button("show-next").click()
    visitor.until(lambda: steps_shown(visitor) == shown + 1)
    visitor.button("show-go-on").wait_for()
    visitor.page.keyboard.press("ArrowLeft")
    visitor.until(lambda: steps_shown(visitor) == shown)
    visitor.page.keyboard.press("Escape")
    visitor.until(lambda: not is_shown(visitor))


def test_without_motion_nothing_is_counted_until_next_is_pressed_and_the_points_add_up(
    visit: Visit, server: Serving
) -> None:
    visitor = visit()
    open_show(visitor, end_on("usa")(server))
    totals = visitor.page.locator("header b")
    counted = totals.all_inner_texts()
    for _ in range(60):
        counted = totals.all_inner_texts()
        visitor.button("show-next").click()
        if not is_shown(visitor):
            break
    assert sorted(counted) == sorted(visitor.page.locator("td.tot").all_inner_texts())
    assert re.search(r": \w+ [+−]?\d+, \w+ [+−]?\d+$", visitor.page.locator("h1 + p").inner_text())


@pytest.mark.parametrize(
    ("edition", "width", "height"),
    by_turns(
        [("europe", 360, 640), ("nordic", 740, 360)],
        [*editions],
        [360, 390, 740, 820, 1366],
        [640],
    ),
)
def test_the_board_the_words_and_the_buttons_are_in_sight_at_every_step(
    visit: Visit, server: Serving, edition: str, width: int, height: int
) -> None:
    visitor = visit(viewport={"width": width, "height": height})
    open_show(visitor, end_on(edition)(server))
    while is_shown(visitor):
        places = [box(visitor.page.locator(place).first) for place in ("svg.board", CURRENT)]
        places += [box(visitor.button(name)) for name in ("show-next", "show-skip", "menu")]
        assert all(is_within(place, width, height) for place in places), places
        assert places[0]["width"] * places[0]["height"] > 0.2 * width * height
        visitor.button("show-next").click()
    assert box(visitor.button("menu"))["y"] < box(visitor.button("look-at-board"))["y"] + 20


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found
    return found


def is_within(place: FloatRect, width: int, height: int) -> bool:
    return (
        place["x"] >= 0
        and place["y"] >= 0
        and place["x"] + place["width"] <= width + 1
        and place["y"] + place["height"] <= height + 1
    )


def test_a_finished_game_is_shared_as_a_link_to_its_end_and_as_a_picture(visit: Visit, server: Serving) -> None:
    visitor = visit(is_new=True, permissions=["clipboard-read", "clipboard-write"])
    visitor.open(end_on("nordic")(server))
    visitor.button("link-share").click()
    visitor.button("replay-link").click()
    visitor.text("link-copied").wait_for()
    with visitor.page.expect_download() as download:
        visitor.button("share-picture").click()
    name, picture = download.value.suggested_filename, download.value.path().read_bytes()
    assert name.startswith("whistlestop-nordic-") and picture.startswith(PNG)
    width, height, colours = visitor.page.evaluate(PIXELS, [*picture])
    assert (width, height > width, colours > 1000) == (2000, True, True)
    visitor.open(visitor.page.evaluate("navigator.clipboard.readText()"))
    visitor.page.get_by_text(re.compile(r"wins? with \d+ points")).first.wait_for()
