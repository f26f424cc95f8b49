"""House rules to try: any value of any field, alone or together."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from hypothesis import strategies as st

from whistlestop.rules import Rules

House = dict[str, Any]

FIELDS = {field.name: field for field in fields(Rules)}


def values_of(name: str) -> st.SearchStrategy[Any]:
    """Every value that a field can have, whatever the others are."""
    field = FIELDS[name]
    number = st.integers(field.metadata["low"], field.metadata["high"])
    if isinstance(field.default, tuple):
        return st.lists(number, min_size=len(field.default), max_size=len(field.default))
    return number


def changed(name: str, rules: Rules) -> House:
    """House rules in which one field differs from these rules, and is compatible with the rest."""
    field = FIELDS[name]
    if isinstance(field.default, tuple):
        return {name: [0, 99, *field.default[2:]]}
    needs = {"first_keep": {"first_tickets": 4}, "ticket_keep": {"ticket_draw": 4}}.get(name, {})
    bounds = range(field.metadata["low"], field.metadata["high"] + 1)
    value = next(value for value in bounds if value != getattr(rules, name) and is_fit(rules, {name: value, **needs}))
    return {name: value, **needs}


def is_fit(rules: Rules, house: House) -> bool:
    """Whether the fields of some house rules are compatible."""
    try:
        rules.changed(house)
    except ValueError:
        return False
    return True


houses = st.fixed_dictionaries({}, optional={name: values_of(name) for name in FIELDS})
