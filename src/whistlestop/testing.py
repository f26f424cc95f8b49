"""Checks that are shipped, for us and for others who make a board or a bot."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from whistlestop.board import Board, check, read_board
from whistlestop.errors import BotError

if TYPE_CHECKING:
    from whistlestop.bot_faults import BotReport
    from whistlestop.bots import Bot

TABLES = (("usa", 2), ("usa", 4), ("europe", 2), ("europe", 3), ("nordic", 2), ("nordic", 3))


def check_board(board: Board | str | Path) -> None:
    """Raise BoardError with every fault of a board, or of the board in a file."""
    if isinstance(board, Board):
        check(board)
    else:
        read_board(board)


def check_bot(bot: str | type[Bot], seed: int = 0) -> BotReport:
    """Raise BotError with every fault that a bot shows in a few short games of all editions; else tell how it went."""
    from whistlestop.bot_faults import Rehearsal  # a board is checked without the compiler

    rehearsal = Rehearsal(bot, seed)
    for number, (edition, seats) in enumerate(TABLES):
        rehearsal.play(edition, seats, seat=number % seats)
    found = rehearsal.faults()
    if found:
        raise BotError(found[0] if len(found) == 1 else "\n- ".join([f"{len(found)} faults:", *found]))
    return rehearsal.report()
