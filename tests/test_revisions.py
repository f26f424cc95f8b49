"""Games from before a rule was revised continue as they started; new ones follow today's rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.support.golden import FOLDER
from whistlestop import Game, PositionError, RecordError
from whistlestop.notation.record_text import digest_of

OLD = FOLDER / "revision_1"  # written by the last version that allowed face-up cards with deck and discards empty
RECORDS = ("usa", "europe", "nordic", "usa-from-position")


def record(name: str) -> str:
    return (OLD / f"{name}.txt").read_text(encoding="utf-8")


def position() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((OLD / "position.json").read_text(encoding="utf-8"))
    return found


def with_line(text: str, line: str, instead: str) -> str:
    """A record with one line and its digest changed."""
    lines = [instead if each == line else each for each in text.splitlines()[:-1]]
    return "\n".join([*lines, f"digest {digest_of(lines)}", ""])


def bare_draws(game: Game) -> int:
    """How many turns started with a card although deck and discards were empty."""
    count = 0
    while game.log:
        words = game.log[-1].action
        game.undo()
        at = game.position()
        count += words.startswith("draw") and at["phase"] == "turn" and not at["deck"] and not at["discard"]
    return count


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_replays_under_the_old_rule(name: str) -> None:
    game = Game.replay(record(name))
    assert game.over
    assert game.box.house == {"trains": 12, "draw_without_deck": 1}
    assert bare_draws(game) > 0


@pytest.mark.parametrize("name", RECORDS)
def test_an_old_record_that_is_written_again_still_replays(name: str) -> None:
    again = Game.replay(record(name)).record()
    assert Game.replay(again).record() == again != record(name)


def test_the_same_record_under_the_new_rule_is_refused() -> None:
    text = with_line(record("usa"), "seats 2", "seats 2\nrules 2")
    with pytest.raises(RecordError, match="not even face-up ones"):
        Game.replay(text)


def test_an_old_position_continues_under_the_old_rule() -> None:
    game = Game.from_position(position())
    assert "draw red" in game.legal()
    again = Game.from_position(game.position())
    assert again.legal() == game.legal()


@pytest.mark.parametrize("change", [{"rules": 2}, {"generator": None}])
def test_a_position_of_today_is_under_the_new_rule(change: dict[str, Any]) -> None:
    assert not any(words.startswith("draw") for words in Game.from_position(position() | change).legal())


def test_a_new_game_says_its_revision_and_keeps_it() -> None:
    game = Game("usa", seed=1)
    assert (game.box.rules.draw_without_deck, game.position()["rules"]) == (0, 2)
    for again in (Game.replay(game.record()), Game.from_position(game.position())):
        assert again.box.rules.draw_without_deck == 0


@pytest.mark.parametrize("revision", [0, 3])
def test_a_revision_that_nobody_knows_is_refused(revision: int) -> None:
    with pytest.raises(PositionError, match=f"there is no revision {revision} of the rules"):
        Game.from_position({"edition": "usa", "rules": revision})
    text = with_line(Game("usa").record(), "rules 2", f"rules {revision}")
    with pytest.raises(RecordError, match=f"there is no revision {revision} of the rules"):
        Game.replay(text)
