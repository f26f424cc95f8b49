"""Odds are exact: they equal the shares of all arrangements of the unseen cards, counted one by one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given

from tests.support.few_unseen_cards import table_with
from tests.support.games import moments, random_game
from whistlestop import Game, RulesError
from whistlestop.belief import sample_state
from whistlestop.choices.odds import blind_odds, tunnel_odds
from whistlestop.rules import CARDS

TUNNEL = "barcelona:pamplona"  # grey, of two spaces


def next_cards(deck: int, hidden: list[str], discard: list[str]) -> Iterator[list[str]]:
    """Every way in which three cards can come: from the deck, which is some of the hidden ones, then the discards."""
    for unseen in permutations(hidden):
        for again in permutations(discard):
            yield [*unseen[:deck], *again][:3]


def share(outcomes: list[int], wanted: int) -> Fraction:
    return Fraction(Counter(outcomes)[wanted], len(outcomes))


@pytest.mark.parametrize(
    ("deck", "other", "discard"),
    [
        (["red", "blue", "loco", "red"], ["white", "loco"], []),
        (["red", "blue", "loco"], ["red"], ["loco"]),
        (["red", "loco"], ["blue", "red"], ["red", "white", "loco"]),
        (["red"], ["loco", "loco"], ["red", "blue", "loco", "black"]),
        ([], ["red", "loco"], ["red", "blue", "loco", "loco"]),
        (["red"], ["loco"], ["red"]),
        ([], ["loco"], []),
    ],
)
def test_a_tunnel_costs_extra_as_often_as_the_cards_say(deck: list[str], other: list[str], discard: list[str]) -> None:
    row = [None] * 5 if not deck and not discard else ["purple", "blue", "orange", "white", "green"]
    view = table_with(deck, other, row=row, discard=discard).view(0)
    comings = [*next_cards(len(deck), [*deck, *other], discard)]
    odds = tunnel_odds(view, TUNNEL)
    for words, matching in (
        ("pay red 2", {"red", "loco"}),
        ("pay red 1 loco 1", {"red", "loco"}),
        ("pay loco 2", {"loco"}),
    ):
        asked = [sum(card in matching for card in coming) for coming in comings]
        assert odds[words].asked == tuple(share(asked, count) for count in range(4))
        assert sum(odds[words].asked) == 1


def test_a_hand_can_pay_as_long_as_it_has_cards_left() -> None:
    deck = ["red", "red", "loco", "blue"]
    hand = {"red": 3, "loco": 2}
    game = Game.from_position({"edition": "europe", "hands": [hand, {}], "deck": deck, "row": ["red"] * 5})
    odds = tunnel_odds(game.view(0), TUNNEL)
    assert {*odds} == {"pay red 2", "pay red 1 loco 1", "pay loco 2"}
    asked = odds["pay red 2"].asked
    assert odds["pay red 2"].can_pay == odds["pay red 1 loco 1"].can_pay == 1
    assert odds["pay loco 2"].can_pay == odds["pay loco 2"].asked[0] > asked[0]
    game = Game.from_position({"edition": "europe", "hands": [{"red": 3}, {}], "deck": deck, "row": ["red"] * 5})
    odds = tunnel_odds(game.view(0), TUNNEL)
    assert odds["pay red 2"].can_pay == sum(odds["pay red 2"].asked[:2])


def test_a_tunnel_costs_extra_as_often_as_its_odds_say() -> None:
    game = table_with(["red", "red", "loco", "blue", "red"], ["white", "loco", "red", "black"])
    odds = tunnel_odds(game.view(0), TUNNEL)["pay red 2"]
    found: Counter[int] = Counter()
    for seed in range(400):
        twin = sample_state(game.view(0), random.Random(seed))
        twin.play(f"claim {TUNNEL}")
        turned_up = twin.play("pay red 2").outcome["turned_up"]
        found[sum(card in {"red", "loco"} for card in turned_up)] += 1
    for count, chance in enumerate(odds.asked):
        assert abs(found[count] / 400 - chance) < Fraction(1, 10)


def test_more_cards_may_be_turned_up_by_a_house_rule() -> None:
    game = table_with(["red", "red", "loco", "blue", "red"], ["white"], house={"tunnel_cards": 5})
    asked = tunnel_odds(game.view(0), TUNNEL)["pay red 2"].asked
    assert [*asked] == [0, 0, 0, Fraction(4, 6), Fraction(2, 6), 0]


def test_only_tunnels_have_tunnel_odds() -> None:
    view = Game("europe").view(0)
    for route in ("paris:zurich/3", "amsterdam:essen", ""):
        with pytest.raises(RulesError, match="is not a tunnel of Europe") as refusal:
            tunnel_odds(view, route)
        assert "\n" not in str(refusal.value)
    with pytest.raises(RulesError, match="is not a tunnel of USA"):
        tunnel_odds(Game("usa").view(0), "atlanta:miami")


def test_a_blind_card_is_any_of_the_unseen_ones() -> None:
    view = table_with(["red", "loco"], ["red", "blue"], ["blue", "blue"], known=[{}, {"blue": 1}, {}]).view(0)
    odds = blind_odds(view)
    assert odds == dict.fromkeys(CARDS, 0) | {"red": Fraction(2, 5), "blue": Fraction(2, 5), "loco": Fraction(1, 5)}


def test_with_an_empty_deck_a_blind_card_is_any_of_the_discards() -> None:
    odds = blind_odds(table_with([], ["red", "blue"], discard=["white", "white", "loco"]).view(0))
    assert odds == dict.fromkeys(CARDS, 0) | {"white": Fraction(2, 3), "loco": Fraction(1, 3)}


def test_with_no_card_to_draw_all_odds_are_zero() -> None:
    assert not any(blind_odds(table_with([], ["red", "blue"], row=[None] * 5).view(0)).values())


def test_an_uncleared_row_means_that_locomotives_are_left() -> None:
    row = ["loco", "loco", "loco", "red", "loco"]
    hidden = ["loco", "red", "loco", "red", "blue", "blue", "loco"]
    view = table_with(hidden[:3], hidden[3:], row=row).view(0)
    tops = [deal[0] for deal in permutations(hidden) if sum(card != "loco" for card in deal[:3]) <= 1]
    counted = {card: Fraction(count, len(tops)) for card, count in Counter(tops).items()}
    assert blind_odds(view) == dict.fromkeys(CARDS, 0) | counted


def test_a_card_played_after_a_shuffle_was_drawn_before_it_or_after_it() -> None:
    game = table_with([], ["loco", "black"], edition="usa")
    for words in ("claim calgary:vancouver", "pay blue 2 loco 1", "draw deck", "draw deck"):
        game.play(words)
    for words in ("claim dallas:houston", "pay red 1", "claim kansas-city:omaha", "pay loco 1"):
        game.play(words)
    # Of its four cards, seat 1 had two from before, one of them a locomotive, and two of the three that were shuffled.
    before, after = Fraction(2, 4) * Fraction(1, 2), Fraction(2, 4) * Fraction(1, 3)
    loco = before / (before + after) * Fraction(1, 3)
    assert blind_odds(game.view(0)) == dict.fromkeys(CARDS, 0) | {"blue": 1 - loco, "loco": loco}


@given(moments())
def test_blind_odds_add_up(game: Game) -> None:
    for viewer in range(game.seats):
        view = game.view(viewer)
        odds = blind_odds(view)
        assert sum(odds.values()) == (1 if view["deck"] or view["discard"] else 0)
        assert all(chance >= 0 for chance in odds.values())


def test_odds_after_a_shuffle_are_those_of_the_sampled_games() -> None:
    game = random_game("europe", 3, 1, 200)
    assert any("shuffled" in line.outcome for line in game.log)
    view = game.view(0)
    found = Counter[str](sample_state(view, random.Random(seed)).position()["deck"][0] for seed in range(200))
    for card, chance in blind_odds(view).items():
        assert abs(found[card] / 200 - chance) < Fraction(1, 10)
