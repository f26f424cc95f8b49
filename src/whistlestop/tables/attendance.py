"""Commands about people who are away: clocks that run out, bots that take over, and pauses."""

from __future__ import annotations

from collections.abc import Collection

from whistlestop.tables import events as e
from whistlestop.tables import nonces
from whistlestop.tables.commands import begun, chair_of, change
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Change, Table

MAX_TIME_OUTS = 3  # in a row; with the last one a bot holds the seat
PAUSE_SECONDS = 900.0  # of an agreed pause, after which one player is enough to end it


def hold(table: Table, at: float, seat: int, by: int, here: Collection[int]) -> Change:
    """Ask that a bot holds another's seat; it does once more than half of the others who are there want it."""
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
    """The people for whom no bot holds a seat."""
    return [seat for seat in table.people if table.chairs[seat].held is None]


def leave(table: Table, at: float, seat: int) -> Change:
    """Leave: before the deal the seat is free again, later a bot holds it."""
    if nonces.is_revealing(table, at):  # what others reveal their nonces for must stay as it is
        raise Refused("state", "refused-dealing")
    if table.state == "waiting":
        return change(table, at, e.Stood(seat))
    begun(table)
    if table.chairs[seat].held is not None:
        raise Refused("state", "refused-held")
    return change(table, at, e.BotTookOver(seat, "left"))


def time_out(table: Table, at: float, here: Collection[int]) -> Change:
    """One move of the first seat whose clock has run out is a bot's; if nobody waits for it, the table pauses."""
    late = [seat for seat in table.people_to_move if table.clock_at + table.chairs[seat].time_left <= at]
    if table.deadline is None or not late:
        raise Refused.program("state", "nobody's clock has run out")
    if not any(_is_waiting(table, seat, here) for seat in table.people if seat not in late):
        return change(table, at, e.Paused("idle"))
    seat = late[0]
    is_last = table.chairs[seat].time_outs + 1 >= MAX_TIME_OUTS
    return change(table, at, e.BotTookOver(seat, "clock") if is_last else e.TimedOut(seat))


def _is_waiting(table: Table, seat: int, here: Collection[int]) -> bool:
    """Whether a player waits for the others; over days, nobody has to be connected for that."""
    chair = table.chairs[seat]
    return chair.held is None and not chair.is_idle and (seat in here or table.setting.pace == "days")


def come_back(table: Table, at: float, seat: int) -> Change:
    """Take one's seat back from the bot that holds it, or go on where the table has paused for want of players."""
    if table.chairs[seat].held is not None:
        return change(table, at, e.Returned(seat))
    if table.pause == "idle":
        return change(table, at, e.Unpaused(seat))
    raise Refused("state", "refused-own-chair")


def pause(table: Table, at: float, seat: int, is_wanted: bool, here: Collection[int]) -> Change:
    """Ask for a pause, or that it ends: it begins and ends when all who play agree."""
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
