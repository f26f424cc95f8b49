"""Games among compiled bots on numbers alone: the same moves as when asking them in words, several times quicker."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

import numpy as np

from whistlestop.arena.clock import Clock
from whistlestop.bots import Bot
from whistlestop.bots.compiled import CompiledBot
from whistlestop.box import Box
from whistlestop.engine import batch
from whistlestop.engine.chance import keys_of
from whistlestop.engine.longest import Component
from whistlestop.engine.records import Records, record_at, records
from whistlestop.engine.scoring import Score
from whistlestop.engine.state import NOBODY, State
from whistlestop.rules import MAX_SEATS
from whistlestop.views.redaction import redact


class BotFailed(Exception):  # noqa: N818 - never shown: the game is then replayed in words
    """A bot has failed, so its move has to be replaced."""


def can_be_quick(bots: Sequence[Bot]) -> bool:
    """Whether all of them are compiled and override nothing in words."""
    return all(isinstance(bot, CompiledBot) and type(bot).choose_from is CompiledBot.choose_from for bot in bots)


def play_quickly(
    box: Box, deal: int, bots: Sequence[CompiledBot], clocks: Sequence[Clock]
) -> tuple[Records[State], list[int]]:
    """The final state of a deal and the decisions of each seat; clocks are by seat. BotFailed if a bot fails."""
    tables = box.board_table, box.rules_table
    states, shown = records(1, State), records(1, State)
    legal = np.empty(box.actions.size, np.int16)
    batch.start(*tables, states, keys_of([deal]), len(bots), NOBODY)
    state, decisions = record_at(states), [0] * len(bots)
    while (seat := state.seat) != NOBODY:
        redact(states, 0, seat, shown)
        action = _decided(bots[seat], box, shown, clocks[seat])
        if action not in legal[: batch.legal(*tables, states, legal)]:
            raise BotFailed
        batch.advance(*tables, states, action)
        decisions[seat] += 1
    return states, decisions


def _decided(bot: CompiledBot, box: Box, shown: Records[State], clock: Clock) -> int:
    began = perf_counter()
    try:
        action = bot.decide(box, shown)
    except Exception as error:
        raise BotFailed from error
    clock.note(perf_counter() - began)
    return action


def settled(box: Box, states: Records[State]) -> list[Score]:
    """The score of every seat."""
    scores = records(MAX_SEATS, Score)
    batch.settle(box.board_table, box.rules_table, states, scores, records(1, Component))
    return [record_at(scores, seat) for seat in range(record_at(states).seats)]
