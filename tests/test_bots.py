"""Bots are found by name, see nothing but a view, and play every edition to its end."""

from __future__ import annotations

import sys
from math import inf
from pathlib import Path
from typing import Any

import pytest

from whistlestop import Game, RulesError
from whistlestop.board import EDITIONS, load_board
from whistlestop.bots import Bot, bot_names, make_bot, register
from whistlestop.bots.base import registry
from whistlestop.bots.ways import route_costs, shortest_way, trains_missing

SHORT = {"trains": 12}


def played(edition: str, kinds: list[str], seed: int = 0, house: dict[str, Any] | None = None) -> Game:
    game = Game(edition, len(kinds), seed, house=SHORT if house is None else house)
    bots = [make_bot(kind, seed + seat) for seat, kind in enumerate(kinds)]
    while game.seat is not None:
        words = bots[game.seat].choose(game.view(game.seat), game.legal())
        assert words in game.legal()
        game.play(words)
    return game


def at_turn(edition: str = "usa", **fields: Any) -> Game:
    return Game.from_position({"edition": edition, "seats": 2, "seat": 0, "phase": "turn", "seed": 1, **fields})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kinds", [["chaser", "random"], ["random", "chaser", "chaser"]])
def test_bots_play_every_edition_to_its_end(edition: str, kinds: list[str]) -> None:
    game = played(edition, kinds)
    assert game.over
    assert Game.replay(game.record()).record() == game.record()


@pytest.mark.parametrize("edition", EDITIONS)
def test_chaser_beats_random(edition: str) -> None:
    games = [played(edition, ["chaser", "random"], seed, house={}) for seed in range(3)]
    assert all(game.scores()[0]["place"] == 1 for game in games)


def test_the_same_seed_plays_the_same_game() -> None:
    assert played("europe", ["chaser", "random"], 5).record() == played("europe", ["chaser", "random"], 5).record()


def test_names_of_bots() -> None:
    assert bot_names() == sorted(bot_names())
    assert {"chaser", "random"} <= set(bot_names())


def test_a_bot_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistlestop.bots.base.registry", dict(registry))

    @register("hoarder")
    class Hoarder(Bot):
        def choose(self, view: dict[str, Any], legal: Any) -> str:
            return str(legal[0])

    assert isinstance(make_bot("hoarder"), Hoarder)
    with pytest.raises(RulesError, match="registered already"):
        register("hoarder")(type("Other", (Bot,), {}))


def test_a_bot_from_a_module_where_the_command_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_bots.py").write_text("from whistlestop.bots import Bot\nclass Mine(Bot):\n    pass\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    bot = make_bot("my_own_bots:Mine", seed=3)
    assert type(bot).__name__ == "Mine"
    with pytest.raises(NotImplementedError):
        bot.choose({}, [])


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("zorro", "there is no bot 'zorro'; choose chaser or random"),
        ("", "there is no bot ''"),
        (":Bot", "there is no bot ':Bot'"),
        ("..:Bot", "there is no bot '..:Bot'"),
        ("no_such_module:Bot", "can not be loaded: No module named"),
        ("pathlib:Path", "Path in pathlib is no Bot class"),
        ("pathlib:Nothing", "Nothing in pathlib is no Bot class"),
    ],
)
def test_unknown_bots_are_refused(name: str, reason: str) -> None:
    with pytest.raises(RulesError) as refusal:
        make_bot(name)
    assert reason in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_own_routes_cost_nothing_and_those_of_others_are_closed() -> None:
    board = load_board("usa")
    view = at_turn(routes={"atlanta:nashville": 0, "atlanta:raleigh": 1}).view(0)
    costs = dict(zip(board.route_names, route_costs(board, view, 0), strict=True))
    assert costs["atlanta:nashville"] == 0
    assert costs["atlanta:raleigh"] == costs["atlanta:raleigh/2"] == inf
    assert costs["atlanta:miami"] == 5


def test_the_second_track_is_open_to_others_from_four_seats_only() -> None:
    board = load_board("usa")
    view = at_turn(seats=4, routes={"atlanta:raleigh": 1}).view(0)
    second = board.route_index["atlanta:raleigh/2"]
    assert route_costs(board, view, 0)[second] == 2
    assert route_costs(board, view, 1)[second] == inf


def test_shortest_way_of_a_ticket() -> None:
    board = load_board("usa")
    costs = route_costs(board, at_turn(routes={"atlanta:nashville": 0}).view(0), 0)
    way = shortest_way(board, costs, "atlanta:saint-louis")
    assert [board.route_name(route) for route in way or []] == ["nashville:saint-louis"]
    assert trains_missing(board, costs, "atlanta:saint-louis") == 2
    assert trains_missing(board, costs, "atlanta:nashville") == 0
    closed: list[float] = [inf] * len(costs)
    assert shortest_way(board, closed, "atlanta:saint-louis") is None
    assert trains_missing(board, closed, "atlanta:saint-louis") == inf


def test_chaser_claims_the_route_that_its_ticket_misses() -> None:
    game = at_turn(
        hands=[{"red": 2, "blue": 6}, {}],
        tickets=[["houston:kansas-city"], []],
        routes={"dallas:houston": 0, "dallas:oklahoma-city": 0},
    )
    assert make_bot("chaser").choose(game.view(0), game.legal()).startswith("claim kansas-city:oklahoma-city")


def test_chaser_takes_the_most_points_in_its_last_turn() -> None:
    game = at_turn(hands=[{"blue": 6}, {}], turns_left=1)
    assert make_bot("chaser").choose(game.view(0), game.legal()) == "claim portland:salt-lake-city"


def test_chaser_builds_a_station_when_its_ticket_has_no_way_left() -> None:
    around_palermo = ["brindisi:palermo", "palermo:roma", "palermo:smyrna"]
    game = at_turn(
        "europe",
        hands=[{"red": 4}, {}],
        tickets=[["constantinople:palermo"], []],
        routes=dict.fromkeys(around_palermo, 1),
        trains=[45, 30],
    )
    assert make_bot("chaser").choose(game.view(0), game.legal()).startswith("station ")
