"""Tickets: K1 to K5."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.rules.table import EDITIONS, keep, offered, play, position, refuses
from tests.rules.test_longest import finished
from whistlestop import Game
from whistlestop.boards.editions import load_board

pytestmark = pytest.mark.kernels

EVERY = pytest.mark.parametrize("edition", EDITIONS)

# Top first, and not in the order of the board's file.
DECK = {
    "usa": ["new-york:seattle", "boston:miami", "denver:el-paso", "atlanta:montreal"],
    "europe": ["kyiv:sochi", "amsterdam:wilno", "budapest:zurich", "athina:wilno"],
    "nordic": ["oslo:vaasa", "bergen:tornio", "helsinki:kiruna", "alborg:umea"],
}


def regular(edition: str) -> dict[str, int]:
    """The tickets that are not long ones, with their points."""
    return {
        f"{ticket.a}:{ticket.b}": ticket.points for ticket in load_board(edition).tickets if ticket.deck == "regular"
    }


@EVERY
@pytest.mark.rule("K1")
def test_three_tickets_are_drawn_from_the_top_of_the_deck(edition: str) -> None:
    game = play(position(edition, ticket_deck=DECK[edition]), "tickets")
    at = game.position()
    assert (at["phase"], at["seat"]) == ("keep_tickets", 0)
    assert at["offers"] == [DECK[edition][:3], []]
    assert at["ticket_deck"] == DECK[edition][3:]


@EVERY
@pytest.mark.rule("K1")
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_any_of_the_drawn_tickets_may_be_kept_but_at_least_one(edition: str, left: int) -> None:
    game = play(position(edition, ticket_deck=DECK[edition][:left]), "tickets")
    drawn = DECK[edition][: min(left, 3)]
    choices = {frozenset(kept) for count in range(1, 4) for kept in combinations(drawn, count)}
    assert game.legal() == offered(game, "keep")
    assert sorted(map(sorted, choices)) == sorted(sorted(words.split()[1:]) for words in game.legal())


@EVERY
@pytest.mark.rule("K1")
def test_kept_tickets_are_named_in_the_order_of_the_board(edition: str) -> None:
    game = play(position(edition, ticket_deck=DECK[edition]), "tickets")
    assert f"keep {' '.join(sorted(DECK[edition][:3]))}" in game.legal()


@EVERY
@pytest.mark.rule("K1")
@pytest.mark.parametrize("kept", [1, 2, 3])
def test_keeping_ends_the_turn(edition: str, kept: int) -> None:
    game = play(position(edition, ticket_deck=DECK[edition], seats=3), "tickets")
    at = keep(game, *DECK[edition][:kept]).position()
    assert sorted(at["tickets"][0]) == sorted(DECK[edition][:kept]) and at["tickets"][1:] == [[], []]
    assert (at["phase"], at["seat"]) == ("turn", 1)


@EVERY
@pytest.mark.rule("K1")
def test_keeping_too_few_is_refused(edition: str) -> None:
    refuses(play(position(edition, ticket_deck=DECK[edition]), "tickets"), "keep", "K1")
    strict = position(edition, ticket_deck=DECK[edition], house={"ticket_keep": 2})
    refuses(play(strict, "tickets"), f"keep {DECK[edition][0]}", "K1")


@EVERY
@pytest.mark.rule("K1")
def test_keeping_a_ticket_that_is_not_offered_is_refused(edition: str) -> None:
    first, *_, fourth = DECK[edition]
    game = play(position(edition, ticket_deck=DECK[edition]), "tickets")
    refuses(game, f"keep {fourth}", "K1")
    refuses(game, f"keep {' '.join(sorted((first, fourth)))}", "K1")


@EVERY
@pytest.mark.rule("K1", "S7")
def test_starting_tickets_are_refused_by_their_own_rule(edition: str) -> None:
    game = Game(edition, seats=2, seed=1, first=0)
    mine, theirs = game.position()["offers"]
    refuses(game, f"keep {mine[0]}", "S7")
    refuses(game, "keep", "S7")
    refuses(game, f"keep {' '.join(sorted((mine[0], theirs[0])))}", "S7")


@EVERY
@pytest.mark.rule("K1")
@pytest.mark.parametrize("words", ["draw deck", "draw blue", "tickets", "withdraw"])
def test_nothing_else_is_done_while_tickets_are_to_be_kept(edition: str, words: str) -> None:
    refuses(play(position(edition, ticket_deck=DECK[edition]), "tickets"), words, "K1")


@pytest.mark.parametrize(("edition", "under"), [("usa", True), ("europe", True), ("nordic", False)])
@pytest.mark.rule("K2")
def test_returned_tickets_go_under_the_deck_or_out_of_the_game(edition: str, under: bool) -> None:
    first, second, third, fourth = DECK[edition]
    game = keep(play(position(edition, ticket_deck=DECK[edition]), "tickets"), second)
    assert game.position()["ticket_deck"] == ([fourth, first, third] if under else [fourth])


@pytest.mark.parametrize(("edition", "under"), [("usa", True), ("europe", True), ("nordic", False)])
@pytest.mark.rule("K2")
def test_the_last_tickets_come_round_again_only_where_they_go_under_the_deck(edition: str, under: bool) -> None:
    first, second = DECK[edition][:2]
    game = keep(play(position(edition, ticket_deck=[first, second]), "tickets"), first)
    assert ("tickets" in game.legal()) is under
    if under:
        assert play(game, "tickets").position()["offers"] == [[], [second]]


@EVERY
@pytest.mark.rule("K3")
def test_tickets_are_secret(edition: str) -> None:
    game = play(position(edition, ticket_deck=DECK[edition], seats=3), "tickets")
    drawn = DECK[edition][:3]
    assert all(ticket in str(game.view(0)) for ticket in drawn)
    assert not any(ticket in str(game.view(other)) for ticket in drawn for other in (1, 2, None))
    keep(game, drawn[0])
    assert drawn[0] in str(game.view(0))
    assert not any(ticket in str(game.view(other)) for ticket in drawn for other in (1, 2, None))


@EVERY
@pytest.mark.rule("K3", "E8")
def test_tickets_are_shown_at_the_end(edition: str) -> None:
    mine, theirs = DECK[edition][:2]
    game = finished(edition, "", "", tickets=[[mine], [theirs]])
    for seat in (0, 1, None):
        assert mine in str(game.view(seat)) and theirs in str(game.view(seat))


@EVERY
@pytest.mark.rule("K3")
def test_a_kept_ticket_is_kept_and_any_number_may_be_held(edition: str) -> None:
    all_of_them = [*regular(edition)]
    *hand, first, second, third = all_of_them
    game = position(edition, tickets=[hand, []], ticket_deck=[first, second, third])
    play(game, "tickets")
    assert not any(ticket in words for ticket in hand for words in game.legal())
    keep(game, first, second, third)
    assert sorted(game.position()["tickets"][0]) == sorted(all_of_them)


@EVERY
@pytest.mark.rule("K4")
def test_without_a_ticket_in_the_deck_none_are_drawn(edition: str) -> None:
    game = position(edition, ticket_deck=[])
    refuses(game, "tickets", "K4")
    assert offered(game, "draw")


JOINED = {
    "usa": ("denver:santa-fe el-paso:santa-fe", "denver:el-paso", 4, "los-angeles:miami", 20),
    "europe": ("budapest:zagrab venezia:zagrab venezia:zurich", "budapest:zurich", 6, "kyiv:sochi", 8),
    "nordic": ("orebro:oslo orebro:stockholm", "oslo:stockholm", 4, "helsinki:kiruna", 10),
}


@EVERY
@pytest.mark.rule("K5")
def test_a_completed_ticket_adds_its_points_and_another_subtracts_them(edition: str) -> None:
    routes, joined, won, apart, lost = JOINED[edition]
    for tickets, points, completed in (([joined], won, 1), ([apart], -lost, 0), ([joined, apart], won - lost, 1)):
        score = finished(edition, routes, "", tickets=[tickets, []]).scores()[0]
        assert (score["tickets"], score["completed"]) == (points, completed)


@EVERY
@pytest.mark.rule("K5")
def test_the_routes_of_another_player_complete_nothing(edition: str) -> None:
    routes, joined, points, *_ = JOINED[edition]
    mine, theirs = routes.split(maxsplit=1)
    score = finished(edition, mine, theirs, tickets=[[joined], []]).scores()[0]
    assert (score["tickets"], score["completed"], score["proof"]["tickets"]) == (-points, 0, {})


@EVERY
@pytest.mark.rule("K5")
def test_there_is_no_lower_limit_to_the_points_of_lost_tickets(edition: str) -> None:
    score = finished(edition, "", "", tickets=[[*regular(edition)], []]).scores()[0]
    assert score["tickets"] == -sum(regular(edition).values()) == {"usa": -349, "europe": -321, "nordic": -460}[edition]
