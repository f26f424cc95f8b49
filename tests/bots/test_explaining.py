"""Why a level made its moves: at every decision the reason is plain data that agrees with the game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from tests.bots.test_bots import at_turn
from tests.support.games import TABLES
from whistlestop import Game
from whistlestop.bots import Bot, Planner, make_bot
from whistlestop.bots.base import View
from whistlestop.engine.jit import COMPILED
from whistlestop.rules import CARDS

TELLING = ("casual", "regular", "strong")
SHORT = {"trains": 12 if COMPILED else 8}
SOME_TABLES = TABLES if COMPILED else [("usa", 2), ("europe", 3), ("nordic", 2)]
PARTS = {
    "action", "goals", "given_up", "plan", "spare_trains", "route", "short", "turns", "turns_left", "second", "waiting",
}  # fmt: skip

Told = tuple[View, list[str], str, Mapping[str, Any]]

every_table = pytest.mark.parametrize(("edition", "seats"), SOME_TABLES)


def seated(seats: int) -> list[Bot]:
    return [make_bot(TELLING[(seat + seats) % len(TELLING)], seat) for seat in range(seats)]


@cache
def explained(edition: str, seats: int) -> list[Told]:
    """Every decision of a short game: the view, the legal actions, the move and the reason."""
    game, bots = Game(edition, seats, 2, house=SHORT), seated(seats)
    seen: list[Told] = []
    while game.seat is not None:
        view, legal, bot = game.view(game.seat), game.legal(), bots[game.seat]
        words = bot.choose(view, legal)
        reason = bot.explain()
        assert reason is not None
        seen.append((view, legal, words, reason))
        game.play(words)
    return seen


@every_table
def test_a_reason_is_plain_data(edition: str, seats: int) -> None:
    for _, _, _, reason in explained(edition, seats):
        assert json.loads(json.dumps(reason, allow_nan=False)) == reason
        assert {*reason} == PARTS


@every_table
def test_a_reason_names_the_action_and_another_legal_one(edition: str, seats: int) -> None:
    for _, legal, words, reason in explained(edition, seats):
        assert reason["action"] == words
        second = reason["second"]
        if second is not None:
            assert second["action"] in legal
            assert second["action"] != words
            assert second["less"] >= 0


@every_table
def test_goals_are_the_tickets_that_are_held_or_being_kept(edition: str, seats: int) -> None:
    for view, _, words, reason in explained(edition, seats):
        kept = words.split()[1:] if words.startswith("keep ") else []
        goals = [*reason["goals"], *reason["given_up"]]
        assert len({*goals}) == len(goals)
        assert {*goals} <= {*(view["tickets"] or ()), *kept}


@every_table
def test_a_plan_contains_only_routes_that_are_not_owned_yet(edition: str, seats: int) -> None:
    for view, _, _, reason in explained(edition, seats):
        assert {*reason["plan"]} <= {*Game(edition).box.board.route_names}
        assert view["viewer"] not in [view["routes"].get(route) for route in reason["plan"]]
        assert all(count > 0 for count in reason["short"].values())
        assert {*reason["short"]} <= {*CARDS}
        assert reason["turns"] >= 0
        assert reason["turns_left"] >= 1


@every_table
def test_the_route_is_the_one_claimed_or_paid_for(edition: str, seats: int) -> None:
    for view, _, words, reason in explained(edition, seats):
        claimed = words.removeprefix("claim ") if words.startswith("claim ") else view.get("claim")
        assert reason["route"] == claimed
        assert (reason["waiting"] is None) == (claimed is None)


def ends(route: str) -> set[str]:
    return {*route.partition("/")[0].split(":")}


@every_table
def test_waiting_lists_the_rivals_at_the_ends_of_the_route(edition: str, seats: int) -> None:
    for view, _, _, reason in explained(edition, seats):
        if reason["waiting"] is not None:
            near = {owner for route, owner in view["routes"].items() if ends(route) & ends(reason["route"])}
            assert reason["waiting"]["rivals"] == sorted(near - {view["viewer"]})
            assert reason["waiting"]["loss"] >= 0


def test_a_route_without_which_the_ticket_is_lost_is_worth_the_ticket() -> None:
    # Miami can be reached only from New Orleans, because a rival owns everything else there.
    seaboard = [
        "boston:new-york",
        "new-york:washington",
        "raleigh:washington",
        "atlanta:raleigh",
        "atlanta:new-orleans",
    ]
    walled = ["atlanta:miami", "charleston:miami"]
    routes = {**dict.fromkeys(seaboard, 0), **dict.fromkeys(walled, 1)}
    game, bot = at_turn(hands=[{"red": 6}, {}], tickets=[["boston:miami"], []], routes=routes), make_bot("regular")
    assert bot.choose(game.view(0), game.legal()) == "claim miami:new-orleans"
    reason: Any = bot.explain()
    assert reason is not None
    assert reason["waiting"]["rivals"] == [1]
    assert reason["waiting"]["loss"] > 12


def test_the_second_best_of_a_claim_that_is_planned_and_blocks_is_something_else() -> None:
    # Atlanta–Nashville closes a gap in the rival's network, and completes the seat's ticket.
    rival = [
        "new-york:washington",
        "raleigh:washington",
        "atlanta:raleigh",
        "little-rock:nashville",
        "dallas:little-rock",
    ]
    own = ["nashville:pittsburgh", "pittsburgh:toronto", "montreal:toronto"]
    routes = {**dict.fromkeys(rival, 1), **dict.fromkeys(own, 0)}
    game = at_turn(hands=[{"red": 1}, {}], tickets=[["atlanta:montreal"], []], routes=routes)
    bot = Planner(0, {"claim": 5, "block": 1})
    assert bot.choose(game.view(0), game.legal()) == "claim atlanta:nashville"
    reason: Any = bot.explain()
    assert reason is not None
    assert reason["second"]["action"] != "claim atlanta:nashville"


@every_table
def test_explaining_changes_no_later_choice(edition: str, seats: int) -> None:
    game, bots = Game(edition, seats, 2, house=SHORT), seated(seats)
    for _, _, words, _ in explained(edition, seats):
        assert game.seat is not None
        assert bots[game.seat].choose(game.view(game.seat), game.legal()) == words
        game.play(words)


def test_asked_twice_a_bot_gives_the_same_reason() -> None:
    for level in TELLING:
        game, bot = Game("europe", 2, 5), make_bot(level)
        bot.choose(game.view(0), game.legal())
        assert bot.explain() == bot.explain()


def beginner_reasons() -> Iterator[Mapping[str, object] | None]:
    game, bot = Game("usa", 2, 5, house=SHORT), make_bot("beginner")
    while game.seat is not None:
        game.play(bot.choose(game.view(game.seat), game.legal()))
        yield bot.explain()


def test_a_beginner_cannot_say_why() -> None:
    assert {*beginner_reasons()} == {None}


def test_before_its_first_choice_there_is_nothing_to_explain() -> None:
    assert all(make_bot(level).explain() is None for level in TELLING)
