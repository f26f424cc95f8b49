"""Players made of code: each sees a view and the legal actions, and chooses one of them."""

from whistlestop.bots.base import Bot, View, bot_class, bot_names, make_bot, register, registry
from whistlestop.bots.chaser import Chaser
from whistlestop.bots.random import RandomBot

__all__ = ["Bot", "Chaser", "RandomBot", "View", "bot_class", "bot_names", "make_bot", "register", "registry"]
