"""Why an action is not allowed, as numbers; the texts for them are outside the engine."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """The reason against an action; ALLOWED if there is none."""

    ALLOWED = 0
    # wrong moment
    GAME_OVER = 1
    FIRST_TICKETS_DUE = 2
    SECOND_CARD_DUE = 3
    CLAIM_PAYMENT_DUE = 4
    STATION_PAYMENT_DUE = 5
    KEEP_DUE = 6
    TUNNEL_DUE = 7
    FERRY_CARDS_DUE = 8
    SWAP_CARDS_DUE = 9
    NOTHING_TO_KEEP = 10
    NOTHING_TO_PAY = 11
    NOTHING_TO_GIVE = 12
    NO_TUNNEL = 13
    CAN_ACT = 14
    # drawing
    NOT_IN_ROW = 20
    LOCO_AS_SECOND = 21
    NO_CARDS = 22
    NO_DRAW = 23
    # tickets
    NO_TICKETS = 30
    KEEPS_TOO_FEW = 31
    FIRST_KEEPS_TOO_FEW = 32
    NOT_OFFERED = 33
    FIRST_NOT_OFFERED = 34
    # claiming
    ROUTE_TAKEN = 40
    OWN_OTHER_TRACK = 41
    OTHER_TRACK_CLOSES = 42
    TOO_FEW_TRAINS = 43
    CARDS_SHORT = 44
    FERRY_CARDS_SHORT = 45
    # paying for a route
    WRONG_COUNT = 50
    WRONG_COLOUR = 51
    LOCO_NOT_WILD = 52
    LOCO_NOT_ON_SWAP = 53
    FERRY_NEEDS_LOCOS = 54
    NO_SUBSTITUTES = 55
    FERRY_SUBS_SHORT = 56
    SWAP_SUBS_SHORT = 57
    CARDS_NOT_HELD = 58
    # giving substitutes
    FERRY_GIVE_NOT_HELD = 60
    SWAP_GIVE_NOT_HELD = 61
    FERRY_GIVE_ORDER = 62
    SWAP_GIVE_ORDER = 63
    FERRY_GIVE_RUNS_OUT = 64
    SWAP_GIVE_RUNS_OUT = 65
    # tunnels
    TUNNEL_WRONG_COUNT = 70
    TUNNEL_WRONG_COLOUR = 71
    TUNNEL_ONLY_LOCOS = 72
    TUNNEL_NOT_HELD = 73
    # stations
    NO_STATIONS_HERE = 80
    STATIONS_SPENT = 81
    CITY_TAKEN = 82
    STATION_CARDS_SHORT = 83
    STATION_WRONG_COUNT = 84
    STATION_NOT_HELD = 85
