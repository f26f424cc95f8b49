"""The table in the terminal: what is drawn, what can be typed, and a whole game by typing."""

from __future__ import annotations

from io import StringIO
from typing import Any

from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from rich.console import Console

from whistlestop import Game
from whistlestop.boards.editions import EDITIONS, load_board
from whistlestop.bots import make_bot
from whistlestop.scores import Proof, SeatScore
from whistlestop.terminal.cards import STYLES
from whistlestop.terminal.choices import NumberedChoices
from whistlestop.terminal.ending import draw_ending, verdict
from whistlestop.terminal.lists import draw_board, draw_tickets
from whistlestop.terminal.prompt import ActionCompleter
from whistlestop.terminal.scene import draw_scene
from whistlestop.terminal.table_view import draw_table
from whistlestop.terminal.telling import turn_lines
from whistlestop.terminal.watching import watch
from whistlestop.terminal.wording import Wording

ROW = ["purple", "blue", "orange", "white", "green"]


def at_turn(edition: str = "usa", **fields: Any) -> Game:
    laid_out = {"edition": edition, "seats": 2, "seat": 0, "phase": "turn", "seed": 1, "row": ROW, "hands": [{}, {}]}
    return Game.from_position({**laid_out, **fields}, names=["Ann", "Otto"])


def paper(width: int = 100, height: int = 40) -> Console:
    return Console(file=StringIO(), width=width, height=height, color_system=None)


def printed(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def drawn(what: Any, width: int = 100) -> str:
    console = paper(width)
    console.print(what)
    return printed(console)


def test_the_table_names_every_colour_and_number() -> None:
    game = at_turn(hands=[{"red": 2, "loco": 1}, {"blue": 4}], routes={"atlanta:nashville": 1}, turns_left=2)
    view = game.view(0)
    seen = drawn(draw_table(view, Wording(game.box.board, game.names, 0), ["Otto draws red"], 100, 40))
    for words in (
        "2 red",
        "1 loco",
        "purple",
        "Otto draws red",
        "Last round: 2 turns to go",
        "Atlanta–Nashville",
        "▶ You",
    ):
        assert words in seen
    assert "\x1b" not in seen


def test_a_wide_table_shows_tickets_next_to_the_players() -> None:
    game = at_turn(tickets=[["boston:miami"], []])
    seen = drawn(draw_table(game.view(0), Wording(game.box.board, game.names, 0), [], 160, 50), width=160)
    assert any("routes" in line and "Boston–Miami" in line for line in seen.splitlines())


def test_ticket_states() -> None:
    routes = {"atlanta:nashville": 0, "nashville:saint-louis": 0, "chicago:saint-louis": 0}
    game = at_turn(routes=routes, tickets=[["boston:miami"], []], trains=[5, 45])
    assert "12 trains to go, more than are left" in drawn(
        draw_tickets(game.view(0), Wording(game.box.board, game.names, 0))
    )
    walled = {"brindisi:palermo": 1, "palermo:roma": 1, "palermo:smyrna": 1}
    game = at_turn("europe", routes=walled, trains=[45, 30], tickets=[["constantinople:palermo"], []])
    assert "no open path without a station" in drawn(draw_tickets(game.view(0), Wording(game.box.board, game.names, 0)))


def test_claimed_and_closed_routes_of_a_city() -> None:
    game = at_turn(routes={"atlanta:raleigh": 1})
    seen = drawn(draw_board(game.view(0), Wording(game.box.board, game.names, 0), "raleigh"))
    assert "Atlanta–Raleigh 2 grey   Otto" in seen
    assert "Atlanta–Raleigh/2 2 grey closed" in seen


def scene(game: Game, whole: bool = False) -> str:
    choices = NumberedChoices(game.view(0), game.legal(), Wording(game.box.board, game.names, 0))
    return drawn(draw_scene(choices, [], paper(), whole=whole))


def test_the_question_of_each_phase() -> None:
    game = at_turn("europe", hands=[{"green": 4, "loco": 1}, {}], deck=["green", "red", "blue"] * 3)
    game.play("station paris")
    assert "A station in Paris" in scene(game)
    game.undo()
    game.play("claim angora:constantinople")
    assert "Angora–Constantinople, 2 grey tunnel" in scene(game)
    game.play("pay green 2")
    assert "turned up" in scene(game) and "back out and take your cards back" in scene(game)
    game = at_turn("nordic", hands=[{"yellow": 3, "red": 3, "loco": 1}, {}])
    game.play("claim helsinki:stockholm")
    assert "2 yellow and 1 loco + any 3 cards" in scene(game)
    game.play("pay yellow 2 loco 1 sub 1")
    assert "3 cards still to give" in scene(game)
    game = at_turn()
    game.play("tickets")
    assert "a+b+c" in scene(game)


def test_many_claims_are_cut_to_the_room_there_is() -> None:
    game = at_turn(hands=[dict.fromkeys(ROW, 6), {}])
    assert "more: type claims" in scene(game, whole=True)


def test_completion_offers_actions_by_any_part_of_them() -> None:
    completer = ActionCompleter(
        [("claim atlanta:miami", "Atlanta–Miami 5 blue"), ("draw deck", "deck"), ("quit", "leave")]
    )

    def offered(typed: str) -> list[str]:
        return [found.text for found in completer.get_completions(Document(typed), CompleteEvent())]

    assert offered("dr") == ["draw deck"]
    assert offered("MIAMI") == ["claim atlanta:miami"]
    assert offered("") == offered("12") == offered("zzz") == []


def test_a_log_in_plain_words() -> None:
    wording = Wording(load_board("europe"), ["Ann", "Otto"], reader=0)

    def lines(*entries: tuple[int, str, dict[str, Any]]) -> list[str]:
        return turn_lines(
            [{"seat": seat, "action": action, "outcome": outcome} for seat, action, outcome in entries], wording
        )

    assert lines((0, "draw deck", {"card": "red"}), (0, "draw blue", {})) == ["You draw red from the deck, then blue"]
    assert lines((1, "draw deck", {}), (1, "draw deck", {})) == ["Otto draws two cards from the deck"]
    assert lines(
        (1, "claim paris:zurich", {}), (1, "pay red 2 loco 1", {"turned_up": ["red"]}), (1, "withdraw", {})
    ) == ["Otto claims Paris–Zürich, 3 grey tunnel, pays 2 red and 1 loco, the tunnel turns up red, backs out"]
    assert lines((1, "station paris", {}), (1, "pay red 1", {})) == ["Otto builds a station in Paris, pays 1 red"]
    assert lines((1, "tickets", {}), (1, "keep", {"kept": 1})) == ["Otto draws tickets, keeps 1 ticket"]
    assert lines((1, "keep", {}), (0, "keep brest:petrograd", {})) == [
        "Otto keeps some tickets",
        "You keep Brest–Petrograd",
    ]
    assert lines((1, "pass", {}), (0, "pass", {})) == ["Otto passes", "You pass"]
    assert lines((1, "pay yellow 1 sub 1", {}), (1, "give red", {}), (1, "give red", {}), (1, "give loco", {})) == [
        "Otto pays 1 yellow and 1 substitute, gives 2 red and 1 loco"
    ]
    assert lines((1, "draw red", {"cleared": 1, "shuffled": 1})) == [
        "Otto draws red, the locomotives clear the row, the discards are shuffled into a new deck"
    ]


def test_a_game_between_bots_is_printed_to_its_end() -> None:
    console = paper()
    game = Game("europe", 2, 1, house={"trains": 10}, names=["Ann", "Otto"])
    watch(game, {seat: make_bot("paq", seat) for seat in range(2)}, console)
    assert "Ann claims" in printed(console) and "Otto claims" in printed(console)
    assert "stations not built" in printed(console)


def test_the_score_is_shown_item_by_item(finished: str) -> None:
    game = Game.replay(finished)
    seen = drawn(draw_ending(game.view(None), Wording(game.box.board, game.names)))
    for score in game.scores():
        assert f"{score['routes']:+d} routes" in seen
        assert f"longest path, {score['longest']} trains" in seen
    assert "bonus for the longest path" in seen


def test_ties_are_explained() -> None:
    wording = Wording(load_board("europe"), ["Ann", "Otto"])
    ann: SeatScore = {**Game("europe").scores()[0], "place": 1, "total": 90, "completed": 3}
    assert verdict([ann, {**ann, "place": 2, "total": 80}], wording).plain == "Ann wins."
    assert "more completed tickets" in verdict([ann, {**ann, "place": 2, "completed": 2}], wording).plain
    used: Proof = {**ann["proof"], "stations": {"paris": None}}
    assert "fewer stations" in verdict([ann, {**ann, "place": 2, "proof": used}], wording).plain
    assert "the longer path" in verdict([ann, {**ann, "place": 2}], wording).plain
    assert verdict([ann, ann], wording).plain == "Ann and Otto share first place."


def test_every_kind_of_card_and_route_has_its_style() -> None:
    kinds = {route.colour for edition in EDITIONS for route in load_board(edition).routes}
    assert kinds <= set(STYLES)
