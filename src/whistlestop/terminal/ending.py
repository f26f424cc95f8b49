"""The end of a game: the score item by item, for each player and side by side."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whistlestop.records.ending import bonuses_of, settled_by
from whistlestop.scores import SeatScore
from whistlestop.terminal.table_view import seat_name
from whistlestop.terminal.wording import Wording, counted, listed
from whistlestop.views.view import View

BONUSES = {"longest": "the longest path", "globetrotter": "the most tickets"}
ADVANTAGES = {"completed": "more completed tickets", "stations": "fewer stations", "longest": "the longer path"}


def draw_ending(view: View, wording: Wording) -> Group:
    """Everybody's score item by item, then the table of points and places."""
    parts: list[RenderableType] = [Rule(Text(f"{wording.board.name} · the game is over", style="bold"), style="dim")]
    for seat in range(view["seats"]):
        parts += [seat_name(wording, seat), _account(view, wording, seat)]
    return Group(*parts, Text(), standings(view["scores"], wording), Text(), verdict(view["scores"], wording))


def _account(view: View, wording: Wording, seat: int) -> Table:
    """A seat's points for routes, tickets, stations and bonus, in the order of the scoring."""
    score, left = view["scores"][seat], view["stations_left"][seat]
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", width=6)
    table.add_row(f"{score['routes']:+d}", "routes")
    for ticket in view["all_tickets"][seat]:
        table.add_row(*_ticket(ticket, score["proof"]["tickets"].get(ticket), wording))
    for city, route in score["proof"]["stations"].items():
        table.add_row("", f"station in {wording.cities[city]} borrows {wording.ends(route) if route else 'no route'}")
    if left:
        table.add_row(f"{score['stations']:+d}", f"{counted(left, 'station')} not built")
    if score["bonus"]:
        table.add_row(f"{score['bonus']:+d}", f"bonus for {_bonus(view, wording, score)}")
    if score["proof"]["longest"]:
        length, trail = counted(score["longest"], "train"), _walk(score["proof"]["longest"], wording)
        table.add_row("", Text(f"longest path, {length}: {trail}", style="dim"))
    return table


def _bonus(view: View, wording: Wording, score: SeatScore) -> str:
    rules = wording.board.base_rules().changed(view["house"])
    seat = view["scores"].index(score)
    bonuses = bonuses_of(rules, view["scores"])
    return listed([BONUSES[kind] for kind, points in bonuses.items() if points[seat]])


def _ticket(ticket: str, way: list[str] | None, wording: Wording) -> tuple[Text, Text]:
    points, ends = wording.points(ticket), wording.ends(ticket)
    if way is None:
        return Text(f"{-points:+d}", style="red"), Text(f"{ends}: not completed", style="red")
    start, _ = ticket.split(":")
    return Text(f"{points:+d}"), Text(f"{ends}: completed by {_walk(way, wording, start)}")


def _walk(routes: list[str], wording: Wording, start: str | None = None) -> str:
    """The cities of a trail in walking order."""
    ends = [set(route.removesuffix("/2").split(":")) for route in routes]
    if start is None:
        start = min(ends[0] - ends[1] or ends[0]) if len(ends) > 1 else min(ends[0])
    walk = [start]
    for pair in ends:
        walk.append(next(iter(pair - {walk[-1]})))
    return " – ".join(wording.cities[city] for city in walk)


def standings(scores: list[SeatScore], wording: Wording) -> Table:
    """Everybody's points item by item, the winner first."""
    items = ["routes", "tickets", *(["stations"] if any(score["stations"] for score in scores) else []), "bonus"]
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for head in ("", "", *items, "total", "completed", "longest"):
        table.add_column(head, justify="left" if head == "" else "right")
    for seat in sorted(range(len(scores)), key=lambda seat: scores[seat]["place"]):
        score = scores[seat]
        by_name: Mapping[str, object] = score
        points = [Text(f"{by_name[item]:+d}") for item in items]
        total = Text(str(score["total"]), style="bold")
        facts = [Text(str(score["completed"])), Text(str(score["longest"]))]
        table.add_row(Text(f"{score['place']}."), seat_name(wording, seat), *points, total, *facts)
    return table


def verdict(scores: list[SeatScore], wording: Wording) -> Text:
    """The winner, and what broke the tie if others have as many points."""
    winners = [seat for seat, score in enumerate(scores) if score["place"] == 1]
    names = [wording.who(seat) for seat in winners]
    if len(winners) > 1:
        return Text(f"{listed(names)} share first place.", style="bold")
    rivals = [score for score in scores if score["place"] > 1 and score["total"] == scores[winners[0]]["total"]]
    how = f", tied on points but with {_advantage(scores[winners[0]], rivals)}" if rivals else ""
    return Text(f"{names[0]} {'win' if names == ['You'] else 'wins'}{how}.", style="bold")


def _advantage(winner: SeatScore, rivals: list[SeatScore]) -> str:
    """What broke a tie with the best of the others."""
    return ADVANTAGES[settled_by(winner, min(rivals, key=lambda score: int(score["place"])))]
