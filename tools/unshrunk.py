"""A pytest plugin for `tools.mutants`: what Hypothesis finds fails at once, with no search for a smaller example."""

from __future__ import annotations

from hypothesis import Phase, settings


def pytest_collection() -> None:
    """Change the profile that conftest.py has chosen, before any test is read."""
    kept = [phase for phase in Phase if phase not in {Phase.shrink, Phase.explain}]
    settings.register_profile("unshrunk", settings(), phases=kept)
    settings.load_profile("unshrunk")
