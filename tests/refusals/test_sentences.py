"""Whatever is refused is said in every language, with all that the sentence speaks of."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import moments
from tests.support.golden import check_golden
from tests.support.refusal_ids import NEEDED, SENT, server_ids
from tests.support.refused_actions import REFUSALS
from tests.support.translations import FOLDER, LANGUAGES, Words, choices, read
from whistlestop import Game, IllegalAction
from whistlestop.languages.english import FILE, clause, say, worded
from whistlestop.languages.fluent import messages
from whistlestop.refusals.sentences import TYPED

ALL = {language: read(FOLDER / language / "page.ftl") for language in LANGUAGES}
ENGLISH = ALL["en"]
EVERY_LANGUAGE = pytest.mark.parametrize("words", ALL.values(), ids=ALL)
COUNTS = (0, 1, 2, 3, 5, 21, 101)


def refused(game: Game, words: str) -> IllegalAction | None:
    try:
        game.copy().play(words)
    except IllegalAction as error:
        return error
    return None


def sentence(words: Words, error: IllegalAction) -> str:
    return words.say(error.id, **worded(error._named, words.say))


@EVERY_LANGUAGE
def test_every_message_exists_and_mentions_its_facts(words: Words) -> None:
    assert words.messages.keys() >= SENT
    assert {id_: words.messages[id_].variables for id_ in NEEDED} == NEEDED


def test_no_message_is_unused() -> None:
    there = {id_ for id_ in ENGLISH.messages if id_.startswith(("why-", "refused-"))}
    assert there == SENT | {"refused-otherwise"}
    assert not server_ids() & {*NEEDED}


@given(moments(), st.data())
def test_whatever_is_tried_is_refused_in_every_language(game: Game, data: st.DataObject) -> None:
    box = game.box
    action = data.draw(st.integers(0, box.actions.size - 1))
    tickets = st.lists(st.sampled_from(sorted(box.board.ticket_index)), max_size=3).map(lambda kept: ["keep", *kept])
    words = data.draw(st.just(box.notation.words(action, range(12))) | tickets.map(" ".join))
    error = refused(game, words)
    if error is not None:
        for language in ALL.values():
            check_sentence(sentence(language, error))


def check_sentence(text: str) -> None:
    """A sentence that can be shown: it begins and ends as one, and nothing is left open in it."""
    assert text == text.strip() and text[0].isupper() and text[-1] in ".?;", text
    assert not re.search(r"[{}$\n]| [,.;]|None", text), text


@pytest.mark.parametrize("reason", REFUSALS, ids=lambda reason: reason.name)
def test_each_reason_is_said_in_every_language(reason: object) -> None:
    fields, words = REFUSALS[reason]  # type: ignore[index]  # a key of its own
    error = refused(Game.from_position(fields), words)
    assert error is not None
    for language in ALL.values():
        check_sentence(sentence(language, error))


MISTYPED = {
    "why-no-action": ("dance", "'dance' isn’t an action; actions start with draw, claim, pay, tickets, keep, station"),
    "why-stands-alone": ("tickets please", "“tickets” is used on its own"),
    "why-takes-one": ("claim", "“claim” takes one route, as in “claim "),
    "why-no-such": ("claim paris:zurick", "there is no route 'paris:zurick' here; did you mean paris:zurich"),
    "why-named-twice": ("keep brest:petrograd brest:petrograd", "a ticket can be named only once"),
    "why-payment-form": ("pay two reds", "a payment names one colour, then loco, then sub"),
    "why-nothing-played": ("", "there is nothing to undo yet"),
}


@pytest.mark.parametrize("id_", MISTYPED)
def test_words_that_name_no_action_are_refused_in_every_language(id_: str) -> None:
    game = Game("europe", 2, 1)
    words, begins = MISTYPED[id_]
    with pytest.raises(IllegalAction) as refusal:
        game.play(words) if words else game.undo()
    error = refusal.value
    assert error.id == id_ and error.reason.startswith(begins)
    assert {*error.facts} == NEEDED[id_]
    for language in ALL.values():
        assert "{" not in sentence(language, error)


def test_every_mistake_in_typing_is_tried() -> None:
    assert MISTYPED.keys() == TYPED.keys()


def test_our_english_is_that_of_fluent() -> None:
    for name, message in ENGLISH.messages.items():
        counted = message.counts()
        others = dict.fromkeys(message.variables - counted, "Oslo")
        for chosen in choices(message):
            for count in COUNTS:
                facts = others | dict.fromkeys(counted, count) | chosen
                assert say(name, **facts) == ENGLISH.say(name, **facts), (name, facts)


def test_english_has_every_message_once() -> None:
    assert messages(FILE.read_text(encoding="utf-8")).keys() == ENGLISH.messages.keys()


def test_english_that_cannot_be_read_says_where() -> None:
    with pytest.raises(ValueError, match="NUMBER"):
        messages("days = { NUMBER($count) }\n")


def test_a_sentence_can_be_a_part_of_another() -> None:
    assert clause("why-game-over", {}) == "the game is over"
    assert clause("refused-unknown", {}) == "there is no such table; is the link complete?"
    assert clause("why-route-taken", {"route": "Oslo – Bergen", "owner": "Ann"}) == "Oslo – Bergen belongs to Ann"


def test_cards_and_prices_are_worded() -> None:
    facts = {"route": "Oslo – Bergen", "price": {"count": 4, "colour": "grey", "locos": 2}, "held": {}}
    assert clause("why-wrong-count", facts).endswith(
        "it costs 4 of one colour, at least 2 of them locomotives; you have none"
    )
    facts["price"] = {"count": 2, "colour": "red", "locos": 0}
    assert clause("why-wrong-count", facts).endswith("it costs 2 red; you have none")
    facts["price"] = {"count": 2, "colour": "grey", "locos": 2}
    assert clause("why-wrong-count", facts).endswith("it costs 2 locomotives; you have none")
    cards = {"card": "red", "hand": {}}
    assert clause("why-give-not-held", cards).endswith("you have no cards")
    cards["hand"] = {"red": 2, "loco": 1}
    assert clause("why-give-not-held", cards).endswith("you have 2 red, 1 locomotive")
    assert clause("why-not-in-row", {"card": "loco", "row": ["red"]}) == "no locomotive card is face up (face up: red)"


def test_the_page_has_an_example_of_every_refusal() -> None:
    """The page's own test words these examples, and its English has to be ours."""
    examples = []
    for fields, words in REFUSALS.values():
        error = refused(game := Game.from_position(fields), words)
        assert error is not None
        refusal = {"edition": game.edition, "names": game.names, "reason": error.id, "args": error.facts}
        examples.append(json.dumps(refusal | {"text": sentence(ENGLISH, error)}, ensure_ascii=False))
    check_golden("refusals.json", ["[", *(f"{example}," for example in examples[:-1]), examples[-1], "]"])
