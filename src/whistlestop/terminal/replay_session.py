"""Stepping through a game record: any moment of it, with all hands open or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from whistlestop.game import Game
from whistlestop.notation.actions import LogLine
from whistlestop.records.files import at_decision
from whistlestop.terminal.cards import chips, coloured
from whistlestop.terminal.ending import draw_ending
from whistlestop.terminal.prompt import Line, ask
from whistlestop.terminal.table_view import draw_table, seat_name, ticket_state
from whistlestop.terminal.telling import counted_turns, turn_lines
from whistlestop.terminal.wording import Wording

KEYS = "Enter or n: next · p: previous · a number: go there · q: quit"


class ReplaySession:
    """A finished or unfinished game that can be shown after each decision."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.whole = game
        self.game = game
        self.seat = seat
        self.wording = Wording(game.box.board, game.names)

    @property
    def at(self) -> int:
        """How many decisions have been made."""
        return len(self.game.log)

    def go(self, decisions: int) -> None:
        """Go to the moment after this many decisions."""
        self.game = at_decision(self.whole, decisions)

    def log(self) -> list[LogLine]:
        """What has happened, as far as the seat may see it."""
        if self.seat is not None:
            log: list[LogLine] = self.game.view(self.seat)["log"]
            return log
        return [{"seat": d.seat, "action": d.action, "outcome": d.outcome} for d in self.game.log]

    def draw(self, console: Console, news: Sequence[str] = ()) -> Group:
        """The moment: the table after some news, or the end."""
        view = self.game.view(self.seat)
        if self.game.over:
            return Group(*map(coloured, news), draw_ending(view, self.wording))
        hands = [] if self.seat is not None else [self._hands()]
        return Group(draw_table(view, self.wording, news, *console.size), *hands)

    def _hands(self) -> Table:
        position = self.game.position()
        table = Table.grid(padding=(0, 1))
        for seat, hand in enumerate(position["hands"]):
            table.add_row(seat_name(self.wording, seat), chips(hand))
            if position["tickets"][seat]:
                table.add_row("", self._tickets(seat, position["tickets"][seat]))
            if position["offers"][seat]:
                table.add_row(Text("  on offer", style="dim"), self._tickets(seat, position["offers"][seat]))
        return table

    def _tickets(self, seat: int, tickets: list[str]) -> Text:
        view = self.game.view(seat)
        states = {ticket: ticket_state(view, self.wording, seat, ticket) for ticket in tickets}
        return Text(" · ").join(
            Text(f"{self.wording.ends(ticket)} ").append_text(state) for ticket, state in states.items()
        )

    def turns(self) -> Iterator[Text]:
        """The whole game, one line for each turn with the number of its last decision."""
        decisions = 0
        self.go(len(self.whole.log))
        for entries, line in counted_turns(self.log(), self.wording):
            decisions += entries
            yield Text(f"{decisions:4d}  ", style="dim").append_text(coloured(line))


def step_through(session: ReplaySession, console: Console, line: Line) -> None:
    """Show the moments that the person asks for, one after the other."""
    session.go(0)
    while True:
        news = turn_lines(session.log()[-1:], session.wording)
        console.print(session.draw(console, news), Text(f"  {KEYS}", style="dim"), sep="\n")
        try:
            typed = ask(line, f"{session.at} of {len(session.whole.log)}", ()).lower()
        except (EOFError, KeyboardInterrupt):
            return
        if typed in ("q", "quit"):
            return
        answer = _execute(session, typed)
        if answer:
            console.print(answer)


def _execute(session: ReplaySession, typed: str) -> RenderableType | None:
    if typed in ("", "n", "p"):
        session.go(session.at + (-1 if typed == "p" else 1))
    elif typed.isdecimal():
        session.go(int(typed[:9]))
    else:
        return Text(f"✗ {typed!r} is not one of the keys; {KEYS}", style="red")
    return None
