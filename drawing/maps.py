"""Hints for a drawing besides the board: names of seas, mountain ranges, and where to hold the coast."""

from __future__ import annotations

from pathlib import Path

import msgspec

from whistlestop.errors import BoardError

MAPS = Path(__file__).parent / "maps"


class Sea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a sea and the place it should be near; x and y are fractions of the printed board, as for a city."""

    name: str
    x: float
    y: float
    size: float = 24
    tilt: float = 0
    spacing: float = 5


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All hints, each of them optional."""

    smoothing: float = 0.004  # higher values bend the land less, but may miss cities by more
    firm: tuple[str, ...] = ()  # cities that would otherwise end up in the sea
    ferry_sides: dict[str, int] = {}  # side of the first of two different routes between cities: 1 or -1
    seas: tuple[Sea, ...] = ()
    ranges: tuple[tuple[tuple[float, float], ...], ...] = ()  # longitude, latitude along each crest


def map_of(board: str, path: Path | None) -> Map:
    """The hints in a file, or those stored for this board."""
    kept = MAPS / f"{board}.json"
    if path is None and not kept.exists():
        return Map()
    try:
        return msgspec.json.decode((path or kept).read_bytes(), type=Map)
    except (OSError, msgspec.MsgspecError) as error:
        raise BoardError(f"{path or kept}: the map cannot be read ({error}); correct it or leave out --map") from None
