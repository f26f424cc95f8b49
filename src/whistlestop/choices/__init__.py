"""What a seat can do now: payments, odds, goals, and the paths still open."""

from whistlestop.choices.choices import choices_of
from whistlestop.choices.goals import goals_of
from whistlestop.choices.odds import blind_odds, tunnel_odds

__all__ = ["blind_odds", "choices_of", "goals_of", "tunnel_odds"]
