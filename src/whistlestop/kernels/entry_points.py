"""Every compiled function that Python may call: its arguments, how they are checked, and what it returns.

A name is the module below `whistlestop` and the function; arguments are in the function's order. All other kernels are
called by kernels only.
"""

from __future__ import annotations

from typing import NamedTuple

from whistlestop.boards.faults import MAX_CITIES, MAX_ROUTES, MAX_TICKETS
from whistlestop.rules import CARD_KINDS, MAX_SEATS

# The records that kernels take, and where each is declared.
RECORDS = {
    "board": "engine.board_table.board_dtype",
    "rules": "engine.board_table.rules_dtype",
    "state": "engine.state.state_dtype",
    "score": "engine.scoring.score_dtype",
    "component": "engine.longest.part_dtype",
    "traits": "bots.planner.traits.traits_dtype",
    "scratch": "bots.planner.scratch.scratch_dtype",
}
ACTIONS = "board.actions"  # as a length: the number of the board's actions


class Kind(NamedTuple):
    """An argument: a number, one record, or an array whose dimensions have these least lengths."""

    dtype: str
    least: tuple[int | str, ...] | None = None  # a name refers to an argument with that length or value, or is ACTIONS
    is_changed: bool = False

    @property
    def is_number(self) -> bool:
        """Whether it is a single number."""
        return self.dtype in ("int", "bool")


class EntryPoint(NamedTuple):
    """A compiled function as Python sees it."""

    arguments: dict[str, Kind]
    result: str


def numbers(dtype: str, *least: int | str) -> Kind:
    """An array of numbers."""
    return Kind(dtype, least)


def rows(record: str, least: int | str = 1) -> Kind:
    """An array of records."""
    return Kind(record, (least,))


def changed(kind: Kind) -> Kind:
    """The same argument, but the function writes into it."""
    return kind._replace(is_changed=True)


def returns(result: str, **arguments: Kind) -> EntryPoint:
    """An entry point by what it returns and takes."""
    return EntryPoint(arguments, result)


INT, FLAG = Kind("int"), Kind("bool")
BOARD, RULES, STATE = Kind("board"), Kind("rules"), Kind("state")
TABLES = {"board": rows("board"), "rules": rows("rules")}
STATES, SHOWN, COMPONENTS, SCRATCHES = (
    rows("state"),
    changed(rows("state")),
    changed(rows("component")),
    changed(rows("scratch")),
)
LEGAL = changed(numbers("i2", ACTIONS))
CHOOSER = changed(numbers("i8", 4))
CHOOSERS = changed(numbers("i8", "states", 4))
ROOTS = changed(numbers("i8", MAX_CITIES))
MINDS = {
    "deciders": numbers("i8", 2),
    "traits": rows("traits"),
    "scratches": SCRATCHES,
    "components": COMPONENTS,
    "shown": SHOWN,
}
THINKING = {**TABLES, "shown": STATES, "traits": rows("traits"), "scratches": SCRATCHES, "components": COMPONENTS}
MOMENT = {"board": BOARD, "rules": RULES, "state": STATE}
DECIDE = returns("int", **TABLES, shown=STATES)

ENTRY_POINTS: dict[str, EntryPoint] = {
    # games, one or many
    "engine.batch.start": returns(
        "none",
        **TABLES,
        states=changed(rows("state", "keys")),
        keys=numbers("u4", 0, 8),
        seats=INT,
        first=INT,
    ),
    "engine.batch.legal": returns("int", **TABLES, states=STATES, out=LEGAL),
    "engine.batch.advance": returns("none", **TABLES, states=changed(STATES), action=INT),
    "engine.batch.settle": returns(
        "none", **TABLES, states=STATES, scores=changed(rows("score", MAX_SEATS)), components=COMPONENTS
    ),
    "engine.batch.next_choice": returns("int", chooser=CHOOSER, count=INT),
    "engine.batch.play_randomly": returns(
        "int",
        **TABLES,
        states=changed(rows("state", 0)),
        choosers=CHOOSERS,
        scores=changed(Kind("score", ("states", MAX_SEATS))),
        lengths=changed(numbers("i8", "states")),
        components=COMPONENTS,
        check=FLAG,
    ),
    "views.redaction.redact": returns("none", states=STATES, game=INT, viewer=INT, shown=SHOWN),
    "views.redaction.redact_each": returns("none", states=STATES, shown=changed(rows("state", 0))),
    # the rules, for positions and refusals
    "engine.setup.clear_table": returns("none", state=changed(STATE)),
    "engine.reach.mark_open": returns("none", board=BOARD, rules=RULES, state=changed(STATE)),
    "engine.draw.tidy_row": returns("none", rules=RULES, state=changed(STATE)),
    "engine.draw.is_flushed": returns("bool", rules=RULES, state=STATE),
    "engine.draw.has_hidden_cards": returns("bool", state=STATE),
    "engine.chance.shuffle": returns("none", state=changed(STATE), cards=changed(numbers("i1", "count")), count=INT),
    "engine.network.find_way": returns(
        "int",
        board=BOARD,
        state=STATE,
        seat=INT,
        borrowed=numbers("i8", 0),
        start=INT,
        goal=INT,
        way=changed(numbers("i8", MAX_CITIES)),
    ),
    "engine.step.list_legal": returns("int", **MOMENT, out=LEGAL),
    "engine.step.objection": returns("int", **MOMENT, action=INT, scratch=LEGAL),
    "engine.step.payment_objection": returns("int", **MOMENT, colour=INT, cards=INT, locos=INT, subs=INT),
    "engine.step.bill_due": returns("int", **MOMENT),
    "engine.claim.can_pay": returns("bool", **MOMENT, route=INT, most=INT, total=INT),
    "engine.claim.is_wild": returns("bool", board=BOARD, rules=RULES, route=INT),
    "engine.claim.swap_of": returns("int", board=BOARD, rules=RULES, route=INT),
    "engine.claim.track_objection": returns("int", **MOMENT, route=INT),
    "engine.tracks.is_open_to": returns("bool", **MOMENT, seat=INT, route=INT),
    "engine.tracks.other_track_objection": returns("int", **MOMENT, seat=INT, route=INT),
    "engine.tracks.write_costs": returns("none", **MOMENT, seat=INT, costs=changed(numbers("i8", MAX_ROUTES))),
    "engine.payment.cards_in_hand": returns("int", state=STATE),
    "engine.payment.most_of_a_colour": returns("int", state=STATE),
    "engine.station.station_objection": returns("int", rules=RULES, state=STATE, city=INT),
    "engine.station.station_price": returns("int", rules=RULES, state=STATE),
    "engine.tunnel.asked": returns("int", state=STATE),
    "engine.tunnel.colour_laid": returns("int", state=STATE),
    # what a seat can infer
    "belief.cards.most_others": returns("int", rules=RULES, state=STATE),
    "belief.cards.unseen": returns("int", state=STATE, counts=changed(numbers("i8", CARD_KINDS))),
    "belief.cards.hidden_cards": returns("int", state=STATE, seat=INT),
    "belief.dealing.deal_many": returns(
        "none", **TABLES, shown=STATES, states=changed(rows("state", 0)), chooser=CHOOSER
    ),
    "belief.dealing.deal_remembered": returns(
        "none",
        board=BOARD,
        rules=RULES,
        shown=STATES,
        states=changed(STATES),
        game=INT,
        fresh=numbers("i8", CARD_KINDS),
        stale=numbers("i8", CARD_KINDS),
        stale_places=numbers("i8", MAX_SEATS),
        gone=numbers("?", MAX_TICKETS),
        first_kept=numbers("i8", MAX_SEATS),
        chooser=CHOOSER,
    ),
    # bots
    "bots.planner.decide.decide": returns("int", **THINKING, actions=LEGAL, seed=INT),
    "bots.planner.explain.review": returns("float", **THINKING, action=INT, route=INT),
    "bots.planner.batch.play_games": returns(
        "none",
        **TABLES,
        states=changed(rows("state", 0)),
        line_ups=numbers("i8", "states", 2),
        traits=rows("traits"),
        scores=changed(Kind("score", ("states", MAX_SEATS))),
        components=COMPONENTS,
        shown=SHOWN,
        scratches=SCRATCHES,
    ),
    "bots.reference.cfae.decide": DECIDE,
    "bots.reference.dest.decide": DECIDE,
    "bots.reference.paq.decide": DECIDE,
    "bots.reference.plan.decide": DECIDE,
    # learners
    "encoding.writing.write_mask": returns(
        "none", **TABLES, states=STATES, game=INT, legal=LEGAL, out=changed(numbers("i1", ACTIONS)), at=INT
    ),
    "encoding.writing.write_observation": returns(
        "none", **TABLES, shown=STATES, viewer=INT, roots=ROOTS, out=changed(numbers("u1", "size")), at=INT, size=INT
    ),
    "rl.kernels.find_illegal": returns("int", masks=numbers("i1", "actions", 1), actions=numbers("i8", 0)),
    "rl.kernels.choose_randomly": returns(
        "none",
        masks=numbers("i1", 0, 1),
        choosers=changed(numbers("i8", "masks", 4)),
        actions=changed(numbers("i8", "masks")),
    ),
    "rl.kernels.step_all": returns(
        "none",
        **TABLES,
        states=changed(STATES),
        actions=numbers("i8", "states"),
        actors=changed(numbers("i1", "states")),
    ),
    "rl.kernels.reply_all": returns("none", **TABLES, states=changed(STATES), **MINDS, legal=LEGAL, choosers=CHOOSERS),
    "rl.kernels.settle_all": returns(
        "int",
        **TABLES,
        states=STATES,
        reward=INT,
        scores=changed(Kind("score", ("states", MAX_SEATS))),
        components=COMPONENTS,
        standings=changed(numbers("f8", "states", 2)),
        rewards=changed(numbers("f4", "states", 2)),
        is_over=changed(numbers("?", "states")),
    ),
    "rl.kernels.deal_over": returns(
        "none",
        **TABLES,
        states=changed(STATES),
        keys=numbers("u4", "states", 8),
        is_over=numbers("?", "states"),
        standings=changed(numbers("f8", "states", 2)),
    ),
    "rl.kernels.observe_all": returns(
        "none",
        **TABLES,
        states=STATES,
        shown=SHOWN,
        roots=ROOTS,
        legal=LEGAL,
        observations=changed(numbers("u1", "states")),
        masks=changed(numbers("i1", "states")),
        seats=changed(numbers("i1", "states")),
    ),
    "rl.kernels.observe": returns(
        "none",
        **TABLES,
        states=STATES,
        game=INT,
        viewer=INT,
        shown=SHOWN,
        roots=ROOTS,
        out=changed(numbers("u1", "size")),
        at=INT,
        size=INT,
    ),
    "rl.kernels.record_game": returns(
        "int",
        **TABLES,
        states=changed(STATES),
        **MINDS,
        roots=ROOTS,
        legal=LEGAL,
        choosers=CHOOSERS,
        observations=changed(numbers("u1", "seats")),
        masks=changed(numbers("i1", "seats")),
        seats=changed(numbers("i1", 1)),
        actions=changed(numbers("i2", "seats")),
        points=changed(numbers("i2", "seats")),
    ),
    # benchmarks
    "engine.timing.copy_around": returns("none", states=changed(STATES), times=INT),
    "engine.timing.search_often": returns(
        "none", board=rows("board"), states=STATES, components=COMPONENTS, trail=changed(numbers("i8", 1)), times=INT
    ),
}
