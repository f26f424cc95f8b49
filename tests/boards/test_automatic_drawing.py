"""A board without a drawing gets one by the same rules: everything has its place and nothing overlaps."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from tests.drawing.test_drawing import LEAST_AIR, LEAST_IN_DOUBLE, five_lakes
from tests.support.soak import by_turns
from whistlestop.boards.automatic_drawing import Drawing, automatic_drawing, settling
from whistlestop.boards.automatic_drawing.drawing import write_drawing
from whistlestop.boards.automatic_drawing.faults import faults, gaps, things_of
from whistlestop.boards.automatic_drawing.layout import Layout
from whistlestop.boards.automatic_drawing.picture import picture_svg
from whistlestop.boards.automatic_drawing.settling import Settling
from whistlestop.boards.board import BOARDS, Board
from whistlestop.boards.editions import EDITIONS, load_board

LEAST_AIR_OF_ITSELF = 3.0  # units between two routes; a search of minutes reaches the 5 of the shipped boards


@cache
def drawn(board: Board) -> Drawing:
    return automatic_drawing(board)


def routes_apart(drawing: Drawing) -> tuple[float, float]:
    """The smallest gap between two routes, and between the rows of a double route."""
    spaces = [thing for thing in things_of(drawing, has_stations=False) if thing.kind == "space"]
    found = [(air, a.owner.removesuffix("/2") == b.owner.removesuffix("/2")) for air, a, b in gaps(spaces, 20.0)]
    return min(air for air, is_double in found if not is_double), min(air for air, is_double in found if is_double)


def with_cities_at(places: dict[str, tuple[float, float]]) -> Board:
    """The five lakes, with some cities moved."""
    board = five_lakes()
    cities = [
        msgspec.structs.replace(city, **dict(zip("xy", places.get(city.id, (city.x, city.y)), strict=True)))
        for city in board.cities
    ]
    return msgspec.structs.replace(board, cities=tuple(cities))


@pytest.mark.parametrize("edition", by_turns(["europe"], EDITIONS))
def test_on_a_board_of_full_size_nothing_overlaps(edition: str) -> None:
    board = load_board(edition)
    drawing = drawn(board)
    assert faults(board, drawing) == []
    air, air_in_double = routes_apart(drawing)
    assert air >= LEAST_AIR_OF_ITSELF
    assert air_in_double >= LEAST_IN_DOUBLE


def test_a_small_board_is_drawn_as_well_as_the_shipped_ones() -> None:
    drawing = drawn(five_lakes())
    assert faults(five_lakes(), drawing) == []
    air, air_in_double = routes_apart(drawing)
    assert air >= LEAST_AIR
    assert air_in_double >= LEAST_IN_DOUBLE


def test_cities_stay_where_their_author_put_them() -> None:
    board, drawing = five_lakes(), drawn(five_lakes())
    a, b = (drawing["cities"][id_] for id_ in ("ambling", "coldmere"))
    scale = (b["x"] - a["x"]) / 0.8
    for city in board.cities:
        assert drawing["cities"][city.id]["x"] - a["x"] == pytest.approx(scale * (city.x - 0.1), abs=0.2)
        assert drawing["cities"][city.id]["y"] - a["y"] == pytest.approx(scale / 1.5 * (city.y - 0.2), abs=0.2)


@pytest.mark.parametrize(
    "places",
    [
        {"birk-fell": (0.12, 0.2)},
        {"ambling": (0.0, 0.0), "birk-fell": (1.0, 0.0), "dunsend": (0.0, 1.0), "eskwater": (1.0, 1.0)},
        {id_: (0.5, 0.1 * i) for i, id_ in enumerate(("ambling", "birk-fell", "coldmere", "dunsend", "eskwater"))},
    ],
    ids=["two cities nearly in one place", "cities in the corners", "all cities in a line"],
)
def test_cities_without_space_are_moved(places: dict[str, tuple[float, float]]) -> None:
    board = with_cities_at(places)
    assert faults(board, automatic_drawing(board)) == []


def test_a_board_is_always_drawn_the_same() -> None:
    assert automatic_drawing(five_lakes()) == drawn(five_lakes())


def test_a_drawing_has_the_form_of_the_shipped_ones(tmp_path: Path) -> None:
    write_drawing(drawn(five_lakes()), tmp_path / "drawing.json")
    made, shipped = (
        msgspec.json.decode(path.read_bytes()) for path in (tmp_path / "drawing.json", BOARDS / "usa" / "drawing.json")
    )
    assert made["sizes"] == shipped["sizes"]
    assert msgspec.convert(made, Drawing).keys() == msgspec.convert(shipped, Drawing).keys()


def test_a_picture_has_every_route_and_every_name() -> None:
    board = with_cities_at({})
    root = ElementTree.fromstring(picture_svg(board, drawn(board)))
    assert {part.get("id") for part in root.iter() if part.get("id")} == {*board.route_names}
    assert {"Ambling", "Eskwater"} <= {part.text for part in root.iter()}


def test_a_completely_crowded_board_is_not_searched_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "MAX_SEARCHES", 3)
    crowded = with_cities_at({city.id: (i / 1e6, 0.0) for i, city in enumerate(five_lakes().cities)})
    search = Settling(Layout(crowded, {}), seed=1)
    search.settle(tracks=True)
    assert search.searches == 3
