"""The rule and the sentence behind each reason, and what the sentence speaks of; its words are in `languages/`."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.engine.reason import Reason


class Saying(NamedTuple):
    """A rule, the id of a sentence, and the names of the facts that it needs."""

    rule: str
    id: str
    facts: tuple[str, ...] = ()


SAYINGS: dict[Reason, Saying] = {
    Reason.GAME_OVER: Saying("E1", "why-game-over"),
    Reason.FIRST_TICKETS_DUE: Saying("S7", "why-first-tickets-due", ("least",)),
    Reason.SECOND_CARD_DUE: Saying("D1", "why-second-card-due"),
    Reason.CLAIM_PAYMENT_DUE: Saying("C1", "why-claim-payment-due", ("route",)),
    Reason.STATION_PAYMENT_DUE: Saying("B2", "why-station-payment-due", ("city",)),
    Reason.KEEP_DUE: Saying("K1", "why-keep-due", ("least",)),
    Reason.TUNNEL_DUE: Saying("U4", "why-tunnel-due", ("asked",)),
    Reason.FERRY_CARDS_DUE: Saying("F3", "why-ferry-cards-due", ("give", "route")),
    Reason.SWAP_CARDS_DUE: Saying("M1", "why-swap-cards-due", ("give", "route")),
    Reason.NOTHING_TO_KEEP: Saying("T1", "why-nothing-to-keep"),
    Reason.NOTHING_TO_PAY: Saying("T1", "why-nothing-to-pay"),
    Reason.NOTHING_TO_GIVE: Saying("T1", "why-nothing-to-give"),
    Reason.NO_TUNNEL: Saying("T1", "why-no-tunnel"),
    Reason.CAN_ACT: Saying("T2", "why-can-act"),
    Reason.NOT_IN_ROW: Saying("D1", "why-not-in-row", ("card", "row")),
    Reason.LOCO_AS_SECOND: Saying("D4", "why-loco-as-second"),
    Reason.NO_CARDS: Saying("D10", "why-no-cards"),
    Reason.NO_DRAW: Saying("D10", "why-no-draw"),
    Reason.NO_TICKETS: Saying("K4", "why-no-tickets"),
    Reason.KEEPS_TOO_FEW: Saying("K1", "why-keeps-too-few", ("least",)),
    Reason.FIRST_KEEPS_TOO_FEW: Saying("S7", "why-first-keeps-too-few", ("least",)),
    Reason.NOT_OFFERED: Saying("K1", "why-not-offered", ("offer",)),
    Reason.FIRST_NOT_OFFERED: Saying("S7", "why-first-not-offered", ("offer",)),
    Reason.ROUTE_TAKEN: Saying("C6", "why-route-taken", ("route", "owner")),
    Reason.OWN_OTHER_TRACK: Saying("C8", "why-own-other-track", ("route",)),
    Reason.OTHER_TRACK_CLOSES: Saying("C9", "why-other-track-closes", ("route", "owner", "seats")),
    Reason.TOO_FEW_TRAINS: Saying("C4", "why-too-few-trains", ("route", "need", "have")),
    Reason.CARDS_SHORT: Saying("C1", "why-cards-short", ("route", "price")),
    Reason.FERRY_CARDS_SHORT: Saying("F1", "why-cards-short", ("route", "price")),
    Reason.WRONG_COUNT: Saying("C1", "why-wrong-count", ("route", "price")),
    Reason.WRONG_COLOUR: Saying("C1", "why-wrong-colour", ("route", "price")),
    Reason.LOCO_NOT_WILD: Saying("C3", "why-loco-not-wild", ("route",)),
    Reason.LOCO_NOT_ON_SWAP: Saying("M1", "why-loco-not-on-swap", ("route", "swap")),
    Reason.FERRY_NEEDS_LOCOS: Saying("F1", "why-ferry-needs-locos", ("route", "price")),
    Reason.NO_SUBSTITUTES: Saying("F3", "why-no-substitutes", ("route", "price")),
    Reason.FERRY_SUBS_SHORT: Saying("F3", "why-ferry-subs-short", ("swap",)),
    Reason.SWAP_SUBS_SHORT: Saying("M1", "why-swap-subs-short", ("swap",)),
    Reason.CARDS_NOT_HELD: Saying("C1", "why-not-held", ("hand",)),
    Reason.FERRY_GIVE_NOT_HELD: Saying("F3", "why-give-not-held", ("card", "hand")),
    Reason.SWAP_GIVE_NOT_HELD: Saying("M1", "why-give-not-held", ("card", "hand")),
    Reason.FERRY_GIVE_ORDER: Saying("F3", "why-give-order", ("last", "card")),
    Reason.SWAP_GIVE_ORDER: Saying("M1", "why-give-order", ("last", "card")),
    Reason.FERRY_GIVE_RUNS_OUT: Saying("F3", "why-give-runs-out", ("card", "give")),
    Reason.SWAP_GIVE_RUNS_OUT: Saying("M1", "why-give-runs-out", ("card", "give")),
    Reason.TUNNEL_WRONG_COUNT: Saying("U2", "why-tunnel-wrong-count", ("asked", "laid", "locos")),
    Reason.TUNNEL_WRONG_COLOUR: Saying("U2", "why-tunnel-wrong-colour", ("laid",)),
    Reason.TUNNEL_ONLY_LOCOS: Saying("U3", "why-tunnel-only-locos"),
    Reason.TUNNEL_NOT_HELD: Saying("U2", "why-tunnel-not-held", ("hand",)),
    Reason.NO_STATIONS_HERE: Saying("T1", "why-no-stations-here"),
    Reason.STATIONS_SPENT: Saying("B3", "why-stations-spent"),
    Reason.CITY_TAKEN: Saying("B1", "why-city-taken", ("city", "owner")),
    Reason.STATION_CARDS_SHORT: Saying("B2", "why-station-cards-short", ("cost", "hand")),
    Reason.STATION_WRONG_COUNT: Saying("B2", "why-station-wrong-count", ("cost",)),
    Reason.STATION_NOT_HELD: Saying("B2", "why-not-held", ("hand",)),
}

# Sentences about words that name no action of this board, and what they need.
TYPED: dict[str, tuple[str, ...]] = {
    "why-no-action": ("word", "verbs"),
    "why-stands-alone": ("verb",),
    "why-takes-one": ("verb", "noun", "example"),
    "why-no-such": ("noun", "word", "hint", "near"),
    "why-named-twice": (),
    "why-payment-form": (),
    "why-nothing-played": (),
}
