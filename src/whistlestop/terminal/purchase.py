"""A claim or a station that a person is about to pay for: chosen here step by step, and sent to the server at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self, cast

from whistlestop.client.legal import legal_words
from whistlestop.rules import CARDS
from whistlestop.terminal.choices import NoChoice
from whistlestop.views.view import View


class Purchase(NamedTuple):
    """What was chosen so far, and the view with the payments or cards that can be chosen next."""

    steps: tuple[str, ...]
    view: View
    choices: Mapping[str, Any]

    @classmethod
    def begun(cls, view: View, choices: Mapping[str, Any], words: str) -> Self | None:
        """The purchase that an action begins; None if there is nothing to pay for, or the server is to refuse it."""
        verb, _, name = words.partition(" ")
        payments: Sequence[Mapping[str, Any]] = ()
        if verb == "claim":
            payments = next((claim["payments"] for claim in choices.get("claims", ()) if claim["route"] == name), ())
        elif verb == "station" and name in choices.get("stations", {}).get("cities", ()):
            payments = choices["stations"]["payments"]
        if not payments:
            return None
        return cls((words,), cast("View", {**view, "phase": "payment", verb: name}), {"pay": payments})

    @property
    def legal(self) -> list[str]:
        """What can be chosen next, in words; nothing once everything is chosen."""
        return legal_words(self.view, self.choices)

    def after(self, words: str) -> Self:
        """The purchase after another choice; NoChoice if it is not one of the choices."""
        if words not in self.legal:
            raise NoChoice(f"{words!r} is not one of the choices; type one of their numbers, or undo.")
        hand = Counter[str](self.view["hand"] or {})
        if words.startswith("give"):
            hand[words.split()[1]] -= 1
            return self._with(words, hand, self.view.get("give", 0) - 1)
        payment = next(payment for payment in self.choices["pay"] if payment["words"] == words)
        for card, count in payment["cards"].items():
            hand[card] -= count
        return self._with(words, hand, payment.get("any", 0))

    def _with(self, words: str, hand: dict[str, int], give: int) -> Self:
        steps = sorted((*self.steps, words), key=_place)  # cards are given in colour order
        choices = {"give": [card for card in CARDS if hand.get(card)] if give else []}
        view = cast("View", {**self.view, "phase": "substitute", "hand": hand, "give": give})
        return self._replace(steps=(*steps,), view=view, choices=choices)


def _place(step: str) -> int:
    verb, _, card = step.partition(" ")
    return CARDS.index(card) if verb == "give" else -1  # the earlier steps keep their order
