"""Game records as files: written completely or not at all, read and verified, and opened at any decision."""

from __future__ import annotations

import os
from pathlib import Path

from whistlestop.errors import RecordError
from whistlestop.game import Game
from whistlestop.notation.record_text import FORMAT


def read_game(path: Path) -> Game:
    """The game in a record file, replayed and verified; RecordError names the file."""
    try:
        return Game.replay(path.read_bytes().decode())
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: it is not UTF-8 text (byte {error.start})") from None
    except OSError as error:
        raise RecordError(f"{path}: it cannot be read ({error.strerror})") from None


def check_target(path: Path, what: str = "game record", begins: str = FORMAT) -> None:
    """Refuse a file that cannot be written, or that holds something other than what is to be written."""
    if not path.parent.is_dir():
        raise RecordError(f"{path}: there is no folder {path.parent}; create it first")
    if path.is_dir():
        raise RecordError(f"{path}: this is a folder; give the name of a file in it")
    if path.exists() and not path.read_bytes().startswith(begins.encode()):
        raise RecordError(f"{path}: this file is not a {what}, so it is not overwritten")


def save_record(game: Game, path: Path) -> None:
    """Write the record of a game, finished or not; a failure leaves the file as it was."""
    check_target(path)
    write_whole(path, game.record())


def write_whole(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    part = path.with_name(f"{path.name}.part{os.getpid()}")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    except OSError as error:
        raise RecordError(f"{path}: it cannot be written ({error.strerror})") from None
    finally:
        part.unlink(missing_ok=True)


def at_decision(game: Game, number: int) -> Game:
    """A copy of the game as it was after a number of decisions."""
    past = game.copy()
    while len(past.log) > max(number, 0):
        past.undo()
    return past
