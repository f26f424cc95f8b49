"""The rule and the message behind each reason, and the facts that the message mentions; texts are in `languages/`."""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.engine.reason import Reason


class Sentence(NamedTuple):
    """A rule, the id of a message, and the names of the facts that it needs."""

    rule: str
    id: str
    facts: tuple[str, ...] = ()


SENTENCES: dict[Reason, Sentence] = {
    Reason.GAME_OVER: Sentence("E1", "why-game-over"),
    Reason.FIRST_TICKETS_DUE: Sentence("S7", "why-first-tickets-due", ("least",)),
    Reason.SECOND_CARD_DUE: Sentence("D1", "why-second-card-due"),
    Reason.CLAIM_PAYMENT_DUE: Sentence("C1", "why-claim-payment-due", ("route",)),
    Reason.STATION_PAYMENT_DUE: Sentence("B2", "why-station-payment-due", ("city",)),
    Reason.KEEP_DUE: Sentence("K1", "why-keep-due", ("least",)),
    Reason.TUNNEL_DUE: Sentence("U4", "why-tunnel-due", ("asked",)),
    Reason.FERRY_CARDS_DUE: Sentence("F3", "why-ferry-cards-due", ("give", "route")),
    Reason.SWAP_CARDS_DUE: Sentence("M1", "why-swap-cards-due", ("give", "route")),
    Reason.NOTHING_TO_KEEP: Sentence("T1", "why-nothing-to-keep"),
    Reason.NOTHING_TO_PAY: Sentence("T1", "why-nothing-to-pay"),
    Reason.NOTHING_TO_GIVE: Sentence("T1", "why-nothing-to-give"),
    Reason.NO_TUNNEL: Sentence("T1", "why-no-tunnel"),
    Reason.CAN_ACT: Sentence("T2", "why-can-act"),
    Reason.NOT_IN_ROW: Sentence("D1", "why-not-in-row", ("card", "row")),
    Reason.LOCO_AS_SECOND: Sentence("D4", "why-loco-as-second"),
    Reason.NO_CARDS: Sentence("D10", "why-no-cards"),
    Reason.NO_DRAW: Sentence("D10", "why-no-draw"),
    Reason.NO_TICKETS: Sentence("K4", "why-no-tickets"),
    Reason.KEEPS_TOO_FEW: Sentence("K1", "why-keeps-too-few", ("least",)),
    Reason.FIRST_KEEPS_TOO_FEW: Sentence("S7", "why-first-keeps-too-few", ("least",)),
    Reason.NOT_OFFERED: Sentence("K1", "why-not-offered", ("offer",)),
    Reason.FIRST_NOT_OFFERED: Sentence("S7", "why-first-not-offered", ("offer",)),
    Reason.ROUTE_TAKEN: Sentence("C6", "why-route-taken", ("route", "owner")),
    Reason.OWN_OTHER_TRACK: Sentence("C8", "why-own-other-track", ("route",)),
    Reason.OTHER_TRACK_CLOSES: Sentence("C9", "why-other-track-closes", ("route", "owner", "seats")),
    Reason.TOO_FEW_TRAINS: Sentence("C4", "why-too-few-trains", ("route", "need", "have")),
    Reason.CARDS_SHORT: Sentence("C1", "why-cards-short", ("route", "price", "held", "missing", "exchange")),
    Reason.FERRY_CARDS_SHORT: Sentence("F1", "why-cards-short", ("route", "price", "held", "missing", "exchange")),
    Reason.WRONG_COUNT: Sentence("C1", "why-wrong-count", ("route", "price", "held")),
    Reason.WRONG_COLOUR: Sentence("C1", "why-wrong-colour", ("route", "price", "held")),
    Reason.LOCO_NOT_WILD: Sentence("C3", "why-loco-not-wild", ("route", "price", "held")),
    Reason.LOCO_NOT_ON_SWAP: Sentence("M1", "why-loco-not-on-swap", ("route", "swap", "hand")),
    Reason.FERRY_NEEDS_LOCOS: Sentence("F1", "why-ferry-needs-locos", ("route", "price", "held", "swap")),
    Reason.NO_SUBSTITUTES: Sentence("F3", "why-no-substitutes", ("route", "price", "held")),
    Reason.FERRY_SUBS_SHORT: Sentence("F3", "why-ferry-subs-short", ("swap", "hand")),
    Reason.SWAP_SUBS_SHORT: Sentence("M1", "why-swap-subs-short", ("swap", "hand")),
    Reason.CARDS_NOT_HELD: Sentence("C1", "why-not-held", ("hand", "price")),
    Reason.FERRY_GIVE_NOT_HELD: Sentence("F3", "why-give-not-held", ("card", "hand")),
    Reason.SWAP_GIVE_NOT_HELD: Sentence("M1", "why-give-not-held", ("card", "hand")),
    Reason.FERRY_GIVE_ORDER: Sentence("F3", "why-give-order", ("last", "card")),
    Reason.SWAP_GIVE_ORDER: Sentence("M1", "why-give-order", ("last", "card")),
    Reason.FERRY_GIVE_RUNS_OUT: Sentence("F3", "why-give-runs-out", ("card", "give")),
    Reason.SWAP_GIVE_RUNS_OUT: Sentence("M1", "why-give-runs-out", ("card", "give")),
    Reason.TUNNEL_WRONG_COUNT: Sentence("U2", "why-tunnel-wrong-count", ("asked", "laid", "locos", "held")),
    Reason.TUNNEL_WRONG_COLOUR: Sentence("U2", "why-tunnel-wrong-colour", ("laid", "asked", "held")),
    Reason.TUNNEL_ONLY_LOCOS: Sentence("U3", "why-tunnel-only-locos", ("asked", "held")),
    Reason.TUNNEL_NOT_HELD: Sentence("U2", "why-tunnel-not-held", ("hand", "asked")),
    Reason.NO_STATIONS_HERE: Sentence("T1", "why-no-stations-here"),
    Reason.STATIONS_SPENT: Sentence("B3", "why-stations-spent"),
    Reason.CITY_TAKEN: Sentence("B1", "why-city-taken", ("city", "owner")),
    Reason.STATION_CARDS_SHORT: Sentence("B2", "why-station-cards-short", ("cost", "hand", "missing")),
    Reason.STATION_WRONG_COUNT: Sentence("B2", "why-station-wrong-count", ("cost", "hand")),
    Reason.STATION_NOT_HELD: Sentence("B2", "why-not-held", ("hand", "price")),
}

# Messages about words that name no action of this board, and the facts they need.
TYPED: dict[str, tuple[str, ...]] = {
    "why-no-action": ("word", "verbs"),
    "why-stands-alone": ("verb",),
    "why-takes-one": ("verb", "noun", "example"),
    "why-no-such": ("noun", "word", "hint", "near"),
    "why-named-twice": (),
    "why-payment-form": (),
    "why-nothing-played": (),
}
