"""Scoring a printed game: a final board entered by hand, checked piece by piece and scored by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from whistlestop.errors import PositionError
from whistlestop.game import Game
from whistlestop.rules import CARDS, CARDS_OF_A_COLOUR, LOCOMOTIVES, ROW

Board = Mapping[str, Any]  # fields of a position: edition, house, routes, stations, tickets
NO_SEED = "printed"  # the cards were shuffled by hand
ALL_CARDS = {**dict.fromkeys(CARDS, CARDS_OF_A_COLOUR), "loco": LOCOMOTIVES}


def counted(board: Board, names: Sequence[str]) -> Game:
    """The game that ended like this; IllegalAction names the first piece that the rules do not allow there, and why."""
    try:
        return Game.from_position({**board, "seats": len(names), "phase": "over", "seed": NO_SEED}, names)
    except PositionError:
        _place_again(board, names)
        raise


def _place_again(board: Board, names: Sequence[str]) -> None:
    """Place the pieces one by one, in the order given, until the rules object: they explain more than positions can."""
    bare = {name: board[name] for name in ("edition", "house") if name in board}
    placed: dict[str, dict[str, int]] = {"routes": {}, "stations": {}}
    for kind, verb, name, seat in _pieces(board):
        # The seat that places it holds every card there is, so only what is on the board can forbid it.
        hands = [ALL_CARDS if other == seat else {} for other in range(len(names))]
        held = {"seats": len(names), "seat": seat, "hands": hands, "row": [None] * ROW, "deck": []}
        Game.from_position({**bare, **placed, **held}, names).play(f"{verb} {name}")
        placed[kind] = {**placed[kind], name: seat}


def _pieces(board: Board) -> Iterator[tuple[str, str, str, int]]:
    for kind, verb in (("routes", "claim"), ("stations", "station")):
        for name, seat in board.get(kind, {}).items():
            yield kind, verb, name, seat
