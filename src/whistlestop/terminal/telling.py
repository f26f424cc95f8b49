"""What has happened, in plain English: one line for each turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from whistlestop.terminal.wording import Wording, counted, listed, payment_words

Entry = Mapping[str, Any]

BLIND = "a card from the deck"
VERBS = {"station": "build a station in", "tickets": "draw tickets", "withdraw": "back out"}


def turn_lines(log: Iterable[Entry], wording: Wording) -> list[str]:
    """One line for what each seat did, turn by turn."""
    return [line for _, line in counted_turns(log, wording)]


def counted_turns(log: Iterable[Entry], wording: Wording) -> Iterator[tuple[int, str]]:
    """The lines of `turn_lines`, each with the number of its decisions."""
    for seat, group in groupby(log, key=lambda entry: int(entry["seat"])):
        entries = list(group)
        yield len(entries), f"{wording.who(seat)} {', '.join(_parts(entries, wording, seat == wording.reader))}"


def _parts(entries: Sequence[Entry], wording: Wording, is_you: bool) -> Iterator[str]:
    """The parts of a turn; two cards drawn, and cards given one by one, are put together."""
    for verb, group in groupby(entries, key=lambda entry: str(entry["action"]).split()[0]):
        together = list(group)
        says = VERBS.get(verb, verb)
        first, _, rest = says.partition(" ")
        yield " ".join(part for part in (_conjugated(first, is_you), rest, _object(verb, together, wording)) if part)
        for entry in together:
            yield from _events(entry["outcome"])


def _conjugated(verb: str, is_you: bool) -> str:
    return verb if is_you else f"{verb}es" if verb.endswith("s") else f"{verb}s"


def _object(verb: str, entries: Sequence[Entry], wording: Wording) -> str:
    if verb == "draw":
        return ", then ".join(map(_drawn, entries)).replace(f"{BLIND}, then {BLIND}", "two cards from the deck")
    if verb == "pay":
        return ", then ".join(payment_words(entry["action"]) for entry in entries)
    rest = [str(entry["action"]).partition(" ")[2] for entry in entries]
    if verb == "give":
        return listed(f"{count} {card}" for card, count in Counter(rest).items())
    if verb == "keep":
        return listed(map(wording.ends, rest[0].split())) or _how_many(entries[0]["outcome"])
    if verb == "station":
        return wording.cities[rest[0]]
    return wording.route(rest[0]) if verb == "claim" else ""


def _drawn(entry: Entry) -> str:
    if entry["action"] != "draw deck":
        return str(entry["action"]).split()[1]
    return f"{entry['outcome']['card']} from the deck" if "card" in entry["outcome"] else BLIND


def _how_many(outcome: Entry) -> str:
    return counted(outcome["kept"], "ticket") if "kept" in outcome else "some tickets"


def _events(outcome: Entry) -> Iterator[str]:
    if "turned_up" in outcome:
        yield f"the tunnel turns up {listed(outcome['turned_up']) or 'nothing'}"
    if outcome.get("cleared"):
        yield "the locomotives clear the row"
    if outcome.get("shuffled"):
        yield "the discards are shuffled into a new deck"
