"""What a seat can do, grouped for a screen: every legal action once, and nothing that the seat may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import TABLES, finished, moment, moments, random_game
from tests.support.scrambling import scrambled
from whistlestop import Game
from whistlestop.choices.choices import choices_of
from whistlestop.choices.odds import tunnel_odds
from whistlestop.records.files import at_decision

Choices = Mapping[str, Any]
EVERY_TABLE = pytest.mark.parametrize(("edition", "seats"), TABLES)


def flat(game: Game, choices: Choices) -> list[str]:
    """The grouped choices as actions."""
    return [
        *(f"draw {card}" for card in choices.get("draw", ())),
        *(f"claim {claim['route']}" for claim in choices.get("claims", ())),
        *(f"station {city}" for city in choices.get("stations", {}).get("cities", ())),
        *(payment["words"] for payment in choices.get("pay", ())),
        *(f"give {card}" for card in choices.get("give", ())),
        *(verb for verb in ("tickets", "withdraw", "pass") if choices.get(verb)),
        *flat_keep(game, **choices.get("keep", {"offer": [], "least": 1})),
    ]


def flat_keep(game: Game, offer: list[str], least: int) -> list[str]:
    offer = sorted(offer, key=game.box.board.ticket_index.__getitem__)
    sizes = range(least, len(offer) + 1)
    return [" ".join(["keep", *kept]) for size in sizes for kept in combinations(offer, size)]


def priced(choices: Choices) -> dict[str, list[Choices]]:
    """The payments by the claim or station that they pay for."""
    claims = {f"claim {claim['route']}": claim["payments"] for claim in choices.get("claims", ())}
    stations = choices.get("stations", {"cities": []})
    return claims | {f"station {city}": stations["payments"] for city in stations["cities"]}


def words_of(payments: list[Choices]) -> list[str]:
    return [payment["words"] for payment in payments]


def on_turn(game: Game) -> Choices:
    return choices_of(game, game.seat)


def check_all_is_there_once(game: Game) -> None:
    choices = on_turn(game)
    assert sorted(flat(game, choices)) == sorted(game.legal())
    ways = {action: sorted(words_of(payments)) for action, payments in priced(choices).items()}
    assert ways == {action: sorted(payments) for action, payments in game.prices().items()}


@given(moments())
def test_everything_legal_is_among_the_choices_once_and_nothing_else(game: Game) -> None:
    check_all_is_there_once(game)


@EVERY_TABLE
def test_so_it_is_through_a_whole_game(edition: str, seats: int) -> None:
    game = Game(edition, seats, 2)
    for number, line in enumerate(finished(edition, seats, 2).log):
        if number % 7 == 0:
            check_all_is_there_once(game)
        game.play(line.action)
    assert on_turn(game) == {}


@given(moments())
def test_choices_are_plain_json_without_empty_groups(game: Game) -> None:
    for seat in range(game.seats):
        choices = choices_of(game, seat)
        assert json.loads(json.dumps(choices, allow_nan=False)) == choices
        assert all(choices.values())


@given(moments())
def test_only_who_decides_has_choices(game: Game) -> None:
    is_choosing = game.view(None)["phase"] == "first_tickets"
    assert choices_of(game, None) == choices_of(game, game.seats) == {}
    for seat in range(game.seats):
        has_choices = seat == game.seat or (is_choosing and bool(game.view(seat)["offer"]))
        assert bool(choices_of(game, seat)) == has_choices


@EVERY_TABLE
def test_starting_tickets_are_chosen_by_everybody_at_once(edition: str, seats: int) -> None:
    game = Game(edition, seats, 5)
    at_once = [sorted(flat(game, choices_of(game, seat))) for seat in range(seats)]
    for _ in range(seats):
        seat = game.seat
        assert seat is not None
        assert at_once[seat] == sorted(game.legal())
        game.play(game.legal()[0])
        assert choices_of(game, seat).keys() == ({"draw", "tickets"} if game.seat == seat else set())


def test_a_minimum_of_the_offered_tickets_is_kept() -> None:
    game = Game("europe", 2, 1, first=0)
    assert choices_of(game, 1) == {"keep": {"offer": game.view(1)["offer"], "least": 2}}
    few = {"edition": "europe", "ticket_deck": ["athina:wilno"], "tickets": [["kyiv:sochi"], []]}
    game = Game.from_position({**few, "house": {"ticket_keep": 2}})
    game.play("tickets")
    assert choices_of(game, 0) == {"keep": {"offer": ["athina:wilno"], "least": 1}}


def holding(edition: str, hand: dict[str, int], **fields: Any) -> Game:
    return Game.from_position({"edition": edition, "hands": [hand, {}], **fields})


def test_the_cheapest_payment_comes_first() -> None:
    game = holding("europe", {"red": 2, "blue": 4, "loco": 2})
    ways = [
        "pay blue 2", "pay red 2", "pay blue 1 loco 1", "pay red 1 loco 1", "pay loco 2",
    ]  # fmt: skip
    assert words_of(priced(on_turn(game))["claim barcelona:pamplona"]) == ways
    game.play("claim barcelona:pamplona")
    assert words_of(on_turn(game)["pay"]) == ways


def test_of_colours_with_as_many_left_the_first_in_colour_order_comes_first() -> None:
    game = holding("europe", {"blue": 2, "red": 2, "green": 3})
    assert words_of(priced(on_turn(game))["station paris"]) == ["pay green 1", "pay blue 1", "pay red 1"]


@pytest.mark.parametrize(
    ("route", "hand", "ways"),
    [
        (
            "helsinki:stockholm",
            {"yellow": 8, "loco": 2},
            [("pay yellow 2 loco 2", None), ("pay yellow 2 loco 1 sub 1", 3), ("pay yellow 1 loco 2 sub 1", 3)],
        ),
        ("lieksa:murmansk", {"blue": 8, "white": 4}, [("pay blue 8 sub 1", 4)]),
    ],
)
def test_substitutes_come_last_and_say_how_many_cards_they_take(
    route: str, hand: dict[str, int], ways: list[tuple[str, int | None]]
) -> None:
    payments = priced(on_turn(holding("nordic", hand)))[f"claim {route}"]
    assert [(payment["words"], payment.get("any")) for payment in payments][: len(ways)] == ways


@given(moments())
def test_the_cards_of_a_payment_are_those_of_its_words(game: Game) -> None:
    choices = on_turn(game)
    for payment in [*choices.get("pay", ()), *(way for ways in priced(choices).values() for way in ways)]:
        cards = " ".join(f"{card} {count}" for card, count in payment["cards"].items())
        paid, _, subs = payment["words"].partition(" sub ")
        assert paid == f"pay {cards}".strip()
        assert ("any" in payment) == bool(subs)
        assert payment.get("any", 0) in {int(subs or 0) * swap for swap in (3, 4)}


def rounded(game: Game, route: str) -> dict[str, Choices]:
    """The odds of a tunnel as they are sent to its player."""
    odds = tunnel_odds(game.view(game.seat), route)
    return {
        words: {"asked": [round(float(share), 4) for share in odd.asked], "can_pay": round(float(odd.can_pay), 4)}
        for words, odd in odds.items()
    }


def check_odds(game: Game, route: str, payments: list[Choices]) -> None:
    tunnels = {name for name, track in zip(game.box.board.route_names, game.box.board.routes, strict=True)
               if track.kind == "tunnel"}  # fmt: skip
    odds = {payment["words"]: payment["odds"] for payment in payments if "odds" in payment}
    assert odds == (rounded(game, route) if route in tunnels else {})


@given(moments())
def test_tunnels_and_nothing_else_come_with_their_exact_odds(game: Game) -> None:
    choices = on_turn(game)
    for action, payments in priced(choices).items():
        check_odds(game, action.split()[1], payments)
    shown = game.view(None)
    check_odds(game, shown.get("claim", "") if shown["phase"] == "payment" else "", choices.get("pay", []))


@pytest.mark.parametrize(("edition", "seats"), [("europe", 3), ("nordic", 3)])
def test_the_odds_are_exact_after_a_shuffle_and_while_paying(edition: str, seats: int) -> None:
    game = finished(edition, seats, 0)
    shuffled = next(number for number, line in enumerate(game.log) if "shuffled" in line.outcome)
    claims = [number for number, line in enumerate(game.log) if number > shuffled and line.action.startswith("claim ")]
    seen = 0
    for number in claims[:12]:
        paying = at_decision(game, number + 1)
        check_odds(paying, paying.view(None)["claim"], on_turn(paying)["pay"])
        seen += "odds" in on_turn(paying)["pay"][0]
    assert seen


@given(moments())
def test_odds_can_be_left_out_and_nothing_else_differs(game: Game) -> None:
    choices = on_turn(game)
    for payments in [choices.get("pay", []), *priced(choices).values()]:
        for payment in payments:
            payment.pop("odds", None)
    assert choices_of(game, game.seat, with_odds=False) == choices


def test_what_a_tunnel_asked_for_is_paid_without_odds() -> None:
    fields = {"claim": "barcelona:pamplona", "laid": {"red": 2}, "turned_up": ["red", "blue", "loco"]}
    game = holding("europe", {"red": 2, "loco": 1}, phase="tunnel", **fields)
    assert on_turn(game) == {
        "pay": [
            {"words": "pay red 2", "cards": {"red": 2}},
            {"words": "pay red 1 loco 1", "cards": {"red": 1, "loco": 1}},
        ],
        "withdraw": True,
    }


def test_a_turn_on_the_screen() -> None:
    row = ["red", "loco", "red", "blue", "green"]
    taken = dict.fromkeys(["atlanta:nashville", "dallas:houston", "portland:seattle", "seattle:vancouver"], 1)
    game = holding("usa", {"red": 1}, row=row, routes=taken)
    payments = [{"words": "pay red 1", "cards": {"red": 1}}]
    assert on_turn(game) == {
        "draw": ["blue", "green", "red", "loco", "deck"],
        "claims": [{"route": f"kansas-city:omaha{track}", "payments": payments} for track in ("", "/2")],
        "tickets": True,
    }


@given(moments(), st.integers(0, 2**32))
def test_everything_hidden_may_differ_and_the_choices_are_the_same(game: Game, seed: int) -> None:
    for seat in range(game.seats):
        twin = scrambled(game, seat, random.Random(seed))
        assert choices_of(twin, seat) == choices_of(game, seat)


@EVERY_TABLE
def test_the_first_choices_of_others_do_not_matter(edition: str, seats: int) -> None:
    for chosen in range(seats):
        game = at_decision(finished(edition, seats, 0), chosen)
        for seat in range(seats):
            assert choices_of(scrambled(game, seat, random.Random(chosen)), seat) == choices_of(game, seat)


def test_the_net_catches_choices_sent_to_another_seat() -> None:
    game = moment("usa", 2, 0, 0.5)
    while "claims" not in on_turn(game):
        game.undo()
    other = 1 - int(game.seat or 0)
    assert on_turn(scrambled(game, other, random.Random(0))) != on_turn(game)


def test_asking_changes_nothing() -> None:
    game = random_game("nordic", 3, 6, 90)
    before = game.position(), game.legal(), game.record()
    for seat in range(3):
        choices_of(game, seat)
    assert (game.position(), game.legal(), game.record()) == before
