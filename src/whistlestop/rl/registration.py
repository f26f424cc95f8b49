"""The names by which Gymnasium knows the environments; a change of what is seen, done or rewarded is a new version."""

from __future__ import annotations

from importlib.util import find_spec

from whistlestop.boards.board import EDITIONS

VERSION = 1
ENV_IDS = {edition: f"whistlestop/{'USA' if edition == 'usa' else edition.title()}-v{VERSION}" for edition in EDITIONS}


def register_all() -> None:
    """Register every edition, where Gymnasium is installed."""
    if find_spec("gymnasium") is None:
        return
    import gymnasium

    for edition, name in ENV_IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="whistlestop.rl.vector:WhistlestopEnv",
                vector_entry_point="whistlestop.rl.vector:WhistlestopVectorEnv",
                kwargs={"edition": edition},
            )
