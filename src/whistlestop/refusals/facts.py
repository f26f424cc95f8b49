"""The facts that a refusal mentions, as ids: the route, its price, the hand, what is still to be paid."""

from __future__ import annotations

from whistlestop.box import Box
from whistlestop.engine.actions import CLAIM, GIVE, KEEP
from whistlestop.engine.records import Records, record_at
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.engine.station import station_price
from whistlestop.engine.tunnel import asked, colour_laid
from whistlestop.notation.outcome import card_names, ticket_names
from whistlestop.refusals.shortfall import Exchange, Missing, Price, Shortfall
from whistlestop.rules import CARDS, LOCO


class RefusedAction:
    """A state and the action refused in it; each property is a fact that a message may need."""

    def __init__(self, box: Box, states: Records[State], action: int) -> None:
        self._box, self._states, self._action = box, states, action
        self._state = record_at(states)
        self._seat = max(self._state.seat, 0)

    @property
    def least(self) -> int:
        """How many tickets must be kept at least."""
        rules = self._box.rules
        return rules.first_keep if self._state.phase == Phase.FIRST_TICKETS else rules.ticket_keep

    @property
    def offer(self) -> list[str]:
        """The tickets on offer."""
        return ticket_names(self._box.board, self._state.offers[self._seat])

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._state.seats)

    @property
    def have(self) -> int:
        """The trains that are left."""
        return int(self._state.trains[self._seat])

    @property
    def hand(self) -> dict[str, int]:
        """The cards held, by kind."""
        return {card: n for card, n in zip(CARDS, self._state.hands[self._seat].tolist(), strict=True) if n}

    @property
    def row(self) -> list[str]:
        """The cards face up."""
        return [card for card in card_names(self._state.row) if card]

    @property
    def card(self) -> str:
        """The card that was to be drawn or given."""
        return CARDS[self._action - GIVE if GIVE <= self._action <= KEEP else min(self._action, LOCO)]

    @property
    def last(self) -> str:
        """The card given last."""
        return CARDS[self._state.last]

    @property
    def give(self) -> int:
        """How many substitute cards are still to be given."""
        return int(self._state.give)

    @property
    def asked(self) -> int:
        """How many extra cards the tunnel costs."""
        return int(asked(self._states[0]))

    @property
    def laid(self) -> str:
        """The kind of card played for the tunnel."""
        return CARDS[colour_laid(self._states[0])]

    @property
    def locos(self) -> str:
        """Whether only locomotives were played."""
        return "yes" if self.laid == CARDS[LOCO] else "no"

    @property
    def cost(self) -> int:
        """What the next station costs."""
        return int(station_price(self._box.rules_table[0], self._states[0]))

    @property
    def _route_index(self) -> int:
        """The route that is being paid for, or else the one that the action names."""
        if self._state.route != NONE or not CLAIM <= self._action < self._box.actions.station_first:
            return int(self._state.route)
        return self._action - CLAIM

    @property
    def route(self) -> str:
        """The route in question."""
        return self._box.board.route_names[self._route_index]

    @property
    def need(self) -> int:
        """The trains that the route needs."""
        return self._box.board.routes[self._route_index].length

    @property
    def price(self) -> Price:
        """What the tunnel's extra cards, the station or the route cost."""
        if self._state.phase == Phase.TUNNEL:
            is_locos = self.laid == CARDS[LOCO]
            return {"count": self.asked, "colour": "grey" if is_locos else self.laid, "locos": self.asked * is_locos}
        if self._city_index != NONE:
            return {"count": self.cost, "colour": "grey", "locos": 0}
        route = self._box.board.routes[self._route_index]
        return {"count": route.length, "colour": route.colour, "locos": route.locomotives}

    @property
    def held(self) -> dict[str, int]:
        """The cards held that count towards the price."""
        return self._shortfall.held

    @property
    def missing(self) -> Missing:
        """The cards that are missing to pay the price."""
        return self._shortfall.missing

    @property
    def exchange(self) -> Exchange | None:
        """What it takes to replace the missing cards with others, where that is allowed."""
        return self._shortfall.exchange

    @property
    def _shortfall(self) -> Shortfall:
        hand = self._state.hands[self._seat].tolist()
        if self._city_index != NONE:
            return Shortfall(self.price, hand, wild=True)
        return Shortfall(self.price, hand, self._box.wild[self._route_index], self.swap)

    @property
    def swap(self) -> int:
        """How many cards of any kind replace one on this route."""
        return self._box.swaps[self._route_index]

    @property
    def _city_index(self) -> int:
        """The city whose station is being paid for, or else the one that the action names."""
        actions = self._box.actions
        if self._state.city != NONE or not actions.station_first <= self._action < actions.pay_first:
            return int(self._state.city)
        return self._action - actions.station_first

    @property
    def city(self) -> str:
        """The city in question."""
        return self._box.board.cities[self._city_index].id

    @property
    def owner(self) -> int:
        """The seat that is in the way: on the route, on its other track or in the city."""
        if self._city_index != NONE:
            return int(self._state.station_owner[self._city_index])
        index = self._route_index
        tracks = [track for track in (index, self._box.board.twin(index)) if track != NONE]
        return next(int(self._state.owner[track]) for track in tracks if self._state.owner[track] != NOBODY)
