"""The characteristic idea of each reference bot, shown on positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.reference.test_reference_bots import EVERY_REFERENCE_BOT, REFERENCE_BOTS
from whistlestop import Game

pytestmark = pytest.mark.kernels

SOUTH = ["houston:kansas-city"]  # by Dallas and Oklahoma City, all grey
COAST = ["los-angeles:seattle"]  # by San Francisco and Portland, coloured but for the last link
NO_CARDS: dict[str, Any] = {"deck": [], "row": [None] * 5, "discard": {}}
DULL = ["white", "white", "red", "red", "red"]


def at_turn(edition: Any = "usa", **fields: Any) -> Game:
    shown = {"seats": 2, "seat": 0, "phase": "turn", "seed": 1, "row": DULL, **fields}
    return Game.from_position({"edition": edition, **shown})


def choice(kind: str, game: Game) -> str:
    """What a reference bot does, which is legal."""
    assert game.seat is not None
    words = REFERENCE_BOTS[kind]().choose_from(game.box, game.redacted(game.seat))
    assert words in game.legal()
    return words


def drawn(*tickets: str, **fields: Any) -> Game:
    return at_turn(phase="keep_tickets", offers=[list(tickets), []], **fields)


def dealt(*tickets: str, **fields: Any) -> Game:
    others = ["atlanta:montreal", "calgary:phoenix", "nashville:portland"]
    return at_turn(phase="first_tickets", offers=[list(tickets), others], **fields)


@EVERY_REFERENCE_BOT
def test_a_tunnel_is_paid_whenever_it_can_be(kind: str) -> None:
    dug = {"phase": "tunnel", "claim": "munchen:zurich", "laid": {"yellow": 2}, "turned_up": ["yellow", "blue", "loco"]}
    assert choice(kind, at_turn("europe", hands=[{"yellow": 2, "loco": 1}, {}], **dug)) == "pay yellow 2"
    assert choice(kind, at_turn("europe", hands=[{"yellow": 1, "loco": 1}, {}], **dug)) == "pay yellow 1 loco 1"
    assert choice(kind, at_turn("europe", hands=[{"yellow": 1}, {}], **dug)) == "withdraw"


@EVERY_REFERENCE_BOT
def test_substitutes_come_from_the_most_plentiful_colours(kind: str) -> None:
    fields: dict[str, Any] = {"phase": "substitute", "claim": "helsinki:tallinn", "laid": {"purple": 1}}
    game = at_turn("nordic", hands=[{"blue": 2, "white": 1, "red": 3, "loco": 4}, {}], give=3, last=None, **fields)
    for words in ("give blue", "give red", "give red"):
        assert choice(kind, game) == words
        game.play(words)


@EVERY_REFERENCE_BOT
def test_substitutes_are_played_only_where_nothing_else_pays(kind: str) -> None:
    fields: dict[str, Any] = {"phase": "payment", "claim": "helsinki:tallinn"}
    assert (
        choice(kind, at_turn("nordic", hands=[{"purple": 1, "red": 9, "loco": 1}, {}], **fields))
        == "pay purple 1 loco 1"
    )
    assert choice(kind, at_turn("nordic", hands=[{"purple": 1, "red": 9}, {}], **fields)) == "pay purple 1 sub 1"


@EVERY_REFERENCE_BOT
def test_a_station_is_built_only_if_nothing_else_is_legal(kind: str) -> None:
    fields: dict[str, Any] = {**NO_CARDS, "hands": [{"red": 1}, {}], "ticket_deck": [], "trains": [0, 45]}
    assert choice(kind, at_turn("europe", turns_left=1, **fields)).startswith("station ")
    tickets = {**fields, "ticket_deck": ["kyiv:sochi", "athina:wilno"]}
    assert choice(kind, at_turn("europe", turns_left=1, **tickets)) == "tickets"


@EVERY_REFERENCE_BOT
def test_without_a_card_to_draw_routes_are_claimed(kind: str) -> None:
    game = at_turn(hands=[{"blue": 6, "loco": 1}, {}], ticket_deck=[], **NO_CARDS)
    assert choice(kind, game) == "claim portland:salt-lake-city"


@pytest.mark.parametrize("kind", ["dest", "paq"])
def test_a_grey_route_is_paid_with_the_longest_colour_and_locomotives_last(kind: str) -> None:
    hand = {"red": 2, "blue": 3, "loco": 3}
    assert choice(kind, at_turn(hands=[hand, {}], phase="payment", claim="dallas:oklahoma-city")) == "pay blue 2"
    assert choice(kind, at_turn(hands=[hand, {}], phase="payment", claim="calgary:helena")) == "pay blue 3 loco 1"


def test_dest_claims_on_the_fixed_path_of_a_ticket() -> None:
    assert choice("dest", at_turn(hands=[{"blue": 2}, {}], tickets=[SOUTH, []])) == "claim dallas:houston"
    assert choice("dest", at_turn(hands=[{"blue": 6}, {}], tickets=[COAST, []])) == "claim portland:seattle"


def test_dest_never_goes_around_a_lost_route() -> None:
    lost = {"dallas:houston": 1, "dallas:oklahoma-city": 0, "kansas-city:oklahoma-city": 0}
    fields: dict[str, Any] = {"hands": [{"blue": 6}, {}], "tickets": [SOUTH, []], "routes": lost}
    assert choice("dest", at_turn(**fields)) == "draw deck"
    assert choice("dest", at_turn(**{**fields, **NO_CARDS})) == "claim portland:salt-lake-city"


def test_dest_keeps_all_starting_tickets_and_then_one_at_a_time() -> None:
    three = ("boston:miami", "denver:el-paso", "houston:winnipeg")
    assert choice("dest", dealt(*three)) == f"keep {' '.join(three)}"
    assert choice("dest", drawn(*three)) == "keep boston:miami"
    assert choice("dest", at_turn(hands=[{"blue": 6}, {}])) == "tickets"


def test_paq_claims_the_shortest_payable_target() -> None:
    assert choice("paq", at_turn(hands=[{"blue": 2}, {}], tickets=[SOUTH, []])) == "claim dallas:houston"
    built = {"dallas:houston": 0}
    assert (
        choice("paq", at_turn(hands=[{"blue": 6}, {}], tickets=[SOUTH, []], routes=built))
        == "claim dallas:oklahoma-city"
    )


def test_paq_goes_around_a_lost_route() -> None:
    lost = {"dallas:houston": 1, "dallas:oklahoma-city": 0, "kansas-city:oklahoma-city": 0}
    game = at_turn(hands=[{"blue": 2}, {}], tickets=[SOUTH, []], routes=lost)
    assert choice("paq", game) == "claim houston:new-orleans"


def test_paq_takes_any_six_space_route_and_draws_blind_otherwise() -> None:
    built = {"portland:seattle": 0}
    row = ["purple", "green", "loco", "loco", "yellow"]
    fields: dict[str, Any] = {"tickets": [COAST, []], "routes": built, "row": row}
    assert choice("paq", at_turn(hands=[{"blue": 6}, {}], **fields)) == "claim portland:salt-lake-city"
    assert choice("paq", at_turn(hands=[{"blue": 5}, {}], **fields)) == "draw deck"
    assert choice("paq", at_turn(hands=[{"blue": 5}, {}], phase="second_card", **fields)) == "draw deck"


def test_paq_draws_tickets_when_all_are_completed_with_eight_cards_and_trains_and_nobody_near_the_end() -> None:
    eight = [{"red": 4, "blue": 4}, {}]
    assert choice("paq", at_turn(hands=eight, trains=[8, 7])) == "tickets"
    assert choice("paq", at_turn(hands=eight, trains=[7, 7])) == "draw deck"
    assert choice("paq", at_turn(hands=eight, trains=[8, 6])) == "draw deck"
    assert choice("paq", at_turn(hands=[{"red": 4, "blue": 3}, {}], trains=[8, 7])) == "draw deck"


def test_paq_claims_with_six_of_a_colour_when_all_tickets_are_completed() -> None:
    assert choice("paq", at_turn(hands=[{"blue": 6}, {}])) == "claim portland:salt-lake-city"
    gone = {"portland:salt-lake-city": 1, "sault-st-marie:winnipeg": 1}
    assert choice("paq", at_turn(hands=[{"blue": 6}, {}], routes=gone)) == "claim atlanta:miami"
    assert choice("paq", at_turn(hands=[{"blue": 5}, {}])) == "draw deck"


def test_paq_keeps_the_tickets_of_least_trains() -> None:
    three = ("duluth:houston", "houston:kansas-city", "los-angeles:new-york")
    assert choice("paq", dealt(*three)) == "keep duluth:houston houston:kansas-city"
    # Houston–Kansas City is on the path from Duluth to Houston, so keeping both costs no more.
    assert choice("paq", drawn("duluth:houston", "los-angeles:new-york")) == "keep duluth:houston"
    built = {"dallas:houston": 0, "dallas:oklahoma-city": 0, "kansas-city:oklahoma-city": 0}
    assert choice("paq", drawn(*three, routes=built)) == "keep houston:kansas-city"


# Eight trains are left for three purple and five green spaces, and suffice for no other path.
COASTAL: dict[str, Any] = {"tickets": [COAST, []], "routes": {"portland:seattle": 0}, "trains": [8, 45]}


def test_cfae_draws_by_need_and_a_locomotive_before_blind() -> None:
    row = ["green", "red", "loco", "white", "white"]
    assert choice("cfae", at_turn(row=row, **COASTAL)) == "draw green"
    assert choice("cfae", at_turn(row=["blue", *row[1:]], **COASTAL)) == "draw loco"
    assert choice("cfae", at_turn(row=DULL, **COASTAL)) == "draw deck"
    assert choice("cfae", at_turn(row=row, hands=[{"green": 4}, {}], **COASTAL)) == "draw loco"


def test_cfae_counts_a_locomotive_as_nine() -> None:
    claim = "claim portland:san-francisco"
    # Two and ten points and one for the built link, less nine for a locomotive, against three purple cards.
    row = ["purple", *DULL[1:]]
    assert choice("cfae", at_turn(hands=[{"green": 4, "loco": 1}, {}], row=row, **COASTAL)) == claim
    assert choice("cfae", at_turn(hands=[{"green": 3, "loco": 2}, {}], row=row, **COASTAL)) == "draw purple"


def test_cfae_keeps_the_colours_of_its_plan_from_grey_routes() -> None:
    fields: dict[str, Any] = {"phase": "payment", "claim": "calgary:vancouver", **COASTAL}
    assert choice("cfae", at_turn(hands=[{"green": 3, "red": 3}, {}], **fields)) == "pay red 3"


def test_cfae_claims_nothing_off_its_plan_but_anything_without_one() -> None:
    assert choice("cfae", at_turn(hands=[{"blue": 6}, {}], **COASTAL)) == "draw deck"
    hopeless = {**COASTAL, "trains": [7, 45]}
    assert choice("cfae", at_turn(hands=[{"blue": 6}, {}], **hopeless)) == "claim portland:salt-lake-city"


def test_cfae_draws_tickets_when_all_are_completed_as_long_as_trains_outweigh_points() -> None:
    assert choice("cfae", at_turn(hands=[{"blue": 6}, {}], trains=[31, 45])) == "tickets"
    assert choice("cfae", at_turn(hands=[{"blue": 6}, {}], trains=[29, 45])) == "claim portland:salt-lake-city"
    assert choice("cfae", at_turn(trains=[16, 45])) == "draw deck"


def test_cfae_keeps_the_cheapest_ticket_later_and_weighs_points_at_first() -> None:
    three = ("houston:kansas-city", "los-angeles:new-york", "denver:el-paso")
    assert choice("cfae", drawn(*three)) == "keep denver:el-paso"
    assert choice("cfae", dealt(*three)) == "keep denver:el-paso houston:kansas-city"


def test_plan_claims_contested_routes_first_then_single_tracks() -> None:
    hand = [{"blue": 2}, {}]
    both = [["denver:el-paso", *SOUTH], []]
    assert choice("plan", at_turn(hands=hand, tickets=[SOUTH, []])) == "claim dallas:oklahoma-city"
    assert choice("plan", at_turn(hands=hand, tickets=both)) == "claim denver:santa-fe"
    assert choice("plan", at_turn(hands=hand, tickets=both, routes={"el-paso:phoenix": 1})) == "claim el-paso:santa-fe"


def test_plan_draws_what_is_missing_and_a_locomotive_only_when_little_is_missing() -> None:
    nearly = {"dallas:houston": 0, "dallas:oklahoma-city": 0}
    row = ["loco", "white", "white", "red", "green"]
    assert choice("plan", at_turn(tickets=[SOUTH, []], routes=nearly, row=row)) == "draw loco"
    assert choice("plan", at_turn(tickets=[SOUTH, []], row=row)) == "draw deck"
    assert choice("plan", at_turn(tickets=[SOUTH, []], routes=nearly, row=["purple", *row[:4]])) == "draw purple"


def test_plan_pays_grey_routes_with_colours_that_it_does_not_need() -> None:
    # The other half of the path is to be paid in blue, the first of equals.
    fields: dict[str, Any] = {"phase": "payment", "claim": "denver:santa-fe", "tickets": [["denver:el-paso"], []]}
    assert choice("plan", at_turn(hands=[{"blue": 2, "red": 2}, {}], **fields)) == "pay red 2"


def test_plan_uses_spare_trains_for_points_a_turn_and_draws_no_tickets() -> None:
    assert choice("plan", at_turn(hands=[{"blue": 6}, {}])) == "claim portland:salt-lake-city"
    assert choice("plan", at_turn(hands=[{"blue": 6}, {}], trains=[5, 45])) == "claim atlanta:miami"
    assert choice("plan", at_turn()).startswith("draw ")


def test_plan_drops_the_cheapest_ticket_that_its_trains_do_not_reach() -> None:
    fields: dict[str, Any] = {"tickets": [["denver:el-paso", "los-angeles:seattle"], []], "trains": [10, 45]}
    assert choice("plan", at_turn(hands=[{"yellow": 3, "red": 2}, {}], **fields)) == "claim los-angeles:san-francisco/2"


def test_plan_keeps_the_tickets_that_are_worth_their_turns() -> None:
    three = ("duluth:houston", "houston:kansas-city", "los-angeles:new-york")
    assert choice("plan", dealt(*three)) == "keep duluth:houston houston:kansas-city"
