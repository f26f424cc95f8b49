"""The public API: games start, continue, undo and are independent of their copies; impossible input is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given

import whistlestop
from tests.support.games import TABLES, finished, moments, play_on, random_game
from whistlestop import BoardError, Game, IllegalAction, RecordError, RulesError, WhistlestopError, editions
from whistlestop.history import RECENT_STATES
from whistlestop.notation.actions import Decision

EVERY_TABLE = pytest.mark.parametrize(("edition", "seats"), TABLES)


def test_the_public_names() -> None:
    errors = "WhistlestopError BoardError BotError RulesError PositionError RecordError StoreError IllegalAction"
    names = f"Game editions {errors}"
    assert {*whistlestop.__all__} == {*names.split()}
    assert editions == ("usa", "europe", "nordic")
    for name in whistlestop.__all__:
        if name not in ("Game", "editions"):
            assert issubclass(getattr(whistlestop, name), WhistlestopError)
    assert issubclass(WhistlestopError, ValueError)


def test_what_a_game_offers() -> None:
    names = "seat legal prices play view over scores copy undo record replay position from_position"
    assert [name for name in names.split() if not hasattr(Game, name)] == []
    game = Game("europe", seats=3, seed=7)
    assert (game.edition, game.seats, game.over) == ("europe", 3, False)
    assert game.names == ["Player 1", "Player 2", "Player 3"]
    assert game.seat == game.position()["first"]


@given(moments())
def test_undo_reverts_exactly_the_last_decision(game: Game) -> None:
    if game.over:
        return
    before = game.position(), game.legal(), list(game.log), game.record()
    for words in game.legal()[:4]:
        game.play(words)
        game.undo()
        assert (game.position(), game.legal(), game.log, game.record()) == before


@EVERY_TABLE
def test_everything_can_be_undone(edition: str, seats: int) -> None:
    game = finished(edition, seats, 0).copy()
    lines = list(game.log)
    while game.log:
        game.undo()
    assert game.position() == Game(edition, seats, 0).position()
    for line in lines:
        assert game.play(line.action) == line
    assert game.position() == finished(edition, seats, 0).position()


def taken_back(game: Game) -> list[Any]:
    """The states of a game while it is undone decision by decision, the latest first."""
    states = []
    while game.log:
        states.append((game.position(), game.legal(), len(game.log)))
        game.undo()
    return states


def played(game: Game, lines: Sequence[Decision]) -> list[Any]:
    """The same while it is played."""
    states = []
    for line in lines:
        assert game.play(line.action) == line
        states.append((game.position(), game.legal(), len(game.log)))
    return states


@EVERY_TABLE
def test_every_moment_on_the_way_back_is_as_it_was(edition: str, seats: int) -> None:
    lines = finished(edition, seats, 1).log[:90]
    game = Game(edition, seats, 1)
    there = played(game, lines)
    assert taken_back(game) == there[::-1]
    assert played(game, lines) == there


@EVERY_TABLE
def test_a_game_that_started_from_a_position_can_be_undone_to_it(edition: str, seats: int) -> None:
    begun = Game.from_position(random_game(edition, seats, 2, 35).position())
    before = begun.position(), begun.record()
    game = play_on(begun.copy(), 2, 60)
    assert taken_back(game) == played(begun, play_on(begun.copy(), 2, 60).log)[::-1]
    assert (game.position(), game.record()) == before


def test_a_copy_can_be_undone_as_far_as_its_game() -> None:
    game = random_game("europe", 3, 4, 80)
    for _ in range(30):
        game.undo()
    twin = play_on(game.copy(), 9, 25)
    before = game.position(), list(game.log)
    back = taken_back(twin)
    assert len(back) == len(before[1]) + 25
    assert (game.position(), game.log) == before
    assert taken_back(game) == back[25:]


@EVERY_TABLE
def test_a_game_keeps_only_its_last_few_states(edition: str, seats: int) -> None:
    game = random_game(edition, seats, 3, 60)
    assert len(game._history.last) == RECENT_STATES
    for _ in range(20):
        game.undo()
    play_on(game, 3, 1)
    assert len(game._history.last) == RECENT_STATES


@given(moments())
def test_the_prices_are_the_payments_that_a_claim_or_a_station_asks_for(game: Game) -> None:
    before = game.position(), game.legal()
    asked = {}
    for words in game.legal():
        if words.startswith(("claim ", "station ")):
            twin = game.copy()
            twin.play(words)
            asked[words] = twin.legal()
    assert game.prices() == asked
    assert (game.position(), game.legal()) == before


def test_before_the_first_decision_there_is_nothing_to_undo() -> None:
    game = Game("usa")
    before = game.position()
    with pytest.raises(IllegalAction, match="nothing to undo"):
        game.undo()
    assert game.position() == before
    begun_later = Game.from_position(random_game("usa", 2, 1, 20).position())
    with pytest.raises(IllegalAction):
        begun_later.undo()


@given(moments())
def test_a_copy_is_the_same_game_and_independent(game: Game) -> None:
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


def test_the_moments_of_a_game_are_replayed_once_at_most(plays: list[int]) -> None:
    game = Game("europe", 3, 1)
    positions = [game.position()]
    while len(game.log) < 30:
        game.play(game.legal()[len(game.log) % len(game.legal())])
        positions.append(game.position())
    plays.clear()
    for _ in range(2):
        assert [moment.position() for moment in game.moments()] == positions
        assert [len(moment.log) for moment in game.moments()] == [*range(31)]
    assert len(plays) == 30
    assert game.rewound().position() == positions[0] and not game.rewound().log
    assert game.position() == positions[-1]


@EVERY_TABLE
def test_any_seat_can_be_named_first(edition: str, seats: int) -> None:
    deals = []
    for first in range(seats):
        game = Game(edition, seats, 3, first=first)
        assert game.seat == game.position()["first"] == first
        deals.append(game.position()["hands"])
    assert deals == [Game(edition, seats, 3).position()["hands"]] * seats


@EVERY_TABLE
def test_the_first_seat_is_drawn_from_the_seed(edition: str, seats: int) -> None:
    firsts = Counter(Game(edition, seats, seed).seat for seed in range(60))
    assert firsts.keys() == {*range(seats)}
    assert Game(edition, seats, 5).seat == Game(edition, seats, 5).seat


@pytest.mark.parametrize("first", [-1, 2, "0", True, 0.5, [0]])
def test_a_first_seat_that_is_not_there_is_refused(first: Any) -> None:
    with pytest.raises(RulesError, match="the first seat is 0 to 1"):
        Game("usa", 2, first=first)


def test_names_are_stored_and_shown() -> None:
    game = Game("usa", 2, names=["Zoë", "李"])
    assert game.names == game.view(None)["names"] == Game.replay(game.record()).names == ["Zoë", "李"]


@pytest.mark.parametrize(
    "names", [[], ["A"], ["A", "B", "C"], ["A", ""], ["A", " "], ["A", "x" * 41], ["A", "a\nb"], ["A", "\ud800"], "AB",
              [1, 2], ["A", None], 7, {"A": 1}],
)  # fmt: skip
def test_unprintable_names_are_refused(names: Any) -> None:
    with pytest.raises(RulesError, match="names"):
        Game("usa", 2, names=names)


def test_a_seed_is_a_number_or_a_text() -> None:
    assert Game("usa", seed=7).position()["deck"] == Game("usa", seed="7").position()["deck"]
    decks = [
        tuple(Game("usa", seed=seed).position()["deck"]) for seed in (0, 1, -1, 2**200, "", "a", "A", "seven", "ñ")
    ]
    assert len(set(decks)) == len(decks)


@pytest.mark.parametrize("seed", [None, True, 1.5, b"7", [7], "x" * 201, 10**201, 10**5000, "\ud800"], ids=range(9))
def test_what_is_not_a_seed_is_refused(seed: Any) -> None:
    with pytest.raises(RulesError, match="seed"):
        Game("usa", seed=seed)


@pytest.mark.parametrize("edition", ["", "USA ", "mars", 3, ["usa"]])
def test_an_unknown_edition_is_refused(edition: Any) -> None:
    with pytest.raises(BoardError, match="the editions are usa, europe, nordic"):
        Game(edition)


@pytest.mark.parametrize(("edition", "seats"), [("usa", 1), ("usa", 6), ("nordic", 4), ("europe", 0), ("europe", -2)])
@pytest.mark.parametrize("as_type", [int, float, str])
def test_a_number_of_seats_out_of_range_is_refused(edition: str, seats: int, as_type: Any) -> None:
    with pytest.raises(RulesError, match="is played with 2 to"):
        Game(edition, as_type(seats))


def test_a_game_describes_itself() -> None:
    assert repr(Game("usa", 3, "s")) == "<Game usa, 3 seats, seed 's', 0 decisions>"


@pytest.mark.parametrize("house", [[1], "trains", 7])
def test_house_rules_map_names_to_values(house: Any) -> None:
    with pytest.raises(RulesError, match="house rules map names to values"):
        Game("usa", house=house)


def test_a_record_is_a_text() -> None:
    with pytest.raises(RecordError, match="a record is text"):
        Game.replay(Game("usa").record().encode())  # type: ignore[arg-type]
