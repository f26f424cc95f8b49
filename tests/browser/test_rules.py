"""The rules: found by words and ids, one by one with an example, and from a table that goes on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.accessibility import violations, violations_by_turns
from tests.support.browser.english import say, words_of
from tests.support.browser.every_language import is_filled_in, switch_language, texts
from tests.support.browser.input_methods import Mouse
from tests.support.browser.player import Player
from tests.support.browser.scene_actions import ask_why_not
from tests.support.browser.scenes import turn_on
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import Serving
from tests.support.soak import by_turns, rest
from tests.support.translations import LANGUAGES
from tools.rule_examples import written

RULES = written()
LEFT_OPEN = re.compile(r"\brules?-\w+|[{}$]|undefined|NaN|\[object")
SIZES: tuple[dict[str, object], ...] = ({}, PHONE)


def search(visitor: Visitor, typed: str) -> list[str]:
    """The ids of the rules that are found."""
    visitor.page.get_by_role("searchbox").fill(typed)
    return [id_of(link) for link in visitor.page.get_by_role("main").locator("li a").all()]


def id_of(link: Locator) -> str:
    return (link.get_attribute("href") or "").rpartition("/")[2]


def read(visitor: Visitor, rule: str) -> Visitor:
    """Open the page of a rule, and wait for its example."""
    visitor.open(f"/rules/{rule}").page.get_by_role("figure").wait_for()
    return visitor


def test_all_rules_are_there_in_their_order(visit: Visit) -> None:
    visitor = visit().open("/rules")
    assert [id_of(link) for link in visitor.page.get_by_role("main").locator("li a").all()] == [*RULES]
    assert visitor.page.title() == f"{say('rules-title')} · Whistlestop"


def test_a_rule_is_found_by_its_id_and_by_words(visit: Visit) -> None:
    visitor = visit(**PHONE).open("/rules")
    assert search(visitor, "d6") == ["D6"]
    assert search(visitor, "ferry locomotive")[0] == "F1"
    assert search(visitor, "xylophone") == []
    visitor.text("rules-found", count=0).wait_for()
    visitor.button("rules-clear").tap()
    assert len(search(visitor, "")) == len(RULES)


def test_accents_and_capitals_do_not_matter(visit: Visit) -> None:
    visitor = visit().open("/rules")
    for language, typed in (("el", "ΜΗΧΑΝΕΣ φερι"), ("sl", "zacetne"), ("is", "drattarvagn")):
        switch_language(visitor, language)
        assert search(visitor, typed), language


def test_only_the_rules_of_an_edition_are_shown(visit: Visit) -> None:
    visitor = visit().open("/rules")
    visitor.page.get_by_text(say("edition-usa"), exact=True).click()
    shown = search(visitor, "")
    assert {"D6", "C2"} <= {*shown} and not {"D7", "U1", "F1", "B1", "M1"} & {*shown}


def test_a_chapter_is_brought_into_sight(visit: Visit) -> None:
    visitor = visit(**PHONE).open("/rules")
    heading = visitor.page.get_by_role("heading", name=say("rule-chapter-U"), exact=True)
    expect(heading).not_to_be_in_viewport()
    visitor.button("rule-chapter-U").tap()
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, rest({})], ids=["phone", "wide"])
def test_from_rule_to_rule_and_back(visit: Visit, size: dict[str, object]) -> None:
    visitor = read(visit(**size), "D6")
    page = visitor.page
    page.get_by_role("link", name=say("rule-after", rule="D7")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("rule-title-D7"))
    assert page.url.endswith("/rules/D7")
    page.get_by_role("link", name=say("rule-title-D9")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("rule-title-D9"))
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("rule-title-D7"))
    page.get_by_role("link", name=say("rules-title")).click()
    expect(page.get_by_role("searchbox")).to_be_visible()


def test_a_rule_that_names_another_leads_to_it(visit: Visit) -> None:
    visitor = read(visit(), "K5")
    visitor.page.get_by_role("link", name="B4", exact=True).click()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(say("rule-title-B4"))


def test_the_link_to_a_rule_can_be_shared(visit: Visit) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    read(visitor, "C9").button("rule-share").click()
    visitor.text("link-copied").wait_for()
    assert visitor.page.evaluate("navigator.clipboard.readText()") == visitor.page.url


def test_home_leads_to_the_rules(visit: Visit) -> None:
    visitor = visit(**PHONE).open()
    visitor.page.get_by_role("link", name=say("rules"), exact=True).tap()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(say("rules-title"))
    assert visitor.page.url.endswith("/rules")


def test_by_keys_alone_a_rule_is_found_and_opened(visit: Visit) -> None:
    visitor = visit().open("/rules")
    visitor.page.get_by_role("searchbox").focus()
    visitor.page.keyboard.type("Murmansk")
    visitor.page.get_by_role("link", name=re.compile("^M1")).focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(say("rule-title-M1"))


def test_an_unknown_rule_says_so_and_shows_the_others(visit: Visit) -> None:
    visitor = visit().open("/rules/Z9")
    visitor.text("rules-unknown", rule="Z9").wait_for()
    assert len(search(visitor, "")) == len(RULES)


def test_a_refusal_in_an_example_reads_as_at_the_table(visit: Visit) -> None:
    figure = read(visit(), "D4").page.get_by_role("figure")
    expect(figure).to_contain_text(say("why-loco-as-second"))
    expect(figure).to_contain_text(say("rule-can-not"))


@pytest.mark.parametrize("size", by_turns([PHONE], SIZES))
def test_from_a_sentence_that_says_why_not_to_its_rule_and_back_to_the_table(
    visit: Visit, server: Serving, size: dict[str, object]
) -> None:
    visitor = visit(**size).open(turn_on("europe")(server))
    ask_why_not(Player(visitor, Mouse()))
    page, address = visitor.page, visitor.page.url
    number = re.fullmatch(say("rule-number", rule=r"(\w+)"), page.get_by_text(re.compile("^Rule [A-Z]")).inner_text())
    assert number is not None
    rule = number[1]
    visitor.button("rule-read").click()
    dialog = page.get_by_role("dialog", name=say("rules"))
    expect(dialog.get_by_role("heading", level=3)).to_contain_text(say(f"rule-title-{rule}"))
    dialog.get_by_role("link", name=say("rules-title")).click()
    expect(dialog.get_by_role("searchbox")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.url == address and visitor.is_asked


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there_in_every_language(visit: Visit, language: str) -> None:
    visitor = visit(**PHONE).open("/rules")  # where long words have the least space
    switch_language(visitor, language)
    for rule in RULES:
        is_complete(visitor, rule, language)


def test_every_rule_is_there_by_turns_in_each_language(visit: Visit) -> None:
    visitor = visit(**PHONE).open("/rules")
    for number, language in enumerate(LANGUAGES):
        switch_language(visitor, language)
        for rule in [*RULES][number :: 2 * len(LANGUAGES)]:
            is_complete(visitor, rule, language)


def go_to(visitor: Visitor, rule: str, language: str) -> None:
    """Go from one rule to another, and wait for its example."""
    visitor.page.evaluate(f"history.pushState(null, '', '/rules/{rule}'); dispatchEvent(new PopStateEvent('popstate'))")
    title = words_of(language).say(f"rule-title-{rule}")
    visitor.page.get_by_role("heading", level=1, name=title).wait_for()
    visitor.page.get_by_role("figure").wait_for()


def is_complete(visitor: Visitor, rule: str, language: str) -> None:
    """Go to a rule: its texts are complete, and it fits on the screen."""
    go_to(visitor, rule, language)
    said = texts(visitor)
    assert not LEFT_OPEN.search(said), (rule, LEFT_OPEN.search(said))
    assert is_filled_in(visitor, language)
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), rule


EXAMPLES = ("S3", "S7", "D4", "C9", "F3", "U4", "B4", "E1", "E5", "C7")


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=["wide", "phone"])
def test_axe_finds_no_fault_in_the_examples(visit: Visit, size: dict[str, object], scheme: str) -> None:
    visitor = visit(**size).open("/rules")
    visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    assert violations(visitor) == []
    for rule in EXAMPLES:
        assert violations(read(visitor, rule)) == [], rule


def test_axe_finds_no_fault_by_turns_in_the_examples(visit: Visit) -> None:
    visitor = read(visit(), EXAMPLES[0])
    for number, rule in enumerate(("C9", "S7", "U4", "E5")):
        go_to(visitor, rule, "en")
        assert violations_by_turns(visitor, number) == [], rule


def test_the_language_is_switched_on_the_page_of_a_rule(visit: Visit) -> None:
    visitor = read(visit(), "U2")
    for language in LANGUAGES:
        switch_language(visitor, language)
        expect(visitor.page.get_by_role("heading", level=1)).to_contain_text(words_of(language).say("rule-title-U2"))
