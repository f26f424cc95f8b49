"""A custom board, the example of the documentation, goes through everything that an edition goes through."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from tests.support.server.running_server import PATIENCE
from tests.support.server_thread import ADA, BOT, Serving, serving
from whistlestop import BoardError, Game, RecordError
from whistlestop.arena.contest import open_contest
from whistlestop.boards import editions as known
from whistlestop.boards.board import parse_board
from whistlestop.bots import LEVELS, make_bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.choices.choices import choices_of
from whistlestop.choices.goals import goals_of
from whistlestop.cli import app
from whistlestop.client import Client, Link
from whistlestop.client.lobby import play_again, read_record, see_table
from whistlestop.data import read
from whistlestop.kernels.mode import chosen as chosen_mode
from whistlestop.records.html_page import page_of
from whistlestop.records.reel import reel_of
from whistlestop.review import review_of
from whistlestop.rl.aec import WhistlestopAEC
from whistlestop.rl.vector import WhistlestopEnv, WhistlestopVectorEnv
from whistlestop.server import warming
from whistlestop.tables.options import ChairAsked, TableOptions

GUIDE = Path(__file__).parent.parent / "docs" / "boards.md"
SHORT: dict[str, Any] = {"trains": 6}
LAKES: dict[str, Any] = json.loads(re.findall(r"```json\n(\{.*?\n\})\n```", GUIDE.read_text("utf-8"), re.DOTALL)[0])
TICKETS = [f"{ticket['a']}:{ticket['b']}" for ticket in LAKES["tickets"]]
BOTS = [{"sits": "bot", "name": "Rosa"}, {"sits": "bot", "name": "Emil"}]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The board, saved as the guide says."""
    path = tmp_path / "lakes.json"
    path.write_text(json.dumps(LAKES), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def played() -> str:
    """The record of a short game on it."""
    game = Game(board=LAKES, seed=7, house=SHORT)
    bots = [make_bot("regular"), make_bot("casual")]
    while game.seat is not None:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game.record()


def test_a_game_begins_from_a_file_from_data_and_from_a_board(file: Path) -> None:
    begun = [Game(source) for source in (str(file), file, LAKES, parse_board(file.read_bytes()))]
    assert {game.edition for game in begun} == {"lakes"}
    assert all(game.box is Game(board=LAKES).box for game in begun), "what is equal is opened once"


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (
            "lakes",
            "the editions are usa, europe, nordic; to use a custom board, name its file, such as lakes.json",
        ),
        ("none/lakes.json", "none/lakes.json: cannot be read"),
        ({**LAKES, "id": "usa"}, "'usa' is the id of an edition; give your board another id"),
        ({**LAKES, "cities": LAKES["cities"][1:]}, "'ambling' is not among the cities"),
    ],
)
def test_what_is_not_a_board_is_refused_with_what_to_do(source: Any, why: str) -> None:
    with pytest.raises(BoardError, match=re.escape(why)):
        Game(source)


def test_an_edition_and_a_board_cannot_both_be_passed() -> None:
    with pytest.raises(BoardError, match="pass an edition or a board, not both"):
        Game("usa", board=LAKES)


def test_a_copy_of_an_edition_is_that_edition() -> None:
    copy = msgspec.to_builtins(known.load_board("nordic"))
    assert Game(board=copy).box is Game("nordic").box
    assert "board" not in Game(board=copy).view(0)


def test_a_record_replays_when_its_file_is_gone(file: Path) -> None:
    game = Game(file, 2, 3)
    for _ in range(5):
        game.play(game.legal()[0])
    file.unlink()
    assert Game.replay(game.record()).record() == game.record()


def test_a_record_cannot_name_another_board(played: str) -> None:
    from whistlestop.notation.record_text import digest_of

    *lines, _, _ = played.replace('edition "lakes"', 'edition "ponds"').split("\n")
    with pytest.raises(RecordError, match="header: board: its id is 'lakes', but the edition is 'ponds'"):
        Game.replay("\n".join([*lines, f"digest {digest_of(lines)}", ""]))


def test_a_position_holds_the_board(played: str) -> None:
    position = json.loads(json.dumps(Game.replay(played).position()))
    assert position["board"]["name"] == "The Five Lakes"
    assert Game.from_position(position).position() == position
    assert Game.from_position({**position, "phase": "over"}).record().count('"board"') == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_is_enough_for_every_level(level: str) -> None:
    game = Game(board=LAKES, seed=1, house=SHORT)
    bot, same = make_bot(level), make_bot(level)
    assert isinstance(same, CompiledBot)
    while game.seat is not None:
        view = json.loads(json.dumps(game.view(game.seat)))
        chosen = bot.choose(view, game.legal())
        assert chosen == same.choose_from(game.box, game.redacted(game.seat))
        explained: Any = bot.explain()
        assert level == "beginner" or {*TICKETS} >= {*explained["goals"]}
        game.play(chosen)


def test_goals_choices_and_odds_are_found(played: str) -> None:
    game = Game(board=LAKES, seed=1)
    while game.phase == "first_tickets":
        assert {goal["state"] for goal in goals_of(game.view(game.seat))} == {"possible"}
        game.play(game.legal()[-1])
    assert choices_of(game, game.seat)["draw"]


def test_a_finished_game_is_reviewed(played: str) -> None:
    review = review_of(Game.replay(played), playouts=2)
    assert all(sum(chances) == pytest.approx(1) for chances in review["chances"])


def test_a_reel_and_a_page_contain_the_board_and_its_drawing(played: str) -> None:
    reel = reel_of(Game.replay(played))
    assert reel.board is not None
    assert reel.drawing is not None
    assert {*reel.drawing["routes"]} == {*Game.replay(played).box.board.route_names}
    assert "board" not in reel.steps[0].all.now
    assert page_of(Game.replay(played), played).startswith("<!doctype html>")


def test_a_contest_goes_to_other_processes_and_resumes_without_the_file(file: Path, tmp_path: Path) -> None:
    contest = open_contest(file, 2, ["casual", "beginner"], house=SHORT)
    assert pickle.loads(pickle.dumps(contest)).box is contest.box
    out = str(tmp_path / "run")
    words = ["arena", "--bots", "casual,beginner", "--workers", "1", "--house", "trains=6"]
    assert "1 deals" in command(*words, "--edition", str(file), "--deals", "1", "--out", out)
    file.unlink()
    assert "2 deals" in command(*words, "--resume", out, "--deals", "2")


def test_every_environment_plays_on_it(file: Path) -> None:
    one = WhistlestopEnv(file, opponents="casual", house=SHORT, render_mode="rgb_array")
    play_steps(one)
    assert one.render().any()
    play_steps(WhistlestopAEC(board=LAKES))
    many = WhistlestopVectorEnv(board=LAKES, num_envs=3, opponents=None)
    seen, _ = many.reset(seed=1)
    many.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))


def play_steps(env: Any) -> None:
    env.reset(seed=1)
    for _ in range(5):
        seen = env.last()[0] if hasattr(env, "last") else env.games
        mask = seen["action_mask"] if isinstance(seen, dict) else seen.masks[0]
        env.step(int(np.flatnonzero(mask)[0]))


def test_openspiel_takes_the_file_as_a_parameter(file: Path) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from whistlestop.rl import openspiel  # noqa: F401 - registers the games

    game = pyspiel.load_game("python_whistlestop", {"edition": str(file)})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    assert game.num_distinct_actions() == Game(board=LAKES).box.actions.size
    assert state.legal_actions()


def test_decisions_are_written_and_read(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "lakes.parquet"
    command("simulate", "--edition", str(file), "--games", "2", "--out", str(out))
    file.unlink()
    assert sum(len(batch.action) for batch in read(out)) == len(read(out))


def test_the_commands_take_the_file(file: Path, tmp_path: Path, played: str) -> None:
    assert "lakes/2" in command("simulate", "--edition", str(file), "--games", "20", "--check")
    assert "claim ambling:birk-fell/2" in command("actions", str(file))
    assert "Birk Fell" in command("play", "--edition", str(file), "--house", "trains=6")
    record = tmp_path / "lakes.game"
    record.write_text(played, encoding="utf-8")
    assert "ok, lakes, 2 seats" in command("verify", str(record))
    command("replay", str(record), "--html", str(tmp_path / "lakes.html"))


def command(*words: str) -> str:
    """The output of a command that succeeds."""
    found = CliRunner().invoke(app, [*words])
    assert found.exit_code == 0, found.output
    return found.output


def test_a_folder_with_a_board_is_an_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lakes").mkdir()
    (tmp_path / "lakes" / "board.json").write_text(json.dumps(LAKES), encoding="utf-8")
    monkeypatch.setattr(known, "BOARDS", tmp_path)
    assert known._list_editions() == ("lakes",)


def test_editions_are_in_the_order_of_their_years() -> None:
    assert known.EDITIONS[:3] == ("usa", "europe", "nordic")


@pytest.mark.skipif(chosen_mode().mode == "plain", reason="plain Python needs no warm-up")
def test_a_server_warms_up_with_an_edition_for_two(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    monkeypatch.setattr(warming, "EDITIONS", (str(file),))
    warming.warm_up.__wrapped__()


def test_the_options_of_a_table_take_it() -> None:
    setting = msgspec.convert({"edition": "lakes", "board": LAKES, "chairs": BOTS}, TableOptions)
    setting.check()
    with pytest.raises(BoardError, match="there is no edition 'lakes'"):
        TableOptions("lakes", [ChairAsked("bot")] * 2).check()


def test_a_table_is_played_and_opened_again_and_played_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, ada = server.lay(ADA, BOT, edition="lakes", board=LAKES, house=SHORT)
        decide(ada, 3)
        server.stop()
        server.start()
        decide(ada)
        record = read_record(table)
        assert Game.replay(record).box.board.name == "The Five Lakes"
        assert see_table(play_again(ada))["board"]["id"] == "lakes"
        shown = httpx.get(f"{server.url}/api/tables/{table.table}/board", timeout=PATIENCE).json()
        assert shown["board"] == Game.replay(record).box.own_board
        assert {*shown["drawing"]["cities"]} == {city["id"] for city in LAKES["cities"]}
        decide(continued(server, record), 2)


def decide(link: Link, decisions: int = 1000) -> None:
    """Let a bot decide in a seat a number of times, or to the end, from what the server sends alone."""
    bot = make_bot("regular")
    with Client(link) as client:
        while decisions and not client.is_over:
            if client.is_asked:
                client.play(bot.choose(client.view, client.legal))
                decisions -= 1
            else:
                assert client.wait(PATIENCE), "the server has stopped sending"


def continued(server: Serving, record: str) -> Link:
    """A table that continues from a moment of a game."""
    body = {"record": record, "decision": 4, "seat": 0, "name": "Ada", "bot_pause": 0}
    created = httpx.post(f"{server.url}/api/continued", json=body, timeout=PATIENCE).json()
    return Link(server.url, created["table"], created["chairs"][0]["token"])


def test_a_bad_board_is_refused_in_one_line(server: Serving) -> None:
    bad = {**LAKES, "routes": [{**LAKES["routes"][4], "locomotives": 0}], "cities": LAKES["cities"][1:]}
    body = {"edition": "lakes", "board": bad, "chairs": [ADA, BOT]}
    answer = httpx.post(f"{server.url}/api/tables", json=body, timeout=PATIENCE)
    assert answer.status_code == 400
    text = answer.json()["text"]
    assert "\n" not in text
    assert "a ferry needs at least one locomotive" in text


@pytest.mark.parametrize("edition", ["usa", "../usa", "lakes.json"])
def test_a_table_opens_no_files_and_no_other_board(server: Serving, edition: str) -> None:
    body = {"edition": edition, "chairs": [ADA, BOT]} | ({"board": LAKES} if edition == "usa" else {})
    answer = httpx.post(f"{server.url}/api/tables", json=body, timeout=PATIENCE)
    assert answer.status_code == 400
    assert "edition" in answer.json()["text"]
