"""Building a station; what it borrows at the end is settled with the scores."""

from __future__ import annotations

from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.draw import tidy_row
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.payment import discard_played, holds, most_of_a_colour, play_payment
from whistlestop.engine.reason import Reason
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.engine.turn import end_turn
from whistlestop.rules import LOCO, Rules


@kernel
def station_price(rules: Rules, state: State) -> int:
    """B2: the first station costs one card, the second two, the third three."""
    return rules.stations - state.stations[state.seat] + 1


@kernel
def stations_objection(rules: Rules, state: State) -> int:
    """B2, B3: why the seat on turn cannot build a station anywhere."""
    if rules.stations == 0:
        return Reason.NO_STATIONS_HERE
    if state.stations[state.seat] == 0:
        return Reason.STATIONS_SPENT
    if most_of_a_colour(state) + state.hands[state.seat, LOCO] < station_price(rules, state):
        return Reason.STATION_CARDS_SHORT
    return Reason.ALLOWED


@kernel
def station_objection(rules: Rules, state: State, city: int) -> int:
    """B1: one station per city, in any city."""
    if rules.stations > 0 and state.station_owner[city] != NOBODY:
        return Reason.CITY_TAKEN
    return stations_objection(rules, state)


@kernel
def list_stations(board: BoardTable, rules: Rules, state: State, out: Array, count: int) -> int:
    """Add every city where a station can be built now."""
    if stations_objection(rules, state) != Reason.ALLOWED:
        return count
    for city in range(board.cities):
        out[count] = board.station_first + city
        count += int(state.station_owner[city] == NOBODY)
    return count


@kernel
def begin_station(state: State, city: int) -> None:
    """B3: one station per turn; the payment is asked for next."""
    state.city = city
    state.phase = Phase.PAYMENT


@kernel
def station_payment_objection(rules: Rules, state: State, colour: int, cards: int, locos: int, subs: int) -> int:
    """B2: why these cards are not the price of the station."""
    if subs > 0 or cards + locos != station_price(rules, state):
        return Reason.STATION_WRONG_COUNT
    return Reason.ALLOWED if holds(state, colour, cards, locos) else Reason.STATION_NOT_HELD


@kernel
def build_station(board: BoardTable, rules: Rules, state: State, payment: int) -> None:
    """B1, B2, C5: the cards are discarded and the station is built."""
    play_payment(board, state, payment)
    state.station_owner[state.city] = state.seat
    state.stations[state.seat] -= 1
    state.city = NONE
    discard_played(state)
    tidy_row(rules, state)
    end_turn(rules, state)
