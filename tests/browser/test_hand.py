"""A phone as a hand: routes are listed by use, Claim is always in sight, and the big screen lights what is picked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.support.browser.english import like, say
from tests.support.browser.input_methods import Finger, Mouse
from tests.support.browser.player import Player
from tests.support.browser.scene_actions import become_a_screen, list_routes
from tests.support.browser.scenes import Scene, as_hand, at_table, offers, turn_on
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import Serving

PHONES = [{"width": 360, "height": 640}, pytest.param({"width": 390, "height": 844}, marks=pytest.mark.soak)]
SMALLEST = 18  # pixels of a text on a big screen, apart from the names that are printed on the board
SIZES = """() => [...document.querySelectorAll("main *")].filter((part) =>
    !part.closest("svg, .hidden, [aria-hidden=true]") &&
    [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim()) &&
    part.checkVisibility()).map((part) => [part.textContent.trim(), parseFloat(getComputedStyle(part).fontSize) *
    (part.currentCSSZoom ?? 1)])"""


def hand(visit: Visit, server: Serving, size: dict[str, int] | None = None) -> Player:
    """Somebody on turn, whose phone lists the routes."""
    viewport = size or {"width": 390, "height": 844}
    visitor = visit(viewport=viewport, has_touch=True, is_mobile=True)
    Scene("hand", as_hand(turn_on("usa")), list_routes).show(server, visitor)
    return Player(visitor, Finger())


def is_in_sight(visitor: Visitor, thing: Locator) -> bool:
    """Whether a thing is in the window, and nothing covers its middle."""
    return bool(
        thing.evaluate("""thing => {
            const { x, y, width, height, bottom } = thing.getBoundingClientRect();
            const seen = document.elementFromPoint(x + width / 2, y + height / 2);
            return y >= 0 && bottom <= innerHeight && thing.contains(seen);
        }""")
    )


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("number", [0, -1])
def test_claim_is_in_sight_wherever_the_list_is_scrolled(
    visit: Visit, server: Serving, size: dict[str, int], number: int
) -> None:
    player = hand(visit, server, size)
    player.press(player.page.locator(".pick").nth(number))
    claim = player.visitor.button("claim")
    for scrolled in ("0", "1e6"):
        player.page.locator("#tab-content").evaluate(f"list => list.scrollTo(0, {scrolled})")
        assert is_in_sight(player.visitor, claim)
    player.press(player.page.get_by_role("tab", name=like("tab-tickets")))
    assert is_in_sight(player.visitor, claim)


@pytest.mark.parametrize("size", PHONES)
def test_keep_is_in_sight_while_starting_tickets_are_chosen(
    visit: Visit, server: Serving, size: dict[str, int]
) -> None:
    visitor = visit(viewport=size, has_touch=True, is_mobile=True)
    Scene("hand-keeps", as_hand(at_table("nordic", offers("keep")))).show(server, visitor)
    assert is_in_sight(visitor, visitor.button("keep-done"))


def test_routes_for_my_tickets_come_first_and_are_found_by_their_cities(visit: Visit, server: Serving) -> None:
    page = hand(visit, server).page
    lists = page.get_by_role("heading", level=3).all_inner_texts()
    assert lists[:2] == [say("routes-for-tickets"), say("routes-others")]
    others = page.locator("h3 + ul").nth(1).locator(".points")
    points = [int(text.split()[0]) for text in others.evaluate_all("all => all.map(one => one.firstChild.data)")]
    assert points == sorted(points, reverse=True)
    titles = page.locator(".pick b").all_inner_texts()
    assert len(titles) == len(set(titles)), "a double route is one line"
    page.get_by_role("button", name=like("routes-mine")).tap()
    assert len(page.locator(".pick").all()) == len(page.locator(".pick small").all())
    page.get_by_role("button", name=like("routes-all")).tap()
    city = titles[-1].split(" – ")[0]
    page.get_by_role("searchbox").fill(city[:4].lower())
    expect(page.locator(".pick")).not_to_have_count(len(titles))
    assert all(
        any(end.startswith(city[:4]) for end in title.split(" – ")) or city[:4] in title
        for title in (page.locator(".pick b").all_inner_texts())
    )


def test_what_a_phone_picks_is_lit_on_the_big_screen(visit: Visit, server: Serving) -> None:
    link = turn_on("usa")(server)
    screen = visit(viewport={"width": 1920, "height": 1080}).open(link.split("#")[0])
    become_a_screen(Player(screen, Mouse()))
    player = hand(visit, server)
    line = player.page.locator(".pick").first
    title, points = line.locator("b").inner_text(), line.locator(".points").evaluate("one => one.firstChild.data")
    player.press(line)
    prompt = say("screen-looks", who="Ada", route=title, points=int(points))
    expect(screen.page.get_by_text(prompt, exact=True)).to_be_visible()
    expect(screen.page.locator(".route.pick")).to_have_count(1)
    expect(screen.page.locator(".looked .claim")).to_have_count(1)
    player.press(player.visitor.button("not-now"))
    expect(screen.page.get_by_text(say("curtain-turn", who="Ada"))).to_be_visible()
    expect(screen.page.locator(".route.pick")).to_have_count(0)


def test_a_big_screen_has_no_small_text_and_keeps_the_code_for_those_who_come_late(
    visit: Visit, server: Serving
) -> None:
    link = at_table("europe", offers("draw", "claims", phase="turn", after=150), seat=-1)
    screen = visit(viewport={"width": 1920, "height": 1080})
    Scene("screen", link, become_a_screen).show(server, screen)
    small = [(text, size) for text, size in screen.page.evaluate(SIZES) if size < SMALLEST]
    assert small == []
    assert is_in_sight(screen, screen.page.get_by_role("img", name=say("link-for-cameras")))
