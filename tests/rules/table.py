"""The vocabulary of the rule tests: set up a position, play in words, look around, be refused.

What a test does not mention is simple: two seats, the first on turn, empty hands, a row of five colours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from whistlestop import Game, IllegalAction
from whistlestop.rules import Card

EDITIONS = ("usa", "europe", "nordic")
COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
CARDS = (*COLOURS, "loco")
ROW = ("purple", "blue", "orange", "white", "green")

RED_OF_THREE = {"usa": "chicago:duluth", "europe": "kyiv:smolensk", "nordic": "helsinki:imatra"}
COSTLY = pytest.mark.parametrize("edition", ["usa", "europe"])  # where a face-up locomotive is the only card of a turn

Cards = dict[str, int]


def position(edition: str, *, hand: Cards | None = None, **fields: Any) -> Game:
    """A game in a position; `hand` is the hand of the seat on turn."""
    laid_out: dict[str, Any] = {"edition": edition, "seats": 2, "seat": 0, "phase": "turn", "seed": 1, "row": list(ROW)}
    laid_out |= fields
    hands: list[Cards] = [{} for _ in range(laid_out["seats"])]
    hands[laid_out["seat"]] = hand or {}
    return Game.from_position({"hands": hands} | laid_out)


def play(game: Game, *words: str) -> Game:
    """Play the actions in order, each of which must be offered."""
    for action in words:
        assert action in game.legal(), f"{action!r} is not offered; these are: {game.legal()}"
        game.play(action)
    return game


def refuses(game: Game, words: str, rule: str) -> None:
    """The action is not offered, is refused by that rule with a reason, and changes nothing."""
    before = game.position(), game.legal(), game.view(None)
    assert words not in before[1]
    with pytest.raises(IllegalAction) as refusal:
        game.play(words)
    assert refusal.value.rule == rule, str(refusal.value)
    assert refusal.value.reason
    assert "\n" not in refusal.value.reason
    assert (game.position(), game.legal(), game.view(None)) == before


def offered(game: Game, verb: str) -> list[str]:
    """The legal actions that start with a verb, in order."""
    return [words for words in game.legal() if words.split()[0] == verb]


def keep(game: Game, *tickets: str) -> Game:
    """Keep only these of the offered tickets, named in any order."""
    [words] = [words for words in offered(game, "keep") if set(words.split()[1:]) == set(tickets)]
    return play(game, words)


def held(game: Game, seat: int = 0) -> Cards:
    """The train cards in a hand, without zeros."""
    return present(game.position()["hands"][seat])


def discarded(game: Game) -> Cards:
    """The train cards in the discard pile, without zeros."""
    return present(game.position()["discard"])


def present(cards: Mapping[Card, int] | Mapping[str, int]) -> Cards:
    """The kinds of cards with at least one card."""
    return {kind: count for kind, count in cards.items() if count}


def all_cards(game: Game) -> Counter[Card]:
    """Every train card of the game, wherever it is."""
    at = game.position()
    cards = Counter(card for card in [*at["deck"], *at["row"], *at.get("turned_up", [])] if card)
    for pile in [*at["hands"], at["discard"], at.get("laid", {})]:
        cards.update(pile)
    return +cards


def row(game: Game) -> list[Card | None]:
    """The face-up cards."""
    cards: list[Card | None] = game.position()["row"]
    return cards


def is_second_card_due(game: Game) -> bool:
    """Whether the first seat still has its second card to draw."""
    return bool(game.position()["phase"] == "second_card" and game.seat == 0)
