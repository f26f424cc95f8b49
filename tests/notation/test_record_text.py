"""A record replays to the same game, and any change in it makes verification fail."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import TABLES, finished, moments, play_on, random_game
from whistlestop import Game, RecordError
from whistlestop.notation.record_text import FORMAT, digest_of
from whistlestop.records.files import at_decision

SHORT = {"trains": 6}


@cache
def short_game(edition: str, *, is_begun_later: bool = False) -> Game:
    """A finished game of few decisions; the later one starts from a position."""
    game = random_game(edition, 2, "short", 12 if is_begun_later else None, SHORT)
    return play_on(Game.from_position(game.position()), 3) if is_begun_later else game


def lines_of(game: Game) -> list[str]:
    return game.record().splitlines()


def sealed(lines: list[str]) -> str:
    """The lines with a matching digest, whatever the last one said."""
    *lines, _ = lines
    return "\n".join([*lines, f"digest {digest_of(lines)}", ""])


def refusal(text: str) -> str:
    """The message with which a record is refused."""
    with pytest.raises(RecordError) as refused:
        Game.replay(text)
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.fixture(params=["usa", "europe", "nordic"])
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=[False, True], ids=["dealt", "from a position"])
def game(edition: str, request: pytest.FixtureRequest) -> Game:
    return short_game(edition, is_begun_later=bool(request.param))


@given(moments())
def test_a_record_of_any_moment_replays_to_the_same_game(game: Game) -> None:
    again = Game.replay(game.record())
    assert again.position() == game.position()
    assert again.log == game.log
    assert again.record() == game.record()
    assert again.legal() == game.legal()


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_game_that_started_from_a_position_replays_too(edition: str, seats: int) -> None:
    game = Game.from_position(at_decision(finished(edition, seats, 1), 50).position(), [f"P{i}" for i in range(seats)])
    play_on(game, 9)
    again = Game.replay(game.record())
    assert again.position() == game.position()
    assert (again.log, again.names) == (game.log, game.names)
    assert again.record() == game.record()


def test_a_record_reads_as_it_is_described() -> None:
    lines = lines_of(Game("europe", 3, "a 7", house={"trains": 9}, first=1, names=["Ann", "Bob", "Zoë"]))
    assert lines[:-1] == [
        FORMAT,
        'edition "europe"',
        'names ["Ann","Bob","Zoë"]',
        "rules 2",
        'house {"trains":9}',
        "seats 3",
        'seed "a 7"',
        "first 1",
        "",
    ]
    assert lines[-1].startswith("digest ") and len(lines[-1]) == len("digest ") + 64


def test_a_finished_record_contains_the_totals() -> None:
    game = finished("nordic", 3, 0)
    totals = ",".join(str(score["total"]) for score in game.scores())
    assert f"totals [{totals}]" in lines_of(game)


def test_each_decision_is_a_line_with_its_outcome() -> None:
    game = random_game("usa", 2, 2, 30)
    lines = lines_of(game)
    assert lines[lines.index("") + 1 : -1] == [str(line) for line in game.log]
    assert any(" > card " in line for line in lines)
    assert any(" > row " in line for line in lines)


def test_line_ends_of_windows_and_a_byte_order_mark_pass(game: Game) -> None:
    text = game.record()
    for variant in (text.replace("\n", "\r\n"), "\ufeff" + text, text + "\n\n", text.rstrip("\n")):
        assert Game.replay(variant).position() == game.position()


def test_any_single_change_of_a_line_is_found(game: Game) -> None:
    lines = lines_of(game)
    for i, line in enumerate(lines):
        for changed in (line + "x", line[:-1], line.swapcase(), f" {line}"):
            if changed != line:
                refusal("\n".join([*lines[:i], changed, *lines[i + 1 :]]))


def test_any_lost_added_or_swapped_line_is_found(game: Game) -> None:
    lines = lines_of(game)
    for i, line in enumerate(lines):
        refusal("\n".join([*lines[:i], *lines[i + 1 :]]))
        refusal("\n".join([*lines[:i], line, *lines[i:]]))
        if i + 1 < len(lines) and line != lines[i + 1]:
            refusal("\n".join([*lines[:i], lines[i + 1], line, *lines[i + 2 :]]))


def test_a_changed_decision_is_found_even_with_a_fitting_digest(game: Game) -> None:
    lines = lines_of(game)
    first = lines.index("") + 1
    for i in range(first, len(lines) - 1):
        for changed in forged(lines[i]):
            assert f"line {i + 1}:" in refusal(sealed([*lines[:i], changed, *lines[i + 1 :]]))


def forged(line: str) -> list[str]:
    """A decision falsified: another seat or card, an outcome left out or made up, other spaces or letters."""
    seat, _, rest = line.partition(" ")
    action, _, outcome = line.partition(" > ")
    changed = [f"{1 - int(seat)} {rest}", f"{action} > card pink", line.replace(" ", "  ", 1), line.upper(), rest]
    changed += [action] if outcome else [f"{line} > row red red red red red"]
    for card, other in (("red", "blue"), ("loco", "green"), ("white", "black")):
        changed.append(line.replace(card, other, 1) if card in outcome else f"{seat} draw {other} > {outcome}")
    return [other for other in changed if other != line]


def test_lost_and_swapped_decisions_are_found_even_with_a_fitting_digest(game: Game) -> None:
    lines = lines_of(game)
    for i in range(lines.index("") + 1, len(lines) - 2):
        refusal(sealed([*lines[:i], *lines[i + 1 :]]))
        if lines[i] != lines[i + 1]:
            refusal(sealed([*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]))


HEADERS = [
    ('edition "usa"', 'edition "europe"'),
    ('edition "usa"', 'edition "mars"'),
    ('edition "usa"', ""),
    ('house {"trains":6}', 'house {"trains":7}'),
    ('house {"trains":6}', 'house {"trains":1}'),
    ('house {"trains":6}', "house {}"),
    ("seats 2", "seats 3"),
    ("seats 2", "seats 9"),
    ("seats 2", "seats null"),
    ('seed "short"', 'seed "shorter"'),
    ('seed "short"', "seed null"),
    ('seed "short"', "seed 1.5"),
    ('seed "short"', 'seed "\\ud800"'),
    ('seed "short"', "seed " + "9" * 5000),
    ("first {first}", "first {other}"),
    ("first {first}", "first 7"),
    ("totals {totals}", "totals [0,0]"),
    ("totals {totals}", "totals []"),
    ('names ["Player 1","Player 2"]', 'names ["Player 1"]'),
    ('names ["Player 1","Player 2"]', 'names ["Player 1",""]'),
    ('names ["Player 1","Player 2"]', "names [1,2]"),
    ('edition "usa"', 'edition "usa"\nedition "usa"'),
    ('edition "usa"', 'edition "usa"\nposition {}'),
    ('edition "usa"', 'edition "usa"\ncolour "red"'),
    ('edition "usa"', "edition usa"),
]


@pytest.mark.parametrize(("line", "other"), HEADERS, ids=[other[:30] or line for line, other in HEADERS])
def test_a_changed_header_is_found_even_with_a_fitting_digest(line: str, other: str) -> None:
    game = short_game("usa")
    first = game.position()["first"]
    totals = f"[{','.join(str(score['total']) for score in game.scores())}]"
    said = {"first": str(first), "other": str(1 - first), "totals": totals}
    line, other = (fill(text, said) for text in (line, other))
    lines = lines_of(game)
    assert line in lines
    refusal(sealed("\n".join(lines).replace(line, other, 1).split("\n")))


def fill(text: str, said: dict[str, str]) -> str:
    for name, value in said.items():
        text = text.replace(f"{{{name}}}", value)
    return text


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ('"seats":2', '"seats":3'),
        ('"turn":', '"turns":'),
        ('"red":', '"pink":'),
        ('edition "usa"', 'edition "europe"'),
        ("position {", 'seed "short"\nposition {'),
    ],
)
def test_a_changed_position_in_the_header_is_found(line: str, other: str) -> None:
    text = short_game("usa", is_begun_later=True).record()
    assert line in text
    refusal(sealed(text.replace(line, other, 1).splitlines()))


def test_what_is_not_a_record_is_refused() -> None:
    for text in ("", "\n", "hello", FORMAT, f"{FORMAT}\n", "\ud800", "whistlestop record 2\n", f"{FORMAT}\n\x00"):
        refusal(text)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ([FORMAT, 'edition "usa"'], "an empty line is missing between the header and the decisions"),
        ([FORMAT, "edition usa", ""], "line 2: edition: "),
        ([FORMAT, 'edition "usa"', ""], "header: the whole text: the field 'names' is missing"),
        ([FORMAT, 'edition "usa"', 'names ["A", "B"]', ""], "header: "),
    ],
)
def test_a_refusal_names_the_place(lines: list[str], words: str) -> None:
    assert words in refusal(sealed([*lines, "digest"]))


@given(st.text())
def test_arbitrary_text_is_refused(text: str) -> None:
    for variant in (text, f"{FORMAT}\n{text}", sealed([FORMAT, *text.split("\n"), "", "digest"])):
        refusal(variant)


@given(st.sampled_from(["usa", "europe", "nordic"]), st.booleans(), st.data())
def test_a_mutated_record_is_refused_or_the_same(edition: str, is_begun_later: bool, data: st.DataObject) -> None:
    game = short_game(edition, is_begun_later=is_begun_later)
    text = game.record()
    at = data.draw(st.integers(0, len(text) - 1))
    until = data.draw(st.integers(at, min(at + 5, len(text))))
    mutated = text[:at] + data.draw(st.text(max_size=5)) + text[until:]
    if data.draw(st.booleans()):
        mutated = sealed(mutated.split("\n")[:-1])
    check_replay(mutated)


@given(st.randoms(use_true_random=False), st.sampled_from(["usa", "europe", "nordic"]))
def test_shuffled_lines_of_two_records_are_refused_or_a_game(chance: random.Random, edition: str) -> None:
    lines = lines_of(short_game(edition)) + lines_of(short_game(edition, is_begun_later=True))
    picked = [FORMAT, *chance.sample(lines, 12), "", *chance.sample(lines, 3), "digest"]
    check_replay(sealed(picked))


def check_replay(text: str) -> None:
    """It is refused, or it is a game whose own record says the same."""
    try:
        game = Game.replay(text)
    except RecordError:
        return
    assert Game.replay(game.record()).position() == game.position()


def test_a_replayed_game_can_be_continued_and_undone() -> None:
    game = random_game("europe", 3, 8, 60)
    again: Any = Game.replay(game.record())
    play_on(again, 4, 10)
    for _ in range(70):
        again.undo()
    assert again.log == []
    assert again.position() == Game("europe", 3, 8).position()
