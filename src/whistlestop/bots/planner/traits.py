"""The traits of a planner: every number by which one level, board or table differs from another, once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from whistlestop.engine.jit import Array, records
from whistlestop.errors import RulesError


class Trait(NamedTuple):
    """A number with its usual value, the bounds within which it is searched for, and its meaning."""

    name: str
    usual: float
    low: float
    high: float
    meaning: str


TRAITS = (
    # what a way costs, in turns
    Trait("card", 0.575, 0.2, 1.0, "turns that a missing card takes"),
    Trait("loco", 1.0, 0.3, 2.5, "turns that a missing locomotive of a ferry takes"),
    Trait("length", 0.12, 0.0, 0.4, "turns that a space costs beyond its card, for the train that it takes"),
    Trait("points", 0.2, 0.0, 0.4, "turns that a point of a route is worth on the way"),
    Trait("tunnel", 0.4, 0.0, 1.5, "turns that the surprise of a tunnel costs"),
    Trait("station", 2.5, 0.5, 6.0, "turns that a station costs, its points included"),
    Trait("wild", 0.6, 0.0, 1.0, "how far locomotives in hand count for every way, though they can be spent once"),
    # what a plan is worth, in points
    Trait("turn", 4.0, 1.0, 8.0, "points that a turn costs while playing"),
    Trait("keep_turn", 4.0, 1.0, 8.0, "points that a turn costs when tickets are chosen"),
    Trait("keep_more", 0.0, -5.0, 8.0, "points for each ticket kept, beyond its own"),
    Trait("late", 4.0, 0.0, 15.0, "points for each turn by which a plan comes too late"),
    Trait("clock", 1.0, 0.5, 1.6, "how long the game still lasts, against the usual estimate"),
    # claiming
    Trait("claim", 1.0, -10.0, 6.0, "points for claiming a planned route now instead of later"),
    Trait("risk", 2.0, 0.0, 10.0, "points for each end at which a rival stands"),
    Trait(
        "detour", 0.0, 0.0, 1.0, "share of what a plan would lose with a route that counts for each end with a rival"
    ),
    Trait("risk_double", 0.3, 0.0, 1.0, "how much of the risk stays where a second track is open"),
    Trait("claim_points", 0.1, -0.5, 1.0, "points for each point that a claim scores now"),
    Trait("claim_loco", 0.5, 0.0, 5.0, "points for each locomotive that a claim would spend"),
    Trait("hurry", 0.0, 0.0, 20.0, "points for claiming as soon as the plan might come too late"),
    Trait("slack", 2.0, -5.0, 12.0, "turns before the end at which that begins"),
    Trait("claim_tunnel", 4.0, 0.0, 10.0, "points that a tunnel loses if it is sure to fail"),
    # drawing
    Trait("row", 1.0, 0.0, 16.0, "points for each useful card that lies in the row"),
    Trait("other_card", 0.15, 0.0, 0.6, "what a card that is not needed is worth, against one that is"),
    Trait("finish", 0.3, 0.0, 2.0, "what a card is worth more if it is the last one that a route misses"),
    Trait("loco_card", 1.3, 0.8, 2.5, "what a locomotive is worth, against a needed card"),
    Trait("scarce", 0.0, -1.0, 6.0, "what a needed card is worth more if few of its kind are left"),
    # spare trains
    Trait("touch", 2.0, -2.0, 6.0, "points for a spare route that touches the own network"),
    Trait("path", 0.0, 0.0, 3.0, "weight of the longest-path bonus in choosing spare routes"),
    Trait("spare_turn", 1.0, 0.0, 6.0, "points that a turn costs for spare trains"),
    Trait("tickets", 1.0, -10.0, 20.0, "points that new tickets must promise beyond the turn's price"),
    Trait("ticket_share", 0.7, 0.2, 1.0, "share of the promised points of new tickets that is believed in"),
    # rivals
    Trait("block", 0.0, 0.0, 3.0, "weight of a rival's loss in claiming a route to be in its way"),
    Trait("block_cost", 4.0, 0.0, 15.0, "points that such a claim costs beyond those that it scores"),
    Trait("block_card", 1.0, 0.0, 4.0, "points for each card that such a claim spends"),
    # weaknesses of the lower levels
    Trait("attention", 9.0, 1.0, 9.0, "how many tickets are planned for at once"),
    Trait("blind", 0.0, 0.0, 1.0, "1: always draws blind"),
    Trait("spare", 1.0, 0.0, 1.0, "0: has no plan for spare trains"),
    Trait("keep_all", 0.0, 0.0, 1.0, "1: keeps every ticket"),
    Trait("stray", -99.0, -99.0, 5.0, "points that a route off the plan is thought to be worth"),
    Trait("noise", 0.0, 0.0, 20.0, "points by which it misjudges what it can do"),
)

traits_dtype = np.dtype([(trait.name, np.float64) for trait in TRAITS], align=True)


def traits_table(values: Mapping[str, float]) -> Array:
    """The traits as one record of numbers; those not named have their usual value."""
    table = records(1, traits_dtype)
    for trait in TRAITS:
        table[trait.name][0] = trait.usual
    for name, value in values.items():
        if name not in traits_dtype.names:  # type: ignore[operator]  # it has names
            raise RulesError(f"there is no trait {name!r}")
        table[name][0] = value
    return table
