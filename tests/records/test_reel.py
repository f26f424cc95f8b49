"""A reel contains exactly what each seat saw at every moment, and everything with open hands."""

from __future__ import annotations

import gzip

import msgspec
import pytest

from tests.support.games import TABLES, finished, moment
from tests.support.golden import FOLDER
from tests.support.reel_reader import changed, moments_of
from tests.support.soak import by_turns
from whistlestop import Game
from whistlestop.errors import RecordError
from whistlestop.records.reel import change_of, reel_of

MAX_BYTES = 25_000
NOW_AND_THEN = 10  # long data are compared at every tenth moment


def as_data(view: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(view))


def check_every_moment(record: str) -> None:
    """Compare a reel with the game itself."""
    played = Game.replay(record)
    game = played.rewound()
    for number, shown in enumerate(moments_of(reel_of(played))):
        if number:
            game.play(played.log[number - 1].action)
        first_line = max(0, number - 3) if number % NOW_AND_THEN else 0
        for seat in (None, *range(game.seats)):
            seen = shown.eyes(seat)
            seen["log"] = seen["log"][first_line:]
            assert seen == as_data(game.view(seat, first_line)), (number, seat)
        position: dict[str, object] = {**game.position()}
        for mine, everybodys in (("hand", "hands"), ("tickets", "tickets"), ("offer", "offers")):
            assert [own[mine] for own in shown.own] == position[everybodys], number
        if number % NOW_AND_THEN == 0 or game.over:
            assert shown.done == [[*score["proof"]["tickets"]] for score in game.scores()], number
    assert number == len(played.log)


@pytest.mark.parametrize(("edition", "seats"), by_turns([("europe", 2), ("nordic", 3)], TABLES))
def test_each_seat_sees_every_moment_as_it_was(edition: str, seats: int) -> None:
    check_every_moment(finished(edition, seats, 0).record())


def test_a_game_that_is_not_over_has_a_reel_too() -> None:
    check_every_moment(moment("europe", 3, 1, 0.5).record())


def test_a_game_that_started_from_a_position_says_so() -> None:
    game = Game.from_position(moment("nordic", 2, 1, 0.4).position())
    for _ in range(8):
        game.play(game.legal()[-1])
    check_every_moment(game.record())
    assert not reel_of(game).is_dealt
    assert reel_of(finished("nordic", 2, 1)).is_dealt


def test_a_record_is_played_once_for_its_reel(plays: list[int]) -> None:
    record = finished("usa", 2, 0).record()
    plays.clear()
    reel = reel_of(Game.replay(record))
    assert len(plays) == len(reel.steps) - 1


def test_nobody_sees_what_another_seat_holds_in_a_reel() -> None:
    reel = reel_of(finished("europe", 3, 0))
    secret = {"hand", "tickets", "offer"}
    shown = [moment.all for moment in moments_of(reel)]
    assert all(facts[name] is None for facts in shown for name in secret)
    assert not any({"card", "offer"} & {*line["outcome"]} for step in reel.steps for line in step.log.values())
    assert not any("seed" in facts or "all_tickets" in facts for facts in shown[:-1])


def test_a_record_that_is_wrong_has_no_reel() -> None:
    record = finished("usa", 2, 0).record()
    with pytest.raises(RecordError, match="the digest in the last line does not match"):
        reel_of(Game.replay(record.replace(" > ", " >  ", 1)))


@pytest.mark.parametrize("path", sorted((FOLDER / "finished").glob("*.txt")), ids=lambda path: path.stem)
def test_a_reel_is_small(path: object) -> None:
    packed = gzip.compress(msgspec.json.encode(reel_of(Game.replay(path.read_text()))))  # type: ignore[attr-defined]  # a path
    assert len(packed) < MAX_BYTES


def test_a_change_leads_from_facts_to_others() -> None:
    before = {"turn": 1, "claim": "a:b", "routes": {"a:b": 0}, "hand": {"red": 2}, "left": None}
    after = {"turn": 1, "routes": {"a:b": 0, "c:d": 1}, "hand": {"blue": 1}, "left": 0, "new": None}
    change = change_of(before, after)
    assert (change.more, change.gone) == ({"routes": {"c:d": 1}}, ["claim"])
    assert change.now == {"hand": {"blue": 1}, "left": 0, "new": None}
    assert changed(before, msgspec.to_builtins(change)) == after
