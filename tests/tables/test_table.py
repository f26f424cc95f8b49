"""A table and its commands, without a store and without a network."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from tests.support.server.tables import begun, dealt, new_table, people, random_change
from whistlestop import Game, editions
from whistlestop.bots.levels import LEVELS
from whistlestop.errors import RulesError
from whistlestop.server.loading import fold
from whistlestop.server.store import Stored
from whistlestop.tables import attendance, commands
from whistlestop.tables import events as e
from whistlestop.tables.game_events import RulesChangedError
from whistlestop.tables.messages import refused
from whistlestop.tables.options import ChairAsked, Level
from whistlestop.tables.refusal import Refused
from whistlestop.tables.table import Change, Table

FRIENDS = [ChairAsked("host", "Ada"), ChairAsked("friend"), ChairAsked("friend")]


def test_the_levels_of_a_table_are_the_ladder() -> None:
    assert get_args(Level) == LEVELS


def test_a_friend_takes_the_first_free_seat_or_the_one_asked_for() -> None:
    table = commands.sit(new_table(*FRIENDS), 1.0, None, "Ben", "").table
    assert [chair.name for chair in table.chairs] == ["Ada", "Ben", None]
    table = commands.sit(new_table(*FRIENDS), 1.0, 2, "Ben", "").table
    assert [chair.name for chair in table.chairs] == ["Ada", None, "Ben"]


@pytest.mark.parametrize(
    ("seat", "name", "code"), [(0, "Ben", "full"), (None, "Ada", "malformed"), (None, " Ben", "malformed")]
)
def test_a_seat_that_cannot_be_taken_is_refused(seat: int | None, name: str, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        commands.sit(new_table(*FRIENDS), 1.0, seat, name, "")
    assert refusal.value.code == code


def test_nobody_joins_once_the_cards_are_dealt() -> None:
    with pytest.raises(Refused, match="has already started"):
        commands.sit(dealt(), 1.0, None, "Cem", "")


def test_the_cards_are_dealt_when_every_seat_is_taken_and_only_once() -> None:
    with pytest.raises(Refused):
        commands.deal(new_table(*FRIENDS), 1.0)
    with pytest.raises(Refused):
        commands.deal(dealt(), 1.0)


def test_somebody_who_plays_against_bots_alone_changes_their_speed() -> None:
    table = new_table(ChairAsked("host", "Ada"), ChairAsked("friend"))
    table = commands.deal(commands.seat_bot(table, 1.0, 1, "Bella", "beginner").table, 1.0).table
    assert commands.set_bot_speed(table, 2.0, 0, 1.5).table.setting.bot_pause == 1.5
    with pytest.raises(Refused):
        commands.set_bot_speed(dealt(), 2.0, 0, 1.5)


def test_the_words_of_the_players_are_mixed_into_the_seed() -> None:
    table = commands.sit(
        new_table(ChairAsked("host", "Ada"), ChairAsked("friend"), word="tram"), 1.0, None, "Ben", "zug"
    ).table
    table = commands.deal(table, 2.0).table
    assert table.game is not None
    assert table.game.seed == f"{table.secret} tram zug"


def test_a_player_who_leaves_before_the_deal_frees_the_seat_and_voids_the_link() -> None:
    table = commands.sit(new_table(*FRIENDS), 1.0, 1, "Ben", "zug").table
    chair = attendance.leave(table, 2.0, 1).table.chairs[1]
    assert chair.is_free and chair.generation == 1 and chair.word == ""


@pytest.mark.parametrize("edition", editions)
def test_starting_tickets_are_chosen_by_all_at_once_in_any_order(edition: str) -> None:
    tables = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        table = dealt(*people("Ada", "Ben", "Cem"), edition=edition)
        for seat in order:
            assert table.is_choosing and seat in table.to_move
            table = commands.play(table, table.at + 1, seat, table.on_turn(seat).legal()[-1], 0).table
        assert table.game is not None and table.game.phase == "turn"
        tables.append(table.game.position())
    assert tables[0] == tables[1] == tables[2]


def test_starting_tickets_are_chosen_once() -> None:
    table = dealt()
    words = table.on_turn(1).legal()[0]
    table = commands.play(table, 2.0, 1, words, table.moves).table
    with pytest.raises(Refused, match="wait for the others"):
        commands.play(table, 3.0, 1, words, table.moves)


def test_an_action_out_of_turn_a_stale_one_and_an_illegal_one_are_refused() -> None:
    table = begun()
    for seat, moves, words, code in [
        (1, table.moves, "draw deck", "turn"),
        (0, table.moves - 1, "draw deck", "stale"),
        (0, table.moves, "pass", "illegal"),
        (0, table.moves, "fly home", "illegal"),
    ]:
        with pytest.raises(Refused) as refusal:
            commands.play(table, 9.0, seat, words, moves)
        assert refusal.value.code == code


def test_a_refusal_has_its_sentence_and_the_facts_in_it() -> None:
    with pytest.raises(Refused) as refusal:
        commands.sit(new_table(*people("Ada"), ChairAsked("friend")), 9.0, None, "Ada", "")
    message = refused(refusal.value, 7)
    assert (message.id, message.reason, message.facts) == (7, "refused-name-taken", {"name": "Ada"})
    assert message.text == "someone here is already called Ada; choose another name"


def test_a_refusal_by_the_rules_names_the_rule() -> None:
    with pytest.raises(Refused) as refusal:
        commands.play(begun(), 9.0, 0, "pass", begun().moves)
    assert refusal.value.rule


def test_what_was_seen_cannot_be_unseen() -> None:
    table = begun()
    table = commands.play(table, 9.0, 0, "draw deck", table.moves).table
    with pytest.raises(Refused, match="revealed something new"):
        commands.undo(table, 10.0, 0, table.moves)


def _about_to_claim() -> tuple[Table, int, str]:
    """A table, the seat on turn and a route that it can claim."""
    chance = Random(4)
    table = begun()
    while not (claims := [words for words in table.on_turn(table.to_move[0]).legal() if words.startswith("claim")]):
        table = random_change(table, chance).table
    return table, table.to_move[0], claims[0]


def _position(table: Table) -> dict[str, object]:
    assert table.game is not None
    return {**table.game.position()}


def test_a_claim_under_way_is_taken_back_and_the_old_message_does_not_play_it_again() -> None:
    table, seat, claim = _about_to_claim()
    claimed = commands.play(table, table.at, seat, claim, table.moves).table
    undone = commands.undo(claimed, table.at, seat, claimed.moves).table
    assert _position(undone) == _position(table)
    with pytest.raises(Refused, match="moved on"):
        commands.play(undone, table.at, seat, claim, table.moves)


def test_a_claim_that_stands_is_taken_back_until_somebody_else_acts() -> None:
    table, seat, claim = _about_to_claim()
    claimed = commands.play(table, table.at, seat, claim, table.moves).table
    paid = commands.play(claimed, table.at, seat, claimed.on_turn(seat).legal()[0], claimed.moves).table
    assert paid.to_move == [1 - seat]
    assert _position(commands.undo(paid, table.at, seat, paid.moves).table) == _position(table)
    drawn = commands.play(paid, table.at, 1 - seat, "draw deck", paid.moves).table
    with pytest.raises(Refused, match="someone else has moved"):
        commands.undo(drawn, table.at, seat, drawn.moves)


def test_nobody_takes_back_what_a_bot_did_for_them() -> None:
    table, seat, claim = _about_to_claim()
    claimed = commands.play(table, table.at, seat, claim, table.moves, by_bot=True).table
    with pytest.raises(Refused, match="someone else has moved"):
        commands.undo(claimed, table.at, seat, claimed.moves)


def test_only_preset_phrases_are_said() -> None:
    assert commands.say(begun(), 9.0, 0, "hello").events == (e.Said(0, "hello"),)
    with pytest.raises(Refused):
        commands.say(begun(), 9.0, 0, "an insult")


def test_a_new_link_voids_the_old_one() -> None:
    assert commands.renew(begun(), 9.0, 1).table.chairs[1].generation == 1
    with pytest.raises(Refused):
        commands.renew(begun(ChairAsked("bot"), *people("Ada")), 9.0, 0)


def test_a_claim_voids_its_invitation() -> None:
    renewed = commands.renew(begun(), 9.0, 1).table
    claimed = commands.claim(renewed, 9.0, 1, 1).table
    assert (claimed.chairs[1].generation, claimed.chairs[1].changed_hands) == (2, 1)
    for table, seat in ((claimed, 1), (begun(), 1), (begun(), 4)):
        with pytest.raises(Refused):
            commands.claim(table, 9.0, seat, 1)


@pytest.mark.parametrize(
    "options",
    [
        {"house": {"trains": 0}},
        {"edition": "nordic", "chairs": people("A", "B", "C", "D")},
        {"first": 2},
        {"chairs": [ChairAsked("host"), ChairAsked("bot")]},
        {"chairs": [ChairAsked("host", "A"), ChairAsked("host", "B")]},
        {"chairs": people("A", "B\n")},
    ],
)
def test_a_table_that_cannot_be_played_at_is_not_started(options: dict[str, object]) -> None:
    chairs = options.pop("chairs", [])
    with pytest.raises((RulesError, Refused)):
        new_table(*chairs, **options)  # type: ignore[misc]


@pytest.mark.parametrize("seed", range(6))
def test_events_build_the_same_table_again(seed: int) -> None:
    chance = Random(seed)
    edition = editions[seed % 3]
    table = new_table(*people("Ada", "Ben", "Cem")[: 2 + seed % 2], edition=edition, house={"trains": 20})
    stored = [Stored(0, 0.0, e.encode(e.Created(table.setting, table.secret)), "1")]
    change = commands.deal(table, 1.0)
    while True:
        table = change.table
        for event in change.events:
            stored.append(Stored(len(stored), table.at, e.encode(event), "1"))
        if table.state == "over":
            break
        change = random_change(table, chance)
        if chance.random() < 0.2:
            change = _undo_if_possible(table) or change
    again = fold("table", stored)
    assert again.game is not None and table.game is not None
    assert again.game.record() == table.game.record()
    assert (again.moves, again.chairs, again.number) == (table.moves, table.chairs, table.number)
    assert Game.replay(again.game.record()).over


def _undo_if_possible(table: Table) -> Change | None:
    game = table.game
    if game is None or not game.log:
        return None
    try:
        return commands.undo(table, table.at + 1, game.log[-1].seat, table.moves)
    except Refused:
        return None


def test_an_outcome_that_the_current_rules_do_not_give_is_noticed() -> None:
    table = begun()
    (event,) = commands.play(table, 9.0, 0, "draw deck", table.moves).events
    assert isinstance(event, e.Played)
    other = "red" if event.outcome["card"] != "red" else "blue"
    with pytest.raises(RulesChangedError):
        table.after(e.Played(0, "draw deck", {**event.outcome, "card": other}), 9.0)
