"""In every window, phase and language: what to press next, the hand, the row and all tickets can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.browser.conftest import Visit
from tests.support.browser.every_language import switch_language
from tests.support.browser.reach import Need, selected_tab, unreachable
from tests.support.browser.scenes import SCENES
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import Serving
from tests.support.soak import by_turns
from tests.support.translations import LANGUAGES
from whistlestop.client import Client, Link

SIZES = [
    (360, 640), (390, 844), (412, 915), (600, 960), (768, 1024), (820, 1180),
    (1024, 640), (1024, 768), (1280, 720), (1366, 650), (1440, 900), (1920, 1080), (2560, 1080), (2560, 1440),
]  # fmt: skip
ROW = '[data-thing^="card "]'
DECKS = "[data-thing=deck], [data-thing=tickets]"
CLAIMING, ANSWER = ".claiming .btn", ".dock .main"
CHOICE, PAYMENT, GIVING = ".choice", ".pay", ".from .bare"


class Phase(NamedTuple):
    """A phase: the scenes that show it, and what to press next."""

    scenes: tuple[str, ...]
    next: str = ""  # the button that goes on
    choose: str = ""  # what is chosen first
    is_turn: bool = False  # whether cards can be taken
    is_paying: bool = False  # an upright phone then shows the hand, but not the row


def on_every_board(name: str) -> tuple[str, ...]:
    return tuple(f"{name}-{edition}" for edition in ("usa", "europe", "nordic"))


PHASES = {
    "first-tickets": Phase(on_every_board("first-tickets"), ANSWER, CHOICE),
    "others-choose": Phase(("others-choose",)),
    "others-turn": Phase(("others-turn",)),
    "turn": Phase((*on_every_board("turn"), "planned"), CLAIMING, is_turn=True),
    "second-card": Phase(("second-card",), is_turn=True),
    "payment": Phase(on_every_board("payment"), ANSWER, PAYMENT, is_paying=True),
    "odds": Phase(("odds",), ANSWER, PAYMENT, is_paying=True),
    "station": Phase(("station",), ANSWER, PAYMENT, is_paying=True),
    "tunnel": Phase(("tunnel",), ANSWER, PAYMENT, is_paying=True),
    "give": Phase(("give",), ANSWER, GIVING, is_paying=True),
    "tickets": Phase(("tickets",), ANSWER),
    "keep": Phase(("keep",), ANSWER, CHOICE),
    "last-round": Phase(("last-round",), is_turn=True),
}
SCENE_OF = {scene.name: scene for scene in SCENES}
PHASE_OF = {scene: phase for phase in PHASES.values() for scene in phase.scenes}


class Held(NamedTuple):
    """What a player has, as the server knows it."""

    cards: int
    kinds: int
    row: int
    tickets: int


def held(link: Link) -> Held:
    """What the player with this link has."""
    with Client(link) as client:
        view = client.view
    counts = [count for count in (view["hand"] or {}).values() if count]
    return Held(sum(counts), len(counts), sum(card is not None for card in view["row"]), len(view["tickets"] or ()))


def needs(visitor: Visitor, phase: Phase, own: Held, is_row_wanted: bool) -> list[Need]:
    """What the player needs in this phase."""
    find = visitor.page.locator
    found = [Need("next", find(phase.next), 1)] if phase.next else []
    found += [Need("choice", find(phase.choose), 1, "cards", own.cards)] if phase.choose else []
    found += [Need("hand", find("[data-thing=hand] li"), own.kinds, "cards", own.cards)]
    if is_row_wanted:
        found += [Need("row", find(ROW), own.row, "cards", own.cards)]
    if phase.is_turn:
        found += [Need("deck", find(DECKS), 2, "cards", own.cards)]
    if own.tickets:
        found += [Need("ticket", find('[data-thing^="ticket "]'), own.tickets, "tickets", own.tickets)]
    return found


def faults_at(visitor: Visitor, phase: Phase, own: Held, size: tuple[int, int]) -> list[str]:
    """What cannot be reached in a window of this size."""
    width, height = size
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.settle()
    return unreachable(visitor, needs(visitor, phase, own, not (phase.is_paying and width < 700 and width < height)))


def fold(visitor: Visitor, is_folded: bool) -> bool:
    """Fold the sheet of a phone, or open it; whether there is one below the board."""
    if not visitor.page.locator(".table.phone").count():
        return False
    selected = selected_tab(visitor)
    if is_folded == bool(selected):
        visitor.page.locator(f"#{selected or 'tab-cards'}").evaluate("tab => tab.click()")
        visitor.settle()
    return True


def cases(
    visitor: Visitor, phase: Phase, own: Held, size: tuple[int, int], languages: list[str]
) -> Iterator[tuple[str, list[str]]]:
    """What cannot be reached in some languages, upright and turned, with the sheet open and folded."""
    for language in languages:
        switch_language(visitor, language)
        for is_folded in (False, True):
            if fold(visitor, is_folded) or not is_folded:
                for width, height in (size, size[::-1], size):
                    folded = ", folded" if is_folded else ""
                    yield f"{language} {width}×{height}{folded}", faults_at(visitor, phase, own, (width, height))


# The languages with the longest words, in windows with the least room.
SOONER = [
    ("first-tickets-nordic", (360, 640), ["el", "is"]),
    ("planned", (1366, 650), ["el", "it"]),
    ("payment-nordic", (1024, 640), ["el", "sl"]),
    ("payment-europe", (360, 640), ["el", "it"]),
    ("keep", (390, 844), ["el", "hr"]),
    ("tunnel", (820, 1180), ["el", "sr"]),
]


@pytest.mark.parametrize(("scene", "size", "languages"), by_turns(SOONER, PHASE_OF, SIZES, [LANGUAGES]))
def test_what_to_press_next_the_hand_the_row_and_all_tickets_can_be_reached(
    visit: Visit, server: Serving, scene: str, size: tuple[int, int], languages: list[str]
) -> None:
    visitor, phase = visit(viewport=dict(zip(("width", "height"), size, strict=True))), PHASE_OF[scene]
    SCENE_OF[scene].show(server, visitor)
    own = held(Link.read(SCENE_OF[scene].link(server)))
    found = dict(cases(visitor, phase, own, size, languages))
    lines = [f"{case}: {fault}" for case, faults in found.items() for fault in faults]
    assert not lines, "\n".join([f"{sum(map(bool, found.values()))} of {len(found)} cases", *lines])
