"""Sounds: at a table from the first touch on, as many as are wanted, and nowhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import check_output
from typing import NamedTuple

import pytest

from tests.browser.conftest import Visit
from tests.support.browser.english import say
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import Player
from tests.support.browser.replay_viewer import slider, table_of
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import ADA, BEN, FRIEND, Serving
from whistlestop.bots import make_bot
from whistlestop.client import Client
from whistlestop.client.lobby import sit_down

LISTEN = """
window.played = { opened: 0, pipes: 0, noises: 0 };
window.AudioContext = class extends AudioContext {
    constructor() { super(); window.played.opened += 1; window.sounding = this; }
};
window.OscillatorNode = class extends OscillatorNode {
    constructor(...given) { super(...given); window.played.pipes += 1; }
};
window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
    constructor(...given) { super(...given); window.played.noises += 1; }
};
"""
STRIP = """
const { stripTypeScriptTypes } = require("node:module");
console.log(stripTypeScriptTypes(require("node:fs").readFileSync(process.argv[1], "utf8")));
"""
RENDER = """async ([name, count]) => {
    const { playSound } = await import("/sounds/sounds");
    const context = new OfflineAudioContext(1, 4 * 44100, 44100);
    playSound(name, context.destination, 0, count);
    const samples = (await context.startRendering()).getChannelData(0);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return { loudest, lasts: samples.findLastIndex((sample) => Math.abs(sample) > 0.001) / 44100 };
}"""
MOST_WAGONS = 9
SOUNDS = Path(__file__).parents[2] / "web" / "src" / "sounds"
LOUDEST_VOLUME = 4  # what the end of the scale multiplies with
LONGEST = {"card": 0.2, "train": 0.7, "ticket": 0.5, "tunnel": 0.8, "last-round": 1.8, "turn": 1.8}  # seconds
IS_OPEN = "window.sounding?.state === 'running'"
# A touch opens what sounds 100 ms later; a timer that is set later and runs longer never ends before.
AFTER_A_TOUCH = "new Promise((done) => setTimeout(done, 150))"
WHISTLE = 4  # two calls of two pipes
CARD = 2  # bursts of noise


def listening(visitor: Visitor) -> Visitor:
    """A visitor whose page counts what it plays."""
    visitor.page.add_init_script(LISTEN)
    return visitor


def played(visitor: Visitor) -> tuple[int, int]:
    """How often the audio was opened, and how many tones were played."""
    found = visitor.page.evaluate("window.played")
    return found["opened"], found["pipes"]


def choose_sounds(visitor: Visitor, which: str) -> None:
    """Choose in the menu what is heard."""
    visitor.button("menu").click()
    group = visitor.page.get_by_role("group", name=say("sound"))
    Mouse().press(group.get_by_role("radio", name=say(f"sound-{which}"), exact=True))
    visitor.page.keyboard.press("Escape")


@pytest.fixture(scope="module")
def sources() -> dict[str, str]:
    """The sources of the sounds, as a browser reads them."""
    node = Path(sys.executable).with_name("node")
    return {
        path.stem: check_output([node, "--no-warnings", "-e", STRIP, path], text=True) for path in SOUNDS.glob("*.ts")
    }


class Two(NamedTuple):
    """The link of a seat, and a friend who moves when the test says so."""

    seat: str
    friend: Client

    def move(self) -> None:
        """Let the friend answer until nothing more is asked."""
        while not self.friend.is_asked:
            self.friend.wait()
        while self.friend.is_asked:
            self.friend.play(make_bot("beginner").choose(self.friend.view, self.friend.legal))


@pytest.fixture
def two(server: Serving) -> Iterator[Two]:
    """A table for two."""
    _, seat, other = server.lay(ADA, BEN)
    with Client(other) as friend:
        yield Two(str(seat), friend)


def answer(visitor: Visitor) -> None:
    """Wait for a question, and answer until nothing more is asked."""
    visitor.until(lambda: visitor.is_asked)
    while visitor.is_asked:
        Player(visitor, Mouse()).decide()


def test_it_whistles_when_it_is_my_turn_again(visit: Visit, two: Two) -> None:
    visitor = listening(visit(is_new=True)).open(two.seat)
    for step in (answer, lambda _: two.move(), answer):  # the first tickets of both, and a turn
        step(visitor)
    visitor.until(lambda: bool(visitor.page.evaluate(IS_OPEN)))
    before = played(visitor)[1]  # what a test evaluates counts as a touch, so that it may have whistled at the deal
    two.move()
    visitor.until(lambda: played(visitor) == (1, before + WHISTLE))


@pytest.mark.soak
def test_it_whistles_for_a_waiting_host_when_the_game_begins(visit: Visit, server: Serving) -> None:
    table, seat = server.lay(ADA, FRIEND)
    visitor = listening(visit(is_new=True)).open(str(seat))
    visitor.page.mouse.click(5, 500)
    visitor.until(lambda: bool(visitor.page.evaluate(IS_OPEN)))
    assert played(visitor) == (1, 0)
    sit_down(table, "Vera")
    visitor.until(lambda: played(visitor) == (1, WHISTLE))


def test_it_is_silent_when_it_is_off_and_whistles_when_it_is_turned_on(visit: Visit, two: Two) -> None:
    visitor = listening(visit(is_new=True)).open()
    choose_sounds(visitor, "off")
    visitor.open(two.seat)
    answer(visitor)
    visitor.page.evaluate(AFTER_A_TOUCH)
    two.move()
    visitor.until(lambda: visitor.is_asked)
    assert played(visitor) == (0, 0)
    choose_sounds(visitor, "turn")
    visitor.until(lambda: played(visitor) == (1, WHISTLE))


def test_every_sound_is_heard_is_short_and_never_clips(visit: Visit, sources: dict[str, str]) -> None:
    page = visit(is_new=True).open().page
    page.route(
        "**/sounds/*",
        lambda route: route.fulfill(body=sources[route.request.url.split("/")[-1]], content_type="text/javascript"),
    )
    for name, longest in LONGEST.items():
        found = page.evaluate(RENDER, [name, MOST_WAGONS])
        assert 0.2 < found["loudest"] * LOUDEST_VOLUME < 0.8, name
        assert 0.05 < found["lasts"] < longest, name


def test_with_all_sounds_a_card_is_heard_and_with_my_turn_alone_it_is_not(visit: Visit, two: Two) -> None:
    visitor = listening(visit(is_new=True)).open(two.seat)
    for step in (answer, lambda _: two.move()):
        step(visitor)
    visitor.until(lambda: visitor.is_asked)
    visitor.page.locator("[data-thing=deck]").click()
    visitor.settle()
    assert visitor.page.evaluate("window.played.noises") == 0
    choose_sounds(visitor, "all")
    visitor.until(lambda: bool(visitor.page.evaluate(IS_OPEN)))
    visitor.page.locator("[data-thing=deck]").click()
    visitor.until(lambda: visitor.page.evaluate("window.played.noises") == CARD)


@pytest.mark.soak
def test_a_replay_is_silent(visit: Visit, server: Serving) -> None:
    visitor = listening(visit(is_new=True)).open(f"/replay/{table_of(server, 'usa')}")
    slider(visitor).click()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.evaluate(AFTER_A_TOUCH)
    assert played(visitor) == (0, 0)
