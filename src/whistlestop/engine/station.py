"""Building a station; what it lends at the end is settled with the scores."""

from __future__ import annotations

import numpy as np

from whistlestop.engine.draw import tidy_row
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.payment import discard_laid, holds, lay_down_payment, most_of_a_colour
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NOBODY, NONE, Phase
from whistlestop.engine.turn import end_turn
from whistlestop.rules import LOCO, Rules


@kernel
def station_price(rules: Rules, s: np.record) -> int:
    """B2: the first station costs one card, the second two, the third three."""
    return rules.stations - s.stations[s.seat] + 1


@kernel
def stations_objection(rules: Rules, s: np.record) -> int:
    """B2, B3: why the seat on turn can not build any station."""
    if rules.stations == 0:
        return Reason.NO_STATIONS_HERE
    if s.stations[s.seat] == 0:
        return Reason.STATIONS_SPENT
    if most_of_a_colour(s) + s.hands[s.seat, LOCO] < station_price(rules, s):
        return Reason.STATION_CARDS_SHORT
    return Reason.ALLOWED


@kernel
def station_objection(rules: Rules, s: np.record, city: int) -> int:
    """B1: one station a city, and any city will do."""
    if rules.stations > 0 and s.station_owner[city] != NOBODY:
        return Reason.CITY_TAKEN
    return stations_objection(rules, s)


@kernel
def list_stations(b: np.record, rules: Rules, s: np.record, out: Array, count: int) -> int:
    """Add every city in which a station can be built now."""
    if stations_objection(rules, s) != Reason.ALLOWED:
        return count
    for city in range(b.cities):
        if s.station_owner[city] == NOBODY:
            out[count] = b.station_first + city
            count += 1
    return count


@kernel
def begin_station(s: np.record, city: int) -> None:
    """B3: one station a turn; how it is paid for is asked next."""
    s.city = city
    s.phase = Phase.PAYMENT


@kernel
def station_payment_objection(rules: Rules, s: np.record, colour: int, cards: int, locos: int, subs: int) -> int:
    """B2: why these cards are not the price of the station."""
    if subs > 0 or cards + locos != station_price(rules, s):
        return Reason.STATION_WRONG_COUNT
    return Reason.ALLOWED if holds(s, colour, cards, locos) else Reason.STATION_NOT_HELD


@kernel
def build_station(b: np.record, rules: Rules, s: np.record, payment: int) -> None:
    """B1, B2, C5: the cards are discarded and the station stands."""
    lay_down_payment(b, s, payment)
    s.station_owner[s.city] = s.seat
    s.stations[s.seat] -= 1
    s.city = NONE
    discard_laid(s)
    tidy_row(rules, s)
    end_turn(rules, s)
