"""The traits of a planner: every number by which levels, boards or tables differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from whistlestop.engine.records import Records, dtype_of, records
from whistlestop.errors import RulesError


class Trait(NamedTuple):
    """A number with its usual value, the bounds of the search for it, and its meaning."""

    name: str
    usual: float
    low: float
    high: float
    meaning: str


def _trait(usual: float, low: float, high: float, meaning: str) -> Any:
    return field(default=usual, metadata={"usual": usual, "low": low, "high": high, "meaning": meaning})


@dataclass(frozen=True)
class Traits:
    """The record that a planner's kernels read."""

    # what a path costs, in turns
    card: float = _trait(0.575, 0.2, 1.0, "turns that a missing card takes")
    loco: float = _trait(1.0, 0.3, 2.5, "turns that a missing locomotive of a ferry takes")
    length: float = _trait(0.12, 0.0, 0.4, "turns that a space costs beyond its card, for its train")
    points: float = _trait(0.2, 0.0, 0.4, "turns that a point of a route on the path is worth")
    tunnel: float = _trait(0.4, 0.0, 1.5, "turns that the extra cards of a tunnel cost")
    station: float = _trait(2.5, 0.5, 6.0, "turns that a station costs, including its points")
    wild: float = _trait(
        0.6, 0.0, 1.0, "how far locomotives in hand count for every path, although they can be spent only once"
    )
    # what a plan is worth, in points
    turn: float = _trait(4.0, 1.0, 8.0, "points that a turn costs while playing")
    keep_turn: float = _trait(4.0, 1.0, 8.0, "points that a turn costs when tickets are chosen")
    keep_more: float = _trait(0.0, -5.0, 8.0, "points for each ticket kept, beyond its own")
    late: float = _trait(4.0, 0.0, 15.0, "points for each turn by which a plan is too late")
    clock: float = _trait(1.0, 0.5, 1.6, "how long the game will last, relative to the usual estimate")
    # claiming
    claim: float = _trait(1.0, -10.0, 6.0, "points for claiming a planned route now instead of later")
    risk: float = _trait(2.0, 0.0, 10.0, "points for each end with a rival")
    detour: float = _trait(0.0, 0.0, 1.0, "share of what a plan would lose with a route, for each end with a rival")
    risk_double: float = _trait(0.3, 0.0, 1.0, "how much of the risk remains where a second track is open")
    claim_points: float = _trait(0.1, -0.5, 1.0, "points for each point that a claim scores now")
    claim_loco: float = _trait(0.5, 0.0, 5.0, "points for each locomotive that a claim would spend")
    hurry: float = _trait(0.0, 0.0, 20.0, "points for claiming as soon as the plan might be too late")
    slack: float = _trait(2.0, -5.0, 12.0, "turns before the end at which that starts")
    claim_tunnel: float = _trait(4.0, 0.0, 10.0, "points that a tunnel loses if it is certain to fail")
    # drawing
    row: float = _trait(1.0, 0.0, 16.0, "points for each useful card in the row")
    other_card: float = _trait(0.15, 0.0, 0.6, "what a card that is not needed is worth, relative to one that is")
    finish: float = _trait(0.3, 0.0, 2.0, "extra worth of a card that is the last one a route needs")
    loco_card: float = _trait(1.3, 0.8, 2.5, "what a locomotive is worth, relative to a needed card")
    scarce: float = _trait(0.0, -1.0, 6.0, "extra worth of a needed card if few of its kind are left")
    # spare trains
    touch: float = _trait(2.0, -2.0, 6.0, "points for a spare route that touches the seat's network")
    path: float = _trait(0.0, 0.0, 3.0, "weight of the longest-path bonus in choosing spare routes")
    spare_turn: float = _trait(1.0, 0.0, 6.0, "points that a turn costs for spare trains")
    tickets: float = _trait(1.0, -10.0, 20.0, "points that new tickets must promise beyond the turn's price")
    ticket_share: float = _trait(0.7, 0.2, 1.0, "share of the promised points of new tickets that counts")
    # rivals
    block: float = _trait(0.0, 0.0, 3.0, "weight of a rival's loss when claiming a route to block it")
    block_cost: float = _trait(4.0, 0.0, 15.0, "points that such a claim costs beyond those it scores")
    block_card: float = _trait(1.0, 0.0, 4.0, "points for each card that such a claim spends")
    # weaknesses of the lower levels
    attention: float = _trait(9.0, 1.0, 9.0, "how many tickets it plans for at once")
    blind: float = _trait(0.0, 0.0, 1.0, "1: always draws blind")
    spare: float = _trait(1.0, 0.0, 1.0, "0: has no plan for spare trains")
    keep_all: float = _trait(0.0, 0.0, 1.0, "1: keeps every ticket")
    stray: float = _trait(-99.0, -99.0, 5.0, "points that a route outside the plan seems to be worth")
    noise: float = _trait(0.0, 0.0, 20.0, "points by which it misjudges its options")


TRAITS = tuple(Trait(f.name, **f.metadata) for f in fields(Traits))
traits_dtype = dtype_of(Traits)


def traits_table(values: Mapping[str, float]) -> Records[Traits]:
    """The traits as one record of numbers; those not given have their usual value."""
    table = records(1, Traits)
    for trait in TRAITS:
        table[trait.name][0] = trait.usual
    for name, value in values.items():
        if name not in traits_dtype.names:  # type: ignore[operator]  # it has names
            raise RulesError(f"there is no trait {name!r}")
        table[name][0] = value
    return table
