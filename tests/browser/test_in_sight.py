"""What must stay in sight: the log at a full table, names while somebody speaks, the board's frame; and lost links."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.english import say
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import LIT_CITY, LIT_ROUTE, Player
from tests.support.browser.scene_actions import light_a_payment
from tests.support.browser.scenes import Wanted, at_table, end_on, offers, play_until, replay_at, turn_on
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import Serving
from tests.support.soak import by_turns
from whistlestop import editions
from whistlestop.client import Link

NAMES = ("Katla", "Nikos", "Jure", "Ines", "Maximiliana")
BOX = """(element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
}"""


class Box(TypedDict):
    """Where something is on the screen."""

    left: float
    top: float
    right: float
    bottom: float


def box(thing: Locator) -> Box:
    found: Box = thing.evaluate(BOX)
    return found


def is_apart(a: Box, b: Box) -> bool:
    return a["right"] <= b["left"] or b["right"] <= a["left"] or a["bottom"] <= b["top"] or b["bottom"] <= a["top"]


def is_within(a: Box, b: Box) -> bool:
    return a["left"] >= b["left"] and a["right"] <= b["right"] and a["top"] >= b["top"] and a["bottom"] <= b["bottom"]


@cache
def five(server: Serving, is_over: bool = False) -> list[Link]:
    """The links of a table for five, in the middle of the game or after a short one."""
    people = [{"sits": "here" if seat else "host", "name": name} for seat, name in enumerate(NAMES)]
    links = server.lay(*people, house={"trains": 12} if is_over else {})[1:]
    play_until(links, (lambda client: client.is_over) if is_over else offers("draw", phase="turn", after=60), ())
    return links


def shown(visitor: Visitor, name: str) -> Box:
    """The part of the page with this heading."""
    section = visitor.page.locator("section", has=visitor.page.get_by_role("heading", name=say(name), exact=True))
    return box(section.last)


def resize(visitor: Visitor, width: int, height: int) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.settle()


def test_with_five_players_the_newest_of_the_log_is_in_sight(visit: Visit, server: Serving) -> None:
    visitor = visit().open(str(five(server)[0]))
    for size in ((1440, 900), (1440, 820), (1280, 800), (820, 1180)):
        resize(visitor, *size)
        lines = visitor.page.get_by_role("list", name=say("log")).get_by_role("listitem")
        for line in lines.all()[:3]:
            expect(line).to_be_in_viewport(ratio=0.9)
        expect(visitor.page.locator("[data-thing^=ticket]").first).to_be_in_viewport(ratio=0.9)


@pytest.mark.soak
def test_open_hands_of_five_cover_neither_the_row_nor_the_log(visit: Visit, server: Serving) -> None:
    visitor = visit().open(f"/replay/{five(server, is_over=True)[0].table}#40")
    for height in (900, 820):
        resize(visitor, 1440, height)
        row, log = shown(visitor, "row"), shown(visitor, "log")
        seats = box(visitor.page.get_by_role("region", name=say("players")))
        assert is_apart(row, log) and is_apart(row, seats) and is_apart(seats, log)
        now = visitor.page.get_by_role("list", name=say("log")).locator("[aria-current]")
        expect(now).to_be_in_viewport(ratio=0.9)
        visitor.page.locator(".plate").last.scroll_into_view_if_needed()
        assert shown(visitor, "row") == row


# A bubble is gone after a while, so everything is measured at the moment when it appears.
SINCE = f'section[aria-label="{say("log-since")}"] .head button'
LOOK = f"""() => {{
    const boxes = (kind) => [...document.querySelectorAll(kind)].map({BOX});
    const look = (done) => {{
        const [bubble] = boxes(".bubble");
        if (!bubble) return void requestAnimationFrame(() => look(done));
        const others = [...boxes(".plate .who, .plate .pt, .chip .name, .chip b"), ...boxes('{SINCE}')];
        done({{ bubble, others, screen: {{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }} }});
    }};
    window.seen = new Promise(look);
}}"""
SCREENS: dict[str, dict[str, object]] = {
    "wide": {},
    "tall": {"viewport": {"width": 820, "height": 1180}},
    "phone": PHONE,
}


@pytest.mark.parametrize(("screen", "seat"), by_turns([("phone", 3)], SCREENS, [0, 3]))
def test_a_speech_bubble_covers_no_name_and_not_whose_turn_it_is(
    visit: Visit, server: Serving, screen: str, seat: int
) -> None:
    links = five(server)
    visitor, speaker = visit(**SCREENS[screen]).open(str(links[1])), visit().open(str(links[seat]))
    visitor.page.evaluate(f"({LOOK})()")
    if speaker.button("players-more").count():
        speaker.button("players-more").click()
    speaker.button("say").click()
    speaker.page.get_by_role("button", name=say("phrase-one_moment")).click()
    seen = visitor.page.evaluate("window.seen")
    assert is_within(seen["bubble"], seen["screen"]) and len(seen["others"]) >= 2 * len(NAMES)
    assert [other for other in seen["others"] if not is_apart(other, seen["bubble"])] == []


@pytest.mark.soak
@pytest.mark.parametrize("edition", editions)
@pytest.mark.parametrize("is_back", [False, True])
def test_the_zoom_buttons_do_not_cross_the_frame_of_the_board(
    visit: Visit, server: Serving, edition: str, is_back: bool
) -> None:
    visitor = visit().open((replay_at(edition, "40") if is_back else turn_on(edition))(server))
    for size in ((1440, 900), (1920, 1080), (820, 1180)):
        resize(visitor, *size)
        buttons, frame = box(visitor.page.locator(".zoom")), box(visitor.page.locator("svg.ground .neat").first)
        assert is_within(buttons, frame) or is_apart(buttons, frame)


@pytest.mark.soak
@pytest.mark.parametrize("edition", editions)
@pytest.mark.parametrize("is_phone", [True, False])
def test_where_the_board_is_small_the_zoom_hides_nothing_of_it(
    visit: Visit, server: Serving, edition: str, is_phone: bool
) -> None:
    visitor = visit(**PHONE if is_phone else {})
    visitor.open((replay_at(edition, "40") if is_phone else end_on(edition))(server))
    button = box(visitor.page.locator(".zoom"))
    printed = visitor.page.locator("svg.board :is(.name text, .cities circle, .sp, .w-r)")
    boxes: list[Box] = printed.evaluate_all(f"things => things.map({BOX})")
    assert len(boxes) > 100 and [thing for thing in boxes if not is_apart(thing, button)] == []
    visitor.button("zoom-in").click()
    visitor.button("whole-board").press("Enter")
    expect(visitor.button("whole-board")).to_have_count(0)
    expect(visitor.button("zoom-in")).to_be_focused()


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        pytest.param(LIT_ROUTE, offers("claims", phase="turn", after=60), id="route", marks=pytest.mark.soak),
        pytest.param(LIT_CITY, offers("stations", "claims", after=150), id="station"),
    ],
)
def test_the_board_stays_where_it_is_while_a_payment_is_chosen(
    visit: Visit, server: Serving, kind: dict[str, str], wanted: Wanted
) -> None:
    visitor = visit().open(at_table("europe", wanted)(server))
    board = visitor.page.locator("svg.board")
    for size in ((1280, 720), (1440, 900), (1920, 1080)):
        resize(visitor, *size)
        before = box(board)
        light_a_payment(Player(visitor, Mouse()), kind)
        visitor.button("not-now").wait_for()
        assert box(board) == before
        visitor.button("not-now").click()


@pytest.mark.parametrize("options", by_turns([PHONE], [{}, PHONE]))
def test_the_host_can_always_make_a_new_link(visit: Visit, options: dict[str, object]) -> None:
    host, guest = visit(**options).open(), visit()
    host.button("seats-change").click()
    host.page.get_by_role("combobox", name=say("seat-number", number=2)).select_option("friend")
    host.page.get_by_role("textbox", name=say("your-name")).fill("Ada")
    host.button("play").click()
    guest.open(host.page.get_by_role("textbox", name=say("link")).input_value())
    guest.page.get_by_label(say("your-name")).fill("Vera")
    guest.button("sit-down").first.click()
    for visitor in (host, guest):
        visitor.until(lambda visitor=visitor: visitor.is_asked)  # type: ignore[misc]
    host.button("menu").click()
    host.page.get_by_text(say("lost-links")).click()
    menu = host.page.get_by_role("dialog", name=say("menu"))
    menu.get_by_role("button", name=say("new-link")).click()
    link = menu.get_by_role("textbox", name=say("new-link")).input_value()
    expect(guest.text("closed-title-void")).to_be_visible()
    own = host.context.new_page()
    own.goto(link)
    expect(own.get_by_role("heading", name=say("take-seat-elsewhere-title"))).to_be_visible()
    assert not own.get_by_role("button", name=say("take-seat")).count()
    own.close()
    again = visit(**PHONE).open(link)
    expect(again.page.get_by_role("heading", name=say("take-seat-title", who="Vera"))).to_be_visible()
    again.button("take-seat").tap()
    again.until(lambda: again.is_asked)
    assert "#" not in again.page.url
    expect(host.text("seat-taken-over", who="Vera")).to_be_visible()
    expect(menu.get_by_role("button", name=say("new-link"))).to_be_visible()
    assert not guest.page.get_by_text(say("lost-links")).count()
