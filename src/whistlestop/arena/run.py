"""Running a contest: deals go to the workers, finished ones to the file, and the run can stop early if asked to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, nullcontext
from pathlib import Path

import numpy as np

from whistlestop.arena.contest import Contest
from whistlestop.arena.figures import lead_of
from whistlestop.arena.interval import decided_after
from whistlestop.arena.match import PairedDeal
from whistlestop.arena.results import FORMAT, ResultsFile, RunHeader
from whistlestop.arena.schedule import list_pairs
from whistlestop.arena.sprt import ended_after
from whistlestop.arena.summary import Question, Summary, summarise
from whistlestop.arena.workers import Run, run_here, tasks_of, warm_once

LOOK_EVERY = 10  # deals; checking more often would cost more than it saves


class Verdicts:
    """The deals so far, in order, and after how many of them every question is decided."""

    def __init__(self, contest: Contest, question: Question) -> None:
        self.contest = contest
        self.question = question
        self.deals: list[PairedDeal] = []
        self._waiting: dict[int, PairedDeal] = {}
        self._shares: dict[tuple[int, int], list[float]] = {pair: [] for pair in _asked_pairs(contest, question)}

    def add(self, deal: PairedDeal) -> None:
        """Add a deal; earlier ones may still be missing."""
        self._waiting[deal.deal] = deal
        while (number := self.contest.seed + len(self.deals)) in self._waiting:
            self.deals.append(self._waiting.pop(number))
            for pair, shares in self._shares.items():
                shares.append(lead_of(self.deals[-1], *pair)[0])

    def decided_after(self) -> int | None:
        """After how many deals everything is decided, in whatever order they came in; None if it is not."""
        if not self.question.until_decided or not self.deals:
            return None
        by_test = self.question.stronger is not None
        ends = [(ended_after if by_test else decided_after)(np.array(shares)) for shares in self._shares.values()]
        return None if None in ends else max(end for end in ends if end is not None)


def _asked_pairs(contest: Contest, question: Question) -> list[tuple[int, int]]:
    if question.stronger is None:
        return list(list_pairs(contest))
    first, second = question.stronger
    return [(contest.number(first), contest.number(second))]


def run_contest(
    contest: Contest,
    deals: int,
    question: Question | None = None,
    *,
    run: Run = run_here,
    folder: Path | None = None,
    finished: Iterable[PairedDeal] = (),
    tell: Callable[[int], None] = lambda count: None,
) -> tuple[Summary, list[PairedDeal]]:
    """Play the unfinished deals, store each in the folder, and return a summary with the deals that count."""
    question = question or Question()
    verdicts = Verdicts(contest, question)
    missing = dict.fromkeys(range(contest.seed, contest.seed + deals))
    for deal in finished:
        if deal.deal in missing:
            del missing[deal.deal]
            verdicts.add(deal)
    end = verdicts.decided_after()
    if end is None and missing:
        kept = ResultsFile(folder, RunHeader(FORMAT, contest, deals)) if folder is not None else None
        _play(verdicts, list(missing), run, tell, kept)
        end = verdicts.decided_after()
    counted = verdicts.deals[:end]
    return summarise(contest, counted, question, deals, decided=end is not None), counted


def _play(
    verdicts: Verdicts, missing: Sequence[int], run: Run, tell: Callable[[int], None], kept: ResultsFile | None
) -> None:
    """Play deals until none is missing or everything is decided."""
    warm_once(verdicts.contest)  # compile once, rather than in every worker
    looked = len(verdicts.deals)
    with kept or nullcontext(), closing(run(tasks_of(verdicts.contest, missing))) as results:
        for deal in results:
            if kept is not None:
                kept.write(deal)
            verdicts.add(deal)
            tell(1)
            if len(verdicts.deals) >= looked + LOOK_EVERY:
                looked = len(verdicts.deals)
                if verdicts.decided_after() is not None:
                    return
