"""Actions and outcomes in words, as a person, a log, a record or a network sees them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypedDict, cast

from whistlestop.boards.board import Board
from whistlestop.engine.actions import (
    CLAIM,
    DRAW,
    DRAW_DECK,
    DRAW_TICKETS,
    GIVE,
    KEEP,
    PASS,
    WITHDRAW,
    ActionTable,
    Payment,
)
from whistlestop.rules import CARDS, COLOURS, LOCO, Card

GAP = "-"
LISTS = ("offer", "turned_up", "row")  # outcomes that are several cards or tickets
NUMBERS = ("cleared", "shuffled")


class Outcome(TypedDict, total=False):
    """What a decision revealed; in another seat's line of a log, private parts are left out."""

    card: Card
    offer: list[str]
    turned_up: list[Card]
    row: list[Card | None]
    cleared: int
    shuffled: int
    kept: int  # only in a view, which shows how many tickets another seat kept, and not which


class LogLine(TypedDict):
    """A decision as the viewer saw it happen."""

    seat: int
    action: str
    outcome: Outcome


class Notation:
    """The words of every action on a board."""

    def __init__(self, board: Board, actions: ActionTable) -> None:
        self.board = board
        words = {DRAW + kind: f"draw {card}" for kind, card in enumerate(CARDS)}
        words |= {DRAW_DECK: "draw deck", DRAW_TICKETS: "tickets", PASS: "pass", WITHDRAW: "withdraw"}
        words |= {GIVE + kind: f"give {card}" for kind, card in enumerate(CARDS)}
        words |= {CLAIM + i: f"claim {name}" for i, name in enumerate(board.route_names)}
        words |= {actions.station_first + i: f"station {city.id}" for i, city in enumerate(board.cities)}
        words |= {actions.pay_first + i: payment_words(payment) for i, payment in enumerate(actions.payments)}
        self._words = words
        self._numbers = {text: action for action, text in words.items()}

    def words(self, action: int, offer: Sequence[int] = ()) -> str:
        """An action in words; a choice of tickets needs the tickets on offer."""
        fixed = self._words.get(action)
        if fixed is not None:
            return fixed
        kept = sorted(ticket for slot, ticket in enumerate(offer) if (action - KEEP) >> slot & 1)
        return " ".join(["keep", *map(self.board.ticket_name, kept)])

    def numbered(self, actions: Sequence[int], offer: Sequence[int] = ()) -> dict[str, int]:
        """Actions by their words, in the order given."""
        fixed = self._words
        if offer:
            return {self.words(action, offer): action for action in actions}
        return {fixed[action]: action for action in actions}

    def number(self, words: str, offer: Sequence[int] = ()) -> int | None:
        """The number of an action, if it is one of this board; a choice of tickets needs the tickets on offer."""
        fixed = self._numbers.get(words)
        if fixed is not None or not words.startswith("keep "):
            return fixed
        kept = {self.board.ticket_index.get(name) for name in words.split()[1:]}
        slots = [slot for slot, ticket in enumerate(offer) if ticket in kept]
        return KEEP + sum(1 << slot for slot in slots) if 0 < len(slots) == len(kept) else None

    def tidied(self, words: str) -> str:
        """The words in canonical form: in lower case, each part in its order."""
        verb, *rest = words.lower().split() or [""]
        if verb == "keep" and all(name in self.board.ticket_index for name in rest):
            rest.sort(key=self.board.ticket_index.__getitem__)
        payment = read_payment(rest) if verb == "pay" else None
        return payment_words(payment) if payment else " ".join([verb, *rest])


def payment_words(payment: Payment) -> str:
    """A payment in words: the colour first, then locomotives, then substitutes."""
    parts = [(CARDS[payment.colour], payment.cards), ("loco", payment.locos), ("sub", payment.subs)]
    return " ".join(["pay", *(f"{name} {count}" for name, count in parts if count)])


def read_payment(parts: Sequence[str]) -> Payment | None:
    """The payment that these words describe, or None if they describe none."""
    amounts = dict(zip(parts[::2], parts[1::2], strict=False))
    colours = [name for name in amounts if name in COLOURS]
    is_sound = len(parts) == 2 * len(amounts) > 0 and len(colours) <= 1 and {*amounts} <= {*CARDS, "sub"}
    if not is_sound or not all(text.isascii() and text.isdigit() and len(text) < 3 for text in amounts.values()):
        return None
    colour = colours[0] if colours else ""
    cards, locos, subs = (int(amounts.get(name, 0)) for name in (colour, "loco", "sub"))
    return Payment(COLOURS.index(colour) if cards else LOCO, cards, locos, subs)


@dataclass(frozen=True, slots=True, init=False)
class Decision:
    """One decision of a game: the seat, the action in words, and what it revealed."""

    seat: int
    action: str
    told: str  # the outcome in words: a server keeps thousands of logs, which as data would take three times the memory

    def __init__(self, seat: int, action: str, outcome: Mapping[str, object] = MappingProxyType({})) -> None:
        object.__setattr__(self, "seat", seat)
        object.__setattr__(self, "action", action)
        object.__setattr__(self, "told", outcome_words(outcome))

    @property
    def outcome(self) -> Outcome:
        """What it revealed, as data."""
        return read_outcome(self.told)

    def __str__(self) -> str:
        line = f"{self.seat} {self.action}"
        return f"{line} > {self.told}" if self.told else line


def outcome_words(outcome: Mapping[str, object]) -> str:
    """An outcome as one line: `card red; row red blue - white loco`."""
    return "; ".join([f"{name} {_value_words(value)}" for name, value in outcome.items()])


def read_outcome(words: str) -> Outcome:
    """The outcome that such a line describes."""
    parts = [part.partition(" ") for part in words.split("; ")] if words else ()
    return cast("Outcome", {name: _read_value(name, value) for name, _, value in parts})


def _read_value(name: str, words: str) -> Any:
    if name in LISTS:
        return [None if part == GAP else part for part in words.split()]
    return int(words) if name in NUMBERS else words


def _value_words(value: Any) -> str:
    return " ".join([GAP if part is None else part for part in value]) if isinstance(value, list) else str(value)
