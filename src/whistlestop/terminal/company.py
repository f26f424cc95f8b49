"""The players at a table on a server: the seats in one line, and what changes about them, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from whistlestop.boards.editions import carried_board
from whistlestop.terminal.wording import counted, listed

Chair = Mapping[str, Any]
Table = Mapping[str, Any]

HELD = {
    "clock": (
        "you ran out of time three times; a bot plays for you until you move",
        "ran out of time; a bot takes over",
    ),
    "left": ("a bot plays for you until you come back", "has left; a bot takes over"),
    "asked": ("the others let a bot play for you until you move", "is away; a bot takes over, as the others asked"),
}
PAUSED = {
    "idle": "the game is paused because nobody was playing; type `back`, or make a move, to continue",
    "agreed": "the game is paused; type `resume` when you are ready to continue",
    "left": "the game is paused because everybody has left; type `back` to continue",
}
SPANS = {"day": 86_400, "hour": 3_600, "minute": 60, "second": 1}


def table_words(table: Table, me: int | None) -> str:
    """A table in one line: the board, the players, the clock."""
    chairs = [chair_words(chair, seat == me) for seat, chair in enumerate(table["chairs"])]
    return " · ".join([carried_board(table["edition"], table.get("board")).name, listed(chairs), *_clock(table)])


def _clock(table: Table) -> Iterator[str]:
    if table["move_seconds"]:
        yield f"{span_words(table['move_seconds'])} per decision"
    elif table.get("bank"):
        yield f"{span_words(table['bank'])} each, plus {span_words(table['increment'])} per turn"


def chair_words(chair: Chair, is_mine: bool) -> str:
    """The player in a seat."""
    if chair.get("name") is None:
        return f"a seat for {chair['expected']}" if chair.get("expected") else "a free seat"
    if chair.get("level"):
        return f"{chair['name']} ({chair['level']} bot)"
    return "you" if is_mine else str(chair["name"])


def span_words(seconds: int) -> str:
    """A time in its largest whole unit."""
    unit = next(name for name, length in SPANS.items() if seconds % length == 0)
    return counted(seconds // SPANS[unit], unit)


def changes(before: Table, after: Table, me: int | None) -> Iterator[str]:
    """What has changed about the seats, one line each."""
    for seat, (old, new) in enumerate(zip(before["chairs"], after["chairs"], strict=True)):
        yield from _moved(old, new, seat == me)
        if new.get("changed_hands", 0) > old.get("changed_hands", 0):
            yield f"{new['name']}'s seat was taken over with a new link"
        if new.get("held") != old.get("held"):
            yield _held(new, seat == me)
        if new.get("is_covered") and not old.get("is_covered"):
            yield _covered(new, seat == me)
        yield from _asked(old, new, after["chairs"], seat == me)
        if new.get("wants_pause") and not old.get("wants_pause") and not after.get("paused") and seat != me:
            yield f"{new['name']} would like to pause; type `pause` to agree"
    if before.get("paused") != after.get("paused"):
        yield PAUSED[after["paused"]] if after.get("paused") else "the game continues"


def _moved(old: Chair, new: Chair, is_mine: bool) -> Iterator[str]:
    if old.get("name") != new.get("name"):
        yield f"{new['name']} has joined the table" if new.get("name") else f"{old['name']} has left the table"
    elif not is_mine and old.get("is_here", False) != new.get("is_here", False):
        yield f"{new['name']} {'is connected' if new.get('is_here') else 'is not connected'}"


def _covered(chair: Chair, is_mine: bool) -> str:
    return (
        "you are out of time; a bot makes this move"
        if is_mine
        else f"{chair['name']} is out of time; a bot makes this move"
    )


def _held(chair: Chair, is_mine: bool) -> str:
    if not chair.get("held"):
        return "you have your seat back" if is_mine else f"{chair['name']} is playing again"
    mine, others = HELD[chair["held"]]
    return mine if is_mine else f"{chair['name']} {others}"


def _asked(old: Chair, new: Chair, chairs: Sequence[Chair], is_mine: bool) -> Iterator[str]:
    whose = "you" if is_mine else new["name"]
    for seat in new.get("votes", ()):
        if seat not in old.get("votes", ()):
            yield f"{chairs[seat]['name']} would like a bot to play for {whose}; type `hold {new['name']}` to agree"
