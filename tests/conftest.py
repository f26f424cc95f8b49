"""What tests share: how freely Hypothesis may search, a finished game to look at, a server, and a person who types."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from prompt_toolkit.input import PipeInput, create_pipe_input

from tests.serving import Serving, serving
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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server without tables."""
    with serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    """The keys of a terminal."""
    with create_pipe_input() as pipe:
        yield pipe
