"""The replay in a real browser: any game, any moment, as any player saw it, and continuing from there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.english import say
from tests.support.browser.every_language import texts
from tests.support.browser.hidden_tickets import written
from tests.support.browser.input_methods import Finger, Mouse
from tests.support.browser.player import Player
from tests.support.browser.replay_viewer import WIDE, at, moments, points, slider, table_of
from tests.support.browser.scenes import end_on
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import Serving
from tests.support.soak import by_turns
from whistlestop import editions

HANDS = "[data-thing=hand]"


@pytest.mark.parametrize("screen", by_turns([PHONE], [WIDE, PHONE]))
def test_a_game_is_stepped_through(visit: Visit, server: Serving, screen: dict[str, Any]) -> None:
    visitor = visit(**screen).open(f"/replay/{table_of(server, 'usa')}")
    played = moments(server, "usa")
    hand = Finger() if screen else Mouse()
    assert at(visitor) == 0 and visitor.text("replay-begin").is_visible()
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


def test_arrow_keys_step_and_space_runs_it(visit: Visit, server: Serving) -> None:
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


@pytest.mark.parametrize(("edition", "screen"), by_turns([("nordic", PHONE)], editions, [WIDE, PHONE]))
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


@pytest.mark.soak
def test_it_stops_at_claims_only_if_asked(visit: Visit, server: Serving) -> None:
    visitor = visit().open(f"/replay/{table_of(server, 'usa')}")
    visitor.page.get_by_label(say("replay-claims")).check()
    for claim in claims_of(server)[:4]:
        visitor.button("replay-on").click()
        assert at(visitor) == claim
    visitor.button("replay-back").click()
    assert at(visitor) == claims_of(server)[2]


def claims_of(server: Serving) -> list[int]:
    """The moments at which a route was claimed."""
    played = moments(server, "usa")
    return [n for n in range(1, len(played)) if played[n].all["routes"] != played[n - 1].all["routes"]]


@pytest.mark.soak
def test_a_step_is_animated_and_a_jump_is_not(visit: Visit, server: Serving) -> None:
    claim = claims_of(server)[-1]
    visitor = visit().open(f"/replay/{table_of(server, 'usa')}#3")
    coming = visitor.page.locator(":is(.claim, .top, .turning).new")
    slider(visitor).fill(str(claim - 1))
    expect(visitor.page.locator(".claim")).to_have_count(len(claims_of(server)) - 1)
    expect(coming).to_have_count(0)
    visitor.button("replay-on").click()
    expect(visitor.page.locator(".claim.new")).to_have_count(1)
    expect(coming).to_have_count(1)  # and nothing that came with the jump comes again


@pytest.mark.parametrize(("edition", "screen"), by_turns([("europe", PHONE)], ["usa", "europe"], [WIDE, PHONE]))
def test_the_view_of_a_player_shows_no_card_of_others(
    visit: Visit, server: Serving, edition: str, screen: dict[str, Any]
) -> None:
    visitor = visit(**screen)
    played = moments(server, edition)
    for seat, number in ((0, 2), (1, len(played) // 2), (2, len(played) - 3)):
        visitor.open(f"/replay/{table_of(server, edition)}#{number}/{seat}")
        said = read_everything(visitor)
        others = [own for other, own in enumerate(played[number].own) if other != seat]
        secrets = [ticket for own in others for ticket in [*own["tickets"], *own["offer"]]]
        assert not {text for text in written(edition, secrets) if text in said}
        assert not written(edition, played[number].own[seat]["tickets"]) - {*said.splitlines()}
        assert visitor.page.locator(HANDS).count() <= 1
        assert blind_draws(visitor) == sum(
            line["action"] == "draw deck" and line["seat"] != seat for line in played[-1].log.values()
        )
        visitor.page.goto("about:blank")


def read_everything(visitor: Visitor) -> str:
    """Every text of the page, on every tab of a sheet too; the log is in sight in the end."""
    tabs = visitor.page.get_by_role("tab")
    said = [read(visitor)]
    for tab in [*tabs.all(), *tabs.filter(has_text=say("log")).all()]:
        if tab.get_attribute("aria-selected") == "false":  # another press would fold the sheet
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


@pytest.mark.soak
def test_with_open_hands_everybody_shows_what_they_hold(visit: Visit, server: Serving) -> None:
    played = moments(server, "europe")
    number = len(played) // 2
    visitor = visit().open(f"/replay/{table_of(server, 'europe')}#{number}")
    said = visitor.page.locator("body").inner_text()
    tickets = [ticket for own in played[number].own for ticket in own["tickets"]]
    assert {text for text in written("europe", tickets) if text not in said} == set()
    assert visitor.page.locator(HANDS).count() == 3


@pytest.mark.soak
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
    # The address of the moment before may still be written when somebody goes to another.
    other.page.evaluate("location.hash = '#5'; history.replaceState(history.state, '', '#33/2')")
    other.until(lambda: at(other) == 5)


@pytest.mark.soak
@pytest.mark.parametrize("screen", [WIDE, PHONE])
def test_any_moment_can_be_continued_against_bots(visit: Visit, server: Serving, screen: dict[str, Any]) -> None:
    visitor = visit(**screen).open(f"/replay/{table_of(server, 'europe')}#40/1")
    player = Player(visitor, Finger() if screen else Mouse())
    if screen:
        player.press(visitor.button("replay-more"))
    player.press(visitor.button("replay-continue"))
    visitor.page.get_by_label(say("your-name")).fill("Zoe")
    player.press(visitor.page.get_by_role("dialog").get_by_role("button", name=say("play")))
    visitor.page.wait_for_url("**/t/*")
    visitor.until(lambda: visitor.is_asked)
    player.decide()
    assert "Zoe" in visitor.page.locator("body").inner_text()


def test_the_end_of_a_game_and_the_home_page_lead_to_the_replay(visit: Visit, server: Serving) -> None:
    visitor = visit().open(end_on("usa")(server))
    visitor.button("look-back").click()
    slider(visitor).wait_for()
    visitor.open("/")
    visitor.page.get_by_role("region", name=say("finished-games")).get_by_role("button").first.click()
    slider(visitor).wait_for()
    assert table_of(server, "usa") in visitor.page.url


def test_a_moment_is_announced(visit: Visit, server: Serving) -> None:
    visitor = visit().open(f"/replay/{table_of(server, 'usa')}")
    before = visitor.page.locator("[aria-live=polite].says").inner_text()
    visitor.button("replay-on").click()
    visitor.settle()
    announced = visitor.page.locator("[aria-live=polite].says").inner_text()
    assert announced != before and announced in (slider(visitor).get_attribute("aria-valuetext") or "")
    assert announced in texts(visitor)
