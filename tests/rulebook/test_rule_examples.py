"""The examples of the rules: each is a position that the engine accepts, and shows what the engine says."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tools.rule_examples import EDITIONS, PARTS, SHOWN, example_of, shown, written
from whistlestop import Game, editions
from whistlestop.refusals.sentences import SENTENCES

RULES = written()
SHOWN_RULES: dict[str, Any] = json.loads(SHOWN.read_text(encoding="utf-8"))
EVERY_RULE = pytest.mark.parametrize("name", RULES)
# E1 refuses everything after the end, which another example shows, and T1 refuses answers to no question.
REFUSING = sorted({sentence.rule for sentence in SENTENCES.values()} - {"E1", "T1"})


def refused_by(rule: dict[str, Any]) -> set[str]:
    """The rules that the example of a rule shows refusing something."""
    return {refusal["rule"] for scene in rule["example"]["scenes"] for refusal in scene.get("not", ())}


def test_what_the_page_shows_is_what_the_engine_says() -> None:
    assert shown() == SHOWN.read_text(encoding="utf-8"), "shown.json is stale; run: python -m tools.rulebook"


@EVERY_RULE
def test_every_rule_has_an_example_of_an_edition_where_it_holds(name: str) -> None:
    rule = SHOWN_RULES[name]
    assert rule["example"]["edition"] in rule["editions"]
    assert {*rule["editions"]} <= {*editions}
    assert all(scene.keys() & {*PARTS, "board"} for scene in rule["example"]["scenes"])


@pytest.mark.parametrize("rule", REFUSING)
def test_a_rule_that_refuses_something_shows_it(rule: str) -> None:
    assert rule in refused_by(SHOWN_RULES[rule])


def test_the_end_of_a_game_refuses_everything() -> None:
    assert "E1" in refused_by(SHOWN_RULES["T3"]) & refused_by(SHOWN_RULES["T4"])


def test_an_example_that_claims_too_much_is_found_out() -> None:
    position = {"edition": "usa", "hands": [{"red": 2}, {}], "row": ["red", "blue", "green", "white", "black"]}
    with pytest.raises(AssertionError, match="is not legal"):
        example_of({"position": position, "scenes": [{"can": ["claim chicago:duluth"]}]}, "C1")
    with pytest.raises(AssertionError, match="is legal"):
        example_of({"position": position, "scenes": [{"not": {"draw red": "D1"}}]}, "D1")
    with pytest.raises(AssertionError, match="is refused by"):
        example_of({"position": position, "scenes": [{"not": {"claim chicago:duluth": "C9"}}]}, "C9")


@EVERY_RULE
def test_the_reader_sees_nothing_that_a_player_would_not_see(name: str) -> None:
    example = RULES[RULES[name].get("like", name)]["example"]
    others = {ticket for tickets in example["position"].get("offers", [])[1:] for ticket in tickets}
    assert not [ticket for ticket in others if ticket in json.dumps(SHOWN_RULES[name])]


def test_the_editions_are_named_in_their_order() -> None:
    assert [*editions] == EDITIONS and all(Game(edition, seats=2, seed=1) for edition in EDITIONS)
