"""What people may do at a table: each command becomes an event, or is refused and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from sys import intern
from typing import Any

from whistlestop.box import open_box
from whistlestop.deal import sha256_of
from whistlestop.errors import IllegalAction, WhistlestopError
from whistlestop.game import Game
from whistlestop.tables import events as e
from whistlestop.tables import nonces
from whistlestop.tables.chairs import Chair
from whistlestop.tables.options import Level, check_words
from whistlestop.tables.phrases import PHRASES
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Change, Table


def change(table: Table, event: e.Event, at: float) -> Change:
    """An event with the table as it leaves it."""
    return Change(event, table.after(event, at))


def sit(table: Table, seat: int | None, name: str, word: str, at: float, nonce_sha256: str | None = None) -> Change:
    """Take a free chair: a certain one, or the first."""
    if table.state != "waiting":
        raise Refused("full", "refused-begun")
    free = [i for i, chair in enumerate(table.chairs) if chair.is_free]
    if not free or (seat is not None and seat not in free):
        raise Refused("full", "refused-no-chair")
    check_words(name, word)
    if name in {chair.name for chair in table.chairs}:
        raise Refused("malformed", "refused-name-taken", {"name": name})
    return change(table, e.Sat(free[0] if seat is None else seat, name, word, nonce_sha256=nonce_sha256), at)


def seat_bot(table: Table, at: float, seat: int, name: str, level: Level) -> Change:
    """Give a free chair to a bot."""
    if table.state != "waiting" or not chair_of(table, seat).is_free:
        raise Refused("state", "refused-chair-taken")
    return change(table, e.Sat(seat, name, level=level), at)


def deal(table: Table, at: float) -> Change:
    """Begin the game, once every chair is taken."""
    if not table.is_ready:
        raise Refused("state", "refused-not-ready")
    if nonces.is_revealing(table, at):
        raise Refused("state", "refused-dealing")
    try:
        rules = open_box(table.setting.edition, table.setting.house).rules
        return change(table, e.Dealt(rules.as_data()), at)
    except WhistlestopError as error:
        raise Refused("busy", "refused-deal") from error


def reveal(table: Table, nonce: str, at: float) -> Change:
    """Add a nonce to the deal; its seat is the one whose commitment it fits, so that it needs no other proof."""
    if not table.is_ready:
        raise Refused.program("state", "a nonce is revealed when every seat is taken and no card is dealt")
    fits = [seat for seat in nonces.awaited(table) if table.chairs[seat].nonce_sha256 == sha256_of(nonce)]
    if not fits:
        raise Refused.program("malformed", "that nonce fits no commitment that is still to be revealed at this table")
    return change(table, e.Revealed(fits[0], nonce), at)


def commit(table: Table, seat: int, nonce_sha256: str, at: float) -> Change:
    """Commit to a nonce for the next game of the same people."""
    if table.state != "over" or table.again is not None:
        raise Refused.program(
            "state", "a nonce for a rematch is committed to between the end of a game and the rematch"
        )
    if table.chairs[seat].next_nonce_sha256 is not None:
        raise Refused.program("state", "this seat has committed to a nonce for the rematch already")
    return change(table, e.Committed(seat, nonce_sha256), at)


def go_on(table: Table, at: float, position: dict[str, Any]) -> Change:
    """Begin the game in the middle, from a position of another one."""
    if not table.is_ready:
        raise Refused("state", "refused-not-ready")
    return change(table, e.Resumed(position), at)


def renew(table: Table, seat: int, at: float) -> Change:
    """Replace the link of a chair that has been lost, or has come into the wrong hands."""
    if not chair_of(table, seat).is_person:
        raise Refused("state", "refused-no-link")
    return change(table, e.Renewed(seat), at)


def claim(table: Table, seat: int, generation: int, at: float) -> Change:
    """Take a chair over by an invitation of this generation, which works once."""
    if chair_of(table, seat).generation != generation:
        raise Refused("forbidden", "refused-invitation-used")
    return change(table, e.Claimed(seat), at)


def play(table: Table, seat: int, words: str, moves: int, at: float, by_bot: bool = False) -> Change:
    """Play an action of a seat that has seen so many moves."""
    game = begun(table)
    if table.pause is not None:
        raise Refused("state", "refused-paused")
    if table.is_choosing:
        return _choose(table, seat, words, at, by_bot)
    if moves != table.moves:
        raise Refused("stale", "refused-stale")
    if game.seat != seat:
        raise Refused("turn", "refused-turn", {"who": table.chairs[game.seat or 0].name})
    played = game.copy()
    try:
        decision = played.play(intern(words))  # all tables have the same few words in their logs
    except IllegalAction as error:
        raise Refused.by_rules(error) from None
    event = e.Played(seat, decision.action, decision.outcome, by_bot)
    return Change(event, table.after_playing(event, at, played))


def _choose(table: Table, seat: int, words: str, at: float, by_bot: bool) -> Change:
    if seat not in table.to_move:
        raise Refused("turn", "refused-chosen")
    game = table.on_turn(seat)
    try:
        decision = game.play(words)
    except IllegalAction as error:
        raise Refused.by_rules(error) from None
    return change(table, e.Chosen(seat, decision.action, by_bot), at)


def undo(table: Table, seat: int, moves: int, at: float) -> Change:
    """Take the last decision back, as long as nothing was revealed and nobody else has acted."""
    begun(table)
    if moves != table.moves:
        raise Refused("stale", "refused-stale")
    objection = undo_objection(table, seat)
    if objection is not None:
        raise Refused("undo", objection)
    return change(table, e.Undone(seat), at)


def undo_objection(table: Table, seat: int) -> str | None:
    """Why the last decision of a game under way can not be taken back by a seat, or None if it can."""
    log = begun(table).log
    if table.is_choosing or len(log) <= len(table.chairs):
        return "refused-undo-first"
    if log[-1].seat != seat or table.is_bots_move:
        return "refused-undo-acted"
    return "refused-undo-shown" if log[-1].outcome else None


def say(table: Table, seat: int, phrase: str, at: float) -> Change:
    """Say one of the set phrases."""
    if phrase not in PHRASES:
        raise Refused.program("malformed", f"there is no phrase {phrase!r}; there are {', '.join(PHRASES)}")
    return change(table, e.Said(seat, phrase), at)


def advise(table: Table, seat: int, at: float) -> Change:
    """Note that a player asks a level what it would do."""
    begun(table)
    if not table.setting.advice:
        raise Refused("state", "refused-advice")
    if seat not in table.to_move:
        raise Refused("turn", "refused-not-your-turn")
    return change(table, e.Advised(seat), at)


def begin_again(table: Table, new_table: str, seats: Sequence[int], at: float) -> Change:
    """Note where the same people play again."""
    if table.state != "over" or table.again is not None:
        raise Refused("state", "refused-again")
    return change(table, e.Again(new_table, list(seats)), at)


def chair_of(table: Table, seat: int) -> Chair:
    """The chair of a seat; Refused if there is none."""
    if seat >= len(table.chairs):
        raise Refused.program("unknown", f"there is no chair {seat} here")
    return table.chairs[seat]


def begun(table: Table) -> Game:
    """The game of a table; Refused if it has not begun, or is over."""
    if table.game is None:
        raise Refused("state", "refused-not-dealt")
    if table.game.over:
        raise Refused("state", "refused-over")
    return table.game
