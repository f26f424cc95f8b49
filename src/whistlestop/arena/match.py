"""One deal, played once for every seating: its results as plain data that can be stored and added up."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from whistlestop.arena.clock import Clock
from whistlestop.arena.contest import Contest, bot_seed
from whistlestop.arena.quick import BotFailed, can_be_quick, play_quickly, settled
from whistlestop.arena.schedule import Seating, seatings
from whistlestop.bots import Bot, make_bot
from whistlestop.bots.asking import ask
from whistlestop.bots.compiled import CompiledBot
from whistlestop.game import Game


class Faults(msgspec.Struct):
    """How many of a bot's moves had to be replaced in a game, and what was wrong the first time."""

    seat: int
    count: int
    first: str


class Result(msgspec.Struct):
    """The result of one game; lists are by seat."""

    seating: list[int]
    points: list[int]
    places: list[int]
    kept: list[int]
    done: list[int]
    decisions: list[int]
    turns: int
    faults: list[Faults] = []

    @property
    def wins(self) -> list[float]:
        """Each seat's share of the win: seats that share first place share it evenly."""
        winners = self.places.count(1)
        return [(place == 1) / winners for place in self.places]

    @property
    def margins(self) -> list[int]:
        """By how many points each seat is ahead of the best of the others."""
        return [own - max(self.points[:seat] + self.points[seat + 1 :]) for seat, own in enumerate(self.points)]


class PairedDeal(msgspec.Struct):
    """A deal that has been played; times are separate, because nothing else may vary from run to run."""

    deal: int
    games: list[Result]
    times: list[Clock]


def play_deal(contest: Contest, deal: int) -> PairedDeal:
    """Play all games of a deal."""
    clocks = [Clock() for _ in contest.bots]
    return PairedDeal(deal, [play_game(contest, deal, seating, clocks) for seating in seatings(contest, deal)], clocks)


def play_game(contest: Contest, deal: int, seating: Seating, clocks: Sequence[Clock]) -> Result:
    """Play one game and record the times of its bots."""
    if can_be_quick(_bots(contest, deal, seating)):
        with suppress(BotFailed):
            return _play_quickly(contest, deal, seating, clocks)
    return play_in_words(contest, deal, seating, clocks)


def _bots(contest: Contest, deal: int, seating: Seating) -> list[Bot]:
    labels = contest.labels
    return [make_bot(contest.bots[bot], bot_seed(labels[bot], seat, deal)) for seat, bot in enumerate(seating)]


def _play_quickly(contest: Contest, deal: int, seating: Seating, clocks: Sequence[Clock]) -> Result:
    box = contest.box
    times = [Clock() for _ in seating]
    bots = [bot for bot in _bots(contest, deal, seating) if isinstance(bot, CompiledBot)]
    states, decisions = play_quickly(box, deal, bots, times)
    for bot, clock in zip(seating, times, strict=True):
        clocks[bot].add(clock)
    scores, owners = settled(box, states), states["ticket_owner"][0].tolist()
    return Result(
        seating=list(seating),
        points=[score.total for score in scores],
        places=[score.place for score in scores],
        kept=[owners.count(seat) for seat in range(contest.seats)],
        done=[score.completed for score in scores],
        decisions=decisions,
        turns=int(states["turn"][0]),
    )


def play_in_words(contest: Contest, deal: int, seating: Seating, clocks: Sequence[Clock]) -> Result:
    """The same by asking each bot in words and replacing illegal answers."""
    game = Game(contest.box.board, contest.seats, deal, house=contest.house)
    bots = _bots(contest, deal, seating)
    decisions = [0] * contest.seats
    faults: dict[int, Faults] = {}
    while game.seat is not None:
        seat = game.seat
        answer = ask(bots[seat], game, contest.limit_seconds)
        decisions[seat] += 1
        clocks[seating[seat]].note(answer.seconds)
        if answer.fault is not None:
            faults.setdefault(seat, Faults(seat, 0, answer.fault)).count += 1
        game.play(answer.words)
    return _result(game, seating, decisions, [faults[seat] for seat in sorted(faults)])


def _result(game: Game, seating: Seating, decisions: list[int], faults: list[Faults]) -> Result:
    view = game.view(None)
    scores = view["scores"]
    return Result(
        seating=list(seating),
        points=[score["total"] for score in scores],
        places=[score["place"] for score in scores],
        kept=[len(tickets) for tickets in view["all_tickets"]],
        done=[score["completed"] for score in scores],
        decisions=decisions,
        turns=view["turn"],
        faults=faults,
    )


def warm_up(contest: Contest) -> None:
    """Play a game of the compiled bots that does not count, so that no bot's thinking time includes loading code."""
    compiled = [bot for bot, name in enumerate(contest.bots) if isinstance(make_bot(name), CompiledBot)]
    for i in range(0, len(compiled), contest.seats):
        seating = (compiled[i:] * contest.seats)[: contest.seats]
        play_game(contest, contest.seed, tuple(seating), [Clock() for _ in contest.bots])
