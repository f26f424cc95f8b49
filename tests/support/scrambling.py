"""A game with everything changed that one viewer cannot know; what that viewer sees must stay identical."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from whistlestop import Game
from whistlestop.engine.records import record_at
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.notation.actions import Decision
from whistlestop.rules import CARDS


def scrambled(game: Game, viewer: int | None, chance: random.Random) -> Game:
    """A twin that differs in everything hidden: cards, tickets, the seed, the generator and the private log."""
    twin = game.copy()
    state = record_at(twin._states)
    others = [seat for seat in range(game.seats) if seat != viewer]
    _scramble_cards(state, others, chance)
    # At the end all tickets and the seed are shown.
    if not game.over:
        _scramble_tickets(state, others, len(game.box.board.tickets), chance)
        twin.seed = f"another seed {chance.random()}"
    state.key[:] = [chance.randrange(2**32) for _ in state.key]
    state.blocks = chance.randrange(1000)
    state.clearings, state.shuffles = chance.randrange(9), chance.randrange(9)
    twin.log = [_altered(twin, decision, viewer, chance) for decision in game.log]
    twin._history.last = []
    twin._legal = None  # legal actions depend on the hidden hand
    return twin


def _scramble_cards(state: State, others: list[int], chance: random.Random) -> None:
    """Other hands, beyond what everybody saw, and the deck are one pool."""
    unseen = {seat: (state.hands[seat] - state.known[seat]).tolist() for seat in others}
    pool = state.deck[: state.deck_count].tolist()
    pool += [kind for counts in unseen.values() for kind, count in enumerate(counts) for _ in range(count)]
    chance.shuffle(pool)
    for seat, counts in unseen.items():
        drawn = [pool.pop() for _ in range(sum(counts))]
        state.hands[seat] = state.known[seat] + np.bincount(drawn, minlength=len(CARDS)).astype(np.int8)
    state.deck[: len(pool)] = pool
    state.deck[len(pool) :] = chance.randrange(len(CARDS))


def _scramble_tickets(state: State, others: list[int], tickets: int, chance: random.Random) -> None:
    """Other tickets and offers, the ticket deck and what left the game are one pool; public counts stay."""
    is_choosing = state.phase == Phase.FIRST_TICKETS
    owners = state.ticket_owner[:tickets].tolist()
    offers = [state.offers[seat][state.offers[seat] != NONE].tolist() for seat in range(state.seats)]
    own = {ticket for seat in range(state.seats) if seat not in others for ticket in offers[seat]}
    own |= {ticket for ticket, owner in enumerate(owners) if owner != NOBODY and owner not in others}
    pool = [ticket for ticket in range(tickets) if ticket not in own]
    chance.shuffle(pool)
    for seat in others:
        for slot in range(len(offers[seat])):
            state.offers[seat, slot] = pool.pop()
        kept = chance.randrange(3) if is_choosing else owners.count(seat)
        state.ticket_owner[state.ticket_owner == seat] = NOBODY
        state.ticket_owner[[pool.pop() for _ in range(kept)]] = seat
    state.ticket_count = chance.randint(0, len(pool)) if is_choosing else state.ticket_count
    state.ticket_deck[: len(pool)] = pool


def _altered(game: Game, decision: Decision, viewer: int | None, chance: random.Random) -> Decision:
    """A line of another seat's log with its private parts changed."""
    if decision.seat == viewer:
        return decision
    tickets = [*game.box.board.ticket_index]
    verb, *kept = decision.action.split()
    action, outcome = decision.action, decision.outcome.copy()
    if "card" in outcome:
        outcome["card"] = chance.choice(CARDS)
    if "offer" in outcome:
        outcome["offer"] = _sample(tickets, len(outcome["offer"]), chance)
    if verb == "keep":
        is_choosing = game._state.phase == Phase.FIRST_TICKETS
        action = " ".join(["keep", *_sample(tickets, chance.randint(1, 4) if is_choosing else len(kept), chance)])
    return Decision(decision.seat, action, outcome)


def _sample(things: Sequence[str], count: int, chance: random.Random) -> list[str]:
    return chance.sample(things, count)
