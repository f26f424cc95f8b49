"""The bot trained by `train_ppo.py`, with its network in NumPy. From this folder it plays wherever a bot can."""

from __future__ import annotations

import os
from functools import cache

import numpy as np

from whistlestop.bots.compiled import CompiledBot
from whistlestop.box import Box
from whistlestop.encoding import Encoding
from whistlestop.engine.jit import Array

FILE = os.environ.get("LEARNED", "learned.npz")


@cache
def weights() -> dict[str, Array]:
    return dict(np.load(FILE))


@cache
def encoding_of(box: Box, seats: int) -> Encoding:
    return Encoding(box, seats)


class Learned(CompiledBot):
    """Plays the legal action that its network prefers."""

    def decide(self, box: Box, shown: Array) -> int:
        encoding = encoding_of(box, int(shown["seats"][0]))
        net = weights()
        hidden = encoding.observation(shown, int(shown["seat"][0])) * net["scale"]
        for layer in ("body.0", "body.2"):
            hidden = np.maximum(net[f"{layer}.weight"] @ hidden + net[f"{layer}.bias"], 0)
        logits = net["policy.weight"] @ hidden + net["policy.bias"]
        return int(np.where(encoding.mask(shown), logits, -np.inf).argmax())
