"""Advice at a table: a move with its reason, from the view alone, recorded where everybody can see it."""

from __future__ import annotations

import random
from typing import get_args

import msgspec
import pytest

from tests.support.scrambling import scrambled
from tests.support.server.lobby_requests import begun
from tests.support.server.running_server import Running
from tests.support.server.tables import begun as begun_table
from tests.support.server.tables import dealt, people
from whistlestop import Game
from whistlestop.bots import make_bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.engine.jit import COMPILED
from whistlestop.errors import RecordError
from whistlestop.notation.record_text import read_record, write_record
from whistlestop.server.work.advising import advice_on
from whistlestop.tables import commands
from whistlestop.tables.options import Adviser
from whistlestop.tables.protocol import Advice
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Table

SHORT = {"trains": 15 if COMPILED else 6}


@pytest.mark.parametrize("level", get_args(Adviser))
@pytest.mark.parametrize("edition", ["usa", "europe", "nordic"])
def test_advice_follows_from_what_the_seat_may_know(edition: str, level: str) -> None:
    game, chance = Game(edition, 3, 11, house=SHORT), random.Random(level)
    while game.seat is not None:
        advice = advice_on(game, level)
        assert advice_on(scrambled(game, game.seat, chance), level) == advice
        game.play(advice[0][0])


@pytest.mark.parametrize("edition", ["usa", "europe", "nordic"])
def test_every_step_of_an_advice_can_be_played_at_once(edition: str) -> None:
    game = Game(edition, 2, 4, house=SHORT)
    while game.seat is not None:
        seat, (steps, reason) = game.seat, advice_on(game, "strong")
        assert reason["action"] == steps[0]
        for step in steps:
            assert game.seat == seat
            game.play(step)
        assert game.phase not in {"payment", "substitute"}, "a claim is paid for completely"


def test_an_advice_is_what_the_level_would_play() -> None:
    game, bot = Game("usa", 2, 3, house=SHORT), make_bot("regular", 0)
    assert isinstance(bot, CompiledBot)
    while game.seat is not None:
        words = bot.choose_from(game.box, game.redacted(game.seat))
        assert advice_on(game, "regular")[0][0] == words
        game.play(words)


def test_only_the_player_on_turn_gets_advice() -> None:
    table = begun_table()
    with pytest.raises(Refused, match="not your turn"):
        commands.advise(table, 5.0, 1)
    assert [chair.advised for chair in commands.advise(table, 5.0, 0).table.chairs] == [1, 0]


def test_everybody_can_ask_about_starting_tickets() -> None:
    table = dealt()
    assert [commands.advise(table, 5.0, seat).table.chairs[seat].advised for seat in (0, 1)] == [1, 1]


def test_a_host_can_start_a_table_without_advice() -> None:
    with pytest.raises(Refused) as refusal:
        commands.advise(begun_table(advice=False), 5.0, 0)
    assert refusal.value.id == "refused-advice"


def played_out(table: Table) -> Table:
    while table.to_move:
        seat = table.to_move[0]
        words = advice_on(table.on_turn(seat), "casual")[0][0]
        table = commands.play(table, table.at + 1, seat, words, table.moves).table
    return table


def test_the_record_says_who_got_advice_and_still_verifies() -> None:
    table = begun_table(*people("Ada", "Ben"), house=SHORT)
    for _ in range(2):
        table = commands.advise(table, table.at, table.to_move[0]).table
    table = played_out(table)
    text = table.record()
    assert "\nadvised [2,0]\n" in text
    game = Game.replay(text)
    assert game.advised == [2, 0]
    assert game.record() == text


def test_a_record_without_advice_says_nothing_of_it() -> None:
    assert "advised" not in played_out(begun_table(house=SHORT)).record()


@pytest.mark.parametrize("advised", [[1], [0, 0], [-1, 2], []])
def test_a_record_with_nonsense_about_advice_is_refused(advised: list[int]) -> None:
    header, decisions = read_record(Game("usa", 2, 1).record())
    header.advised = advised
    with pytest.raises(RecordError, match="advised"):
        Game.replay(write_record(header, [line for _, line in decisions]))


@pytest.mark.anyio
async def test_advice_comes_with_its_reason_and_everybody_sees_that_it_was_asked_for(server: Running) -> None:
    _, (ada, ben) = await begun(server)
    for level in ("regular", "strong"):
        advice = await ada.ask(type="advise", level=level)
        assert msgspec.convert({name: advice[name] for name in advice if name != "type"}, Advice).steps
    await ben.until(lambda: ben.table["chairs"][0].get("advised") == 1)  # once for each decision
    assert (await ben.ask(type="advise"))["reason"] == "refused-not-your-turn"


@pytest.mark.anyio
async def test_where_advice_is_switched_off_it_is_refused(server: Running) -> None:
    _, (ada, _) = await begun(server, advice=False)
    assert not ada.table["advice"]
    refused = await ada.ask(type="advise", level="regular")
    assert (refused["type"], refused["reason"]) == ("refused", "refused-advice")


@pytest.mark.anyio
async def test_asking_again_and_again_is_too_much(server: Running) -> None:
    _, (ada, _) = await begun(server)
    answers = [(await ada.ask(type="advise"))["type"] for _ in range(8)]
    assert answers[0] == "advice"
    assert "refused" in answers
