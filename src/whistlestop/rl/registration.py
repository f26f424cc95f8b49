"""The Gymnasium ids of the environments; changed observations, actions or rewards need a new version."""

from __future__ import annotations

from importlib.util import find_spec

from whistlestop.boards.editions import EDITIONS, load_board

VERSION = 1


def _env_id(edition: str) -> str:
    """The id of an edition's environments, capitalised like the board's name if that is the same word."""
    name = load_board(edition).name
    return f"whistlestop/{name if name.lower() == edition else edition.title()}-v{VERSION}"


ENV_IDS = {edition: _env_id(edition) for edition in EDITIONS}


def register_all() -> None:
    """Register every edition, if Gymnasium is installed."""
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
