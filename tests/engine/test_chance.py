"""Random numbers cannot be guessed, are the same everywhere, and are fair."""

from __future__ import annotations

import hashlib
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.soak import by_turns
from whistlestop import Game
from whistlestop.engine.chance import keys_of, next_block, pick, shuffle
from whistlestop.engine.records import Records, records
from whistlestop.engine.state import State

pytestmark = pytest.mark.kernels

# From the reference implementation: ChaCha8 with a key and a nonce of zeros.
FIRST_BLOCK = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)
CHI_SQUARE_LIMIT = {23: 49.7, 109: 162.0}  # exceeded by chance once in a thousand times, by degrees of freedom


def generator(seed: str | None = None) -> Records[State]:
    """A table with its generator at the beginning; without a seed the key is zero."""
    states = records(1, State)
    if seed is not None:
        states["key"][0] = keys_of([seed])[0]
    return states


def block(states: Records[State]) -> bytes:
    words = np.empty(32, np.uint32)
    next_block(states[0], words)
    return words[:16].astype("<u4").tobytes()


@pytest.mark.plain
def test_it_is_chacha8() -> None:
    assert block(generator()).hex() == FIRST_BLOCK


@pytest.mark.plain
def test_each_block_is_another_and_is_counted() -> None:
    states = generator()
    blocks = [block(states) for _ in range(4)]
    assert len(set(blocks)) == 4
    assert states["blocks"][0] == 4


@pytest.mark.plain
def test_a_block_can_be_returned_to_by_its_number() -> None:
    states = generator("a")
    blocks = [block(states) for _ in range(3)]
    states["blocks"][0] = 1
    assert block(states) == blocks[1]


@pytest.mark.plain
def test_the_count_of_blocks_goes_beyond_32_bits() -> None:
    states = generator()
    states["blocks"][0] = 2**32
    assert block(states) != bytes.fromhex(FIRST_BLOCK)
    assert states["blocks"][0] == 2**32 + 1


@given(st.text(max_size=20), st.integers(0, 110))
def test_a_shuffle_is_a_permutation(seed: str, count: int) -> None:
    cards = np.arange(110, dtype=np.int8)
    shuffle(generator(seed)[0], cards, count)
    assert sorted(cards[:count].tolist()) == list(range(count))
    assert cards[count:].tolist() == list(range(count, 110))


def chi_square(counts: Counter[int] | Counter[tuple[int, ...]], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 for count in counts.values()) / expected + (kinds - len(counts)) * expected


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    states = generator("fair")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = np.arange(4, dtype=np.int8)
        shuffle(states[0], cards, 4)
        orders[tuple(cards.tolist())] += 1
    assert chi_square(orders, 24) < CHI_SQUARE_LIMIT[23]


@pytest.mark.parametrize("place", by_turns([54], [0, 54, 109]))
def test_every_card_is_equally_likely_at_a_place(place: int) -> None:
    states = generator(f"fair at {place}")
    found: Counter[int] = Counter()
    for _ in range(550):
        cards = np.arange(110, dtype=np.int8)
        shuffle(states[0], cards, 110)
        found[int(cards[place])] += 1
    assert chi_square(found, 110) < CHI_SQUARE_LIMIT[109]


@pytest.mark.plain
def test_every_seat_is_picked() -> None:
    states = generator("pick")
    assert Counter(int(pick(states[0], 5)) for _ in range(200)).keys() == {0, 1, 2, 3, 4}


def test_each_shuffle_starts_a_new_block() -> None:
    states = generator("blocks")
    for size, blocks in ((2, 1), (17, 2), (18, 4), (1, 4), (0, 4)):
        shuffle(states[0], np.arange(size, dtype=np.int8), size)
        assert states["blocks"][0] == blocks


@pytest.mark.parametrize("seed", [0, 7, "7", "a long evening", "ñandú"])
def test_what_is_published_of_a_seed_is_not_the_key(seed: int | str) -> None:
    game = Game("usa", seed=seed)
    published = game.view(None)["seed_sha256"]
    assert published == hashlib.sha256(str(seed).encode()).hexdigest()
    key = game.position()["generator"].partition(":")[0]
    assert key != published
    assert key == keys_of([seed])[0].astype("<u4").tobytes().hex()


def test_a_number_and_its_digits_are_one_seed_and_other_seeds_are_others() -> None:
    keys = keys_of([7, "7", "07", 8, "-7", -7])
    assert keys[0].tolist() == keys[1].tolist()
    assert keys[4].tolist() == keys[5].tolist()
    assert len({tuple(key) for key in keys.tolist()}) == 4
