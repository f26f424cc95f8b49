"""The rulebook page: every rule has its function and its test, and nothing names an unknown rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

import pytest

from tools.rulebook import PAGE, ROW, RULES, Place, badly_named, functions, proofs, renewed
from whistlestop.refusals.sentences import SENTENCES
from whistlestop.rules import Rules


def named(places: list[Place]) -> set[str]:
    """All rules that these places name."""
    return {rule for place in places for rule in place.rules}


def test_the_page_has_every_rule_once_and_in_order() -> None:
    assert [row[1] for row in ROW.finditer(PAGE.read_text(encoding="utf-8"))] == RULES


def test_no_rule_is_lost() -> None:
    counts = {"S": 11, "T": 4, "D": 12, "C": 10, "F": 3, "M": 1, "U": 6, "K": 5, "B": 7, "E": 8}
    assert [f"{letter}{number}" for letter, last in counts.items() for number in range(1, last + 1)] == RULES


def test_the_page_is_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert renewed(text) == text, "docs/rulebook.md is stale; run: python -m tools.rulebook"


@pytest.mark.parametrize("places", [functions, proofs])
def test_every_rule_has_one(places: Callable[[], list[Place]]) -> None:
    assert [rule for rule in RULES if rule not in named(places())] == []


@pytest.mark.parametrize("places", [functions, proofs])
def test_none_names_an_unknown_rule(places: Callable[[], list[Place]]) -> None:
    assert [place for place in places() if not {*place.rules} <= {*RULES}] == []


def test_docstrings_name_rules_in_one_form() -> None:
    assert badly_named() == []


def test_refusals_and_house_rules_name_known_rules() -> None:
    assert {sentence.rule for sentence in SENTENCES.values()} <= {*RULES}
    assert {field.metadata["rule"] for field in fields(Rules)} <= {*RULES}
