"""What one seat may know, in words: the redacted record, and the log as that seat saw it happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NotRequired, TypedDict, cast

import numpy as np

from whistlestop.box import Box
from whistlestop.engine.jit import Array
from whistlestop.engine.records import Records, records
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.notation.actions import Decision, LogLine, Outcome
from whistlestop.notation.outcome import names_of_tickets
from whistlestop.positions.position import OpenTable, Reading, counts_by_name, read_state
from whistlestop.rules import Cards
from whistlestop.scores import SeatScore
from whistlestop.views.redaction import redact_each, redacted

PRIVATE = ("card", "offer")


class _Shown(OpenTable):
    stations_left: list[int]
    deck: int
    cards: list[int]
    offer_counts: list[int]


class _Own(TypedDict):
    ticket_counts: list[int | None]  # while first tickets are chosen, they would tell how many another seat kept
    ticket_deck: int | None
    hand: Cards | None
    tickets: list[str] | None
    offer: list[str] | None


class Known(TypedDict):
    """What everybody knows beside the table; at the end also what was hidden."""

    names: list[str]
    seed_sha256: str
    seed: NotRequired[int | str]
    all_tickets: NotRequired[list[list[str]]]
    scores: NotRequired[list[SeatScore]]


class _Everybody(_Shown, Known):
    pass


class View(_Everybody, _Own):
    """All that a seat, or an onlooker, may know of the game."""

    viewer: int | None
    log: list[LogLine]  # from the decision on that was asked for


NOTHING_MORE: Known = {"names": [], "seed_sha256": ""}  # of a table at which nobody in particular sits


def view_of(
    box: Box, states: Records[State], log: Sequence[Decision], viewer: int | None, known: Known = NOTHING_MORE
) -> View:
    """S9, K3: all that a seat may know of the table and nothing else; None is a spectator."""
    return views_of(box, states, log, [viewer], open_table(box, states), known)[0]


def open_table(box: Box, states: Records[State]) -> Reading:
    """What a spectator may know of the first of some states, read once for views and for a position."""
    return read_state(box, redacted(states, None))


def views_of(
    box: Box,
    states: Records[State],
    log: Sequence[Decision],
    viewers: Iterable[int | None],
    reading: Reading,
    known: Known,
) -> list[View]:
    """The same for several viewers; what everybody sees was read before, and is the same data in all."""
    shown: _Everybody = {**_shown(reading), **known}
    lines = [_line(decision, reading.state.phase) for decision in log]
    return [
        {
            "viewer": viewer,
            **shown,
            **own,
            "log": [
                _own_line(decision) if decision.seat == viewer else line
                for decision, line in zip(log, lines, strict=True)
            ],
        }
        for viewer, own in _each_own(box, states, [*viewers])
    ]


def _each_own(box: Box, states: Records[State], viewers: Sequence[int | None]) -> Iterator[tuple[int | None, _Own]]:
    """What each viewer has itself, and how many tickets it may know of, from its redacted record."""
    seats = np.array([NOBODY if viewer is None else viewer for viewer in viewers])
    seen = records(len(seats), State)
    redact_each(states, seats, seen)
    counts, left = seen["ticket_counts"][:, : int(states["seats"][0])].tolist(), seen["ticket_count"].tolist()
    rows = np.arange(len(seats))
    hands, offers = seen["hands"][rows, seats].tolist(), seen["offers"][rows, seats].tolist()
    names, held = names_of_tickets(box.board), _held(seen, seats)
    for i, viewer in enumerate(viewers):
        yield (
            viewer,
            {
                "ticket_counts": [None if count == NONE else count for count in counts[i]],
                "ticket_deck": None if left[i] == NONE else left[i],
                "hand": counts_by_name(hands[i]) if viewer is not None else None,
                "tickets": [names[ticket] for ticket in held[i]] if viewer is not None else None,
                "offer": [names[ticket] for ticket in offers[i] if ticket != NONE] if viewer is not None else None,
            },
        )


def _held(seen: Records[State], seats: Array) -> list[list[int]]:
    """The tickets that each viewer has kept: all in one pass, since they are asked for with every move."""
    held: list[list[int]] = [[] for _ in seats]
    rows, tickets = (seen["ticket_owner"] == seats[:, None]).nonzero()
    for row, ticket in zip(rows.tolist(), tickets.tolist(), strict=True):
        held[row].append(ticket)
    return held


def _shown(reading: Reading) -> _Shown:
    state, table = reading.state, reading.table
    seats = table["seats"]
    return {
        **table,
        "stations_left": state.stations[:seats].tolist(),
        "deck": state.deck_count,
        "cards": state.cards[:seats].tolist(),
        "offer_counts": [len(offer) - offer.count(NONE) for offer in state.offers[:seats].tolist()],
    }


def _own_line(decision: Decision) -> LogLine:
    """A line of the log as the seat itself saw it happen."""
    outcome = decision.outcome
    verb, *kept = decision.action.split()
    if verb == "keep":
        outcome["kept"] = len(kept)
    return {"seat": decision.seat, "action": decision.action, "outcome": outcome}


def _line(decision: Decision, phase: int) -> LogLine:
    """A line of the log as all others saw it happen."""
    line = _own_line(decision)
    outcome = {name: value for name, value in line["outcome"].items() if name not in PRIVATE}
    if "kept" in outcome:
        line["action"] = "keep"
        if phase == Phase.FIRST_TICKETS:
            del outcome["kept"]
    line["outcome"] = cast("Outcome", outcome)
    return line
