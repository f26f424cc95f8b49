"""Players who are away from a table: clocks, the bot that makes one move, bots that take over, and pauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.support.server.tables import begun, dealt, new_table, people
from whistlestop.errors import RulesError
from whistlestop.server.loading import fold
from whistlestop.server.store import Stored
from whistlestop.tables import attendance, commands
from whistlestop.tables import events as e
from whistlestop.tables.messages import game_message
from whistlestop.tables.options import USUAL_BANK, USUAL_INCREMENT, ChairAsked, TableOptions
from whistlestop.tables.refusal import Refused
from whistlestop.tables.seen import table_seen
from whistlestop.tables.table import Change, Table

BOTH = {0, 1}
BANK: dict[str, Any] = {"pace": "live", "bank": 100, "increment": 20}
MOVE: dict[str, Any] = {"pace": "live", "clock": 60}


def timed_out(table: Table, here: set[int] = BOTH) -> Table:
    """The table when the next clock has run out."""
    assert table.deadline is not None
    with pytest.raises(Refused):
        attendance.time_out(table, table.deadline - 1, here)
    return attendance.time_out(table, table.deadline, here).table


def play(table: Table, words: str, at: float, *, by_bot: bool = False) -> Table:
    return commands.play(table, at, table.to_move[0], words, table.moves, by_bot).table


def drawn(table: Table, seconds: float = 0.0, *, by_bot: bool = False) -> Table:
    """The table after a turn in which the seat on turn draws two cards from the deck."""
    table = play(table, "draw deck", table.at + seconds, by_bot=by_bot)
    return play(table, "draw deck", table.at, by_bot=by_bot)


def left(table: Table, seat: int) -> float:
    return table.chairs[seat].time_left


def test_a_time_out_costs_one_turn_which_the_log_marks_as_the_bots() -> None:
    table = timed_out(begun(**MOVE))
    assert table.chairs[0].is_covered and table.bots_to_move == [0] and table.deadline is None
    table = play(table, "draw deck", table.at, by_bot=True)
    assert table.bots_to_move == [0], "the bot finishes the turn"
    table = play(table, "draw deck", table.at, by_bot=True)
    assert table.people_to_move == [1] and not table.chairs[0].is_covered and table.chairs[0].time_outs == 1
    table = drawn(table)
    assert table.people_to_move == [0], "the next turn is the player's own"
    assert game_message(table, 1, 0).by_bot == [2, 3] and game_message(table, 1, 3).by_bot == [3]
    assert not game_message(table, 1, 4).by_bot


def test_a_player_is_back_by_acting_and_has_time_for_the_rest_of_the_turn() -> None:
    table = timed_out(begun(**MOVE))
    table = play(table, "draw deck", table.at + 1)
    assert not table.chairs[0].is_covered and table.chairs[0].time_outs == 0 and table.people_to_move == [0]
    assert table.deadline == table.at + 60
    assert not game_message(table, 0, 0).by_bot


def test_after_three_time_outs_in_a_row_a_bot_takes_over_until_the_player_returns() -> None:
    table = begun(**MOVE)
    for count in (1, 2):
        table = timed_out(table)
        assert table.chairs[0].time_outs == count and table.chairs[0].held is None
        table = drawn(drawn(table, by_bot=True))
    table = timed_out(table)
    assert table.chairs[0].held == "clock" and table.bots_to_move == [0]
    table = drawn(drawn(table, by_bot=True))
    assert table.bots_to_move == [0], "also in the next turn"
    table = attendance.come_back(table, table.at, 0).table
    assert table.people_to_move == [0] and table.chairs[0].time_outs == 0 and table.deadline == table.at + 60


def test_acting_in_between_begins_the_count_again() -> None:
    table = begun(**MOVE)
    table = drawn(drawn(timed_out(table), by_bot=True))
    table = drawn(drawn(table))
    assert table.chairs[0].time_outs == 0 and not table.chairs[0].is_idle


def test_two_idle_people_find_their_table_as_they_left_it() -> None:
    table = begun(**MOVE)
    moves = table.moves
    table = timed_out(table, here=set())
    assert table.paused == "idle" and table.moves == moves
    assert table.deadline is None and not table.bots_to_move
    table = attendance.come_back(table, table.at + 1e6, 1).table
    assert table.paused is None and table.people_to_move == [0] and table.deadline == table.at + 60


def test_two_people_who_are_connected_but_do_nothing_lose_one_move_before_the_table_pauses() -> None:
    table = timed_out(begun(**BANK))
    table = timed_out(drawn(table, by_bot=True))
    assert table.paused == "idle" and table.people_to_move == [1]
    assert [chair.time_outs for chair in table.chairs] == [1, 0]


def test_a_player_who_comes_back_to_a_paused_table_need_not_wait_for_the_other() -> None:
    table = timed_out(drawn(timed_out(begun(**BANK)), by_bot=True))
    table = attendance.come_back(table, table.at + 500, 0).table
    assert table.paused is None and left(table, 1) == 20
    table = timed_out(table)
    assert table.chairs[1].is_covered, "because seat 0 is connected and waits"


def test_a_table_of_one_person_and_bots_pauses_when_its_clock_runs_out() -> None:
    table = begun(*people("Ada"), ChairAsked("bot"), **MOVE)
    assert timed_out(table, {0}).paused == "idle"


def test_over_days_nobody_has_to_be_connected_to_be_waited_for() -> None:
    table = begun(pace="days")
    table = timed_out(table, here=set())
    assert table.chairs[0].is_covered
    assert timed_out(drawn(table, by_bot=True), here=set()).paused == "idle"


def test_everybody_who_dawdles_over_starting_tickets_pauses_the_table_together() -> None:
    table = dealt(*people("Ada", "Ben", "Cem"), **MOVE)
    late = timed_out(table, {0, 1, 2})
    assert late.paused == "idle" and not late.chosen
    chosen = commands.play(table, 30.0, 2, table.on_turn(2).legal()[0], 0).table
    assert chosen.deadline == 61.0, "another's choice gains nobody time"
    chosen = timed_out(chosen, {0, 1, 2})
    chosen = commands.play(chosen, chosen.at, 0, chosen.on_turn(0).legal()[0], 0, by_bot=True).table
    assert not chosen.chairs[0].is_covered and chosen.bot_decisions == (0,)


def test_a_bank_is_used_up_turn_by_turn_and_grows_by_the_increment() -> None:
    table = begun(**BANK)
    assert [left(table, seat) for seat in BOTH] == [119, 98], "the starting tickets took a second and two"
    table = drawn(table, seconds=30)
    assert (left(table, 0), left(table, 1), table.deadline) == (89, 118, table.at + 118)
    table = drawn(table, seconds=8)
    assert (left(table, 0), left(table, 1)) == (109, 110)


def test_a_bank_that_has_run_out_has_the_increment_left_for_each_turn() -> None:
    table = drawn(drawn(timed_out(begun(**BANK)), by_bot=True))
    assert left(table, 0) == 20 and table.deadline == table.at + 20


def test_nobody_gains_time_by_taking_back() -> None:
    table = begun(**BANK, house={"trains": 45})
    while not (claims := [words for words in table.on_turn(table.to_move[0]).legal() if words.startswith("claim")]):
        table = drawn(table)
    seat, before = table.to_move[0], left(table, table.to_move[0])
    for _ in range(3):
        table = play(table, claims[0], table.at + 1)
        table = commands.undo(table, table.at + 1, seat, table.moves).table
    assert left(table, seat) == before - 6


@pytest.mark.parametrize("clock", [BANK, MOVE])
def test_leaving_and_coming_back_gains_no_time(clock: dict[str, Any]) -> None:
    table = begun(**clock)
    away = attendance.leave(table, table.at + 50, 0).table
    assert attendance.come_back(away, table.at + 50, 0).table.deadline == table.deadline


def test_when_everybody_has_left_no_bot_plays_on() -> None:
    table = attendance.leave(begun(), 9.0, 0).table
    assert table.bots_to_move == [0] and table.paused is None
    table = attendance.leave(table, 9.0, 1).table
    assert table.paused == "left" and not table.bots_to_move
    assert attendance.come_back(table, 9.0, 1).table.bots_to_move == [0]


def test_bots_among_themselves_play_on() -> None:
    table = dealt(ChairAsked("bot"), ChairAsked("bot"))
    assert table.paused is None and table.bots_to_move == [0, 1]


def test_a_pause_begins_and_ends_when_all_agree() -> None:
    table = begun(**BANK)
    table = attendance.pause(table, table.at + 10, 1, True, BOTH).table
    assert table.paused is None and table_seen(table, {}).chairs[1].wants_pause
    with pytest.raises(Refused, match="already"):
        attendance.pause(table, table.at, 1, True, BOTH)
    table = attendance.pause(table, table.at, 0, True, BOTH).table
    assert table.paused == "agreed" and table.deadline is None and left(table, 0) == 109
    with pytest.raises(Refused, match="paused"):
        play(table, "draw deck", table.at)
    table = attendance.pause(table, table.at + 300, 0, False, {0}).table
    assert table.paused == "agreed", "Ben has not agreed, wherever he is"
    table = attendance.pause(table, table.at + 300, 1, False, BOTH).table
    assert table.paused is None and table.deadline == table.at + 109
    assert not any(chair.wants_pause for chair in table.chairs)


def test_after_a_quarter_of_an_hour_one_player_is_enough_to_resume() -> None:
    table = begun(**BANK)
    table = attendance.pause(attendance.pause(table, table.at, 1, True, BOTH).table, table.at, 0, True, BOTH).table
    assert attendance.pause(table, table.at + attendance.PAUSE_SECONDS, 1, False, {1}).table.paused is None


def test_those_who_are_away_are_not_asked_for_a_pause() -> None:
    assert attendance.pause(begun(**BANK), 9.0, 1, True, {1}).table.paused == "agreed"


def test_there_is_nothing_to_pause_without_a_clock() -> None:
    with pytest.raises(Refused, match="clock"):
        attendance.pause(begun(), 9.0, 1, True, BOTH)


def test_more_than_half_of_the_others_who_are_here_can_give_a_seat_to_a_bot() -> None:
    table = begun(*people("Ada", "Ben", "Cem", "Dua"))
    here = {1, 2, 3}
    table = attendance.hold(table, 9.0, 0, 1, here).table
    assert table.chairs[0].held is None and table.chairs[0].votes == {1}
    with pytest.raises(Refused, match="already"):
        attendance.hold(table, 9.0, 0, 1, here)
    assert attendance.hold(table, 9.0, 0, 2, here).table.chairs[0].held == "asked"
    assert attendance.hold(table, 9.0, 0, 2, {1, 2}).table.chairs[0].held == "asked"


def test_of_two_players_one_is_enough() -> None:
    assert attendance.hold(begun(), 9.0, 0, 1, {1}).table.chairs[0].held == "asked"


@pytest.mark.parametrize("seat", [1, 4])
def test_nobody_asks_for_a_bot_on_a_seat_that_is_theirs_or_is_not_there(seat: int) -> None:
    with pytest.raises(Refused):
        attendance.hold(begun(), 9.0, seat, 1, {1})


def test_a_live_table_has_a_time_bank_and_says_so() -> None:
    setting = TableOptions("usa", people("Ada", "Ben"), pace="live").with_usual_clock()
    assert (setting.bank, setting.increment, setting.move_seconds) == (USUAL_BANK, USUAL_INCREMENT, None)
    seen = table_seen(begun(**BANK), {}, {1: 70.0})
    assert (seen.bank, seen.increment, seen.move_seconds) == (100, 20, None)
    assert (seen.chairs[0].time_left, seen.chairs[1].hold_from) == (119, 70.0)
    with pytest.raises(RulesError, match="either a clock"):
        new_table(pace="live", bank=100, clock=60)


def test_a_table_that_was_started_before_there_were_banks_keeps_its_clock() -> None:
    assert begun(pace="live").deadline == begun().at + 90


def test_clocks_and_pauses_are_the_same_when_the_table_is_read_again() -> None:
    table = new_table(**BANK)
    stored = [Stored(0, 0.0, e.encode(e.Created(table.setting, table.secret)), "1")]
    steps: list[Callable[[Table], Change]] = [
        lambda t: commands.deal(t, 1.0),
        lambda t: commands.play(t, 5.0, 1, t.on_turn(1).legal()[0], 0),
        lambda t: commands.play(t, 9.0, 0, t.on_turn(0).legal()[0], 0),
        lambda t: attendance.time_out(t, t.deadline or 0.0, BOTH),
        lambda t: commands.play(t, t.at, 0, "draw deck", t.moves, by_bot=True),
        lambda t: commands.play(t, t.at, 0, "draw deck", t.moves),
        lambda t: attendance.pause(t, t.at + 3, 1, True, {1}),
    ]
    for step in steps:
        change = step(table)
        table = change.table
        stored.append(Stored(table.number, table.at, e.encode(change.events[0]), "1"))
    again = fold("table", stored)
    assert (again.chairs, again.paused, again.clock_at) == (table.chairs, "agreed", table.clock_at)
    assert again.bot_decisions == table.bot_decisions == (2,)
