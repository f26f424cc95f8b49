"""What a person is about to pay for, chosen step by step in the terminal before anything is sent."""

from __future__ import annotations

from random import Random

import pytest

from whistlestop import Game
from whistlestop.choices.choices import choices_of
from whistlestop.terminal.choices import NoChoice
from whistlestop.terminal.purchase import Purchase


def rich_game(edition: str) -> Game:
    """A game in which the seat on turn has drawn many cards."""
    game, chance = Game(edition, 2, seed=5), Random(5)
    while game.phase != "turn" or sum(game.position()["hands"][game.seat or 0].values()) < 20:
        game.play(chance.choice([words for words in game.legal() if words.startswith(("keep", "draw"))]))
    return game


def begun(game: Game, words: str) -> Purchase:
    purchase = Purchase.begun(game.view(game.seat), choices_of(game, game.seat), words)
    assert purchase is not None
    return purchase


@pytest.mark.parametrize(("edition", "verb"), [("usa", "claim"), ("europe", "station"), ("nordic", "claim")])
def test_every_way_to_pay_that_can_be_chosen_is_legal_as_a_whole(edition: str, verb: str) -> None:
    game = rich_game(edition)
    bought = [words for words in game.legal() if words.startswith(verb)][::5]
    ways = [begun(game, words).after(payment) for words in bought for payment in game.payments(words)[-3:]]
    assert edition != "nordic" or any(way.legal for way in ways)
    for way in ways:
        whole = way
        while whole.legal:
            whole = whole.after(whole.legal[-1])
        played = game.copy()
        for words in whole.steps:
            assert words in played.legal()
            played.play(words)
        assert not played.is_paying


def test_the_payments_are_those_of_the_rules_in_the_same_order() -> None:
    game = rich_game("nordic")
    claim = next(words for words in game.legal() if words.startswith("claim"))
    assert begun(game, claim).legal == game.payments(claim)
    with pytest.raises(NoChoice):
        begun(game, claim).after("draw deck")


def test_what_cannot_be_bought_is_left_to_the_server() -> None:
    game = rich_game("usa")
    for words in ("draw deck", "claim nowhere:else", "station paris"):
        assert Purchase.begun(game.view(game.seat), choices_of(game, game.seat), words) is None
