"""All seats acting at once: PettingZoo's parallel environment plays the same games and keeps its contract."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import max_cycles_test

from tests.rl.test_rl import EVERY_TABLE, SHORT
from whistlestop.errors import EnvError
from whistlestop.rl import parallel
from whistlestop.rl.aec import env
from whistlestop.testing import check_env


@EVERY_TABLE
def test_pettingzoo_finds_no_fault_when_all_are_asked_at_once(edition: str, seats: int) -> None:
    report = check_env(lambda: parallel.parallel_env(edition=edition, seats=seats, house=SHORT))
    assert report.games == 1 and report.warnings == ()


def test_a_game_of_full_length_is_checked_to_its_end() -> None:
    report = check_env(lambda: parallel.parallel_env(edition="usa", seats=4))
    assert report.steps > 200 and report.games == 1


@EVERY_TABLE
def test_pettingzoo_finds_that_max_cycles_is_kept(edition: str, seats: int) -> None:
    options = {"edition": edition, "seats": seats}
    max_cycles_test(
        SimpleNamespace(env=partial(parallel.env, **options), parallel_env=partial(parallel.parallel_env, **options))
    )


def test_all_at_once_plays_the_same_game_and_only_the_seat_on_turn_counts() -> None:
    together, table = (
        parallel.parallel_env(edition="europe", seats=3, house=SHORT),
        env(edition="europe", seats=3, house=SHORT),
    )
    together.reset(seed=3)
    table.reset(seed=3)
    while not all(table.terminations.values()):
        agent, action = table.agent_selection, int(table.games.choose_randomly()[0])
        table.step(action)
        seen, rewards, over, _, infos = together.step({one: action if one == agent else 0 for one in together.agents})
        assert all(np.array_equal(seen[one]["observation"], table.observe(one)["observation"]) for one in seen)
        assert (rewards, over) == (table.rewards, table.terminations)
        assert not any(info["illegal"] for info in infos.values())
    assert together.agents == []


def test_all_at_once_replaces_an_illegal_action_or_refuses_it() -> None:
    together = parallel.parallel_env(edition="usa")
    together.reset(seed=1)
    on_turn = together.table.agent_selection
    *_, infos = together.step(dict.fromkeys(together.agents, 0))
    assert [agent for agent, info in infos.items() if info["illegal"]] == [on_turn]
    strict = parallel.parallel_env(edition="usa", replaces_illegal=False)
    strict.reset(seed=1)
    with pytest.raises(EnvError, match="action 0 is not legal"):
        strict.step(dict.fromkeys(strict.agents, 0))
    with pytest.raises(EnvError, match=f"{on_turn} is on turn"):
        strict.step({})
