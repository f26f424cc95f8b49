"""Looking back on finished games: one after the other in a thread of its own, so that no table waits for it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

from whistlestop.game import Game
from whistlestop.review import review_of
from whistlestop.server.looked import Review
from whistlestop.server.refusal import Refused

logger = logging.getLogger(__name__)

KEPT = 100  # reviews of games, the newest
MOST_WAITING = 10  # games in the queue


class _Closing(Exception):  # noqa: N818 - nothing is wrong: the server ends
    pass


class Reviews:
    """What was found of finished games, and those that are being looked at; the oldest are forgotten."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._found: OrderedDict[str, _Looking] = OrderedDict()
        self._is_closing = Event()

    def ask(self, table: str, record: str) -> Review:
        """How far the review of a game is; the first to ask begins it."""
        looking = self._found.get(table)
        if looking is None:
            self._check_queue()
            looking = self._found[table] = _Looking(self._is_closing)
            self._pool.submit(looking.look, record)
        self._found.move_to_end(table)
        self._forget_oldest()
        if looking.is_broken:
            raise Refused("busy", "refused-broken")
        return looking.told

    def _check_queue(self) -> None:
        if sum(looking.is_under_way for looking in self._found.values()) >= MOST_WAITING:
            raise Refused("busy", "refused-reviews")

    def _forget_oldest(self) -> None:
        for table, looking in [*self._found.items()][:-KEPT]:
            if not looking.is_under_way:
                del self._found[table]

    def close(self) -> None:
        """Stop; whoever asks again begins anew."""
        self._is_closing.set()
        self._pool.shutdown(wait=False, cancel_futures=True)


class _Looking:
    """One game that is being looked back on."""

    def __init__(self, is_closing: Event) -> None:
        self.told = Review(0.0)
        self.is_broken = False
        self._is_closing = is_closing

    @property
    def is_under_way(self) -> bool:
        """Whether it is still to be done."""
        return self.told.found is None and not self.is_broken

    def look(self, record: str) -> None:
        """Look back on a game; this takes a while, and runs in a thread."""
        try:
            found: Any = review_of(Game.replay(record), self._note)
            self.told = Review(1.0, found)
        except _Closing:
            pass
        except Exception:
            self.is_broken = True
            logger.exception("a game could not be looked back on")

    def _note(self, share: float) -> None:
        if self._is_closing.is_set():
            raise _Closing
        self.told = Review(round(share, 3))
