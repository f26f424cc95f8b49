"""Deciding: what a planner does in each phase."""

from __future__ import annotations

from whistlestop.bots.planner.cards import choose_gift, weigh_payments
from whistlestop.bots.planner.claims import (
    points_at_once,
    points_of_station,
    weigh_block,
    weigh_claims,
    weigh_stations,
)
from whistlestop.bots.planner.draws import USUAL_DRAW, choose_draw, weigh_cards, weigh_draws
from whistlestop.bots.planner.plan import make_plan
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.tickets import promise_of_tickets, weigh_tickets
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.weighing import NEVER, begin_weighing, consider
from whistlestop.engine.actions import CLAIM, DRAW_DECK, DRAW_TICKETS
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.longest import Component
from whistlestop.engine.records import Records
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.engine.step import list_legal
from whistlestop.rules import Rules

# With no more turns or trains left than these, new tickets are not considered.
TIME_FOR_TICKETS = 3.0
TRAINS_FOR_TICKETS = 5


@kernel
def decide(
    board: Records[BoardTable],
    rules: Records[Rules],
    shown: Records[State],
    traits: Records[Traits],
    scratches: Records[Scratch],
    components: Records[Component],
    actions: Array,
    seed: int,
) -> int:
    """The action of a planner that is shown this record; its considerations stay in the scratch space."""
    return decide_one(board[0], rules[0], shown[0], traits[0], scratches[0], components[0], actions, seed)


@kernel
def decide_one(
    board: BoardTable,
    rules: Rules,
    state: State,
    traits: Traits,
    scratch: Scratch,
    component: Component,
    actions: Array,
    seed: int,
) -> int:
    """The same on single records."""
    begin_weighing(state, scratch, seed)
    count = list_legal(board, rules, state, actions)
    if count == 1:
        scratch.choice = actions[0]
        return actions[0]
    if state.phase == Phase.FIRST_TICKETS or state.phase == Phase.KEEP_TICKETS:
        weigh_tickets(board, rules, state, traits, scratch, actions, count)
        return scratch.choice
    plan_ahead(board, rules, state, traits, scratch, component)
    if state.phase == Phase.PAYMENT or state.phase == Phase.TUNNEL:
        weigh_payments(board, rules, state, traits, scratch, actions, count)
    elif state.phase == Phase.SUBSTITUTE:
        scratch.choice = choose_gift(state, scratch, actions, count)
    elif state.phase == Phase.SECOND_CARD:
        weigh_cards(board, rules, state, traits, scratch)
        weigh_draws(state, traits, scratch, actions, count)
    elif state.turns_left != NONE and state.turns_left <= state.seats:
        weigh_last_turn(board, rules, state, traits, scratch, actions, count)
    else:
        weigh_turn(board, rules, state, traits, scratch, actions, count)
    return scratch.choice


@kernel
def plan_ahead(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, component: Component
) -> None:
    """Make the plan; a route that is being paid for counts as claimed, so that its cards are not needed twice."""
    route, trains = int(state.route), int(state.trains[state.seat])
    if route != NONE:
        state.owner[route] = state.seat
        state.trains[state.seat] = trains - int(board.length[route])
    make_plan(board, rules, state, traits, scratch, component)
    if route != NONE:
        state.owner[route] = NOBODY
        state.trains[state.seat] = trains


@kernel
def weigh_turn(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, actions: Array, count: int
) -> None:
    """An ordinary turn: claims, cards, stations and new tickets on one scale of points."""
    weigh_cards(board, rules, state, traits, scratch)
    weigh_claims(board, rules, state, traits, scratch, actions, count)
    weigh_stations(board, state, traits, scratch, actions, count)
    if traits.noise > 0.0:
        weigh_draws(state, traits, scratch, actions, count)
    else:
        draw, useful, other, less_useful = choose_draw(rules, state, traits, scratch)
        if draw != NONE:
            consider(traits, scratch, draw, traits.row * (useful - USUAL_DRAW))
        if other != NONE and other != draw:
            consider(traits, scratch, other, traits.row * (less_useful - USUAL_DRAW))
    has_means = scratch.horizon > TIME_FOR_TICKETS and state.trains[state.seat] > TRAINS_FOR_TICKETS
    if scratch.is_spare and state.ticket_count > 0 and has_means and traits.ticket_share > 0.0:
        promise = promise_of_tickets(board, rules, state, traits, scratch)
        consider(traits, scratch, DRAW_TICKETS, traits.ticket_share * promise - traits.tickets)
    if traits.block > 0.0:
        weigh_block(board, rules, state, traits, scratch, actions, count)
    if scratch.score == NEVER:
        weigh_last_turn(board, rules, state, traits, scratch, actions, count)


@kernel
def weigh_last_turn(
    board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch, actions: Array, count: int
) -> None:
    """The last turn: the claim or station that scores most; otherwise a blind card, which does no harm."""
    for i in range(count):
        if CLAIM <= actions[i] < board.station_first:
            consider(traits, scratch, actions[i], points_at_once(board, rules, state, scratch, actions[i] - CLAIM))
        elif board.station_first <= actions[i] < board.pay_first:
            consider(
                traits,
                scratch,
                actions[i],
                points_of_station(board, rules, state, scratch, actions[i] - board.station_first),
            )
        elif actions[i] == DRAW_DECK:
            consider(traits, scratch, actions[i], 0.0)
    if scratch.choice == NONE:
        scratch.choice = actions[0]
