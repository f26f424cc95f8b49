"""Games for tests: played at random from a seed, up to any moment or to the end."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest
from hypothesis import note
from hypothesis import strategies as st

from whistlestop import Game, editions
from whistlestop.boards.editions import load_board
from whistlestop.records.files import at_decision

SEATS = {edition: load_board(edition).base_rules().seats_max for edition in editions}
TABLES = [(edition, seats) for edition in editions for seats in range(2, SEATS[edition] + 1)]
# Every edition and every number of seats: enough for complete games; make soak has the other tables too.
SOME_TABLES = [("europe", 2), ("nordic", 3), ("usa", 5)]
LONG_NET = [pytest.param(*table, marks=[] if table in SOME_TABLES else pytest.mark.soak) for table in TABLES]
SEEDS = 3
WEIGHTS = {"draw": 4, "claim": 3}  # and 1 for every other verb, so that the tickets last for most of a game


def random_game(
    edition: str, seats: int, seed: int | str, decisions: int | None = None, house: Mapping[str, Any] | None = None
) -> Game:
    """A game played at random for a number of decisions, or to its end."""
    return play_on(Game(edition, seats, seed, house=house), seed, decisions)


def play_on(game: Game, seed: int | str, decisions: int | None = None) -> Game:
    """Continue a game at random for a number of decisions, or to its end."""
    chance = random.Random(f"choices {seed}")
    while not game.over and decisions != 0:
        game.play(choice(game.legal(), chance))
        decisions = None if decisions is None else decisions - 1
    return game


def choice(legal: Sequence[str], chance: random.Random) -> str:
    """An action, its verb first, so many cities do not crowd out the rest; the order does not matter."""
    verbs = sorted({words.split()[0] for words in legal})
    verb = pick([verb for verb in verbs for _ in range(WEIGHTS.get(verb, 1))], chance)
    return pick(sorted(words for words in legal if words.split()[0] == verb), chance)


def pick(things: Sequence[str], chance: random.Random) -> str:
    """One of them; `random()` alone gives the same in every version of Python."""
    return things[int(chance.random() * len(things))]


@cache
def finished(edition: str, seats: int, seed: int) -> Game:
    """A finished game, played once and cached; do not change it."""
    return random_game(edition, seats, seed)


def moment(edition: str, seats: int, seed: int, share: float) -> Game:
    """A separate game, part of the way to its end."""
    game = finished(edition, seats, seed)
    return at_decision(game, round(share * len(game.log)))


@st.composite
def moments(draw: st.DrawFn) -> Game:
    """Any moment of some random games of every edition and number of seats."""
    edition, seats = draw(st.sampled_from(TABLES))
    seed = draw(st.integers(0, SEEDS - 1))
    game = finished(edition, seats, seed)
    decisions = draw(st.integers(0, len(game.log)))
    note(f"random_game({edition!r}, {seats}, {seed}, {decisions})")
    return at_decision(game, decisions)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=8), parts, max_size=4),
    max_leaves=8,
)
