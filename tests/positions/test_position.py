"""A position is a game as plain data: it comes back the same, and one that can not be is refused with the reason."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import LONG_NET, TABLES, finished, json_values, moment, moments, play_on, random_game
from tests.support.impossible_positions import IMPOSSIBLE, NORDIC, POSSIBLE, ROW, TURN
from whistlestop import Game, PositionError, RulesError, editions
from whistlestop.engine.state import Phase
from whistlestop.positions.position import PHASES, Position
from whistlestop.records.files import at_decision
from whistlestop.rules import Card

FIELDS = [*Position.__struct_fields__]


@given(moments())
def test_a_position_comes_back_as_the_same_game(game: Game) -> None:
    at = game.position()
    again = Game.from_position(json.loads(json.dumps(at)))
    assert again.position() == at
    assert (again.legal(), again.seat, again.over, again.scores()) == (
        game.legal(), game.seat, game.over, game.scores(),
    )  # fmt: skip
    assert again.log == []


@pytest.mark.parametrize(("edition", "seats"), LONG_NET)
@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_both_continue_the_same_to_the_end(edition: str, seats: int, share: float) -> None:
    whole = finished(edition, seats, 0)
    begun = round(share * len(whole.log))
    game = Game.from_position(at_decision(whole, begun).position())
    for number, line in enumerate(whole.log[begun:]):
        assert game.play(line.action) == line
        if number % 10 == 0:
            assert game.position() == at_decision(whole, begun + number + 1).position()
    assert game.position() == whole.position()


def test_reshuffles_continue_the_same() -> None:
    assert all(any("shuffled" in line.outcome for line in finished(*table, 0).log) for table in TABLES)


@given(moments())
def test_views_of_both_differ_in_the_log_only(game: Game) -> None:
    again = Game.from_position(game.position())
    for viewer in (None, *range(game.seats)):
        assert again.view(viewer) == game.view(viewer) | {"log": []}


def test_a_position_has_every_field_that_its_phase_needs() -> None:
    always = {
        "edition", "seats", "seat", "phase", "seed", "house", "first", "turn", "passes", "turns_left", "hands", "known",
        "row", "deck", "discard", "tickets", "ticket_deck", "offers", "routes", "stations", "trains", "points",
        "generator", "rules",
    }  # fmt: skip
    adds = {
        "claim": {"claim"}, "station": {"station"}, "tunnel": {"claim", "laid", "turned_up"},
        "give": {"claim", "laid", "give", "last"}, "murmansk": {"claim", "laid", "give", "last"},
    }  # fmt: skip
    for name, fields in POSSIBLE.items():
        assert Game.from_position(fields).position().keys() == always | adds.get(name, set())


@pytest.mark.parametrize("name", POSSIBLE)
def test_what_the_impossible_ones_differ_from_is_possible(name: str) -> None:
    game = Game.from_position(POSSIBLE[name])
    assert game.legal()
    assert play_on(game, 1).over


@pytest.mark.parametrize(("fields", "words"), IMPOSSIBLE, ids=[words[:70] for _, words in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_reason(fields: Any, words: str) -> None:
    with pytest.raises(PositionError) as refused:
        Game.from_position(fields)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("edition", editions)
def test_left_out_fields_take_their_natural_values(edition: str) -> None:
    at = Game.from_position({"edition": edition}).position()
    rules = Game(edition).box.rules
    assert (at["seats"], at["seat"], at["phase"], at["first"]) == (2, 0, "turn", 0)
    assert (at["turn"], at["passes"], at["turns_left"], at["house"]) == (1, 0, None, {})
    assert (at["hands"], at["known"], at["discard"]) == ([{}, {}], [{}, {}], {})
    assert (at["trains"], at["points"]) == ([rules.trains] * 2, [0, 0])
    assert len(at["deck"]) + len([card for card in at["row"] if card]) + sum(at["discard"].values()) == 110
    assert len(at["ticket_deck"]) == sum(ticket.deck == "regular" for ticket in Game(edition).box.board.tickets)


def test_trains_and_points_come_from_the_routes_given() -> None:
    at = Game.from_position(TURN | {"routes": {"paris:zurich": 1, "madrid:pamplona/2": 2}}).position()
    assert (at["trains"], at["points"]) == ([45, 42, 42], [0, 4, 4])


def test_the_deck_is_all_cards_that_are_nowhere_else() -> None:
    tunnel = POSSIBLE["tunnel"] | {"hands": [{"blue": 3}, {"loco": 2}, {}], "discard": {"black": 4}}
    cards = Counter(Game.from_position(tunnel).position()["deck"])
    everywhere = dict.fromkeys(("purple", "orange", "white", "green"), 11)
    assert cards == everywhere | {"blue": 7, "yellow": 12, "black": 8, "red": 8, "loco": 11}


def test_the_ticket_deck_is_all_regular_tickets_that_are_nowhere_else() -> None:
    at = Game.from_position(TURN | {"tickets": [["brest:petrograd", "kyiv:sochi"], ["athina:wilno"], []]}).position()
    assert len(at["ticket_deck"]) == len(set(at["ticket_deck"])) == 38
    assert not {"kyiv:sochi", "athina:wilno", "brest:petrograd"} & {*at["ticket_deck"]}


def test_a_deck_given_as_counts_is_shuffled_by_the_seed() -> None:
    decks = [Game.from_position(TURN | {"deck": {"red": 9, "blue": 9}, "seed": seed}).position() for seed in (1, 1, 2)]
    assert decks[0]["deck"] == decks[1]["deck"] != decks[2]["deck"]
    assert Counter(decks[2]["deck"]) == {"red": 9, "blue": 9}


def test_a_deck_given_as_a_list_lies_top_first() -> None:
    game = Game.from_position(TURN | {"deck": ["red", "loco", "blue"], "ticket_deck": ["kyiv:sochi", "athina:wilno"]})
    assert game.play("draw deck").outcome == {"card": "red"}
    assert game.play("draw deck").outcome == {"card": "loco"}
    assert game.play("tickets").outcome == {"offer": ["kyiv:sochi", "athina:wilno"]}


def test_a_game_from_a_position_continues_by_its_seed_unless_the_generator_is_given() -> None:
    deal = TURN | {"deck": [], "discard": {"red": 9, "blue": 9}, "ticket_deck": []}
    given_one = deal | {"seed": 2, "generator": Game.from_position(deal | {"seed": 1}).position()["generator"]}
    drawn = [Game.from_position(fields) for fields in (deal | {"seed": 1}, given_one, deal | {"seed": 2})]
    for game in drawn:
        game.play("draw deck")
    assert drawn[0].position()["deck"] == drawn[1].position()["deck"] != drawn[2].position()["deck"]


def test_the_row_left_out_is_turned_up_from_the_deck() -> None:
    game = Game.from_position({"edition": "usa", "deck": ["red", "loco", "blue", "red", "loco", "black"]})
    assert game.position()["row"] == ["red", "loco", "blue", "red", "loco"]
    assert game.position()["deck"] == ["black"]


def test_a_finished_position_has_no_seat_and_its_scores() -> None:
    game = Game.from_position(NORDIC | {"phase": "over", "seat": None})
    assert (game.over, game.seat, game.legal()) == (True, None, [])
    assert [score["place"] for score in game.scores()] == [1, 1]


def test_names_are_passed_separately() -> None:
    assert Game.from_position(TURN, names=["Ann", "Bob", "Cleo"]).names == ["Ann", "Bob", "Cleo"]
    with pytest.raises(RulesError, match="names"):
        Game.from_position(TURN, names=["Ann"])


def test_a_position_is_independent_of_the_game_and_of_its_source() -> None:
    game = random_game("europe", 3, 4, 50, house={"turn_limit": 78})
    at = game.position()
    kept = copy.deepcopy(at)
    read = Game.from_position(at)
    at["house"]["trains"] = 4
    at["hands"][0].clear()
    at["row"][0] = "red" if at["row"][0] != "red" else "blue"
    assert game.position() == read.position() == kept


def test_many_points_come_back_too() -> None:
    game = random_game("usa", 2, 1, house={"route_points": [99] * 9})
    assert max(game.position()["points"]) > 999
    assert Game.from_position(game.position()).position() == game.position()


@given(json_values)
def test_arbitrary_data_is_a_game_or_a_position_error(data: Any) -> None:
    check_reading(data)


@given(st.dictionaries(st.sampled_from(FIELDS), json_values))
def test_arbitrary_fields_are_a_game_or_a_position_error(fields: dict[str, Any]) -> None:
    check_reading({"edition": "europe", "row": ROW} | fields)


@given(st.data())
def test_changed_positions_are_a_game_or_a_position_error(data: st.DataObject) -> None:
    at: dict[str, Any] = {**data.draw(moments()).position()}
    for _ in range(data.draw(st.integers(1, 3))):
        field = data.draw(st.sampled_from(FIELDS))
        if data.draw(st.booleans()):
            at[field] = data.draw(json_values)
        else:
            at[field] = nudged(data, at.get(field))
    check_reading(at)


@given(st.data())
def test_positions_crossed_with_others_are_a_game_or_a_position_error(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(TABLES))
    one, other = ({**moment(*table, seed, data.draw(st.floats(0, 1))).position()} for seed in (0, 1))
    for field in data.draw(st.lists(st.sampled_from(FIELDS), min_size=1, max_size=3)):
        one.pop(field, None)
        if field in other:
            one[field] = other[field]
    check_reading(one)


def nudged(data: st.DataObject, value: Any) -> Any:
    """The value with something small in it changed."""
    if isinstance(value, dict) and value:
        key = data.draw(st.sampled_from([*value]))
        return value | {key: nudged(data, value[key])}
    if isinstance(value, list) and value:
        at = data.draw(st.integers(0, len(value) - 1))
        changed = data.draw(st.sampled_from([[], [value[at]] * 2, [nudged(data, value[at])], [None]]))
        return value[:at] + changed + value[at + 1 :]
    if isinstance(value, int):
        return value + data.draw(st.sampled_from([-1, 1, 100]))
    return data.draw(st.sampled_from([None, 0, "red", "loco", "turn", "over", "paris", "paris:zurich", [], {}]))


def check_reading(data: Any) -> None:
    """It is refused, or it is a game that comes back the same and can be played to its end."""
    try:
        game = Game.from_position(data)
    except PositionError:
        return
    at = game.position()
    assert Game.from_position(at).position() == at
    assert Game.replay(game.record()).position() == at
    cards = every_card(game)
    assert bool(game.legal()) is not game.over
    assert play_on(game, 1).over
    assert every_card(game) == cards
    game.scores()


def every_card(game: Game) -> Counter[Card]:
    """All train cards of a position, wherever they lie."""
    at = game.position()
    cards = Counter(card for card in [*at["deck"], *at["row"], *at.get("turned_up", [])] if card)
    for pile in [*at["hands"], at["discard"], at.get("laid", {})]:
        cards.update(pile)
    return +cards


def test_a_position_has_a_word_for_each_phase_in_the_order_of_the_record() -> None:
    assert tuple(phase.name.lower() for phase in Phase) == PHASES
