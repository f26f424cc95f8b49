"""The lessons, walked through by pressing what they ask for: on a phone and a wide screen, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.accessibility import SIZES, Scheme, violations, violations_at
from tests.support.browser.english import say
from tests.support.browser.every_language import check_a_language, check_every_language
from tests.support.browser.input_methods import Finger, Keys, Mouse
from tests.support.browser.lesson_player import Learner, in_lesson
from tests.support.browser.player import Player
from tests.support.browser.scenes import turn_on
from tests.support.server_thread import Serving
from tests.support.soak import by_turns
from whistlestop.lessons import NAMES

# On the other size it is the same but for how things are pressed, which every lesson tries.
EVERY_SIZE = pytest.mark.parametrize("size", ["wide", pytest.param("phone", marks=pytest.mark.soak)])
EVERY_LESSON = pytest.mark.parametrize("name", NAMES)
LOOKED_AT: dict[tuple[str, int], Scheme] = {
    ("usa", 3): "light",
    ("usa", 12): "dark",
    ("usa", 17): "light",
    ("tunnels", 2): "dark",
    ("stations", 1): "light",
    ("stations", 3): "dark",
}
HALO = "[data-halo], .route.pick, .goal circle"


def learner_at(visit: Visit, size: str, name: str) -> Learner:
    """A learner with a phone, or with a wide screen and a mouse."""
    return Learner(visit(**PHONE), Finger(), name) if size == "phone" else Learner(visit(), Mouse(), name)


@pytest.mark.soak
@pytest.mark.parametrize("size", ["wide", "phone"])
@EVERY_LESSON
def test_a_lesson_is_walked_through_in_every_language(visit: Visit, name: str, size: str) -> None:
    learner = learner_at(visit, size, name)
    learner.walk(lambda: look_around(learner))
    is_done(learner)


# The one that teaches by most means.
@pytest.mark.parametrize(
    ("name", "size"),
    by_turns([("stations", "wide")], NAMES, ["phone", "wide"]),
)
def test_a_lesson_is_walked_through_by_turns_in_each_language(visit: Visit, name: str, size: str) -> None:
    learner = learner_at(visit, size, name)
    learner.walk(lambda: look_around_by_turns(learner))
    end = play_for_real if (name, size) == ("stations", "wide") else is_done  # a phone does not show levels
    end(learner)


def is_done(learner: Learner) -> None:
    """The end is announced, and remembered."""
    expect(learner.page.get_by_role("heading", name=in_lesson("lesson-well-done"))).to_be_focused()
    learner.visitor.open("/learn")
    expect(learner.page.get_by_text(in_lesson("lesson-done"), exact=True)).to_have_count(1)


def play_for_real(learner: Learner) -> None:
    """A lesson ends with a real game by one press."""
    learner.press(learner.page.get_by_role("button", name=in_lesson("lesson-play")))
    expect(learner.page.get_by_role("group", name=say("keep-title"))).to_be_visible()
    assert "/t/" in learner.page.url
    expect(learner.page.get_by_text(say("level-beginner"))).to_have_count(2)


def see_halo(learner: Learner) -> None:
    """There is a halo in sight wherever a step points at something."""
    if learner.reel["steps"][learner.step]["points"]:
        expect(learner.page.locator(HALO).first).to_be_in_viewport()


def look_around(learner: Learner) -> None:
    """The step is there in every language."""
    see_halo(learner)
    check_every_language(learner.visitor)


def look_around_by_turns(learner: Learner) -> None:
    """Check another language now and then, and accessibility at some steps."""
    see_halo(learner)
    if learner.step % 5 == 0:
        check_a_language(learner.visitor, learner.step // 5 + NAMES.index(learner.reel["name"]))
    scheme = LOOKED_AT.get((learner.reel["name"], learner.step))
    if scheme:
        learner.page.emulate_media(color_scheme=scheme)
        assert violations(learner.visitor) == [], learner.step


def has_no_violation(learner: Learner) -> None:
    """Axe finds no fault, neither in light nor in dark."""
    learner.page.emulate_media(color_scheme="light")
    assert violations(learner.visitor) == [], learner.step
    learner.page.emulate_media(color_scheme="dark")  # nothing but the colours is different
    assert violations(learner.visitor, "color-contrast") == [], (learner.step, "dark")


def test_the_list_of_lessons_is_accessible_and_in_every_language(visit: Visit) -> None:
    visitor = visit().open("/learn")
    expect(visitor.page.get_by_role("listitem")).to_have_count(len(NAMES))
    check_every_language(visitor)
    for size in SIZES:
        assert violations_at(visitor, size, "light") == []


@EVERY_SIZE
def test_another_move_gets_a_hint_and_changes_nothing(visit: Visit, size: str) -> None:
    learner = learner_at(visit, size, "usa")
    learner.walk(until=3)  # take the green card
    learner.do_draw("blue")
    expect(learner.page.get_by_text(in_lesson("lesson-not-yet"))).to_be_visible()
    expect(learner.page.get_by_role("list", name=say("hand-of", count=4))).to_be_attached()
    learner.walk(until=4)


@pytest.mark.soak
def test_a_closed_track_says_why_and_another_payment_gets_a_hint(visit: Visit) -> None:
    learner = learner_at(visit, "wide", "usa")
    learner.walk(until=8)
    learner.press_board({"kind": '[data-route="chicago:pittsburgh/2"]', "part": ".sp"})
    why = say("why-other-track-closes", owner="Ines", seats=2, route="Chicago – Pittsburgh")
    expect(learner.page.get_by_text(why)).to_be_visible()
    learner.walk(until=9)  # Saint Louis to Little Rock, to be paid in red
    learner.press_board({"kind": '[data-route="little-rock:saint-louis"]', "part": ".sp"})
    learner.choose(0)  # green
    learner.press(learner.visitor.button("claim"))
    expect(learner.page.get_by_text(in_lesson("lesson-not-yet"))).to_be_visible()
    learner.choose(1)
    learner.press(learner.visitor.button("claim"))
    learner.at = first_beat(learner, 10)
    learner.walk(until=11)


def first_beat(learner: Learner, step: int) -> int:
    """The moment at which a step begins."""
    return next(number for number, beat in enumerate(learner.reel["beats"]) if beat["step"] == step)


@EVERY_SIZE
def test_a_step_is_undone_and_repeated_at_will(visit: Visit, size: str) -> None:
    learner = learner_at(visit, size, "usa")
    back = learner.coach.get_by_role("button", name=say("show-back"), exact=True)
    expect(back).to_be_disabled()
    learner.walk(until=4)
    learner.press(back)
    learner.at = first_beat(learner, 3)
    learner.walk(until=5)
    learner.press(learner.coach.get_by_role("button", name=in_lesson("lesson-again"), exact=True))
    learner.at = 0
    learner.walk(until=1)


@pytest.mark.soak
def test_a_lesson_can_be_left_and_starts_over(visit: Visit) -> None:
    learner = learner_at(visit, "wide", "tunnels")
    learner.walk(until=2)
    learner.press(learner.coach.get_by_role("button", name=in_lesson("lesson-leave"), exact=True))
    learner.page.get_by_role("link", name=re.compile(in_lesson("lesson-about-tunnels"))).click()
    learner.at = 0
    learner.walk(until=1)


@pytest.mark.soak
def test_keys_alone_are_enough(visit: Visit) -> None:
    learner = Learner(visit(), Keys(), "usa")
    learner.walk(until=6)
    for key in ("c", "Enter"):  # the first route that the arrows reach is not what the step asks for
        learner.page.keyboard.press(key)
    learner.press(learner.visitor.button("claim"))
    expect(learner.page.get_by_text(in_lesson("lesson-not-yet"))).to_be_visible()
    learner.page.keyboard.press("/")
    learner.page.keyboard.type("claim chicago:saint-louis\n")
    learner.page.keyboard.type("pay green 2\n")
    learner.page.keyboard.press("Escape")
    learner.at = first_beat(learner, 7)
    learner.walk(until=8)


def test_each_step_is_announced(visit: Visit) -> None:
    learner = learner_at(visit, "wide", "ferries")
    for _ in range(2):
        expect(learner.coach.locator("[aria-live=polite]")).to_have_text(learner.text)
        learner.do()


@pytest.mark.soak
@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize(("name", "steps"), [("usa", (1, 3, 6, 12, 16, 17)), ("tunnels", (2,)), ("stations", (1, 3))])
def test_axe_finds_no_fault(visit: Visit, name: str, steps: tuple[int, ...], size: str) -> None:
    learner = learner_at(visit, size, name)
    for step in steps:
        learner.walk(until=step)
        has_no_violation(learner)


@pytest.mark.parametrize("options", by_turns([PHONE], [{}, PHONE]))
def test_a_newcomer_finds_the_first_game_at_home(visit: Visit, options: dict[str, object]) -> None:
    visitor = visit(**options).open()
    visitor.page.get_by_role("link", name=re.compile(re.escape(say("learn-first")))).click()
    expect(visitor.page.get_by_role("region", name=in_lesson("lesson-name-usa"))).to_be_visible()


@pytest.mark.parametrize("options", by_turns([{}], [{}, PHONE]))
def test_somebody_who_has_played_finds_it_still(visit: Visit, options: dict[str, object]) -> None:
    visitor = visit(**options).open()
    visitor.page.evaluate("localStorage.setItem('whistlestop.lessons', '{\"usa\":true}')")
    visitor.open()
    expect(visitor.page.get_by_role("link", name=re.compile(re.escape(say("learn-first"))))).to_have_count(0)
    visitor.page.get_by_role("link", name=say("learn-to-play")).last.click()
    expect(visitor.page.get_by_role("heading", name=say("learn-to-play"))).to_be_visible()


@pytest.mark.soak
def test_the_menu_of_a_table_knows_the_lessons_of_its_board(visit: Visit, server: Serving) -> None:
    visitor = visit().open(turn_on("europe")(server))
    player = Player(visitor, Mouse())
    player.press(visitor.button("menu"))
    with visitor.context.expect_page() as opened:
        visitor.page.get_by_role("link", name=say("lesson-asks-tunnels")).click()
    expect(opened.value.get_by_role("region", name=in_lesson("lesson-name-tunnels"))).to_be_visible()


def test_a_lesson_that_is_not_there_says_so(visit: Visit) -> None:
    visitor = visit().open("/learn/flying")
    visitor.faults.clear()  # the browser calls a page that is not there a fault
    expect(visitor.page.get_by_role("link", name=in_lesson("lesson-all"))).to_be_visible()
