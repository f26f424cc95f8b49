"""A game with what each seat was dealt at the start, which is not in any log: everything a seat can remember."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, Self

import numpy as np

from whistlestop.belief import sample_state
from whistlestop.encoding import Encoding
from whistlestop.game import Game
from whistlestop.notation.actions import Decision, LogLine, Outcome

UNKNOWN = "?"
OWN = ("hand", "tickets", "offer")


class SearchGame:
    """A game that is played by numbers, with the memory of its seats."""

    def __init__(self, encoding: Encoding, game: Game, dealt: list[dict[str, object]]) -> None:
        self.encoding = encoding
        self.game = game
        self.dealt = dealt

    @classmethod
    def begin(cls, encoding: Encoding, seed: int) -> Self:
        """The game of a seed."""
        game = Game(encoding.box.board, encoding.seats, seed, house=encoding.box.house)
        return cls(encoding, game, [_own(game, seat) for seat in range(game.seats)])

    def __deepcopy__(self, memo: object) -> SearchGame:
        return SearchGame(self.encoding, self.game.copy(), self.dealt)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game.position(), [(d.seat, d.action, d.outcome) for d in self.game.log], self.dealt)

    def __str__(self) -> str:
        return json.dumps(self.game.position())

    def legal(self) -> list[int]:
        """The numbers of the legal actions, in ascending order."""
        shown = self.game.redacted(self.game.seat or 0)
        legal: list[int] = np.flatnonzero(self.encoding.mask(shown)).tolist()
        return legal

    def words(self, action: int) -> str:
        """An action in words."""
        seat = self.game.seat or 0
        offer = self.game.redacted(seat)["offers"][0, seat].tolist()
        return self.encoding.box.notation.words(action, offer)

    def play(self, action: int) -> None:
        """Play an action by its number."""
        self.game.play(self.words(action))

    def returns(self) -> list[float]:
        """What each place is worth: 1 for beating all others, -1 for being beaten by all."""
        places = [score["place"] for score in self.game.scores()]
        return [sum((other > own) - (other < own) for other in places) / (len(places) - 1) for own in places]

    def remembered(self, seat: int) -> str:
        """Everything that a seat has seen since the deal."""
        view = self.game.view(seat)
        counts = {name: view[name] for name in ("seat", "phase", "ticket_counts")}
        return json.dumps([seat, self.dealt[seat], counts, view["log"]])

    def seen(self, seat: int | None) -> str:
        """Everything that a seat, or a spectator, sees now."""
        view = self.game.view(seat)
        return json.dumps({name: value for name, value in view.items() if name not in {"log", "seed", "seed_sha256"}})

    def held(self, seat: int) -> str:
        """What only the seat itself sees now."""
        return json.dumps([seat, _own(self.game, seat)])

    def resampled(self, seat: int, chance: float) -> SearchGame:
        """A game that looks the same to a seat; what the others were dealt is what they hold in it."""
        view = self.game.view(seat)
        game = sample_state(view, random.Random(chance))
        game.log = [_line(line) for line in view["log"]]
        dealt = [self.dealt[other] if other == seat else _own(game, other) for other in range(game.seats)]
        return SearchGame(self.encoding, game, dealt)


def _restored(position: Mapping[str, Any], log: list[tuple[int, str, Outcome]], dealt: list[Any]) -> SearchGame:
    game = Game.from_position(position)
    game.log = [Decision(*line) for line in log]
    return SearchGame(Encoding(game.box, game.seats), game, dealt)


def _own(game: Game, seat: int) -> dict[str, object]:
    view: Mapping[str, object] = game.view(seat, since=len(game.log))
    return {name: view[name] for name in OWN}


def _line(line: LogLine) -> Decision:
    """A line of the log as a decision; tickets that were kept unseen are only counted."""
    outcome = line["outcome"].copy()
    kept = outcome.pop("kept", 0)
    action = " ".join(["keep", *[UNKNOWN] * kept]) if line["action"] == "keep" else line["action"]
    return Decision(line["seat"], action, outcome)
