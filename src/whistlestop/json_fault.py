"""What is wrong with a JSON text, said in plain words to the person who wrote it."""

from __future__ import annotations

import re
import reprlib
from collections.abc import Callable

import msgspec

# Quotes what a text says, cut short, so that a message stays one readable line.
_quote = reprlib.Repr()
_quote.maxstring = _quote.maxother = 60
quoted: Callable[[object], str] = _quote.repr

# What msgspec says, and what we say instead.
SAYINGS = {
    "Expected `int`, got `float`": "it should be a whole number, without a decimal point",
    "Object missing required field `(.*)`": "the field {} is missing",
    "Object contains unknown field `(.*)`": "there is no field {}; is it misspelt?",
    "(?:Number|Integer value) out of range": "the number is too large",
    "Expected `int` >= (.*)": "it should be at least {}",
    "Expected `int` <= (.*)": "it should be at most {}",
}
NOUNS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list in [ ]",
    "object": "an object in { }",
}


def json_fault(error: Exception, text: str | bytes) -> str:
    """One line that says where a JSON text is wrong, and how."""
    if isinstance(error, UnicodeError):
        return "the text is not in UTF-8; save it as UTF-8"
    if isinstance(error, RecursionError):
        return "brackets are nested too deep"
    if isinstance(error, msgspec.ValidationError):
        saying, _, path = str(error).partition(" - at `$")
        return f"{_place(path.rstrip('`'))}: {_plain(saying)}"
    return _syntax(str(error), text if isinstance(text, bytes) else text.encode())


def _place(path: str) -> str:
    """The way to the fault: `.routes[3].length` is "routes number 4, length"."""
    numbered = re.sub(r"\[(\d+)\]", lambda match: f" number {int(match[1]) + 1}", path.replace("[...]", ""))
    return ", ".join(numbered.strip(".").split(".")) or "the whole text"


def _plain(saying: str) -> str:
    for theirs, ours in SAYINGS.items():
        said = re.fullmatch(theirs, saying, re.DOTALL)
        if said:
            return ours.format(*(word if word.lstrip("-").isdecimal() else quoted(word) for word in said.groups()))
    mismatch = re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", saying)
    if mismatch:
        want, have = (NOUNS.get(word, word) for word in mismatch.groups())
        return f"it should be {want}, not {have}"
    return quoted(saying)


def _syntax(saying: str, raw: bytes) -> str:
    found = re.search(r"(\w.*) \(byte (\d+)\)", saying)
    if not found:
        return "the text breaks off before its end; is a bracket or a quotation mark missing?"
    before = raw[: int(found[2])]
    line, column = before.count(b"\n") + 1, len(before) - before.rfind(b"\n")
    return f"line {line}, column {column}: this is not JSON ({found[1].removeprefix('JSON is malformed: ')})"
