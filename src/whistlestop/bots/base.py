"""What a bot is, and how it is found by its name."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from whistlestop.errors import RulesError
from whistlestop.views.view import View

__all__ = ["Bot", "View", "bot_class", "bot_names", "make_bot", "register", "registry"]

registry: dict[str, type[Bot]] = {}


class Bot:
    """A player that sees a view and the legal actions, and nothing else."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.chance = random.Random(seed)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """One of the legal actions."""
        raise NotImplementedError

    def explain(self) -> Mapping[str, object] | None:
        """Why it chose what it chose last, as data; None if it does not tell."""
        return None


BotClass = TypeVar("BotClass", bound=type[Bot])


def register(name: str) -> Callable[[BotClass], BotClass]:
    """Let a bot be called by a name."""

    def named(bot: BotClass) -> BotClass:
        known = registry.get(name)
        if known is not None and known.__qualname__ != bot.__qualname__:
            raise RulesError(f"the bot {name!r} is registered already, as {known.__qualname__}; choose another name")
        registry[name] = bot
        return bot

    return named


def bot_names() -> list[str]:
    """The names of all registered bots, in alphabetical order."""
    return sorted(registry)


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its registered name, or one of your own as `module:Class`."""
    made = bot_class(name)
    try:
        return made(seed)
    except Exception as error:
        raise RulesError(f"the bot {name!r} can not be made: {error!r}; does it take a seed?") from error


def bot_class(name: str) -> type[Bot]:
    """The class of a bot by its registered name, or as `module:Class`."""
    if name in registry:
        return registry[name]
    module, colon, attribute = name.partition(":")
    if not (colon and all(part.isidentifier() for part in module.split("."))):
        raise RulesError(f"there is no bot {name!r}; choose {' or '.join(bot_names())}, or name yours as module:Class")
    found = getattr(_imported(module, name), attribute, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise RulesError(f"the bot {name!r} can not be used: {attribute} in {module} is no Bot class")
    return found


def _imported(module: str, name: str) -> Any:
    # A person's own bot lies where the command was given, which an installed script does not look at.
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(module)
    except (ImportError, SyntaxError) as error:
        raise RulesError(f"the bot {name!r} can not be loaded: {error}") from None
    except Exception as error:
        raise RulesError(f"the bot {name!r} can not be loaded, its module fails: {error!r}") from error
