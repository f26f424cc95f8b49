"""PettingZoo AEC: one game in which every seat is an agent, in the order of the decisions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from whistlestop.boards.editions import BoardSource
from whistlestop.engine.jit import Array
from whistlestop.rl.games import Games
from whistlestop.rl.rendering import RENDER_MODES, render
from whistlestop.rl.spaces import House, Observation, outcome_of_game, spaces_of

VERSION = 1


def env(**options: Any) -> WhistlestopAEC:
    """Make a PettingZoo environment; the options are those of WhistlestopAEC."""
    return WhistlestopAEC(**options)


class WhistlestopAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game of any edition and number of seats; the agents are seat_0, seat_1 and so on.

    An observation is a dict of `observation` and `action_mask`; the mask is all zeros for a seat that is not on turn.
    """

    def __init__(
        self,
        edition: BoardSource | None = None,
        seats: int = 2,
        *,
        board: BoardSource | None = None,
        reward: str = "place",
        house: House | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.games = Games(edition, seats, board=board, reward=reward, house=house)
        name = f"whistlestop_{self.games.box.board.id}_v{VERSION}"
        self.metadata = {"name": name, "render_modes": RENDER_MODES, "render_fps": 4}
        self.metadata |= {"is_parallelizable": False}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        seen, acted = zip(*(spaces_of(self.games.encoding) for _ in range(seats)), strict=True)
        self.observation_spaces: dict[str, Space[Observation]] = dict(zip(self.possible_agents, seen, strict=True))
        self.action_spaces: dict[str, Space[int]] = dict(zip(self.possible_agents, acted, strict=True))
        self.agents: list[str] = []
        self._action = np.zeros(1, np.int64)
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Space[Observation]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[int]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; with a seed, the same game that Game deals with it."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.games.deal([int(self._chance.integers(2**31)) if seed is None else seed])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = dict.fromkeys(self.agents, 0)
        self._look()

    def step(self, action: int | None) -> None:
        """Play the action of the agent on turn; EnvError if the mask does not allow it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._action[0] = -1 if action is None else action
        is_over = self.games.play(self._action) > 0
        self._cumulative_rewards[agent] = 0.0
        for one, reward in zip(self.possible_agents, self.games.rewards[0].tolist(), strict=True):
            self.rewards[one] = reward
            self._cumulative_rewards[one] += reward
        self.decisions[agent] += 1
        self._look()
        if is_over:
            self._end()
        elif self.decisions[agent] == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        outcome = outcome_of_game(self.games, 0)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: dict(outcome) for agent in self.agents}

    def _look(self) -> None:
        self.games.look()
        seat = int(self.games.on_turn[0])
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        seat = self.possible_agents.index(agent)
        if seat == self.games.on_turn[0]:
            return {"observation": self.games.observations[0].copy(), "action_mask": self.games.masks[0].copy()}
        seen = self.games.observation(0, seat)
        return {"observation": seen, "action_mask": np.zeros(self.games.encoding.actions, np.int8)}

    def render(self) -> str | Array | None:
        """The table as text or as a picture."""
        return render(self.games, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
