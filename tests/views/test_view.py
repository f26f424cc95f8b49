"""A view contains everything that one seat may know and nothing else."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import TABLES, finished, moment, moments, random_game
from tests.support.scrambling import scrambled
from whistlestop import Game, RulesError
from whistlestop.records.files import at_decision
from whistlestop.views import view as view_module

View = dict[str, Any]
PUBLIC_OUTCOMES = {"row", "turned_up", "kept", "cleared", "shuffled"}


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.seats)]


def shown(game: Game, viewer: int | None) -> str:
    """The view as text, without the public commitment to the seed, which differs with any other seed."""
    seen: dict[str, object] = {**game.view(viewer)}
    assert seen.pop("seed_sha256") == hashlib.sha256(str(game.seed).encode()).hexdigest()
    return json.dumps(seen)


@given(moments(), st.integers(0, 2**32))
def test_everything_hidden_may_differ_and_the_view_is_the_same(game: Game, seed: int) -> None:
    for viewer in viewers(game):
        twin = scrambled(game, viewer, random.Random(seed))
        assert shown(twin, viewer) == shown(game, viewer)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_first_choices_stay_secret_until_all_have_chosen(edition: str, seats: int) -> None:
    for chosen in range(seats):
        game = at_decision(finished(edition, seats, 0), chosen)
        for viewer in viewers(game):
            for seed in range(10):
                assert shown(scrambled(game, viewer, random.Random(seed)), viewer) == shown(game, viewer)


def test_the_scrambling_leaves_nothing_hidden_as_it_was() -> None:
    game = moment("europe", 3, 0, 0.5)
    twin = scrambled(game, 0, random.Random(0))
    before, after = ({**table.position()} for table in (game, twin))
    changed = {field for field in before if before[field] != after[field]}
    assert changed == {"hands", "deck", "tickets", "ticket_deck", "seed", "generator"}
    assert [str(line) for line in game.log] != [str(line) for line in twin.log]
    assert game.position()["hands"][0] == twin.position()["hands"][0]


def test_the_net_catches_a_leak_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view_module, "PRIVATE", ())
    game = moment("usa", 2, 0, 0.5)
    assert shown(scrambled(game, 0, random.Random(0)), 0) != shown(game, 0)


@pytest.mark.parametrize("field", ["hands", "deck", "tickets", "ticket_deck", "generator"])
def test_the_net_catches_a_leak_of_the_state(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Game.view
    monkeypatch.setattr(Game, "view", lambda self, seat: honest(self, seat) | {"leak": self.position()[field]})
    game = moment("nordic", 3, 0, 0.5)
    assert shown(scrambled(game, 0, random.Random(0)), 0) != shown(game, 0)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_no_view_contains_the_seed_or_the_generator(edition: str, seats: int) -> None:
    game = random_game(edition, seats, "open sesame", decisions=40)
    generator = game.position()["generator"]
    for viewer in viewers(game):
        text = json.dumps(game.view(viewer))
        assert "sesame" not in text
        assert generator.partition(":")[0] not in text


def test_the_seed_is_shown_when_the_game_is_over() -> None:
    assert finished("usa", 2, 1).view(None)["seed"] == 1


@given(moments())
def test_no_view_contains_another_seats_tickets(game: Game) -> None:
    if game.over:
        return
    routes = set(game.box.board.route_names)
    at = game.position()
    for viewer in viewers(game):
        seen = game.view(viewer)
        text = json.dumps(seen)
        own = json.dumps([line for line in seen["log"] if line["seat"] == viewer])
        secret = {t for seat in range(game.seats) if seat != viewer for t in at["tickets"][seat] + at["offers"][seat]}
        # A ticket that the viewer returned is not secret to it; and a route may connect the same cities.
        assert [
            t for t in secret | set(at["ticket_deck"]) if f'"{t}"' in text and t not in own and t not in routes
        ] == []


@given(moments())
def test_the_log_of_others_is_cut_to_what_everybody_saw(game: Game) -> None:
    for viewer in viewers(game):
        for shown, line in zip(game.view(viewer)["log"], game.log, strict=True):
            assert shown["seat"] == line.seat
            if line.seat == viewer:
                assert shown["action"] == line.action
                assert line.outcome.items() <= shown["outcome"].items()
            else:
                assert shown["action"] == ("keep" if line.action.startswith("keep") else line.action)
                assert set(shown["outcome"]) <= PUBLIC_OUTCOMES


@given(moments(), st.integers(0, 500))
def test_a_view_has_the_log_from_any_decision_on(game: Game, since: int) -> None:
    for viewer in viewers(game):
        whole = game.view(viewer)
        assert game.view(viewer, since) == whole | {"log": whole["log"][since:]}
        assert game.view(viewer, len(game.log))["log"] == []


@given(moments())
def test_a_spectator_sees_part_of_what_each_seat_sees(game: Game) -> None:
    outside: dict[str, object] = {**game.view(None)}
    del outside["viewer"]
    for seat in range(game.seats):
        assert is_part_of(outside, game.view(seat))


def is_part_of(less: Any, more: Any) -> bool:
    """Whether a view says nothing that another does not: what is hidden is None, left out, or a bare `keep`."""
    if isinstance(less, dict) and isinstance(more, dict):
        return all(name in more and is_part_of(value, more[name]) for name, value in less.items())
    if isinstance(less, list) and isinstance(more, list):
        return len(less) == len(more) and all(map(is_part_of, less, more))
    return less is None or less == more or (less == "keep" and more.startswith("keep "))


@given(moments())
def test_a_seat_sees_its_own_things_and_the_counts_of_others(game: Game) -> None:
    at = game.position()
    for seat in range(game.seats):
        seen = game.view(seat)
        assert seen["hand"] == at["hands"][seat]
        assert seen["tickets"] == at["tickets"][seat]
        assert seen["offer"] == at["offers"][seat]
        assert seen["cards"] == [sum(hand.values()) for hand in at["hands"]]
        assert seen["deck"] == len(at["deck"])
        assert seen["offer_counts"] == [len(offer) for offer in at["offers"]]


@given(moments())
def test_counts_of_tickets_are_public_once_all_have_chosen(game: Game) -> None:
    at = game.position()
    is_choosing = at["phase"] == "first_tickets"
    for viewer in viewers(game):
        seen = game.view(viewer)
        counts = [len(tickets) for tickets in at["tickets"]]
        assert seen["ticket_deck"] == (None if is_choosing else len(at["ticket_deck"]))
        assert seen["ticket_counts"] == [
            None if is_choosing and seat != viewer else count for seat, count in enumerate(counts)
        ]


@given(moments())
def test_a_view_is_plain_json(game: Game) -> None:
    for viewer in viewers(game):
        seen = game.view(viewer)
        assert json.loads(json.dumps(seen, allow_nan=False)) == seen


@pytest.mark.parametrize(("edition", "decisions"), [("usa", 30), ("europe", 60), ("nordic", 90), ("usa", None)])
def test_a_changed_view_does_not_affect_the_game(edition: str, decisions: int | None) -> None:
    # Separate rules, because other tests need what the games of a box share unchanged.
    game = random_game(edition, 2, 5, decisions, house={"turn_limit": 77})
    before = whole(game)
    for viewer in viewers(game):
        spoil(game.view(viewer))
        assert whole(game) == before


def whole(game: Game) -> str:
    return json.dumps([game.position(), game.record(), *(game.view(viewer) for viewer in viewers(game))])


def spoil(value: Any) -> None:
    """Change everything in a nested value that can be changed."""
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        spoil(part)
    if isinstance(value, dict):
        value["spoilt"] = True
    if isinstance(value, list):
        value.append("spoilt")


@pytest.mark.parametrize("seat", [-1, 2, "0", 0.5, 0.0, True])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(RulesError, match="there is no seat"):
        Game("usa", seats=2).view(seat)


def test_the_end_shows_all_tickets_and_scores_to_everybody() -> None:
    game = finished("europe", 4, 0)
    for viewer in viewers(game):
        seen = game.view(viewer)
        assert seen["all_tickets"] == game.position()["tickets"]
        assert seen["scores"] == game.scores()
    assert not {"all_tickets", "scores", "seed"} & game_before_its_end().view(0).keys()


def game_before_its_end() -> Game:
    game = finished("europe", 4, 0)
    return at_decision(game, len(game.log) - 1)
