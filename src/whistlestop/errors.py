"""The errors that Whistlestop raises for bad input; each message says what is wrong, why, and what to do."""

from __future__ import annotations

from whistlestop.languages.english import Facts, clause


class WhistlestopError(ValueError):
    """The base class of all errors here; catch this to catch them all."""


class BoardError(WhistlestopError):
    """A board that cannot be played on."""


class RulesError(WhistlestopError):
    """A house rule, number of seats or other setting of a new game that is not possible."""


class PositionError(WhistlestopError):
    """An impossible position."""


class RecordError(WhistlestopError):
    """A game record that cannot be read, or that does not replay as written."""


class BotError(WhistlestopError):
    """A bot that breaks the contract of bots."""


class StoreError(WhistlestopError):
    """A database of tables that cannot be opened, read or written."""


class IllegalAction(WhistlestopError):  # noqa: N818 - a public name, read like a word
    """An action that the rules do not allow now; the game is unchanged."""

    def __init__(self, id: str, rule: str, facts: Facts | None = None, names: Facts | None = None) -> None:  # noqa: A002
        super().__init__(id, rule, facts, names)
        self.id = id  # of the message, which exists in every language
        self.rule = rule
        self.facts = facts or {}  # what the message mentions, by id
        self._named = {**self.facts, **(names or {})}

    @property
    def reason(self) -> str:
        """Why the action is illegal, in English."""
        return clause(self.id, self._named)

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class EnvError(WhistlestopError):
    """An RL environment that breaks its contract, or an action that its mask forbids."""


class KernelError(WhistlestopError):
    """A call of compiled code with unsupported arguments, or code that cannot be compiled here."""
