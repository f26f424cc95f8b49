"""`whistlestop actions`: the numbered table of all actions of an edition, in words."""

from __future__ import annotations

from typing import Annotated

import typer

from whistlestop.cli.boards import EDITION_HELP


def actions(edition: Annotated[str, typer.Argument(metavar="EDITION", help=EDITION_HELP)]) -> None:
    """List every action of an edition: its number and its words."""
    from whistlestop.box import open_box
    from whistlestop.engine.actions import CLAIM, KEEP

    box = open_box(edition)
    for number in range(box.actions.size):
        words = _kept(number - KEEP) if KEEP < number < CLAIM else box.notation.words(number)
        typer.echo(f"{number:4d}  {words}")


def _kept(bits: int) -> str:
    """Which tickets a choice keeps, by their places in the offer."""
    places = [str(place + 1) for place in range(bits.bit_length()) if bits >> place & 1]
    return f"keep {' '.join(places)} of the offer"
