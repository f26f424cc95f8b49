"""Drawing cards: what each kind of card is worth to the plan, and which one to take."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.purse import colour_for
from whistlestop.bots.planner.weighing import consider
from whistlestop.engine.actions import DRAW, DRAW_DECK, GREY
from whistlestop.engine.claim import is_wild
from whistlestop.engine.draw import has_hidden_cards, slot_of
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import NOBODY, NONE
from whistlestop.rules import CARD_KINDS, LOCO, ROW, Rules

USUAL_DRAW = 1.5  # needed cards that a turn of drawing brings as a rule


@kernel
def weigh_cards(b: np.record, rules: Rules, s: np.record, t: np.record, room: np.record) -> None:
    """What one more card of each kind is worth to the plan; a needed card is worth about 1."""
    helped = 0
    for colour in range(LOCO):
        is_needed = room.missing[colour] > 0
        room.worth[colour] = 1.0 if is_needed else t.other_card
        if is_needed:
            room.worth[colour] += t.scarce * (1.0 - room.unseen[colour] / 12.0)
            helped += room.missing[colour]
    for i in range(room.plan_count):
        route = room.plan[i]
        colour = finishing_colour(b, rules, s, route)
        if colour != NONE:
            room.worth[colour] = max(room.worth[colour], 1.0) + t.finish
    if rules.wild_plain == 0:
        helped = missing_where_wild(b, rules, s, room)
    room.worth[LOCO] = t.loco_card if helped > 0 or room.missing[LOCO] > 0 else 2.0 * t.other_card


@kernel
def finishing_colour(b: np.record, rules: Rules, s: np.record, route: int) -> int:
    """The colour of which one card more would pay for a route, or NONE."""
    if s.owner[route] != NOBODY:
        return NONE
    colour = colour_for(b, s, route)
    locos = int(s.hands[s.seat, LOCO]) - int(b.symbols[route])
    held = int(s.hands[s.seat, colour]) + (locos if is_wild(b, rules, route) else 0)
    return colour if locos >= 0 and held + 1 == int(b.length[route]) - int(b.symbols[route]) else NONE


@kernel
def missing_where_wild(b: np.record, rules: Rules, s: np.record, room: np.record) -> int:
    """C3: how many planned routes miss cards for which locomotives could stand in."""
    count = 0
    for i in range(room.plan_count):
        route = room.plan[i]
        if is_wild(b, rules, route) and s.owner[route] == NOBODY:
            colour = int(b.colour[route])
            count += colour == GREY or room.missing[colour] > 0
    return count


@kernel
def worth_of_blind(s: np.record, room: np.record) -> float:
    """What a blind card is worth on average; with an empty deck it comes from the discards."""
    total = 0
    worth = 0.0
    for kind in range(CARD_KINDS):
        count = room.unseen[kind] if s.deck_count > 0 else int(s.discard[kind])
        total += count
        worth += count * room.worth[kind]
    return worth / total if total > 0 else 0.0


@kernel
def weigh_draws(s: np.record, t: np.record, room: np.record, actions: Array, count: int) -> None:
    """Weigh every card that can be taken by itself: the second one of a turn, or each that a weak player looks at."""
    blind = worth_of_blind(s, room)
    for i in range(count):
        if actions[i] == DRAW_DECK:
            consider(t, room, actions[i], t.row * (2.0 * blind - USUAL_DRAW))
        elif actions[i] < DRAW_DECK and (t.blind == 0.0 or not has_hidden_cards(s)):
            consider(t, room, actions[i], t.row * (2.0 * room.worth[actions[i] - DRAW] - USUAL_DRAW))


@kernel
def best_draw(s: np.record, room: np.record, used: int, with_loco: bool) -> tuple[int, float]:
    """The best card to take, leaving one slot of the row aside, and what it is worth."""
    best = NONE
    most = -1.0
    if has_hidden_cards(s):
        best = DRAW_DECK
        most = worth_of_blind(s, room)
    for slot in range(ROW):
        kind = int(s.row[slot])
        if slot != used and kind != NONE and (with_loco or kind != LOCO) and room.worth[kind] > most:
            most = room.worth[kind]
            best = DRAW + kind
    return best, most


@kernel
def choose_draw(rules: Rules, s: np.record, t: np.record, room: np.record) -> tuple[int, float, int, float]:
    """The first card of a turn of drawing, or NONE, and what the turn is worth in needed cards; and the second best."""
    if t.blind > 0.0 and has_hidden_cards(s):
        return DRAW_DECK, 2.0 * worth_of_blind(s, room), NONE, 0.0
    is_loco_cheap = rules.loco_draw == 1
    first, worth = best_draw(s, room, NONE, is_loco_cheap)
    second, more = best_draw(s, room, slot_of(s, first - DRAW), is_loco_cheap)
    total = worth + max(0.0, more)
    if not is_loco_cheap and slot_of(s, LOCO) != NONE and (first == NONE or room.worth[LOCO] > total):
        return DRAW + LOCO, room.worth[LOCO], first, total
    return first, total, second, 2.0 * more
