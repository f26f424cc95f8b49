"""A player at a table on a server, and how to join the table by its link."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from whistlestop.client import Client, Link, ServerError
from whistlestop.client.lobby import claim, has_free_seat, play_again, see_table, sit_down
from whistlestop.client.witness import new_nonce
from whistlestop.terminal.choices import NoChoice, NumberedChoices
from whistlestop.terminal.keeping import Keeper
from whistlestop.terminal.lists import LOOKS
from whistlestop.terminal.prompt import Line, ask
from whistlestop.terminal.purchase import Purchase
from whistlestop.terminal.session import Command, SessionLeft
from whistlestop.terminal.spectator_session import SPECTATOR_COMMANDS, SpectatorSession
from whistlestop.views.view import View

SEAT_COMMANDS = {
    **LOOKS,
    "undo": "take back your last action, if it revealed nothing and nobody else has acted since",
    "say": "`say hello` sends one of the preset phrases to the table",
    "hold": "`hold NAME` asks for a bot to play for somebody who is away",
    "back": "take your seat back from the bot that plays for you, or end a pause that began without players",
    "pause": "ask to pause all clocks; the pause begins when everybody who is connected agrees",
    "resume": "say that you are ready to continue after a pause",
    "save": SPECTATOR_COMMANDS["save"],
    "again": "play again with the same players, once the game is over",
    "leave": "leave the table; a bot takes over for you",
    "quit": "close the game here; your seat stays yours, and its link takes you back",
}
UNSURE = "The connection was lost before the server answered; the table will show whether your action counted."


class NextTable(Exception):  # noqa: N818 - a way out, not an error
    """The person goes on to a seat at another table."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link


class SeatSession(SpectatorSession):
    """A seat at a table on a server."""

    words = SEAT_COMMANDS
    purchase: Purchase | None = None  # what is to be paid for; it is not sent before that
    farewell = "type `save my.game` to save the game, `again` to play again, `quit` to leave"
    way_along = "; type `again` to join them"

    def run(self) -> Link | None:
        """Play until the person leaves, which raises SessionLeft, or goes on to another table: the link of it."""
        try:
            return super().run()
        except NextTable as found:
            return found.link

    def offers(self) -> list[tuple[str, str]]:
        """Everything that can be typed now."""
        says = [(f"say {phrase.replace('_', ' ')}", "to the table") for phrase in self.client.phrases]
        return [*super().offers(), *says]

    def commands(self) -> dict[str, Command]:
        """The commands that are not actions, by their words."""
        own = {"say": self._say, "hold": self._hold, "back": self._back, "again": self._again, "leave": self._leave}
        pauses: dict[str, Command] = {
            "pause": lambda rest: self._pause(True),
            "resume": lambda rest: self._pause(False),
        }
        return {**super().commands(), **own, **pauses}

    def play(self, words: str) -> None:
        """Play an action, or raise why not; a claim or station is sent with its payment, never half-paid."""
        view, choices = self.client.view, self.client.choices
        purchase = self.purchase.after(words) if self.purchase else Purchase.begun(view, choices, words)
        if purchase is not None and purchase.legal:
            self.purchase = purchase
            self.show_decision(purchase.view, purchase.legal)
            return
        steps = (words,) if purchase is None else purchase.steps
        self._cancel_purchase()
        self._check_done(self.client.play(*steps))

    def take_back(self) -> None:
        """Take the last action back, or raise why it is not possible; what was not sent yet is only cancelled."""
        if self._cancel_purchase():
            self.show(Text("  Taken back."))
        else:
            self._check_done(self.client.undo())

    def _cancel_purchase(self) -> bool:
        """Go back to the choices of this turn; False if nothing was to be paid for."""
        purchase, self.purchase = self.purchase, None
        if purchase is not None:
            self.choices = NumberedChoices(self.client.view, self.client.legal, self.wording)
        return purchase is not None

    def _on_game(self, view: View) -> None:
        self.purchase = None
        super()._on_game(view)

    def _ask(self, kind: str, **fields: object) -> None:
        self._check_done(self.client.ask(kind, **fields))

    def _check_done(self, is_done: bool) -> None:
        if not is_done:
            raise NoChoice(UNSURE)

    def _say(self, phrase: str) -> None:
        self._ask("say", phrase=phrase.lower().replace(" ", "_"))

    def _hold(self, name: str) -> None:
        names = [str(chair.get("name")) for chair in self.table["chairs"]]
        found = [seat for seat, known in enumerate(names) if known.casefold() == name.casefold()]
        if not found:
            raise NoChoice(f"Nobody here is called {name!r}; type hold and one of {', '.join(names)}.")
        self._ask("hold", seat=found[0])

    def _back(self, rest: str) -> None:
        self._ask("back")

    def _pause(self, is_wanted: bool) -> None:
        self._ask("pause", on=is_wanted)

    def _again(self, rest: str) -> None:
        raise NextTable(self.client.again or play_again(self.client.link))

    def _leave(self, rest: str) -> None:
        try:
            self.client.ask("leave")
        except ServerError as error:
            if error.is_temporary:
                raise
        raise SessionLeft


def take_seat(link: Link, name: str | None, console: Console, line: Line) -> Link:
    """The link of a seat at a table, or the same link if none is free; asks for a name if there is none."""
    while has_free_seat(see_table(link)):
        asked = name or ask(line, "Your name", ())
        try:
            seat = sit_down(link, asked, nonce=new_nonce()) if asked else None
        except ServerError as error:
            if error.code != "full" and (name or error.code != "malformed"):
                raise
            console.print(Text(f"✗ {error}", style="red"))
        else:
            if seat is not None:
                return _announced(seat, f"You joined as {asked}.", console)
    console.print(Text("No seat is free at this table; you are watching."))
    return link


def take_over(link: Link, console: Console) -> Link:
    """The link of the seat of an invitation, which works once."""
    return _announced(claim(link), "The seat is yours.", console)


def _announced(seat: Link, what: str, console: Console) -> Link:
    console.print(Text(f"{what} This link is your seat, on any device; keep it secret:"))
    console.print(Text(str(seat), style="bold"), soft_wrap=True)
    return seat


def stay(link: Link, console: Console, line: Line, keeper: Keeper) -> None:
    """Stay at a table, and at those that the person goes on to, until SessionLeft is raised."""
    current: Link | None = link
    while current is not None:
        with Client(current) as client:
            session = SpectatorSession if client.seat is None else SeatSession
            try:
                current = session(client, console, line, keeper).run()
            except SessionLeft:
                if client.seat is not None and not client.is_over:
                    console.print(Text(f"Come back with: whistlestop play --join {client.link}"), soft_wrap=True)
                raise
