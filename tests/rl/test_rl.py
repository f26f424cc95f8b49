"""The environments keep the contracts of PettingZoo and Gymnasium, and play the same games as `Game`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import render_test

from drawing import pieces
from tests.support.games import LONG_NET
from whistlestop import Game, RulesError
from whistlestop.bots import make_bot
from whistlestop.encoding import Encoding
from whistlestop.errors import EnvError
from whistlestop.rl import ENV_IDS, parallel, picture
from whistlestop.rl.aec import WhistlestopAEC, env
from whistlestop.rl.vector import WhistlestopEnv, WhistlestopVectorEnv
from whistlestop.testing import check_env

SHORT: dict[str, int | list[int]] = {"trains": 8}
EVERY_TABLE = pytest.mark.parametrize(("edition", "seats"), LONG_NET)


# PettingZoo warns like this about every external environment that shows masks the way its own games do.
ABOUT_MASKS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


@EVERY_TABLE
def test_pettingzoo_finds_no_fault(edition: str, seats: int) -> None:
    report = check_env(lambda: env(edition=edition, seats=seats, house=SHORT))
    assert report.games == 1 and {*report.warnings} == ABOUT_MASKS


@EVERY_TABLE
def test_pettingzoo_can_look_at_it(edition: str, seats: int) -> None:
    for make in (env, parallel.env):
        render_test(lambda render_mode, make=make: make(edition=edition, seats=seats, render_mode=render_mode))


def test_after_max_cycles_decisions_of_a_seat_the_game_is_truncated() -> None:
    table = env(edition="nordic", max_cycles=4)
    table.reset(seed=1)
    while not any(table.truncations.values()):
        table.step(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0])
    assert max(table.decisions.values()) == 4
    assert not any(table.terminations.values())


def play_beside(table: WhistlestopAEC, game: Game) -> None:
    """Play the same actions in an environment and in a game, which must agree at every decision."""
    encoding = Encoding(game.box, game.seats)
    chance = np.random.default_rng(5)
    while game.seat is not None:
        assert table.agent_selection == f"seat_{game.seat}"
        for seat, agent in enumerate(table.agents):
            seen = table.observe(agent)
            assert np.array_equal(seen["observation"], encoding.observation(game.redacted(seat), seat))
            assert seen["action_mask"].any() == (seat == game.seat)
        legal = [*game._legal_words().items()]
        words, action = legal[chance.integers(len(legal))]
        assert table.games.words(0, action) == words
        table.step(action)
        game.play(words)


@EVERY_TABLE
def test_an_environment_plays_the_game_of_its_seed(edition: str, seats: int) -> None:
    table = env(edition=edition, seats=seats, house=SHORT)
    table.reset(seed=9)
    game = Game(edition, seats, 9, house=SHORT)
    play_beside(table, game)
    scores = game.scores()
    assert all(table.terminations.values())
    assert table.infos["seat_0"]["total"] == [score["total"] for score in scores]
    for agent, score in zip(table.agents, scores, strict=True):
        ahead = sum((score["place"] < other["place"]) - (score["place"] > other["place"]) for other in scores)
        assert table.rewards[agent] == pytest.approx(ahead / (seats - 1))


@EVERY_TABLE
def test_margins_add_up_to_the_points_ahead_of_the_mean_of_the_others(edition: str, seats: int) -> None:
    table = env(edition=edition, seats=seats, reward="margin", house=SHORT)
    table.reset(seed=4)
    gained = dict.fromkeys(table.agents, 0.0)
    while not any(table.terminations.values()):
        table.step(int(table.games.choose_randomly()[0]))
        gained = {agent: gained[agent] + table.rewards[agent] for agent in gained}
    totals = table.infos["seat_0"]["total"]
    expected = [(seats * total - sum(totals)) / (seats - 1) for total in totals]
    assert [*gained.values()] == pytest.approx(expected)


@EVERY_TABLE
def test_gymnasium_finds_no_fault(edition: str, seats: int) -> None:
    report = check_env(lambda: gymnasium.make(ENV_IDS[edition], seats=seats, house=SHORT))
    assert report.games == 1 and report.warnings == ()


@EVERY_TABLE
@pytest.mark.parametrize("opponents", [None, "random", "strong"])
def test_a_vector_of_games_keeps_its_contract(edition: str, seats: int, opponents: str | None) -> None:
    report = check_env(lambda: WhistlestopVectorEnv(edition, 2, seats, opponents=opponents, house=SHORT))
    assert report.steps == 400 and report.games > 1 and report.warnings == ()


def lie_about_the_mask(seen: dict[str, Any]) -> dict[str, Any]:
    return seen | {"action_mask": np.zeros_like(seen["action_mask"])}


def lie_about_the_space(seen: dict[str, Any]) -> dict[str, Any]:
    return seen | {"observation": seen["observation"][:-1]}


def change_with_the_wind(seen: dict[str, Any]) -> dict[str, Any]:
    return seen | {"observation": np.random.default_rng().integers(0, 2, seen["observation"].shape, np.uint8)}


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lie_about_the_mask, "has no legal action"),
        (lie_about_the_space, "outside its space"),
        (change_with_the_wind, "the same seed and actions"),
    ],
)
def test_the_check_finds_each_fault(spoil: Any, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = WhistlestopVectorEnv._seen
    monkeypatch.setattr(WhistlestopVectorEnv, "_seen", lambda self: spoil(honest(self)))
    with pytest.raises(EnvError, match=fault):
        check_env(lambda: WhistlestopVectorEnv("usa", 2, house=SHORT))


def test_the_check_takes_environments_only() -> None:
    with pytest.raises(EnvError, match="not a PettingZoo or Gymnasium environment"):
        check_env(lambda: "a table")


def test_one_game_replaces_an_illegal_action_or_refuses_it() -> None:
    one = WhistlestopEnv("usa")
    one.reset(seed=1)
    *_, info = one.step(0)
    assert info["illegal"] is True
    strict = WhistlestopEnv("usa", replaces_illegal=False)
    seen, _ = strict.reset(seed=1)
    with pytest.raises(EnvError):
        strict.step(0)
    *_, info = strict.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert info["illegal"] is False


@pytest.mark.parametrize("name", ENV_IDS.values())
def test_gymnasium_makes_them_by_name(name: str) -> None:
    one = gymnasium.make(name, seats=3, render_mode="rgb_array")
    one.reset(seed=1)
    assert one.render().shape[2] == 3  # type: ignore[union-attr]
    many = gymnasium.make_vec(name, num_envs=3, seats=3)
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)


def random_steps(many: WhistlestopVectorEnv, steps: int) -> Iterator[tuple[Any, ...]]:
    for _ in range(steps):
        yield many.step(many.sample_actions())


def test_a_vector_plays_the_games_of_its_seeds_with_the_same_moves_of_its_opponents() -> None:
    many = WhistlestopVectorEnv("europe", 2, 3, opponents=["regular", "strong"], house=SHORT)
    many.reset(seed=30)
    games = [Game("europe", 3, 30 + i, house=SHORT) for i in range(2)]
    over = np.zeros(2, bool)
    while not over.any():
        for i, game in enumerate(games):
            answer(game, i)
        actions = many.sample_actions()
        for i, game in enumerate(games):
            game.play(many.games.words(i, int(actions[i])))
            answer(game, i)
        _, _, over, _, infos = many.step(actions)
    for number in np.flatnonzero(over).tolist():
        scores = games[number].scores()
        assert infos["final_info"][number]["total"] == [score["total"] for score in scores]


def answer(game: Game, seed: int) -> None:
    while game.seat not in {0, None}:
        bot = make_bot(("", "regular", "strong")[game.seat or 0], seed)
        game.play(bot.choose(game.view(game.seat), game.legal()))


def test_bots_that_think_in_words_can_be_opponents_too() -> None:
    many = WhistlestopVectorEnv("usa", 2, 3, opponents=["paq", "tests.rl.test_rl:Last"], house=SHORT)
    many.reset(seed=3)
    assert any(over.any() for _, _, over, _, _ in random_steps(many, 60))


class Last(type(make_bot("random"))):  # type: ignore[misc]
    """A bot in words: it checks its log, and plays the last legal action."""

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        assert view["viewer"] == view["seat"] and all(line["seat"] < 3 for line in view["log"])
        return legal[-1]


def test_a_new_deal_follows_in_the_same_step() -> None:
    many = WhistlestopVectorEnv("nordic", 2, opponents="random", house=SHORT)
    many.reset(seed=5)
    deals = [*many.games.deals]
    over = np.zeros(2, bool)
    while not over[0]:
        seen, _, over, _, infos = many.step(many.sample_actions())
    assert infos["final_info"][0]["seed"] == deals[0]
    assert many.games.deals[0] == "5 1"
    assert Encoding(many.games.box, 2).named(seen["observation"][0])["phase"][0] == 1


def test_an_action_that_the_mask_forbids_is_refused_and_nothing_has_changed() -> None:
    many = WhistlestopVectorEnv("usa", 2, opponents=None)
    many.reset(seed=1)
    before = many.games.states.tobytes()
    legal = many.sample_actions()
    for bad in (0, -1, 10**6):
        with pytest.raises(EnvError, match="game 1"):
            many.step(np.array([legal[0], bad]))
    assert many.games.states.tobytes() == before


def test_without_copies_the_same_arrays_are_written_again() -> None:
    many = WhistlestopVectorEnv("usa", 2, copy=False)
    first, _ = many.reset(seed=1)
    second, *_ = many.step(many.sample_actions())
    assert first["observation"] is second["observation"]


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"opponents": ["random"], "seats": 3}, "3 seats leave room for 2 opponents, not 1"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"reward": "fame"}, "the reward must be place or margin, not 'fame'"),
        ({"seats": 7}, "USA is played with 2 to 5 seats, not 7"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], line: str) -> None:
    with pytest.raises(RulesError, match=line):
        WhistlestopVectorEnv("usa", **options)


def test_a_picture_has_the_colours_of_the_page() -> None:
    assert (*pieces.PLAYERS.values(),) == picture.SEAT_COLOURS


def test_a_picture_shows_whose_a_track_is() -> None:
    table = env(edition="usa", seats=2, render_mode="rgb_array")
    table.reset(seed=1)
    before = table.render()
    table.games.states["owner"][0, :4] = 1
    after = table.render()
    assert isinstance(before, np.ndarray) and isinstance(after, np.ndarray)
    assert (before != after).any()
