"""What one seat may know, as plain data: the redacted record, and the log as that seat saw it happen."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, NotRequired, TypedDict, cast

from whistlestop.box import Box
from whistlestop.engine.records import Records
from whistlestop.engine.state import NOBODY, NONE, Phase, State
from whistlestop.notation.actions import Decision, LogLine, Outcome
from whistlestop.notation.outcome import names_of_tickets
from whistlestop.positions.position import OpenTable, counts_by_name, fields_of, held_tickets, open_table
from whistlestop.rules import Cards
from whistlestop.scores import SeatScore, scores_of
from whistlestop.views.redaction import redacted_for_each

PRIVATE = ("card", "offer")


class _Shown(OpenTable):
    stations_left: list[int]
    deck: int
    cards: list[int]
    offer_counts: list[int]


class _Own(TypedDict):
    ticket_counts: list[int | None]  # while starting tickets are chosen, they would reveal how many another seat kept
    ticket_deck: int | None
    hand: Cards | None
    tickets: list[str] | None
    offer: list[str] | None


class Known(TypedDict):
    """What everybody knows besides the table; at the end also what was hidden."""

    names: list[str]
    seed_sha256: str
    seed: NotRequired[int | str]
    all_tickets: NotRequired[list[list[str]]]
    scores: NotRequired[list[SeatScore]]


class _Everybody(_Shown, Known):
    pass


class View(_Everybody, _Own):
    """Everything that a seat, or a spectator, may know of the game."""

    viewer: int | None
    log: list[LogLine]  # from the requested decision on


NOTHING_MORE: Known = {"names": [], "seed_sha256": ""}  # for a table without named players


def view_of(
    box: Box, states: Records[State], log: Sequence[Decision], viewer: int | None, known: Known = NOTHING_MORE
) -> View:
    """S9, K3: everything that a seat may know of the table and nothing else; None is a spectator."""
    return views_of(box, read_state(box, states), log, [viewer], known)[0]


class Reading(NamedTuple):
    """A state read once for all its viewers: what each seat may know, and what is open for all to see."""

    seen: Records[State]  # redacted for each seat, and at the end for spectators
    open: State
    table: OpenTable


def read_state(box: Box, states: Records[State]) -> Reading:
    """Read the first of some states."""
    seen = redacted_for_each(states)
    state = fields_of(seen, NOBODY)
    return Reading(seen, state, open_table(box, state))


def everybody_knows(box: Box, reading: Reading, names: Sequence[str], seed: int | str) -> Known:
    """What everybody knows besides the table: the players, and at the end all that was hidden."""
    known: Known = {"names": list(names), "seed_sha256": hashlib.sha256(str(seed).encode()).hexdigest()}
    if reading.open.phase == Phase.OVER:
        known["seed"] = seed
        known["all_tickets"] = held_tickets(box, reading.open)
        known["scores"] = scores_of(box, reading.seen[NOBODY:])
    return known


def views_of(
    box: Box, reading: Reading, log: Sequence[Decision], viewers: Iterable[int | None], known: Known
) -> list[View]:
    """The same for several viewers; they share the data that everybody sees."""
    shown: _Everybody = {**_shown(reading), **known}
    lines = [_lines(decision, reading.open.phase) for decision in log]
    return [
        {
            "viewer": viewer,
            **shown,
            **own,
            "log": [line if line["seat"] == viewer else public for line, public in lines],
        }
        for viewer, own in _each_own(box, reading.seen, viewers)
    ]


def _each_own(box: Box, seen: Records[State], viewers: Iterable[int | None]) -> Iterator[tuple[int | None, _Own]]:
    """What each viewer holds, and the ticket counts it may know, from its redacted record."""
    names = names_of_tickets(box.board)
    counts, left = seen["ticket_counts"][:, : len(seen) - 1].tolist(), seen["ticket_count"].tolist()
    hands, offers, owners = seen["hands"], seen["offers"], seen["ticket_owner"]
    for viewer in viewers:
        seat = NOBODY if viewer is None else viewer
        yield (
            viewer,
            {
                "ticket_counts": [None if count == NONE else count for count in counts[seat]],
                "ticket_deck": None if left[seat] == NONE else left[seat],
                "hand": None if viewer is None else counts_by_name(hands[seat, seat].tolist()),
                "tickets": None if viewer is None else [names[i] for i in (owners[seat] == seat).nonzero()[0].tolist()],
                "offer": None if viewer is None else [names[i] for i in offers[seat, seat].tolist() if i != NONE],
            },
        )


def _shown(reading: Reading) -> _Shown:
    _, state, table = reading
    seats = table["seats"]
    return {
        **table,
        "stations_left": state.stations[:seats].tolist(),
        "deck": state.deck_count,
        "cards": state.cards[:seats].tolist(),
        "offer_counts": [len(offer) - offer.count(NONE) for offer in state.offers[:seats].tolist()],
    }


def _lines(decision: Decision, phase: int) -> tuple[LogLine, LogLine]:
    """A line of the log as the seat itself saw it, and as everybody else did."""
    seat, action, outcome = decision.seat, decision.action, decision.outcome
    public = {name: value for name, value in outcome.items() if name not in PRIVATE}
    verb, *kept = action.split()
    if verb == "keep":
        outcome["kept"] = len(kept)
        if phase != Phase.FIRST_TICKETS:
            public["kept"] = len(kept)
    line: LogLine = {"seat": seat, "action": action, "outcome": outcome}
    return line, {
        "seat": seat,
        "action": verb if verb == "keep" else action,
        "outcome": cast("Outcome", public),
    }
