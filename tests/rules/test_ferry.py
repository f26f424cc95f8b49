"""Ferries: F1 to F3."""

from __future__ import annotations

import pytest

from tests.rules.table import Cards, discarded, held, play, position, refuses
from whistlestop import Game

pytestmark = pytest.mark.kernels


@pytest.mark.rule("F1")
def test_smyrna_palermo_takes_four_of_a_colour_and_two_locomotives() -> None:
    game = play(position("europe", hand={"green": 4, "loco": 2}), "claim palermo:smyrna")
    assert game.legal() == ["pay green 4 loco 2"]
    play(game, "pay green 4 loco 2")
    assert (held(game), discarded(game)) == ({}, {"green": 4, "loco": 2})
    assert (game.position()["points"][0], game.seat) == (15, 1)


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    "hand", [{"green": 5, "loco": 1}, {"green": 11}, {"green": 3, "red": 1, "loco": 2}, {"loco": 5}]
)
def test_a_ferry_that_the_hand_cannot_pay_for_is_refused(hand: Cards) -> None:
    refuses(position("europe", hand=hand), "claim palermo:smyrna", "F1")


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    ("payment", "rule"),
    [
        ("pay green 6", "F1"),
        ("pay green 5 loco 1", "F1"),
        ("pay green 3 loco 2", "C1"),
        ("pay green 4 loco 3", "C1"),
        ("pay blue 4 loco 2", "C1"),
    ],
)
def test_a_ferry_takes_a_locomotive_for_each_symbol(payment: str, rule: str) -> None:
    game = play(position("europe", hand={"green": 6, "blue": 3, "loco": 2}), "claim palermo:smyrna")
    refuses(game, payment, rule)


@pytest.mark.rule("F1")
def test_a_ferry_of_symbols_only_takes_locomotives_only() -> None:
    game = play(position("europe", hand={"green": 4, "loco": 3}), "claim amsterdam:london")
    assert game.legal() == ["pay loco 2"]


@pytest.mark.rule("F1")
def test_stavanger_kristiansand_takes_a_locomotive_with_its_orange_cards() -> None:
    game = play(position("nordic", hand={"orange": 2, "loco": 1}), "claim kristiansand:stavanger/2")
    assert game.legal() == ["pay orange 2 loco 1"]
    refuses(game, "pay orange 3", "F1")
    play(game, "pay orange 2 loco 1")
    assert (discarded(game), game.position()["points"][0]) == ({"orange": 2, "loco": 1}, 4)


@pytest.mark.rule("F1")
@pytest.mark.parametrize("hand", [{"orange": 3}, {"green": 2, "loco": 1}, {"orange": 1, "green": 1, "loco": 1}])
def test_stavanger_kristiansand_takes_orange_and_a_locomotive(hand: Cards) -> None:
    refuses(position("nordic", hand=hand), "claim kristiansand:stavanger/2", "F1")


@pytest.mark.rule("F1")
def test_a_coloured_ferry_refuses_another_colour() -> None:
    game = play(position("nordic", hand={"orange": 2, "green": 2, "loco": 1}), "claim kristiansand:stavanger/2")
    refuses(game, "pay green 2 loco 1", "C1")


@pytest.mark.rule("F1", "C8")
def test_stavanger_kristiansand_has_a_tunnel_beside_the_ferry() -> None:
    hand = {"green": 2, "orange": 2, "loco": 1}
    game = position("nordic", hand=hand, deck=["black", "black", "black"])
    assert {"claim kristiansand:stavanger", "claim kristiansand:stavanger/2"} <= set(game.legal())
    play(game, "claim kristiansand:stavanger", "pay green 2", "draw deck", "draw deck")
    refuses(game, "claim kristiansand:stavanger/2", "C8")


@pytest.mark.rule("F1")
def test_a_grey_ferry_of_nordic_takes_any_one_colour() -> None:
    game = play(position("nordic", hand={"red": 2, "blue": 2, "loco": 2}), "claim helsinki:stockholm")
    assert {"pay blue 2 loco 2", "pay red 2 loco 2"} <= set(game.legal())


@pytest.mark.rule("F2")
@pytest.mark.parametrize(
    ("edition", "route", "hand", "ways"),
    [
        (
            "europe",
            "palermo:smyrna",
            {"green": 4, "loco": 6},
            {
                "pay green 4 loco 2",
                "pay green 3 loco 3",
                "pay green 2 loco 4",
                "pay green 1 loco 5",
                "pay loco 6",
            },
        ),
        (
            "nordic",
            "kristiansand:stavanger/2",
            {"orange": 2, "loco": 3},
            {"pay orange 2 loco 1", "pay orange 1 loco 2", "pay loco 3"},
        ),
    ],
)
def test_further_locomotives_are_wild(edition: str, route: str, hand: Cards, ways: set[str]) -> None:
    game = play(position(edition, hand=hand), f"claim {route}")
    assert {payment for payment in game.legal() if "sub" not in payment} == ways


@pytest.mark.rule("F3")
def test_any_three_cards_replace_a_locomotive() -> None:
    game = position("nordic", hand={"yellow": 2, "loco": 1, "white": 1, "red": 2})
    play(game, "claim helsinki:stockholm", "pay yellow 2 loco 1 sub 1")
    at = game.position()
    assert (at["phase"], at["claim"], at["give"], at["last"]) == ("substitute", "helsinki:stockholm", 3, None)
    play(game, "give white")
    at = game.position()
    assert (at["laid"], at["give"], at["last"]) == ({"yellow": 2, "loco": 1, "white": 1}, 2, "white")
    play(game, "give red", "give red")
    assert (held(game), discarded(game)) == ({}, {"white": 1, "yellow": 2, "red": 2, "loco": 1})
    assert (game.position()["routes"], game.position()["points"][0], game.seat) == ({"helsinki:stockholm": 0}, 7, 1)


@pytest.mark.rule("F3")
def test_the_three_may_be_locomotives() -> None:
    game = play(position("nordic", hand={"loco": 4}), "claim alborg:goteborg")
    assert set(game.legal()) == {"pay loco 2", "pay loco 1 sub 1"}
    play(game, "pay loco 1 sub 1", "give loco", "give loco", "give loco")
    assert discarded(game) == {"loco": 4}


@pytest.mark.rule("F3")
def test_substitutes_may_fill_the_whole_ferry() -> None:
    game = position("nordic", hand={"red": 2, "blue": 2, "white": 2})
    play(game, "claim alborg:goteborg")
    assert set(game.legal()) == {"pay blue 1 sub 1", "pay white 1 sub 1", "pay red 1 sub 1", "pay sub 2"}
    play(game, "pay sub 2", *["give blue"] * 2, *["give white"] * 2, *["give red"] * 2)
    assert (held(game), discarded(game)) == ({}, {"blue": 2, "white": 2, "red": 2})


@pytest.mark.rule("F3")
def test_a_symbol_takes_a_locomotive_or_three_cards() -> None:
    game = play(position("nordic", hand={"red": 4, "blue": 2}), "claim alborg:goteborg")
    refuses(game, "pay red 2", "F1")


@pytest.mark.rule("F3")
@pytest.mark.parametrize(
    ("edition", "route", "payment"),
    [
        ("europe", "palermo:smyrna", "pay green 4 loco 1 sub 1"),
        ("europe", "danzig:warszawa", "pay green 1 sub 1"),
        ("usa", "atlanta:charleston", "pay green 1 sub 1"),
        ("nordic", "norrkoping:orebro", "pay green 1 sub 1"),
        ("nordic", "kristiansand:stavanger", "pay green 1 sub 1"),
    ],
)
def test_only_the_ferries_of_nordic_take_substitutes(edition: str, route: str, payment: str) -> None:
    game = play(position(edition, hand={"green": 10, "loco": 2}), f"claim {route}")
    refuses(game, payment, "F3")


@pytest.mark.rule("F3")
@pytest.mark.parametrize("payment", ["pay red 1 sub 1", "pay loco 1 sub 1", "pay sub 2"])
def test_substitutes_that_the_hand_has_not_are_refused(payment: str) -> None:
    game = play(position("nordic", hand={"red": 2, "loco": 1}), "claim alborg:goteborg")
    refuses(game, payment, "F3")


def giving(hand: Cards) -> Game:
    """A grey ferry of two is being paid with one locomotive and three substitutes."""
    return play(position("nordic", hand={**hand, "loco": 1}), "claim alborg:goteborg", "pay loco 1 sub 1")


@pytest.mark.rule("F3")
def test_cards_are_given_in_the_order_of_the_colours() -> None:
    game = giving({"blue": 2, "green": 1, "red": 2})
    assert game.legal() == ["give blue", "give green"]
    play(game, "give green")
    assert game.legal() == ["give red"]
    refuses(game, "give blue", "F3")


@pytest.mark.rule("F3")
@pytest.mark.parametrize("words", ["give yellow", "give loco", "give red", "draw deck", "tickets"])
def test_what_cannot_be_given_is_refused(words: str) -> None:
    refuses(giving({"blue": 2, "green": 1, "red": 2}), words, "F3")


@pytest.mark.rule("F3")
def test_a_position_among_substitutes_continues_the_same() -> None:
    game = play(giving({"blue": 2, "green": 1, "red": 2}), "give blue")
    again = Game.from_position(game.position())
    assert again.legal() == game.legal() == ["give blue", "give green", "give red"]
    assert play(again, "give red", "give red").position() == play(game, "give red", "give red").position()
