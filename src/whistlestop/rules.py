"""Every rule that varies between editions: one field each, with its default, bounds and meaning.

The defaults are those of the USA game; a board file names only what differs, and a house rule may change any field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Annotated, Any, Literal, Self, get_args

from whistlestop.errors import RulesError

Colour = Literal["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
Card = Literal[Colour, "loco"]
Cards = dict[Card, int]  # how many of each kind; kinds with none are left out
HouseRules = dict[str, int | list[int]]  # the rules that a table changes, by name

COLOURS: tuple[Colour, ...] = get_args(Colour)
CARDS: tuple[Card, ...] = get_args(Card)
LOCO = len(COLOURS)
CARD_KINDS = len(CARDS)

# The revision of the rules that new games use, and what a game of an earlier revision leaves unsaid.
REVISION = 2
UNSAID: dict[int, dict[str, int]] = {1: {"draw_without_deck": 1}, REVISION: {}}

# The same in every edition (S3, S4, S5).
CARDS_OF_A_COLOUR = 12
LOCOMOTIVES = 14
FIRST_HAND = 4
ROW = 5

# The highest values of rules that the engine's tables must have room for.
MAX_SEATS = 5
MAX_TICKETS_OFFERED = 6
MAX_STATIONS = 3
MAX_TURNED_UP = 5


def _rule(default: int | tuple[int, ...], low: int, high: int, rule: str, meaning: str) -> Any:
    return field(default=default, metadata={"low": low, "high": high, "rule": rule, "meaning": meaning})


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of an edition; zero means "absent"."""

    seats_min: int = _rule(2, 2, 5, "S1", "fewest seats")
    seats_max: int = _rule(5, 2, 5, "S1", "most seats")
    trains: int = _rule(45, 3, 50, "S2", "trains per player")
    stations: int = _rule(0, 0, MAX_STATIONS, "S2", "stations per player")
    first_long: int = _rule(0, 0, 2, "S6", "long starting tickets dealt to each player")
    first_tickets: int = _rule(3, 1, 6, "S6", "regular starting tickets dealt to each player")
    first_keep: int = _rule(2, 1, 6, "S7", "minimum number of starting tickets to keep")
    first_return: int = _rule(1, 0, 1, "S8", "returned starting tickets go: 1 under the ticket deck, 0 out of the game")
    ticket_draw: int = _rule(3, 1, 6, "K1", "tickets drawn in a turn")
    ticket_keep: int = _rule(1, 1, 6, "K1", "minimum number of drawn tickets to keep")
    ticket_return: int = _rule(1, 0, 1, "K2", "returned drawn tickets go: 1 under the ticket deck, 0 out of the game")
    loco_draw: int = _rule(2, 1, 2, "D3", "how many of a turn's two cards a face-up locomotive counts as")
    row_flush: int = _rule(3, 0, 5, "D6", "number of face-up locomotives that clears the row; 0: never")
    draw_without_deck: int = _rule(
        0, 0, 1, "D10", "face-up cards can be drawn when deck and discards are empty: 1 yes, 0 no"
    )
    wild_plain: int = _rule(1, 0, 1, "C3", "locomotives are wild on ordinary routes: 1 yes, 0 no")
    double_from: int = _rule(4, 2, 6, "C9", "number of seats from which both tracks of a double route can be claimed")
    ferry_swap: int = _rule(0, 0, 4, "F3", "cards of any kind that replace one locomotive on a ferry; 0: none")
    tunnel_cards: int = _rule(3, 0, MAX_TURNED_UP, "U1", "cards turned up for a tunnel")
    station_points: int = _rule(4, 0, 50, "B6", "points for each station not built")
    last_round_trains: int = _rule(2, 0, 20, "E1", "ending a turn with this many trains or fewer starts the last round")
    longest_bonus: int = _rule(10, 0, 50, "E3", "points for the longest path")
    globetrotter_bonus: int = _rule(0, 0, 50, "E4", "points for the most completed tickets")
    ties_by_length: int = _rule(
        0, 0, 1, "E5", "final tiebreak: 0 the holder of the longest-path card, 1 the longer path"
    )
    turn_limit: int = _rule(500, 1, 500, "T4", "the game ends after this many turns per player")
    route_points: Annotated[tuple[int, ...], int, 9] = _rule(
        (1, 2, 4, 7, 10, 15, 18, 21, 27), 0, 99, "C7", "points for a route of 1 space, 2 spaces, …"
    )

    def changed(self, house: Mapping[str, object]) -> Self:
        """These rules with some fields changed, each of them checked."""
        known = {f.name: f for f in fields(self)}
        if not isinstance(house, Mapping):
            raise RulesError(f"house rules map names to values, such as {{'trains': 20}}; this is {house!r}")
        values: dict[str, Any] = {}
        for name, value in house.items():
            if name not in known:
                raise RulesError(f"there is no rule {name!r}; the rules are: {', '.join(known)}")
            values[name] = _checked(name, value, known[name])
        rules = replace(self, **values)
        rules._check_together()
        return rules

    def differences(self, other: Rules) -> HouseRules:
        """The fields in which these rules differ from others, as plain data."""
        return {name: value for name, value in self.as_data().items() if value != other.as_data()[name]}

    def as_data(self) -> HouseRules:
        """Every field as plain data, for JSON."""
        values = {f.name: getattr(self, f.name) for f in fields(self)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}

    def _check_together(self) -> None:
        if self.seats_min > self.seats_max:
            raise RulesError(f"seats_min is {self.seats_min}, more than seats_max, {self.seats_max}")
        offered = self.first_long + self.first_tickets
        if offered > MAX_TICKETS_OFFERED:
            raise RulesError(f"{offered} starting tickets are too many; at most {MAX_TICKETS_OFFERED} can be dealt")
        if self.first_keep > offered:
            raise RulesError(f"first_keep is {self.first_keep}, but only {offered} starting tickets are dealt")
        if self.ticket_keep > self.ticket_draw:
            raise RulesError(f"ticket_keep is {self.ticket_keep}, but only {self.ticket_draw} tickets are drawn")


def house_under(revision: int, house: Mapping[str, Any]) -> HouseRules:
    """The house rules of a game that started under some revision of the rules, as today's revision puts them."""
    if revision not in UNSAID:
        raise RulesError(f"there is no revision {revision} of the rules; this version knows 1 to {REVISION}")
    return {**UNSAID[revision], **house}


def _checked(name: str, value: object, declared: Any) -> Any:
    low, high = declared.metadata["low"], declared.metadata["high"]
    if isinstance(declared.default, tuple):
        size = len(declared.default)
        if (
            not isinstance(value, (list, tuple))
            or len(value) != size
            or not all(_is_within(v, low, high) for v in value)
        ):
            raise RulesError(f"{name} takes {size} whole numbers from {low} to {high}, not {value!r}")
        return tuple(value)
    if not _is_within(value, low, high):
        raise RulesError(
            f"{name} takes a whole number from {low} to {high}, not {value!r} ({declared.metadata['meaning']})"
        )
    return value


def _is_within(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
