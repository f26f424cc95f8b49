"""The base class of bots, and how bots are found by name."""

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
        """Choose one of the legal actions."""
        raise NotImplementedError

    def explain(self) -> Mapping[str, object] | None:
        """Why it made its last choice, as data; None if it does not say."""
        return None


BotClass = TypeVar("BotClass", bound=type[Bot])


def register(name: str) -> Callable[[BotClass], BotClass]:
    """Register a bot under a name."""

    def named(bot: BotClass) -> BotClass:
        known = registry.get(name)
        if known is not None and known.__qualname__ != bot.__qualname__:
            raise RulesError(f"the bot {name!r} is already registered, as {known.__qualname__}; choose another name")
        registry[name] = bot
        return bot

    return named


def bot_names() -> list[str]:
    """The names of all registered bots, in alphabetical order."""
    return sorted(registry)


def make_bot(name: str, seed: int = 0) -> Bot:
    """Make a bot by its registered name, or your own as `module:Class`."""
    made = bot_class(name)
    try:
        return made(seed)
    except Exception as error:
        raise RulesError(f"the bot {name!r} cannot be created: {error!r}; does it take a seed?") from error


def bot_class(name: str) -> type[Bot]:
    """The class of a bot by its registered name, or as `module:Class`."""
    if name in registry:
        return registry[name]
    module, colon, attribute = name.partition(":")
    if not (colon and all(part.isidentifier() for part in module.split("."))):
        raise RulesError(f"there is no bot {name!r}; choose {' or '.join(bot_names())}, or your own as module:Class")
    found = getattr(_imported(module, name), attribute, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise RulesError(f"the bot {name!r} cannot be used: {attribute} in {module} is not a Bot class")
    return found


def _imported(module: str, name: str) -> Any:
    # Users keep their bots in the current folder, where an installed script does not look.
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(module)
    except (ImportError, SyntaxError) as error:
        raise RulesError(f"the bot {name!r} cannot be loaded: {error}") from None
    except Exception as error:
        raise RulesError(f"the bot {name!r} cannot be loaded, because its module fails: {error!r}") from error
