"""Who sits at a server's table: the chairs in one line, and what changes about them, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from whistlestop.boards.editions import carried_board
from whistlestop.terminal.wording import counted, listed

Chair = Mapping[str, Any]
Table = Mapping[str, Any]

HELD = {
    "clock": ("your time ran out three times; a bot plays for you until you play", "is out of time; a bot plays on"),
    "left": ("a bot plays for you until you come back", "has left; a bot plays on"),
    "asked": ("the others let a bot play for you until you play", "is gone; a bot plays on, as the table asked for"),
}
PAUSED = {
    "idle": "the game is paused because nobody was playing; `back` goes on, and so does a move",
    "agreed": "the game is paused; `resume` says that you are ready to go on",
    "left": "the game is paused because everybody has left; `back` goes on",
}
SPANS = {"day": 86_400, "hour": 3_600, "minute": 60, "second": 1}


def table_words(table: Table, me: int | None) -> str:
    """A table in one line: the board, who sits there, the clock."""
    chairs = [chair_words(chair, seat == me) for seat, chair in enumerate(table["chairs"])]
    return " · ".join([carried_board(table["edition"], table.get("board")).name, listed(chairs), *_clock(table)])


def _clock(table: Table) -> Iterator[str]:
    if table["move_seconds"]:
        yield f"{span_words(table['move_seconds'])} for each decision"
    elif table.get("bank"):
        yield f"{span_words(table['bank'])} each, and {span_words(table['increment'])} more with each turn"


def chair_words(chair: Chair, is_mine: bool) -> str:
    """Who sits on a chair."""
    if chair.get("name") is None:
        return f"a chair for {chair['expected']}" if chair.get("expected") else "a free chair"
    if chair.get("level"):
        return f"{chair['name']} ({chair['level']} bot)"
    return "you" if is_mine else str(chair["name"])


def span_words(seconds: int) -> str:
    """A time in its largest whole unit."""
    unit = next(name for name, length in SPANS.items() if seconds % length == 0)
    return counted(seconds // SPANS[unit], unit)


def changes(before: Table, after: Table, me: int | None) -> Iterator[str]:
    """What has changed about the chairs, a line each."""
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
            yield f"{new['name']} would like to pause; `pause` agrees"
    if before.get("paused") != after.get("paused"):
        yield PAUSED[after["paused"]] if after.get("paused") else "the game goes on"


def _moved(old: Chair, new: Chair, is_mine: bool) -> Iterator[str]:
    if old.get("name") != new.get("name"):
        yield f"{new['name']} sits down" if new.get("name") else f"{old['name']} has left the table"
    elif not is_mine and old.get("is_here", False) != new.get("is_here", False):
        yield f"{new['name']} {'is here' if new.get('is_here') else 'is not connected'}"


def _covered(chair: Chair, is_mine: bool) -> str:
    return "your time has run out; a bot makes this move" if is_mine else f"{chair['name']}'s time has run out"


def _held(chair: Chair, is_mine: bool) -> str:
    if not chair.get("held"):
        return "your chair is yours again" if is_mine else f"{chair['name']} plays again"
    mine, others = HELD[chair["held"]]
    return mine if is_mine else f"{chair['name']} {others}"


def _asked(old: Chair, new: Chair, chairs: Sequence[Chair], is_mine: bool) -> Iterator[str]:
    whose = "you" if is_mine else new["name"]
    for seat in new.get("votes", ()):
        if seat not in old.get("votes", ()):
            yield f"{chairs[seat]['name']} would like a bot to play for {whose}; `hold {new['name']}` agrees"
