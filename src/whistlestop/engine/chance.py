"""The only source of randomness: ChaCha8 on 32-bit words, whose key and count of used blocks are in the state.

It shuffles and draws who goes first, nothing else. Nobody can compute the next card from the cards seen.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import numpy as np

from whistlestop.engine.jit import Array, kernel
from whistlestop.engine.state import State

WORDS = 16
MASK = 0xFFFFFFFF


def keys_of(seeds: Iterable[int | str]) -> Array:
    """A key for each seed; not the seed's plain SHA-256, because that is public while the game runs."""
    return words_of(b"whistlestop deal\n", seeds)


def words_of(purpose: bytes, seeds: Iterable[int | str]) -> Array:
    """Eight random words for each seed, independent of those for any other purpose."""
    digests = b"".join(hashlib.sha256(purpose + str(seed).encode()).digest() for seed in seeds)
    return np.frombuffer(digests, "<u4").reshape(-1, 8).astype(np.uint32)


@kernel
def _turn(x: Array, into: int, by: int, mixed: int, bits: int) -> None:
    x[into] = (np.int64(x[into]) + np.int64(x[by])) & MASK
    word = np.int64(x[mixed] ^ x[into])
    x[mixed] = ((word << bits) & MASK) | (word >> (32 - bits))


@kernel
def _quarter(x: Array, a: int, b: int, c: int, d: int) -> None:
    _turn(x, a, b, d, 16)
    _turn(x, c, d, b, 12)
    _turn(x, a, b, d, 8)
    _turn(x, c, d, b, 7)


@kernel
def next_block(state: State, words: Array) -> None:
    """Write the next sixteen random words, followed by their initial values."""
    start = words[WORDS:]
    start[0] = 0x61707865
    start[1] = 0x3320646E
    start[2] = 0x79622D32
    start[3] = 0x6B206574
    for i in range(8):
        start[4 + i] = state.key[i]
    start[12] = state.blocks & MASK
    start[13] = state.blocks >> 32
    start[14] = 0
    start[15] = 0
    state.blocks += 1
    for i in range(WORDS):
        words[i] = start[i]
    for _ in range(4):
        for i in range(4):
            _quarter(words, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            _quarter(words, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    for i in range(WORDS):
        words[i] = (np.int64(words[i]) + np.int64(start[i])) & MASK


@kernel
def shuffle(state: State, cards: Array, count: int) -> None:
    """Shuffle the first `count` cards; each shuffle starts a new block."""
    words = np.empty(2 * WORDS, np.uint32)
    left = 0
    for i in range(count - 1, 0, -1):
        if left == 0:
            next_block(state, words)
            left = WORDS
        left -= 1
        j = (np.int64(words[left]) * (i + 1)) >> 32
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@kernel
def pick(state: State, count: int) -> int:
    """A random number below count."""
    words = np.empty(2 * WORDS, np.uint32)
    next_block(state, words)
    return int((np.int64(words[0]) * count) >> 32)
