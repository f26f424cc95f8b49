"""Counting a printed game: a final board that people set up by hand, checked piece by piece and scored by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from whistlestop.errors import PositionError
from whistlestop.game import Game
from whistlestop.rules import CARDS, CARDS_OF_A_COLOUR, LOCOMOTIVES, ROW

Board = Mapping[str, Any]  # the fields of a position that lie on the table: edition, house, routes, stations, tickets
NO_SEED = "printed"  # people have shuffled
ALL_CARDS = {**dict.fromkeys(CARDS, CARDS_OF_A_COLOUR), "loco": LOCOMOTIVES}


def counted(board: Board, names: Sequence[str]) -> Game:
    """The game that ended so; IllegalAction says of the first piece that can not lie there why, by the rules."""
    try:
        return Game.from_position({**board, "seats": len(names), "phase": "over", "seed": NO_SEED}, names)
    except PositionError:
        _lay_again(board, names)
        raise


def _lay_again(board: Board, names: Sequence[str]) -> None:
    """Lay piece after piece, in the order given, until the rules object: they say more than a position can."""
    bare = {name: board[name] for name in ("edition", "house") if name in board}
    laid: dict[str, dict[str, int]] = {"routes": {}, "stations": {}}
    for kind, verb, name, seat in _pieces(board):
        # Whoever is to lay it holds all the cards there are, so that only what lies on the board can forbid it.
        hands = [ALL_CARDS if other == seat else {} for other in range(len(names))]
        held = {"seats": len(names), "seat": seat, "hands": hands, "row": [None] * ROW, "deck": []}
        Game.from_position({**bare, **laid, **held}, names).play(f"{verb} {name}")
        laid[kind] = {**laid[kind], name: seat}


def _pieces(board: Board) -> Iterator[tuple[str, str, str, int]]:
    for kind, verb in (("routes", "claim"), ("stations", "station")):
        for name, seat in board.get(kind, {}).items():
            yield kind, verb, name, seat
