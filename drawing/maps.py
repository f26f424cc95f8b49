"""What a drawing is told besides the board: names of seas, mountain ranges, and where to hold the coast."""

from __future__ import annotations

from pathlib import Path

import msgspec

from whistlestop.errors import BoardError

MAPS = Path(__file__).parent / "maps"


class Sea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a sea, to be set near x, y; both are parts of the printed board, as for a city."""

    name: str
    x: float
    y: float
    size: float = 24
    tilt: float = 0
    spacing: float = 5


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All hints; every one may be left out."""

    smoothing: float = 0.004  # how far the land may miss a city so that it is bent less
    firm: tuple[str, ...] = ()  # cities that would end up in the sea if the land were not held there
    ferry_sides: dict[str, int] = {}  # two unlike routes between the same cities: where the first curve bulges, 1 or -1
    seas: tuple[Sea, ...] = ()
    ranges: tuple[tuple[tuple[float, float], ...], ...] = ()  # longitude, latitude along each crest


def map_of(board: str, path: Path | None) -> Map:
    """The hints in a file, or those that are kept for this board."""
    kept = MAPS / f"{board}.json"
    if path is None and not kept.exists():
        return Map()
    try:
        return msgspec.json.decode((path or kept).read_bytes(), type=Map)
    except (OSError, msgspec.MsgspecError) as error:
        raise BoardError(f"{path or kept}: the map can not be read ({error}); correct it or leave out --map") from None
