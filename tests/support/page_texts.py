"""Which texts the page asks for, and what it gives them, read from its source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import NamedTuple, get_args, get_type_hints

from tests.support.refusal_ids import SENT
from tools import rule_examples
from whistlestop import editions
from whistlestop.bots import LEVELS
from whistlestop.lessons import NAMES, lesson
from whistlestop.records.ending import EndItem, Settled
from whistlestop.review.luck import PARTS
from whistlestop.review.story import SPENT
from whistlestop.rules import COLOURS, Rules
from whistlestop.tables.commands import PHRASES
from whistlestop.tables.events import HeldWhy
from whistlestop.tables.options import Pace
from whistlestop.tables.table import Paused

SOURCE = Path(__file__).parents[2] / "web" / "src"
CARDS = (*COLOURS, "loco")
RULES = rule_examples.written()
CLOSED = ("unknown", "void", "private")  # why a table can not be opened

SEAS = (
    *("atlantic-ocean", "pacific-ocean", "gulf-of-mexico", "north-sea", "mediterranean-sea", "black-sea", "baltic-sea"),
    *("bay-of-biscay", "norwegian-sea", "barents-sea"),
)
# What an id that is put together can end with, by how it begins.
ENDINGS = {
    "edition-": tuple(editions),
    "about-": tuple(editions),
    "letter-": CARDS,
    "level-": LEVELS,
    "phrase-": PHRASES,
    "theme-": ("device", "light", "dark"),
    "sound-": ("all", "turn", "off"),
    "bot-speed-": ("instant", "quick", "relaxed"),
    "sea-": SEAS,
    "score-": get_args(get_type_hints(EndItem)["kind"]),
    "tie-": get_args(Settled),
    "pace-": get_args(Pace),
    "pace-about-": get_args(Pace),
    "held-": get_args(HeldWhy),
    "paused-": get_args(Paused),
    "closed-": CLOSED,
    "closed-title-": CLOSED,
    "rule-chapter-": tuple(rule_examples.LETTERS),
    "rule-title-": tuple(RULES),
    "rule-text-": tuple(name for name, rule in RULES.items() if rule.get("ruling") != "whole"),
    "rule-ours-": tuple(name for name, rule in RULES.items() if "ruling" in rule),
    "rule-shown-": tuple(name for name, rule in RULES.items() if rule.get("example", {}).get("says")),
    "part-": PARTS,
    "spent-": SPENT,
    "count-tap-": ("routes", "stations", "tickets"),
    "colour-": ("madder", "prussian", "gold", "fir", "ink"),
    "rule-": tuple(field.name for field in fields(Rules)),
    "lesson-name-": NAMES,
    "lesson-about-": NAMES,
    "lesson-asks-": NAMES,
    "step-": tuple(f"{name}-{step.text}" for name in NAMES for step in lesson(name).steps),
}
# How the ids begin that the page keeps under these names; they are written out somewhere else.
KEPT_AS: dict[str, str | tuple[str, ...]] = {
    "does": "key-",
    "label": "plate-",
    "entry.id": "log-",
    "finding.id": ("deal-", "replay-lines-", "replay-no-deal", "replay-played"),
}
# The ids that the server sends, and the one that stands in for a server that is not there.
SENT_AS = {"refusal.reason": SENT | {"line-lost"}}

CALL = re.compile(r"(?<![\w.$])t\(")
TOKEN = re.compile(r"""(?P<text>"[^"]*"|'[^']*'|`[^`]*`)|(?P<open>[(\[{])|(?P<close>[)\]}])|(?P<comma>,)""")
WRITTEN = re.compile(r'([!=]==\s*)?"([^"]*)"')
BUILT = re.compile(r"`([\w-]+)\$\{[^`]*\}`")


class Asking(NamedTuple):
    """A place that asks for a text: where, for which ids, and the names of what it gives, if they are in sight."""

    file: str
    ids: frozenset[str]
    given: frozenset[str] | None


def askings(folder: Path = SOURCE) -> list[Asking]:
    """Every place of the page that asks for a text."""
    paths = [path for path in sorted(folder.rglob("*.*")) if is_source(path)]
    sources = {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    literals = frozenset(re.findall(r'"([\w-]+)"', "\n".join(sources.values())))
    return [asking for name, source in sources.items() for asking in askings_of(name, source, literals)]


def is_source(path: Path) -> bool:
    """Whether a file may ask for texts."""
    return path.suffix in {".svelte", ".ts"}


def askings_of(name: str, source: str, literals: frozenset[str]) -> Iterator[Asking]:
    """The places of one file."""
    for call in CALL.finditer(source):
        first, *rest = parts(source, call.end())
        yield Asking(name, frozenset(ids(first.strip(), literals)), given(rest[0].strip()) if rest else frozenset())


def parts(source: str, start: int) -> list[str]:
    """What stands between the bracket that has just been opened and its end, parted at the commas."""
    found, depth, begin = list[str](), 0, start
    for token in TOKEN.finditer(source, start):
        if token["close"] and depth == 0:
            return [*found, source[begin : token.start()]]
        depth += bool(token["open"]) - bool(token["close"])
        if token["comma"] and depth == 0:
            found.append(source[begin : token.start()])
            begin = token.end()
    raise ValueError(f"a bracket is never closed: {source[start : start + 60]!r}")


def ids(expression: str, literals: frozenset[str]) -> list[str]:
    """The ids that an expression can be."""
    if expression in KEPT_AS:
        return [literal for literal in literals if literal.startswith(KEPT_AS[expression])]
    if expression in SENT_AS:
        return [*SENT_AS[expression]]
    written = [text for compared, text in WRITTEN.findall(expression) if not compared]
    built = [start + end for start in BUILT.findall(expression) for end in ENDINGS.get(start, ("?",))]
    return written + built or [f"? {expression}"]


def given(expression: str) -> frozenset[str] | None:
    """The names in an object that is written out, or None for an object made elsewhere."""
    if not expression.startswith("{"):
        return None
    names = (re.match(r"\s*(\w+)", part) for part in parts(expression, 1))
    return frozenset(name[1] for name in names if name)
