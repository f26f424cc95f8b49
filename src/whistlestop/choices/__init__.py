"""What a seat can do now: payments, odds, goals, plans, and the paths still open."""

from whistlestop.choices.choices import choices_of
from whistlestop.choices.goals import goals_of
from whistlestop.choices.odds import blind_odds, tunnel_odds
from whistlestop.choices.plans import plan_of

__all__ = ["blind_odds", "choices_of", "goals_of", "plan_of", "tunnel_odds"]
