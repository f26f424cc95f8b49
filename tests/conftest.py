"""What tests share: Hypothesis profiles, a finished game, a server, and a person who types."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from prompt_toolkit.input import PipeInput, create_pipe_input

from whistlestop import Game
from whistlestop.bots import make_bot
from whistlestop.engine import batch, jit

if TYPE_CHECKING:
    from tests.support.server_thread import Serving

# A first call may compile and plain Python is a hundred times slower, so time limits are meaningless here.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

# Tests use the same examples each time; --hypothesis-profile soak searches for new ones.
settings.register_profile("compiled", patient, max_examples=30, derandomize=True)
settings.register_profile("plain", patient, max_examples=10, derandomize=True)
settings.register_profile("soak", patient, max_examples=1000, print_blob=True)
settings.load_profile("compiled" if jit.COMPILED else "plain")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip tests of other kernels where only the library's entry points can be called."""
    for item in items:
        if jit.MODE in ("library", "checked") and item.get_closest_marker("plain"):
            item.add_marker(pytest.mark.skip(reason="calls kernels that are not entry points"))


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a short game of two bots."""
    game = Game("europe", 2, 4, house={"trains": 10}, names=["Ann", "Otto"])
    while not game.over:
        game.play(make_bot("paq").choose(game.view(game.seat), game.legal()))
    return game.record()


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The actions that games have played, in order."""
    found: list[int] = []
    advance = batch.advance

    def noted(*tables: Any) -> None:
        found.append(tables[-1])
        advance(*tables)

    monkeypatch.setattr(batch, "advance", noted)
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server without tables."""
    from tests.support.server_thread import serving

    with serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture
def keys() -> Iterator[PipeInput]:
    """The keys of a terminal."""
    with create_pipe_input() as pipe:
        yield pipe
