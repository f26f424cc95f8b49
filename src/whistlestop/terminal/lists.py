"""The lists that a person can ask for: choices, open routes, tickets with their shortest paths, help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from whistlestop.choices.ways import route_costs, shortest_way
from whistlestop.terminal.cards import coloured
from whistlestop.terminal.choices import Choice, NumberedChoices
from whistlestop.terminal.table_view import seat_name, ticket_parts, ticket_state
from whistlestop.terminal.wording import Wording, route_words
from whistlestop.views.view import View

LOOKS = {
    "help": "how to play here",
    "table": "draw the table again",
    "claims": "all routes you can claim now",
    "stations": "all cities where you can build a station now",
    "board": "all routes; `board paris` shows those of one city",
    "my tickets": "your tickets, each with its shortest open path",
    "log": "everything that has happened",
}

HELP = (
    "Type the number of a choice, or its words: draw red · draw deck · claim denver:omaha · pay red 2 loco 1 ·"
    " tickets · keep a c · station paris · withdraw. Tab completes what you type; any part of a city's name works."
)


def draw_help(commands: Mapping[str, str]) -> Group:
    """How to type actions, and the other commands."""
    table = Table.grid(padding=(0, 2))
    for name, meaning in commands.items():
        table.add_row(Text(f"  {name}", style="bold"), meaning)
    return Group(_indented(coloured(HELP)), table)


def draw_choices(choices: NumberedChoices, room: int) -> Group:
    """Every group of choices; a long list of claims is cut to the room there is."""
    parts: list[RenderableType] = [
        *_one_line([*choices.of("draw"), *choices.of("tickets")], "draw"),
        *_claims(choices, room),
        *_stations(choices),
        *_one_line(choices.of("pass"), "pass"),
    ]
    for verb in ("pay", "give", "keep", "withdraw"):
        parts += _listed(choices.of(verb), verb)
    return Group(*parts)


def _head(verb: str) -> Text:
    return Text(f"  {verb:<8} ", style="dim")


def _one_line(choices: Sequence[Choice], verb: str) -> list[Text]:
    return [_head(verb).append_text(Text("  ").join(map(numbered, choices)))] if choices else []


def _listed(choices: Sequence[Choice], verb: str) -> list[RenderableType]:
    return [labelled(verb, Columns([numbered(choice) for choice in choices], padding=(0, 3)))] if choices else []


def labelled(head: str, what: RenderableType) -> Table:
    """A list with its name on the left."""
    table = Table.grid(padding=(0, 0))
    table.add_row(_head(head), what)
    return table


def _claims(choices: NumberedChoices, room: int) -> list[RenderableType]:
    claims = choices.best_claims()
    shown = [numbered(choice, choices.is_wanted(choice)) for choice in claims[:room]]
    more = len(claims) - len(shown)
    parts: list[RenderableType] = [labelled("claim", Columns(shown, padding=(0, 3)))] if claims else []
    return [*parts, *([Text(f"           … and {more} more: type claims", style="dim")] if more else [])]


def _stations(choices: NumberedChoices) -> list[RenderableType]:
    stations = choices.of("station")
    if not stations:
        return []
    span = f"{stations[0].number} to {stations[-1].number}"
    return [_head("station").append(span, style="bold").append(", one for each free city: type stations for the list")]


def numbered(choice: Choice, star: bool = False) -> Text:
    """A choice with its number; a star marks a route on the shortest path of a ticket."""
    return Text(f"{choice.number}) ", style="bold").append("★ " if star else "").append_text(coloured(choice.label))


def draw_all(choices: NumberedChoices, verb: str) -> RenderableType:
    """Every choice of one verb."""
    found = [numbered(choice, choices.is_wanted(choice)) for choice in choices.of(verb)]
    return _indented(Columns(found, padding=(0, 3))) if found else Text(f"  There is no {verb} to choose now.")


def _indented(what: RenderableType) -> Padding:
    return Padding(what, (0, 0, 0, 2))


def draw_offer(choices: NumberedChoices) -> Table:
    """The tickets on offer, each with its letter."""
    table = Table.grid(padding=(0, 2))
    for ticket, letter in choices.letters.items():
        table.add_row(
            Text(f"  {letter}", style="bold"),
            *ticket_parts(choices.view, choices.wording, choices.view["viewer"], ticket),
        )
    return table


def draw_tickets(view: View, wording: Wording) -> Group:
    """The viewer's tickets, each with the routes that its shortest open path still needs."""
    costs = route_costs(view, view["viewer"])
    parts: list[RenderableType] = []
    for ticket in view["tickets"] or ():
        way = shortest_way(wording.board, costs, ticket) or []
        missing = " · ".join(wording.route(wording.board.route_name(route)) for route in way)
        state = ticket_state(view, wording, view["viewer"], ticket)
        parts.append(Text(f"  {wording.ends(ticket)}, {wording.points(ticket)} points: ").append_text(state))
        parts += [Padding(coloured(missing), (0, 0, 0, 6))] if missing else []
    return Group(*parts)


def draw_board(view: View, wording: Wording, city: str = "") -> RenderableType:
    """The routes that are open to the viewer, or all routes of one city with their owners."""
    board = wording.board
    costs = route_costs(view, view["viewer"])
    found = [i for i, route in enumerate(board.routes) if (city in (route.a, route.b) if city else 0 < costs[i] < inf)]
    rows = [_route_line(view, wording, route, costs[route]) for route in found]
    return _indented(Columns(rows, padding=(0, 3))) if rows else Text(f"✗ there is no city {city!r} on this board")


def _route_line(view: View, wording: Wording, route: int, cost: float) -> Text:
    name = wording.board.route_name(route)
    line = coloured(f"{wording.ends(name)} {route_words(wording.board.routes[route])}")
    owner = view["routes"].get(name)
    if owner is not None:
        return line.append(" ").append_text(seat_name(wording, owner))
    return line.append(" closed", style="dim") if cost == inf else line
