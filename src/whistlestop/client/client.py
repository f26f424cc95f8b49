"""A connection to a table on a server: it keeps what the server sends, and waits for the answers to its requests."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty
from typing import Any, Self, cast

from whistlestop.client import lobby
from whistlestop.client.legal import legal_words
from whistlestop.client.link import Link, ServerError
from whistlestop.client.wire import Message, Wire
from whistlestop.client.witness import Witness, new_nonce
from whistlestop.views.view import View

REVEALING = 0  # the id of the message that reveals a nonce, whose answer is ignored


class Client:
    """A seat at a table, or a spectator; reconnects by itself when the connection is lost."""

    def __init__(self, link: Link | str) -> None:
        self.link = Link.read(link) if isinstance(link, str) else link
        self.on_message: Callable[[Message], object] = lambda message: None  # called with each message, once it is kept
        self.seat: int | None = None
        self.is_connected = False
        self.table: dict[str, Any] = {}
        self.phrases: list[str] = []
        self.view = cast("View", {})  # with the whole log; empty before the deal
        self.choices: dict[str, Any] = {}
        self.moves = 0
        self.again: Link | None = None  # this client's seat at the table where the same players play again
        self.deal_fault: str | None = None  # what is wrong with the deal, once the game is over
        self._board: dict[str, Any] = {}  # a board that is not an edition, as views and tables carry it
        self._id = 0
        self._witness = Witness(self.link.nonce)
        self._opened = 0
        self._wire = Wire(self.link)
        self.wait()
        while self.table["state"] != "waiting" and not self.is_dealt:
            self.wait()

    @classmethod
    def join(cls, link: Link | str, name: str) -> Self:
        """The seat of a link or of an invitation, or else a free seat at its table under a name."""
        link = Link.read(link) if isinstance(link, str) else link
        if link.is_invitation:
            return cls(lobby.claim(link))
        return cls(link if link.token else lobby.sit_down(link, name, nonce=new_nonce()))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Disconnect; the seat stays taken."""
        self._wire.close()

    @property
    def is_asked(self) -> bool:
        """Whether there is something to decide."""
        return bool(self.choices)

    @property
    def is_dealt(self) -> bool:
        """Whether the game has begun."""
        return len(self.view) > 0

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.is_dealt and self.view["phase"] == "over"

    @property
    def legal(self) -> list[str]:
        """The legal actions in words, as `Game.legal` has them."""
        return legal_words(self.view, self.choices) if self.choices else []

    @property
    def has_news(self) -> bool:
        """Whether `wait` would answer at once."""
        return not self._wire.inbox.empty()

    def wait(self, seconds: float | None = None) -> Message | None:
        """Wait for the next message, and keep it; None if none came in time, ServerError if no more can come."""
        try:
            message = self._wire.inbox.get(timeout=seconds)
        except Empty:
            return None
        if isinstance(message, ServerError):
            self._wire.inbox.put(message)  # every later call gets it too
            raise message
        self._keep(message)
        self.on_message(message)
        return message

    def _keep(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self.seat, self.phrases = message["seat"], message["phrases"]
                self._keep_table(message["table"])
                self.is_connected = True
                self._opened += 1
                self._add_to_deal()
            case "table":
                self._keep_table(message["table"])
                self._add_to_deal()
            case "game":
                self._keep_game(message)
            case "again":
                self.again = Link(self.link.server, message["table"], message["token"])
            case "lost":
                self.is_connected = False
                self.choices = {}  # the server sends the current ones after reconnecting

    def _add_to_deal(self) -> None:
        nonce = self._witness.nonce_to_reveal(self.table)
        if nonce is not None:
            self._wire.send({"type": "reveal", "id": REVEALING, "nonce": nonce})

    def _keep_table(self, table: dict[str, Any]) -> None:
        if table.get("has_own_board"):
            self._board = self._board or {"board": lobby.read_board(self.link)}
        self.table = {**table, **self._board}

    def _keep_game(self, message: Message) -> None:
        message["view"].update(self._board)
        self._witness.note_start(message["view"])
        if message["view"]["phase"] == "over":
            self.deal_fault = self._witness.fault(message["view"], message.get("deal"))
        log = self.view["log"][: message["since"]] if self.is_dealt else []
        self.view, self.choices, self.moves = message["view"], message["choices"], message["moves"]
        self.view["log"] = [*log, *self.view["log"]]
        if self.choices:
            # Starting tickets are chosen by all at once, although the game asks one seat after the other.
            self.view["seat"] = self.seat

    def play(self, *steps: str) -> bool:
        """Play an action, or a claim or station with everything that pays for it: every step or none; as `ask`."""
        asked: dict[str, object] = {"words": steps[0]} if len(steps) == 1 else {"steps": steps}
        return self.ask("play", moves=self.moves, **asked)

    def undo(self) -> bool:
        """Take the last action back, a payment with its claim; as `ask`."""
        return self.ask("undo", moves=self.moves)

    def ask(self, kind: str, **fields: object) -> bool:
        """Ask for something: True once it is done, False if the connection was lost before that; or ServerError."""
        if not self.is_connected:
            raise ServerError("not connected to the server; reconnecting")
        self._id += 1
        message = {"type": kind, "id": self._id, **fields}
        if self._opened == self._wire.opened:  # otherwise the inbox has the welcome of a newer connection
            self._wire.send(message)
        while True:
            answer = self.wait()
            assert answer is not None
            if answer["type"] == "welcome":  # from another process: the last one has not done what it has not answered
                self._wire.send(message)
            if answer["type"] == "lost":
                return False
            if answer["type"] == "done" and answer["id"] == self._id:
                return True
            if answer["type"] == "refused" and answer["id"] in {self._id, None}:
                raise ServerError(answer["text"], answer["code"], answer.get("rule"))
