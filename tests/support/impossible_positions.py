"""Impossible positions, each with the message that its refusal must contain."""

from __future__ import annotations

from typing import Any

Fields = dict[str, Any]

ROW = ["purple", "blue", "orange", "white", "green"]
TURN: Fields = {"edition": "europe", "seats": 3, "row": ROW}
NORDIC: Fields = {"edition": "nordic", "seats": 2, "row": ROW}
CLAIM: Fields = TURN | {"phase": "payment", "claim": "paris:zurich", "hands": [{"red": 3}, {}, {}]}
STATION: Fields = TURN | {"phase": "payment", "station": "paris", "hands": [{"red": 1}, {}, {}]}
OFFER: Fields = TURN | {"phase": "keep_tickets", "offers": [["brest:petrograd"], [], []]}
FIRST: Fields = TURN | {"phase": "first_tickets", "offers": [["brest:petrograd"], ["athina:wilno"], ["kyiv:sochi"]]}
TUNNEL: Fields = TURN | {
    "phase": "tunnel", "claim": "paris:zurich", "laid": {"red": 3}, "turned_up": ["red", "blue", "loco"],
}  # fmt: skip
GIVE: Fields = NORDIC | {
    "phase": "substitute", "claim": "helsinki:stockholm", "hands": [{"red": 3, "white": 2}, {}],
    "laid": {"yellow": 3}, "give": 3,
}  # fmt: skip
MURMANSK: Fields = NORDIC | {
    "phase": "substitute", "claim": "lieksa:murmansk", "hands": [{"red": 8}, {}], "laid": {"green": 7}, "give": 8,
}  # fmt: skip

SEVEN = [
    "brest:petrograd", "kyiv:sochi", "athina:wilno", "angora:kharkov", "berlin:moskva", "erzurum:rostov",
    "frankfurt:kobenhavn",
]  # fmt: skip

POSSIBLE = {
    "turn": TURN, "nordic": NORDIC, "claim": CLAIM, "station": STATION, "offer": OFFER, "first": FIRST,
    "tunnel": TUNNEL, "give": GIVE, "murmansk": MURMANSK,
    "gaps": TURN | {"row": ["red", None, None, None, None], "deck": []},
    "spared row": TURN | {"row": ["loco", "loco", "loco", "red", "red"], "deck": ["loco", "loco"]},
}  # fmt: skip

UNREADABLE: list[tuple[Any, str]] = [
    ([], "it should be an object"),
    ("usa", "it should be an object"),
    ({}, "the field 'edition' is missing"),
    ({"edition": 3}, "edition: it should be text"),
    ({"edition": "mars"}, "there is no edition 'mars'"),
    (TURN | {"colour": "red"}, "there is no field 'colour'"),
    (TURN | {"seats": 6}, "is played with 2 to 5 seats, not 6"),
    (TURN | {"seats": 2.5}, "seats: it should be a whole number"),
    (NORDIC | {"seats": 4}, "is played with 2 to 3 seats, not 4"),
    (TURN | {"house": {"trains": 2}}, "trains takes a whole number from 3 to 50, not 2"),
    (TURN | {"house": {"wild": 1}}, "there is no rule 'wild'"),
    (TURN | {"house": {"first_tickets": 6, "first_long": 0}, "seats": 2, "seed": "\ud800"}, "seed"),
    (TURN | {"seed": 10**5000}, "seed"),
    (TURN | {"seed": True}, "seed"),
    (TURN | {"phase": "lunch"}, "there is no phase 'lunch'"),
    (TURN | {"generator": "12"}, "generator: it should be 64 hexadecimal digits"),
    (TURN | {"generator": "0" * 64 + ":-1"}, "generator: it should be 64 hexadecimal digits"),
    (TURN | {"seat": None}, "seat: it should be 0 to 2"),
    (TURN | {"seat": 3}, "seat: it should be 0 to 2"),
    (TURN | {"first": 3}, "first: it should be 0 to 2"),
    (TURN | {"turn": -1}, "turn"),
]

BOARD: list[tuple[Fields, str]] = [
    (TURN | {"routes": {"paris:zurich": 7}}, "route paris:zurich belongs to seat 7, but the seats are 0 to 2"),
    (TURN | {"routes": {"paris:zurich": 3}}, "route paris:zurich belongs to seat 3, but the seats are 0 to 2"),
    (TURN | {"routes": {"paris:atlantis": 0}}, "there is no route 'paris:atlantis'"),
    (TURN | {"routes": {"paris:zurich/2": 0}}, "there is no route 'paris:zurich/2'"),
    (TURN | {"stations": {"atlantis": 0}}, "there is no city 'atlantis'"),
    (TURN | {"stations": {"paris": 3}}, "station in paris belongs to seat 3, but the seats are 0 to 2"),
    (
        TURN | {"stations": {"paris": 0, "wien": 0, "roma": 0, "madrid": 0}},
        "seat 0 has built more stations than the 3 it has",
    ),
    (NORDIC | {"stations": {"oslo": 0}}, "seat 0 has built more stations than the 0 it has"),
    (
        TURN | {"house": {"trains": 3}, "routes": {"brindisi:palermo": 1, "paris:zurich": 1}},
        "seat 1 has 6 trains on the board, more than 3",
    ),
    (TURN | {"trains": [45, 45]}, "trains: it should have 3 entries, one per seat, not 2"),
    (TURN | {"trains": [46, 45, 45]}, "seat 0 has 46 trains and 0 on the board, more than 45 in all"),
    (
        TURN | {"routes": {"paris:zurich": 0}, "trains": [43, 45, 45]},
        "seat 0 has 43 trains and 3 on the board, more than 45 in all",
    ),
    (TURN | {"trains": [-1, 45, 45]}, "trains"),
    (TURN | {"points": [0]}, "points: it should have 3 entries, one per seat, not 1"),
    (
        TURN | {"seats": 4, "routes": {"madrid:pamplona": 1, "madrid:pamplona/2": 1}},
        "seat 1 owns both tracks of madrid:pamplona; no seat may (C8)",
    ),
    (
        TURN | {"routes": {"madrid:pamplona": 1, "madrid:pamplona/2": 2}},
        "both tracks of madrid:pamplona are claimed, but with 3 seats one closes the other (C9)",
    ),
]

CARDS: list[tuple[Fields, str]] = [
    (TURN | {"hands": [{"red": 13}, {}, {}]}, "there are 13 red cards, but the game has only 12"),
    (TURN | {"hands": [{"red": 7}, {"red": 6}, {}]}, "there are 13 red cards, but the game has only 12"),
    (TURN | {"hands": [{"loco": 15}, {}, {}]}, "there are 15 loco cards, but the game has only 14"),
    (TURN | {"hands": [{"red": 110}, {"red": 110}, {"red": 110}]}, "there are 330 red cards, but the game has only 12"),
    (TURN | {"hands": [{"blue": 12}, {}, {}]}, "there are 13 blue cards"),
    (TURN | {"deck": ["red"] * 13}, "there are 13 red cards"),
    (TURN | {"deck": {"red": 13}}, "there are 13 red cards"),
    (TURN | {"deck": ["red"] * 111}, "deck: 111 are too many; there can be at most 110"),
    (TURN | {"deck": {"red": 60, "blue": 60}}, "deck: 120 are too many; there can be at most 110"),
    (TURN | {"discard": {"red": 13}}, "there are 13 red cards"),
    (TUNNEL | {"hands": [{"red": 9}, {}, {}]}, "there are 13 red cards"),
    (TURN | {"hands": [{"pink": 1}, {}, {}]}, "there is no card 'pink'"),
    (TURN | {"hands": [{"red": -1}, {}, {}]}, "hands number 1"),
    (TURN | {"hands": [{}, {}]}, "hands: it should have 3 entries, one per seat, not 2"),
    (TURN | {"known": [{}, {}]}, "known: it should have 3 entries, one per seat, not 2"),
    (TURN | {"known": [{"red": 1}, {}, {}]}, "known: everybody saw seat 0 take cards that are not in its hand"),
    (TURN | {"deck": ["pink"]}, "there is no card 'pink'"),
    (TURN | {"deck": {"pink": 1}}, "there is no card 'pink'"),
    (TURN | {"row": ["pink", *ROW[1:]]}, "there is no card 'pink'"),
    (TURN | {"row": ROW[1:]}, "row: it should have 5 entries, null for a gap, not 4"),
    (TURN | {"row": [*ROW, "red"]}, "row: it should have 5 entries, null for a gap, not 6"),
    (TURN | {"row": [None, *ROW[1:]]}, "row: it has a gap although there are cards to fill it (D12)"),
    (
        TURN | {"row": [None, *ROW[1:]], "deck": [], "discard": {"red": 1}},
        "row: it has a gap although there are cards to fill it (D12)",
    ),
    (TURN | {"row": ["loco", "loco", "loco", "red", "red"]}, "row: that many locomotives would have cleared it (D6)"),
    (
        TURN | {"row": ["loco", "loco", *ROW[2:]], "house": {"row_flush": 2}},
        "row: that many locomotives would have cleared it (D6)",
    ),
    (
        TURN | {"phase": "second_card", "row": [None] * 5, "deck": []},
        "phase second_card, but no second card can be drawn, so the turn would be over",
    ),
    (
        TURN | {"phase": "second_card", "row": ["loco", "loco", "loco", None, None], "deck": []},
        "phase second_card, but no second card can be drawn, so the turn would be over",
    ),
]

TICKETS: list[tuple[Fields, str]] = [
    (TURN | {"tickets": [["a:b"], [], []]}, "there is no ticket 'a:b'"),
    (TURN | {"ticket_deck": ["a:b"]}, "there is no ticket 'a:b'"),
    (TURN | {"tickets": [["brest:petrograd", "brest:petrograd"], [], []]}, "ticket brest:petrograd appears twice"),
    (TURN | {"tickets": [["kyiv:sochi"], ["kyiv:sochi"], []]}, "ticket kyiv:sochi appears twice"),
    (TURN | {"tickets": [["kyiv:sochi"], [], []], "ticket_deck": ["kyiv:sochi"]}, "ticket kyiv:sochi appears twice"),
    (OFFER | {"ticket_deck": ["brest:petrograd"]}, "ticket brest:petrograd appears twice"),
    (TURN | {"tickets": [[], []]}, "tickets: it should have 3 entries, one per seat, not 2"),
    (TURN | {"offers": [[], []]}, "offers: it should have 3 entries, one per seat, not 2"),
    (OFFER | {"offers": [[], [], []]}, "offers: seat 0 has no tickets to choose from"),
    (OFFER | {"offers": [["kyiv:sochi"], ["athina:wilno"], []]}, "offers: seat 1 has nothing to choose now"),
    (OFFER | {"seat": 1}, "offers: seat 0 has nothing to choose now"),
    (OFFER | {"phase": "turn"}, "offers: seat 0 has nothing to choose now"),
    (OFFER | {"offers": [SEVEN, [], []]}, "offers of seat 0: 7 are too many; there can be at most 6"),
    (FIRST | {"turn": 1}, "no turn has started while starting tickets are being chosen, so turn should be 0"),
    (FIRST | {"seat": 1}, "offers: seat 0 has nothing to choose now"),
    (FIRST | {"first": 1}, "offers: seat 1 has nothing to choose now"),
    (FIRST | {"offers": [["kyiv:sochi"], [], ["athina:wilno"]]}, "offers: seat 1 has no tickets to choose from"),
]

TURNS: list[tuple[Fields, str]] = [
    (TURN | {"passes": 3}, "everybody has passed in a row, so phase should be over"),
    (TURN | {"turn": 1501}, "turn is 1501, but the game ends after 1500"),
    (TURN | {"turn": 31, "house": {"turn_limit": 10}}, "turn is 31, but the game ends after 30"),
    (TURN | {"turns_left": 0}, "turns_left: it should be null, or 1 to 3"),
    (TURN | {"turns_left": 4}, "turns_left: it should be null, or 1 to 3"),
    (TURN | {"phase": "over", "turns_left": 1}, "turns_left should be 0 when the phase is over"),
]

PENDING: list[tuple[Fields, str]] = [
    (TURN | {"phase": "payment"}, "phase payment needs either a claim or a station"),
    (CLAIM | {"station": "paris"}, "phase payment needs either a claim or a station"),
    (TURN | {"phase": "tunnel"}, "phase tunnel needs a claim"),
    (TURN | {"phase": "substitute"}, "phase substitute needs a claim"),
    (TUNNEL | {"station": "paris"}, "phase tunnel needs a claim"),
    (TURN | {"claim": "paris:zurich"}, "claim and station belong to the phases in which something is paid for"),
    (TURN | {"station": "paris"}, "claim and station belong to the phases in which something is paid for"),
    (TURN | {"claim": "paris:atlantis"}, "there is no route 'paris:atlantis'"),
    (TURN | {"station": "atlantis"}, "there is no city 'atlantis'"),
    (TURN | {"laid": {"red": 1}}, "laid: there are cards in it only in the phases tunnel and substitute"),
    (CLAIM | {"laid": {"red": 1}}, "laid: there are cards in it only in the phases tunnel and substitute"),
    (TURN | {"turned_up": ["red"]}, "turned_up belongs to the phase tunnel"),
    (TURN | {"turned_up": ["pink"]}, "there is no card 'pink'"),
    (TURN | {"turned_up": ["red"] * 6}, "turned_up: 6 are too many; there can be at most 5"),
    (TURN | {"give": 1}, "give and last belong to the phase substitute"),
    (TURN | {"last": "red"}, "give and last belong to the phase substitute"),
    (TURN | {"last": "pink"}, "there is no card 'pink'"),
    (CLAIM | {"routes": {"paris:zurich": 1}}, "claim: paris:zurich is not open to seat 0"),
    (CLAIM | {"trains": [2, 45, 45]}, "claim: paris:zurich takes more trains than seat 0 has"),
    (CLAIM | {"hands": [{"red": 2}, {}, {}]}, "claim: seat 0 cannot pay for paris:zurich"),
    (CLAIM | {"hands": [{}, {"red": 3}, {}]}, "claim: seat 0 cannot pay for paris:zurich"),
    (STATION | {"hands": [{}, {"red": 1}, {}]}, "station: it cannot be built there now"),
    (STATION | {"stations": {"paris": 1}}, "station: it cannot be built there now"),
    (STATION | {"stations": {"wien": 0}}, "station: it cannot be built there now"),
    (TUNNEL | {"claim": "berlin:wien"}, "phase tunnel, but berlin:wien is not a tunnel"),
    (TUNNEL | {"laid": {"red": 2}}, "laid: it does not pay for the tunnel"),
    (TUNNEL | {"laid": {"red": 2, "blue": 1}}, "laid: it does not pay for the tunnel"),
    (TUNNEL | {"claim": "madrid:pamplona"}, "laid: it does not pay for the tunnel"),
    (TUNNEL | {"turned_up": ["red"] * 4}, "turned_up: there can be at most 3"),
    (TUNNEL | {"turned_up": ["red"]}, "turned_up: there are too few, although cards are left (U6)"),
    (
        TUNNEL | {"turned_up": ["blue"] * 3},
        "turned_up: they cost nothing extra, so the tunnel would already be claimed",
    ),
    (
        TUNNEL | {"laid": {"loco": 3}, "turned_up": ["red"] * 3},
        "turned_up: they cost nothing extra, so the tunnel would already be claimed",
    ),
    (GIVE | {"claim": "helsinki:tampere"}, "phase substitute, but no cards can be replaced on helsinki:tampere"),
    (GIVE | {"give": 2}, "laid and give do not add up to a payment"),
    (GIVE | {"give": 0}, "laid and give do not add up to a payment"),
    (GIVE | {"laid": {"yellow": 6}, "give": 0}, "give: it should be the number of cards still to give"),
    (GIVE | {"laid": {"yellow": 2}, "give": 4}, "give: it should be the number of cards still to give"),
    (GIVE | {"last": "loco"}, "last: it should be the colour given last, or null before the first"),
    (
        GIVE | {"laid": {"yellow": 3, "loco": 1}, "give": 2, "last": "loco"},
        "give: the hand has too few cards to continue in colour order",
    ),
    (GIVE | {"hands": [{"red": 2}, {}]}, "give: the hand has too few cards to continue in colour order"),
    (
        GIVE | {"house": {"ferry_swap": 1}, "laid": {"yellow": 1}, "give": 1},
        "laid and give do not add up to a payment",
    ),
    (MURMANSK | {"give": 7}, "laid and give do not add up to a payment"),
]

IMPOSSIBLE: list[tuple[Any, str]] = [*UNREADABLE, *BOARD, *CARDS, *TICKETS, *TURNS, *PENDING]
