"""One step of many games in compiled calls: actions, opponents' replies, rewards, new deals, observations."""

from __future__ import annotations

import numpy as np

from whistlestop.bots.planner.decide import decide_one
from whistlestop.bots.planner.scratch import Scratch
from whistlestop.bots.planner.traits import Traits
from whistlestop.encoding.writing import write_mask, write_observation
from whistlestop.engine.batch import next_choice
from whistlestop.engine.board_table import BoardTable
from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.longest import Component
from whistlestop.engine.records import Records
from whistlestop.engine.scoring import Score, score
from whistlestop.engine.setup import set_up
from whistlestop.engine.state import NOBODY, Phase, State
from whistlestop.engine.step import list_legal, step
from whistlestop.rules import Rules
from whistlestop.views.redaction import redact

# Who decides for a seat: the learner outside, a random choice, or from 0 on the planner with these traits.
LEARNER = -1
RANDOM = -2

# The reward: the place at the end, or each point gained on the others' mean.
PLACE = 0
MARGIN = 1

NONE_ILLEGAL = -1


@kernel
def find_illegal(masks: Array, actions: Array) -> int:
    """The first game whose action is not legal; NONE_ILLEGAL if all are."""
    for game in range(len(actions)):
        if not 0 <= actions[game] < masks.shape[1] or masks[game, actions[game]] == 0:
            return game
    return NONE_ILLEGAL


@kernel
def choose_randomly(masks: Array, choosers: Array, actions: Array) -> None:
    """Choose among the legal actions of each game, each with the same chance."""
    for game in range(len(masks)):
        mask = masks[game]
        left = next_choice(choosers[game], int(mask.sum()))
        action = 0
        while mask[action] == 0 or left > 0:
            left -= int(mask[action])
            action += 1
        actions[game] = action


@kernel
def step_all(
    board: Records[BoardTable], rules: Records[Rules], states: Records[State], actions: Array, actors: Array
) -> None:
    """Carry out one legal action in each game, and record who did it."""
    for game in range(len(states)):
        actors[game] = states[game].seat
        step(board[0], rules[0], states[game], actions[game])


@kernel
def decide_for(
    board: BoardTable,
    rules: Rules,
    states: Records[State],
    game: int,
    decider: int,
    traits: Records[Traits],
    scratches: Records[Scratch],
    components: Records[Component],
    shown: Records[State],
    legal: Array,
    choosers: Array,
) -> int:
    """The choice of a decider for the seat on turn; a planner is given a redacted record."""
    if decider == RANDOM:
        count = list_legal(board, rules, states[game], legal)
        return int(legal[next_choice(choosers[game], count)])
    redact(states, game, states[game].seat, shown)
    return int(decide_one(board, rules, shown[0], traits[decider], scratches[0], components[0], legal, game))


@kernel
def reply_all(
    board: Records[BoardTable],
    rules: Records[Rules],
    states: Records[State],
    deciders: Array,
    traits: Records[Traits],
    scratches: Records[Scratch],
    components: Records[Component],
    shown: Records[State],
    legal: Array,
    choosers: Array,
) -> None:
    """Let the opponents play in each game until it is the learner's decision or the game is over."""
    board_record = board[0]
    rules_record = rules[0]
    for game in range(len(states)):
        state = states[game]
        while state.phase != Phase.OVER and deciders[state.seat] != LEARNER:
            decider = deciders[state.seat]
            memory = traits, scratches, components, shown, legal, choosers
            step(
                board_record,
                rules_record,
                state,
                decide_for(board_record, rules_record, states, game, decider, *memory),
            )


@kernel
def stand(state: State, scores: Records[Score], reward: int, standing: Array) -> None:
    """How each seat stands in terms of the reward; in unfinished games only the points from routes count."""
    is_over = state.phase == Phase.OVER
    for seat in range(state.seats):
        ahead = 0
        for other in range(state.seats):
            if reward == PLACE and is_over:
                ahead += int(scores[seat].place < scores[other].place)
                ahead -= int(scores[seat].place > scores[other].place)
            elif reward == MARGIN and is_over:
                ahead += scores[seat].total - scores[other].total
            elif reward == MARGIN:
                ahead += int(state.points[seat]) - int(state.points[other])
        standing[seat] = ahead / (state.seats - 1)


@kernel
def settle_all(
    board: Records[BoardTable],
    rules: Records[Rules],
    states: Records[State],
    reward: int,
    scores: Records[Records[Score]],
    components: Records[Component],
    standings: Array,
    rewards: Array,
    is_over: Array,
) -> int:
    """Write what each seat has gained since the last step and which games are over; returns how many are."""
    count = 0
    now = np.zeros(standings.shape[1], np.float64)
    for game in range(len(states)):
        state = states[game]
        is_over[game] = state.phase == Phase.OVER
        if is_over[game]:
            score(board[0], rules[0], state, scores[game], components[0])
            count += 1
        elif reward == PLACE:
            rewards[game, :] = 0
            continue
        stand(state, scores[game], reward, now)
        for seat in range(state.seats):
            rewards[game, seat] = now[seat] - standings[game, seat]
            standings[game, seat] = now[seat]
    return count


@kernel
def deal_over(
    board: Records[BoardTable],
    rules: Records[Rules],
    states: Records[State],
    keys: Array,
    is_over: Array,
    standings: Array,
) -> None:
    """Deal a new game wherever one is over."""
    for game in range(len(states)):
        if is_over[game]:
            set_up(board[0], rules[0], states[game], keys[game], states[game].seats, NOBODY)
            standings[game, :] = 0


@kernel
def observe_all(
    board: Records[BoardTable],
    rules: Records[Rules],
    states: Records[State],
    shown: Records[State],
    roots: Array,
    legal: Array,
    observations: Array,
    masks: Array,
    seats: Array,
) -> None:
    """Write for each game whose decision it is, what that seat sees and what it may do, as rows of flat arrays."""
    size = len(observations) // len(states)
    actions = len(masks) // len(states)
    for game in range(len(states)):
        seat = states[game].seat
        seats[game] = seat
        if seat == NOBODY:
            masks[game * actions : (game + 1) * actions] = 0
            continue
        observe(board, rules, states, game, seat, shown, roots, observations, game * size, size)
        write_mask(board, rules, states, game, legal, masks, game * actions)


@kernel
def observe(
    board: Records[BoardTable],
    rules: Records[Rules],
    states: Records[State],
    game: int,
    viewer: int,
    shown: Records[State],
    roots: Array,
    out: Array,
    at: int,
    size: int,
) -> None:
    """Write what a seat sees of a game."""
    redact(states, game, viewer, shown)
    write_observation(board, rules, shown, viewer, roots, out, at, size)


@kernel
def record_game(
    board: Records[BoardTable],
    rules: Records[Rules],
    states: Records[State],
    deciders: Array,
    traits: Records[Traits],
    scratches: Records[Scratch],
    components: Records[Component],
    shown: Records[State],
    roots: Array,
    legal: Array,
    choosers: Array,
    observations: Array,
    masks: Array,
    seats: Array,
    actions: Array,
    points: Array,
) -> int:
    """Play the first game until it is over or the rows are full, one row per decision; returns how many there are."""
    board_record = board[0]
    rules_record = rules[0]
    state = states[0]
    row = 0
    while state.phase != Phase.OVER and row < len(seats):
        size = len(observations) // len(seats)
        observe(board, rules, states, 0, state.seat, shown, roots, observations, row * size, size)
        write_mask(board, rules, states, 0, legal, masks, row * board_record.actions)
        seats[row] = state.seat
        points[row] = state.points[state.seat]
        memory = traits, scratches, components, shown, legal, choosers
        actions[row] = decide_for(board_record, rules_record, states, 0, deciders[state.seat], *memory)
        step(board_record, rules_record, state, actions[row])
        row += 1
    return row
