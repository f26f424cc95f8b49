"""Sampling from a view: a complete game that could be the actual one, using all that the seat knows from its log."""

from __future__ import annotations

import random

import numpy as np

from whistlestop.belief.card_memory import Likely, Recollection, recall_cards
from whistlestop.belief.cards import unseen
from whistlestop.belief.dealing import deal_remembered
from whistlestop.belief.pending import can_continue, list_reserves
from whistlestop.belief.ticket_memory import TicketMemory, recall_tickets
from whistlestop.boards.board import MAX_TICKETS
from whistlestop.box import Box
from whistlestop.engine.records import Records, record_at, records
from whistlestop.engine.state import State
from whistlestop.errors import PositionError
from whistlestop.game import Game
from whistlestop.positions.position import write_position
from whistlestop.rules import CARD_KINDS, MAX_SEATS
from whistlestop.views.reading import read_view
from whistlestop.views.view import View

TRIES = 300


def sample_state(view: View, chance: random.Random) -> Game:
    """A game that looks the same to the viewer, except for the log: everything hidden is dealt at random."""
    box, shown, likely = recollections(view)
    memory = recall_tickets(box, view, chance)
    note_tickets(box, record_at(shown), memory)
    states = _deal(box, shown, likely, memory, chance)
    return Game.from_position(write_position(box, states, chance.getrandbits(64)), view.get("names"))


def recollections(view: View) -> tuple[Box, Records[State], Likely]:
    """The box and the redacted record of a view, and what the unseen cards may be, with probabilities."""
    if view["viewer"] is None:
        raise PositionError("a spectator's view has no hand to reason from; use the view of a seat")
    box, shown = read_view(view)
    return box, shown, recall_cards(box, view, count_unseen(shown))


def count_unseen(shown: Records[State]) -> list[int]:
    """The unseen cards of a redacted record by kind."""
    counts = np.zeros(CARD_KINDS, np.int64)
    unseen(shown[0], counts)
    return counts.tolist()


def note_tickets(box: Box, shown: State, memory: TicketMemory) -> None:
    """Put tickets whose place is remembered into a redacted record, so that they are not dealt elsewhere."""
    number = box.board.ticket_index
    for place, name in enumerate(memory.deck):
        if name is not None:
            shown.ticket_deck[place] = number[name]
    for slot, name in enumerate(memory.offer):
        if name is not None:
            shown.offers[shown.seat, slot] = number[name]
    for name, seat in memory.held.items():
        shown.ticket_owner[number[name]] = seat


def _deal(
    box: Box, shown: Records[State], likely: Likely, memory: TicketMemory, chance: random.Random
) -> Records[State]:
    """Deal until the seat on turn can pay for what it is paying for; if need be, put a payment into its hand first."""
    states = records(1, State)
    recalled = chance.choices([*likely], [float(share) for share in likely.values()], k=TRIES)
    for recollection in recalled:
        _deal_once(box, shown, states, recollection, memory, chance)
        if can_continue(box, states):
            return states
    known = shown["known"].copy()
    for reserve in list_reserves(box, shown, chance):
        shown["known"][0] = known[0] + reserve
        counts = tuple(count_unseen(shown))
        nothing = (0,) * len(counts)
        _deal_once(box, shown, states, Recollection(counts, nothing, nothing, (0,) * MAX_SEATS), memory, chance)
        states["known"] = known
        if can_continue(box, states):
            return states
    raise PositionError("no hand of the seat on turn can pay for what it is paying for; this view is impossible")


def _deal_once(
    box: Box,
    shown: Records[State],
    states: Records[State],
    recalled: Recollection,
    memory: TicketMemory,
    chance: random.Random,
) -> None:
    stale_places = np.zeros(MAX_SEATS, np.int64)
    stale_places[: len(recalled.stale_places)] = recalled.stale_places
    first_kept = np.zeros(MAX_SEATS, np.int64)
    first_kept[: len(memory.first_kept)] = memory.first_kept
    gone = np.zeros(MAX_TICKETS, np.bool_)
    gone[[box.board.ticket_index[name] for name in memory.gone]] = True
    cards = np.array(recalled.fresh), np.array(recalled.stale), stale_places
    chooser = np.array([chance.getrandbits(32) for _ in range(4)])
    table = box.board_table[0], box.rules_table[0], shown, states, 0
    deal_remembered(*table, *cards, gone, first_kept, chooser)
