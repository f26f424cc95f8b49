"""The traits of a planner: every number by which one level, board or table differs from another, once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from whistlestop.engine.records import Records, dtype_of, records
from whistlestop.errors import RulesError


class Trait(NamedTuple):
    """A number with its usual value, the bounds within which it is searched for, and its meaning."""

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

    # what a way costs, in turns
    card: float = _trait(0.575, 0.2, 1.0, "turns that a missing card takes")
    loco: float = _trait(1.0, 0.3, 2.5, "turns that a missing locomotive of a ferry takes")
    length: float = _trait(0.12, 0.0, 0.4, "turns that a space costs beyond its card, for the train that it takes")
    points: float = _trait(0.2, 0.0, 0.4, "turns that a point of a route is worth on the way")
    tunnel: float = _trait(0.4, 0.0, 1.5, "turns that the surprise of a tunnel costs")
    station: float = _trait(2.5, 0.5, 6.0, "turns that a station costs, its points included")
    wild: float = _trait(
        0.6, 0.0, 1.0, "how far locomotives in hand count for every way, though they can be spent once"
    )
    # what a plan is worth, in points
    turn: float = _trait(4.0, 1.0, 8.0, "points that a turn costs while playing")
    keep_turn: float = _trait(4.0, 1.0, 8.0, "points that a turn costs when tickets are chosen")
    keep_more: float = _trait(0.0, -5.0, 8.0, "points for each ticket kept, beyond its own")
    late: float = _trait(4.0, 0.0, 15.0, "points for each turn by which a plan comes too late")
    clock: float = _trait(1.0, 0.5, 1.6, "how long the game still lasts, against the usual estimate")
    # claiming
    claim: float = _trait(1.0, -10.0, 6.0, "points for claiming a planned route now instead of later")
    risk: float = _trait(2.0, 0.0, 10.0, "points for each end at which a rival stands")
    detour: float = _trait(
        0.0, 0.0, 1.0, "share of what a plan would lose with a route that counts for each end with a rival"
    )
    risk_double: float = _trait(0.3, 0.0, 1.0, "how much of the risk stays where a second track is open")
    claim_points: float = _trait(0.1, -0.5, 1.0, "points for each point that a claim scores now")
    claim_loco: float = _trait(0.5, 0.0, 5.0, "points for each locomotive that a claim would spend")
    hurry: float = _trait(0.0, 0.0, 20.0, "points for claiming as soon as the plan might come too late")
    slack: float = _trait(2.0, -5.0, 12.0, "turns before the end at which that begins")
    claim_tunnel: float = _trait(4.0, 0.0, 10.0, "points that a tunnel loses if it is sure to fail")
    # drawing
    row: float = _trait(1.0, 0.0, 16.0, "points for each useful card that lies in the row")
    other_card: float = _trait(0.15, 0.0, 0.6, "what a card that is not needed is worth, against one that is")
    finish: float = _trait(0.3, 0.0, 2.0, "what a card is worth more if it is the last one that a route misses")
    loco_card: float = _trait(1.3, 0.8, 2.5, "what a locomotive is worth, against a needed card")
    scarce: float = _trait(0.0, -1.0, 6.0, "what a needed card is worth more if few of its kind are left")
    # spare trains
    touch: float = _trait(2.0, -2.0, 6.0, "points for a spare route that touches the own network")
    path: float = _trait(0.0, 0.0, 3.0, "weight of the longest-path bonus in choosing spare routes")
    spare_turn: float = _trait(1.0, 0.0, 6.0, "points that a turn costs for spare trains")
    tickets: float = _trait(1.0, -10.0, 20.0, "points that new tickets must promise beyond the turn's price")
    ticket_share: float = _trait(0.7, 0.2, 1.0, "share of the promised points of new tickets that is believed in")
    # rivals
    block: float = _trait(0.0, 0.0, 3.0, "weight of a rival's loss in claiming a route to be in its way")
    block_cost: float = _trait(4.0, 0.0, 15.0, "points that such a claim costs beyond those that it scores")
    block_card: float = _trait(1.0, 0.0, 4.0, "points for each card that such a claim spends")
    # weaknesses of the lower levels
    attention: float = _trait(9.0, 1.0, 9.0, "how many tickets are planned for at once")
    blind: float = _trait(0.0, 0.0, 1.0, "1: always draws blind")
    spare: float = _trait(1.0, 0.0, 1.0, "0: has no plan for spare trains")
    keep_all: float = _trait(0.0, 0.0, 1.0, "1: keeps every ticket")
    stray: float = _trait(-99.0, -99.0, 5.0, "points that a route off the plan is thought to be worth")
    noise: float = _trait(0.0, 0.0, 20.0, "points by which it misjudges what it can do")


TRAITS = tuple(Trait(f.name, **f.metadata) for f in fields(Traits))
traits_dtype = dtype_of(Traits)


def traits_table(values: Mapping[str, float]) -> Records[Traits]:
    """The traits as one record of numbers; those not named have their usual value."""
    table = records(1, Traits)
    for trait in TRAITS:
        table[trait.name][0] = trait.usual
    for name, value in values.items():
        if name not in traits_dtype.names:  # type: ignore[operator]  # it has names
            raise RulesError(f"there is no trait {name!r}")
        table[name][0] = value
    return table
