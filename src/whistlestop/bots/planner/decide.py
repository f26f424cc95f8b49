"""Deciding: what a planner does at each kind of moment."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.claiming import (
    points_at_once,
    points_of_station,
    weigh_block,
    weigh_claims,
    weigh_stations,
)
from whistlestop.bots.planner.drawing import USUAL_DRAW, choose_draw, weigh_cards, weigh_draws
from whistlestop.bots.planner.keeping import weigh_tickets
from whistlestop.bots.planner.paying import choose_gift, weigh_payments
from whistlestop.bots.planner.planning import make_plan
from whistlestop.bots.planner.promise import promise_of_tickets
from whistlestop.bots.planner.weighing import NEVER, begin_weighing, consider
from whistlestop.engine.actions import CLAIM, DRAW_DECK, TICKETS
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NOBODY, NONE, Phase
from whistlestop.engine.step import list_legal
from whistlestop.rules import Rules

# With no more turns or trains to come than these, no new tickets are thought of.
TIME_FOR_TICKETS = 3.0
TRAINS_FOR_TICKETS = 5


@kernel
def decide(
    board: Array, rules: Array, shown: Array, traits: Array, rooms: Array, parts: Array, actions: Array, seed: int
) -> int:
    """The action of a planner that is shown this record; what it thought of stays in the room for whoever asks."""
    return decide_one(board[0], rules[0], shown[0], traits[0], rooms[0], parts[0], actions, seed)


@kernel
def decide_one(
    b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, part: np.record, actions: Array, seed: int
) -> int:
    """The same on single records."""
    begin_weighing(s, room, seed)
    count = list_legal(b, rules, s, actions)
    if count == 1:
        room.choice = actions[0]
        return actions[0]
    if s.phase == Phase.FIRST_TICKETS or s.phase == Phase.KEEP_TICKETS:
        weigh_tickets(b, rules, s, t, room, actions, count)
        return room.choice
    plan_ahead(b, rules, s, t, room, part)
    if s.phase == Phase.PAYMENT or s.phase == Phase.TUNNEL:
        weigh_payments(b, rules, s, t, room, actions, count)
    elif s.phase == Phase.SUBSTITUTE:
        room.choice = choose_gift(s, room, actions, count)
    elif s.phase == Phase.SECOND_CARD:
        weigh_cards(b, rules, s, t, room)
        weigh_draws(s, t, room, actions, count)
    elif s.turns_left != NONE and s.turns_left <= s.seats:
        weigh_last_turn(b, rules, s, t, room, actions, count)
    else:
        weigh_turn(b, rules, s, t, room, actions, count)
    return room.choice


@kernel
def plan_ahead(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, part: np.record) -> None:
    """Make the plan; a route that is being paid for counts as standing, so that its cards are not asked for twice."""
    route, trains = int(s.route), int(s.trains[s.seat])
    if route != NONE:
        s.owner[route] = s.seat
        s.trains[s.seat] = trains - int(b.length[route])
    make_plan(b, rules, s, t, room, part)
    if route != NONE:
        s.owner[route] = NOBODY
        s.trains[s.seat] = trains


@kernel
def weigh_turn(
    b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, actions: Array, count: int
) -> None:
    """A turn in the midst of the game: claims, cards, stations and new tickets on one scale of points."""
    weigh_cards(b, rules, s, t, room)
    weigh_claims(b, rules, s, t, room, actions, count)
    weigh_stations(b, s, t, room, actions, count)
    if t.noise > 0.0:
        weigh_draws(s, t, room, actions, count)
    else:
        draw, useful, other, less_useful = choose_draw(rules, s, t, room)
        if draw != NONE:
            consider(t, room, draw, t.row * (useful - USUAL_DRAW))
        if other != NONE and other != draw:
            consider(t, room, other, t.row * (less_useful - USUAL_DRAW))
    has_means = room.horizon > TIME_FOR_TICKETS and s.trains[s.seat] > TRAINS_FOR_TICKETS
    if room.is_spare and s.ticket_count > 0 and has_means and t.ticket_share > 0.0:
        promise = promise_of_tickets(b, rules, s, t, room)
        consider(t, room, TICKETS, t.ticket_share * promise - t.tickets)
    if t.block > 0.0:
        weigh_block(b, rules, s, t, room, actions, count)
    if room.score == NEVER:
        weigh_last_turn(b, rules, s, t, room, actions, count)


@kernel
def weigh_last_turn(
    b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, actions: Array, count: int
) -> None:
    """The last turn: the claim or station that brings most points; else a blind card, which harms nobody."""
    for i in range(count):
        if CLAIM <= actions[i] < b.station_first:
            consider(t, room, actions[i], points_at_once(b, rules, s, room, actions[i] - CLAIM))
        elif b.station_first <= actions[i] < b.pay_first:
            consider(t, room, actions[i], points_of_station(b, rules, s, room, actions[i] - b.station_first))
        elif actions[i] == DRAW_DECK:
            consider(t, room, actions[i], 0.0)
    if room.choice == NONE:
        room.choice = actions[0]
