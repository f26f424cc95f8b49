"""The arena is fair: balanced seats, independent chance, the same table every time, and no bot better than itself."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from whistlestop import Game, RulesError
from whistlestop.arena import ArenaError, Contest, Question, Summary, open_contest, run_contest
from whistlestop.arena.contest import FIELD, bot_seed, read_field, read_pair
from whistlestop.arena.figures import shares_ahead, win_shares
from whistlestop.arena.match import Result, play_deal
from whistlestop.arena.schedule import fair_share, games_a_deal, lineups, list_circles, seatings
from whistlestop.bots import make_bot

SHORT = {"trains": 6}

OWN_BOTS = """
from whistlestop.bots import Bot

class Eager(Bot):
    def choose(self, view, legal):
        claims = [words for words in legal if words.startswith("claim ")]
        return claims[-1] if claims else legal[0]

class Greedy(Bot):
    def choose(self, view, legal):
        return "tickets" if "tickets" in legal else legal[-1]

class Moody(Bot):
    def choose(self, view, legal):
        if view["turn"] == 3:
            raise ValueError("not today")
        return legal[0] if view["turn"] % 2 else "fly"
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """External bots in the current folder."""
    (tmp_path / "arena_own_bots.py").write_text(OWN_BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)


def contest(bots: int = 2, seats: int = 2, design: str = "evenly") -> Contest:
    return Contest("usa", seats, SHORT, ["random"] * bots, design=design)


def short(*bots: str, seats: int = 2, edition: str = "usa", seed: int = 0) -> Contest:
    return open_contest(edition, seats, bots, house=SHORT, seed=seed)


def timeless(summary: Summary) -> Summary:
    return msgspec.structs.replace(summary, times=[])


def test_at_two_seats_every_pair_plays_each_deal_from_both_sides() -> None:
    assert seatings(contest(3), 0) == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_two_bots_at_three_seats_are_now_one_now_two() -> None:
    assert lineups(contest(2, 3)) == [(0, 0, 1), (0, 1, 1)]
    assert len(seatings(contest(2, 3), 0)) == games_a_deal(contest(2, 3)) == 6


def test_two_bots_at_four_seats_have_two_each_side_by_side_or_across_in_turn() -> None:
    four = contest(2, 4)
    assert sorted(seatings(four, 0) + seatings(four, 1)) == sorted(
        [(0, 0, 1, 1), (0, 1, 1, 0), (1, 1, 0, 0), (1, 0, 0, 1), (0, 1, 0, 1), (1, 0, 1, 0)]
    )


def test_one_against_the_field_sits_in_every_seat() -> None:
    field = contest(2, 4, FIELD)
    assert sorted(seatings(field, 5)) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert [fair_share(field, bot) for bot in (0, 1)] == [0.25, 0.75]


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("bots", range(2, 6))
def test_every_bot_has_every_seat_equally_often_on_the_same_cards(bots: int, seats: int) -> None:
    for deal in range(4):
        held = Counter(
            (bot, seat) for seating in seatings(contest(bots, seats), deal) for seat, bot in enumerate(seating)
        )
        assert len(held) == bots * seats
        assert len({*held.values()}) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    assert len(list_circles((0, 1, 2, 3))) == 6
    assert len({seatings(contest(4, 4), deal)[0] for deal in range(6)}) == 6


@pytest.mark.parametrize(
    ("bots", "seats", "fair"), [(2, 2, 1 / 2), (3, 2, 1 / 2), (2, 5, 1 / 2), (3, 4, 1 / 3), (4, 3, 1 / 3)]
)
def test_the_fair_share(bots: int, seats: int, fair: float) -> None:
    assert [fair_share(contest(bots, seats), bot) for bot in range(bots)] == pytest.approx([fair] * bots)


def test_the_chance_of_a_bot_is_independent_of_the_deal() -> None:
    seeds = {bot_seed(label, seat, deal) for label in ("a", "a/2") for seat in range(3) for deal in range(3)}
    assert len(seeds) == 18
    with_paq, alone = short("random", "paq", "random"), short("random", "random")
    met = [game for game in play_deal(with_paq, 3).games if 1 not in game.seating]
    assert [game.points for game in met] == [game.points for game in play_deal(alone, 3).games]


def test_a_deal_is_the_game_of_that_seed() -> None:
    [first, second] = play_deal(short("paq", "random"), 7).games
    game = Game("usa", 2, 7, house=SHORT)
    bots = [make_bot("random", bot_seed("random", 0, 7)), make_bot("paq", bot_seed("paq", 1, 7))]
    while game.seat is not None:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    assert (first.seating, second.seating) == ([0, 1], [1, 0])
    assert second.points == [score["total"] for score in game.scores()]
    assert second.decisions == [sum(line.seat == seat for line in game.log) for seat in (0, 1)]
    assert second.turns == game.position()["turn"]
    assert second.kept == [len(tickets) for tickets in game.position()["tickets"]]


def test_a_result_has_wins_and_margins() -> None:
    drawn = Result([0, 1, 1], [20, 20, 5], [1, 1, 3], [2] * 3, [1] * 3, [9] * 3, 30)
    assert drawn.wins == [0.5, 0.5, 0]
    assert drawn.margins == [0, 0, -15]


def test_the_same_seeds_give_the_same_table() -> None:
    first, deals = run_contest(short("paq", "random", "random"), 6)
    second, again = run_contest(short("paq", "random", "random"), 6)
    assert timeless(first) == timeless(second)
    assert [deal.games for deal in deals] == [deal.games for deal in again]
    other, _ = run_contest(short("paq", "random", "random", seed=100), 6)
    assert other.bots != first.bots


def test_a_bot_against_itself_is_within_its_interval_of_one_half() -> None:
    summary, deals = run_contest(short("random", "random"), 60)
    assert summary.contest.labels == ["random", "random/2"]
    [pair] = summary.pairs
    assert pair.ahead.low <= 0.5 <= pair.ahead.high
    assert pair.margin.low <= 0 <= pair.margin.high
    assert set(shares_ahead(deals, 0, 1)) > {0.5}  # the two do not play the same


@pytest.mark.usefixtures("own_bots")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_without_chance_against_itself_is_level_in_every_deal(seats: int) -> None:
    summary, deals = run_contest(short("arena_own_bots:Eager", "arena_own_bots:Eager", seats=seats), 4)
    assert set(shares_ahead(deals, 0, 1)) == set(win_shares(deals, 0)) == {0.5}
    assert summary.pairs[0].margin.mean == 0


@pytest.mark.parametrize("edition", ["europe", "nordic"])
def test_three_seats_of_every_edition(edition: str) -> None:
    summary, _ = run_contest(short("paq", "random", seats=3, edition=edition), 3)
    assert summary.games == 18
    assert sum(bot.wins.mean for bot in summary.bots) == pytest.approx(1)
    assert summary.bots[0].wins.mean > 0.5
    assert summary.ratings[1].elo < summary.ratings[0].elo == 1000
    assert "Plackett" in summary.rating_method


@pytest.mark.usefixtures("own_bots")
def test_faults_are_counted_and_reported() -> None:
    summary, _ = run_contest(short("arena_own_bots:Moody", "random"), 2)
    moody, sound = summary.bots
    assert moody.faults > 2 and sound.faults == 0
    assert moody.first_fault is not None and moody.first_fault.endswith("(deal 0)")
    [line] = [note for note in summary.notes() if "replaced" in note]
    assert line.startswith(f"arena_own_bots:Moody: {moody.faults} of {moody.decisions} moves had to be replaced")


@pytest.mark.usefixtures("own_bots")
def test_a_run_stops_early_when_every_pair_is_decided_and_says_so() -> None:
    bots = short("arena_own_bots:Eager", "arena_own_bots:Greedy")
    summary, deals = run_contest(bots, 200, Question(until_decided=True))
    assert summary.decided
    assert 30 <= len(deals) == summary.deals < 200
    assert any(f"Stopped early after {len(deals)} of 200 deals" in note for note in summary.notes())
    whole, _ = run_contest(bots, summary.deals)
    assert whole.bots == summary.bots and not whole.decided


def test_the_sequential_test_can_stop_a_run() -> None:
    question = Question(stronger=("paq", "random"), until_decided=True)
    summary, _ = run_contest(short("random", "paq"), 200, question)
    assert summary.sprt is not None and summary.sprt.verdict == "stronger"
    assert summary.deals == summary.sprt.deals < 200
    assert any("paq is stronger than random" in note for note in summary.notes())


def test_two_bots_are_written_with_a_colon_between_them() -> None:
    labels = ["regular", "my.bots:Mine", "my.bots:Mine/2"]
    assert read_pair("regular:my.bots:Mine", labels) == ("regular", "my.bots:Mine")
    assert read_pair("my.bots:Mine:my.bots:Mine/2", labels) == ("my.bots:Mine", "my.bots:Mine/2")
    assert read_field("paq:random") == ("paq", "random")
    assert read_field("my.bots:Mine:random") == ("my.bots:Mine", "random")
    assert read_field("my.bots:Mine:my.bots:Yours") == ("my.bots:Mine", "my.bots:Yours")
    with pytest.raises(ArenaError, match="does not name two of the bots"):
        read_pair("regular", labels)
    with pytest.raises(ArenaError, match="does not name two bots"):
        read_field("zorro:random")


def test_an_impossible_contest_is_refused() -> None:
    with pytest.raises(RulesError, match="needs at least two bots"):
        open_contest("usa", 2, ["random"])
    with pytest.raises(RulesError, match="there is no bot 'zorro'"):
        open_contest("usa", 2, ["random", "zorro"])
    with pytest.raises(RulesError, match="2 to 3 seats, not 4"):
        open_contest("nordic", 4, ["random", "paq"])
    with pytest.raises(ArenaError, match="'regular' does not take part"):
        short("random", "paq").number("regular")
