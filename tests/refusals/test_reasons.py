"""Every action that is not legal is refused with a reason, and no legal one is."""

from __future__ import annotations

import pickle
import re

import numpy as np
import pytest
from hypothesis import given, settings

from tests.support.games import LONG_NET, finished, moments
from tests.support.refused_actions import IN_PROGRESS, REFUSALS
from tools.rulebook import RULES
from whistlestop import Game, IllegalAction
from whistlestop.engine import batch
from whistlestop.engine.actions import CLAIM, KEEP
from whistlestop.engine.jit import COMPILED
from whistlestop.engine.reason import Reason
from whistlestop.engine.step import objection
from whistlestop.records.files import at_decision
from whistlestop.refusals.sentences import SENTENCES
from whistlestop.rules import MAX_TICKETS_OFFERED

pytestmark = pytest.mark.kernels


def legal_numbers(game: Game) -> list[int]:
    box, numbers = game.box, np.empty(game.box.actions.size, np.int16)
    count = batch.legal(box.board_table, box.rules_table, game._states, numbers)
    return [int(action) for action in numbers[:count]]


def objections(game: Game) -> dict[int, Reason]:
    """The engine's objection to every action of the table."""
    box, scratch = game.box, np.empty(game.box.actions.size, np.int16)
    board, rules, state = box.board_table[0], box.rules_table[0], game._states[0]
    return {action: Reason(objection(board, rules, state, action, scratch)) for action in range(box.actions.size)}


@pytest.mark.parametrize(("edition", "seats"), LONG_NET if COMPILED else [("nordic", 2)])
def test_there_is_no_objection_to_exactly_the_legal_actions_throughout_a_game(edition: str, seats: int) -> None:
    game = finished(edition, seats, 2)
    for decisions in range(0, len(game.log), 9):
        check_objections(at_decision(game, decisions))


@given(moments())
def test_there_is_no_objection_to_exactly_the_legal_actions(game: Game) -> None:
    check_objections(game)


def check_objections(game: Game) -> None:
    legal = legal_numbers(game)
    allowed = [action for action, reason in objections(game).items() if reason == Reason.ALLOWED]
    assert sorted(legal) == allowed
    assert len(set(legal)) == len(legal)


@settings(max_examples=settings().max_examples // 3)
@given(moments())
def test_the_game_refuses_exactly_what_the_engine_objects_to(game: Game) -> None:
    before, legal = game._states.tobytes(), game.legal()
    for action, reason in objections(game).items():
        # A choice of tickets is recognised by the names, not by the number.
        if reason != Reason.ALLOWED and not KEEP < action < CLAIM:
            assert says(refusal(game, game.box.notation.words(action)), reason)
    assert (game._states.tobytes(), game.legal()) == (before, legal)


@given(moments())
def test_the_game_refuses_every_choice_of_tickets_that_is_not_legal(game: Game) -> None:
    offer = [ticket for ticket in game._state.offers[max(game._state.seat, 0)].tolist() if ticket >= 0]
    others = (ticket for ticket in range(MAX_TICKETS_OFFERED * 2) if ticket not in offer)
    filled = [*offer, *others][:MAX_TICKETS_OFFERED]
    choices = {game.box.notation.words(action, filled) for action in range(KEEP + 1, CLAIM)}
    assert {words for words in game.legal() if words.startswith("keep")} <= choices
    for words in choices - {*game.legal()}:
        refusal(game, words)


def refusal(game: Game, words: str) -> IllegalAction:
    """The refusal of an action: one readable line and a rule of the rulebook."""
    with pytest.raises(IllegalAction) as refused:
        game.play(words)
    error = refused.value
    assert error.reason
    assert error.rule in RULES
    assert not re.search(r"[{}\n]", error.reason)
    assert str(error) == f"{error.reason} ({error.rule})"
    return error


def says(error: IllegalAction, reason: Reason) -> bool:
    """Whether a refusal is the message of this reason, with all its facts."""
    return (error.rule, error.id, tuple(error.facts)) == SENTENCES[reason]


@pytest.mark.parametrize("reason", REFUSALS, ids=lambda reason: reason.name)
def test_each_reason_is_given_where_it_applies(reason: Reason) -> None:
    fields, words = REFUSALS[reason]
    game = Game.from_position(fields)
    before = game.position(), game.legal(), game.log.copy()
    error = refusal(game, words)
    assert says(error, reason), str(error)
    assert (game.position(), game.legal(), game.log) == before


def test_every_reason_is_tried_and_has_a_sentence() -> None:
    assert {*REFUSALS} == {*SENTENCES} == {*Reason} - {Reason.ALLOWED}


@pytest.mark.parametrize("reason", SENTENCES, ids=lambda reason: reason.name)
def test_each_sentence_has_a_rule_of_the_rulebook(reason: Reason) -> None:
    assert SENTENCES[reason].rule in RULES


@pytest.mark.parametrize(
    ("fields", "words", "named", "unnamed"), IN_PROGRESS, ids=[words for _, words, *_ in IN_PROGRESS]
)
def test_a_reason_mentions_what_is_in_progress(fields: dict[str, object], words: str, named: str, unnamed: str) -> None:
    reason = refusal(Game.from_position(fields), words).reason
    assert named in reason
    assert unnamed not in reason


def test_a_refusal_survives_being_sent_to_another_process() -> None:
    fields, words = REFUSALS[Reason.ROUTE_TAKEN]
    error = refusal(Game.from_position(fields, names=["Ann", "Bob", "Cleo"]), words)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.id, again.rule, again.facts) == (str(error), error.id, error.rule, error.facts)
    assert error.facts == {"route": "paris:zurich", "owner": 1}


def test_owners_are_mentioned_by_name() -> None:
    fields, words = REFUSALS[Reason.ROUTE_TAKEN]
    with pytest.raises(IllegalAction, match="belongs to Bob"):
        Game.from_position(fields, names=["Ann", "Bob", "Cleo"]).play(words)
    fields, words = REFUSALS[Reason.CITY_TAKEN]
    with pytest.raises(IllegalAction, match="Bob has a station in Paris"):
        Game.from_position(fields, names=["Ann", "Bob", "Cleo"]).play(words)


def test_a_misspelt_name_is_met_with_the_nearest_ones() -> None:
    game = Game.from_position(REFUSALS[Reason.CARDS_SHORT][0])
    for words, near in (
        ("claim paris:zurick", "paris:zurich"), ("station lundon", "london"), ("draw rad", "red"),
        ("keep brest:petrogrod", "brest:petrograd"),
    ):  # fmt: skip
        with pytest.raises(IllegalAction, match=near):
            game.play(words)


def test_names_of_players_are_never_read_as_placeholders() -> None:
    fields, words = REFUSALS[Reason.ROUTE_TAKEN]
    with pytest.raises(IllegalAction, match=r"belongs to \{hand\}"):
        Game.from_position(fields, names=["{0}", "{hand}", "%s"]).play(words)
