"""Every command with good and bad input: bad input ends with one clear line and another exit code than 0."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from tests.support.command_line import refused, run
from whistlestop import Game, RulesError
from whistlestop.boards.board import BOARDS
from whistlestop.boards.editions import EDITIONS
from whistlestop.bots import make_bot
from whistlestop.cli import kernels
from whistlestop.cli.house import read_house, read_seed
from whistlestop.cli.seating import read_bots, seat_all
from whistlestop.engine import jit

COMMANDS = (
    "play",
    "serve",
    "simulate",
    "arena",
    "replay",
    "verify",
    "actions",
    "board check",
    "board draw",
    "bench",
    "kernels",
)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = Game("europe", 2, 7, house={"trains": 8}, names=["Ann", "Otto"])
    bot = make_bot("random", 1)
    while game.seat is not None:
        game.play(bot.choose(game.view(game.seat), game.legal()))
    path = tmp_path_factory.mktemp("records") / "ann.game"
    path.write_text(game.record(), encoding="utf-8")
    return path


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> Iterator[PipeInput]:
    """A person at a terminal, who types what is sent."""
    monkeypatch.setattr("whistlestop.cli.play.has_terminal", lambda: True)
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        yield pipe


def test_version() -> None:
    assert run("--version").output.startswith("whistlestop 0.")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str) -> None:
    assert f"Example: whistlestop {command}" in run(*command.split(), "--help").output


def test_all_commands_are_listed() -> None:
    listed = run("--help").output
    assert all(command.split()[0] in listed for command in COMMANDS)


def test_help_is_quick_and_does_not_load_the_compiler() -> None:
    code = "import sys, whistlestop.cli; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_without_a_terminal_bots_play_a_short_game() -> None:
    result = run("play", "--seed", "7", "--house", "trains=8")
    assert result.exit_code == 0
    assert "claims" in result.output
    assert "the game is over" in result.output


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_can_be_watched(edition: str) -> None:
    words = ["play", "--edition", edition, "--seats", "2", "--bots", "random", "--house", "trains=6", "--seed", "x"]
    result = run(*words)
    assert result.exit_code == 0
    assert result.output == run(*words).output


def test_enter_plays_usa_against_two_bots(keys: PipeInput) -> None:
    keys.send_text("mars\r\rquit\r")
    result = run("play", "--seed", "7")
    assert result.exit_code == 0
    assert "There is no board 'mars'" in result.output
    assert "USA · round 1" in result.output
    assert "Otto" in result.output and "Mira" in result.output
    assert "The game was not saved" in result.output


def test_a_game_is_saved_and_resumed(keys: PipeInput, tmp_path: Path) -> None:
    path = tmp_path / "mine.game"
    keys.send_text("1\r\x04")
    assert (
        "--resume"
        in run("play", "--edition", "nordic", "--bots", "random", "--house", "trains=5", "--save", path).output
    )
    decisions = len(Game.replay(path.read_text()).log)
    keys.send_text("1\r" * 400)
    assert "whistlestop replay" in run("play", "--bots", "random", "--resume", path).output
    assert len(Game.replay(path.read_text()).log) > decisions
    assert "this game is over" in refused("play", "--resume", path)


def test_a_game_is_not_written_over_another_file(keys: PipeInput, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann")
    assert "not overwritten" in refused("play", "--edition", "usa", "--save", path)
    assert "there is no folder" in refused("play", "--edition", "usa", "--save", tmp_path / "no" / "x.game")
    assert path.read_text() == "Dear Ann"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--edition mars", "there is no edition 'mars'"),
        ("--seats 9", "USA is played with 2 to 5 seats, not 9"),
        ("--seats 1", "USA is played with 2 to 5 seats, not 1"),
        ("--seats many", "Invalid value for '--seats'"),
        ("--seats 2 --bots random,random", "2 bots and you do not fit in 2 seats"),
        ("--bots zorro", "there is no bot 'zorro'"),
        ("--house row_flush", "the house rule 'row_flush' cannot be read"),
        ("--house row_flush=many", "the house rule 'row_flush=many' cannot be read"),
        ("--house row_flush=99", "row_flush takes a whole number from 0 to 5"),
        ("--house mars=1", "there is no rule 'mars'"),
        ("--mars", "No such option: --mars"),
        ("mars", "Got unexpected extra argument"),
    ],
)
def test_bad_tables_are_refused(words: str, reason: str) -> None:
    assert refused("play", *words.split()).startswith(reason)


def test_a_bot_with_an_impossible_move_is_named_and_another_move_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wild_bots.py").write_text(
        "from whistlestop.bots import Bot\nclass Wild(Bot):\n    def choose(self, view, legal):\n        return 'fly'\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    result = run("play", "--bots", "wild_bots:Wild", "--house", "trains=5", "--seed", "7")
    assert result.exit_code == 0
    assert "✗ Mira (Wild) chose 'fly', which is not legal; 'draw deck' is played instead." in result.output
    assert "the game is over" in result.output


def test_a_record_is_printed_line_by_line(record: Path) -> None:
    result = run("replay", record)
    assert result.exit_code == 0
    assert "Ann" in result.output and "the game is over" in result.output
    assert "from the deck" in result.output
    assert run("replay", record, "--seat", "1").exit_code == 0


def test_a_record_is_stepped_through(record: Path, keys: PipeInput) -> None:
    keys.send_text("\r\rp\r10\rq\r")
    result = run("replay", record)
    assert result.exit_code == 0
    assert "Enter or n: next" in result.output


def test_true_records_are_verified(record: Path) -> None:
    result = run("verify", record, record)
    assert result.exit_code == 0
    assert result.output.count(": ok, europe, 2 seats,") == 2


def test_false_records_are_reported(record: Path, tmp_path: Path) -> None:
    changed, binary = tmp_path / "changed.game", tmp_path / "binary.game"
    changed.write_text(record.read_text().replace("draw", "grab", 1))
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (changed, binary, tmp_path / "none.game", tmp_path):
        assert refused("verify", path).startswith(f"{path}: ")
        assert refused("replay", path).startswith(f"{path}: ")
    result = run("verify", changed, record)
    assert result.exit_code == 1
    assert ": ok, " in result.stdout


def test_a_seat_that_is_not_there(record: Path) -> None:
    assert refused("replay", record, "--seat", "5").startswith("there is no seat 5")


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_actions_are_listed_once(edition: str) -> None:
    lines = run("actions", edition).output.splitlines()
    assert [int(line.split()[0]) for line in lines] == list(range(len(lines)))
    assert len({line.split(maxsplit=1)[1] for line in lines}) == len(lines)
    assert lines[0].endswith("draw purple")


def test_actions_of_no_edition() -> None:
    assert refused("actions", "mars").startswith("there is no edition 'mars'")
    assert refused("actions").startswith("Missing argument 'EDITION'")


def test_boards_are_checked(tmp_path: Path) -> None:
    good = run("board", "check", BOARDS / "usa", BOARDS / "europe" / "board.json")
    assert good.exit_code == 0
    assert good.output.count(": ok") == 2
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    assert refused("board", "check", broken).startswith(f"{broken}: ")
    assert refused("board", "check", tmp_path / "none.json").startswith(f"{tmp_path / 'none.json'}: ")


def test_a_board_is_drawn(tmp_path: Path) -> None:
    guide = (BOARDS.parents[2] / "docs" / "boards.md").read_text(encoding="utf-8")
    (tmp_path / "lakes.json").write_text(guide.partition("```json\n")[2].partition("```")[0], encoding="utf-8")
    done = run("board", "draw", tmp_path / "lakes.json", "--out", tmp_path / "lakes")
    assert done.output == f"{tmp_path / 'lakes' / 'lakes'}.svg: drawn\n"
    assert {path.name for path in (tmp_path / "lakes").iterdir()} == {"drawing.json", "lakes.svg"}
    assert refused("board", "draw", tmp_path / "none.json", "--out", tmp_path).startswith(f"{tmp_path / 'none.json'}: ")


def test_no_such_command() -> None:
    assert refused("fly").startswith("No such command 'fly'")


@pytest.mark.skipif(jit.MODE != "checked", reason="the library of another mode may not be there")
def test_kernels_that_are_there_are_not_built_again() -> None:
    command = [sys.executable, "-m", "whistlestop", "kernels", "--checked"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stderr == "The kernels are already built.\n"


def test_the_verbose_version_shows_how_the_rules_run() -> None:
    lines = run("--version", "--verbose").output.splitlines()
    assert lines[0] == run("--version").output.strip()
    assert lines[1].startswith(f"kernels: {jit.MODE}")
    assert refused("--verbose").startswith("Invalid value: name a command")


@pytest.mark.parametrize(("raised", "code"), [(KeyboardInterrupt(), 130), (EOFError(), 130)])
def test_an_interrupt_is_quiet(raised: BaseException, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> None:
        raise raised

    monkeypatch.setattr(kernels, "plain_if_missing", interrupt)
    result = run("verify", "x.game")
    assert result.exit_code == code
    assert not result.stderr.strip()


@pytest.mark.parametrize(
    ("raised", "line"),
    [
        (FileNotFoundError(2, "No such file or directory", "x.game"), "x.game: No such file or directory"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid"), "the file is not UTF-8 text (byte 0)"),
    ],
)
def test_a_failing_file_is_reported_in_one_line(raised: Exception, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise raised

    monkeypatch.setattr(kernels, "plain_if_missing", fail)
    assert refused("verify", "x.game") == line


def test_house_rules_and_seeds_as_typed() -> None:
    assert read_house(["row_flush=0", "route_points=1,2,3"]) == {"row_flush": 0, "route_points": [1, 2, 3]}
    assert read_seed("7") == 7
    assert read_seed("seven") == "seven"
    assert read_seed(None) != read_seed(None)


def test_bots_fill_the_seats() -> None:
    assert read_bots(None, None) == ["regular", "regular"]
    assert read_bots(None, 2) == ["regular"]
    assert read_bots("random", None) == ["random"]
    assert read_bots("random, paq", 5) == ["random", "paq", "random", "paq"]
    with pytest.raises(RulesError):
        read_bots("random,paq", 2)


def test_nobody_has_the_name_of_the_person() -> None:
    seating = seat_all("usa", ["random"] * 4, "Otto", 1, {})
    assert len(set(seating.game.names)) == 5
    assert sorted(seating.bots) == [1, 2, 3, 4]
