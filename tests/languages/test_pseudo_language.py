"""The pseudo-language is as sound as a real one: complete, longer than English, and without a letter of it."""

from __future__ import annotations

import re

import pytest
from babel import Locale

from tests.support.browser.pseudo_language import CODE, LONGER, PLAIN, pseudo, pseudo_file, untranslated
from tests.support.translations import FOLDER, Words, faults, read

VOLUMES = sorted((FOLDER / "en").glob("*.ftl"))


@pytest.fixture
def english_plurals(monkeypatch: pytest.MonkeyPatch) -> None:
    """No standard knows the plurals of this language; they are those of English."""
    monkeypatch.setattr("tests.support.translations.categories", lambda _: {"other", *Locale("en").plural_form.tags})


@pytest.mark.usefixtures("english_plurals")
@pytest.mark.parametrize("path", VOLUMES, ids=lambda path: path.stem)
def test_it_passes_what_every_language_must_pass(path: object) -> None:
    english = read(FOLDER / "en" / str(path).rpartition("/")[2])
    assert faults(Words("en", pseudo_file(english.text)), english) == []


def test_it_is_two_fifths_longer_in_every_volume() -> None:
    for path in VOLUMES:
        english = read(path)
        plain = [name for name, message in english.messages.items() if not message.variables]
        text = "".join(english.say(name) for name in plain)
        longer = "".join(pseudo(english.say(name)) for name in plain)
        assert len(longer) / len(text) == pytest.approx(1 + LONGER, abs=0.05)


def test_a_variable_a_key_and_the_id_of_a_rule_stay_as_they_are() -> None:
    source = 'kept = See D6.\n    { $count ->\n        [one] One card\n       *[other] { $count } cards{ "" }\n    }\n'
    words = Words("en", pseudo_file(source))
    assert words.say("kept", count=2) == "Šééé D6.\n2 çååřðš"
    assert words.say("kept", count=1) == "Šééé D6.\nØñéé çååřð"


@pytest.mark.parametrize("text", ["Claim", "Ada: ĥøøŵ?", "2 çards", "Los Angeles – Paris: claimed", "draw, claim"])
def test_a_letter_of_english_is_found(text: str) -> None:
    is_name = text == "Ada: ĥøøŵ?"
    assert untranslated([text]) == ([] if is_name else [text])


def test_no_letter_of_english_is_left() -> None:
    text = "".join(pseudo_file(path.read_text(encoding="utf-8")) for path in VOLUMES)
    values = re.sub(r"^#.*$|^[\w-]+ =|\{[^{}]*(?:->|\})|\[\w+\]|\b[A-Z]\d{1,2}\b", "", text, flags=re.MULTILINE)
    assert {*values} & {*PLAIN} == set(), CODE
