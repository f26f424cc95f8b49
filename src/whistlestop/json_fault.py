"""What is wrong with a JSON text, in plain words for its author."""

from __future__ import annotations

import re
import reprlib
from collections.abc import Callable

import msgspec

# Quotes what a text says, shortened so that a message stays one readable line.
_quote = reprlib.Repr()
_quote.maxstring = _quote.maxother = 60
quoted: Callable[[object], str] = _quote.repr

# msgspec's messages, and what we say instead.
MESSAGES = {
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
        return "the text is not UTF-8; save it as UTF-8"
    if isinstance(error, RecursionError):
        return "brackets are nested too deeply"
    if isinstance(error, msgspec.ValidationError):
        message, _, path = str(error).partition(" - at `$")
        return f"{_place(path.rstrip('`'))}: {_plain(message)}"
    return _syntax(str(error), text if isinstance(text, bytes) else text.encode())


def _place(path: str) -> str:
    """The path to the fault in words: `.routes[3].length` is "routes number 4, length"."""
    numbered = re.sub(r"\[(\d+)\]", lambda match: f" number {int(match[1]) + 1}", path.replace("[...]", ""))
    return ", ".join(numbered.strip(".").split(".")) or "the whole text"


def _plain(message: str) -> str:
    for theirs, ours in MESSAGES.items():
        match = re.fullmatch(theirs, message, re.DOTALL)
        if match:
            return ours.format(*(word if word.lstrip("-").isdecimal() else quoted(word) for word in match.groups()))
    mismatch = re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", message)
    if mismatch:
        want, have = (NOUNS.get(word, word) for word in mismatch.groups())
        return f"it should be {want}, not {have}"
    return quoted(message)


def _syntax(message: str, raw: bytes) -> str:
    found = re.search(r"(\w.*) \(byte (\d+)\)", message)
    if not found:
        return "the text ends too early; is a bracket or a quotation mark missing?"
    before = raw[: int(found[2])]
    line, column = before.count(b"\n") + 1, len(before) - before.rfind(b"\n")
    return f"line {line}, column {column}: this is not JSON ({found[1].removeprefix('JSON is malformed: ')})"
