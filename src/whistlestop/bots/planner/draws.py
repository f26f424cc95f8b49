"""Drawing cards: what each kind of card is worth to the plan, and which one to take."""

from __future__ import annotations

from whistlestop.bots.planner.cards import colour_for
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.weighing import consider
from whistlestop.engine.actions import DRAW, DRAW_DECK, GREY
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.claim import is_wild
from whistlestop.engine.draw import has_hidden_cards, is_drawing_over, slot_of
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NOBODY, NONE, State
from whistlestop.rules import CARD_KINDS, LOCO, ROW, Rules

USUAL_DRAW = 1.5  # needed cards that a turn of drawing usually brings


@kernel
def weigh_cards(board: BoardTable, rules: Rules, state: State, traits: Traits, scratch: Scratch) -> None:
    """What one more card of each kind is worth to the plan; a needed card is worth about 1."""
    helped = 0
    for colour in range(LOCO):
        is_needed = scratch.missing[colour] > 0
        scratch.worth[colour] = 1.0 if is_needed else traits.other_card
        if is_needed:
            scratch.worth[colour] += traits.scarce * (1.0 - scratch.unseen[colour] / 12.0)
            helped += scratch.missing[colour]
    for i in range(scratch.plan_count):
        route = scratch.plan[i]
        colour = finishing_colour(board, rules, state, route)
        if colour != NONE:
            scratch.worth[colour] = max(scratch.worth[colour], 1.0) + traits.finish
    if rules.wild_plain == 0:
        helped = missing_where_wild(board, rules, state, scratch)
    scratch.worth[LOCO] = traits.loco_card if helped > 0 or scratch.missing[LOCO] > 0 else 2.0 * traits.other_card


@kernel
def finishing_colour(board: BoardTable, rules: Rules, state: State, route: int) -> int:
    """The colour of which one card more would pay for a route, or NONE."""
    if state.owner[route] != NOBODY:
        return NONE
    colour = colour_for(board, state, route)
    locos = int(state.hands[state.seat, LOCO]) - int(board.locomotives[route])
    held = int(state.hands[state.seat, colour]) + (locos if is_wild(board, rules, route) else 0)
    return colour if locos >= 0 and held + 1 == int(board.length[route]) - int(board.locomotives[route]) else NONE


@kernel
def missing_where_wild(board: BoardTable, rules: Rules, state: State, scratch: Scratch) -> int:
    """C3: how many planned routes still need cards that locomotives could replace."""
    count = 0
    for i in range(scratch.plan_count):
        route = scratch.plan[i]
        if is_wild(board, rules, route) and state.owner[route] == NOBODY:
            colour = int(board.colour[route])
            count += colour == GREY or scratch.missing[colour] > 0
    return count


@kernel
def worth_of_blind(state: State, scratch: Scratch) -> float:
    """What a blind card is worth on average; if the deck is empty it comes from the discards."""
    total = 0
    worth = 0.0
    for kind in range(CARD_KINDS):
        count = scratch.unseen[kind] if state.deck_count > 0 else int(state.discard[kind])
        total += count
        worth += count * scratch.worth[kind]
    return worth / total if total > 0 else 0.0


@kernel
def weigh_draws(state: State, traits: Traits, scratch: Scratch, actions: Array, count: int) -> None:
    """Weigh every card on its own: the second one of a turn, or any card for a weak player."""
    blind = worth_of_blind(state, scratch)
    for i in range(count):
        if actions[i] == DRAW_DECK:
            consider(traits, scratch, actions[i], traits.row * (2.0 * blind - USUAL_DRAW))
        elif actions[i] < DRAW_DECK and (traits.blind == 0.0 or not has_hidden_cards(state)):
            consider(traits, scratch, actions[i], traits.row * (2.0 * scratch.worth[actions[i] - DRAW] - USUAL_DRAW))


@kernel
def best_draw(state: State, scratch: Scratch, used: int, with_loco: bool) -> tuple[int, float]:
    """The best card to take, ignoring one slot of the row, and what it is worth."""
    best = NONE
    most = -1.0
    if has_hidden_cards(state):
        best = DRAW_DECK
        most = worth_of_blind(state, scratch)
    for slot in range(ROW):
        kind = int(state.row[slot])
        if slot != used and kind != NONE and (with_loco or kind != LOCO) and scratch.worth[kind] > most:
            most = scratch.worth[kind]
            best = DRAW + kind
    return best, most


@kernel
def choose_draw(rules: Rules, state: State, traits: Traits, scratch: Scratch) -> tuple[int, float, int, float]:
    """The first card to draw in a turn, or NONE, and what the turn is worth in needed cards; and the second best."""
    if is_drawing_over(rules, state):
        return NONE, 0.0, NONE, 0.0
    if traits.blind > 0.0 and has_hidden_cards(state):
        return DRAW_DECK, 2.0 * worth_of_blind(state, scratch), NONE, 0.0
    is_loco_cheap = rules.loco_draw == 1
    first, worth = best_draw(state, scratch, NONE, is_loco_cheap)
    second, more = best_draw(state, scratch, slot_of(state, first - DRAW), is_loco_cheap)
    total = worth + max(0.0, more)
    if not is_loco_cheap and slot_of(state, LOCO) != NONE and (first == NONE or scratch.worth[LOCO] > total):
        return DRAW + LOCO, scratch.worth[LOCO], first, total
    return first, total, second, 2.0 * more
