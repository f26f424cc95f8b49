"""The three boards match the printed ones, and a bad board is refused in plain words."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistlestop.boards.board import BOARDS, SCHEMA, Board, board_schema, faults, parse_board, read_board
from whistlestop.boards.editions import EDITIONS, load_board
from whistlestop.errors import BoardError
from whistlestop.rules import Rules
from whistlestop.testing import check_board

Json = Any
COLOURED = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")

TOTALS: dict[str, dict[str, Json]] = {
    "usa": {
        "cities": 36, "tracks": 100, "pairs": 78, "doubles": 22, "tunnels": 0, "ferries": 0, "locomotives": 0,
        "spaces": 309, "regular": 30, "long": 0, "points": 349, "lengths": {1, 2, 3, 4, 5, 6},
        "colours": {"grey": 44} | dict.fromkeys(COLOURED, 7),
    },
    "europe": {
        "cities": 47, "tracks": 101, "pairs": 90, "doubles": 11, "tunnels": 18, "ferries": 13, "locomotives": 17,
        "spaces": 300, "regular": 40, "long": 6, "points": 444, "lengths": {1, 2, 3, 4, 6, 8},
        "colours": {"grey": 37} | dict.fromkeys(COLOURED, 8),
    },
    "nordic": {
        "cities": 39, "tracks": 81, "pairs": 67, "doubles": 14, "tunnels": 10, "ferries": 24, "locomotives": 30,
        "spaces": 207, "regular": 46, "long": 0, "points": 460, "lengths": {1, 2, 3, 4, 5, 6, 9},
        "colours": dict.fromkeys(COLOURED, 9) | {"grey": 11, "purple": 10, "blue": 8, "yellow": 8, "red": 8},
    },
}  # fmt: skip

PINNED = [
    ("europe", "petrograd:stockholm", (8, "grey", "tunnel", 0, 0)),
    ("europe", "palermo:smyrna", (6, "grey", "ferry", 2, 0)),
    ("europe", "madrid:pamplona", (3, "black", "tunnel", 0, 0)),
    ("europe", "madrid:pamplona/2", (3, "white", "tunnel", 0, 0)),
    ("nordic", "lieksa:murmansk", (9, "grey", "plain", 0, 4)),
    ("nordic", "kristiansand:stavanger", (2, "green", "tunnel", 0, 0)),
    ("nordic", "kristiansand:stavanger/2", (3, "orange", "ferry", 1, 0)),
    ("nordic", "mo-i-rana:trondheim", (5, "green", "tunnel", 0, 0)),
    ("nordic", "mo-i-rana:trondheim/2", (6, "red", "ferry", 2, 0)),
    ("nordic", "helsinki:stockholm", (4, "grey", "ferry", 2, 0)),
    ("nordic", "helsinki:stockholm/2", (4, "yellow", "ferry", 1, 0)),
]

UNLIKE = {"kristiansand:stavanger", "mo-i-rana:trondheim"}


def file_of(edition: str) -> str:
    return (BOARDS / edition / "board.json").read_text(encoding="utf-8")


def data_of(edition: str) -> Json:
    return json.loads(file_of(edition))


def totals(board: Board) -> dict[str, Json]:
    pairs = Counter((route.a, route.b) for route in board.routes)
    kinds = Counter(route.kind for route in board.routes)
    decks = Counter(ticket.deck for ticket in board.tickets)
    return {
        "cities": len(board.cities),
        "tracks": len(board.routes),
        "pairs": len(pairs),
        "doubles": sum(count == 2 for count in pairs.values()),
        "tunnels": kinds["tunnel"],
        "ferries": kinds["ferry"],
        "locomotives": sum(route.locomotives for route in board.routes),
        "spaces": sum(route.length for route in board.routes),
        "regular": decks["regular"],
        "long": decks["long"],
        "points": sum(ticket.points for ticket in board.tickets),
        "lengths": {route.length for route in board.routes},
        "colours": dict(Counter(route.colour for route in board.routes)),
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_board_has_the_printed_totals(edition: str) -> None:
    assert totals(load_board(edition)) == TOTALS[edition]


@pytest.mark.parametrize(("edition", "name", "track"), PINNED)
def test_a_track_is_as_printed(edition: str, name: str, track: tuple[int, str, str, int, int]) -> None:
    board = load_board(edition)
    route = board.routes[board.route_index[name]]
    assert (route.length, route.colour, route.kind, route.locomotives, route.swap) == track


@pytest.mark.parametrize("edition", EDITIONS)
def test_double_tracks_are_the_same_except_for_their_colour(edition: str) -> None:
    board = load_board(edition)
    for i, route in enumerate(board.routes):
        twin = board.routes[board.twin(i)] if board.twin(i) >= 0 else None
        if twin and f"{route.a}:{route.b}" not in UNLIKE:
            assert (route.length, route.kind) == (twin.length, twin.kind)
        assert twin is None or route.colour != twin.colour or route.colour == "grey"


def test_only_nordic_has_coloured_ferries_and_a_swap() -> None:
    for edition in ("usa", "europe"):
        routes = load_board(edition).routes
        assert all(route.colour == "grey" for route in routes if route.kind == "ferry")
        assert not any(route.swap for route in routes)
    assert [route.a for route in load_board("nordic").routes if route.swap] == ["lieksa"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_list_is_sorted_and_every_entry_has_its_line(edition: str) -> None:
    board, lines = load_board(edition), file_of(edition).splitlines()
    entries = len(board.cities) + len(board.routes) + len(board.tickets)
    assert sum(line.startswith("    {") and line.rstrip(",").endswith("}") for line in lines) == entries
    assert [*board.city_index] == sorted(board.city_index)
    assert [(r.a, r.b) for r in board.routes] == sorted((r.a, r.b) for r in board.routes)
    assert [(t.a, t.b) for t in board.tickets] == sorted((t.a, t.b) for t in board.tickets)


def test_rules_of_the_editions() -> None:
    plain = Rules()
    assert load_board("usa").base_rules() == plain
    assert load_board("europe").base_rules().differences(plain) == {"stations": 3, "first_long": 1, "first_return": 0}
    assert load_board("nordic").base_rules().differences(plain) == data_of("nordic")["rules"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_names_and_numbers_are_inverse(edition: str) -> None:
    board = load_board(edition)
    assert [board.route_index[board.route_name(i)] for i in range(len(board.routes))] == [*range(len(board.routes))]
    assert [board.ticket_index[board.ticket_name(i)] for i in range(len(board.tickets))] == [*range(len(board.tickets))]
    assert [board.city_index[city.id] for city in board.cities] == [*range(len(board.cities))]
    assert all(board.twin(board.twin(i)) == i for i in range(len(board.routes)) if board.twin(i) >= 0)


def test_the_second_track_is_the_second_in_the_file() -> None:
    board = load_board("usa")
    first, second = board.route_index["atlanta:raleigh"], board.route_index["atlanta:raleigh/2"]
    assert (board.twin(first), board.twin(second)) == (second, first)
    assert first < second
    assert board.twin(board.route_index["atlanta:miami"]) == -1


def test_a_board_is_loaded_once_and_survives_writing() -> None:
    board = load_board("europe")
    assert load_board("europe") is board
    assert parse_board(msgspec.json.encode(board)) == board
    assert {board: "found"}[parse_board(file_of("europe"))] == "found"


@pytest.mark.parametrize("edition", ["asia", "USA", "", "../usa", 3, None, []])
def test_an_unknown_edition_names_the_three(edition: Json) -> None:
    with pytest.raises(BoardError, match=r"there is no edition .*; the editions are usa, europe, nordic"):
        load_board(edition)


def test_the_schema_is_fresh() -> None:
    assert json.loads(SCHEMA.read_bytes()) == board_schema(), "renew it: see the end of docs/boards.md"


def test_a_file_is_named_when_it_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    with pytest.raises(BoardError, match=r"broken\.json: the text ends too early"):
        read_board(tmp_path / "broken.json")
    for path in (tmp_path / "none.json", tmp_path, "nul\0"):
        with pytest.raises(BoardError, match="cannot be read"):
            check_board(path)


def test_a_file_saved_by_windows_notepad_is_read() -> None:
    assert parse_board("\ufeff" + file_of("usa").replace("\n", "\r\n")) == load_board("usa")


def is_refused_or_playable(text: str | bytes) -> bool:
    try:
        board = parse_board(text)
    except BoardError as error:
        first, *others = str(error).splitlines()
        return first.isprintable() and all(line.isprintable() and line.startswith("- ") for line in others)
    names = len(board.city_index), len(board.route_index), len(board.ticket_index)
    return not faults(board) and names == (len(board.cities), len(board.routes), len(board.tickets))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
likely: st.SearchStrategy[Json] = st.sampled_from(
    ["paris", "oslo", "grey", "ferry", "long", "", 0, 1, 2, 4, -1, 9, 10, 57, 0.5, 2**70, None, [], {}]
)


@given(json_values)
def test_any_json_is_refused_or_playable(value: Json) -> None:
    assert is_refused_or_playable(json.dumps(value))


@given(st.binary() | st.text())
def test_any_text_is_refused_or_playable(text: str | bytes) -> None:
    assert is_refused_or_playable(text)


@given(st.data())
def test_any_change_of_a_board_is_refused_or_playable(data: st.DataObject) -> None:
    board = data_of(data.draw(st.sampled_from(EDITIONS)))
    for _ in range(data.draw(st.integers(1, 3))):
        spoil(board, data)
    assert is_refused_or_playable(json.dumps(board))


def spoil(board: Json, data: st.DataObject) -> None:
    """Walk down to some entry of the board and replace, remove, repeat or rename it."""
    inner, key = board, data.draw(st.sampled_from([*board]))
    while isinstance(inner[key], (dict, list)) and inner[key] and data.draw(st.integers(0, 9)):
        inner = inner[key]
        key = data.draw(st.sampled_from([*inner] if isinstance(inner, dict) else range(len(inner))))
    deed = data.draw(st.sampled_from(["replace", "replace", "remove", "repeat"]))
    if deed == "remove":
        del inner[key]
    elif deed == "replace":
        inner[key] = data.draw(likely | json_values)
    elif isinstance(inner, list):
        inner.append(inner[key])
    else:
        inner[data.draw(st.text(max_size=8))] = inner[key]


@given(st.data())
def test_any_damage_to_a_file_is_refused_or_playable(data: st.DataObject) -> None:
    raw = file_of(data.draw(st.sampled_from(EDITIONS))).encode()
    start = data.draw(st.integers(0, len(raw)))
    end = data.draw(st.integers(start, min(len(raw), start + 40)))
    assert is_refused_or_playable(raw[:start] + data.draw(st.binary(max_size=8)) + raw[end:])
