"""Gymnasium: many games per step, with opponents inside; and a single such game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from whistlestop.boards.editions import BoardSource
from whistlestop.engine.jit import Array
from whistlestop.rl.games import Games
from whistlestop.rl.rendering import RENDER_MODES, render
from whistlestop.rl.spaces import House, Observation, outcome_of_game, spaces_of

LEARNER_SEAT = 0
RANDOM_OPPONENTS = "random"


class WhistlestopVectorEnv(VectorEnv[Observation, Array, Array]):
    """A number of games that advance together; a game that ends is dealt again in the same step.

    The learner sits in seat 0 and the opponents around it; with opponents=None it decides for every seat in turn,
    `infos["seat"]` says for whom, and `infos["rewards"]` holds the rewards of all seats.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        edition: BoardSource | None = None,
        num_envs: int = 1,
        seats: int = 2,
        *,
        board: BoardSource | None = None,
        opponents: Sequence[str] | str | None = RANDOM_OPPONENTS,
        reward: str = "place",
        house: House | None = None,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.games = Games(edition, seats, num_envs, board=board, opponents=opponents, reward=reward, house=house)
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(self.games.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = render_mode
        self._copy = copy
        self._is_alone = opponents is None
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal every game; game i of seed n is the one that Game deals with seed n + i."""
        if isinstance(seed, int) or seed is None:
            super().reset(seed=seed)
            first = int(self.np_random.integers(2**31)) if seed is None else seed
            seed = [first + number for number in range(self.num_envs)]
        drawn = self.np_random.integers(2**31, size=self.num_envs).tolist()
        self.games.deal([drawn[i] if one is None else one for i, one in enumerate(seed)])
        return self._seen(), {"seat": self.games.on_turn.copy()}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Play an action in each game."""
        games = self.games
        ended = games.play(np.asarray(actions))
        infos: dict[str, Any] = {"rewards": games.rewards.copy()}
        if ended:
            infos |= self._final()
        over = games.is_over.copy()
        games.next_games(ended)
        infos["seat"] = games.on_turn.copy()
        return self._seen(), self._gained(infos["rewards"]), over, self._never.copy(), infos

    def _gained(self, rewards: Array) -> Array:
        seats = self.games.actors if self._is_alone else np.full(self.num_envs, LEARNER_SEAT)
        return np.take_along_axis(rewards, seats[:, None].astype(np.int64), 1)[:, 0]

    def _seen(self) -> Observation:
        seen = {"observation": self.games.observations, "action_mask": self.games.masks}
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen

    def _final(self) -> dict[str, Any]:
        """What Gymnasium requires where a game has ended: its last observation and its outcome."""
        games, over = self.games, self.games.is_over
        final: dict[str, Array] = {name: np.full(self.num_envs, None, object) for name in ("final_obs", "final_info")}
        for game in np.flatnonzero(over).tolist():
            seen = games.observation(game, int(games.actors[game]))
            final["final_obs"][game] = {"observation": seen, "action_mask": np.zeros_like(games.masks[game])}
            final["final_info"][game] = outcome_of_game(games, game)
        return {**final, **{f"_{name}": over.copy() for name in final}}

    def sample_actions(self) -> Array:
        """A legal action for each game, each with the same chance; faster than sampling from the space."""
        return self.games.choose_randomly().copy()


class WhistlestopEnv(gymnasium.Env[Observation, int]):
    """One game with opponents inside; the learner sits in seat 0.

    Many tools for Gymnasium ignore masks, so an illegal action is replaced by a random legal one, and
    `info["illegal"]` says so; with replaces_illegal=False it is refused, as everywhere else.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": RENDER_MODES,
        "render_fps": 4,
    }

    def __init__(
        self,
        edition: BoardSource | None = None,
        seats: int = 2,
        *,
        board: BoardSource | None = None,
        opponents: Sequence[str] | str = RANDOM_OPPONENTS,
        reward: str = "place",
        house: House | None = None,
        replaces_illegal: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.games = Games(edition, seats, board=board, opponents=opponents, reward=reward, house=house)
        self.observation_space, self.action_space = spaces_of(self.games.encoding)
        self.replaces_illegal = replaces_illegal
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game; with a seed, the same game that Game deals with it."""
        super().reset(seed=seed)
        self.games.deal([int(self.np_random.integers(2**31)) if seed is None else seed])
        return self._seen(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the opponents reply."""
        games = self.games
        is_illegal = self.replaces_illegal and not games.allows(action)
        actions = games.choose_randomly() if is_illegal else np.array([action], np.int64)
        is_over = games.play(actions) > 0
        info = {"illegal": is_illegal} | (outcome_of_game(games, 0) if is_over else {})
        games.look()
        return self._seen(), float(games.rewards[0, LEARNER_SEAT]), is_over, False, info

    def _seen(self) -> Observation:
        return {"observation": self.games.observations[0].copy(), "action_mask": self.games.masks[0].copy()}

    def render(self) -> Any:
        """The table as text or as a picture."""
        return render(self.games, self.render_mode)
