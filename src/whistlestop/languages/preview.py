"""The texts of link previews, in the language of the reader; none of them counts, so English plurals are enough."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from whistlestop.languages.fluent import Pattern, messages, said

FOLDER = Path(__file__).parent
FILES = ("preview.ftl", "page.ftl")
LANGUAGES = frozenset(path.parent.name for path in FOLDER.glob("*/preview.ftl"))


@cache
def _texts(language: str) -> dict[str, Pattern]:
    return messages("\n".join((FOLDER / language / name).read_text(encoding="utf-8") for name in FILES))


def say_in(language: str, name: str, /, **given: Any) -> str:
    """A text in a language."""
    return said(_texts(language)[name], given)


def best_language(accepted: str) -> str:
    """The language that an Accept-Language header asks for first among those that we have, or English."""
    wanted = [_weighed(part) for part in accepted.split(",")[:20]]
    known = [(weight, language) for weight, language in wanted if language in LANGUAGES and weight > 0]
    return max(known, key=lambda found: found[0])[1] if known else "en"


def _weighed(part: str) -> tuple[float, str]:
    tag, _, weight = part.partition(";")
    try:
        return float(weight.strip().removeprefix("q=") or 1), tag.strip().lower().split("-")[0]
    except ValueError:
        return 0.0, ""
