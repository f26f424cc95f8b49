"""Reading a reel as a screen does: moment by moment, by applying changes, without knowing the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

Facts = dict[str, Any]


class Moment(NamedTuple):
    """A moment of a reel: what everybody sees, and what each seat sees besides."""

    all: Facts
    own: list[Facts]
    log: dict[int, Facts]
    own_log: list[dict[int, Facts]]
    done: list[list[str]]

    def eyes(self, seat: int | None) -> Facts:
        """The view of a seat, or of a spectator."""
        own, own_log = (self.own[seat], self.own_log[seat]) if seat is not None else ({}, {})
        log = {**self.log, **own_log}
        return {**self.all, **own, "viewer": seat, "log": [log[number] for number in sorted(log)]}


def moments_of(reel: object) -> Iterator[Moment]:
    """Every moment of a reel as it is sent over the network."""
    data = msgspec.json.decode(msgspec.json.encode(reel))
    seats = range(len(data["names"]))
    moment = Moment({}, [{} for _ in seats], {}, [{} for _ in seats], [])
    for step in data["steps"]:
        own, own_log = step.get("own", {}), step.get("own_log", {})
        moment = Moment(
            changed(moment.all, step["all"]),
            [changed(moment.own[seat], own.get(str(seat), {})) for seat in seats],
            {**moment.log, **lines(step.get("log", {}))},
            [{**moment.own_log[seat], **lines(own_log.get(str(seat), {}))} for seat in seats],
            step.get("done") or moment.done,
        )
        yield moment


def lines(log: Mapping[str, Facts]) -> dict[int, Facts]:
    return {int(number): line for number, line in log.items()}


def changed(facts: Facts, change: Mapping[str, Any]) -> Facts:
    """Facts after a change."""
    more = {name: {**facts[name], **entries} for name, entries in change.get("more", {}).items()}
    kept = {name: value for name, value in facts.items() if name not in change.get("gone", [])}
    return {**kept, **change.get("now", {}), **more}
