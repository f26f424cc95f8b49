"""Every rule that varies between editions: one field each, with its default, its meaning and its bounds.

The defaults are those of the USA game; a board file names only what differs, a house rule may change any of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Annotated, Any, Literal, Self, get_args

from whistlestop.errors import RulesError

Colour = Literal["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
Card = Literal[Colour, "loco"]
Cards = dict[Card, int]  # how many of each kind; kinds that are not there are left out
HouseRules = dict[str, int | list[int]]  # the rules that a table changes, by their names

COLOURS: tuple[Colour, ...] = get_args(Colour)
CARDS: tuple[Card, ...] = get_args(Card)
LOCO = len(COLOURS)
CARD_KINDS = len(CARDS)

# The revision of the rules that games begin under, and what one begun under an earlier revision leaves unsaid.
REVISION = 2
UNSAID: dict[int, dict[str, int]] = {1: {"draw_without_deck": 1}, REVISION: {}}

# The same in every edition (S3, S4, S5).
CARDS_OF_A_COLOUR = 12
LOCOMOTIVES = 14
FIRST_HAND = 4
ROW = 5

# The most that a rule may be set to, where tables have to be that large.
MAX_SEATS = 5
MAX_TICKETS_OFFERED = 6
MAX_STATIONS = 3
MAX_TURNED_UP = 5


def _rule(default: int | tuple[int, ...], low: int, high: int, rule: str, meaning: str) -> Any:
    return field(default=default, metadata={"low": low, "high": high, "rule": rule, "meaning": meaning})


@dataclass(frozen=True, slots=True)
class Rules:
    """The traits of an edition; a zero means that the thing is absent."""

    seats_min: int = _rule(2, 2, 5, "S1", "fewest seats")
    seats_max: int = _rule(5, 2, 5, "S1", "most seats")
    trains: int = _rule(45, 3, 50, "S2", "trains of each player")
    stations: int = _rule(0, 0, MAX_STATIONS, "S2", "stations of each player")
    first_long: int = _rule(0, 0, 2, "S6", "long tickets dealt first")
    first_tickets: int = _rule(3, 1, 6, "S6", "regular tickets dealt first")
    first_keep: int = _rule(2, 1, 6, "S7", "fewest first tickets to keep")
    first_return: int = _rule(1, 0, 1, "S8", "first tickets handed back go: 1 under the ticket deck, 0 out of the game")
    ticket_draw: int = _rule(3, 1, 6, "K1", "tickets drawn in a turn")
    ticket_keep: int = _rule(1, 1, 6, "K1", "fewest drawn tickets to keep")
    ticket_return: int = _rule(
        1, 0, 1, "K2", "drawn tickets handed back go: 1 under the ticket deck, 0 out of the game"
    )
    loco_draw: int = _rule(2, 1, 2, "D3", "how many of a turn's two cards a face-up locomotive counts for")
    row_flush: int = _rule(3, 0, 5, "D6", "this many face-up locomotives clear the row; 0 never")
    draw_without_deck: int = _rule(
        0, 0, 1, "D10", "face-up cards may be drawn with deck and discards empty: 1 yes, 0 no"
    )
    wild_plain: int = _rule(1, 0, 1, "C3", "locomotives stand in on ordinary routes: 1 yes, 0 no")
    double_from: int = _rule(4, 2, 6, "C9", "both tracks of a double route are open from this many seats")
    ferry_swap: int = _rule(0, 0, 4, "F3", "any this many cards replace a locomotive on a ferry; 0 none do")
    tunnel_cards: int = _rule(3, 0, MAX_TURNED_UP, "U1", "cards turned up for a tunnel")
    station_points: int = _rule(4, 0, 50, "B6", "points for each station not built")
    last_round_trains: int = _rule(2, 0, 20, "E1", "a turn ended with this many trains or fewer begins the last round")
    longest_bonus: int = _rule(10, 0, 50, "E3", "points for the longest path")
    globetrotter_bonus: int = _rule(0, 0, 50, "E4", "points for the most completed tickets")
    ties_by_length: int = _rule(
        0, 0, 1, "E5", "last word on ties: 0 who holds the longest-path card, 1 the length itself"
    )
    turn_limit: int = _rule(500, 1, 500, "T4", "a game ends after this many turns a seat")
    route_points: Annotated[tuple[int, ...], int, 9] = _rule(
        (1, 2, 4, 7, 10, 15, 18, 21, 27), 0, 99, "C7", "points for a route of one space, of two, …"
    )

    def changed(self, house: Mapping[str, object]) -> Self:
        """These rules with some fields changed, each checked."""
        known = {f.name: f for f in fields(self)}
        if not isinstance(house, Mapping):
            raise RulesError(f"house rules are names with values, such as {{'trains': 20}}, not {house!r}")
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
            raise RulesError(f"{offered} first tickets are too many; at most {MAX_TICKETS_OFFERED} can be dealt")
        if self.first_keep > offered:
            raise RulesError(f"first_keep is {self.first_keep}, but only {offered} first tickets are dealt")
        if self.ticket_keep > self.ticket_draw:
            raise RulesError(f"ticket_keep is {self.ticket_keep}, but only {self.ticket_draw} tickets are drawn")


def house_under(revision: int, house: Mapping[str, Any]) -> HouseRules:
    """The house rules of a game begun under some revision of the rules, as today's revision says them."""
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
