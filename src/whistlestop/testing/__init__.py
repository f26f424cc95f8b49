"""Checks for boards, bots and environments, for this project and for anyone who makes their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from whistlestop.boards.board import Board, check, read_board
from whistlestop.boards.editions import EDITIONS, load_board
from whistlestop.errors import BotError

if TYPE_CHECKING:
    from whistlestop.bots import Bot
    from whistlestop.testing.bot_check import BotReport
    from whistlestop.testing.env_check import EnvReport


def _tables() -> Iterator[tuple[str, int]]:
    """Every edition with the fewest seats, and with enough to open both tracks of double routes, where possible."""
    for edition in EDITIONS:
        rules = load_board(edition).base_rules()
        yield from ((edition, seats) for seats in (rules.seats_min, min(rules.double_from, rules.seats_max)))


TABLES = tuple(_tables())


def check_board(board: Board | str | Path) -> None:
    """Raise BoardError with every fault of a board, or of the board in a file."""
    if isinstance(board, Board):
        check(board)
    else:
        read_board(board)


def check_bot(bot: str | type[Bot], seed: int = 0) -> BotReport:
    """Play a few short games of all editions with a bot; raise BotError with every fault, or return a report."""
    from whistlestop.testing.bot_check import Rehearsal  # checking a board needs no compiler

    rehearsal = Rehearsal(bot, seed)
    for number, (edition, seats) in enumerate(TABLES):
        rehearsal.play(edition, seats, seat=number % seats)
    found = rehearsal.faults()
    if found:
        raise BotError(found[0] if len(found) == 1 else "\n- ".join([f"{len(found)} faults:", *found]))
    return rehearsal.report()


def check_env(make: Callable[[], Any], seed: int = 0) -> EnvReport:
    """Raise EnvError if an environment of PettingZoo or Gymnasium breaks its contract; `make` creates a new one."""
    from whistlestop.testing.env_check import rehearse  # it needs the packages of the `rl` extra

    return rehearse(make, seed)
