"""For every reason to refuse an action, a position and an action that is refused in it."""

from __future__ import annotations

from tests.support.impossible_positions import (
    CLAIM,
    FIRST,
    GIVE,
    MURMANSK,
    NORDIC,
    OFFER,
    STATION,
    TUNNEL,
    TURN,
    Fields,
)
from whistlestop.engine.reason import Reason

SECOND: Fields = TURN | {"phase": "second_card", "row": ["purple", "blue", "orange", "white", "loco"]}
OVER: Fields = TURN | {"phase": "over", "seat": None}
SMYRNA: Fields = TURN | {"phase": "payment", "claim": "palermo:smyrna", "hands": [{"red": 5, "loco": 2}, {}, {}]}
PAMPLONA: Fields = TURN | {"phase": "payment", "claim": "madrid:pamplona", "hands": [{"red": 3, "black": 3}, {}, {}]}
HELSINKI: Fields = NORDIC | {
    "phase": "payment", "claim": "helsinki:stockholm", "hands": [{"yellow": 3, "red": 3, "loco": 1}, {}],
}  # fmt: skip
LIEKSA: Fields = NORDIC | {"phase": "payment", "claim": "lieksa:murmansk", "hands": [{"green": 8, "red": 4}, {}]}
TAMPERE: Fields = NORDIC | {"phase": "payment", "claim": "helsinki:tampere", "hands": [{"orange": 1, "loco": 1}, {}]}
ONLY_LOCOS: Fields = TUNNEL | {"laid": {"loco": 3}, "hands": [{"red": 1}, {}, {}]}

REFUSALS: dict[Reason, tuple[Fields, str]] = {
    Reason.GAME_OVER: (OVER, "draw deck"),
    Reason.FIRST_TICKETS_DUE: (FIRST, "draw deck"),
    Reason.SECOND_CARD_DUE: (SECOND, "tickets"),
    Reason.CLAIM_PAYMENT_DUE: (CLAIM, "draw deck"),
    Reason.STATION_PAYMENT_DUE: (STATION, "draw deck"),
    Reason.KEEP_DUE: (OFFER, "draw deck"),
    Reason.TUNNEL_DUE: (TUNNEL, "draw deck"),
    Reason.FERRY_CARDS_DUE: (GIVE, "draw deck"),
    Reason.SWAP_CARDS_DUE: (MURMANSK, "draw deck"),
    Reason.NOTHING_TO_KEEP: (TURN, "keep brest:petrograd"),
    Reason.NOTHING_TO_PAY: (TURN, "pay red 1"),
    Reason.NOTHING_TO_GIVE: (TURN, "give red"),
    Reason.NO_TUNNEL: (TURN, "withdraw"),
    Reason.CAN_ACT: (TURN, "pass"),
    Reason.NOT_IN_ROW: (TURN, "draw red"),
    Reason.LOCO_AS_SECOND: (SECOND, "draw loco"),
    Reason.NO_CARDS: (TURN | {"deck": []}, "draw deck"),
    Reason.NO_DRAW: (TURN | {"deck": []}, "draw blue"),
    Reason.NO_TICKETS: (TURN | {"ticket_deck": []}, "tickets"),
    Reason.KEEPS_TOO_FEW: (OFFER, "keep"),
    Reason.FIRST_KEEPS_TOO_FEW: (FIRST, "keep"),
    Reason.NOT_OFFERED: (OFFER, "keep brest:petrograd kyiv:sochi"),
    Reason.FIRST_NOT_OFFERED: (FIRST, "keep kyiv:sochi"),
    Reason.ROUTE_TAKEN: (TURN | {"routes": {"paris:zurich": 1}}, "claim paris:zurich"),
    Reason.OWN_OTHER_TRACK: (TURN | {"routes": {"madrid:pamplona": 0}}, "claim madrid:pamplona/2"),
    Reason.OTHER_TRACK_CLOSES: (TURN | {"routes": {"madrid:pamplona": 1}}, "claim madrid:pamplona/2"),
    Reason.TOO_FEW_TRAINS: (TURN | {"trains": [2, 45, 45]}, "claim paris:zurich"),
    Reason.CARDS_SHORT: (TURN, "claim paris:zurich"),
    Reason.FERRY_CARDS_SHORT: (TURN, "claim palermo:smyrna"),
    Reason.WRONG_COUNT: (CLAIM, "pay red 2"),
    Reason.WRONG_COLOUR: (PAMPLONA, "pay red 3"),
    Reason.LOCO_NOT_WILD: (TAMPERE, "pay loco 1"),
    Reason.LOCO_NOT_ON_SWAP: (LIEKSA, "pay green 7 loco 2"),
    Reason.FERRY_NEEDS_LOCOS: (SMYRNA, "pay red 5 loco 1"),
    Reason.NO_SUBSTITUTES: (CLAIM, "pay red 2 sub 1"),
    Reason.FERRY_SUBS_SHORT: (HELSINKI, "pay yellow 2 sub 2"),
    Reason.SWAP_SUBS_SHORT: (LIEKSA, "pay green 7 sub 2"),
    Reason.CARDS_NOT_HELD: (CLAIM, "pay blue 3"),
    Reason.FERRY_GIVE_NOT_HELD: (GIVE, "give blue"),
    Reason.SWAP_GIVE_NOT_HELD: (MURMANSK, "give blue"),
    Reason.FERRY_GIVE_ORDER: (GIVE | {"laid": {"yellow": 3, "black": 1}, "give": 2, "last": "black"}, "give white"),
    Reason.SWAP_GIVE_ORDER: (
        MURMANSK
        | {"laid": {"green": 7, "black": 1}, "hands": [{"white": 1, "red": 7}, {}], "give": 7, "last": "black"},
        "give white",
    ),
    Reason.FERRY_GIVE_RUNS_OUT: (GIVE | {"hands": [{"white": 2, "red": 1}, {}]}, "give red"),
    Reason.SWAP_GIVE_RUNS_OUT: (MURMANSK | {"hands": [{"white": 2, "red": 6}, {}]}, "give red"),
    Reason.TUNNEL_WRONG_COUNT: (TUNNEL | {"hands": [{"red": 2}, {}, {}]}, "pay red 1"),
    Reason.TUNNEL_WRONG_COLOUR: (TUNNEL | {"hands": [{"blue": 2}, {}, {}]}, "pay blue 2"),
    Reason.TUNNEL_ONLY_LOCOS: (ONLY_LOCOS, "pay red 1"),
    Reason.TUNNEL_NOT_HELD: (TUNNEL, "pay red 2"),
    Reason.NO_STATIONS_HERE: ({"edition": "usa"}, "station atlanta"),
    Reason.STATIONS_SPENT: (TURN | {"stations": {"paris": 0, "wien": 0, "roma": 0}}, "station london"),
    Reason.CITY_TAKEN: (TURN | {"stations": {"paris": 1}}, "station paris"),
    Reason.STATION_CARDS_SHORT: (TURN, "station paris"),
    Reason.STATION_WRONG_COUNT: (STATION, "pay red 2"),
    Reason.STATION_NOT_HELD: (STATION, "pay blue 1"),
}

# What each message must mention: what is in progress rather than what was tried.
IN_PROGRESS = [
    (CLAIM, "claim berlin:wien", "Paris", "Berlin"),
    (STATION, "station wien", "Paris", "Wien"),
    (STATION, "claim berlin:wien", "Paris", "Berlin"),
    (GIVE, "claim bergen:oslo", "Helsinki", "Bergen"),
    (MURMANSK, "claim bergen:oslo", "Murmansk", "Bergen"),
]
