"""Every language has every text, with its own plurals, and the page asks for all of them and for nothing else."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest

from tests.support.page_texts import CARDS, ENDINGS, SOURCE, Asking, askings
from tests.support.translations import FOLDER, LANGUAGES, MANY_COUNTS, Words, every_word, faults, read

ALL = {language: every_word(language) for language in LANGUAGES}
VOLUMES = sorted(path.name for path in (FOLDER / "en").iterdir())
ENGLISH = ALL["en"]
EVERY_LANGUAGE = pytest.mark.parametrize("words", ALL.values(), ids=ALL)


@EVERY_LANGUAGE
def test_a_language_is_complete_and_speaks_without_fault(words: Words) -> None:
    assert faults(words, ENGLISH) == []


@pytest.mark.soak
@EVERY_LANGUAGE
def test_so_it_does_with_every_number(words: Words) -> None:
    assert faults(words, ENGLISH, MANY_COUNTS) == []


def test_no_id_is_in_two_volumes() -> None:
    volumes = [read(FOLDER / "en" / volume) for volume in VOLUMES]
    assert sum(len(words.messages) for words in volumes) == len(ENGLISH.messages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_volume(language: str) -> None:
    assert sorted(path.name for path in (FOLDER / language).iterdir()) == VOLUMES


def test_there_is_a_file_for_every_language_that_the_page_offers() -> None:
    source = (SOURCE / "words" / "words.svelte.ts").read_text(encoding="utf-8")
    offered = re.findall(r'^  (\w+): "', source.partition("LANGUAGES = {")[2].partition("}")[0], re.MULTILINE)
    assert sorted(offered) == sorted(ALL)


def test_every_text_that_the_page_asks_for_is_there() -> None:
    assert unknown(askings()) == []


def unknown(asked: list[Asking]) -> list[str]:
    """The texts that are asked for and not there."""
    return sorted(f"{asking.file}: {name}" for asking in asked for name in asking.ids - ENGLISH.messages.keys())


def test_no_text_is_there_in_vain() -> None:
    asked = {name for asking in askings() for name in asking.ids} | read(FOLDER / "en" / "preview.ftl").messages.keys()
    assert sorted(ENGLISH.messages.keys() - asked) == []


def test_the_page_gives_every_text_what_it_needs() -> None:
    assert in_need(askings()) == []


def in_need(asked: list[Asking]) -> list[str]:
    """The texts that are not given all that they speak of."""
    in_sight = [(asking, name, asking.given) for asking in asked for name in asking.ids & ENGLISH.messages.keys()]
    return sorted(
        f"{asking.file}: {name} needs {sorted(ENGLISH.messages[name].variables - given)}"
        for asking, name, given in in_sight
        if given is not None and not ENGLISH.messages[name].variables <= given
    )


@EVERY_LANGUAGE
def test_the_letter_of_a_card_is_its_own_and_in_its_name(words: Words) -> None:
    letters = {kind: words.say(f"letter-{kind}") for kind in CARDS}
    shown = [letter for letter in letters.values() if letter]
    assert len(shown) == len({*shown})
    for kind, letter in letters.items():
        assert letter in bare(words.say("cards-of", kind=kind, count=1)), kind


def bare(text: str) -> str:
    """Capitals without the accents of Greek."""
    tonos = "\N{COMBINING ACUTE ACCENT}"
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", text.upper()).replace(tonos, ""))


SAID = [
    ("sl", "days-left", {1: "1 dan", 2: "2 dneva", 3: "3 dnevi", 4: "4 dnevi", 5: "5 dni", 102: "102 dneva"}),
    ("is", "days-left", {1: "1 dagur", 2: "2 dagar", 11: "11 dagar", 21: "21 dagur", 111: "111 dagar"}),
    ("hr", "points-unit", {1: "bod", 3: "boda", 5: "bodova", 11: "bodova", 21: "bod", 112: "bodova", 122: "boda"}),
    ("sr", "points-unit", {1: "bod", 3: "boda", 5: "bodova", 11: "bodova", 21: "bod", 112: "bodova", 122: "boda"}),
    ("it", "points-unit", {0: "punti", 1: "punto", 21: "punti"}),
    ("el", "points-unit", {0: "πόντοι", 1: "πόντος", 21: "πόντοι"}),
    ("en", "points-unit", {0: "points", 1: "point", 21: "points"}),
]


@pytest.mark.parametrize(("language", "name", "said"), SAID, ids=[language for language, *_ in SAID])
def test_numbers_have_the_plurals_of_the_language(language: str, name: str, said: dict[int, str]) -> None:
    assert {count: ALL[language].say(name, count=count) for count in said} == said


def test_two_slovenians_win_in_the_dual() -> None:
    shared = [ALL["sl"].say("end-title", me="no", who="A & B", count=count, points=102) for count in (2, 3)]
    assert shared == ["A & B si delita zmago: 102 točki", "A & B si delijo zmago: 102 točki"]


SAMPLE = """
days = { $count ->
    [one] one day
   *[other] { $count } days
}
drew = { $me ->
    [yes] You drew
   *[no] { $who } drew
}
letter-red = R
"""
SOUND = """
days = { $count ->
    [one] { $count } dan
    [two] { $count } dneva
    [few] { $count } dnevi
   *[other] { $count } dni
}
drew = { $me ->
    [yes] Vlečeš
   *[no] { $who } vleče
}
letter-red = { "" }
"""
BROKEN = [
    ("drew =", "dreww =", "drew is missing"),
    ("drew =", "dreww =", "dreww is not in English"),
    ("drew =", "drew ", "can not be read"),
    ("{ $who }", "Nekdo", "uses ['me'] where English uses ['me', 'who']"),
    ("{ $who }", "{ $whom }", "uses ['me', 'whom']"),
    ("    [two] { $count } dneva\n", "", "has the plurals ['few', 'one', 'other'] of $count"),
    ("[two]", "[many]", "has the plurals ['few', 'many', 'one', 'other'] of $count"),
    ("[yes]", "[ja]", "does not say what to say for $me ['yes']"),
    ("{ $count } dan", "en dan", "days does not say 101"),
    ("Vlečeš", '{ "" }', "drew has a gap"),
    ("vleče", "vleče , ", "drew has a gap"),
    ("{ $who } vleče", "{ missing } { $who }", "drew has a gap"),
    ("vleče", "vle\u200bče", "has U+200B"),
    ("vleče", "vle\u00a0če", "has U+00A0"),
    ("vleče", "влече", "has U+0432"),
    ("vleče", "vlec\u030ce", "has letters in two parts"),
]


def test_a_sound_sample_has_no_fault() -> None:
    assert faults(Words("sl", SOUND), Words("en", SAMPLE)) == []


@pytest.mark.parametrize(("sound", "broken", "fault"), BROKEN, ids=[f"{fault}" for *_, fault in BROKEN])
def test_a_broken_sample_is_found_out(sound: str, broken: str, fault: str) -> None:
    assert sound in SOUND
    found = faults(Words("sl", SOUND.replace(sound, broken, 1)), Words("en", SAMPLE))
    assert [told for told in found if fault in told], found


PAGE = """
<p title={t(isOn ? "undo" : "no-such-text")}>{t(phase === "not_an_id" ? "pass" : "undo")}</p>
<p>{t(`letter-${kind}`)} {t(`made-${up}`)} {t(unheard.of)}</p>
<p>{t("wait-for", { whom: t("log", {}) })} {t("days-left", { count })} {t("days-left", elsewhere)}</p>
"""


def test_what_a_page_asks_for_is_understood(tmp_path: Path) -> None:
    (tmp_path / "Page.svelte").write_text(PAGE, encoding="utf-8")
    asked = askings(tmp_path)
    assert unknown(asked) == ["Page.svelte: ? unheard.of", "Page.svelte: made-?", "Page.svelte: no-such-text"]
    assert in_need(asked) == ["Page.svelte: wait-for needs ['who']"]
    letters = {f"letter-{kind}" for kind in ENDINGS["letter-"]}
    assert {name for asking in asked for name in asking.ids} >= {
        "undo",
        "pass",
        "log",
        "wait-for",
        "days-left",
        *letters,
    }
