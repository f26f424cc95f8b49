"""A bot that chases its tickets: it looks for the shortest open ways, collects the cards for them and claims."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.board import load_board
from whistlestop.bots.base import Bot, View, register
from whistlestop.bots.plan import Plan
from whistlestop.bots.purse import Purse

ENOUGH_CARDS = 24


@register("chaser")
class Chaser(Bot):
    """Chases its tickets by the shortest open ways; when all are done, it takes more or goes for long routes."""

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """The action that brings its tickets nearer."""
        if len(legal) == 1:
            return legal[0]
        plan = Plan(load_board(view["edition"]), view)
        verb = legal[0].split()[0]
        if verb == "keep":
            return max(legal, key=lambda words: plan.worth_keeping(words.split()[1:]))
        if verb == "give":
            return max(legal, key=lambda words: Purse(plan).spare(words.split()[1]))
        payments = [words for words in legal if words.startswith("pay ")]
        return min(payments, key=Purse(plan).pain) if payments else self._turn(plan, Purse(plan), legal)

    def _turn(self, plan: Plan, purse: Purse, legal: Sequence[str]) -> str:
        routes = [plan.board.route_index[words.split()[1]] for words in legal if words.startswith("claim ")]
        ready = [route for route in routes if self._is_ready(plan, purse, route)]
        if routes and plan.is_last_turn():
            return self._claim(plan, max(routes, key=plan.worth_now))
        if ready:
            return self._claim(plan, max(ready, key=lambda route: (plan.urgency(route), self.chance.random())))
        if plan.useful_station() in legal:
            return plan.useful_station()
        if "tickets" in legal and plan.wants_tickets():
            return "tickets"
        draws = [words for words in legal if words.startswith("draw ")]
        if draws and (not routes or purse.hand.total() < ENOUGH_CARDS):
            return max(draws, key=lambda words: (purse.worth_drawing(words.split()[1]), self.chance.random()))
        return self._claim(plan, max(routes, key=plan.worth_now)) if routes else self.chance.choice(legal)

    def _is_ready(self, plan: Plan, purse: Purse, number: int) -> bool:
        route = plan.board.routes[number]
        return number in plan.routes and (route.kind != "tunnel" or purse.has_one_more(route))

    def _claim(self, plan: Plan, route: int) -> str:
        return f"claim {plan.board.route_name(route)}"
