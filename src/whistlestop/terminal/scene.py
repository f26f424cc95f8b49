"""What a person sees before a decision: the whole table at the start of a turn, only what matters within it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from whistlestop.terminal.cards import coloured, row_of
from whistlestop.terminal.choices import NumberedChoices
from whistlestop.terminal.lists import draw_choices, draw_offer
from whistlestop.terminal.table_view import cards, draw_table

BELOW = 7  # lines kept for the choices that are always shown, the prompt and its menu
CLAIM_WIDTH = 38


def draw_scene(choices: NumberedChoices, news: Sequence[str], console: Console, whole: bool) -> Group:
    """The news, the table as far as it matters or the whole of it, and the choices."""
    if not whole:
        above = [Padding(coloured(line), (0, 0, 0, 2)) for line in news]
        return Group(*above, *_question(choices), cards(choices.view), draw_choices(choices, room=0))
    width, height = console.size
    table = draw_table(choices.view, choices.wording, news, width, height)
    lines = max(2, height - len(console.render_lines(table)) - BELOW)
    room = lines * max(1, width // CLAIM_WIDTH)
    return Group(table, *_question(choices), draw_choices(choices, room))


def _question(choices: NumberedChoices) -> list[RenderableType]:
    view, wording = choices.view, choices.wording
    if choices.letters:
        return [draw_offer(choices)]
    if "station" in view:
        return [Text(f"  A station in {wording.cities[view['station']]}")]
    if "claim" not in view:
        return []
    question = coloured(f"  {wording.route(view['claim'])}")
    if view["phase"] == "tunnel":
        return [question, Text("  turned up ", style="dim").append_text(row_of(view["turned_up"]))]
    return [question.append(f": {view['give']} cards still to give") if view["phase"] == "substitute" else question]
