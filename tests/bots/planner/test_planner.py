"""The planner's moves: what it does with its tickets, cards, stations and rivals in constructed positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.bots.test_bots import at_turn
from tests.support.few_unseen_cards import ALL_CARDS, ROW
from whistlestop import Game
from whistlestop.bots import Planner, make_bot
from whistlestop.bots.explaining import Explanation

pytestmark = pytest.mark.kernels

LEVEL_HEADED = ("regular", "strong")
SEABOARD = dict.fromkeys(["boston:new-york", "new-york:washington", "raleigh:washington"], 0)
AROUND_PALERMO = dict.fromkeys(["brindisi:palermo", "palermo:roma", "palermo:smyrna"], 1)


def chosen(game: Game, **traits: float) -> str:
    """What a planner plays with these traits and otherwise the usual ones."""
    return Planner(0, traits).choose(game.view(game.seat), game.legal())


def reason(game: Game, **traits: float) -> Explanation:
    """Why it plays that."""
    bot = Planner(0, traits)
    bot.choose(game.view(game.seat), game.legal())
    why = bot.explain()
    assert why is not None
    return why


def one_route_short(**fields: Any) -> Game:
    """Only Kansas City–Oklahoma City is missing, two spaces of any colour."""
    natural = {"hands": [{"red": 2, "blue": 6}, {}], "tickets": [["houston:kansas-city"], []]}
    routes = {"dallas:houston": 0, "dallas:oklahoma-city": 0, **fields.pop("routes", {})}
    return at_turn(**{**natural, **fields, "routes": routes})


def test_it_claims_the_route_that_its_ticket_misses() -> None:
    assert chosen(one_route_short(), claim=5) == "claim kansas-city:oklahoma-city"
    assert make_bot("regular").choose(one_route_short().view(0), []) == "claim kansas-city:oklahoma-city"


def test_it_may_wait_with_a_claim_but_not_until_it_is_too_late() -> None:
    patient = {"claim": -10.0, "hurry": 20.0, "slack": 5.0}
    assert chosen(one_route_short(), **patient).startswith("draw ")
    assert chosen(one_route_short(trains=[42, 3]), **patient) == "claim kansas-city:oklahoma-city"


def test_a_rival_at_the_ends_of_a_route_makes_it_claim_sooner() -> None:
    careful = {"claim": -3.0, "risk": 10.0}
    alone, beside = one_route_short(), one_route_short(routes={"kansas-city:omaha": 1})
    assert chosen(alone, **careful).startswith("draw ")
    assert chosen(beside, **careful) == "claim kansas-city:oklahoma-city"


@pytest.mark.parametrize("level", LEVEL_HEADED)
def test_in_its_last_turn_it_takes_the_most_points(level: str) -> None:
    game = at_turn(hands=[{"blue": 6}, {}], turns_left=1)
    assert make_bot(level).choose(game.view(0), game.legal()) == "claim portland:salt-lake-city"


@pytest.mark.parametrize("level", LEVEL_HEADED)
def test_in_its_last_turn_a_completed_ticket_counts_twice(level: str) -> None:
    hands = [{"blue": 6, "red": 2}, {}]
    game = at_turn(
        hands=hands, turns_left=2, routes={**SEABOARD, "charleston:miami": 0}, tickets=[["boston:miami"], []]
    )
    assert make_bot(level).choose(game.view(0), game.legal()) == "claim charleston:raleigh"


def test_it_builds_a_station_where_its_ticket_has_no_path_left_and_then_continues() -> None:
    game = at_turn(
        "europe",
        hands=[{"red": 4}, {}],
        tickets=[["constantinople:palermo"], []],
        routes={**AROUND_PALERMO, "constantinople:smyrna": 0},
    )
    assert chosen(game) in ("station palermo", "station smyrna")
    for _ in range(2):
        game.play(chosen(game))
    assert game.scores()[0]["completed"] == 1
    game.play("draw deck")
    game.play("draw deck")
    assert not chosen(game).startswith("station ")
    assert "palermo:smyrna" not in reason(game)["plan"]


def test_a_station_waits_while_routes_of_the_plan_are_open_and_there_is_time() -> None:
    game = at_turn("europe", hands=[{"red": 4}, {}], tickets=[["constantinople:palermo"], []], routes=AROUND_PALERMO)
    why = reason(game)
    assert len(why["plan"]) > 1
    assert not why["action"].startswith("station ")


def test_an_existing_station_borrows_its_route_for_free() -> None:
    stations = dict.fromkeys(["palermo", "paris", "wien"], 0)
    routes = {**AROUND_PALERMO, "constantinople:smyrna": 0}
    why = reason(at_turn("europe", tickets=[["constantinople:palermo"], []], routes=routes, stations=stations))
    assert why["goals"] == ["constantinople:palermo"]
    assert why["given_up"] == []


def test_it_pays_with_the_colour_that_the_plan_can_do_without() -> None:
    # Blue is the most frequent colour, but Oklahoma City–Santa Fe takes three of them.
    game = at_turn(
        hands=[{"blue": 4, "red": 2}, {}],
        tickets=[["chicago:santa-fe"], []],
        routes=dict.fromkeys(["chicago:saint-louis", "kansas-city:saint-louis"], 0),
    )
    assert {"kansas-city:oklahoma-city", "oklahoma-city:santa-fe"} == set(reason(game)["plan"])
    game.play("claim kansas-city:oklahoma-city")
    assert chosen(game) == "pay red 2"


def test_it_keeps_locomotives_where_coloured_cards_will_do() -> None:
    game = one_route_short(hands=[{"red": 2, "loco": 2}, {}])
    game.play("claim kansas-city:oklahoma-city")
    assert chosen(game) == "pay red 2"


def test_it_gives_the_cards_that_it_can_best_spare() -> None:
    # Three cards of any kind for a locomotive of the ferry; Helsinki–Imatra needs three red ones.
    game = at_turn("nordic", hands=[{"green": 3, "yellow": 3, "red": 3}, {}], tickets=[["imatra:stockholm"], []])
    game.play("claim helsinki:stockholm/2")
    game.play("pay yellow 3 sub 1")
    given = []
    while game.seat == 0:
        given.append(chosen(game))
        game.play(given[-1])
    assert given == ["give green"] * 3


def first_choice(offer: Sequence[str]) -> Game:
    others = ["denver:pittsburgh", "denver:el-paso", "duluth:el-paso"]
    return Game.from_position({"edition": "usa", "phase": "first_tickets", "offers": [[*offer], others]})


def test_it_keeps_tickets_that_fit_together() -> None:
    assert chosen(first_choice(["atlanta:montreal", "los-angeles:seattle", "montreal:new-orleans"])) == (
        "keep atlanta:montreal montreal:new-orleans"
    )
    assert chosen(first_choice(["boston:miami", "los-angeles:seattle", "miami:toronto"])) == (
        "keep boston:miami miami:toronto"
    )


def test_of_new_tickets_it_keeps_the_one_that_its_network_nearly_completes() -> None:
    offer = ["boston:miami", "los-angeles:seattle", "montreal:vancouver"]
    routes = {**SEABOARD, "atlanta:raleigh": 0}
    game = at_turn(phase="keep_tickets", offers=[offer, []], routes=routes, trains=[20, 12])
    assert chosen(game) == "keep boston:miami"


def test_it_gives_up_a_ticket_that_cannot_be_completed() -> None:
    walled = dict.fromkeys(["atlanta:miami", "charleston:miami", "miami:new-orleans"], 1)
    tickets = [["boston:miami", "houston:kansas-city"], []]
    routes = {**walled, "dallas:houston": 0, "dallas:oklahoma-city": 0}
    why = reason(at_turn(hands=[{"red": 2}, {}], tickets=tickets, routes=routes))
    assert why["given_up"] == ["boston:miami"]
    assert why["goals"] == ["houston:kansas-city"]
    assert why["plan"] == ["kansas-city:oklahoma-city"]


@pytest.mark.parametrize("trains", [[8, 45], [45, 5]])
def test_it_gives_up_a_ticket_for_which_trains_or_time_run_out(trains: list[int]) -> None:
    tickets = [["houston:kansas-city", "new-york:seattle"], []]
    why = reason(at_turn(hands=[{"red": 2}, {}], tickets=tickets, trains=trains))
    assert why["given_up"] == ["new-york:seattle"]
    assert why["goals"] == ["houston:kansas-city"]


def test_it_gives_up_tickets_that_share_a_way_for_which_trains_run_out() -> None:
    # Without either of them the path from Duluth would be as long as with both.
    tickets = [["duluth:el-paso", "duluth:houston"], []]
    why = reason(at_turn(tickets=tickets, routes={"el-paso:houston": 0}, trains=[5, 40]))
    assert why["given_up"] == ["duluth:el-paso", "duluth:houston"]
    assert why["spare_trains"]


def tunnel_with(unseen: str) -> Game:
    """Erzurum–Sochi is missing, a tunnel of three red spaces, and three red cards are in hand; all unseen are alike."""
    used = Counter([*ROW, *[unseen] * 5, *["red"] * 3])
    discard = {card: count - used[card] for card, count in ALL_CARDS.items()}
    return at_turn(
        "europe",
        hands=[{"red": 3}, {}],
        row=ROW,
        deck=[unseen] * 5,
        discard=discard,
        tickets=[["erzurum:rostov"], []],
        routes={"rostov:sochi": 0},
    )


def test_it_does_not_begin_a_tunnel_that_is_sure_to_fail() -> None:
    assert chosen(tunnel_with("yellow"), claim=5, claim_tunnel=10) == "claim erzurum:sochi"
    assert chosen(tunnel_with("red"), claim=5, claim_tunnel=10).startswith("draw ")
    assert chosen(tunnel_with("loco"), claim=5, claim_tunnel=10).startswith("draw ")


def rival_one_gap_apart(trains: int) -> Game:
    """A rival comes from New York to Atlanta and from Dallas to Nashville; only Atlanta–Nashville lies between."""
    east = ["new-york:washington", "raleigh:washington", "atlanta:raleigh"]
    west = ["little-rock:nashville", "dallas:little-rock"]
    return at_turn(
        hands=[{"red": 1}, {}],
        tickets=[["los-angeles:seattle"], []],
        routes=dict.fromkeys([*east, *west], 1),
        trains=[45, trains],
    )


def test_it_blocks_where_a_rival_would_lose_more() -> None:
    assert chosen(rival_one_gap_apart(3), block=3) == "claim atlanta:nashville"
    assert chosen(rival_one_gap_apart(34), block=3) == "claim atlanta:nashville"


def test_it_does_not_block_without_a_mind_to() -> None:
    assert chosen(rival_one_gap_apart(3), block=0) != "claim atlanta:nashville"
    assert chosen(rival_one_gap_apart(34), block=0) != "claim atlanta:nashville"


def test_it_does_not_block_where_that_costs_more_than_it_harms() -> None:
    assert chosen(rival_one_gap_apart(34), block=1, block_cost=15) != "claim atlanta:nashville"
    assert chosen(rival_one_gap_apart(34), block=1, block_card=15) != "claim atlanta:nashville"


def test_spare_trains_go_where_they_lengthen_the_longest_path() -> None:
    # Both six-space routes can be paid for; only the one to Miami continues the seat's network.
    rival = dict.fromkeys(["helena:seattle", "duluth:helena"], 1)
    routes = {**SEABOARD, "atlanta:raleigh": 0, "atlanta:new-orleans": 0, **rival}
    game = at_turn(hands=[{"white": 6, "red": 6}, {}], routes=routes, trains=[33, 33])
    assert reason(game, path=0, touch=0)["plan"][0] == "calgary:winnipeg"
    assert reason(game, path=3, touch=0)["plan"][0] == "miami:new-orleans"
