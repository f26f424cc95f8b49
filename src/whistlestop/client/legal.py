"""The legal actions, from the choices that a server sends: the same words in the same order as `Game.legal`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from whistlestop.boards.board import Board
from whistlestop.box import box_of


def legal_words(view: Mapping[str, Any], choices: Mapping[str, Any]) -> list[str]:
    """Every action that a seat can choose."""
    box = box_of(view)
    if "keep" in choices:
        return list(_to_keep(box.board, choices["keep"]["offer"], choices["keep"]["least"]))
    payments = [payment["words"] for payment in choices.get("pay", ())]  # the cheapest come first there
    return [*_to_do(choices), *sorted(payments, key=lambda words: box.notation.number(words) or 0)]


def _to_keep(board: Board, offer: Sequence[str], least: int) -> Iterator[str]:
    for chosen in range(1 << len(offer)):
        kept = [ticket for slot, ticket in enumerate(offer) if chosen >> slot & 1]
        if len(kept) >= least:
            yield " ".join(["keep", *sorted(kept, key=board.ticket_index.__getitem__)])


def _to_do(choices: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"draw {card}" for card in choices.get("draw", ()))
    yield from (words for words in ("tickets", "pass", "withdraw") if choices.get(words))
    yield from (f"claim {claim['route']}" for claim in choices.get("claims", ()))
    yield from (f"station {city}" for city in choices.get("stations", {}).get("cities", ()))
    yield from (f"give {card}" for card in choices.get("give", ()))
