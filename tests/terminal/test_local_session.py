"""A person at the terminal: what can be typed at the table, a whole game by typing, and a record stepped through."""

from __future__ import annotations

from pathlib import Path

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.input import PipeInput
from prompt_toolkit.output import DummyOutput

from tests.support.soak import by_turns
from tests.terminal.test_terminal import at_turn, drawn, paper, printed
from whistlestop import Game
from whistlestop.boards.editions import EDITIONS
from whistlestop.bots import make_bot
from whistlestop.terminal.keeping import Keeper
from whistlestop.terminal.local_session import LocalSession
from whistlestop.terminal.replay_session import ReplaySession, step_through
from whistlestop.terminal.session import SessionLeft


def play(game: Game, keys: PipeInput, *lines: str, keeper: Keeper | None = None) -> str:
    """What a person sees who types these lines and then, if the game goes on, leaves."""
    console = paper()
    keys.send_text("".join(f"{line}\r" for line in lines) + "\x04")
    line: PromptSession[str] = PromptSession(input=keys, output=DummyOutput())
    bots = {seat: make_bot("random", seat) for seat in range(1, game.seats)}
    try:
        LocalSession(game, bots, console, line, keeper or Keeper()).run()
    except SessionLeft:
        console.print("left")
    return printed(console)


@pytest.mark.parametrize("edition", by_turns(["nordic"], EDITIONS))
def test_a_whole_game_by_numbers(edition: str, keys: PipeInput) -> None:
    game = Game(edition, 2, 3, house={"trains": 8}, names=["Ann", "Otto"])
    seen = play(game, keys, *["1"] * 400)
    assert game.over
    assert "the game is over" in seen
    assert "win" in seen


def test_words_letters_and_numbers_are_understood(keys: PipeInput) -> None:
    game = Game("usa", 2, 3, first=0, names=["Ann", "Otto"])
    play(game, keys, "A c", "Draw   DECK", "1")
    offer = Game("usa", 2, 3, first=0).view(0)["offer"] or []
    assert set(game.log[0].action.split()[1:]) == {offer[0], offer[2]}
    assert game.log[2].action == "draw deck"
    assert game.log[3].action.startswith("draw ")


def test_a_claim_can_be_taken_back_before_it_is_paid_for(keys: PipeInput) -> None:
    game = at_turn(hands=[{"red": 3}, {}])
    seen = play(game, keys, "undo", "claim atlanta:nashville", "undo")
    assert "There is nothing to undo" in seen
    assert "How" not in seen and "Taken back" in seen
    assert game.log == []
    assert game.view(0)["phase"] == "turn"


def test_a_card_that_was_seen_cannot_be_taken_back(keys: PipeInput) -> None:
    game = at_turn()
    assert "There is nothing to undo" in play(game, keys, "draw deck", "undo")
    assert len(game.log) == 1


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("draw red", "(D1)"),
        ("claim atlanta:miami", "(C1)"),
        ("fly to mars", "isn’t an action"),
        ("999", "There is no choice 999"),
        ("0", "There is no choice 0"),
        ("save", "Which file?"),
        ("board mars", "there is no city 'mars'"),
    ],
)
def test_impossible_input_is_answered_in_one_sentence(typed: str, reason: str, keys: PipeInput) -> None:
    game = at_turn()
    [_, answer] = play(game, keys, typed).split("✗")
    assert reason in " ".join(answer.split())  # a narrow window breaks a long sentence
    assert game.log == []


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("help", "take back a claim"),
        ("?", "take back a claim"),
        ("table", "points"),
        ("claims", "Atlanta–Nashville 1 grey"),
        ("stations", "There is no station to choose now"),
        ("board", "Atlanta–Miami 5 blue"),
        ("board miami", "Atlanta–Miami 5 blue"),
        ("my tickets", "Boston–Miami, 12 points: 12 trains to go"),
        ("log", "left"),
        ("", "left"),
    ],
)
def test_commands(typed: str, shown: str, keys: PipeInput) -> None:
    game = at_turn(hands=[{"red": 1}, {}], tickets=[["boston:miami"], []])
    assert shown in play(game, keys, typed)
    assert game.log == []


def test_quit_and_end_of_input_leave_the_table(keys: PipeInput) -> None:
    assert play(at_turn(), keys, "quit").endswith("left\n")


def test_control_c_leaves_the_table(keys: PipeInput) -> None:
    assert play(at_turn(), keys, "\x03").endswith("left\n")


def test_a_game_is_saved_and_continues(keys: PipeInput, tmp_path: Path) -> None:
    game = Game("usa", 2, 3, first=0, names=["Ann", "Otto"])
    path = tmp_path / "My.game"
    seen = play(game, keys, "1", f"save {path}", f"save {tmp_path / 'no' / 'folder'}")
    assert "resume it with: whistlestop play --resume" in seen.replace("\n", " ")
    assert "there is no folder" in " ".join(seen.split())
    assert Game.replay(path.read_text()).record() == game.record()


def test_a_finished_game_can_still_be_saved(keys: PipeInput, tmp_path: Path) -> None:
    game = Game("usa", 2, 3, house={"trains": 5}, names=["Ann", "Otto"])
    while not game.over:
        game.play(game.legal()[0])
    play(game, keys, str(tmp_path / "no" / "folder"), str(tmp_path / "mine.game"))
    assert Game.replay((tmp_path / "mine.game").read_text()).over


def test_a_keeper_says_how_to_resume(tmp_path: Path) -> None:
    game = at_turn()
    assert "not saved" in Keeper().farewell(game)
    assert "--resume" in Keeper(tmp_path / "a.game").farewell(game)


def test_stepping_through_a_record(finished: str, keys: PipeInput) -> None:
    session = ReplaySession(Game.replay(finished), None)
    last = len(session.whole.log)
    console = paper()
    keys.send_text("\rn\rp\r5\r99999\rhm\rq\r")
    step_through(session, console, PromptSession(input=keys, output=DummyOutput()))
    seen = printed(console)
    assert "on offer" in seen and "not one of the keys" in seen and "the game is over" in seen
    assert session.at == last
    session.go(-3)
    assert session.at == 0
    assert len(list(session.turns())) > 10


def test_stepping_with_the_eyes_of_one_seat(finished: str, keys: PipeInput) -> None:
    session = ReplaySession(Game.replay(finished), 1)
    session.go(4)
    seen = drawn(session.draw(paper()))
    hand = Game.replay(finished).view(1)["hand"]
    assert hand is not None and "hand" in seen and "on offer" not in seen
    keys.send_text("\x04")
    step_through(session, paper(), PromptSession(input=keys, output=DummyOutput()))
