"""A text that cannot be read as a board is refused in plain words, with the place of the fault."""

from __future__ import annotations

import pytest

from whistlestop.boards.board import parse_board
from whistlestop.errors import BoardError

UNREADABLE = [
    ("", "the text ends too early; is a bracket or a quotation mark missing?"),
    ('{"id": "lakes",\n "name" 3}', "line 2, column 9: this is not JSON (expected ':')"),
    ("[]", "the whole text: it should be an object in { }, not a list in [ ]"),
    ('{"id": 3}', "id: it should be text, not a whole number"),
    ('{"id": "lakes"}', "the whole text: the field 'name' is missing"),
    ('{"map": 1}', "the whole text: there is no field 'map'; is it misspelt?"),
    ('{"routes": [{"length": 1}, {"length": 2.5}]}', "routes number 1: the field 'a' is missing"),
    ('{"routes": [{"a": "x", "b": "y", "length": 2.5}]}',
     "routes number 1, length: it should be a whole number, without a decimal point"),
    ('{"routes": [{"lenght": 1}]}', "routes number 1: there is no field 'lenght'; is it misspelt?"),
    ('{"aspect": 1e999}', "aspect: the number is too large"),
    ('{"rules": {"trains": ' + "9" * 5000 + "}}", "rules: the number is too large"),
    ('{"rules": {"trains": ' + "[" * 100_000, "brackets are nested too deeply"),
    (b'{"id": "\xff"}', "the text is not UTF-8; save it as UTF-8"),
    ('{"a\\n` - b": 1}', "the whole text: there is no field 'a\\n` - b'; is it misspelt?"),
    ("\ud800", "the text is not UTF-8; save it as UTF-8"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), UNREADABLE, ids=[sentence[:60] for _, sentence in UNREADABLE])
def test_what_is_not_a_board_is_refused_in_plain_words(text: str | bytes, sentence: str) -> None:
    with pytest.raises(BoardError) as refused:
        parse_board(text)
    assert str(refused.value) == sentence
