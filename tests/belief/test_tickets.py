"""What a seat can believe about tickets that it has not seen, and about cards after a shuffle."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given

from tests.support.few_unseen_cards import ALL_CARDS, table_with
from tests.support.games import finished, moments, random_game
from tests.support.sampled_states import MANY, assert_as_likely, positions, sampled
from whistlestop import Game
from whistlestop.belief import recollections
from whistlestop.records.files import at_decision
from whistlestop.rules import CARDS

pytestmark = pytest.mark.kernels


@pytest.mark.parametrize("edition", ["usa", "europe", "nordic"])
def test_starting_tickets_of_others_may_be_any_legal_choice(edition: str) -> None:
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


def test_every_first_choice_is_equally_likely() -> None:
    game = Game("usa", 2, 1, first=0)
    game.play(game.legal()[0])
    sizes = Counter(len(at["tickets"][0]) for at in positions(game, 1, MANY))
    assert_as_likely(sizes, {2: Fraction(3, 4), 3: Fraction(1, 4)})


def test_long_tickets_are_only_where_starting_tickets_are() -> None:
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
    """Draw tickets, keep the first ones, and return the others."""
    game.play("tickets")
    seat = game.seat or 0
    offer = game.position()["offers"][seat]
    game.play(" ".join(["keep", *sorted(offer[:kept], key=game.box.board.ticket_index.__getitem__)]))
    return list(offer[kept:])


@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_returned_tickets_are_under_the_deck_in_order(edition: str) -> None:
    game = after_first_tickets(edition)
    back = draw_tickets(game)
    for twin in sampled(game, 0, 10):
        assert twin.position()["ticket_deck"][-2:] == back
    draw_tickets(game, kept=2)
    for twin in sampled(game, 0, 10):
        assert twin.position()["ticket_deck"][-3:-1] == back
    others = [twin.position()["ticket_deck"][-3:-1] for twin in sampled(game, 1, 10)]
    assert back not in others


def test_tickets_returned_out_of_the_game_are_nowhere() -> None:
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
