"""A sampled state agrees with all that a seat is shown, and each state that does is as likely as any other."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import sqrt
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.few_unseen import ALL_CARDS, table_with
from tests.play import TABLES, finished, moments, random_game
from whistlestop import Game, PositionError
from whistlestop.belief import deal_many, recollections, sample_state, unseen
from whistlestop.engine.invariant import Breach, breach
from whistlestop.engine.jit import COMPILED, Array, records
from whistlestop.engine.state import state_dtype
from whistlestop.position import write_position
from whistlestop.replay import at_decision
from whistlestop.rules import CARDS
from whistlestop.view import redacted

MANY = 3000 if COMPILED else 300


def dealt(game: Game, viewer: int, count: int, seed: int = 1) -> Array:
    """So many states dealt by the compiled kernel."""
    states = records(count, state_dtype)
    chooser = np.array([seed, 2, 3, 4])
    deal_many(game.box.board_table, game.box.rules_table, game.redacted(viewer), states, chooser)
    return states


def positions(game: Game, viewer: int, count: int) -> Iterator[dict[str, Any]]:
    states = dealt(game, viewer, count)
    for i in range(count):
        yield write_position(game.box, states[i : i + 1], 0)


def sampled(game: Game, viewer: int, count: int) -> Iterator[Game]:
    view = game.view(viewer)
    for seed in range(count):
        yield sample_state(view, random.Random(seed))


def shown(game: Game, viewer: int) -> dict[str, Any]:
    """A view without what a sampled game can not have."""
    return {name: value for name, value in game.view(viewer).items() if name not in {"log", "seed", "seed_sha256"}}


def assert_as_likely(found: Counter[Any], expected: dict[Any, Fraction]) -> None:
    """Every outcome comes about as often as it should; five standard errors never happen."""
    total = found.total()
    assert {*found} <= {*expected}
    for outcome, chance in expected.items():
        error = sqrt(chance * (1 - chance) / total)
        assert abs(found[outcome] / total - chance) <= 5 * error, outcome


def fields_of(record: Array) -> dict[str, Any]:
    """A record field by field, because the bytes between them are of no account."""
    return {name: record[name].tolist() for name in record.dtype.names or ()}


def shares(outcomes: list[Any]) -> dict[Any, Fraction]:
    return {outcome: Fraction(count, len(outcomes)) for outcome, count in Counter(outcomes).items()}


@given(moments(), st.integers(1, 2**32 - 1))
def test_a_dealt_state_agrees_with_the_redacted_record_and_holds_together(game: Game, seed: int) -> None:
    for viewer in range(game.seats):
        states = dealt(game, viewer, 3, seed)
        for i in range(len(states)):
            assert breach(game.box.board_table[0], game.box.rules_table[0], states[i]) == Breach.WHOLE
            assert fields_of(redacted(states[i : i + 1], viewer)) == fields_of(game.redacted(viewer))


@given(moments(), st.integers(0, 2**32))
def test_a_sampled_game_looks_the_same_to_its_viewer(game: Game, seed: int) -> None:
    for viewer in range(game.seats):
        twin = sample_state(game.view(viewer), random.Random(seed))
        assert shown(twin, viewer) == shown(game, viewer)
        assert twin.legal() == game.legal() or game.seat != viewer
        assert breach(twin.box.board_table[0], twin.box.rules_table[0], twin._states[0]) == Breach.WHOLE


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
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "f5b48a7ebf97d8f5"


def test_nothing_hidden_stays_as_it_was() -> None:
    game = random_game("europe", 3, 0, decisions=80)
    before, after = game.position(), next(sampled(game, 0, 1)).position()
    changed = {field for field in before if before[field] != after[field]}
    assert changed == {"hands", "deck", "tickets", "ticket_deck", "seed", "generator"}
    assert before["hands"][0] == after["hands"][0]


def test_unseen_cards_are_all_cards_less_what_is_seen() -> None:
    game = table_with(["red", "loco"], ["red", "blue"], ["blue", "blue"], known=[{}, {"blue": 1}, {}])
    counts = np.zeros(len(CARDS), np.int64)
    assert unseen(game.redacted(0)[0], counts) == 5
    assert dict(zip(CARDS, counts.tolist(), strict=True)) == dict.fromkeys(CARDS, 0) | {"red": 2, "blue": 2, "loco": 1}


def test_an_onlooker_has_no_hand_to_reason_from() -> None:
    with pytest.raises(PositionError, match="take the view of a seat"):
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


def test_a_row_that_was_spared_leaves_few_other_cards_in_the_deck() -> None:
    # D12: three locomotives lie face up, so that fewer than three other cards are at hand, one of them in the row.
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


@pytest.mark.parametrize("edition", ["usa", "europe", "nordic"])
def test_first_tickets_of_others_may_be_any_that_they_may_keep(edition: str) -> None:
    game = Game(edition, 3, 1, first=0)
    game.play(game.legal()[0])
    rules = game.box.rules
    for at in positions(game, 1, 50):
        assert rules.first_keep <= len(at["tickets"][0]) <= rules.first_long + rules.first_tickets
        assert len(at["offers"][2]) == rules.first_long + rules.first_tickets
        assert at["offers"][1] == game.position()["offers"][1]
        regular = sum(ticket.deck == "regular" for ticket in game.box.board.tickets)
        returned = (rules.first_long + rules.first_tickets - len(at["tickets"][0])) * rules.first_return
        assert len(at["ticket_deck"]) == regular - 3 * rules.first_tickets + returned


def test_every_first_choice_is_as_likely() -> None:
    game = Game("usa", 2, 1, first=0)
    game.play(game.legal()[0])
    sizes = Counter(len(at["tickets"][0]) for at in positions(game, 1, MANY))
    assert_as_likely(sizes, {2: Fraction(3, 4), 3: Fraction(1, 4)})


def test_long_tickets_are_only_where_first_tickets_are() -> None:
    game = random_game("europe", 3, 2, decisions=120)
    long = {f"{ticket.a}:{ticket.b}" for ticket in game.box.board.tickets if ticket.deck == "long"}
    assert game.position()["ticket_deck"]
    for at in positions(game, 0, 100):
        assert not long & {*at["ticket_deck"], *at["offers"][1], *at["offers"][2]}
        assert all(len(long & {*at["tickets"][seat]}) <= 1 for seat in (1, 2))


def test_the_long_ticket_was_kept_as_often_as_any_other_first_ticket() -> None:
    game = Game("europe", 2, 5, first=0)
    game.play(game.legal()[0])
    game.play(next(words for words in game.legal() if len(words.split()) == 1 + 3))
    long = {f"{ticket.a}:{ticket.b}" for ticket in game.box.board.tickets if ticket.deck == "long"}
    held = Counter(bool(long & {*twin.position()["tickets"][1]}) for twin in sampled(game, 0, MANY // 10))
    assert_as_likely(held, {True: Fraction(3, 4), False: Fraction(1, 4)})


def after_first_tickets(edition: str, seats: int = 2, seed: int = 1) -> Game:
    game = Game(edition, seats, seed, first=0)
    for _ in range(seats):
        game.play(game.legal()[0])
    return game


def draw_tickets(game: Game, kept: int = 1) -> list[str]:
    """Draw tickets, keep the first ones, and tell those that were handed back."""
    game.play("tickets")
    seat = game.seat or 0
    offer = game.position()["offers"][seat]
    game.play(" ".join(["keep", *sorted(offer[:kept], key=game.box.board.ticket_index.__getitem__)]))
    return list(offer[kept:])


@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_tickets_handed_back_lie_under_the_deck_in_their_order(edition: str) -> None:
    game = after_first_tickets(edition)
    back = draw_tickets(game)
    for twin in sampled(game, 0, 10):
        assert twin.position()["ticket_deck"][-2:] == back
    draw_tickets(game, kept=2)
    for twin in sampled(game, 0, 10):
        assert twin.position()["ticket_deck"][-3:-1] == back
    others = [twin.position()["ticket_deck"][-3:-1] for twin in sampled(game, 1, 10)]
    assert back not in others


def test_tickets_handed_back_out_of_the_game_are_nowhere() -> None:
    game = after_first_tickets("nordic")
    back = draw_tickets(game)
    for twin in sampled(game, 0, 30):
        at = twin.position()
        assert not {*back} & {*at["ticket_deck"], *at["tickets"][1]}


def test_a_known_ticket_that_another_seat_drew_is_in_its_hand_or_under_the_deck_again() -> None:
    game = after_first_tickets("usa", 5)
    back = draw_tickets(game)
    while back[0] in game.position()["ticket_deck"][3:]:
        if game.seat == 0:
            game.play("draw deck")
            game.play("draw deck")
        else:
            draw_tickets(game, kept=2)
    drawer = game.seat or 0
    draw_tickets(game)
    assert drawer != 0
    places = set()
    for twin in sampled(game, 0, 60):
        at = twin.position()
        places.add((back[0] in at["tickets"][drawer], back[0] in at["ticket_deck"][-2:]))
    assert places == {(True, False), (False, True)}


def after_a_shuffle(*others: str) -> Game:
    """Seat 1 drew the last two cards of the deck; then seat 0 discarded two, which were shuffled for seat 1 to draw."""
    game = table_with(["green", "green"], others, edition="usa", seat=1)
    for words in ("draw deck", "draw deck", "claim houston:new-orleans", "pay blue 2", "draw deck"):
        game.play(words)
    assert game.log[-1].outcome["shuffled"] == 1
    return game


def test_after_a_shuffle_cards_that_were_in_hands_are_not_in_the_deck() -> None:
    for twin in sampled(after_a_shuffle("red", "white"), 0, 20):
        at = twin.position()
        assert at["deck"] == ["blue"]
        assert at["hands"][1] == {"blue": 1, "white": 1, "green": 2, "red": 1}


@given(moments())
def test_the_true_state_is_one_of_those_believed(game: Game) -> None:
    at = game.position()
    deck = Counter(at["deck"])
    for viewer in range(game.seats):
        _, _, likely = recollections(game.view(viewer))
        assert sum(likely.values()) == 1
        pools = [Counter(dict(zip(CARDS, cards.fresh, strict=True))) for cards in likely]
        assert any(deck <= pool for pool in pools)


def test_after_a_shuffle_two_seats_know_each_others_old_cards() -> None:
    game = finished("usa", 2, 0)
    decisions = [n for n, line in enumerate(game.log, 1) if line.outcome.get("shuffled")]
    assert decisions
    for number in decisions:
        past = at_decision(game, number)
        for viewer in range(2):
            _, _, likely = recollections(past.view(viewer))
            assert any(sum(cards.stale) for cards in likely)


def test_without_a_log_from_the_beginning_only_the_record_counts() -> None:
    game = finished("usa", 3, 0)
    number = next(n for n, line in enumerate(game.log, 1) if line.outcome.get("shuffled"))
    view = at_decision(game, number + 5).view(0)
    assert any(sum(cards.stale) for cards in recollections(view)[2])
    for log in (view["log"][40:], view["log"][:0]):
        ((cards, chance),) = recollections({**view, "log": log})[2].items()
        assert chance == 1
        assert not any(cards.stale)
        assert sum(ALL_CARDS.values()) > sum(cards.fresh)
