"""What a seed is derived from: the derivation, what it depends on, and records that contain it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.command_line import run
from tests.support.golden import check_golden
from whistlestop import Game
from whistlestop.deal import Deal, sha256_of
from whistlestop.errors import RecordError
from whistlestop.notation.record_text import digest_of

NONCES = ["0123456789abcdef" * 2, "f" * 32]
SECRET = "5" * 64
DEAL = Deal(SECRET, [sha256_of(nonce) for nonce in NONCES], [*NONCES], ["tram", "電車" * 12])
LINE = st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=24)
SEATS = st.lists(st.tuples(st.none() | st.sampled_from(NONCES), LINE), min_size=2, max_size=5)


def made_of(secret: str, seats: list[tuple[str | None, str]]) -> Deal:
    nonces = [nonce for nonce, _ in seats]
    commitments = [None if nonce is None else sha256_of(nonce) for nonce in nonces]
    return Deal(secret, commitments, nonces, [word for _, word in seats])


def test_the_seed_is_the_hash_that_the_documentation_says() -> None:
    lines = f"whistlestop seed 1\n{SECRET}\n{NONCES[0]} tram\n{NONCES[1]} {'電車' * 12}"
    assert DEAL.seed == sha256_of(lines)
    assert Deal(SECRET, [None] * 2, [None] * 2, ["", "zug"]).seed == sha256_of(
        f"whistlestop seed 1\n{SECRET}\n- \n- zug"
    )


@given(LINE, SEATS, LINE, SEATS)
def test_two_deals_have_one_seed_only_if_they_are_the_same(
    secret: str, seats: list[tuple[str | None, str]], other_secret: str, others: list[tuple[str | None, str]]
) -> None:
    one, other = made_of(secret, seats), made_of(other_secret, others)
    assert (one.seed == other.seed) == ((secret, seats) == (other_secret, others))
    assert len(one.seed) == 64
    one.check(one.seed, len(seats))


# Boards, seats and seeds; some rows have locomotives that clear them, and the seat that goes first is drawn.
DEALT = [
    *((edition, seats, f"{edition} {seats}") for edition in ("usa", "europe") for seats in (2, 3, 4, 5)),
    *(("nordic", seats, f"nordic {seats}") for seats in (2, 3)),
    *(("usa", 2, seed) for seed in (7, -1, "žß–🚂", "5" * 64, "cleared 5", "cleared 9")),
]
HOUSES: list[dict[str, int]] = [{}, {"first_tickets": 5, "first_keep": 1, "row_flush": 1}]


def start_of(edition: str, seats: int, seed: int | str, house: dict[str, int]) -> str:
    """What everybody sees of a game that has just been dealt, as a line of JSON."""
    views = (game := Game(edition, seats, seed, house=house)).views(range(seats))
    start = {
        "hands": [view["hand"] for view in views],
        "row": views[0]["row"],
        "offers": [view["offer"] for view in views],
        "first": views[0]["first"],
    }
    about = {"edition": game.edition, "seats": seats, "seed": seed, "house": house}
    return msgspec.json.encode({**about, "start": start}).decode()


def test_the_page_is_tested_with_deals_that_it_must_reproduce() -> None:
    check_golden("deals.jsonl", [start_of(*dealt, house) for dealt in DEALT for house in HOUSES])


def finished(deal: Deal = DEAL, seed: str = DEAL.seed) -> str:
    """The record of a short game with this deal."""
    game = Game("usa", 2, seed, house={"trains": 3, "turn_limit": 3})
    while not game.over:
        game.play(game.legal()[0])
    game.deal = deal
    return game.record()


def rewritten(record: str, old: str, new: str) -> str:
    """A record with something replaced in it, and a matching digest."""
    assert old in record
    lines = record.replace(old, new).split("\n")[:-2]
    return "\n".join([*lines, f"digest {digest_of(lines)}", ""])


def test_a_record_says_what_its_seed_was_derived_from_and_replays() -> None:
    record = finished()
    assert Game.replay(record).deal == DEAL
    assert Game.replay(record).record() == record


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (SECRET, "6" * 64, "does not follow from the secret"),
        ("tram", "taxi", "does not follow from the secret"),
        (f'["{NONCES[0]}"', f'["{"e" * 32}"', "nonce of seat 0 does not match"),
        (sha256_of(NONCES[1]), sha256_of("another"), "nonce of seat 1 does not match"),
        (f'"{NONCES[1]}"]', "null]", "does not follow from the secret"),
        ('"tram"', '"tram","taxi"', "for each of the 2 seats"),
        ('"tram"', r'"tr\nam"', "a single line"),
        (f'"{NONCES[0]}"', '"0"', "nonces"),
    ],
)
def test_a_deal_that_was_altered_does_not_replay(old: str, new: str, why: str) -> None:
    with pytest.raises(RecordError, match=why):
        Game.replay(rewritten(finished(), old, new))


def test_verify_says_what_the_seed_is_derived_from_or_refuses_in_one_line(tmp_path: Path) -> None:
    withheld = msgspec.structs.replace(DEAL, nonces=[NONCES[0], None])
    true, false = tmp_path / "true.txt", tmp_path / "false.txt"
    true.write_text(finished(), encoding="utf-8")
    false.write_text(finished(withheld), encoding="utf-8")
    assert run("verify", true).stdout.endswith("; the seed is made from the secret and 2 nonces\n")
    true.write_text(finished(withheld, withheld.seed), encoding="utf-8")
    assert run("verify", true).stdout.endswith("the secret and 1 nonce, 1 committed but never revealed\n")
    refused = run("verify", false)
    assert refused.exit_code == 1
    assert refused.stderr.splitlines() == [
        f"{false}: header: deal: the seed does not follow from the secret, the nonces and the words"
    ]
