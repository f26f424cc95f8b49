"""PettingZoo Parallel, where all agents act at every step: only the action of the agent on turn counts."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Space
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from whistlestop.engine.jit import Array
from whistlestop.errors import EnvError
from whistlestop.rl.aec import WhistlestopAEC
from whistlestop.rl.spaces import Observation


def parallel_env(**options: Any) -> WhistlestopParallel:
    """Make a PettingZoo parallel environment; the options are those of WhistlestopParallel."""
    return WhistlestopParallel(**options)


def env(**options: Any) -> AECEnv:
    """The same as an AEC environment, as PettingZoo converts it: each agent is asked once per cycle."""
    return parallel_to_aec(parallel_env(**options))


class WhistlestopParallel(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """The game of WhistlestopAEC, one decision per step; it is truncated after max_cycles steps.

    Only the agent on turn has legal actions in its mask; the actions of the others do nothing. An illegal action is
    replaced by a random legal one, and its info says so; with replaces_illegal=False it is refused.
    """

    def __init__(self, *, max_cycles: int | None = None, replaces_illegal: bool = True, **options: Any) -> None:
        self.table = WhistlestopAEC(**options)
        self.metadata, self.render_mode = self.table.metadata, self.table.render_mode
        self.possible_agents = self.table.possible_agents
        self.max_cycles, self.replaces_illegal = max_cycles, replaces_illegal
        self.agents: list[str] = []
        self.steps = 0

    def observation_space(self, agent: str) -> Space[Observation]:
        """The space of an agent's observations."""
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> Space[int]:
        """The space of an agent's actions."""
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a game; with a seed, the same game that Game deals with it."""
        self.table.reset(seed, options)
        self.agents, self.steps = self.table.agents[:], 0
        return self._seen(), self.table.infos

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Play the action of the agent on turn."""
        on_turn = self.table.agent_selection
        is_illegal = self._play(on_turn, actions)
        self.steps += 1
        infos = {agent: info | {"illegal": is_illegal and agent == on_turn} for agent, info in self.table.infos.items()}
        seen, over = self._seen(), dict(self.table.terminations)
        is_cut = self.steps == self.max_cycles and not all(over.values())
        if is_cut or all(over.values()):
            self.agents = []
        return seen, dict(self.table.rewards), over, dict.fromkeys(over, is_cut), infos

    def _play(self, on_turn: str, actions: dict[str, int]) -> bool:
        """Play the action, or a random one if it is illegal; returns whether it was."""
        if on_turn not in actions:
            raise EnvError(f"{on_turn} is on turn, but its action is missing")
        games, action = self.table.games, actions[on_turn]
        is_illegal = self.replaces_illegal and not games.allows(action)
        self.table.step(int(games.choose_randomly()[0]) if is_illegal else action)
        return is_illegal

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def render(self) -> str | Array | None:
        """The table as text or as a picture."""
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""
