"""The named ways in which Whistlestop refuses bad input; each message says what, why and what to do."""

from __future__ import annotations

from whistlestop.languages.english import Facts, clause


class WhistlestopError(ValueError):
    """Anything that Whistlestop refuses; catch this to catch them all."""


class BoardError(WhistlestopError):
    """A board file that can not be played on."""


class RulesError(WhistlestopError):
    """A house rule, a number of seats or another setting of a new game that can not be."""


class PositionError(WhistlestopError):
    """A position that can not be."""


class RecordError(WhistlestopError):
    """A game record that can not be read, or that does not replay to what it says."""


class BotError(WhistlestopError):
    """A bot that does not do what a bot must do."""


class StoreError(WhistlestopError):
    """A database of tables that can not be opened, read or written to."""


class IllegalAction(WhistlestopError):  # noqa: N818 - a public name, read like a word
    """An action that the rules do not allow now; nothing has changed."""

    def __init__(self, id: str, rule: str, facts: Facts | None = None, names: Facts | None = None) -> None:  # noqa: A002
        super().__init__(id, rule, facts, names)
        self.id = id  # of the sentence, which is there in every language
        self.rule = rule
        self.facts = facts or {}  # what it speaks of, by ids
        self._named = {**self.facts, **(names or {})}

    @property
    def reason(self) -> str:
        """Why not, in English."""
        return clause(self.id, self._named)

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class EnvError(WhistlestopError):
    """An environment for learners that does not keep its contract, or that is asked for an action it forbids."""


class KernelError(WhistlestopError):
    """A call of compiled code with something that it does not take, or that can not be compiled here."""
