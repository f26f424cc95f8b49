"""The table as one seat sees it, drawn from its view alone."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whistlestop.choices.ways import route_costs, trains_missing
from whistlestop.terminal.cards import chips, coloured, row_of
from whistlestop.terminal.wording import Wording, counted
from whistlestop.views.view import View

SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold red")
WIDE = 120


def draw_table(view: View, wording: Wording, news: Iterable[str], width: int, height: int) -> Group:
    """The whole table: title, news, players, tickets, row and hand, and the claimed routes where there is room."""
    above = [Padding(coloured(line), (0, 0, 0, 2)) for line in news]
    left: list[RenderableType] = [players(view, wording)]
    right: list[RenderableType] = [tickets(view, wording)] if view["tickets"] is not None else []
    if width >= WIDE:
        columns = Table.grid(padding=(0, 4))
        columns.add_row(Group(*left), Group(*right))
        left, right = [columns], []
    routes = [claimed(view, wording)] if height >= 36 and view["routes"] else []
    return Group(
        Rule(title(view, wording), style="dim"), *above, *last_round(view), *left, *routes, *right, cards(view)
    )


def title(view: View, wording: Wording) -> Text:
    """The board, the round, and what is left in the decks."""
    round_ = 1 + max(view["turn"] - 1, 0) // view["seats"]
    parts = [wording.board.name, f"round {round_}", f"deck {view['deck']}", f"discards {sum(view['discard'].values())}"]
    parts += [] if view["ticket_deck"] is None else [f"{view['ticket_deck']} tickets left"]
    return Text(" · ".join(parts), style="bold")


def last_round(view: View) -> list[Text]:
    """The announcement of the last round, once it has begun."""
    left = view["turns_left"]
    return [Text(f"  Last round: {counted(left, 'turn')} to go, including this one", style="bold red")] if left else []


def players(view: View, wording: Wording) -> Table:
    """Everybody's points, trains, cards, tickets and stations."""
    has_stations = any(view["stations_left"]) or bool(view["stations"])
    table = Table(box=None, padding=(0, 1), pad_edge=True, header_style="dim")
    table.add_column("")
    heads = ["points", "trains", "cards", "tickets", *(["stations"] if has_stations else []), "routes"]
    for head in heads:
        table.add_column(head, justify="right")
    for seat in range(view["seats"]):
        table.add_row(seat_name(wording, seat, on_turn=seat == view["seat"]), *_numbers(view, seat, has_stations))
    return table


def _numbers(view: View, seat: int, has_stations: bool) -> list[str]:
    tickets = view["ticket_counts"][seat]
    owned = sum(owner == seat for owner in view["routes"].values())
    numbers = [view["points"][seat], view["trains"][seat], view["cards"][seat], "?" if tickets is None else tickets]
    return [str(n) for n in (*numbers, *([view["stations_left"][seat]] if has_stations else []), owned)]


def seat_name(wording: Wording, seat: int, on_turn: bool = False) -> Text:
    """A name in the colour of its seat, marked when it is its turn."""
    return Text(f"{'▶' if on_turn else ' '} {wording.who(seat)}", style=SEAT_STYLES[seat])


def tickets(view: View, wording: Wording) -> RenderableType:
    """The viewer's tickets with their state."""
    table = Table.grid(padding=(0, 2))
    for ticket in view["tickets"] or ():
        table.add_row(*ticket_parts(view, wording, view["viewer"], ticket))
    return table


def ticket_parts(view: View, wording: Wording, seat: int | None, ticket: str) -> tuple[Text, Text, Text]:
    """A ticket's cities, its points, and whether it is completed or how many trains it still needs."""
    names, points = Text(f"  {wording.ends(ticket)}"), Text(f"{wording.points(ticket):2d} points")
    return names, points, ticket_state(view, wording, seat, ticket)


def ticket_state(view: View, wording: Wording, seat: int | None, ticket: str) -> Text:
    """Whether the seat's routes complete a ticket, or how many trains it still needs."""
    assert seat is not None  # a spectator has no tickets
    missing = trains_missing(wording.board, route_costs(view, seat), ticket)
    if missing == 0:
        return Text("completed", style="bold green")
    if missing == inf:
        has_stations = view["stations_left"][seat] or seat in view["stations"].values()
        return Text(f"no open path{' without a station' if has_stations else ''}", style="red")
    if missing > view["trains"][seat]:
        return Text(f"{missing:.0f} trains to go, more than are left", style="red")
    return Text(f"{counted(int(missing), 'train')} to go")


def claimed(view: View, wording: Wording) -> Table:
    """The routes and stations of each seat."""
    table = Table.grid(padding=(0, 1))
    for seat in range(view["seats"]):
        routes = [wording.ends(name) for name, owner in view["routes"].items() if owner == seat]
        stations = [f"station {wording.cities[city]}" for city, owner in view["stations"].items() if owner == seat]
        table.add_row(seat_name(wording, seat), Text(", ".join([*routes, *stations]) or "no routes yet", style="dim"))
    return table


def cards(view: View) -> Table:
    """The row and the viewer's hand."""
    table = Table.grid(padding=(0, 2))
    table.add_row(Text("  row", style="dim"), row_of(view["row"]))
    if view["hand"] is not None:
        table.add_row(Text("  hand", style="dim"), chips(view["hand"]))
    return table
