"""Claiming and building: what it is worth to act on the plan now, and to be in a rival's way."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.blocking import find_block, harm_of, most_harm
from whistlestop.bots.planner.paying import locos_spent
from whistlestop.bots.planner.planning import loss_without
from whistlestop.bots.planner.purse import colour_for
from whistlestop.bots.planner.weighing import consider
from whistlestop.engine.actions import CLAIM
from whistlestop.engine.claim import is_wild
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.network import root_of
from whistlestop.engine.state import NOBODY, NONE
from whistlestop.engine.table import TUNNEL
from whistlestop.rules import LOCO, MOST_TURNED_UP, Rules

STATION_IN_TIME = 6.0  # points for building a station once it is time
NOT_EVEN_BY_MISTAKE = -50.0


@kernel
def weigh_claims(
    b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, actions: Array, count: int
) -> None:
    """Weigh every planned route that can be claimed."""
    for i in range(count):
        if not CLAIM <= actions[i] < b.station_first:
            continue
        route = actions[i] - CLAIM
        if room.is_planned[route]:
            consider(t, room, actions[i], score_of_claim(b, rules, s, t, room, route))
        elif t.stray > NOT_EVEN_BY_MISTAKE:
            consider(t, room, actions[i], t.stray)


@kernel
def score_of_claim(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, route: int) -> float:
    """What claiming a planned route now is worth: rivals may be quicker, but locomotives may be better spent."""
    score = t.claim + t.claim_points * rules.route_points[b.length[route] - 1]
    risk = float(rivals_at(s, room, b.end_a[route]) + rivals_at(s, room, b.end_b[route]))
    if b.twin[route] != NONE and s.owner[b.twin[route]] == NOBODY and s.seats >= rules.double_from:
        risk *= t.risk_double
    score += t.risk * risk / (s.seats - 1)
    if t.detour > 0.0 and risk > 0.0:
        score += t.detour * risk / (s.seats - 1) * loss_without(b, rules, s, t, room, route)
    if room.plan_turns + t.slack > room.horizon:
        score += t.hurry
    if is_wild(b, rules, route):
        score -= t.claim_loco * locos_spent(b, s, route)
    if b.kind[route] == TUNNEL:
        score -= t.claim_tunnel * chance_of_failing(b, rules, s, room, route)
    return score


@kernel
def rivals_at(s: np.record, room: np.record, city: int) -> int:
    """How many rivals have a route at a city."""
    count = 0
    for seat in range(s.seats):
        count += (room.rivals[city] >> seat) & 1
    return count


@kernel
def chance_of_failing(b: np.record, rules: Rules, s: np.record, room: np.record, route: int) -> float:
    """U2: how likely a tunnel asks for more than is at hand, when the richest colour is laid down."""
    colour = colour_for(b, s, route)
    extra = int(s.hands[s.seat, colour]) + int(s.hands[s.seat, LOCO]) - int(b.length[route])
    # chances[k]: k of the cards turned up so far ask for one more
    chances = np.zeros(MOST_TURNED_UP + 1)
    chances[0] = 1.0
    # U3: with nothing of the colour in hand only locomotives are laid down, and only locomotives ask for more.
    asking = room.unseen[LOCO] + (room.unseen[colour] if s.hands[s.seat, colour] > 0 else 0)
    share = asking / max(1, room.unseen_count)
    for _ in range(rules.tunnel_cards):
        for k in range(MOST_TURNED_UP, 0, -1):
            chances[k] = chances[k] * (1.0 - share) + chances[k - 1] * share
        chances[0] *= 1.0 - share
    failing = 0.0
    for k in range(extra + 1, MOST_TURNED_UP + 1):
        failing += chances[k]
    return failing


@kernel
def weigh_block(
    b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record, actions: Array, count: int
) -> None:
    """Be in a rival's way, where that costs it more than it costs oneself; weighed last, for it takes longest."""
    claim = find_block(b, rules, s, room, actions, count)
    if claim == NONE:
        return
    route = claim - CLAIM
    gain = float(rules.route_points[b.length[route] - 1])
    if room.is_planned[route]:
        gain += score_of_claim(b, rules, s, t, room, route)
    else:
        gain -= t.block_cost + t.block_card * b.length[route]
    # Harm is found by walking the ways again, so that it is looked for only where it could make the difference.
    if gain + t.block * most_harm(room, route) > room.second_score:
        consider(t, room, claim, gain + t.block * harm_of(b, rules, s, t, room, route))


@kernel
def weigh_stations(b: np.record, s: np.record, t: np.record, room: np.record, actions: Array, count: int) -> None:
    """B4: build a station for a loan of the plan, once nothing else is left of it or time runs out."""
    waiting = 0
    for i in range(room.plan_count):
        waiting += s.owner[room.plan[i]] == NOBODY
    if waiting > 0 and room.horizon > room.plan_turns + 1.0:
        return
    for i in range(room.plan_count):
        route = room.plan[i]
        if s.owner[route] == NOBODY:
            continue
        for k in range(count):
            city = int(actions[k]) - int(b.station_first)
            if city == b.end_a[route] or city == b.end_b[route]:
                consider(t, room, actions[k], STATION_IN_TIME)


@kernel
def points_at_once(b: np.record, rules: Rules, s: np.record, room: np.record, route: int) -> float:
    """The points that a claim brings if the game ends with it: its own, and those of the tickets that it completes."""
    return float(rules.route_points[b.length[route] - 1]) + points_of_joining(b, s, room, route)


@kernel
def points_of_joining(b: np.record, s: np.record, room: np.record, route: int) -> float:
    """The points of the tickets that a route completes by itself, counted twice: won instead of lost."""
    points = 0.0
    one = root_of(room.roots, b.end_a[route])
    other = root_of(room.roots, b.end_b[route])
    for ticket in range(b.tickets):
        if s.ticket_owner[ticket] == s.seat:
            start = root_of(room.roots, b.ticket_a[ticket])
            goal = root_of(room.roots, b.ticket_b[ticket])
            if (start == one and goal == other) or (start == other and goal == one):
                points += 2.0 * b.ticket_points[ticket]
    return points


@kernel
def points_of_station(b: np.record, rules: Rules, s: np.record, room: np.record, city: int) -> float:
    """B4, B6: the points that a station brings at the very end, by the best route that it could lend."""
    most = 0.0
    for i in range(b.around[city], b.around[city + 1]):
        route = b.tracks[i]
        if s.owner[route] != NOBODY and s.owner[route] != s.seat:
            most = max(most, points_of_joining(b, s, room, route))
    return most - float(rules.station_points)
