"""The one question before a first game."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from whistlestop.boards.editions import EDITIONS, load_board
from whistlestop.terminal.prompt import ask, new_line


def ask_edition() -> str:
    """Which board to play on; Enter alone picks the first one."""
    console, line = Console(), new_line()
    names = [load_board(edition).name for edition in EDITIONS]
    offer = " · ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    console.print(
        Text("Whistlestop", style="bold"),
        Text(f"Which board?  {offer}   (Enter: {names[0]}, against two bots)"),
        sep="\n",
    )
    while True:
        typed = ask(line, "Board", zip(EDITIONS, names, strict=True)).lower()
        found = [edition for number, edition in enumerate(EDITIONS, 1) if typed in (edition, str(number))]
        if found or not typed:
            return (*found, EDITIONS[0])[0]
        console.print(Text(f"✗ There is no board {typed!r}; type a number from 1 to {len(EDITIONS)}.", style="red"))
