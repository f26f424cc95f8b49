"""Reinforcement-learning environments for PettingZoo, Gymnasium and OpenSpiel, all around the same compiled games.

Importing it registers `whistlestop/USA-v1`, `whistlestop/Europe-v1` and `whistlestop/Nordic-v1` with Gymnasium.
"""

from whistlestop.rl.registration import ENV_IDS, register_all

register_all()

__all__ = ["ENV_IDS"]
