"""A language that nobody speaks: English in other letters, and two fifths longer, shows what is not translated."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tests.support.translations import FOLDER
from whistlestop import editions
from whistlestop.boards.editions import load_board
from whistlestop.bots.guests import BOT_NAMES
from whistlestop.refusals.reasons import VERBS

ROOT = FOLDER.parents[2]
CODE = "qps"
# All of them are in the fonts of the page, and none is a letter of English.
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
OTHER = "åβçðéφğĥïĵķłμñøþθřšťüνŵχýžÅΒÇÐÉΦĞĤÏĴĶŁΜÑØÞΘŘŠŤÜΛŴΧÝŽ"
OTHERS = str.maketrans(PLAIN, OTHER)
LONGER = 0.4
VOWELS = frozenset("aeiouyAEIOUY")
KEPT = re.compile(r"(\b[A-Z]\d{1,2}\b)")  # the id of a rule, which the page makes a link
# Words of the notation, as a refusal quotes them or a field hints at them, and names of files.
QUOTED = re.compile(rf"'[^']*'|^draw red$|{', '.join(VERBS)}|\b\w+\.json\b")
WORD = re.compile(r"[^\W\d_]+")
ENGLISH_LINE = '  en: "English",\n'
# What a build of the page reads.
PARTS = ("web", "src/whistlestop/boards", "src/whistlestop/rulebook", "src/whistlestop/languages")
LEFT_OUT = shutil.ignore_patterns("node_modules", "tests", "*.py", "__pycache__")


def pseudo(text: str) -> str:
    """A text in other letters, with as many more vowels as make it two fifths longer; ids of rules stay."""
    return "".join(part if KEPT.fullmatch(part) else longer(part).translate(OTHERS) for part in KEPT.split(text))


def longer(text: str) -> str:
    """A text in which vowels are repeated."""
    found, due = "", 0.5
    for letter in text:
        due += LONGER
        repeats = int(due) if letter in VOWELS else 0
        found += letter + letter.lower() * repeats
        due -= repeats
    return found


class Pseudo(Transformer):
    """Rewrites what is read in a Fluent file, and leaves variables, keys and comments as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 – Fluent's name
        node.value = pseudo(node.value)
        return node


def pseudo_file(source: str) -> str:
    """A Fluent file in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(source)
    return FluentSerializer().serialize(Pseudo().visit(resource))


def add_language(root: Path) -> None:
    """Add the language as docs/languages.md says: a folder of texts, and a line that names it."""
    languages = root / "src" / "whistlestop" / "languages"
    (languages / CODE).mkdir()
    for path in (languages / "en").glob("*.ftl"):
        (languages / CODE / path.name).write_text(pseudo_file(path.read_text(encoding="utf-8")), encoding="utf-8")
    listed = root / "web" / "src" / "words" / "words.svelte.ts"
    source = listed.read_text(encoding="utf-8")
    assert source.count(ENGLISH_LINE) == 1, "the list of languages begins with English"
    named = f'{ENGLISH_LINE}  {CODE}: "{pseudo("Pseudo")}",\n'
    listed.write_text(source.replace(ENGLISH_LINE, named), encoding="utf-8")


def build_page(root: Path) -> Path:
    """Build the page with the language from a copy of its sources; the folder that a server shows it from."""
    for part in PARTS:
        shutil.copytree(ROOT / part, root / part, ignore=LEFT_OUT)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    add_language(root)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [shutil.which("npm", path=path) or "npm", "run", "build"]
    environment = {**os.environ, "PATH": path}
    done = subprocess.run(command, cwd=root / "web", env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return root / "src" / "whistlestop" / "web"


NAMES = ("Whistlestop", "The Five Lakes", "Ada", "Ben", "Cleo", "Vera", "Katla", "Nikos", "Jure", *BOT_NAMES)


@cache
def known() -> frozenset[str]:
    """The words that stay as they are in every language: names of people, cities and languages."""
    cities = [city.name for edition in editions for city in load_board(edition).cities]
    source = (ROOT / "web" / "src" / "words" / "words.svelte.ts").read_text(encoding="utf-8")
    languages = re.findall(r'^  \w+: "(.*)",$', source, re.MULTILINE)
    return frozenset(WORD.findall(" ".join([*cities, *NAMES, *languages])))


def untranslated(texts: list[str]) -> list[str]:
    """What of these texts is in English letters, and neither a name nor the id of a rule."""
    return [
        text for text in texts if any(is_english(word) for word in WORD.findall(QUOTED.sub("", KEPT.sub("", text))))
    ]


def is_english(word: str) -> bool:
    """Whether a word has letters that the pseudo-language does not have."""
    return not {*word}.isdisjoint(PLAIN) and word not in known()
