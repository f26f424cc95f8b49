"""A person who sits at a table of a server, and how to sit down there by its link."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from whistlestop.client import Client, Link, ServerError
from whistlestop.client.lobby import claim, has_free_chair, play_again, see_table, sit_down
from whistlestop.client.witness import new_nonce
from whistlestop.terminal.choices import NoChoice, NumberedChoices
from whistlestop.terminal.keeping import Keeper
from whistlestop.terminal.lists import LOOKS
from whistlestop.terminal.prompt import Line, ask
from whistlestop.terminal.purchase import Purchase
from whistlestop.terminal.session import Command, SessionLeft
from whistlestop.terminal.spectator_session import LOOKING_ON, SpectatorSession
from whistlestop.views.view import View

SITTING = {
    **LOOKS,
    "undo": "take back your last action, while it has shown nothing new and nobody else has acted",
    "say": "`say hello` says one of the set phrases to the table",
    "hold": "`hold NAME` asks for a bot on the chair of somebody who is gone",
    "back": "take your chair back from the bot that plays for you, or go on after a pause for want of players",
    "pause": "ask for a pause of all clocks; it begins when everybody who is here agrees",
    "resume": "say that you are ready to go on after a pause",
    "save": LOOKING_ON["save"],
    "again": "play again with the same people, once it is over",
    "leave": "leave the table; a bot plays on for you",
    "quit": "close it here; your chair stays yours, and its link leads back to it",
}
UNSURE = "The line broke before the server answered; the table will show whether it was done."


class GoOn(Exception):  # noqa: N818 - a way out, no error
    """The person goes on to a chair at another table."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link


class Joining(SpectatorSession):
    """A chair at a table of a server."""

    words = SITTING
    purchase: Purchase | None = None  # what is to be paid for, and is not sent before that
    farewell = "`save my.game` keeps the game, `again` plays again, `quit` goes"
    way_along = "and `again` takes you along"

    def run(self) -> Link | None:
        """Play until the person goes: Leave comes out, or the link of another table that they go on to."""
        try:
            return super().run()
        except GoOn as on:
            return on.link

    def offers(self) -> list[tuple[str, str]]:
        """All that can be typed now."""
        says = [(f"say {phrase.replace('_', ' ')}", "to the table") for phrase in self.client.phrases]
        return [*super().offers(), *says]

    def commands(self) -> dict[str, Command]:
        """What is done at a word that is no action."""
        own = {"say": self._say, "hold": self._hold, "back": self._back, "again": self._again, "leave": self._leave}
        pauses: dict[str, Command] = {
            "pause": lambda rest: self._pause(True),
            "resume": lambda rest: self._pause(False),
        }
        return {**super().commands(), **own, **pauses}

    def play(self, words: str) -> None:
        """Play an action, or raise why not; a claim or a station is sent with its payment, never half-paid."""
        view, choices = self.client.view, self.client.choices
        purchase = self.purchase.after(words) if self.purchase else Purchase.begun(view, choices, words)
        if purchase is not None and purchase.legal:
            self.purchase = purchase
            self.face(purchase.view, purchase.legal)
            return
        steps = (words,) if purchase is None else purchase.steps
        self._put_back()
        self._told(self.client.play(*steps))

    def take_back(self) -> None:
        """Take the last action back, or raise why not; what was not sent yet is only put back."""
        if self._put_back():
            self.show(Text("  Taken back."))
        else:
            self._told(self.client.undo())

    def _put_back(self) -> bool:
        """Be asked again what to do in this turn, if something was to be paid for."""
        purchase, self.purchase = self.purchase, None
        if purchase is not None:
            self.choices = NumberedChoices(self.client.view, self.client.legal, self.wording)
        return purchase is not None

    def _hear_game(self, view: View) -> None:
        self.purchase = None
        super()._hear_game(view)

    def _ask(self, kind: str, **fields: object) -> None:
        self._told(self.client.ask(kind, **fields))

    def _told(self, is_done: bool) -> None:
        if not is_done:
            raise NoChoice(UNSURE)

    def _say(self, phrase: str) -> None:
        self._ask("say", phrase=phrase.lower().replace(" ", "_"))

    def _hold(self, name: str) -> None:
        names = [str(chair.get("name")) for chair in self.table["chairs"]]
        found = [seat for seat, known in enumerate(names) if known.casefold() == name.casefold()]
        if not found:
            raise NoChoice(f"There is nobody called {name!r} here; type hold and one of {', '.join(names)}.")
        self._ask("hold", seat=found[0])

    def _back(self, rest: str) -> None:
        self._ask("back")

    def _pause(self, is_wanted: bool) -> None:
        self._ask("pause", on=is_wanted)

    def _again(self, rest: str) -> None:
        raise GoOn(self.client.again or play_again(self.client.link))

    def _leave(self, rest: str) -> None:
        try:
            self.client.ask("leave")
        except ServerError as error:
            if error.is_passing:
                raise
        raise SessionLeft


def take_chair(link: Link, name: str | None, console: Console, line: Line) -> Link:
    """The link of a chair at a table, or the same link if none is free; without a name, it is asked for."""
    while has_free_chair(see_table(link)):
        asked = name or ask(line, "Your name", ())
        try:
            chair = sit_down(link, asked, nonce=new_nonce()) if asked else None
        except ServerError as error:
            if error.code != "full" and (name or error.code != "malformed"):
                raise
            console.print(Text(f"✗ {error}", style="red"))
        else:
            if chair is not None:
                return _announced(chair, f"You sit down as {asked}.", console)
    console.print(Text("No chair is free at this table; you look on."))
    return link


def take_over(link: Link, console: Console) -> Link:
    """The link of the chair of an invitation, which works once."""
    return _announced(claim(link), "The seat is yours.", console)


def _announced(chair: Link, what: str, console: Console) -> Link:
    console.print(Text(f"{what} This link is your chair, on any device; keep it secret:"))
    console.print(Text(str(chair), style="bold"), soft_wrap=True)
    return chair


def stay(link: Link, console: Console, line: Line, keeper: Keeper) -> None:
    """Stay at a table, and at those that its people go on to; Leave comes out."""
    on: Link | None = link
    while on is not None:
        with Client(on) as client:
            place = SpectatorSession if client.seat is None else Joining
            try:
                on = place(client, console, line, keeper).run()
            except SessionLeft:
                if client.seat is not None and not client.is_over:
                    console.print(Text(f"Your way back: whistlestop play --join {client.link}"), soft_wrap=True)
                raise
