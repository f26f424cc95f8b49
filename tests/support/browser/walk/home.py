"""The walk at home: choosing a board, seats and options, what goes wrong, and the tables that there are."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.support.browser.english import say
from tests.support.browser.scenes import PEOPLE, end_on, turn_on, waiting
from tests.support.browser.visitor import Visitor
from tests.support.browser.walk.stop import Stop
from tests.support.server_thread import FRIEND, Serving

GUIDE = Path(__file__).parents[4] / "docs" / "boards.md"
PACES = ("relaxed", "live", "days")
GUESTS = ("beginner", "casual", "regular", "strong")
LISTED = {"listed": True}


def options(server: Serving, visitor: Visitor) -> Iterator[None]:
    """Every option of a table, at each pace, and the house rules of a board, one of them changed."""
    page = visitor.open().page
    visitor.button("seats-change").click()
    page.get_by_text(say("more-options")).click()
    for pace in PACES:
        page.get_by_text(say(f"pace-{pace}"), exact=True).click()
        yield
    page.locator(".house summary").click()
    page.get_by_label(say("rule-trains")).fill("30")
    page.keyboard.press("Tab")
    yield


def seats(server: Serving, visitor: Visitor) -> Iterator[None]:
    """Bots of every level, then everybody at this device or by link, without the names that they need."""
    page = visitor.open().page
    visitor.button("seats-change").click()
    for _ in range(2):
        visitor.button("add-seat").click()
    for number, level in enumerate(GUESTS, start=2):
        page.get_by_role("combobox", name=say("seat-number", number=number)).select_option(level)
    yield
    for number in range(2, 6):
        page.get_by_role("combobox", name=say("seat-number", number=number)).select_option("here")
    visitor.button("play").click()
    yield
    for number in range(2, 6):
        page.get_by_role("combobox", name=say("seat-number", number=number)).select_option("friend")
    visitor.button("play").click()
    yield


def own_board(server: Serving, visitor: Visitor) -> Iterator[None]:
    """A board of one's own: a file that is none, a board with faults, and a good one."""
    [text] = re.findall(r"```json\n(\{.*?\n\})\n```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    visitor.open().button("seats-change").click()
    file = visitor.page.locator("input[type=file]")
    file.set_input_files(as_file("notes.json", json.dumps(["milk", "bread"])))
    visitor.page.get_by_role("alert").wait_for()
    yield
    file.set_input_files(
        as_file("faulty.json", text.replace('"b": "dunsend", "length": 2', '"b": "dunsand", "length": 2'))
    )
    visitor.button("play").click()
    visitor.page.get_by_text("dunsand").wait_for()
    yield
    visitor.faults.clear()  # a browser reports every refusal as an error
    file.set_input_files(as_file("lakes.json", text))
    visitor.page.get_by_role("radio", name=re.compile("The Five Lakes")).wait_for()
    yield


def join(server: Serving, visitor: Visitor) -> Iterator[None]:
    """What is neither a link nor a code, and a code that no table has."""
    field = visitor.open().page.get_by_role("textbox", name=say("join-code"))
    for typed, refusal in (("hello", "join-unreadable"), ("nosuch-10", "refused-code")):
        field.fill(typed)
        visitor.button("join-table").click()
        visitor.text(refusal).wait_for()
        yield
    visitor.faults.clear()  # a browser reports every refusal as an error


def as_file(name: str, text: str) -> Any:
    """A text as a file that is chosen in the browser."""
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def tables(server: Serving, visitor: Visitor) -> Iterator[None]:
    """Tables of mine that wait and that play, finished games, and tables that others have listed."""
    for edition in ("usa", "europe"):
        server.lay(PEOPLE[0], FRIEND, edition=edition, **LISTED)
    for link in (waiting(server), turn_on("nordic")(server), end_on("usa")(server)):
        visitor.open(link)
    visitor.open()
    visitor.page.get_by_role("region", name=say("my-tables")).wait_for()
    visitor.page.get_by_role("region", name=say("open-tables")).get_by_role("listitem").first.wait_for()
    yield


def without_a_server(server: Serving, visitor: Visitor) -> Iterator[None]:
    """The server does not answer."""
    visitor.open()
    visitor.may_disconnect = True
    visitor.context.set_offline(True)
    visitor.button("play").click()
    yield


HOME = [Stop(states.__name__.replace("_", "-"), states) for states in (options, seats, own_board, join, tables)]
HOME.append(Stop("without-a-server", without_a_server))
