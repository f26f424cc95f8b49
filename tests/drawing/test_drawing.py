"""On every drawn board everything has its place, nothing overlaps, and presses hit the right route."""

from __future__ import annotations

import gzip
import json
import re
from copy import deepcopy
from pathlib import Path
from xml.etree import ElementTree

import pytest

from drawing.plan import read_plan, start_from
from drawing.pressing import press_widths
from drawing.search import Search
from tests.support.soak import by_turns
from whistlestop.boards.automatic_drawing.drawing import Drawing, drawing_from, write_drawing
from whistlestop.boards.automatic_drawing.faults import faults, gaps, things_of
from whistlestop.boards.automatic_drawing.layout import Layout
from whistlestop.boards.board import BOARDS, Board, parse_board
from whistlestop.boards.editions import EDITIONS, load_board
from whistlestop.errors import BoardError

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "web" / "public" / "boards"
GUIDE = ROOT / "docs" / "boards.md"
LEAST_AIR, LEAST_IN_DOUBLE = 5.0, 1.4  # units between two routes, and between the rows of a double route
LARGEST = 40_000  # bytes, compressed

every_board = pytest.mark.parametrize("edition", EDITIONS)


def plan_for(edition: str) -> Drawing:
    """A copy of the shipped plan of a board, to change."""
    return deepcopy(read_plan(BOARDS / edition / "drawing.json"))


@every_board
def test_everything_has_its_place_and_nothing_overlaps(edition: str) -> None:
    assert faults(load_board(edition), plan_for(edition)) == []


@every_board
def test_there_is_air_between_any_two_routes(edition: str) -> None:
    spaces = [thing for thing in things_of(plan_for(edition), has_stations=False) if thing.kind == "space"]
    found = [(air, a.owner, b.owner) for air, a, b in gaps(spaces, LEAST_AIR)]
    assert [near for near in found if near[1].removesuffix("/2") != near[2].removesuffix("/2")] == []
    assert [near for near in found if near[0] < LEAST_IN_DOUBLE] == []


@every_board
def test_cities_stand_near_their_printed_places(edition: str) -> None:
    board, plan = load_board(edition), plan_for(edition)
    layout = Layout(board, {})
    start_from(layout, plan)
    away = ((layout.state.cities - layout.home) ** 2).sum(axis=1) ** 0.5
    assert away.max() <= layout.limit + 0.1


def usa_with(change: str) -> tuple[Board, Drawing]:
    """The USA board with one thing wrong."""
    board, plan = load_board("usa"), plan_for("usa")
    spaces, boston = plan["routes"]["atlanta:miami"]["spaces"], plan["cities"]["boston"]
    _, y, degrees, length = spaces[0]
    if change == "a space on another route":
        spaces[0] = plan["routes"]["dallas:el-paso"]["spaces"][1]
    elif change == "a space on its own city":
        spaces[0] = plan["cities"]["atlanta"]["x"], plan["cities"]["atlanta"]["y"], degrees, length
    elif change == "a space over the edge":
        spaces[0] = 5, y, degrees, length
    elif change == "a name on a space":
        boston["name"]["x"], boston["name"]["y"] = spaces[2][:2]
    elif change == "a name on its own city":
        boston["name"] |= {"x": boston["x"], "y": boston["y"]}
    elif change == "two cities in one place":
        boston |= {"x": plan["cities"]["miami"]["x"], "y": plan["cities"]["miami"]["y"]}
    elif change == "a space too few":
        spaces.pop()
    elif change == "a route too few":
        del plan["routes"]["atlanta:miami"]
    elif change == "a wrong name":
        boston["name"]["lines"] = ["Bostn"]
    return board, plan


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("a space on another route", "the space of atlanta:miami overlaps the space of dallas:el-paso"),
        ("a space on its own city", "the space of atlanta:miami overlaps the city of atlanta"),
        ("a space over the edge", "the space of atlanta:miami sticks out over the edge"),
        ("a name on a space", "the space of atlanta:miami overlaps the name of boston"),
        ("a name on its own city", "the city of boston overlaps the name of boston"),
        ("two cities in one place", "the city of boston overlaps the city of miami"),
        ("a space too few", "atlanta:miami has 4 spaces, but needs 5"),
        ("a route too few", "atlanta:miami is only on the board or only in the drawing"),
        ("a wrong name", "boston is called Boston"),
    ],
)
def test_a_fault_is_found(change: str, fault: str) -> None:
    assert [found for found in faults(*usa_with(change)) if found.startswith(fault)] != []


def test_a_station_needs_more_room_than_a_city() -> None:
    plan = plan_for("europe")
    paris, name = plan["cities"]["paris"], plan["cities"]["paris"]["name"]
    name |= {"anchor": "start", "x": paris["x"] + plan["sizes"]["city"] + 1, "y": paris["y"] + 7}
    touching = [air for air, a, b in gaps(things_of(plan, has_stations=False), 0) if a.owner == b.owner == "paris"]
    with_station = [air for air, a, b in gaps(things_of(plan, has_stations=True), 0) if a.owner == b.owner == "paris"]
    assert touching == [] and with_station != []


@pytest.mark.parametrize("edition", by_turns(["nordic"], EDITIONS))
def test_a_press_hits_the_intended_route(edition: str) -> None:
    plan = plan_for(edition)
    press = plan["press"]
    for zoom, least in ((press["phone"], 24), (press["near"], 44)):
        widths = {name: zoom * width for name, width in press_widths(plan, press["farthest"] / zoom).items()}
        assert [(name, width) for name, width in widths.items() if width < least] == []


@pytest.mark.soak
def test_a_crowded_route_is_found_hard_to_hit() -> None:
    plan = plan_for("usa")
    row, twin = plan["routes"]["atlanta:raleigh"]["spaces"], plan["routes"]["atlanta:raleigh/2"]["spaces"]
    plan["routes"]["atlanta:charleston"]["spaces"] = [
        (2 * a - c, 2 * b - d, turn, length) for (a, b, turn, length), (c, d, _, _) in zip(row, twin, strict=True)
    ]
    assert press_widths(plan, 22 / 0.7)["atlanta:raleigh"] * 0.7 < 24


def five_lakes() -> Board:
    """The board of the guide to making boards."""
    [text] = re.findall(r"```json\n(\{.*?\n\})\n```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    return parse_board(text)


@pytest.mark.soak
def test_a_custom_board_gets_a_layout() -> None:
    layout = Layout(five_lakes(), {})
    Search(layout, seed=1, tell=print).run(seconds=0, is_new=True)
    assert faults(layout.board, drawing_from(layout)) == []


@pytest.mark.parametrize("edition", by_turns(["nordic"], EDITIONS))
def test_a_search_continues_from_a_plan(edition: str) -> None:
    plan, layout = plan_for(edition), Layout(load_board(edition), {})
    start_from(layout, plan)
    again = drawing_from(layout)
    for name, route in again["routes"].items():
        for found, kept in zip(route["spaces"], plan["routes"][name]["spaces"], strict=True):
            assert found == pytest.approx(kept, abs=0.35)
    assert {id_: city["name"]["lines"] for id_, city in again["cities"].items()} == {
        id_: city["name"]["lines"] for id_, city in plan["cities"].items()
    }


@every_board
def test_a_plan_is_written_as_it_is_read(edition: str, tmp_path: Path) -> None:
    write_drawing(plan_for(edition), tmp_path / "drawing.json")
    assert (tmp_path / "drawing.json").read_bytes() == (BOARDS / edition / "drawing.json").read_bytes()


def test_a_file_that_is_not_a_plan_is_refused(tmp_path: Path) -> None:
    (tmp_path / "drawing.json").write_text(json.dumps({"format": 99}), encoding="utf-8")
    with pytest.raises(BoardError, match="is not a plan of format 1"):
        read_plan(tmp_path / "drawing.json")
    with pytest.raises(BoardError, match="cannot be read"):
        read_plan(tmp_path / "nothing.json")


@every_board
@pytest.mark.parametrize("kind", ["", "-picture"])
def test_a_picture_is_small_and_of_the_size_of_its_plan(edition: str, kind: str) -> None:
    raw = (PICTURES / f"{edition}{kind}.svg").read_bytes()
    plan = plan_for(edition)
    assert len(gzip.compress(raw, 9)) <= LARGEST
    assert [float(value) for value in ElementTree.fromstring(raw).attrib["viewBox"].split()] == [
        0,
        0,
        plan["width"],
        plan["height"],
    ]


@every_board
def test_the_ground_takes_its_colours_from_the_page_and_makes_no_statement_on_borders(edition: str) -> None:
    root = ElementTree.fromstring((PICTURES / f"{edition}.svg").read_bytes())
    classes = {name for part in root.iter() for name in part.get("class", "").split()}
    lines = {"wl", *(f"wl{i}" for i in range(6))}
    assert (
        classes == {"ground", "sea", "grat", "land", "shore", "river", "hill", "lake", "water", "neat", "neat2"} | lines
    )
    assert {key for part in root.iter() for key in part.attrib} & {"style", "fill", "stroke"} == set()


@every_board
def test_the_picture_knows_light_and_dark(edition: str) -> None:
    text = (PICTURES / f"{edition}-picture.svg").read_text(encoding="utf-8")
    used = {*re.findall(r"var\((--[\w-]+)\)", text)}
    light, dark = text.split("@media(prefers-color-scheme:dark)")
    assert {name for name in used if f"{name}:" not in light + dark} == set()
    assert "--land:#f5ecd9" in light and "--land:#34332e" in dark
