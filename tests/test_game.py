"""The public face: a game begins, goes on, goes back and is told apart from its copies; what can not be is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given

import whistlestop
from tests.play import TABLES, finished, moments, play_on, random_game
from whistlestop import BoardError, Game, IllegalAction, RecordError, RulesError, WhistlestopError, editions

EVERY_TABLE = pytest.mark.parametrize(("edition", "seats"), TABLES)


def test_the_public_names() -> None:
    names = "Game editions WhistlestopError BoardError BotError RulesError PositionError RecordError IllegalAction"
    assert {*whistlestop.__all__} == {*names.split()}
    assert editions == ("usa", "europe", "nordic")
    for name in whistlestop.__all__:
        if name not in ("Game", "editions"):
            assert issubclass(getattr(whistlestop, name), WhistlestopError)
    assert issubclass(WhistlestopError, ValueError)


def test_what_a_game_offers() -> None:
    names = "seat legal play view over scores copy undo record replay position from_position"
    assert [name for name in names.split() if not hasattr(Game, name)] == []
    game = Game("europe", seats=3, seed=7)
    assert (game.edition, game.seats, game.over) == ("europe", 3, False)
    assert game.names == ["Player 1", "Player 2", "Player 3"]
    assert game.seat == game.position()["first"]


@given(moments())
def test_undo_takes_back_exactly_the_last_decision(game: Game) -> None:
    if game.over:
        return
    before = game.position(), game.legal(), list(game.log), game.record()
    for words in game.legal()[:4]:
        game.play(words)
        game.undo()
        assert (game.position(), game.legal(), game.log, game.record()) == before


@EVERY_TABLE
def test_everything_can_be_taken_back(edition: str, seats: int) -> None:
    game = finished(edition, seats, 0).copy()
    lines = list(game.log)
    while game.log:
        game.undo()
    assert game.position() == Game(edition, seats, 0).position()
    for line in lines:
        assert game.play(line.action) == line
    assert game.position() == finished(edition, seats, 0).position()


def test_before_the_first_decision_there_is_nothing_to_take_back() -> None:
    game = Game("usa")
    before = game.position()
    with pytest.raises(IllegalAction, match="nothing has been played"):
        game.undo()
    assert game.position() == before
    begun_later = Game.from_position(random_game("usa", 2, 1, 20).position())
    with pytest.raises(IllegalAction):
        begun_later.undo()


@given(moments())
def test_a_copy_is_the_same_game_and_goes_its_own_way(game: Game) -> None:
    twin = game.copy()
    before = game.position(), game.record(), game.legal()
    assert (twin.position(), twin.record(), twin.legal()) == before
    play_on(twin, 5, 3)
    assert (game.position(), game.record(), game.legal()) == before
    assert len(twin.log) >= len(game.log)
    while len(twin.log) > max(len(game.log) - 2, 0):
        twin.undo()
    assert (game.position(), game.record(), game.legal()) == before


@given(moments())
def test_the_legal_actions_are_always_in_the_same_order(game: Game) -> None:
    legal = game.legal()
    legal.reverse()
    assert game.legal() == game.copy().legal() == Game.replay(game.record()).legal() == legal[::-1]


@EVERY_TABLE
def test_any_seat_can_be_named_first(edition: str, seats: int) -> None:
    deals = []
    for first in range(seats):
        game = Game(edition, seats, 3, first=first)
        assert game.seat == game.position()["first"] == first
        deals.append(game.position()["hands"])
    assert deals == [Game(edition, seats, 3).position()["hands"]] * seats


@EVERY_TABLE
def test_who_begins_is_drawn_from_the_seed(edition: str, seats: int) -> None:
    firsts = Counter(Game(edition, seats, seed).seat for seed in range(60))
    assert firsts.keys() == {*range(seats)}
    assert Game(edition, seats, 5).seat == Game(edition, seats, 5).seat


@pytest.mark.parametrize("first", [-1, 2, "0", True, 0.5, [0]])
def test_a_first_seat_that_is_not_there_is_refused(first: Any) -> None:
    with pytest.raises(RulesError, match="the first seat is 0 to 1"):
        Game("usa", 2, first=first)


def test_names_are_kept_and_told() -> None:
    game = Game("usa", 2, names=["Zoë", "李"])
    assert game.names == game.view(None)["names"] == Game.replay(game.record()).names == ["Zoë", "李"]


@pytest.mark.parametrize(
    "names", [[], ["A"], ["A", "B", "C"], ["A", ""], ["A", " "], ["A", "x" * 41], ["A", "a\nb"], ["A", "\ud800"], "AB",
              [1, 2], ["A", None], 7, {"A": 1}],
)  # fmt: skip
def test_names_that_can_not_be_told_are_refused(names: Any) -> None:
    with pytest.raises(RulesError, match="names"):
        Game("usa", 2, names=names)


def test_a_seed_is_a_number_or_a_text() -> None:
    assert Game("usa", seed=7).position()["deck"] == Game("usa", seed="7").position()["deck"]
    decks = [
        tuple(Game("usa", seed=seed).position()["deck"]) for seed in (0, 1, -1, 2**200, "", "a", "A", "seven", "ñ")
    ]
    assert len(set(decks)) == len(decks)


@pytest.mark.parametrize("seed", [None, True, 1.5, b"7", [7], "x" * 201, 10**201, 10**5000, "\ud800"], ids=range(9))
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(RulesError, match="seed"):
        Game("usa", seed=seed)


@pytest.mark.parametrize("edition", ["", "USA ", "mars", None, 3, ["usa"]])
def test_an_unknown_edition_is_refused(edition: Any) -> None:
    with pytest.raises(BoardError, match="the editions are usa, europe, nordic"):
        Game(edition)


@pytest.mark.parametrize(("edition", "seats"), [("usa", 1), ("usa", 6), ("nordic", 4), ("europe", 0), ("europe", -2)])
@pytest.mark.parametrize("as_type", [int, float, str])
def test_a_number_of_seats_out_of_range_is_refused(edition: str, seats: int, as_type: Any) -> None:
    with pytest.raises(RulesError, match="is played with 2 to"):
        Game(edition, as_type(seats))


def test_a_game_tells_what_it_is() -> None:
    assert repr(Game("usa", 3, "s")) == "<Game usa, 3 seats, seed 's', 0 decisions>"


@pytest.mark.parametrize("house", [[1], "trains", 7])
def test_house_rules_are_names_with_values(house: Any) -> None:
    with pytest.raises(RulesError, match="house rules are names with values"):
        Game("usa", house=house)


def test_a_record_is_a_text() -> None:
    with pytest.raises(RecordError, match="a record is a text"):
        Game.replay(Game("usa").record().encode())  # type: ignore[arg-type]
