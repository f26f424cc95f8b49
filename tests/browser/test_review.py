"""Advice and the review as people see them: small and wide, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.accessibility import violations_anywhere, violations_by_turns
from tests.support.browser.english import like, say
from tests.support.browser.every_language import check_a_language, check_every_language
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import Player
from tests.support.browser.scene_actions import ADVICE, ask_for_advice, open_review, press
from tests.support.browser.scenes import (
    BOARD,
    PEOPLE,
    Scene,
    at_table,
    end_on,
    everywhere,
    offers,
    quick_reviews,
    turn_on,
)
from tests.support.server_thread import PATIENCE, Serving
from tests.support.soak import by_turns, rest
from whistlestop.review.winning import course_of

REVIEW_SCENES = [
    *everywhere("advice", turn_on, ask_for_advice),
    Scene("advice-tickets", at_table("europe", offers("keep")), ask_for_advice),
    *everywhere("review", end_on, open_review),
]


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    """Every review is a quick one."""
    with quick_reviews():
        yield


@pytest.mark.soak
@pytest.mark.parametrize("scene", REVIEW_SCENES, ids=lambda scene: scene.name)
def test_axe_finds_no_fault_and_every_language_is_complete(visit: Visit, server: Serving, scene: Scene) -> None:
    visitor = visit()
    scene.show(server, visitor)
    check_every_language(visitor)
    assert not (found := violations_anywhere(visitor)), "\n".join(found)


@pytest.mark.parametrize("number", [5, rest(0)], ids=lambda number: REVIEW_SCENES[number].name)
def test_axe_finds_no_fault_by_turns_in_each_language(visit: Visit, server: Serving, number: int) -> None:
    visitor = visit()
    REVIEW_SCENES[number].show(server, visitor)
    check_a_language(visitor, number, is_back=False)
    assert not (found := violations_by_turns(visitor, number, (BOARD,))), "\n".join(found)


@pytest.mark.parametrize("options", by_turns([{}], [{}, PHONE]))
def test_advice_is_shown_on_the_board_and_played_by_one_press(
    visit: Visit, server: Serving, options: dict[str, object]
) -> None:
    link = at_table("usa", offers("claims", phase="turn", after=30))(server)
    visitor = visit(**options)
    visitor.open(link)
    player = Player(visitor, Mouse())
    for _ in range(12):
        visitor.until(lambda: visitor.is_asked or visitor.page.locator(".prompt.idle").count() > 0)
        if not visitor.is_asked:
            break
        ask_for_advice(player)
        shows = visitor.button("advice-show")
        if shows.count():
            shows.click()
            visitor.page.locator(".tray").wait_for()
        visitor.page.locator(ADVICE).get_by_role("button", name=say("advice-play")).click()
        visitor.settle()
        visitor.until(lambda: visitor.page.locator(ADVICE).count() == 0)
    assert not visitor.is_asked, "a whole turn was played by advice alone"


@pytest.mark.soak
def test_the_chosen_adviser_is_remembered(visit: Visit, server: Serving) -> None:
    visitor = visit()
    visitor.open(at_table("usa", offers("draw", phase="turn", after=20))(server))
    ask_for_advice(Player(visitor, Mouse()))
    visitor.page.get_by_label(say("advice-who")).select_option("strong")
    visitor.page.locator(f"{ADVICE} .move").wait_for()
    visitor.page.reload()
    visitor.button("advice-ask").click()
    visitor.page.locator(f"{ADVICE} .move").wait_for()
    assert visitor.page.get_by_label(say("advice-who")).input_value() == "strong"


def test_at_a_table_without_advice_nobody_is_offered_any(visit: Visit, server: Serving) -> None:
    links = server.lay(*PEOPLE, advice=False)
    visitor = visit().open(str(links[1]))
    visitor.until(lambda: visitor.is_asked)
    assert not visitor.button("advice-ask").count()


def test_the_results_say_who_was_advised(visit: Visit, server: Serving) -> None:
    link = at_table("nordic", offers("draw", phase="turn", after=10), trains=6)
    visitor = visit().open(link(server))
    ask_for_advice(Player(visitor, Mouse()))
    chairs = visitor.page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/')).then((a) => a.json())")
    assert chairs["chairs"][0]["advised"] == 1


@pytest.mark.parametrize("options", by_turns([PHONE], [{}, PHONE]))
def test_the_parts_visibly_add_up_to_the_margin(visit: Visit, server: Serving, options: dict[str, object]) -> None:
    visitor = visit(**options)
    Scene("review", end_on("europe"), open_review).show(server, visitor)
    for table in visitor.page.locator(".luck table").all():
        *parts, margin = [_number(cell) for cell in table.locator("td:last-child").all_inner_texts()]
        assert round(sum(parts), 6) == margin


def _number(text: str) -> float:
    return float(text.replace("−", "-").replace(",", "."))


@pytest.mark.soak
def test_chances_can_be_read_by_keys_and_as_a_table(visit: Visit, server: Serving) -> None:
    visitor = visit()
    Scene("review", end_on("usa"), open_review).show(server, visitor)
    chart = visitor.page.locator(".course").filter(has=visitor.page.get_by_role("heading", name=say("review-won")))
    slider = chart.get_by_role("slider")
    slider.focus()
    before = slider.get_attribute("aria-valuetext")
    for _ in range(5):
        visitor.page.keyboard.press("ArrowLeft")
    assert slider.get_attribute("aria-valuetext") != before
    chart.get_by_text(say("chart-table")).click()
    assert chart.get_by_role("row").count() > 5


def test_moments_are_linked_to_the_replay(visit: Visit, server: Serving) -> None:
    visitor = visit()
    Scene("review", end_on("nordic"), open_review).show(server, visitor)
    links = visitor.page.get_by_role("link", name=like("chart-turn"))
    assert "/replay/" in (links.first.get_attribute("href") or "")


def test_what_is_found_early_is_shown_with_how_far_the_review_is(
    visit: Visit, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = Event()

    def waits(*about: Any) -> Any:
        may_go_on.wait(PATIENCE)
        return course_of(*about)

    monkeypatch.setattr("whistlestop.review.review.course_of", waits)
    visitor = visit().open(at_table("usa", lambda client: client.is_over, trains=16)(server))
    press(Player(visitor, Mouse()), "review-begin")
    try:
        for name in ("review-won", "review-luck", "review-cards", "review-spent", "review-order"):
            visitor.page.get_by_role("heading", name=say(name)).wait_for()
        assert visitor.page.get_by_role("progressbar").is_visible() and visitor.text("review-rough").is_visible()
        assert not visitor.page.get_by_role("heading", name=say("review-turning")).count()
    finally:
        may_go_on.set()
    visitor.page.get_by_role("heading", name=say("review-turning")).wait_for()
    assert not visitor.page.get_by_role("progressbar").count() and not visitor.text("review-rough").count()
