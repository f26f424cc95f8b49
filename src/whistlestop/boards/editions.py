"""Finding a board: an edition, which is a folder here with a board in it, or a custom board."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from whistlestop.boards.board import BOARDS, Board, check, parse_board, read_board
from whistlestop.errors import BoardError
from whistlestop.json_fault import quoted

BoardSource = str | os.PathLike[str] | Board | Mapping[str, Any]  # an edition, a file, or the board itself
BOARD_FILE = "board.json"
UNDATED = 9999


class _Listing(msgspec.Struct):
    year: int = UNDATED


def _list_editions() -> tuple[str, ...]:
    years = {path.parent.name: _year_of(path) for path in BOARDS.glob(f"*/{BOARD_FILE}")}
    return tuple(sorted(years, key=lambda edition: (years[edition], edition)))


def _year_of(path: Path) -> int:
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Listing).year
    except (OSError, UnicodeError, msgspec.MsgspecError):  # the fault is reported when the board is opened
        return UNDATED


EDITIONS = _list_editions()  # in order of publication
FIRST_EDITION = EDITIONS[0]


def load_board(edition: str) -> Board:
    """The board of an edition."""
    if edition not in EDITIONS:
        raise _no_edition(edition)
    return _shipped(edition)


@lru_cache
def _shipped(edition: str) -> Board:
    path = BOARDS / edition / BOARD_FILE
    board = read_board(path)
    if board.id != edition:
        raise BoardError(f"{path}: the board's id is {quoted(board.id)}; it should be that of its folder, {edition!r}")
    return board


def open_board(edition: BoardSource | None = None, board: BoardSource | None = None) -> Board:
    """The board of an edition, from a file, or as given; the first edition by default."""
    if edition is not None and board is not None:
        raise BoardError("pass an edition or a board, not both")
    source = board if board is not None else FIRST_EDITION if edition is None else edition
    if isinstance(source, str) and source.lower() in EDITIONS:
        return load_board(source.lower())
    if isinstance(source, str | os.PathLike):
        return _usable(read_board(_file(os.fspath(source))))
    if isinstance(source, Mapping):
        return _usable(_parsed(_encoded(source)))
    if isinstance(source, Board):
        return _usable(source)
    raise _no_edition(source)


def _file(name: str) -> Path:
    path = Path(name)
    if path.suffix or len(path.parts) > 1 or path.is_file():
        return path
    raise BoardError(f"{_no_edition(name)}; to use a custom board, name its file, such as lakes.json")


def _no_edition(edition: object) -> BoardError:
    return BoardError(f"there is no edition {quoted(edition)}; the editions are {', '.join(EDITIONS)}")


@lru_cache(maxsize=64)
def _usable(board: Board) -> Board:
    """A board for new games: without faults, and not to be confused with an edition."""
    check(board)
    if own_board(board) is None:
        return load_board(board.id)
    if board.id in EDITIONS:
        raise BoardError(f"{quoted(board.id)} is the id of an edition; give your board another id")
    return msgspec.structs.replace(board, schema="")  # equal to the board that its games carry


def carried_board(edition: str, board: object = None) -> Board:
    """The board that data refer to: an edition, or the board they carry; no file is ever opened."""
    if board is None:
        return load_board(edition)
    found = _parsed(_encoded(board))
    if found.id != edition:
        raise BoardError(f"board: its id is {quoted(found.id)}, but the edition is {quoted(edition)}")
    return found


def _encoded(board: object) -> bytes:
    try:
        return msgspec.json.encode(board)
    except (TypeError, ValueError, RecursionError) as error:
        raise BoardError(f"this is not a board: {error}") from None


@lru_cache(maxsize=64)
def _parsed(text: bytes) -> Board:
    return parse_board(text)


@lru_cache(maxsize=64)
def own_board(board: Board) -> dict[str, Any] | None:
    """A custom board as data, to be stored with its games; None for an edition, which everybody has."""
    data = board_data(board)
    return None if board.id in EDITIONS and data == board_data(load_board(board.id)) else data


def board_data(board: Board) -> dict[str, Any]:
    """A board as plain data, without the path to its schema."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(msgspec.structs.replace(board, schema="")))
    return data
