"""Reading a view: from plain data to the redacted record that compiled code works on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from whistlestop.box import Box, box_of
from whistlestop.engine.reach import mark_open
from whistlestop.engine.records import Records, record_at, records
from whistlestop.engine.setup import clear_table
from whistlestop.engine.state import HIDDEN, NONE, Phase, State
from whistlestop.errors import PositionError
from whistlestop.json_fault import json_fault
from whistlestop.positions.position import Position
from whistlestop.positions.reading import read_board, read_pending, read_shown_cards, read_turn

SHARED = {*Position.__struct_fields__} - {"seed", "deck", "ticket_deck", "tickets"}


def read_view(view: Mapping[str, Any]) -> tuple[Box, Records[State]]:
    """The box of a view and its redacted record, identical to the one that `redacted` makes from the state."""
    shown = {name: value for name, value in view.items() if name in SHARED}
    hands: list[Any] = [{} for _ in range(view["seats"])]
    hands[view["viewer"]] = view["hand"]
    try:
        position = msgspec.convert({**shown, "hands": hands}, Position)
    except msgspec.ValidationError as error:
        raise PositionError(f"this is not a view: {json_fault(error, '')}") from None
    box = box_of(shown)
    states = records(1, State)
    clear_table(states[0])
    state = record_at(states)
    read_turn(position, state)
    read_board(box, position, state)
    read_shown_cards(position, state)
    read_pending(box, position, state)
    mark_open(box.board_table[0], box.rules_table[0], states[0])
    state.key[:] = 0
    _count_cards(view, state)
    _read_tickets(box, view, state)
    return box, states


def _count_cards(view: Mapping[str, Any], state: State) -> None:
    state.deck[:] = NONE
    state.deck[: view["deck"]] = HIDDEN
    state.deck_count = view["deck"]
    state.cards[: state.seats] = view["cards"]


def _read_tickets(box: Box, view: Mapping[str, Any], state: State) -> None:
    number = box.board.ticket_index
    owned = view["all_tickets"] if state.phase == Phase.OVER else [view["tickets"]]
    for seat, names in enumerate(owned, 0 if state.phase == Phase.OVER else view["viewer"]):
        state.ticket_owner[[number[name] for name in names]] = seat
    left = view["ticket_deck"]
    state.ticket_count = NONE if left is None else left
    state.ticket_deck[:] = NONE
    state.ticket_deck[: left or 0] = HIDDEN
    state.ticket_counts[: state.seats] = [NONE if count is None else count for count in view["ticket_counts"]]
    for seat, count in enumerate(view["offer_counts"]):
        state.offers[seat, :count] = HIDDEN
    state.offers[view["viewer"], : len(view["offer"])] = [number[name] for name in view["offer"]]
