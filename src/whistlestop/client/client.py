"""A place at a table of a server: what it is told is kept, and what is asked for is waited for."""

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

REVEALING = 0  # the id of the message that reveals a nonce; nobody waits for its answer


class Client:
    """A chair at a table, or a place to look on from; after a broken line it comes back by itself."""

    def __init__(self, link: Link | str) -> None:
        self.link = Link.read(link) if isinstance(link, str) else link
        self.hear: Callable[[Message], object] = lambda message: None  # told of each message, once it is kept
        self.seat: int | None = None
        self.is_connected = False
        self.table: dict[str, Any] = {}
        self.phrases: list[str] = []
        self.view = cast("View", {})  # with the whole log; empty before the deal
        self.choices: dict[str, Any] = {}
        self.moves = 0
        self.again: Link | None = None  # the own chair at the table where the same people play again
        self.deal_fault: str | None = None  # what is wrong with the deal, once the game is over
        self._board: dict[str, Any] = {}  # a board that is none of the editions, as views and tables carry it
        self._id = 0
        self._witness = Witness(self.link.nonce)
        self._opened = 0
        self._wire = Wire(self.link)
        self.wait()
        while self.table["state"] != "waiting" and not self.is_dealt:
            self.wait()

    @classmethod
    def join(cls, link: Link | str, name: str) -> Self:
        """The chair of a link or of an invitation, or else a free chair at its table under a name."""
        link = Link.read(link) if isinstance(link, str) else link
        if link.is_invitation:
            return cls(lobby.claim(link))
        return cls(link if link.token else lobby.sit_down(link, name, nonce=new_nonce()))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go; the chair stays what it is."""
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
        """Wait for the next message, and keep what it tells; None if none came in time, ServerError at the end."""
        try:
            message = self._wire.inbox.get(timeout=seconds)
        except Empty:
            return None
        if isinstance(message, ServerError):
            self._wire.inbox.put(message)  # it stays the last word
            raise message
        self._keep(message)
        self.hear(message)
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
                self.choices = {}  # what has become of the last one is told after the return

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
            self.view["seat"] = self.seat  # first tickets are chosen by all at once, whoever comes first inside

    def play(self, *steps: str) -> bool:
        """Play an action, or a claim or station with all that pays for it: every step or none; as `ask`."""
        asked: dict[str, object] = {"words": steps[0]} if len(steps) == 1 else {"steps": steps}
        return self.ask("play", moves=self.moves, **asked)

    def undo(self) -> bool:
        """Take the last action back, a payment with its claim; as `ask`."""
        return self.ask("undo", moves=self.moves)

    def ask(self, kind: str, **fields: object) -> bool:
        """Ask for something: True once it is done, False if the line broke before that was known; or ServerError."""
        if not self.is_connected:
            raise ServerError("there is no line to the server now; it is tried again and again")
        self._id += 1
        message = {"type": kind, "id": self._id, **fields}
        if self._opened == self._wire.opened:  # or else the inbox tells of another line
            self._wire.send(message)
        while True:
            answer = self.wait()
            assert answer is not None
            if answer["type"] == "welcome":  # of another process: the last one has not done what it has not answered
                self._wire.send(message)
            if answer["type"] == "lost":
                return False
            if answer["type"] == "done" and answer["id"] == self._id:
                return True
            if answer["type"] == "refused" and answer["id"] in {self._id, None}:
                raise ServerError(answer["text"], answer["code"], answer.get("rule"))
