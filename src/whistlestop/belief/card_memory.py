"""What a seat's log says about the unseen train cards: which may be in the deck, and which are certainly in hands.

After a shuffle the deck holds what was in the discards, so cards hidden in hands before it cannot be drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from whistlestop.belief.card_log import CardLog, Event, Move
from whistlestop.box import Box
from whistlestop.rules import CARD_KINDS, CARDS
from whistlestop.views.view import View

MAX_RECOLLECTIONS = 256

Counts = tuple[int, ...]


class Recollection(NamedTuple):
    """What the unseen cards may be: counts by kind, and places by seat."""

    fresh: Counts  # in the deck, or drawn from it since the shuffle
    stale: Counts  # in hands since before the shuffle
    fresh_places: Counts
    stale_places: Counts


Likely = dict[Recollection, Fraction]


def recall_cards(box: Box, view: View, unseen: Sequence[int]) -> Likely:
    """Every way to split the unseen cards into fresh and stale ones, with its chance; by default all are fresh."""
    hidden = [
        0 if seat == view["viewer"] else count - sum(known.values())
        for seat, (count, known) in enumerate(zip(view["cards"], view["known"], strict=True))
    ]
    log = CardLog(box, view)
    events = _events_since_shuffle(log, view)
    start = _begin(log, events, unseen, hidden) if events is not None else None
    likely = _follow(start, events) if start is not None and events is not None else {}
    if likely:
        total = sum(likely.values())
        return {recollection: chance / total for recollection, chance in likely.items()}
    nothing = (0,) * len(hidden)
    return {Recollection(tuple(unseen), (0,) * CARD_KINDS, tuple(hidden), nothing): Fraction(1)}


def _events_since_shuffle(log: CardLog, view: View) -> list[Event] | None:
    """What happened to the deck since the last shuffle; None if the log does not say, or belongs to another table."""
    if log.deck is None or log.discard is None:
        return None
    table = [{card: n for card, n in zip(CARDS, counts, strict=True) if n} for counts in (log.discard, *log.known)]
    if table != [view["discard"], *view["known"]]:
        return None
    left = sum(event.move != Move.PLAYED for event in log.events)
    fresh_dug = sum(log.deck) - left - view["deck"]
    if not 0 <= fresh_dug <= len(log.dug):
        return None
    turned_up = log.dug[len(log.dug) - fresh_dug :]
    return [*(Event(Move.SEEN, log.viewer, kind) for kind in turned_up), *log.events]


def _begin(log: CardLog, events: list[Event], unseen: Sequence[int], hidden: Sequence[int]) -> Recollection | None:
    """The moment after the shuffle, when every unseen card that was not in the new deck was in a hand."""
    deck = log.deck or []
    met = Counter(event.kind for event in events)
    drawn = Counter(event.seat for event in events if event.move == Move.DRAWN)
    played = Counter(event.seat for event in events if event.move == Move.PLAYED)
    stale = tuple(unseen[kind] + met[kind] - deck[kind] for kind in range(CARD_KINDS))
    places = tuple(count - drawn[seat] + played[seat] for seat, count in enumerate(hidden))
    if min(*stale, *places) < 0 or sum(stale) != sum(places):
        return None
    return Recollection(tuple(deck), stale, (0,) * len(hidden), places)


def _follow(start: Recollection, events: Iterable[Event]) -> Likely:
    """Weight the possibilities after each event by how likely they made it."""
    likely = {start: Fraction(1)}
    for event in events:
        following: Likely = {}
        for before, chance in likely.items():
            for after, share in _after(before, event):
                following[after] = following.get(after, Fraction(0)) + chance * share
        likely = dict(sorted(following.items(), key=lambda item: -item[1])[:MAX_RECOLLECTIONS])
    return likely


def _after(before: Recollection, event: Event) -> Iterator[tuple[Recollection, Fraction]]:
    seat, kind = event.seat, event.kind
    fresh, stale, new, old = before
    if kind is None:
        yield before._replace(fresh_places=_changed(new, seat, 1)), Fraction(1)
    elif event.move == Move.SEEN:
        if fresh[kind]:
            yield before._replace(fresh=_changed(fresh, kind, -1)), Fraction(fresh[kind], sum(fresh))
    else:
        places = new[seat] + old[seat]
        if new[seat] and fresh[kind]:
            share = Fraction(new[seat] * fresh[kind], places * sum(fresh))
            yield before._replace(fresh=_changed(fresh, kind, -1), fresh_places=_changed(new, seat, -1)), share
        if old[seat] and stale[kind]:
            share = Fraction(old[seat] * stale[kind], places * sum(stale))
            yield before._replace(stale=_changed(stale, kind, -1), stale_places=_changed(old, seat, -1)), share


def _changed(counts: Counts, place: int, by: int) -> Counts:
    return *counts[:place], counts[place] + by, *counts[place + 1 :]
