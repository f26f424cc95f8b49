"""Checking an environment: its own library's checkers, and games in which its contract must hold."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env as check_gymnasium
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import VectorEnv
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from whistlestop.engine.jit import Array
from whistlestop.errors import EnvError

STEPS = 200


class EnvReport(NamedTuple):
    """The result of a check: the steps taken, the games that ended in them, and the checkers' warnings."""

    steps: int
    games: int
    warnings: tuple[str, ...] = ()


def rehearse(make: Callable[[], Any], seed: int) -> EnvReport:
    """Check a PettingZoo or Gymnasium environment, single or vectorised; EnvError says what is wrong."""
    env = make()
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        try:
            report = _rehearse(env, make, seed)
        except (AssertionError, ValueError, TypeError, KeyError) as error:
            raise EnvError(f"{type(env).__name__}: {str(error) or 'an assertion of its checker fails'}") from error
    return report._replace(warnings=(*dict.fromkeys(str(warning.message) for warning in warned),))


def _rehearse(env: Any, make: Callable[[], Any], seed: int) -> EnvReport:
    if isinstance(env, VectorEnv):
        return _rehearse_vector(env, make(), seed)
    if isinstance(env, gymnasium.Env):
        check_gymnasium(env.unwrapped)
        return _rehearse_one(env, make(), seed)
    if isinstance(env, AECEnv):
        api_test(env, num_cycles=STEPS)
        seed_test(make, num_cycles=STEPS)
        return _rehearse_agents(env, seed)
    if isinstance(env, ParallelEnv):
        parallel_api_test(env, num_cycles=STEPS)
        parallel_seed_test(make, num_cycles=STEPS)
        return _rehearse_together(make(), seed)  # a new one, because the checker has truncated the other
    raise EnvError(f"{type(env).__name__} is not a PettingZoo or Gymnasium environment")


def _hold(fact: object, fault: str) -> None:
    if not fact:
        raise AssertionError(fault)


def _legal(mask: Array, chance: np.random.Generator) -> int:
    _hold(mask.any(), "the seat on turn has no legal action")
    return int(chance.choice(np.flatnonzero(mask)))


def _rehearse_agents(env: Any, seed: int) -> EnvReport:
    """Play one game to its end: only the agent on turn has a mask, and the rewards are zero-sum."""
    chance, steps = np.random.default_rng(seed), 0
    env.reset(seed=seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        for agent in env.agents:
            seen = env.observe(agent)
            _hold(env.observation_space(agent).contains(seen), f"what {agent} sees is outside its space")
            _hold(agent == env.agent_selection or not seen["action_mask"].any(), f"{agent} has a mask off turn")
        env.step(_legal(env.observe(env.agent_selection)["action_mask"], chance))
        _hold(abs(sum(env.rewards.values())) < 1e-3, "the rewards of all seats do not add up to zero")
        steps += 1
    return EnvReport(steps, int(any(env.terminations.values())))


def _rehearse_together(env: Any, seed: int) -> EnvReport:
    """Play one game to its end: every agent with a mask chooses by it, and the rewards are zero-sum."""
    chance, steps = np.random.default_rng(seed), 0
    seen, _ = env.reset(seed=seed)
    over: dict[str, bool] = {}
    while env.agents:
        for agent in env.agents:
            _hold(env.observation_space(agent).contains(seen[agent]), f"what {agent} sees is outside its space")
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        _hold(any(mask.any() for mask in masks.values()), "no agent has a legal action")
        seen, rewards, over, _, _ = env.step(
            {one: _legal(mask, chance) if mask.any() else 0 for one, mask in masks.items()}
        )
        _hold(abs(sum(rewards.values())) < 1e-3, "the rewards of all seats do not add up to zero")
        steps += 1
    return EnvReport(steps, int(any(over.values())))


def _rehearse_one(env: Any, twin: Any, seed: int) -> EnvReport:
    """Play two games with the same seed and actions side by side."""
    chance, steps, over = np.random.default_rng(seed), 0, False
    seen, other = env.reset(seed=seed)[0], twin.reset(seed=seed)[0]
    while not over:
        _hold(data_equivalence(seen, other), "the same seed and actions give other observations")
        _hold(env.observation_space.contains(seen), "an observation is outside its space")
        action = _legal(seen["action_mask"], chance)
        seen, _, over, cut, _ = env.step(action)
        other = twin.step(action)[0]
        over, steps = over or cut, steps + 1
    return EnvReport(steps, 1)


def _rehearse_vector(env: Any, twin: Any, seed: int) -> EnvReport:
    """Play two vectors with the same seed side by side; a game that ends reports its last moment and is dealt again."""
    chance, games = np.random.default_rng(seed), 0
    seen, other = env.reset(seed=seed)[0], twin.reset(seed=seed)[0]
    for _ in range(STEPS):
        _hold(data_equivalence(seen, other), "the same seed and actions give other observations")
        _hold(env.observation_space.contains(seen), "an observation is outside its space")
        actions = np.array([_legal(mask, chance) for mask in seen["action_mask"]])
        seen, rewards, over, cut, infos = env.step(actions)
        other = twin.step(actions)[0]
        _hold(len(rewards) == len(over) == len(cut) == env.num_envs, "not every game has a reward and an end")
        for game in np.flatnonzero(over | cut):
            _hold(env.single_observation_space.contains(infos["final_obs"][game]), "the last observation is missing")
            games += 1
    return EnvReport(STEPS * env.num_envs, games)
