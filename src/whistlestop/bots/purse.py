"""The cards of the ticket-chasing bot: what its plan asks for, what to draw, and what it can best do without."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from whistlestop.board import Route
from whistlestop.bots.plan import Plan
from whistlestop.rules import COLOURS

LOCO_PAIN = 3.0
SUBSTITUTE_PAIN = 8.0


class Purse:
    """A hand of cards, seen with a plan in mind."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.view = plan.view
        self.hand: Counter[str] = Counter(self.view["hand"])

    @cached_property
    def need(self) -> Counter[str]:
        """The cards that the planned routes ask for, a grey one in the colour that is nearest."""
        need: Counter[str] = Counter()
        routes = [self.plan.board.routes[route] for route in self.plan.routes]
        for route in sorted(routes, key=lambda route: route.colour == "grey"):
            need["loco"] += route.locomotives
            colour = max(COLOURS, key=lambda c: self.hand[c] - need[c]) if route.colour == "grey" else route.colour
            need[colour] += route.length - route.locomotives
        return need

    def spare(self, card: str) -> float:
        """How well the plan can do without a card."""
        return self.hand[card] - self.need[card] - (LOCO_PAIN if card == "loco" else 0)

    def has_one_more(self, route: Route) -> bool:
        """Whether a tunnel could be paid for if it asked for one more card."""
        colours = COLOURS if route.colour == "grey" else (route.colour,)
        return max(self.hand[colour] for colour in colours) + self.hand["loco"] > route.length

    def worth_drawing(self, card: str) -> float:
        """How much a card brings the plan nearer; a blind one may be anything."""
        if card == "loco":
            return self._worth_of_loco()
        if card == "deck":
            return 1.0
        return 2.0 if self.need[card] > self.hand[card] else 0.0

    def _worth_of_loco(self) -> float:
        costs_both = self.plan.rules.loco_draw > 1
        is_needed = self.need["loco"] > self.hand["loco"] or (self.need - self.hand).total() <= 1
        return 3.0 if is_needed or not costs_both else 0.5

    def pain(self, payment: str) -> float:
        """Locomotives, substitutes and cards that other planned routes ask for hurt."""
        _, *parts = payment.split()
        paid = {name: int(count) for name, count in zip(parts[::2], parts[1::2], strict=True)}
        missed = sum(max(0, paid.get(colour, 0) - self._free(colour)) for colour in COLOURS)
        return LOCO_PAIN * paid.get("loco", 0) + SUBSTITUTE_PAIN * paid.get("sub", 0) + missed

    def _free(self, colour: str) -> int:
        name = self.view.get("claim")
        claimed = self.plan.board.routes[self.plan.board.route_index[name]] if name else None
        own = claimed.length if claimed and claimed.colour == colour else 0
        return max(0, self.hand[colour] - self.need[colour] + own)
