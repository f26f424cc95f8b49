"""Tunnels: U1 to U6, in Europe and in the Nordic Countries."""

from __future__ import annotations

import pytest

from tests.rules.table import EDITIONS, Cards, discarded, held, play, position, present, refuses
from whistlestop import Game

pytestmark = pytest.mark.kernels

GREEN_OF_TWO = {"europe": "venezia:zurich", "nordic": "kristiansand:stavanger"}
TRAINS = {"europe": 45, "nordic": 40}
WITH_TUNNELS = pytest.mark.parametrize("edition", GREEN_OF_TWO)


def dig(edition: str, hand: Cards, payment: str, deck: list[str], discard: Cards | None = None) -> Game:
    """Play cards for a green tunnel of two spaces, with these cards on top of the deck."""
    game = position(edition, hand=hand, deck=deck, discard=discard or {})
    return play(game, f"claim {GREEN_OF_TWO[edition]}", payment)


def is_dug(game: Game, edition: str) -> bool:
    """Whether seat 0 has claimed the tunnel, with its trains and points, and the turn is over."""
    at = game.position()
    assert at["trains"][0] == TRAINS[edition] - 2 and at["points"] == [2, 0] and at["seat"] == 1
    return bool(at["routes"] == {GREEN_OF_TWO[edition]: 0})


@WITH_TUNNELS
@pytest.mark.rule("U1")
def test_the_cards_are_played_before_three_are_turned_up(edition: str) -> None:
    game = position(edition, hand={"green": 3}, deck=["red", "green", "white", "black"])
    play(game, f"claim {GREEN_OF_TWO[edition]}")
    assert game.position()["deck"] == ["red", "green", "white", "black"]
    play(game, "pay green 2")
    at = game.position()
    assert (at["phase"], at["seat"], at["claim"]) == ("tunnel", 0, GREEN_OF_TWO[edition])
    assert at["laid"] == {"green": 2} and held(game) == {"green": 1}
    assert at["turned_up"] == ["red", "green", "white"] and at["deck"] == ["black"]
    assert at["routes"] == {}


@WITH_TUNNELS
@pytest.mark.rule("U1")
@pytest.mark.parametrize("payment", ["pay green 2", "pay green 1 loco 1", "pay loco 2"])
def test_locomotives_may_be_played_too(edition: str, payment: str) -> None:
    assert is_dug(dig(edition, {"green": 2, "loco": 2}, payment, ["red", "blue", "white"]), edition)


@pytest.mark.rule("U2")
def test_printed_example_two_red_and_one_red_turned_up_cost_one_more_red() -> None:
    game = position("europe", hand={"red": 3}, deck=["blue", "red", "white"])
    play(game, "claim barcelona:pamplona", "pay red 2")
    assert set(game.legal()) == {"pay red 1", "withdraw"}
    play(game, "pay red 1")
    assert game.position()["routes"] == {"barcelona:pamplona": 0} and held(game) == {}


@WITH_TUNNELS
@pytest.mark.rule("U2")
def test_printed_example_two_green_and_one_locomotive_turned_up_cost_one_more_green(edition: str) -> None:
    game = dig(edition, {"green": 3}, "pay green 2", ["blue", "red", "loco"])
    assert set(game.legal()) == {"pay green 1", "withdraw"}
    assert is_dug(play(game, "pay green 1"), edition) and held(game) == {}


@pytest.mark.rule("U2")
def test_a_red_tunnel_of_four_in_the_north() -> None:
    game = position("nordic", hand={"red": 5, "loco": 1}, deck=["blue", "red", "white"])
    play(game, "claim bergen:oslo/2", "pay red 4")
    assert set(game.legal()) == {"pay red 1", "pay loco 1", "withdraw"}


@WITH_TUNNELS
@pytest.mark.rule("U2")
def test_each_card_of_the_colour_and_each_locomotive_costs_one_more_of_either(edition: str) -> None:
    game = dig(edition, {"green": 3, "loco": 4}, "pay green 1 loco 1", ["green", "loco", "green"])
    assert set(game.legal()) == {"pay green 2 loco 1", "pay green 1 loco 2", "pay loco 3", "withdraw"}
    assert is_dug(play(game, "pay green 1 loco 2"), edition) and held(game) == {"green": 1, "loco": 1}


@WITH_TUNNELS
@pytest.mark.rule("U2")
def test_cards_of_other_colours_cost_nothing_extra_and_the_claim_completes_at_once(edition: str) -> None:
    assert is_dug(dig(edition, {"green": 5}, "pay green 2", ["red", "blue", "white"]), edition)


@pytest.mark.rule("U2")
def test_on_a_grey_tunnel_the_colour_played_counts() -> None:
    game = position("europe", hand={"white": 5}, deck=["red", "white", "white"])
    play(game, "claim barcelona:pamplona", "pay white 2")
    assert set(game.legal()) == {"pay white 2", "withdraw"}


@WITH_TUNNELS
@pytest.mark.rule("U2")
@pytest.mark.parametrize("answer", ["pay green 1", "pay green 3", "pay green 1 loco 2", "pay loco 1", "pay red 2"])
def test_an_answer_of_a_wrong_count_or_colour_is_refused(edition: str, answer: str) -> None:
    game = dig(edition, {"green": 5, "loco": 2, "red": 2}, "pay green 2", ["green", "loco", "red"])
    refuses(game, answer, "U2")


@WITH_TUNNELS
@pytest.mark.rule("U3")
def test_printed_example_two_locomotives_and_one_turned_up_cost_one_more_locomotive(edition: str) -> None:
    game = dig(edition, {"green": 3, "loco": 3}, "pay loco 2", ["green", "loco", "green"])
    assert set(game.legal()) == {"pay loco 1", "withdraw"}
    assert is_dug(play(game, "pay loco 1"), edition) and held(game) == {"green": 3}


@WITH_TUNNELS
@pytest.mark.rule("U3")
def test_after_only_locomotives_the_colour_of_the_tunnel_costs_nothing_extra(edition: str) -> None:
    assert is_dug(dig(edition, {"green": 3, "loco": 3}, "pay loco 2", ["green", "green", "green"]), edition)


@WITH_TUNNELS
@pytest.mark.rule("U3")
def test_after_only_locomotives_a_colour_does_not_pay(edition: str) -> None:
    game = dig(edition, {"green": 3, "red": 3, "loco": 3}, "pay loco 2", ["green", "loco", "green"])
    refuses(game, "pay green 1", "U3")
    refuses(game, "pay red 1", "U3")


@WITH_TUNNELS
@pytest.mark.rule("U4")
@pytest.mark.parametrize(
    "hand", [{"green": 2}, {"green": 3, "loco": 0}, {"green": 3, "loco": 1}, {"green": 2, "red": 9}]
)
def test_a_player_who_cannot_pay_or_does_not_want_to_takes_the_cards_back(edition: str, hand: Cards) -> None:
    game = dig(edition, hand, "pay green 2", ["green", "loco", "white"])
    can_pay = sum(hand.get(kind, 0) for kind in ("green", "loco")) >= 4
    assert (game.legal() == ["withdraw"]) is not can_pay
    play(game, "withdraw")
    at = game.position()
    assert held(game) == present(hand)
    assert present(at["known"][0]) == {"green": 2}  # everybody has seen them
    assert (at["phase"], at["seat"], at["routes"]) == ("turn", 1, {})
    assert at["trains"] == [TRAINS[edition]] * 2 and at["points"] == [0, 0]


@WITH_TUNNELS
@pytest.mark.rule("U4")
@pytest.mark.parametrize("words", ["draw deck", "draw blue", "tickets", "claim {other}", "claim {same}"])
def test_nothing_else_is_done_while_the_tunnel_asks(edition: str, words: str) -> None:
    other = {"europe": "roma:venezia", "nordic": "kristiansand:oslo"}[edition]
    game = dig(edition, {"green": 4, "black": 2}, "pay green 2", ["green", "red", "red"])
    refuses(game, words.format(other=other, same=GREEN_OF_TWO[edition]), "U4")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("U4", "T1")
def test_without_a_tunnel_there_is_nothing_to_withdraw_from(edition: str) -> None:
    refuses(position(edition, hand={"green": 4}), "withdraw", "T1")


@WITH_TUNNELS
@pytest.mark.rule("U5")
@pytest.mark.parametrize(
    ("answer", "pile"),
    [
        ("pay green 1", {"green": 4, "red": 1, "blue": 1}),
        ("pay loco 1", {"green": 3, "red": 1, "blue": 1, "loco": 1}),
        ("withdraw", {"green": 1, "red": 1, "blue": 1}),
    ],
)
def test_the_turned_up_cards_are_discarded_at_the_end_of_the_turn(edition: str, answer: str, pile: Cards) -> None:
    game = dig(edition, {"green": 3, "loco": 1}, "pay green 2", ["red", "green", "blue"])
    assert discarded(game) == {}
    assert discarded(play(game, answer)) == pile


@WITH_TUNNELS
@pytest.mark.rule("U5", "C5")
def test_the_turned_up_cards_are_discarded_when_they_cost_nothing_extra(edition: str) -> None:
    game = dig(edition, {"green": 2}, "pay green 2", ["red", "black", "blue"])
    assert discarded(game) == {"blue": 1, "green": 2, "black": 1, "red": 1}


@WITH_TUNNELS
@pytest.mark.rule("U6")
@pytest.mark.parametrize(
    ("deck", "discard", "turned_up"),
    [
        (["green"], {}, ["green"]),
        (["red", "green"], {}, ["red", "green"]),
        (["red"], {"green": 1}, ["red", "green"]),
        ([], {"green": 2}, ["green", "green"]),
    ],
)
def test_of_fewer_than_three_cards_as_many_as_there_are_are_turned_up(
    edition: str, deck: list[str], discard: Cards, turned_up: list[str]
) -> None:
    game = dig(edition, {"green": 5}, "pay green 2", deck, discard)
    at = game.position()
    assert at["turned_up"] == turned_up and at["deck"] == [] and discarded(game) == {}
    assert set(game.legal()) == {f"pay green {turned_up.count('green')}", "withdraw"}


@WITH_TUNNELS
@pytest.mark.rule("U6", "D9")
def test_the_discards_are_shuffled_when_the_deck_runs_out_midway(edition: str) -> None:
    game = dig(edition, {"green": 5}, "pay green 2", ["green"], {"red": 3})
    at = game.position()
    assert at["turned_up"] == ["green", "red", "red"] and at["deck"] == ["red"] and discarded(game) == {}


@WITH_TUNNELS
@pytest.mark.rule("U6")
def test_with_no_card_to_turn_up_the_tunnel_costs_no_more(edition: str) -> None:
    game = dig(edition, {"green": 5}, "pay green 2", [])
    assert is_dug(game, edition)
    # The cards played were not discards yet, or they would have been turned up.
    assert discarded(game) == {"green": 2} and held(game) == {"green": 3}


@WITH_TUNNELS
@pytest.mark.rule("U2", "U4")
def test_a_tunnel_that_asks_can_be_written_as_a_position(edition: str) -> None:
    due = {"phase": "tunnel", "claim": GREEN_OF_TWO[edition], "laid": {"green": 1, "loco": 1}}
    game = position(edition, hand={"green": 1}, deck=[], turned_up=["loco", "red", "blue"], **due)
    assert set(game.legal()) == {"pay green 1", "withdraw"}
    assert is_dug(play(game, "pay green 1"), edition)
