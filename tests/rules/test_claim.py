"""Claiming a route: C1 to C10."""

from __future__ import annotations

from contextlib import suppress

import pytest

from tests.rules.table import EDITIONS, Cards, discarded, held, offered, play, position, refuses
from whistlestop import IllegalAction, PositionError

pytestmark = pytest.mark.kernels

YELLOW_OF_THREE = {
    "usa": "los-angeles:san-francisco/2",
    "europe": "amsterdam:essen",
    "nordic": "karlskrona:norrkoping/2",
}
GREY_OF_TWO = {"usa": "atlanta:charleston", "europe": "danzig:warszawa", "nordic": "norrkoping:orebro"}
DOUBLE = {"usa": "kansas-city:saint-louis", "europe": "frankfurt:paris", "nordic": "boden:kiruna"}
EVERY = pytest.mark.parametrize("edition", EDITIONS)
WILD = pytest.mark.parametrize("edition", ["usa", "europe"])  # where locomotives are wild on every route


def cards(payment: str) -> Cards:
    """The train cards that a payment names."""
    words = payment.split()[1:]
    return {kind: int(count) for kind, count in zip(words[::2], words[1::2], strict=True)}


@EVERY
@pytest.mark.rule("C1")
def test_a_coloured_route_takes_cards_of_its_colour(edition: str) -> None:
    game = position(edition, hand={"yellow": 4, "red": 4})
    play(game, f"claim {YELLOW_OF_THREE[edition]}")
    assert game.legal() == ["pay yellow 3"]


@EVERY
@pytest.mark.rule("C1")
def test_a_grey_route_takes_cards_of_any_one_colour(edition: str) -> None:
    game = position(edition, hand={"yellow": 2, "red": 3, "black": 1})
    play(game, f"claim {GREY_OF_TWO[edition]}")
    assert game.legal() == ["pay yellow 2", "pay red 2"]


@EVERY
@pytest.mark.rule("C1")
@pytest.mark.parametrize("hand", [{}, {"yellow": 2}, {"yellow": 2, "red": 8}])
def test_a_route_that_the_hand_cannot_pay_for_is_refused(edition: str, hand: Cards) -> None:
    refuses(position(edition, hand=hand), f"claim {YELLOW_OF_THREE[edition]}", "C1")


@EVERY
@pytest.mark.rule("C1")
@pytest.mark.parametrize("payment", ["pay yellow 2", "pay yellow 4", "pay red 3", "pay yellow 2 loco 1"])
def test_a_payment_of_a_wrong_count_or_colour_or_not_held_is_refused(edition: str, payment: str) -> None:
    game = play(position(edition, hand={"yellow": 4, "red": 3}), f"claim {YELLOW_OF_THREE[edition]}")
    rule = "C3" if "loco" in payment and edition == "nordic" else "C1"
    refuses(game, payment, rule)


@EVERY
@pytest.mark.rule("C1")
def test_a_grey_route_is_not_paid_with_cards_not_held(edition: str) -> None:
    game = play(position(edition, hand={"yellow": 2, "red": 1}), f"claim {GREY_OF_TWO[edition]}")
    refuses(game, "pay red 2", "C1")
    refuses(game, "pay blue 2", "C1")


@EVERY
@pytest.mark.rule("C1")
@pytest.mark.parametrize("words", ["draw deck", "draw blue", "tickets"])
def test_a_route_that_is_being_claimed_is_paid_first(edition: str, words: str) -> None:
    refuses(play(position(edition, hand={"red": 3}), f"claim {GREY_OF_TWO[edition]}"), words, "C1")


@pytest.mark.rule("C1")
def test_the_refusal_names_the_route_that_is_being_claimed() -> None:
    game = play(position("nordic", hand={"red": 3, "yellow": 3}), "claim helsinki:imatra")
    with pytest.raises(IllegalAction, match="Imatra"):
        game.play("claim norrkoping:orebro")


@pytest.mark.rule("C1")
@pytest.mark.parametrize(
    "words", ["pay red 1 loco 01", "pay red 1 loco 1 sub 0", "PAY RED 1 LOCO 1", "pay loco 1 red 1"]
)
def test_a_payment_spelt_otherwise_is_taken_as_meant_or_refused(words: str) -> None:
    game = play(position("europe", hand={"red": 2, "loco": 1}), "claim danzig:warszawa")
    before, meant = game.position(), play(game.copy(), "pay red 1 loco 1").position()
    with suppress(IllegalAction):
        game.play(words)
    assert game.position() in (before, meant)


@WILD
@pytest.mark.rule("C2")
def test_a_yellow_route_of_three_is_paid_in_four_ways(edition: str) -> None:
    ways = ["pay yellow 3", "pay yellow 2 loco 1", "pay yellow 1 loco 2", "pay loco 3"]
    for payment in ways:
        game = play(position(edition, hand={"yellow": 3, "loco": 3}), f"claim {YELLOW_OF_THREE[edition]}")
        assert set(game.legal()) == set(ways)
        assert discarded(play(game, payment)) == cards(payment)


@WILD
@pytest.mark.rule("C2")
def test_a_grey_route_of_two_is_paid_in_any_colour_with_locomotives(edition: str) -> None:
    ways = ["pay red 2", "pay red 1 loco 1", "pay yellow 1 loco 1", "pay loco 2"]
    for payment in ways:
        game = play(position(edition, hand={"red": 2, "yellow": 1, "loco": 2}), f"claim {GREY_OF_TWO[edition]}")
        assert set(game.legal()) == set(ways)
        assert discarded(play(game, payment)) == cards(payment)


@pytest.mark.rule("C3")
@pytest.mark.parametrize("payment", ["pay yellow 2 loco 1", "pay yellow 1 loco 2", "pay loco 3"])
def test_nordic_takes_no_locomotives_on_ordinary_routes(payment: str) -> None:
    game = play(position("nordic", hand={"yellow": 3, "loco": 3}), "claim karlskrona:norrkoping/2")
    assert game.legal() == ["pay yellow 3"]
    refuses(game, payment, "C3")


@pytest.mark.rule("C1", "C3")
@pytest.mark.parametrize("hand", [{"red": 1, "loco": 5}, {"loco": 2}])
def test_nordic_locomotives_do_not_help_to_claim_an_ordinary_route(hand: Cards) -> None:
    refuses(position("nordic", hand=hand), "claim norrkoping:orebro", "C1")


@pytest.mark.rule("C3")
def test_nordic_takes_locomotives_on_tunnels() -> None:
    game = play(position("nordic", hand={"yellow": 2, "loco": 2}), "claim andalsnes:lillehammer")
    assert set(game.legal()) == {"pay yellow 2", "pay yellow 1 loco 1", "pay loco 2"}


@EVERY
@pytest.mark.rule("C4", "C5")
def test_trains_are_placed_and_cards_discarded(edition: str) -> None:
    game = position(edition, hand={"yellow": 5})
    trains = game.position()["trains"][0]
    play(game, f"claim {YELLOW_OF_THREE[edition]}", "pay yellow 3")
    at = game.position()
    assert (at["trains"][0], at["routes"]) == (trains - 3, {YELLOW_OF_THREE[edition]: 0})
    assert (held(game), discarded(game)) == ({"yellow": 2}, {"yellow": 3})


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("edition", "of_four"), [("usa", "calgary:helena"), ("europe", "barcelona:marseille"), ("nordic", "kuopio:vaasa")]
)
def test_a_player_must_have_a_train_for_each_space(edition: str, of_four: str) -> None:
    game = position(edition, hand={"yellow": 4}, house={"trains": 3})
    refuses(game, f"claim {of_four}", "C4")
    play(game, f"claim {YELLOW_OF_THREE[edition]}", "pay yellow 3")
    assert game.position()["trains"] == [0, 3]


@EVERY
@pytest.mark.rule("C6")
def test_any_open_route_may_be_claimed_connected_or_not(edition: str) -> None:
    game = position(edition, hand={"red": 12}, routes={YELLOW_OF_THREE[edition]: 0})
    assert f"claim {GREY_OF_TWO[edition]}" in game.legal()


@EVERY
@pytest.mark.rule("C6")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_taken_route_is_refused(edition: str, owner: int) -> None:
    route = GREY_OF_TWO[edition]
    refuses(position(edition, hand={"red": 4}, routes={route: owner}), f"claim {route}", "C6")


@EVERY
@pytest.mark.rule("C6")
def test_one_route_a_turn(edition: str) -> None:
    game = position(edition, hand={"red": 4, "yellow": 4})
    play(game, f"claim {YELLOW_OF_THREE[edition]}")
    refuses(game, f"claim {GREY_OF_TWO[edition]}", "C1")
    play(game, "pay yellow 3")
    assert game.seat == 1


@pytest.mark.rule("C7")
@pytest.mark.parametrize(
    ("edition", "route", "payment", "points"),
    [
        ("usa", "atlanta:nashville", "pay red 1", 1),
        ("usa", "atlanta:charleston", "pay red 2", 2),
        ("usa", "chicago:duluth", "pay red 3", 4),
        ("usa", "calgary:helena", "pay red 4", 7),
        ("usa", "helena:omaha", "pay red 5", 10),
        ("usa", "miami:new-orleans", "pay red 6", 15),
        ("europe", "budapest:wien", "pay red 1", 1),
        ("europe", "danzig:warszawa", "pay red 2", 2),
        ("europe", "kyiv:smolensk", "pay red 3", 4),
        ("europe", "marseille:pamplona", "pay red 4", 7),
        ("europe", "palermo:smyrna", "pay red 4 loco 2", 15),
        ("europe", "petrograd:stockholm", "pay red 8", 21),
        ("nordic", "rovaniemi:tornio", "pay red 1", 1),
        ("nordic", "norrkoping:orebro", "pay red 2", 2),
        ("nordic", "helsinki:imatra", "pay red 3", 4),
        ("nordic", "kuopio:vaasa", "pay red 4", 7),
        ("nordic", "kirkenes:rovaniemi", "pay blue 5", 10),
        ("nordic", "mo-i-rana:trondheim/2", "pay red 4 loco 2", 15),
        ("nordic", "lieksa:murmansk", "pay red 9", 27),
    ],
)
def test_points_for_the_length_are_scored_at_once(edition: str, route: str, payment: str, points: int) -> None:
    game = position(edition, hand=cards(payment), deck=["black", "black", "black"])
    play(game, f"claim {route}", payment)
    assert game.position()["points"] == [points, 0]


@pytest.mark.rule("C8")
@pytest.mark.parametrize(("edition", "seats"), [("usa", 2), ("usa", 5), ("europe", 3), ("europe", 4), ("nordic", 3)])
@pytest.mark.parametrize(("mine", "other"), [("", "/2"), ("/2", "")])
def test_nobody_claims_both_tracks_of_a_double_route(edition: str, seats: int, mine: str, other: str) -> None:
    pair, hand = DOUBLE[edition], {"loco": 3, "blue": 3, "orange": 3, "black": 3, "purple": 3, "white": 3}
    game = position(edition, seats=seats, hand=hand, routes={pair + mine: 0})
    refuses(game, f"claim {pair}{other}", "C8")


@pytest.mark.rule("C8")
@pytest.mark.parametrize("pair", ["helsinki:stockholm", "kristiansand:stavanger", "mo-i-rana:trondheim"])
@pytest.mark.parametrize(("mine", "other"), [("", "/2"), ("/2", "")])
def test_unlike_tracks_between_two_cities_are_a_double_route_too(pair: str, mine: str, other: str) -> None:
    own = position("nordic", seats=3, hand={"loco": 6}, routes={pair + mine: 0})
    refuses(own, f"claim {pair}{other}", "C8")
    closed = position("nordic", seats=2, hand={"loco": 6}, routes={pair + mine: 1})
    refuses(closed, f"claim {pair}{other}", "C9")


@EVERY
@pytest.mark.rule("C8")
def test_a_position_with_both_tracks_owned_by_one_seat_is_impossible(edition: str) -> None:
    with pytest.raises(PositionError):
        position(edition, seats=3, routes={DOUBLE[edition]: 1, f"{DOUBLE[edition]}/2": 1})


@pytest.mark.rule("C9")
@pytest.mark.parametrize(("edition", "seats"), [("usa", 2), ("usa", 3), ("europe", 2), ("europe", 3), ("nordic", 2)])
@pytest.mark.parametrize(("theirs", "other"), [("", "/2"), ("/2", "")])
def test_at_a_small_table_the_other_track_is_closed(edition: str, seats: int, theirs: str, other: str) -> None:
    pair, hand = DOUBLE[edition], {"loco": 3, "blue": 3, "orange": 3, "black": 3, "purple": 3, "white": 3}
    game = position(edition, seats=seats, hand=hand, routes={pair + theirs: 1})
    refuses(game, f"claim {pair}{other}", "C9")


@pytest.mark.rule("C9")
@pytest.mark.parametrize(("edition", "seats"), [("usa", 4), ("usa", 5), ("europe", 4), ("europe", 5), ("nordic", 3)])
def test_at_a_large_table_both_tracks_are_open(edition: str, seats: int) -> None:
    pair, hand = DOUBLE[edition], {"loco": 3, "purple": 3, "white": 3, "orange": 3}
    game = position(edition, seats=seats, hand=hand, routes={pair: 1})
    play(game, f"claim {pair}/2")
    play(game, game.legal()[0])
    assert game.position()["routes"] == {pair: 1, f"{pair}/2": 0}


@pytest.mark.rule("C10")
@pytest.mark.parametrize("owner", [0, 1])
def test_routes_side_by_side_to_other_cities_are_no_double_route(owner: int) -> None:
    game = position("europe", hand={"loco": 4}, routes={"pamplona:paris": owner})
    assert {"claim brest:pamplona", "claim brest:paris"} <= set(offered(game, "claim"))
    assert "claim pamplona:paris/2" not in game.legal()
