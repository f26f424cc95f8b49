"""Reference bots: published ideas, re-implemented for every board and frozen, to measure other bots by."""

from whistlestop.bots.reference.cfae import Cfae, decide_cfae
from whistlestop.bots.reference.dest import Dest, decide_dest
from whistlestop.bots.reference.paq import Paq, decide_paq
from whistlestop.bots.reference.plan import Plan, decide_plan

__all__ = ["Cfae", "Dest", "Paq", "Plan", "decide_cfae", "decide_dest", "decide_paq", "decide_plan"]
