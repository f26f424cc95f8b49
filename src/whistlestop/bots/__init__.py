"""Bots: each sees a view and the legal actions, and chooses one of them."""

from whistlestop.bots.base import Bot, View, bot_class, bot_names, make_bot, register, registry
from whistlestop.bots.levels import LEVELS, Beginner, Casual, Planner, Regular, Strong
from whistlestop.bots.random import RandomBot
from whistlestop.bots.reference import Cfae, Dest, Paq, Plan

__all__ = [
    "LEVELS",
    "Beginner",
    "Bot",
    "Casual",
    "Cfae",
    "Dest",
    "Paq",
    "Plan",
    "Planner",
    "RandomBot",
    "Regular",
    "Strong",
    "View",
    "bot_class",
    "bot_names",
    "make_bot",
    "register",
    "registry",
]
