"""Bots are found by name, see nothing but a view, and play every edition to its end."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from whistlestop import Game, RulesError
from whistlestop.boards.editions import EDITIONS
from whistlestop.bots import LEVELS, Bot, bot_names, make_bot, register
from whistlestop.bots.base import registry
from whistlestop.views.view import View

SHORT = {"trains": 12}


def played(edition: str, kinds: list[str], seed: int = 0, house: dict[str, Any] | None = None) -> Game:
    game = Game(edition, len(kinds), seed, house=SHORT if house is None else house)
    bots = [make_bot(kind, seed + seat) for seat, kind in enumerate(kinds)]
    while game.seat is not None:
        words = bots[game.seat].choose(game.view(game.seat), game.legal())
        assert words in game.legal()
        game.play(words)
    return game


def at_turn(edition: str = "usa", **fields: Any) -> Game:
    return Game.from_position({"edition": edition, "seats": 2, "seat": 0, "phase": "turn", "seed": 1, **fields})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kinds", [["paq", "random"], ["random", "paq", "paq"]])
def test_bots_play_every_edition_to_its_end(edition: str, kinds: list[str]) -> None:
    game = played(edition, kinds)
    assert game.over
    assert Game.replay(game.record()).record() == game.record()


@pytest.mark.parametrize("edition", EDITIONS)
def test_paq_beats_random(edition: str) -> None:
    games = [played(edition, ["paq", "random"], seed, house={}) for seed in range(3)]
    assert all(game.scores()[0]["place"] == 1 for game in games)


def test_the_same_seed_plays_the_same_game() -> None:
    assert played("europe", ["paq", "random"], 5).record() == played("europe", ["paq", "random"], 5).record()


def test_names_of_bots() -> None:
    assert bot_names() == sorted(bot_names())
    assert {*LEVELS, "random", "dest", "paq", "plan"} <= set(bot_names())


def test_a_custom_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistlestop.bots.base.registry", dict(registry))

    @register("hoarder")
    class Hoarder(Bot):
        def choose(self, view: View, legal: Any) -> str:
            return str(legal[0])

    assert isinstance(make_bot("hoarder"), Hoarder)
    with pytest.raises(RulesError, match="already registered"):
        register("hoarder")(type("Other", (Bot,), {}))


def test_a_bot_from_a_module_where_the_command_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_bots.py").write_text("from whistlestop.bots import Bot\nclass Mine(Bot):\n    pass\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    bot = make_bot("my_own_bots:Mine", seed=3)
    assert type(bot).__name__ == "Mine"
    with pytest.raises(NotImplementedError):
        bot.choose(Game("usa").view(0), [])


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("zorro", "there is no bot 'zorro'; choose beginner or casual or "),
        ("", "there is no bot ''"),
        (":Bot", "there is no bot ':Bot'"),
        ("..:Bot", "there is no bot '..:Bot'"),
        ("no_such_module:Bot", "cannot be loaded: No module named"),
        ("pathlib:Path", "Path in pathlib is not a Bot class"),
        ("pathlib:Nothing", "Nothing in pathlib is not a Bot class"),
    ],
)
def test_unknown_bots_are_refused(name: str, reason: str) -> None:
    with pytest.raises(RulesError) as refusal:
        make_bot(name)
    assert reason in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_paq_claims_the_route_that_its_ticket_misses() -> None:
    game = at_turn(
        hands=[{"red": 2, "blue": 6}, {}],
        tickets=[["houston:kansas-city"], []],
        routes={"dallas:houston": 0, "dallas:oklahoma-city": 0},
    )
    assert make_bot("paq").choose(game.view(0), game.legal()).startswith("claim kansas-city:oklahoma-city")
