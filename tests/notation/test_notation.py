"""Actions in words and as numbers are the same actions, and no text can break a game."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import moments, random_game
from tools.rulebook import RULES
from whistlestop import Game, IllegalAction, editions
from whistlestop.box import Box, open_box
from whistlestop.engine.actions import CLAIM, GIVE, KEEP
from whistlestop.engine.state import NONE
from whistlestop.notation.actions import Decision, outcome_words, read_outcome
from whistlestop.rules import CARDS, COLOURS

EVERY_EDITION = pytest.mark.parametrize("edition", editions)

KIND = "|".join(CARDS)
COLOUR = "|".join(COLOURS)
CITY = r"[a-z][a-z.-]*"
GRAMMAR = re.compile(
    rf"draw ({KIND}|deck)|give ({KIND})|tickets|pass|withdraw"
    rf"|station {CITY}|claim {CITY}:{CITY}(/2)?|keep( {CITY}:{CITY})+"
    rf"|pay (({COLOUR}) [1-9]( loco [1-9])?|loco [1-9])( sub [1-9])?|pay sub [1-9]"
)
NO_ACTIONS = [
    "dance", "draw", "draw pink", "draw red blue", "claim", "claim paris", "claim paris:atlantis",
    "claim zurich:paris", "claim paris:zurich/2", "claim paris:zurich/3", "pay", "pay red", "pay 2 red",
    "pay red two", "pay red -1", "pay red 1 blue 1", "pay red 1 red 1", "pay red 1 loco", "pay loco 1 red 2",
    "pay red 3 loco 0", "pay red 03", "pay red 0", "pay sub 1 red 2", "pay red 3 sub 0", "pay red ²",
    "pay red 999999999999", "keep", "keep paris:atlantis", "keep brest:petrograd brest:petrograd", "tickets 3",
    "pass now", "withdraw 1", "station", "station atlantis", "station paris wien", "give", "give pink", "give 1 red",
    "0",
]  # fmt: skip


def fixed_actions(box: Box) -> list[int]:
    """All actions except choices of tickets, whose words depend on the offer."""
    return [action for action in range(box.actions.size) if not KEEP < action < CLAIM]


@EVERY_EDITION
def test_every_action_has_words_and_the_words_lead_back_to_it(edition: str) -> None:
    box = open_box(edition)
    for action in fixed_actions(box):
        words = box.notation.words(action)
        assert box.notation.number(words) == action
        assert box.notation.tidied(words) == words


@EVERY_EDITION
def test_all_words_follow_the_grammar(edition: str) -> None:
    box = open_box(edition)
    words = [box.notation.words(action) for action in fixed_actions(box)]
    words += [box.notation.words(KEEP + kept, range(6)) for kept in range(1, 64)]
    assert [text for text in words if not GRAMMAR.fullmatch(text)] == []
    assert len(set(words)) == len(words) == box.actions.size


@EVERY_EDITION
def test_choices_of_tickets_name_them_in_the_order_of_the_file(edition: str) -> None:
    box = open_box(edition)
    names = [*box.board.ticket_index]
    assert box.notation.words(KEEP + 0b101, [9, 3, 2]) == f"keep {names[2]} {names[9]}"
    assert box.notation.words(KEEP + 0b111, [9, 3, 2]) == f"keep {names[2]} {names[3]} {names[9]}"


def test_a_choice_of_tickets_has_the_number_of_its_places_in_the_offer() -> None:
    notation, offer = open_box("usa").notation, [9, 3, 2, NONE]
    for kept in range(1, 8):
        assert notation.number(notation.words(KEEP + kept, offer), offer) == KEEP + kept
    assert notation.number(notation.words(KEEP + 1, [4]), offer) is None, "it was not offered"
    assert notation.number("keep", offer) is None and notation.number("keep 9", offer) is None


def test_the_last_gift_and_no_choice_of_tickets_share_a_number() -> None:
    assert open_box("nordic").notation.words(KEEP) == "give loco"
    assert GIVE + len(CARDS) - 1 == KEEP


@given(moments())
def test_every_legal_action_can_be_played_in_its_words(game: Game) -> None:
    legal = game.legal()
    assert len(set(legal)) == len(legal)
    for words in legal:
        twin = game.copy()
        assert twin.play(words).action == words
        assert GRAMMAR.fullmatch(words)


@given(moments())
def test_an_outcome_can_be_read_from_its_words(game: Game) -> None:
    for decision in game.log:
        assert outcome_words(read_outcome(decision.told)) == decision.told
    assert read_outcome("card red; row red - loco; cleared 2") == {
        "card": "red",
        "row": ["red", None, "loco"],
        "cleared": 2,
    }


@given(moments())
def test_spaces_capitals_and_the_order_of_tickets_do_not_matter(game: Game) -> None:
    for words in game.legal()[:5]:
        verb, *rest = words.split()
        loose = [verb, *reversed(rest)] if verb == "keep" else [verb, *rest]
        assert game.copy().play(f"  {'   '.join(loose).upper()}\t").action == words


def test_a_decision_is_one_line() -> None:
    assert str(Decision(1, "pass")) == "1 pass"
    assert str(Decision(0, "draw red", {"row": ["red", None, "loco"]})) == "0 draw red > row red - loco"
    assert outcome_words({"card": "red", "cleared": 2}) == "card red; cleared 2"


@pytest.mark.parametrize("words", ["", " ", "\x00", "draw red\nplay blue", *NO_ACTIONS])
@pytest.mark.parametrize("decisions", [0, 3, 41, 80])
def test_words_that_are_not_an_action_are_refused(words: str, decisions: int) -> None:
    check_play(random_game("europe", 3, 6, decisions), words)


def test_a_payment_written_another_way_is_refused_or_played_as_written_here() -> None:
    position = {
        "edition": "usa",
        "phase": "payment",
        "claim": "calgary:winnipeg",
        "hands": [{"white": 5, "loco": 2}, {}],
    }
    game = Game.from_position(position)
    assert "pay white 5 loco 1" in game.legal()
    for words in ("pay loco 1 white 5", "pay white 05 loco 1", "pay white 5 loco 1 sub 0", "pay white 5 loco 01"):
        check_play(game.copy(), words)


@given(moments(), st.text())
def test_arbitrary_text_is_refused_and_changes_nothing(game: Game, words: str) -> None:
    check_play(game, words)


@given(moments(), st.data())
def test_text_that_looks_like_an_action_is_played_or_refused(game: Game, data: st.DataObject) -> None:
    board = game.box.board
    verb = st.sampled_from(["draw", "claim", "pay", "tickets", "keep", "station", "give", "withdraw", "pass", "undo"])
    names = st.sampled_from([*board.route_names, *board.city_index, *board.ticket_index])
    cards = st.sampled_from([*CARDS, "deck", "sub", "pink"])
    numbers = st.integers(-1, 12).map(str)
    part = cards | numbers | names | st.text(max_size=3)
    for _ in range(5):
        check_play(game.copy(), " ".join([data.draw(verb), *data.draw(st.lists(part, max_size=6))]))


@given(moments(), st.data())
def test_legal_words_of_another_moment_are_played_or_refused(game: Game, data: st.DataObject) -> None:
    elsewhere = data.draw(moments()).legal()
    for words in data.draw(st.lists(st.sampled_from(elsewhere), max_size=5)) if elsewhere else []:
        check_play(game.copy(), words)


@given(moments(), st.data())
def test_legal_words_written_otherwise_are_played_or_refused(game: Game, data: st.DataObject) -> None:
    for words in data.draw(st.lists(st.sampled_from(game.legal()), max_size=5)) if game.legal() else []:
        verb, *rest = words.split()
        parts = (
            [*zip(rest[::2], rest[1::2], strict=False), ("loco", "0"), ("sub", "0")] if verb == "pay" else [(*rest, "")]
        )
        written = [text for part in data.draw(st.permutations(parts)) for text in part]
        check_play(game.copy(), " ".join([verb, *written[: data.draw(st.integers(0, len(written)))]]))
        check_play(game.copy(), re.sub(r"(\d)", r"0\1", words))


def check_play(game: Game, words: str) -> None:
    """Words are legal and played, or refused with a reason and a rule and without effect."""
    before = game.position(), list(game.log), game.legal(), game.record()
    error = refusal(game, words)
    if error is None:
        assert game.log[-1].action in before[2]
        assert len(game.log) == len(before[1]) + 1
        return
    assert error.reason and "\n" not in error.reason
    assert error.rule in RULES
    assert str(error) == f"{error.reason} ({error.rule})"
    assert (game.position(), game.log, game.legal(), game.record()) == before


def refusal(game: Game, words: str) -> IllegalAction | None:
    """Play the words, and return the refusal if there is one."""
    try:
        game.play(words)
    except IllegalAction as error:
        return error
    return None
