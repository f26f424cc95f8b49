"""A pytest plugin for `tools.mutants`: Hypothesis fails at once, without searching for a smaller example."""

from __future__ import annotations

from hypothesis import Phase, settings


def pytest_collection() -> None:
    """Change the profile that conftest.py has chosen, before tests are collected."""
    kept = [phase for phase in Phase if phase not in {Phase.shrink, Phase.explain}]
    settings.register_profile("unshrunk", settings(), phases=kept)
    settings.load_profile("unshrunk")
