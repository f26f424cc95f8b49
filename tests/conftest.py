"""What every test run needs: how freely Hypothesis may search in each mode, and a finished game to look at."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from whistlestop import Game
from whistlestop.bots import make_bot

# A first call may compile and plain Python is a hundred times slower, so time says nothing about a test here.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("compiled", patient, max_examples=100)
settings.register_profile("uncompiled", patient, max_examples=20)
settings.load_profile("uncompiled" if os.environ.get("NUMBA_DISABLE_JIT") == "1" else "compiled")


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a short game of two bots."""
    game = Game("europe", 2, 4, house={"trains": 10}, names=["Ann", "Otto"])
    while not game.over:
        game.play(make_bot("paq").choose(game.view(game.seat), game.legal()))
    return game.record()
