"""Every lesson is a real game: its positions are valid, what it asks for is legal, and every text exists."""

from __future__ import annotations

import pytest

from tests.support.invariants import check_moment
from tests.support.translations import FOLDER, LANGUAGES, read
from whistlestop import Game
from whistlestop.boards.editions import load_board
from whistlestop.lessons import FOLDER as LESSONS
from whistlestop.lessons import LEARNER, NAMES, lesson, position_of
from whistlestop.tables.lessons import Beat, LessonReel, reel
from whistlestop.tables.refusal import Refused

EVERY_LESSON = pytest.mark.parametrize("name", NAMES)
# What can be pointed at; the words after it are a route, a city, a ticket, a card or a seat.
THINGS = {"offer", "hand", "deck", "tickets", "dig", "card", "route", "city", "ticket", "way", "plate"}


def test_every_file_is_a_lesson() -> None:
    assert sorted(NAMES) == sorted(path.stem for path in LESSONS.glob("*.toml"))


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(Refused, match="there is no lesson"):
        reel("flying")


@EVERY_LESSON
def test_the_positions_are_possible(name: str) -> None:
    scenes = [step.scene for step in lesson(name).steps if step.scene is not None]
    assert scenes
    for scene in scenes:
        game = Game.from_position(position_of(scene))
        check_moment(game, game.position())
        assert game.edition == lesson(name).edition
        assert game.seats == 1 + len(lesson(name).others)


@EVERY_LESSON
def test_every_way_through_a_lesson_reaches_its_end(name: str) -> None:
    found = reel(name)
    for beat in found.beats:
        ways = [*beat.answers.values(), *([] if beat.after is None else [beat.after])]
        assert all(found.beats[way].step in (beat.step, beat.step + 1) for way in ways)
        assert bool(ways) is (beat.step + 1 < len(found.steps))


@EVERY_LESSON
def test_the_learner_is_asked_exactly_when_a_step_wants_something_played(name: str) -> None:
    for beat in reel(name).beats:
        shown = beat.games[-1]
        assert not beat.answers or shown.view["seat"] == LEARNER or shown.view["phase"] == "first_tickets"
        assert all(is_offered(beat, words) for words in beat.answers), beat.answers


def is_offered(beat: Beat, words: str) -> bool:
    """Whether the table offers what the lesson asks for."""
    choices, (verb, _, what) = beat.games[-1].choices, words.partition(" ")
    offered: dict[str, bool] = {
        "draw": what in choices.get("draw", []),
        "claim": what in [claim["route"] for claim in choices.get("claims", [])],
        "station": "stations" in choices and what in choices["stations"]["cities"],
        "pay": words in [payment["words"] for payment in choices.get("pay", [])],
        "give": what in choices.get("give", []),
        "keep": "keep" in choices and {*what.split()} <= {*choices["keep"]["offer"]},
        "tickets": "tickets" in choices,
        "withdraw": "withdraw" in choices,
    }
    return offered[verb]


@EVERY_LESSON
def test_what_is_pointed_at_is_on_the_table(name: str) -> None:
    board = load_board(lesson(name).edition)
    for step, beat in steps_shown(reel(name)):
        view = beat.games[-1].view
        for pointed in step:
            thing, _, which = pointed.partition(" ")
            there = {
                "route": which in board.route_index,
                "city": which in board.city_index,
                "ticket": which in (view["tickets"] or []),
                "way": which in [goal["ticket"] for goal in beat.goals],
                "card": which in view["row"],
                "plate": which in map(str, range(view["seats"])),
            }
            assert thing in THINGS and there.get(thing, not which), pointed


def steps_shown(found: LessonReel) -> list[tuple[list[str], Beat]]:
    """Each beat with what its step points at; a card may be gone once it has been taken."""
    first = {beat.step: beat for beat in reversed(found.beats)}
    return [(found.steps[number].points, beat) for number, beat in first.items()]


@EVERY_LESSON
def test_nothing_is_shown_that_the_learner_may_not_know(name: str) -> None:
    for beat in reel(name).beats:
        for game in beat.games:
            assert game.view["viewer"] == LEARNER
            assert game.view["phase"] == "over" or "seed" not in game.view


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_text_and_no_text_is_left_over(language: str) -> None:
    said = {name for name in read(FOLDER / language / "lessons.ftl").messages if name.startswith("step-")}
    assert said == {f"step-{name}-{step.text}" for name in NAMES for step in lesson(name).steps}
