"""What players may do at a table: each command becomes an event, or is refused and changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from sys import intern
from typing import Any

from whistlestop.deal import sha256_of
from whistlestop.errors import IllegalAction, WhistlestopError
from whistlestop.game import Game
from whistlestop.notation.actions import Decision
from whistlestop.tables import events as e
from whistlestop.tables import nonces
from whistlestop.tables.chairs import Chair
from whistlestop.tables.options import Level, check_words
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Change, Table

PHRASES = ("hello", "thanks", "well_played", "good_game", "oops", "one_moment", "your_turn", "again")


def change(table: Table, at: float, event: e.Event) -> Change:
    """An event, and the table after it."""
    return Change((event,), table.after(event, at))


def sit(table: Table, at: float, seat: int | None, name: str, word: str, nonce_sha256: str | None = None) -> Change:
    """Take a free seat: this one, or the first."""
    if table.state != "waiting":
        raise Refused("full", "refused-begun")
    free = [i for i, chair in enumerate(table.chairs) if chair.is_free]
    if not free or (seat is not None and seat not in free):
        raise Refused("full", "refused-no-chair")
    check_words(name, word)
    if name in {chair.name for chair in table.chairs}:
        raise Refused("malformed", "refused-name-taken", {"name": name})
    return change(table, at, e.Sat(free[0] if seat is None else seat, name, word, nonce_sha256=nonce_sha256))


def seat_bot(table: Table, at: float, seat: int, name: str, level: Level) -> Change:
    """Give a free seat to a bot."""
    if table.state != "waiting" or not chair_of(table, seat).is_free:
        raise Refused("state", "refused-chair-taken")
    return change(table, at, e.Sat(seat, name, level=level))


def come(table: Table, at: float, seat: int) -> Change:
    """Come to a rematch before its cards are dealt, in the seat that was kept."""
    chair = chair_of(table, seat)
    if table.state != "waiting" or not (chair.is_awaited or chair.held):
        raise Refused("state", "refused-own-chair")
    return change(table, at, e.Came(seat))


def start_without(table: Table, at: float, seat: int) -> Change:
    """Let a bot begin the rematch for a player who has not come, until that player does."""
    if table.state != "waiting" or not chair_of(table, seat).is_awaited:
        raise Refused("state", "refused-chair-taken")
    return change(table, at, e.BotTookOver(seat, "left"))


def remove_free_seats(table: Table, at: float) -> Change:
    """Remove the free seats at the end, so that the others keep their numbers and colours."""
    left = max((seat + 1 for seat, chair in enumerate(table.chairs) if not chair.is_free), default=0)
    first = table.setting.first
    if table.state != "waiting" or left == len(table.chairs) or (first is not None and first >= left):
        raise Refused("state", "refused-no-chair")
    table.setting.box.check_seats(left)
    return change(table, at, e.SeatsRemoved(left))


def deal(table: Table, at: float) -> Change:
    """Begin the game, once every seat is taken."""
    if not table.is_ready:
        raise Refused("state", "refused-not-ready")
    if nonces.is_revealing(table, at):
        raise Refused("state", "refused-dealing")
    try:
        rules = table.setting.box.rules
        return change(table, at, e.Dealt(rules.as_data()))
    except WhistlestopError as error:
        raise Refused("busy", "refused-deal") from error


def reveal(table: Table, at: float, nonce: str) -> Change:
    """Add a nonce to the deal; its seat is the one whose commitment it fits, which is proof enough."""
    if not table.is_ready:
        raise Refused.program("state", "a nonce can be revealed only when every seat is taken and no card is dealt")
    fits = [seat for seat in nonces.awaited(table) if table.chairs[seat].nonce_sha256 == sha256_of(nonce)]
    if not fits:
        raise Refused.program("malformed", "that nonce fits no unrevealed commitment at this table")
    return change(table, at, e.Revealed(fits[0], nonce))


def commit(table: Table, at: float, seat: int, nonce_sha256: str) -> Change:
    """Commit to a nonce for the next game of the same players."""
    if table.state != "over" or table.again is not None:
        raise Refused.program(
            "state", "a nonce for a rematch can be committed to only between the end of a game and the rematch"
        )
    if table.chairs[seat].next_nonce_sha256 is not None:
        raise Refused.program("state", "this seat has already committed to a nonce for the rematch")
    return change(table, at, e.Committed(seat, nonce_sha256))


def resume(table: Table, at: float, position: Mapping[str, Any]) -> Change:
    """Begin in the middle of a game, from a position of another one."""
    if not table.is_ready:
        raise Refused("state", "refused-not-ready")
    return change(table, at, e.Resumed(position))


def renew(table: Table, at: float, seat: int) -> Change:
    """Replace the link of a seat that was lost, or that somebody else has got hold of."""
    if not chair_of(table, seat).is_person:
        raise Refused("state", "refused-no-link")
    return change(table, at, e.Renewed(seat))


def claim(table: Table, at: float, seat: int, generation: int) -> Change:
    """Take over a seat with an invitation of this generation, which works once."""
    if chair_of(table, seat).generation != generation:
        raise Refused("forbidden", "refused-invitation-used")
    return change(table, at, e.Claimed(seat))


def play(table: Table, at: float, seat: int, words: str, moves: int, by_bot: bool = False) -> Change:
    """Play an action for a seat that has seen this many moves."""
    return play_steps(table, at, seat, [words], moves, by_bot)


def play_steps(table: Table, at: float, seat: int, steps: Sequence[str], moves: int, by_bot: bool = False) -> Change:
    """Play an action together with its payment: all of the steps or, if one is refused, none."""
    game = begun(table)
    if table.pause is not None:
        raise Refused("state", "refused-paused")
    if table.is_choosing:
        if len(steps) > 1:
            raise _no_step_follows()
        return _choose(table, at, seat, steps[0], by_bot)
    if moves != table.moves:
        raise Refused("stale", "refused-stale")
    if game.seat != seat:
        raise Refused("turn", "refused-turn", {"who": table.chairs[game.seat or 0].name})
    return _play_on(table, at, seat, steps, by_bot)


def _play_on(table: Table, at: float, seat: int, steps: Sequence[str], by_bot: bool) -> Change:
    events: list[e.Event] = []
    for words in steps:
        assert table.game is not None
        # The same refusal whatever a tunnel or the deck has just revealed: nobody may peek by sending too many steps.
        if events and not table.game.is_paying:
            raise _no_step_follows()
        played = table.game.copy()
        try:
            decision = played.play(intern(words))  # all tables have the same few words in their logs
        except IllegalAction as error:
            raise Refused.by_rules(error) from None
        event = e.Played(seat, decision.action, decision.outcome, by_bot)
        table = table.after_playing(event, at, played)
        events.append(event)
    return Change(tuple(events), table)


def _no_step_follows() -> Refused:
    return Refused.program("malformed", "a step can only follow a claim, a station or a payment that is not complete")


def _choose(table: Table, at: float, seat: int, words: str, by_bot: bool) -> Change:
    if seat not in table.to_move:
        raise Refused("turn", "refused-chosen")
    game = table.on_turn(seat)
    try:
        decision = game.play(words)
    except IllegalAction as error:
        raise Refused.by_rules(error) from None
    return change(table, at, e.Chosen(seat, decision.action, by_bot))


def undo(table: Table, at: float, seat: int, moves: int) -> Change:
    """Take the last action back, a payment with its claim, if nothing was revealed and nobody else has acted."""
    begun(table)
    if moves != table.moves:
        raise Refused("stale", "refused-stale")
    objection = undo_objection(table, seat)
    if objection is not None:
        raise Refused("undo", objection)
    events = (e.Undone(seat),) * _decisions_of_last_action(begun(table).log)
    for event in events:
        table = table.after(event, at)
    return Change(events, table)


def undo_objection(table: Table, seat: int) -> str | None:
    """Why a seat cannot take back the last action of a game under way, or None if it can."""
    log = begun(table).log
    if table.is_choosing or len(log) <= len(table.chairs):
        return "refused-undo-first"
    kept = len(log) - _decisions_of_last_action(log)
    if log[-1].seat != seat or any(number >= kept for number in table.bot_decisions[-1:]):
        return "refused-undo-acted"
    return "refused-undo-shown" if log[-1].told else None


def _decisions_of_last_action(log: Sequence[Decision]) -> int:
    """How many decisions are taken back together, so that nothing is left half-paid: a whole payment and its claim."""
    first = len(log) - 1
    while first > 0 and log[first].action.startswith(("pay", "give")) and not log[first - 1].told:
        first -= 1
    return len(log) - first


def say(table: Table, at: float, seat: int, phrase: str) -> Change:
    """Say one of the preset phrases."""
    if phrase not in PHRASES:
        raise Refused.program("malformed", f"there is no phrase {phrase!r}; the phrases are {', '.join(PHRASES)}")
    return change(table, at, e.Said(seat, phrase))


def set_bot_speed(table: Table, at: float, seat: int, bot_pause: float) -> Change:
    """Change how long bots wait before they move, at a table with one person."""
    begun(table)
    if table.people != [seat]:
        raise Refused.program("forbidden", "only a person who plays against bots alone can change their speed")
    return change(table, at, e.BotSpeedSet(seat, bot_pause))


def advise(table: Table, at: float, seat: int) -> Change:
    """Note that a player asks a level for advice."""
    begun(table)
    if not table.setting.advice:
        raise Refused("state", "refused-advice")
    if seat not in table.to_move:
        raise Refused("turn", "refused-not-your-turn")
    return change(table, at, e.Advised(seat))


def begin_again(table: Table, at: float, new_table: str, seats: Sequence[int]) -> Change:
    """Note where the same players play again."""
    if table.state != "over" or table.again is not None:
        raise Refused("state", "refused-again")
    return change(table, at, e.Again(new_table, list(seats)))


def chair_of(table: Table, seat: int) -> Chair:
    """The seat of this number; Refused if there is none."""
    if seat >= len(table.chairs):
        raise Refused.program("unknown", f"this table has no seat {seat}; its seats are 0 to {len(table.chairs) - 1}")
    return table.chairs[seat]


def begun(table: Table) -> Game:
    """The game of a table; Refused if it has not begun, or is over."""
    if table.game is None:
        raise Refused("state", "refused-not-dealt")
    if table.game.over:
        raise Refused("state", "refused-over")
    return table.game
