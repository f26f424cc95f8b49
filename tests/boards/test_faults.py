"""A bad board is refused, each fault in one plain sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from whistlestop.boards.board import Board, faults, parse_board
from whistlestop.errors import BoardError
from whistlestop.rules import Rules
from whistlestop.testing import check_board

Json = Any
GUIDE = Path(__file__).parents[2] / "docs" / "boards.md"


def guide_blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_guide_shows_a_good_board_and_what_the_check_says(tmp_path: Path) -> None:
    (text,), (said,) = guide_blocks("json"), guide_blocks("text")
    file = tmp_path / "lakes.json"
    file.write_text(text, encoding="utf-8")
    check_board(file)
    broken = text.replace('"b": "dunsend", "length"', '"b": "dunsand", "length"').replace(', "locomotives": 1', "")
    file.write_text(
        broken.replace('"b": "eskwater", "points": 4}\n', '"b": "nowhere", "points": 4}\n'), encoding="utf-8"
    )
    with pytest.raises(BoardError) as refused:
        check_board(file)
    assert str(refused.value) == said.strip().replace("lakes.json", str(file))


def small_board() -> Json:
    """The board of the guide: five cities, seven tracks, six tickets, two seats."""
    return json.loads(guide_blocks("json")[0])


def changed(table: str, number: int, **values: Json) -> Callable[[Json], None]:
    return lambda board: board[table][number].update(values)


def added(table: str, **values: Json) -> Callable[[Json], None]:
    return lambda board: board[table].append(values)


def whole(**values: Json) -> Callable[[Json], None]:
    return lambda board: board.update(values)


def far(name: str) -> dict[str, Json]:
    return {"id": name, "name": name.title(), "lat": 1, "lon": 1, "x": len(name) / 100, "y": 0.5}


def island(board: Json) -> None:
    board["cities"] += [far("farm"), far("gull-rock")]
    board["routes"].append({"a": "farm", "b": "gull-rock", "length": 1, "colour": "red"})
    board["tickets"].append({"a": "ambling", "b": "farm", "points": 9})


def crowd(board: Json) -> None:
    names = [f"city-{i}" for i in range(52)]
    board["cities"] += [far(name) | {"x": i / 100} for i, name in enumerate(names)]
    board["routes"] += [{"a": "ambling", "b": name, "length": 1, "colour": "red"} for name in names]


FAULTS = [
    (changed("routes", 2, b="dunsand"), "route 'ambling:dunsand': 'dunsand' is not among the cities"),
    (changed("routes", 2, a="dunsend", b="ambling"),
     "route 'dunsend:ambling': its ends should be in alphabetical order, 'ambling:dunsend'"),
    (changed("routes", 2, b="ambling"), "route 'ambling:ambling': both its ends are the same city"),
    (changed("routes", 2, length=0), "route 'ambling:dunsend': length is 0; it should be 1 to 9"),
    (changed("routes", 2, length=10), "route 'ambling:dunsend': length is 10; it should be 1 to 9"),
    (changed("routes", 2, colour="pink"), "route 'ambling:dunsend': there is no colour 'pink'; the colours are purple, "
     "blue, orange, white, green, yellow, black, red, grey"),
    (changed("routes", 2, kind="bridge"),
     "route 'ambling:dunsend': there is no kind 'bridge'; the kinds are plain, tunnel, ferry"),
    (changed("routes", 4, locomotives=0), "route 'birk-fell:eskwater': a ferry needs at least one locomotive"),
    (changed("routes", 4, locomotives=5), "route 'birk-fell:eskwater': it has more locomotives (5) than spaces (4)"),
    (changed("routes", 3, locomotives=1), "route 'birk-fell:coldmere': it has locomotives (1) but is not a ferry"),
    (changed("routes", 3, swap=4), "route 'birk-fell:coldmere': a tunnel cannot have a swap; only a plain route can"),
    (changed("routes", 4, swap=4), "route 'birk-fell:eskwater': a ferry cannot have a swap; only a plain route can"),
    (changed("routes", 2, swap=5), "route 'ambling:dunsend': swap is 5; it should be 0 to 4"),
    (added("routes", a="ambling", b="birk-fell", length=3, colour="green"),
     "route 'ambling:birk-fell' has 3 tracks; there can be at most two between two cities"),
    (changed("tickets", 5, b="nowhere"), "ticket 'dunsend:nowhere': 'nowhere' is not among the cities"),
    (changed("tickets", 0, a="coldmere", b="ambling"),
     "ticket 'coldmere:ambling': its ends should be in alphabetical order, 'ambling:coldmere'"),
    (changed("tickets", 0, b="ambling"), "ticket 'ambling:ambling': both its ends are the same city"),
    (changed("tickets", 0, points=0), "ticket 'ambling:coldmere': it is worth 0 points; it should be 1 to 99"),
    (added("tickets", a="ambling", b="dunsend", points=2, deck="short"),
     "ticket 'ambling:dunsend': there is no deck 'short'; the decks are regular, long"),
    (added("tickets", a="ambling", b="coldmere", points=6), "ticket 'ambling:coldmere' is listed more than once"),
    (added("cities", **far("ambling") | {"name": "Other"}), "city 'ambling' is listed more than once"),
    (changed("cities", 1, name="Ambling"), "two cities have the name 'Ambling'"),
    (changed("cities", 1, x=0.1, y=0.2), "two cities are at x 0.1, y 0.2; move one of them"),
    (changed("cities", 0, name=" "), "city 'ambling': its name ' ' should be one line of text"),
    (changed("cities", 0, x=1.2), "city 'ambling': x 1.2, y 0.2 is outside the board; both go from 0 to 1"),
    (changed("cities", 0, lat=91),
     "city 'ambling': lat 91.0, lon -3.0 is not a place on earth; lat goes from -90 to 90, lon from -180 to 180"),
    (added("cities", **far("farm")), "city 'farm': no route reaches it"),
    (island, "ticket 'ambling:farm': its cities are not connected by routes"),
    (crowd, "the board has 57 cities; it should have 1 to 56"),
    (whole(id="The Lakes"), "the board's id 'The Lakes' may have only lower-case letters, digits and hyphens"),
    (whole(name="Lakes\n"), "the board's name 'Lakes\\n' should be one line of text"),
    (whole(aspect=0), "aspect is 0.0; width divided by height should be from 0.2 to 5"),
    (whole(rules={"seats_max": 3}), "3 seats are dealt 9 regular starting tickets, but there are only 6"),
    (whole(rules={"seats_max": 2, "first_long": 1}), "2 seats are dealt 2 long starting tickets, but there are only 0"),
    (whole(rules={"seats_max": 2, "speed": 1}), "rules: there is no rule 'speed'; the rules are: "
     + ", ".join(Rules().as_data())),
    (whole(rules={"trains": 200}), "rules: trains takes a whole number from 3 to 50, not 200 (trains per player)"),
]  # fmt: skip


@pytest.mark.parametrize(("spoil", "sentence"), FAULTS, ids=[sentence[:60] for _, sentence in FAULTS])
def test_a_fault_has_one_sentence(spoil: Callable[[Json], None], sentence: str) -> None:
    data = small_board()
    spoil(data)
    board = msgspec.convert(data, Board)
    assert faults(board) == [sentence]
    with pytest.raises(BoardError, match=re.escape(sentence)):
        check_board(board)


def test_a_city_id_is_a_slug() -> None:
    for name in ("Ambling", "am bling", "åmbling", "-ambling", "ambling-", "am--bling", "ambling\n", ""):
        data = small_board()
        data["cities"].append(far("farm") | {"id": name})
        sentence = f"city {name!r}: its id may have only lower-case letters, digits and hyphens"
        assert sentence in faults(msgspec.convert(data, Board))


@pytest.mark.parametrize(("table", "most"), [("cities", 56), ("routes", 112), ("tickets", 72)])
def test_a_board_has_some_and_not_too_many(table: str, most: int) -> None:
    for count, words in ((0, "no"), (most + 1, str(most + 1))):
        data = small_board()
        data[table] = (data[table] * 30)[:count]
        assert f"the board has {words} {table}; it should have 1 to {most}" in faults(msgspec.convert(data, Board))


def test_all_faults_are_listed_one_a_line() -> None:
    data = small_board()
    data["routes"][2]["length"] = 10
    data["tickets"][0]["points"] = -1
    with pytest.raises(BoardError) as refused:
        parse_board(json.dumps(data))
    assert str(refused.value).splitlines() == [
        "2 faults:",
        "- route 'ambling:dunsend': length is 10; it should be 1 to 9",
        "- ticket 'ambling:coldmere': it is worth -1 points; it should be 1 to 99",
    ]
