"""The invariants of a game, in plain Python on positions: slow, and independent of the engine."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.support.games import choice
from whistlestop import Game
from whistlestop.engine.state import NONE
from whistlestop.rules import CARDS, COLOURS

Position = Mapping[str, Any]

ALL_CARDS = Counter(dict.fromkeys(COLOURS, 12) | {"loco": 14})


def play_checked(game: Game, seed: int | str) -> Game:
    """Play at random to the end, checking every moment and every change."""
    chance = random.Random(f"checked {seed}")
    known = [Counter[str]() for _ in range(game.seats)]
    played: Counter[str] = Counter()
    before = game.position()
    check_moment(game, before)
    while not game.over:
        line = game.play(choice(game.legal(), chance))
        after = game.position()
        check_moment(game, after)
        check_change(game, before, after, line.action)
        played = remember(known[line.seat], played, line.action)
        assert [+seat for seat in known] == [Counter(seat) for seat in after["known"]]
        before = after
    return game


def check_moment(game: Game, at: Position) -> None:
    """Cards, tickets, trains, stations and points are all there, and there is a legal action."""
    assert all_cards(at) == ALL_CARDS
    check_tickets(game, at)
    for seat in range(game.seats):
        check_seat(game, at, seat)
    check_tracks(game, at)
    check_row(game, at)
    assert bool(game.legal()) is not game.over
    if at["phase"] != "substitute":  # nothing of it is left over, so a view has nothing to hide
        assert (game._state.give, game._state.last) == (0, NONE)
    assert at["turn"] <= game.box.rules.turn_limit * game.seats


def all_cards(at: Position) -> Counter[str]:
    """Every train card, wherever it is."""
    cards = Counter(card for card in [*at["deck"], *at["row"], *at.get("turned_up", [])] if card)
    for pile in [*at["hands"], at["discard"], at.get("laid", {})]:
        cards.update(pile)
    return cards


def tickets_in_game(at: Position) -> list[str]:
    return [ticket for pile in [at["ticket_deck"], *at["tickets"], *at["offers"]] for ticket in pile]


def check_tickets(game: Game, at: Position) -> None:
    """No ticket appears twice; tickets are gone only where the rules remove them from the game."""
    tickets = tickets_in_game(at)
    assert len(set(tickets)) == len(tickets)
    gone = {*game.box.board.ticket_index} - {*tickets}
    rules = game.box.rules
    if rules.first_return and rules.ticket_return:
        assert all(game.box.board.tickets[game.box.board.ticket_index[ticket]].deck == "long" for ticket in gone)


def check_seat(game: Game, at: Position, seat: int) -> None:
    """Points match the routes; trains and stations are on the board or in supply; known cards are held."""
    board, rules = game.box.board, game.box.rules
    lengths = [board.routes[board.route_index[name]].length for name, owner in at["routes"].items() if owner == seat]
    assert at["points"][seat] == sum(rules.route_points[length - 1] for length in lengths)
    assert at["trains"][seat] + sum(lengths) == rules.trains
    assert at["trains"][seat] >= 0
    assert [*at["stations"].values()].count(seat) <= rules.stations
    assert Counter(at["known"][seat]) <= Counter(at["hands"][seat])


def check_tracks(game: Game, at: Position) -> None:
    """Nobody has both tracks of a double route, and with few seats only one of them is claimed."""
    owners = {name: {at["routes"].get(name), at["routes"].get(f"{name}/2")} - {None} for name in at["routes"]}
    for name in at["routes"]:
        if f"{name}/2" in at["routes"]:
            assert len(owners[name]) == 2
            assert game.seats >= game.box.rules.double_from


def check_row(game: Game, at: Position) -> None:
    """There is no gap while there are cards, and no row of too many locomotives while a better one is possible."""
    row, flush = at["row"], game.box.rules.row_flush
    hidden: Counter[str] = Counter(at["deck"]) + Counter(at["discard"])
    assert len(row) == 5
    assert None not in row or not hidden
    if flush and row.count("loco") >= flush:
        others = sum((hidden + Counter(card for card in row if card)).values()) - hidden["loco"] - row.count("loco")
        assert others <= 5 - flush


def check_change(game: Game, before: Position, after: Position, action: str) -> None:
    """Trains only decrease, points only grow, routes and stations stay, and tickets go where the rules say."""
    assert before["routes"].items() <= after["routes"].items()
    assert before["stations"].items() <= after["stations"].items()
    assert len(after["routes"]) + len(after["stations"]) <= len(before["routes"]) + len(before["stations"]) + 1
    rules = game.box.rules
    lost = {*tickets_in_game(before)} - {*tickets_in_game(after)}
    goes_under = rules.first_return if before["phase"] == "first_tickets" else rules.ticket_return
    handed_back = {*before["offers"][before["seat"]]} - {*action.split()} if action.startswith("keep") else set()
    assert lost == (set() if goes_under else handed_back)
    assert {*tickets_in_game(after)} <= {*tickets_in_game(before)}
    for seat in range(game.seats):
        assert {*before["tickets"][seat]} <= {*after["tickets"][seat]}
    if not game.over and after["turn"] > before["turn"] > 0:
        assert after["seat"] == (before["seat"] + 1) % game.seats


def remember(known: Counter[str], played: Counter[str], action: str) -> Counter[str]:
    """Update what everybody knows of a hand after an action, from its words alone; returns the cards played."""
    verb, *rest = action.split()
    if verb == "draw" and rest[0] != "deck":
        known[rest[0]] += 1
    if verb in ("claim", "station"):
        return Counter()
    if verb == "withdraw":
        known.update(played)
    if verb in ("pay", "give"):
        paid = (
            Counter({rest[0]: 1})
            if verb == "give"
            else Counter(dict(zip(rest[::2], map(int, rest[1::2]), strict=True)))
        )
        for card in CARDS:
            known[card] = max(0, known[card] - paid[card])
        return played + Counter({card: paid[card] for card in CARDS})
    return played
