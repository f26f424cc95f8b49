"""The arena: which bot is stronger, measured on paired deals and reported with its uncertainty."""

from whistlestop.arena.contest import ArenaError, Contest, open_contest
from whistlestop.arena.run import run_contest
from whistlestop.arena.summary import Question, Summary

__all__ = ["ArenaError", "Contest", "Question", "Summary", "open_contest", "run_contest"]
