"""Commands about players who are away: clocks that run out, bots that take over, and pauses."""

from __future__ import annotations

from collections.abc import Collection

from whistlestop.tables import events as e
from whistlestop.tables import nonces
from whistlestop.tables.commands import begun, chair_of, change
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Change, Table

MAX_TIME_OUTS = 3  # in a row; at the last one a bot takes over the seat
PAUSE_SECONDS = 900.0  # of an agreed pause, after which one player is enough to end it


def hold(table: Table, at: float, seat: int, by: int, here: Collection[int]) -> Change:
    """Ask for a bot to play for another seat; it does once more than half of the other players who are here agree."""
    begun(table)
    chair = chair_of(table, seat)
    if seat == by or chair.level is not None or chair.held is not None:
        raise Refused("state", "refused-hold")
    others = [i for i in _playing(table) if i != seat and (i in here or i == by)]
    votes = (chair.votes | {by}) & {*others}
    if 2 * len(votes) > len(others):
        return change(table, at, e.BotTookOver(seat, "asked"))
    if by in chair.votes:
        raise Refused("state", "refused-hold-asked")
    return change(table, at, e.TakeoverRequested(seat, by))


def _playing(table: Table) -> list[int]:
    """The seats of people for whom no bot has taken over."""
    return [seat for seat in table.people if table.chairs[seat].held is None]


def leave(table: Table, at: float, seat: int) -> Change:
    """Leave a seat: before the deal it becomes free, later a bot takes over."""
    if nonces.is_revealing(table, at):  # the players for whom others reveal their nonces must not change
        raise Refused("state", "refused-dealing")
    if table.state == "waiting":
        return change(table, at, e.Stood(seat))
    begun(table)
    if table.chairs[seat].held is not None:
        raise Refused("state", "refused-held")
    return change(table, at, e.BotTookOver(seat, "left"))


def time_out(table: Table, at: float, here: Collection[int]) -> Change:
    """Let a bot move for the first seat whose clock has run out; if nobody is waiting for it, pause the table."""
    late = [seat for seat in table.people_to_move if table.clock_at + table.chairs[seat].time_left <= at]
    if table.deadline is None or not late:
        raise Refused.program("state", "nobody's clock has run out")
    if not any(_is_waiting(table, seat, here) for seat in table.people if seat not in late):
        return change(table, at, e.Paused("idle"))
    seat = late[0]
    is_last = table.chairs[seat].time_outs + 1 >= MAX_TIME_OUTS
    return change(table, at, e.BotTookOver(seat, "clock") if is_last else e.TimedOut(seat))


def _is_waiting(table: Table, seat: int, here: Collection[int]) -> bool:
    """Whether a player is waiting for the others; in a game over days, nobody has to be connected for that."""
    chair = table.chairs[seat]
    return chair.held is None and not chair.is_idle and (seat in here or table.setting.pace == "days")


def come_back(table: Table, at: float, seat: int) -> Change:
    """Take a seat back from the bot that plays for it, or end a pause that began because nobody was playing."""
    if table.chairs[seat].held is not None:
        return change(table, at, e.Returned(seat))
    if table.pause == "idle":
        return change(table, at, e.Unpaused(seat))
    raise Refused("state", "refused-own-chair")


def pause(table: Table, at: float, seat: int, is_wanted: bool, here: Collection[int]) -> Change:
    """Ask for a pause, or for its end: it begins and ends when all players agree."""
    begun(table)
    if table.setting.time_control is None:
        raise Refused("state", "refused-pause-clock")
    if table.pause == "idle" and not is_wanted:
        return come_back(table, at, seat)
    if table.pause == "idle" or table.chairs[seat].wants_pause == is_wanted:
        raise Refused("state", "refused-pause-said")
    asked = change(table, at, e.PauseAsked(seat, is_wanted))
    if table.pause is None:
        others = [i for i in _playing(table) if i in here]
        is_agreed = is_wanted and all(asked.table.chairs[i].wants_pause for i in others)
        return change(table, at, e.Paused("agreed")) if is_agreed else asked
    is_wanted_still = any(asked.table.chairs[i].wants_pause for i in _playing(table))
    is_over = not is_wanted and (at >= table.paused_at + PAUSE_SECONDS or not is_wanted_still)
    return change(table, at, e.Unpaused(seat)) if is_over else asked
