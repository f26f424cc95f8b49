"""Looking back in a real browser: any game, any moment, by anybody's eyes, and on from there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import Finger, Mouse
from tests.browser.player import Player
from tests.browser.scenes import end_on
from tests.browser.speech import say
from tests.browser.test_languages import LANGUAGES, is_all_in_words, speak, texts
from tests.browser.visitor import Visitor
from tests.reeling import Moment, moments_of
from tests.serving import Serving
from whistlestop.board import load_board
from whistlestop.client import Link
from whistlestop.reel_page import page_of

WIDE: dict[str, Any] = {}
HANDS = ".fit > ul"
SCREENS = pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])


def table_of(server: Serving, edition: str) -> str:
    """The id of a table at which the game is over."""
    return Link.read(end_on(edition)(server)).table


def record_of(server: Serving, edition: str) -> str:
    return httpx.get(f"{server.url}/api/tables/{table_of(server, edition)}/record").text


def moments(server: Serving, edition: str) -> list[Moment]:
    return list(moments_of(httpx.get(f"{server.url}/api/tables/{table_of(server, edition)}/reel").json()))


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name=say("replay-scrub"))


def at(visitor: Visitor) -> int:
    return int(slider(visitor).input_value())


def points(visitor: Visitor) -> list[str]:
    """The points on every plate or chip."""
    players = visitor.page.get_by_role("region", name=say("players")).first
    return [text.split("\n")[0].strip() for text in players.locator(".pt, .inside b").all_inner_texts()]


@SCREENS
def test_a_game_is_stepped_through(visit: Visit, server: Serving, screen: dict[str, Any]) -> None:
    visitor = visit(**screen).open(f"/replay/{table_of(server, 'usa')}")
    played = moments(server, "usa")
    hand = Finger() if screen else Mouse()
    assert at(visitor) == 0 and visitor.hears("replay-begin").is_visible()
    for _ in range(4):
        hand.press(visitor.button("replay-on"))
    hand.press(visitor.button("replay-back"))
    assert at(visitor) == 3
    visitor.until(lambda: visitor.page.url.endswith("#3"))
    hand.press(visitor.button("replay-last"))
    assert at(visitor) == len(played) - 1
    totals = [str(score["total"]) for score in played[-1].all["scores"]]
    assert points(visitor) == totals
    hand.press(visitor.button("replay-first"))
    assert at(visitor) == 0


def test_keys_step_too_and_space_lets_it_run(visit: Visit, server: Serving) -> None:
    visitor = visit().open(f"/replay/{table_of(server, 'usa')}")
    last = len(moments(server, "usa")) - 1
    for key, then in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        visitor.page.keyboard.press(key)
        assert at(visitor) == then
    visitor.page.get_by_label(say("replay-speed")).select_option("8")
    visitor.page.locator("body").click(position={"x": 700, "y": 25})
    visitor.page.keyboard.press("Space")
    visitor.until(lambda: at(visitor) > 3)
    visitor.page.keyboard.press("Space")
    assert visitor.button("replay-play").is_visible()


@SCREENS
@pytest.mark.parametrize("edition", ["usa", "europe", "nordic"])
def test_any_moment_is_shown_by_the_slider(visit: Visit, server: Serving, edition: str, screen: dict[str, Any]) -> None:
    visitor = visit(**screen).open(f"/replay/{table_of(server, edition)}")
    played = moments(server, edition)
    for number in (len(played) // 2, 5, len(played) - 2, 0):
        slider(visitor).fill(str(number))
        visitor.settle()
        facts = played[number].all
        assert visitor.page.locator("svg.board g.claim").count() == len(facts["routes"])
        assert visitor.page.locator("svg.board g.station").count() == len(facts["stations"])
        assert points(visitor) == [str(count) for count in facts["points"]]


def test_only_claims_are_stopped_at_if_that_is_wanted(visit: Visit, server: Serving) -> None:
    visitor = visit().open(f"/replay/{table_of(server, 'usa')}")
    played = moments(server, "usa")
    claims = [n for n in range(1, len(played)) if played[n].all["routes"] != played[n - 1].all["routes"]]
    visitor.page.get_by_label(say("replay-claims")).check()
    for claim in claims[:4]:
        visitor.button("replay-on").click()
        assert at(visitor) == claim
    visitor.button("replay-back").click()
    assert at(visitor) == claims[2]


def ticket_texts(edition: str, tickets: list[str]) -> set[str]:
    """Tickets as they are read, without those whose cities a route joins too: the log speaks of routes."""
    board = load_board(edition)
    names = {city.id: city.name for city in board.cities}
    routes = {frozenset((route.a, route.b)) for route in board.routes}
    pairs = [ticket.split(":") for ticket in tickets if frozenset(ticket.split(":")) not in routes]
    return {f"{names[a]} – {names[b]}" for a, b in pairs}


@SCREENS
@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_whose_eyes_see_it_see_no_card_of_others(
    visit: Visit, server: Serving, edition: str, screen: dict[str, Any]
) -> None:
    visitor = visit(**screen)
    played = moments(server, edition)
    for seat, number in ((0, 2), (1, len(played) // 2), (2, len(played) - 3)):
        visitor.open(f"/replay/{table_of(server, edition)}#{number}/{seat}")
        said = read_everything(visitor)
        others = [own for other, own in enumerate(played[number].own) if other != seat]
        hidden = [ticket for own in others for ticket in [*own["tickets"], *own["offer"]]]
        assert not {text for text in ticket_texts(edition, hidden) if text in said}
        assert not ticket_texts(edition, played[number].own[seat]["tickets"]) - {*said.splitlines()}
        assert visitor.page.locator(HANDS).count() <= 1
        assert blind_draws(visitor) == sum(
            line["action"] == "draw deck" and line["seat"] != seat for line in played[-1].log.values()
        )
        visitor.page.goto("about:blank")


def read_everything(visitor: Visitor) -> str:
    """All that the page says, on every tab of a sheet too; the log is in sight in the end."""
    tabs = visitor.page.get_by_role("tab")
    said = [read(visitor)]
    for tab in [*tabs.all(), *tabs.filter(has_text=say("log")).all()]:
        tab.click()
        said.append(read(visitor))
    return "\n".join(said)


def read(visitor: Visitor) -> str:
    """What is in sight, and the tickets in one line each: the dash between their cities is drawn by a style."""
    ways = [" – ".join(way.locator("span").all_inner_texts()) for way in visitor.page.locator(".ticket .way").all()]
    return "\n".join([visitor.page.locator("body").inner_text(), *ways])


def blind_draws(visitor: Visitor) -> int:
    """How many cards from the deck the log does not name."""
    said = visitor.page.get_by_role("list", name=say("log")).inner_text()
    return said.count(say("from-deck")) + 2 * said.count(say("two-cards", kind="deck"))


def test_with_open_hands_everybody_shows_what_they_hold(visit: Visit, server: Serving) -> None:
    played = moments(server, "europe")
    number = len(played) // 2
    visitor = visit().open(f"/replay/{table_of(server, 'europe')}#{number}")
    said = visitor.page.locator("body").inner_text()
    tickets = [ticket for own in played[number].own for ticket in own["tickets"]]
    assert {text for text in ticket_texts("europe", tickets) if text not in said} == set()
    assert visitor.page.locator(HANDS).count() == 3


def test_a_link_leads_to_a_moment_as_somebody_saw_it(visit: Visit, server: Serving) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    visitor.open(f"/replay/{table_of(server, 'nordic')}#20")
    visitor.page.get_by_label(say("replay-eyes")).select_option("2")
    slider(visitor).fill("33")
    visitor.button("replay-more").click()
    visitor.button("replay-link").click()
    visitor.button("link-copied").wait_for()
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    other = visit().open(link)
    assert at(other) == 33
    assert other.page.get_by_label(say("replay-eyes")).input_value() == "2"
    other.page.evaluate("location.hash = '#5'")
    other.until(lambda: at(other) == 5)


@SCREENS
def test_from_any_moment_it_goes_on_against_bots(visit: Visit, server: Serving, screen: dict[str, Any]) -> None:
    visitor = visit(**screen).open(f"/replay/{table_of(server, 'europe')}#40/1")
    player = Player(visitor, Finger() if screen else Mouse())
    if screen:
        player.press(visitor.button("replay-more"))
    player.press(visitor.button("replay-continue"))
    visitor.page.get_by_label(say("your-name")).fill("Zoe")
    player.press(visitor.page.get_by_role("dialog").get_by_role("button", name=say("play")))
    visitor.page.wait_for_url("**/t/*")
    for _ in range(3):
        visitor.until(lambda: visitor.is_asked)
        player.decide()
    assert "Zoe" in visitor.page.locator("body").inner_text()


@SCREENS
def test_a_record_is_opened_from_a_file(visit: Visit, server: Serving, tmp_path: Path, screen: dict[str, Any]) -> None:
    visitor = visit(**screen).open("/replay")
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(record_of(server, "usa"), encoding="utf-8")
    bad.write_text(record_of(server, "usa").replace("draw", "grab", 1), encoding="utf-8")
    visitor.page.get_by_label(say("replay-open")).first.set_input_files(bad)
    alert = visitor.page.get_by_role("alert")
    alert.wait_for()
    assert "digest" in alert.inner_text() and "\n" not in alert.inner_text()
    assert "status of 400" in visitor.faults.pop()  # a browser calls every refusal an error
    visitor.page.get_by_label(say("replay-open")).first.set_input_files(good)
    slider(visitor).wait_for()
    assert at(visitor) == 0
    slider(visitor).fill("12")
    visitor.until(lambda: visitor.page.url.endswith("#12"))
    visitor.page.reload()
    slider(visitor).wait_for()
    assert at(visitor) == 12


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
        visitor.hears(name).wait_for()
    assert visitor.hears("replay-played", count=len(moments(server, "usa")) - 1).is_visible()
    # Had this device been promised other cards, it would say so.
    kept = {table_of(server, "usa"): "0" * 64}
    visitor.page.evaluate("kept => localStorage.setItem('whistlestop.promises', JSON.stringify(kept))", kept)
    visitor.button("replay-verify").click()
    visitor.hears("deal-broken").wait_for()


def test_the_record_and_the_page_are_kept_as_files(visit: Visit, server: Serving) -> None:
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


@SCREENS
def test_a_page_alone_needs_nothing_else(visit: Visit, server: Serving, tmp_path: Path, screen: dict[str, Any]) -> None:
    file = tmp_path / "my game.html"
    file.write_text(page_of(record_of(server, "europe")), encoding="utf-8")
    assert file.stat().st_size < 1_000_000
    visitor = visit(**screen)
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
    visitor.hears("deal-kept").wait_for()
    assert not visitor.button("replay-continue").count() and not visitor.button("replay-save").count()
    for language in LANGUAGES:
        speak(visitor, language)
        assert is_all_in_words(visitor, language)
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert len([url for url in asked if url.startswith("file:")]) == 1


def test_the_end_of_a_game_and_the_first_page_lead_to_it(visit: Visit, server: Serving) -> None:
    visitor = visit().open(end_on("usa")(server))
    visitor.button("look-back").click()
    slider(visitor).wait_for()
    visitor.open("/")
    visitor.page.get_by_role("region", name=say("finished-games")).get_by_role("button").first.click()
    slider(visitor).wait_for()
    assert table_of(server, "usa") in visitor.page.url


def test_a_moment_is_told_to_those_who_do_not_see_it(visit: Visit, server: Serving) -> None:
    visitor = visit().open(f"/replay/{table_of(server, 'usa')}")
    before = visitor.page.locator("[aria-live=polite].says").inner_text()
    visitor.button("replay-on").click()
    visitor.settle()
    told = visitor.page.locator("[aria-live=polite].says").inner_text()
    assert told != before and told in (slider(visitor).get_attribute("aria-valuetext") or "")
    assert told in texts(visitor)
