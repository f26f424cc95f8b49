"""Refusals in English, for programs and terminals; the page has its own reader for every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from whistlestop.languages.fluent import Pattern, messages, said

FILE = Path(__file__).with_name("en") / "page.ftl"

Facts = Mapping[str, Any]
Say = Callable[..., str]


@cache
def _english() -> dict[str, Pattern]:
    return messages(FILE.read_text(encoding="utf-8"))


def say(name: str, /, **given: Any) -> str:
    """A message in English."""
    return said(_english()[name], given)


def clause(name: str, facts: Facts) -> str:
    """A sentence as part of another one: without its capital letter and full stop."""
    text = say(name, **worded(facts, say)).removesuffix(".")
    first = _english()[name][0]
    return text[:1].lower() + text[1:] if isinstance(first, str) else text


def worded(facts: Facts, speak: Say) -> dict[str, Any]:
    """The facts that a sentence mentions, each in words: cards and prices have messages of their own."""
    return {name: WORDINGS[name](fact, speak) if name in WORDINGS else _listed(fact) for name, fact in facts.items()}


def _listed(fact: Any) -> Any:
    return ", ".join(fact) if isinstance(fact, list) else fact


def _kind(kind: str, speak: Say) -> str:
    return speak("card-name", kind=kind)


def _kinds(kinds: list[str], speak: Say) -> str:
    return ", ".join(_kind(kind, speak) for kind in kinds) or speak("cards-none")


def _hand(hand: dict[str, int], speak: Say) -> str:
    cards = [speak("cards-of", kind=kind, count=count) for kind, count in hand.items()]
    return ", ".join(cards) or speak("cards-none")


def _held(cards: dict[str, int], speak: Say) -> str:
    """The cards that count, which may be none of many."""
    return _hand(cards, speak) if cards else speak("held-none")


def _price(price: dict[str, Any], speak: Say) -> str:
    """What a route costs; a grey one takes cards of any one colour."""
    count, locos = price["count"], price["locos"]
    if locos == count:
        return speak("price-of", cards=speak("cards-of", kind="loco", count=count), locos=0)
    return speak("price-of", cards=_coloured(price, speak), locos=locos)


def _coloured(cards: dict[str, Any], speak: Say) -> str:
    """A number of cards of one colour, which may be any."""
    count, colour = cards["count"], cards["colour"]
    return speak("cards-alike", count=count) if colour == "grey" else speak("cards-of", kind=colour, count=count)


def _missing(missing: dict[str, Any], speak: Say) -> str:
    """The cards that are missing: locomotives for a ferry, a colour, or locomotives in its place."""
    count, locos = missing["count"], missing["locos"]
    of = "both" if count and locos else "locos" if locos else "wild" if missing["wild"] else "colour"
    wheels = speak("cards-of", kind="loco", count=locos)
    return speak("missing-of", of=of, count=count, cards=_coloured(missing, speak), locos=wheels)


def _exchange(exchange: dict[str, int] | None, speak: Say) -> str:
    return speak("exchange-of", **exchange) if exchange else ""


WORDINGS: dict[str, Callable[[Any, Say], str]] = {
    "card": _kind,
    "last": _kind,
    "laid": _kind,
    "row": _kinds,
    "hand": _hand,
    "held": _held,
    "price": _price,
    "missing": _missing,
    "exchange": _exchange,
}
