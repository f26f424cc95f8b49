"""What a player can do now: every legal action with its number, grouped by its verb."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from string import ascii_lowercase
from typing import NamedTuple

from whistlestop.box import box_of
from whistlestop.choices.ways import route_costs, shortest_way
from whistlestop.errors import WhistlestopError
from whistlestop.terminal.wording import Wording, payment_words, route_words
from whistlestop.views.view import View


class NoChoice(WhistlestopError):  # noqa: N818 - read like a word
    """What was typed is not a choice now."""


class Choice(NamedTuple):
    """A legal action with its number."""

    number: int
    words: str
    label: str

    @property
    def verb(self) -> str:
        """The first word of the action."""
        return self.words.split()[0]


class NumberedChoices:
    """The legal actions of a decision, for a person to pick from."""

    def __init__(self, view: View, legal: Sequence[str], wording: Wording) -> None:
        self.view = view
        self.wording = wording
        self.letters = dict(zip(view["offer"] or (), ascii_lowercase, strict=False))
        self.all = [Choice(number, words, self.label(words)) for number, words in enumerate(legal, 1)]

    def of(self, verb: str) -> list[Choice]:
        """The choices of a verb."""
        return [choice for choice in self.all if choice.verb == verb]

    def label(self, words: str) -> str:
        """An action as shown next to its number."""
        verb, *rest = words.split()
        if verb == "claim":
            return f"{self.wording.ends(rest[0])} {route_words(self.wording.route_named(rest[0]))}"
        if verb == "keep":
            return "+".join(sorted(self.letters[ticket] for ticket in rest))
        if verb == "station":
            return self.wording.cities[rest[0]]
        if verb == "withdraw":
            return "back out and take your cards back"
        return self._payment(words) if verb == "pay" else " ".join(rest) or words

    def _payment(self, words: str) -> str:
        """A payment, with the number of cards that are given as substitutes."""
        paid, sub, count = words.partition(" sub ")
        if not sub:
            return payment_words(paid)
        box = box_of(self.view)
        any_cards = int(count) * box.swaps[box.board.route_index[self.view["claim"]]]
        return " + ".join([*([payment_words(paid)] if paid != "pay" else []), f"any {any_cards} cards"])

    def read(self, text: str) -> str:
        """The action that was typed: a number, the letters of tickets, or the words themselves."""
        if text.isdecimal():
            return self._numbered(int(text))
        letters = text.removeprefix("keep").replace(",", " ").replace("+", " ").split()
        if self.letters and letters and all(letter in self.letters.values() for letter in letters):
            return " ".join(["keep", *(ticket for ticket, letter in self.letters.items() if letter in letters)])
        return text

    def _numbered(self, number: int) -> str:
        if not self.all:
            raise NoChoice("There is nothing to choose now.")
        if not 1 <= number <= len(self.all):
            raise NoChoice(f"There is no choice {number}; choices go from 1 to {len(self.all)}.")
        return self.all[number - 1].words

    def best_claims(self) -> list[Choice]:
        """The claims on the shortest path of a ticket first, then the longest."""
        return sorted(self.of("claim"), key=lambda claim: (not self.is_wanted(claim), -self._length(claim)))

    def is_wanted(self, choice: Choice) -> bool:
        """Whether it claims a route on the shortest path of a ticket."""
        return choice.verb == "claim" and choice.words.split()[1] in self._on_the_way

    def _length(self, choice: Choice) -> int:
        return self.wording.route_named(choice.words.split()[1]).length

    @cached_property
    def _on_the_way(self) -> set[str]:
        board, seat = self.wording.board, self.view["viewer"]
        costs = route_costs(self.view, seat)
        ways = [shortest_way(board, costs, ticket) or [] for ticket in self.view["tickets"] or ()]
        return {board.route_name(route) for way in ways for route in way}
