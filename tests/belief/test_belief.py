"""A sampled state agrees with everything a seat is shown, and all such states are equally likely."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.few_unseen_cards import table_with
from tests.support.games import TABLES, finished, moments, random_game
from tests.support.invariants import check_moment
from tests.support.sampled_states import MANY, assert_as_likely, dealt, fields_of, positions, sampled, shares, shown
from whistlestop import Game, PositionError
from whistlestop.belief import sample_state, unseen
from whistlestop.positions.position import write_position
from whistlestop.rules import CARDS
from whistlestop.views.redaction import redacted

pytestmark = pytest.mark.kernels


@given(moments(), st.integers(1, 2**32 - 1))
def test_a_dealt_state_agrees_with_the_redacted_record_and_holds_together(game: Game, seed: int) -> None:
    for viewer in range(game.seats):
        states = dealt(game, viewer, 3, seed)
        for i in range(len(states)):
            check_moment(game, write_position(game.box, states[i : i + 1], 0))
            assert fields_of(redacted(states[i : i + 1], viewer)) == fields_of(game.redacted(viewer))


@given(moments(), st.integers(0, 2**32))
def test_a_sampled_game_looks_the_same_to_its_viewer(game: Game, seed: int) -> None:
    for viewer in range(game.seats):
        twin = sample_state(game.view(viewer), random.Random(seed))
        assert shown(twin, viewer) == shown(game, viewer)
        assert twin.legal() == game.legal() or game.seat != viewer
        check_moment(twin, twin.position())


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_sampled_game_can_be_played_on(edition: str, seats: int) -> None:
    game = random_game(edition, seats, 3, decisions=60)
    for twin in sampled(game, 0, 3):
        words = twin.legal()[0]
        twin.play(words)
        assert twin.log[0].action == words


def test_the_same_chance_samples_the_same_game() -> None:
    view = finished("europe", 3, 0).view(1)
    again = [sample_state(view, random.Random(5)).position() for _ in range(2)]
    assert again[0] == again[1]


def test_deals_are_the_same_in_both_modes() -> None:
    game = table_with(["red"] * 3, ["blue", "loco"], ["red"], known=[{}, {"blue": 1}, {}], turn=9)
    text = json.dumps([*positions(game, 0, 20)], sort_keys=True)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "79556489d1313dd5"


def test_nothing_hidden_stays_as_it_was() -> None:
    game = random_game("europe", 3, 0, decisions=80)
    twin = next(sampled(game, 0, 1))
    before, after = ({**table.position()} for table in (game, twin))
    changed = {field for field in before if before[field] != after[field]}
    assert changed == {"hands", "deck", "tickets", "ticket_deck", "seed", "generator"}
    assert game.position()["hands"][0] == twin.position()["hands"][0]


def test_unseen_cards_are_all_cards_less_what_is_seen() -> None:
    game = table_with(["red", "loco"], ["red", "blue"], ["blue", "blue"], known=[{}, {"blue": 1}, {}])
    counts = np.zeros(len(CARDS), np.int64)
    assert unseen(game.redacted(0)[0], counts) == 5
    assert dict(zip(CARDS, counts.tolist(), strict=True)) == dict.fromkeys(CARDS, 0) | {"red": 2, "blue": 2, "loco": 1}


def test_a_spectator_has_no_hand_to_reason_from() -> None:
    with pytest.raises(PositionError, match="use the view of a seat"):
        sample_state(Game("usa").view(None), random.Random(0))


def test_each_way_to_deal_the_unseen_cards_is_as_likely() -> None:
    game = table_with(["red", "red"], ["loco", "blue"], ["blue", "white"], known=[{}, {"blue": 1}, {}])
    hidden = ["red", "red", "loco", "blue", "white"]
    ways = [(*deal[:2], deal[2], *sorted(deal[3:])) for deal in permutations(hidden)]
    found: Counter[Any] = Counter()
    for at in positions(game, 0, MANY):
        beyond = Counter(at["hands"][1]) - Counter(["blue"])
        assert at["hands"][1]["blue"] >= 1
        found[*at["deck"], *beyond.elements(), *sorted(Counter(at["hands"][2]).elements())] += 1
    assert_as_likely(found, shares(ways))


def test_an_uncleared_row_leaves_few_other_cards_in_the_deck() -> None:
    # D12: three locomotives are face up, so there are fewer than three other cards, one of them in the row.
    row = ["loco", "loco", "loco", "red", "loco"]
    game = table_with(["loco", "red", "loco"], ["red", "blue", "blue", "loco"], row=row)
    hidden = ["loco", "red", "loco", "red", "blue", "blue", "loco"]
    decks = [deal[:3] for deal in permutations(hidden) if sum(card != "loco" for card in deal[:3]) <= 1]
    assert_as_likely(Counter(tuple(at["deck"]) for at in positions(game, 0, MANY)), shares(decks))


def test_the_seat_on_turn_can_pay_for_what_it_is_paying_for() -> None:
    deck = ["red", "green", "green", "black", "yellow", "yellow", "purple", "white"]
    game = table_with(deck, ["yellow", "loco", "red", "blue"], seat=1, phase="payment", claim="barcelona:madrid")
    found = Counter(tuple(sorted(twin.position()["hands"][1].items())) for twin in sampled(game, 0, MANY // 10))
    hidden = [*deck, "yellow", "loco", "red", "blue"]
    hands = [tuple(sorted(Counter(hand).items())) for hand in combinations(hidden, 4) if pays_two_yellow(hand)]
    assert_as_likely(found, shares(hands))


def pays_two_yellow(hand: tuple[str, ...]) -> bool:
    return sum(card in {"yellow", "loco"} for card in hand) >= 2


def test_a_payment_that_is_very_unlikely_is_put_into_the_hand() -> None:
    deck = [card for card in CARDS for _ in range(6)]
    game = table_with(deck, ["red"] * 5 + ["loco"] * 3, seat=1, phase="payment", claim="petrograd:stockholm")
    for twin in sampled(game, 0, 3):
        assert any(words.startswith("pay ") for words in twin.legal())
        assert shown(twin, 0) == shown(game, 0)


def test_cards_to_be_given_are_at_hand_in_colour_order() -> None:
    deck = [card for card in CARDS for _ in range(5)]
    game = table_with(deck, ["yellow"] * 2 + ["red"] * 6, edition="nordic", seat=1)
    for words in ("claim helsinki:stockholm", "pay yellow 2 sub 2", "give red"):
        game.play(words)
    for twin in sampled(game, 0, 3):
        hand = twin.position()["hands"][1]
        assert hand.get("red", 0) + hand.get("loco", 0) == 5
        assert shown(twin, 0) == shown(game, 0)
