"""A command with several steps: all of them happen or none, and all of them are taken back together."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.support.server.scrambled_tables import redrawn
from tests.support.server.tables import begun, dealt, people, random_change
from whistlestop import Game
from whistlestop.server.loading import fold
from whistlestop.server.store import Stored
from whistlestop.tables import attendance, commands
from whistlestop.tables import events as e
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Table

NOTHING_FOLLOWS = "only follow a claim, a station or a payment that is not complete"


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def steps_of(table: Table, words: str, last: int = 0) -> list[str]:
    """A claim or a station with its first or last legal payment, and the cards given after that."""
    game, steps = game_of(table).copy(), [words]
    game.play(words)
    while game.is_paying:
        steps.append(game.legal()[last])
        game.play(steps[-1])
    return steps


def about_to(kind: Callable[[Table, str], bool], edition: str = "usa", seed: int = 4) -> tuple[Table, int, str]:
    """A table, the seat on turn, and an action of a certain kind that it can take."""
    chance, table = Random(seed), begun(*people("Ada", "Ben"), edition=edition)
    while True:
        seat = table.to_move[0]
        found = [words for words in game_of(table).legal() if kind(table, words)]
        if game_of(table).phase == "turn" and found:
            return table, seat, found[0]
        words = chance.choice([words for words in game_of(table).legal() if not words.startswith(("claim", "station"))])
        table = commands.play(table, table.at + 1, seat, words, table.moves).table


def claims(table: Table, words: str) -> bool:
    return words.startswith("claim")


def tunnels(table: Table, words: str) -> bool:
    board = game_of(table).box.board
    return claims(table, words) and board.routes[board.route_index[words.split()[1]]].kind == "tunnel"


def is_rich(table: Table) -> bool:
    return int(game_of(table).view(None)["cards"][table.to_move[0]]) > 25


def words_to_pay(table: Table) -> list[str]:
    return [words for words in game_of(table).legal() if words.startswith("pay")]


def takes_substitutes(table: Table, words: str) -> bool:
    return claims(table, words) and any(" sub " in payment for payment in game_of(table).payments(words))


def play_one_by_one(table: Table, seat: int, steps: list[str]) -> Table:
    for words in steps:
        table = commands.play(table, table.at, seat, words, table.moves).table
    return table


def steps_with_substitutes(table: Table, claim: str) -> list[str]:
    game = game_of(table).copy()
    payment = next(words for words in game.payments(claim) if " sub " in words)
    game.play(claim)
    game.play(payment)
    steps = [claim, payment]
    while game.is_paying:
        steps.append(game.legal()[-1])
        game.play(steps[-1])
    return steps


def test_a_claim_and_its_payment_are_one_change_that_leaves_the_table_as_two_commands_do() -> None:
    table, seat, claim = about_to(claims)
    steps = steps_of(table, claim)
    change = commands.play_steps(table, table.at, seat, steps, table.moves)
    assert change.events == tuple(e.Played(seat, words) for words in steps)
    apart = play_one_by_one(table, seat, steps)
    assert game_of(change.table).record() == game_of(apart).record()
    assert (change.table.moves, change.table.number, change.table.to_move) == (apart.moves, apart.number, [1 - seat])


def test_cards_that_replace_a_locomotive_are_given_in_the_same_command() -> None:
    table, seat, claim = about_to(takes_substitutes, "nordic")
    steps = steps_with_substitutes(table, claim)
    assert len(steps) > 3
    change = commands.play_steps(table, table.at, seat, steps, table.moves)
    assert len(change.events) == len(steps) and game_of(change.table).phase == "turn"
    undone = commands.undo(change.table, table.at, seat, change.table.moves)
    assert undone.events == (e.Undone(seat),) * len(steps)
    assert game_of(undone.table).position() == game_of(table).position()


def test_a_station_is_paid_for_in_the_same_command() -> None:
    table, seat, station = about_to(lambda _, words: words.startswith("station"), "europe")
    change = commands.play_steps(table, table.at, seat, steps_of(table, station), table.moves)
    assert change.events[0] == e.Played(seat, station)
    assert change.table.to_move == [1 - seat]


@pytest.mark.parametrize("wrong", ["pay 40 red", "fly home"])
def test_a_step_that_is_not_legal_refuses_the_whole_with_its_own_refusal(wrong: str) -> None:
    table, seat, claim = about_to(claims)
    with pytest.raises(Refused) as whole:
        commands.play_steps(table, table.at, seat, [claim, wrong], table.moves)
    claimed = commands.play(table, table.at, seat, claim, table.moves).table
    with pytest.raises(Refused) as alone:
        commands.play(claimed, table.at, seat, wrong, claimed.moves)
    assert (whole.value.code, whole.value.id, str(whole.value)) == ("illegal", alone.value.id, str(alone.value))
    assert game_of(table).phase == "turn"


def test_nothing_follows_what_ends_a_turn_or_reveals_something() -> None:
    table, seat, claim = about_to(claims)
    for steps in (["draw deck", "draw deck"], [*steps_of(table, claim), "draw deck"], ["tickets", "keep"]):
        with pytest.raises(Refused, match=NOTHING_FOLLOWS) as refusal:
            commands.play_steps(table, table.at, seat, steps, table.moves)
        assert refusal.value.code == "malformed"


def test_starting_tickets_are_chosen_by_themselves() -> None:
    table = dealt(*people("Ada", "Ben"))
    words = table.on_turn(0).legal()[-1]
    with pytest.raises(Refused, match=NOTHING_FOLLOWS):
        commands.play_steps(table, 2.0, 0, [words, "draw deck"], table.moves)


def test_nobody_learns_what_is_in_a_tunnel_by_asking_for_too_much() -> None:
    refusals, digs = set(), set()
    table, seat, claim = about_to(tunnels, "europe")
    steps, chance = steps_of(table, claim), Random(3)
    for table in [redrawn(table, seat, chance) for _ in range(20)]:
        digs.add(game_of(commands.play_steps(table, table.at, seat, steps, table.moves).table).phase)
        for more in ("withdraw", "pay 1 loco", "give red", "draw deck"):
            with pytest.raises(Refused) as refusal:
                commands.play_steps(table, table.at, seat, [*steps, more], table.moves)
            refusals.add((refusal.value.code, str(refusal.value)))
    assert digs == {"turn", "tunnel"}
    assert len(refusals) == 1


def test_an_old_message_does_not_play_a_claim_again() -> None:
    table, seat, claim = about_to(claims)
    steps = steps_of(table, claim)
    played = commands.play_steps(table, table.at, seat, steps, table.moves).table
    with pytest.raises(Refused, match="moved on"):
        commands.play_steps(played, table.at, seat, steps, table.moves)


def test_one_undo_takes_back_a_claim_with_its_payment_however_they_were_sent() -> None:
    table, seat, claim = about_to(claims)
    steps = steps_of(table, claim)
    together = commands.play_steps(table, table.at, seat, steps, table.moves).table
    for paid in (together, play_one_by_one(table, seat, steps)):
        change = commands.undo(paid, table.at, seat, paid.moves)
        assert change.events == (e.Undone(seat), e.Undone(seat))
        assert game_of(change.table).position() == game_of(table).position()
        assert not game_of(change.table).is_paying and change.table.moves == table.moves + 4


def test_a_payment_for_the_cards_of_a_tunnel_is_taken_back_to_the_question() -> None:
    table, seat, claim = about_to(lambda table, words: tunnels(table, words) and is_rich(table), "europe")
    steps, chance = steps_of(table, claim), Random(3)
    twins = [redrawn(table, seat, chance) for _ in range(40)]
    digs = [commands.play_steps(twin, twin.at, seat, steps, twin.moves).table for twin in twins]
    dug, payments = next((dug, pays) for dug in digs if (pays := words_to_pay(dug)))
    with pytest.raises(Refused, match="revealed something new"):
        commands.undo(dug, table.at, seat, dug.moves)
    paid = commands.play(dug, table.at, seat, payments[0], dug.moves).table
    undone = commands.undo(paid, table.at, seat, paid.moves).table
    assert game_of(undone).position() == game_of(dug).position()


def test_nobody_takes_back_a_claim_of_which_a_bot_did_a_part() -> None:
    table, seat, claim = about_to(claims)
    claim, payment = steps_of(table, claim)
    for by_bot in ((True, False), (False, True)):
        paid = table
        for words, is_bots in zip((claim, payment), by_bot, strict=True):
            paid = commands.play(paid, table.at, seat, words, paid.moves, by_bot=is_bots).table
        with pytest.raises(Refused, match="someone else has moved"):
            commands.undo(paid, table.at, seat, paid.moves)


def test_steps_of_a_bot_are_marked_as_such_in_the_log() -> None:
    table, seat, claim = about_to(claims)
    count = len(game_of(table).log)
    change = commands.play_steps(table, table.at, seat, steps_of(table, claim), table.moves, by_bot=True)
    assert change.table.bot_decisions == (count, count + 1)
    assert all(event.by_bot for event in change.events if isinstance(event, e.Played))


def test_clocks_and_pauses_take_a_claim_with_its_payment_as_they_take_both_alone() -> None:
    chance, table = Random(4), begun(*people("Ada", "Ben"), bank=60, increment=5)
    while not any(words.startswith("claim") for words in game_of(table).legal()):
        table = random_change(table, chance).table
    seat = table.to_move[0]
    steps = steps_of(table, next(words for words in game_of(table).legal() if words.startswith("claim")))
    table = attendance.time_out(table, table.deadline or 0.0, {0, 1}).table
    assert table.chairs[seat].is_covered
    later = table.at + 3
    together, apart = commands.play_steps(table, later, seat, steps, table.moves).table, table
    for words in steps:
        apart = commands.play(apart, later, seat, words, apart.moves).table
    assert together.chairs == apart.chairs and not together.chairs[seat].is_covered
    assert (together.deadline, together.clock_at, together.timed) == (apart.deadline, apart.clock_at, apart.timed)
    paused = commands.change(table, later, e.Paused("agreed")).table
    with pytest.raises(Refused, match="pause"):
        commands.play_steps(paused, later, seat, steps, paused.moves)


def test_what_is_stored_of_steps_builds_the_same_table_again() -> None:
    table, seat, claim = about_to(claims)
    changes = [commands.play_steps(table, table.at, seat, steps_of(table, claim), table.moves)]
    changes.append(commands.undo(changes[0].table, table.at, seat, changes[0].table.moves))
    events = [event for change in changes for event in change.events]
    created = Stored(0, 0.0, e.encode(e.Created(table.setting, table.secret)), "1")
    resumed = [e.Resumed(game_of(table).position()), *events]
    again = fold("table", [created, *(Stored(n, 1.0, e.encode(event), "1") for n, event in enumerate(resumed, 1))])
    assert game_of(again).position() == game_of(changes[-1].table).position()
