"""Set-up: S1 to S11."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations

import pytest

from tests.rules.table import COLOURS, EDITIONS, all_cards, held, keep, offered, play, position, refuses
from whistlestop import Game, RulesError

pytestmark = pytest.mark.kernels

SEATS = [("usa", 2), ("usa", 3), ("usa", 4), ("usa", 5)]
SEATS += [("europe", 2), ("europe", 3), ("europe", 4), ("europe", 5)]
SEATS += [("nordic", 2), ("nordic", 3)]
LONG = {
    "athina:edinburgh",
    "brest:petrograd",
    "cadiz:stockholm",
    "danzig:lisboa",
    "erzurum:kobenhavn",
    "moskva:palermo",
}
USA_OFFERS = [
    ["boston:miami", "denver:el-paso", "duluth:houston"],
    ["atlanta:montreal", "chicago:santa-fe", "helena:los-angeles"],
]
EUROPE_OFFERS = [
    ["brest:petrograd", "kyiv:sochi", "athina:wilno", "berlin:roma"],
    ["cadiz:stockholm", "paris:wien", "angora:athina", "essen:kyiv"],
]
NORDIC_OFFERS = [
    ["bergen:narvik", "oslo:vaasa", "alborg:umea", "imatra:tornio", "oslo:stavanger"],
    ["bergen:tornio", "helsinki:oslo", "stockholm:umea", "kuopio:orebro", "boden:tampere"],
]


@pytest.mark.rule("S1")
@pytest.mark.parametrize(("edition", "seats"), SEATS)
def test_a_table_seats_as_many_as_the_edition_allows(edition: str, seats: int) -> None:
    at = Game(edition, seats=seats, seed=1).position()
    assert (at["seats"], len(at["hands"])) == (seats, seats)


@pytest.mark.rule("S1")
@pytest.mark.parametrize(
    ("edition", "seats"), [("usa", 1), ("usa", 6), ("europe", 1), ("europe", 6), ("nordic", 1), ("nordic", 4)]
)
def test_no_table_seats_fewer_or_more(edition: str, seats: int) -> None:
    with pytest.raises(RulesError):
        Game(edition, seats=seats, seed=1)


@pytest.mark.rule("S2")
@pytest.mark.parametrize(("edition", "trains"), [("usa", 45), ("europe", 45), ("nordic", 40)])
def test_everybody_has_all_trains(edition: str, trains: int) -> None:
    assert Game(edition, seats=3, seed=1).position()["trains"] == [trains] * 3


@pytest.mark.rule("S2")
@pytest.mark.parametrize("edition", ["usa", "nordic"])
def test_only_europe_has_stations(edition: str) -> None:
    assert offered(position(edition, hand={"loco": 9}), "station") == []


@pytest.mark.rule("S2")
def test_europe_has_three_stations_each() -> None:
    game = position("europe", hand={"red": 12})
    for city, cards in [("paris", 1), ("roma", 2), ("berlin", 3)]:
        play(game, f"station {city}", f"pay red {cards}", "draw deck", "draw deck")
    assert game.position()["stations"] == {"paris": 0, "roma": 0, "berlin": 0}
    assert offered(game, "station") == []


@pytest.mark.rule("S3")
@pytest.mark.parametrize(("edition", "seats"), SEATS)
def test_there_are_110_train_cards(edition: str, seats: int) -> None:
    assert all_cards(Game(edition, seats=seats, seed=1)) == Counter(dict.fromkeys(COLOURS, 12) | {"loco": 14})


@pytest.mark.rule("S4")
@pytest.mark.parametrize(("edition", "seats"), SEATS)
def test_everybody_is_dealt_four_cards(edition: str, seats: int) -> None:
    game = Game(edition, seats=seats, seed=1)
    assert [sum(held(game, seat).values()) for seat in range(seats)] == [4] * seats


@pytest.mark.rule("S4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_seed_shuffles_the_cards(edition: str) -> None:
    one, same, other = (Game(edition, seats=2, seed=seed).position() for seed in (1, 1, 2))
    assert one == same
    assert one["deck"] != other["deck"]
    assert one["ticket_deck"] != other["ticket_deck"]


@pytest.mark.rule("S5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_cards_lie_face_up(edition: str) -> None:
    row = Game(edition, seats=2, seed=1).position()["row"]
    assert len(row) == 5
    assert None not in row


@pytest.mark.rule("S5", "D6")
@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_the_first_row_never_shows_three_locomotives(edition: str) -> None:
    rows = [Game(edition, seats=2, seed=seed).position()["row"] for seed in range(25)]
    assert all(row.count("loco") < 3 for row in rows)


@pytest.mark.rule("S5", "D6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_first_row_with_too_many_locomotives_is_cleared(edition: str) -> None:
    tables = [Game(edition, seats=2, seed=seed, house={"row_flush": 1}).position() for seed in range(10)]
    assert all("loco" not in at["row"] for at in tables)
    piles = [at["discard"] for at in tables if sum(at["discard"].values())]
    assert piles
    assert all(pile["loco"] and sum(pile.values()) % 5 == 0 for pile in piles)


@pytest.mark.rule("S5", "D7")
def test_the_first_row_of_nordic_is_never_cleared() -> None:
    assert all(not sum(Game("nordic", seed=seed, seats=2).position()["discard"].values()) for seed in range(25))


@pytest.mark.rule("S6")
@pytest.mark.parametrize(("edition", "seats"), SEATS)
def test_starting_tickets_are_dealt(edition: str, seats: int) -> None:
    at = Game(edition, seats=seats, seed=1).position()
    dealt, all_tickets = {"usa": (3, 30), "europe": (4, 40 + seats), "nordic": (5, 46)}[edition]
    assert at["phase"] == "first_tickets"
    assert [len(offer) for offer in at["offers"]] == [dealt] * seats
    assert len({*at["ticket_deck"]}.union(*at["offers"])) == all_tickets


@pytest.mark.rule("S6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_europe_deals_one_long_ticket_to_each(seats: int) -> None:
    at = Game("europe", seats=seats, seed=1).position()
    assert [len(LONG.intersection(offer)) for offer in at["offers"]] == [1] * seats
    others = {next(iter(LONG.intersection(Game("europe", seats=2, seed=s).position()["offers"][0]))) for s in range(9)}
    assert len(others) > 1


@pytest.mark.rule("S7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_two_or_more_starting_tickets_may_be_kept(edition: str) -> None:
    game = Game(edition, seats=2, seed=1)
    offer = game.position()["offers"][game.seat or 0]
    choices = [set(choice) for size in range(2, len(offer) + 1) for choice in combinations(offer, size)]
    kept = [set(words.split()[1:]) for words in game.legal()]
    assert sorted(map(sorted, kept)) == sorted(map(sorted, choices))


@pytest.mark.rule("S7")
def test_europe_lets_the_long_ticket_go_as_well() -> None:
    game = keep(position("europe", phase="first_tickets", offers=EUROPE_OFFERS), "kyiv:sochi", "athina:wilno")
    assert set(game.position()["tickets"][0]) == {"kyiv:sochi", "athina:wilno"}


@pytest.mark.rule("S7")
@pytest.mark.parametrize("words", ["keep boston:miami", "keep boston:miami calgary:phoenix", "draw deck", "tickets"])
def test_at_least_two_starting_tickets_are_kept_before_anything_else(words: str) -> None:
    refuses(position("usa", phase="first_tickets", offers=USA_OFFERS), words, "S7")


@pytest.mark.rule("S8")
def test_usa_puts_returned_starting_tickets_under_the_deck() -> None:
    deck = ["dallas:new-york", "miami:toronto"]
    game = position("usa", phase="first_tickets", offers=USA_OFFERS, ticket_deck=deck)
    keep(game, "boston:miami", "duluth:houston")
    keep(game, "atlanta:montreal", "helena:los-angeles")
    assert game.position()["ticket_deck"] == [*deck, "denver:el-paso", "chicago:santa-fe"]


@pytest.mark.rule("S8")
@pytest.mark.parametrize(("edition", "offers"), [("europe", EUROPE_OFFERS), ("nordic", NORDIC_OFFERS)])
def test_europe_and_nordic_put_returned_starting_tickets_into_the_box(edition: str, offers: list[list[str]]) -> None:
    game = position(edition, phase="first_tickets", offers=offers)
    deck = game.position()["ticket_deck"]
    keep(game, *offers[0][:2])
    keep(game, *offers[1][1:3])
    at = game.position()
    assert at["ticket_deck"] == deck
    assert [set(tickets) for tickets in at["tickets"]] == [set(offers[0][:2]), set(offers[1][1:3])]
    assert offers[0][3] not in json.dumps(game.view(1))


@pytest.mark.rule("S8")
@pytest.mark.parametrize("seats", [2, 5])
def test_long_tickets_not_dealt_leave_the_game(seats: int) -> None:
    game = Game("europe", seats=seats, seed=1)
    assert not LONG.intersection(game.position()["ticket_deck"])
    for _ in range(seats):
        game.play(game.legal()[0])
    assert not LONG.intersection(game.position()["ticket_deck"])
    assert len(game.position()["ticket_deck"]) == 40 - 3 * seats


@pytest.mark.rule("S9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_sees_what_another_seat_keeps_while_all_choose(edition: str) -> None:
    game = Game(edition, seats=3, seed=1, first=0)
    few, many = game.copy(), game.copy()
    few.play(min(few.legal(), key=lambda words: len(words.split())))
    many.play(max(many.legal(), key=lambda words: len(words.split())))
    for seat in (1, 2, None):
        assert few.view(seat) == many.view(seat)
        assert not any(ticket in json.dumps(few.view(seat)) for ticket in game.position()["offers"][0])


@pytest.mark.rule("S9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_choose_before_the_first_turn(edition: str) -> None:
    game = Game(edition, seats=3, seed=1, first=1)
    for chooser in (1, 2, 0):
        assert (game.position()["phase"], game.seat) == ("first_tickets", chooser)
        game.play(game.legal()[0])
    assert (game.position()["phase"], game.seat) == ("turn", 1)


@pytest.mark.rule("S10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_starts_at_zero(edition: str) -> None:
    assert Game(edition, seats=3, seed=1).position()["points"] == [0, 0, 0]


@pytest.mark.rule("S11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_player_is_drawn_from_the_seed_or_set(edition: str) -> None:
    assert {Game(edition, seats=3, seed=seed).position()["first"] for seed in range(20)} == {0, 1, 2}
    assert [Game(edition, seats=3, seed=1, first=seat).seat for seat in range(3)] == [0, 1, 2]
    with pytest.raises(RulesError):
        Game(edition, seats=3, seed=1, first=3)


@pytest.mark.rule("S11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_play_goes_clockwise(edition: str) -> None:
    game = position(edition, seats=3, seat=1)
    seats = []
    for _ in range(4):
        seats.append(game.seat)
        play(game, "draw deck", "draw deck")
    assert seats == [1, 2, 0, 1]
