"""The bonuses, ties and the score item by item: E2 to E8."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.rules.table import EDITIONS
from tests.rules.test_borrowing import read_tickets
from tests.rules.test_longest import finished, read_trail
from whistlestop import Game

pytestmark = pytest.mark.kernels

EVERY = pytest.mark.parametrize("edition", EDITIONS)
WITH_LONGEST_PATH = pytest.mark.parametrize("edition", ["usa", "europe"])

# Networks that share no city: a chain of two and two spaces, and single routes; the one-space route is black.
CHAIN = {
    "usa": "denver:santa-fe el-paso:santa-fe",
    "europe": "kharkov:rostov rostov:sochi",
    "nordic": "orebro:oslo orebro:stockholm",
}
THREES = {
    "usa": ["calgary:vancouver", "duluth:sault-st-marie", "little-rock:nashville"],
    "europe": ["brest:paris", "cadiz:madrid", "angora:erzurum"],
    "nordic": ["boden:kiruna", "karlskrona:norrkoping", "sundsvall:umea"],
}
TWO = {"usa": "chicago:saint-louis", "europe": "roma:venezia", "nordic": "imatra:kuopio"}
ONE = {"usa": "dallas:houston", "europe": "amsterdam:bruxelles", "nordic": "helsinki:lahti"}
SIX = {"usa": "miami:new-orleans", "europe": "palermo:smyrna", "nordic": "mo-i-rana:trondheim/2"}


def each(game: Game, item: str) -> list[int]:
    """One item of the scores, seat by seat."""
    scores: Sequence[Mapping[str, Any]] = game.scores()
    return [score[item] for score in scores]


def read(game: Game) -> None:
    """Every score adds up, and its proof holds."""
    for seat, score in enumerate(game.scores()):
        assert score["total"] == sum(score[item] for item in ("routes", "tickets", "stations", "bonus"))
        assert score["routes"] == game.position()["points"][seat]
        read_tickets(game, seat)
        read_trail(game, seat)


@pytest.mark.rule("E2")
@pytest.mark.parametrize(
    ("edition", "tickets", "stations", "items"),
    [
        ("usa", ["denver:el-paso", "helena:los-angeles"], {}, (4, 4 - 8, 0, 10, 10)),
        ("europe", ["erzurum:rostov", "kyiv:sochi"], {"wien": 1}, (4, -5 - 8, 8, 10, 9)),
        ("nordic", ["oslo:stockholm", "bergen:kobenhavn"], {}, (4, 4 - 8, 0, 10, 10)),
    ],
)
def test_tickets_stations_and_the_bonus_are_added_to_the_routes(
    edition: str, tickets: list[str], stations: dict[str, int], items: tuple[int, ...]
) -> None:
    game = finished(edition, ONE[edition], CHAIN[edition], tickets=[[], tickets], stations=stations)
    score = game.scores()[1]
    assert tuple(score[item] for item in ("routes", "tickets", "stations", "bonus", "total")) == items
    read(game)


@WITH_LONGEST_PATH
@pytest.mark.rule("E3")
def test_the_longest_path_brings_ten_points(edition: str) -> None:
    game = finished(edition, f"{THREES[edition][0]} {THREES[edition][1]}", CHAIN[edition], ONE[edition])
    assert each(game, "longest") == [3, 4, 1]
    assert each(game, "bonus") == [0, 10, 0]
    read(game)


@WITH_LONGEST_PATH
@pytest.mark.rule("E3")
def test_each_of_those_tied_for_the_longest_path_has_ten_points(edition: str) -> None:
    game = finished(edition, ONE[edition], THREES[edition][0], THREES[edition][1])
    assert each(game, "longest") == [1, 3, 3]
    assert each(game, "bonus") == [0, 10, 10]


@pytest.mark.rule("E4")
def test_the_globetrotter_has_completed_most_tickets() -> None:
    routes = f"{CHAIN['nordic']} goteborg:oslo goteborg:kobenhavn"
    tickets = [["bergen:narvik", "alborg:umea", "helsinki:kiruna"], ["oslo:stockholm"], ["tallinn:tampere"]]
    game = finished("nordic", "lieksa:murmansk", routes, "helsinki:tallinn", tickets=tickets)
    assert each(game, "completed") == [0, 1, 0]
    assert each(game, "longest") == [9, 8, 2]
    assert each(game, "bonus") == [0, 10, 0]
    read(game)


@pytest.mark.rule("E4")
def test_each_of_the_tied_globetrotters_has_ten_points() -> None:
    tickets = [["oslo:stockholm"], ["tallinn:tampere"], ["bergen:narvik", "alborg:umea"]]
    game = finished("nordic", CHAIN["nordic"], "helsinki:tallinn helsinki:tampere", "", tickets=tickets)
    assert each(game, "completed") == [1, 1, 0]
    assert each(game, "bonus") == [10, 10, 0]


@pytest.mark.rule("E5")
@pytest.mark.parametrize(
    ("edition", "networks", "tickets", "stations"),
    [
        pytest.param(
            "usa",
            [
                "los-angeles:san-francisco portland:san-francisco portland:seattle",
                f"{CHAIN['usa']} dallas:houston dallas:oklahoma-city kansas-city:oklahoma-city calgary:winnipeg "
                "atlanta:nashville",
            ],
            [["los-angeles:seattle"], ["denver:el-paso", "houston:kansas-city"]],
            {},
            id="usa: tickets before the longest path",
        ),
        pytest.param(
            "usa", [" ".join([*THREES["usa"], TWO["usa"]]), CHAIN["usa"]], [[], []], {}, id="usa: the longest path"
        ),
        pytest.param(
            "europe",
            [
                "kharkov:rostov rostov:sochi sevastopol:sochi erzurum:sevastopol",
                "budapest:zagrab venezia:zagrab venezia:zurich palermo:smyrna",
            ],
            [[], ["budapest:zurich"]],
            {"cadiz": 1},
            id="europe: tickets before stations and the longest path",
        ),
        pytest.param(
            "europe",
            [CHAIN["europe"], f"{THREES['europe'][0]} {THREES['europe'][1]} {TWO['europe']}"],
            [[], []],
            {"wien": 0},
            id="europe: stations before the longest path",
        ),
        pytest.param(
            "europe",
            [" ".join([*THREES["europe"], TWO["europe"]]), CHAIN["europe"]],
            [[], []],
            {"wien": 0, "berlin": 1},
            id="europe: the longest path",
        ),
        pytest.param(
            "nordic",
            [
                "helsinki:tallinn helsinki:tampere honningsvag:tromso narvik:tromso kiruna:narvik boden:kiruna "
                "boden:tornio oulu:tornio rovaniemi:tornio umea:vaasa",
                f"{CHAIN['nordic']} kristiansand:oslo kristiansand:stavanger",
            ],
            [["tallinn:tampere"], ["oslo:stockholm", "oslo:stavanger"]],
            {},
            id="nordic: tickets before length",
        ),
        pytest.param("nordic", [THREES["nordic"][0], CHAIN["nordic"]], [[], []], {}, id="nordic: length"),
    ],
)
def test_ties_for_first_place(
    edition: str, networks: list[str], tickets: list[list[str]], stations: dict[str, int]
) -> None:
    game = finished(edition, *networks, tickets=tickets, stations=stations)
    first, second = each(game, "total")
    assert first == second
    assert each(game, "place") == [2, 1]
    read(game)


@EVERY
@pytest.mark.rule("E5", "E6")
def test_those_still_tied_share_the_place_and_the_next_is_left_out(edition: str) -> None:
    game = finished(edition, THREES[edition][0], ONE[edition], THREES[edition][1])
    assert each(game, "place") == [1, 3, 1]


@pytest.mark.rule("E6")
@pytest.mark.parametrize(("edition", "places"), [("usa", [2, 1, 2]), ("europe", [2, 1, 2]), ("nordic", [3, 1, 2])])
def test_length_by_itself_settles_a_lower_place_in_the_north_only(edition: str, places: list[int]) -> None:
    game = finished(edition, THREES[edition][0], SIX[edition], CHAIN[edition])
    assert each(game, "routes") == [4, 15, 4] and each(game, "longest") == [3, 6, 4]
    assert each(game, "place") == places


@WITH_LONGEST_PATH
@pytest.mark.rule("E6")
def test_a_shared_second_place_leaves_the_third_out(edition: str) -> None:
    game = finished(edition, ONE[edition], THREES[edition][0], SIX[edition], CHAIN[edition])
    assert each(game, "place") == [4, 2, 1, 2]


@pytest.mark.rule("E6")
def test_completed_tickets_settle_a_lower_place_too() -> None:
    tickets = [[], [], ["denver:el-paso"]]
    game = finished("usa", " ".join(THREES["usa"][1:]), SIX["usa"], CHAIN["usa"], tickets=tickets)
    assert each(game, "total") == [8, 25, 8]
    assert each(game, "place") == [3, 1, 2]


@pytest.mark.rule("E6")
def test_fewest_stations_settle_a_lower_place_too() -> None:
    threes = THREES["europe"]
    networks = [f"{threes[0]} {threes[1]}", SIX["europe"], threes[2]]
    game = finished("europe", *networks, stations={"wien": 0})
    assert each(game, "total") == [16, 37, 16]
    assert each(game, "place") == [3, 1, 2]


@EVERY
@pytest.mark.rule("E7")
def test_the_bonus_is_given_when_all_have_nothing(edition: str) -> None:
    game = finished(edition, "", "", "")
    assert each(game, "longest") == each(game, "completed") == [0, 0, 0]
    assert each(game, "bonus") == [10, 10, 10] and each(game, "place") == [1, 1, 1]


@pytest.mark.rule("E7")
def test_all_are_globetrotters_when_nobody_has_completed_a_ticket() -> None:
    game = finished("nordic", CHAIN["nordic"], "", tickets=[["bergen:narvik"], ["alborg:umea"]])
    assert each(game, "bonus") == [10, 10] and each(game, "total") == [4 - 16 + 10, -11 + 10]


@EVERY
@pytest.mark.rule("E8")
def test_at_the_end_each_score_can_be_read_item_by_item(edition: str) -> None:
    game = finished(edition, CHAIN[edition], THREES[edition][0])
    items = {"routes", "tickets", "completed", "stations", "bonus", "longest", "total", "place", "proof"}
    for score in game.scores():
        assert set(score) == items
        assert set(score["proof"]) == {"tickets", "stations", "longest"}
    read(game)


@pytest.mark.rule("E8")
def test_the_proof_of_a_score() -> None:
    mine, theirs = "brest:paris marseille:zurich munchen:zurich", "paris:zurich frankfurt:munchen"
    stations, tickets = {"paris": 0, "london": 0}, [["brest:marseille", "paris:wien"], []]
    game = finished("europe", mine, theirs, tickets=tickets, stations=stations)
    read(game)
    proof = game.scores()[0]["proof"]
    assert proof["tickets"] == {"brest:marseille": ["brest:paris", "paris:zurich", "marseille:zurich"]}
    assert proof["stations"] == {"paris": "paris:zurich", "london": None}
    assert proof["longest"] in (["marseille:zurich", "munchen:zurich"], ["munchen:zurich", "marseille:zurich"])
