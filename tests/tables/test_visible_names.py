"""Everybody can see a name, and it is what it looks like."""

from __future__ import annotations

import pytest

from tests.support.server.tables import new_table, people
from whistlestop.tables import commands
from whistlestop.tables.options import ChairAsked, check_words
from whistlestop.tables.refusal import Refused
from whistlestop.tables.visible_names import is_visible


@pytest.mark.parametrize(
    "name",
    [
        "Ada", "Ada Lovelace", "Žofie", "Þórdís", "Ελένη", "Наташа", "李雷", "ひかり", "한나", "محمد", "מרים", "อารี",
        "می\u200cخواهم", "क्\u200dष", "👩\u200d🚒", "❤\ufe0f\u200d🔥", "👍🏽", "1\ufe0f\u20e3", "e\u0301", "7", "!",
    ],
)  # fmt: skip
def test_names_of_every_script_are_taken(name: str) -> None:
    assert is_visible(name)
    check_words(name)


@pytest.mark.parametrize(
    "name",
    [
        "\u3164", "\u3164\u3164", "Ada\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\u034f", "\U0001d159", "\u200b",
        "Ada\u200b", "\u2060", "\ufeff", "\u00ad", "\u200d", "A\u200dda", "Ada\u200d", "\u200cAda", "Ada\ufe0f",
        "Ada\ufe01", "\u0301", "\u202eadA", "\u2066Ada\u2069", "Ada\u200e", "\u061cAda", "می\u200c\u200cخ",
        "Ada\U000e0100", "\x00",
    ],
)  # fmt: skip
def test_names_that_hide_something_are_not(name: str) -> None:
    assert not is_visible(name)
    with pytest.raises(Refused) as refused:
        check_words(name)
    assert refused.value.id == "refused-name-signs"


def test_a_name_is_checked_wherever_it_comes_in() -> None:
    with pytest.raises(Refused):
        new_table(*people("Ada", "\u3164"))
    with pytest.raises(Refused):
        commands.sit(new_table(*people("Ada"), ChairAsked("friend")), 1.0, None, "\u3164", "")
