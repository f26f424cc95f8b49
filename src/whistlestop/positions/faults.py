"""What makes a position impossible, in plain words: each check raises PositionError with the fault and the reason."""

from __future__ import annotations

import numpy as np

from whistlestop.box import Box
from whistlestop.engine.claim import can_pay, swap_of, track_objection
from whistlestop.engine.draw import has_hidden_cards, is_flushed
from whistlestop.engine.payment import cards_in_hand, most_of_a_colour
from whistlestop.engine.reason import Reason
from whistlestop.engine.records import Records, record_at
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.engine.station import station_objection
from whistlestop.engine.step import list_legal
from whistlestop.engine.tracks import is_open_to, other_track_objection
from whistlestop.engine.tunnel import asked
from whistlestop.errors import PositionError
from whistlestop.rules import CARDS, CARDS_OF_A_COLOUR, LOCO, LOCOMOTIVES, ROW


def need(is_so: object, fault: str) -> None:
    """Refuse a position unless a condition holds."""
    if not is_so:
        raise PositionError(fault)


def cards_left(state: State) -> list[int]:
    """How many cards of each kind the position does not mention; there cannot be fewer than none."""
    left = []
    for kind, card in enumerate(CARDS):
        count = LOCOMOTIVES if kind == LOCO else CARDS_OF_A_COLOUR
        piles = (state.hands[:, kind], state.discard[kind], state.laid[kind])
        rows = (state.row, state.deck[: state.deck_count], state.turned_up)
        used = sum(int(np.sum(pile, dtype=np.int64)) for pile in piles) + sum(int(np.sum(row == kind)) for row in rows)
        need(used <= count, f"there are {used} {card} cards, but the game has only {count}")
        left.append(count - used)
    return left


def check_position(box: Box, states: Records[State]) -> None:
    """Refuse an impossible position."""
    state = record_at(states)
    _check_turn(box, state)
    _check_routes(box, states)
    _check_seats(box, state)
    _check_row(box, states)
    _check_offers(box, state)
    _check_pending(box, states)
    if state.phase == Phase.SECOND_CARD:
        legal = np.empty(box.actions.size, np.int16)
        can_draw = list_legal(box.board_table[0], box.rules_table[0], states[0], legal)
        need(can_draw, "phase second_card, but no second card can be drawn, so the turn would be over")


def _check_turn(box: Box, state: State) -> None:
    is_over = state.phase == Phase.OVER
    need(is_over or 0 <= state.seat < state.seats, f"seat: it should be 0 to {state.seats - 1}; null is for phase over")
    need(state.first < state.seats, f"first: it should be 0 to {state.seats - 1}")
    need(state.passes < state.seats or is_over, "everybody has passed in a row, so phase should be over")
    limit = box.rules.turn_limit * state.seats
    need(state.turn <= limit, f"turn is {state.turn}, but the game ends after {limit}")
    if state.phase == Phase.FIRST_TICKETS:
        need(state.turn == 0, "no turn has started while starting tickets are being chosen, so turn should be 0")
    if is_over:
        need(state.seat == NOBODY, "seat should be null when the phase is over")
        need(state.turns_left == 0, "turns_left should be 0 when the phase is over")
    else:
        is_near_end = state.turns_left == NONE or 1 <= state.turns_left <= state.seats
        need(is_near_end, f"turns_left: it should be null, or 1 to {state.seats}")


def _check_routes(box: Box, states: Records[State]) -> None:
    state = record_at(states)
    for route, name in enumerate(box.board.route_names):
        owner = int(state.owner[route])
        if owner != NOBODY:
            found = other_track_objection(box.board_table[0], box.rules_table[0], states[0], owner, route)
            need(found != Reason.OWN_OTHER_TRACK, f"seat {owner} owns both tracks of {name}; no seat may (C8)")
            closes = f"both tracks of {name} are claimed, but with {state.seats} seats one closes the other (C9)"
            need(found != Reason.OTHER_TRACK_CLOSES, closes)


def _check_seats(box: Box, state: State) -> None:
    for seat in range(state.seats):
        lengths = (r.length for i, r in enumerate(box.board.routes) if state.owner[i] == seat)
        placed = sum(lengths)
        trains = int(state.trains[seat])
        fits = trains + placed <= box.rules.trains
        need(fits, f"seat {seat} has {trains} trains and {placed} on the board, more than {box.rules.trains} in all")
        need(state.stations[seat] >= 0, f"seat {seat} has built more stations than the {box.rules.stations} it has")
        is_held = (state.known[seat] <= state.hands[seat]).all()
        need(is_held, f"known: everybody saw seat {seat} take cards that are not in its hand")


def _check_row(box: Box, states: Records[State]) -> None:
    state = record_at(states)
    has_gap = NONE in state.row[:ROW].tolist()
    need(not (has_gap and has_hidden_cards(states[0])), "row: it has a gap although there are cards to fill it (D12)")
    cleared = is_flushed(box.rules_table[0], states[0])
    need(not cleared, "row: that many locomotives would have cleared it (D6)")


def _check_offers(box: Box, state: State) -> None:
    for seat in range(state.seats):
        has_offer = state.offers[seat, 0] != NONE
        if state.phase == Phase.FIRST_TICKETS:
            # The seats from the first up to the one on turn have chosen.
            waits = (seat - state.first) % state.seats >= (state.seat - state.first) % state.seats
        else:
            waits = state.phase == Phase.KEEP_TICKETS and seat == state.seat
        most = box.rules.ticket_draw
        if state.phase == Phase.FIRST_TICKETS:
            most = box.rules.first_long + box.rules.first_tickets
        need((state.offers[seat] != NONE).sum() <= most, f"offers: seat {seat} can be offered at most {most} tickets")
        need(has_offer or not waits, f"offers: seat {seat} has no tickets to choose from")
        need(waits or not has_offer, f"offers: seat {seat} has nothing to choose now")


def _check_pending(box: Box, states: Records[State]) -> None:
    state = record_at(states)
    has_route, has_city = state.route != NONE, state.city != NONE
    if state.phase == Phase.PAYMENT:
        need(has_route != has_city, "phase payment needs either a claim or a station")
    elif state.phase in (Phase.TUNNEL, Phase.SUBSTITUTE):
        need(has_route and not has_city, f"phase {Phase(state.phase).name.lower()} needs a claim")
    else:
        need(not has_route and not has_city, "claim and station belong to the phases in which something is paid for")
    lies = state.phase in (Phase.TUNNEL, Phase.SUBSTITUTE)
    need(lies or not state.laid.any(), "laid: there are cards in it only in the phases tunnel and substitute")
    need(state.phase == Phase.TUNNEL or state.turned_up[0] == NONE, "turned_up belongs to the phase tunnel")
    is_giving = state.phase == Phase.SUBSTITUTE
    need(is_giving or (state.give == 0 and state.last == NONE), "give and last belong to the phase substitute")
    if has_route:
        _check_claim(box, states)
    if has_city:
        reason = station_objection(box.rules_table[0], states[0], state.city)
        need(reason == Reason.ALLOWED, "station: it cannot be built there now")


def _check_claim(box: Box, states: Records[State]) -> None:
    board, rules, record = box.board_table[0], box.rules_table[0], states[0]
    state = record_at(states)
    name = box.board.route_name(state.route)
    need(is_open_to(board, rules, record, state.seat, state.route), f"claim: {name} is not open to seat {state.seat}")
    has_trains = track_objection(board, rules, record, state.route) == Reason.ALLOWED
    need(has_trains, f"claim: {name} takes more trains than seat {state.seat} has")
    if state.phase == Phase.PAYMENT:
        pays = can_pay(board, rules, record, state.route, most_of_a_colour(record), cards_in_hand(record))
        need(pays, f"claim: seat {state.seat} cannot pay for {name}")
    elif state.phase == Phase.TUNNEL:
        _check_tunnel(box, states)
    else:
        _check_substitutes(box, state, swap_of(board, rules, state.route))


def _check_tunnel(box: Box, states: Records[State]) -> None:
    state = record_at(states)
    route = box.board.routes[state.route]
    need(route.kind == "tunnel", f"phase tunnel, but {route.a}:{route.b} is not a tunnel")
    colours = [card for kind, card in enumerate(CARDS[:LOCO]) if state.laid[kind]]
    fits = int(state.laid.sum()) == route.length and len(colours) <= 1
    need(fits and (route.colour == "grey" or colours in ([], [route.colour])), "laid: it does not pay for the tunnel")
    shown = int((state.turned_up != NONE).sum())
    need(shown <= box.rules.tunnel_cards, f"turned_up: there can be at most {box.rules.tunnel_cards}")
    is_short = shown < box.rules.tunnel_cards and has_hidden_cards(states[0])
    need(not is_short, "turned_up: there are too few, although cards are left (U6)")
    need(asked(states[0]), "turned_up: they cost nothing extra, so the tunnel would already be claimed")


def _check_substitutes(box: Box, state: State, swap: int) -> None:
    route = box.board.routes[state.route]
    need(swap, f"phase substitute, but no cards can be replaced on {route.a}:{route.b}")
    more = int(state.laid.sum()) + state.give - route.length
    replaced = more // (swap - 1) if swap > 1 else state.give
    is_whole = more == replaced * (swap - 1)
    need(is_whole and 1 <= replaced <= route.length, "laid and give do not add up to a payment")
    need(0 < state.give <= replaced * swap, "give: it should be the number of cards still to give")
    given = replaced * swap - state.give
    fits = state.last == NONE if given == 0 and swap > 1 else state.last == NONE or state.laid[state.last] > 0
    need(fits, "last: it should be the colour given last, or null before the first")
    at_hand = int(state.hands[state.seat, max(state.last, 0) :].sum())
    need(at_hand >= state.give, "give: the hand has too few cards to continue in colour order")
