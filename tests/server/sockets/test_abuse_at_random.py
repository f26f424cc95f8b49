"""Several clients send anything at all: what is done is one event of theirs, and what is refused is none."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import assume, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

from tests.support.server.hostile_frames import frames, plausible
from tests.support.server.lobby_requests import THREE, arrived, closing, post
from tests.support.server.misbehaving_clients import check_plain, check_well, forged, watched
from tests.support.server.running_server import PATIENCE, Player, Running, line_to, some_words
from whistlestop.server.loading import fold
from whistlestop.server.settings import ServerSettings
from whistlestop.server.store import Store
from whistlestop.tables import events as e
from whistlestop.tables import protocol

Run = Callable[[Coroutine[Any, Any, Any]], Any]
SEATS = 3
SPECTATOR = SEATS
TOO_LONG, POLICY, NO_TEXT = 1009, 1008, 1007

clients = st.integers(0, SPECTATOR)
chairs = st.integers(0, SEATS - 1)


class Rascals(RuleBasedStateMachine):
    """Three players, a spectator, and what is stored of their table.

    What Hypothesis draws depends on nothing that the server has sent: the cards are random, so no two runs are alike.
    """

    run: Run
    server: Running
    store: Store
    other: dict[str, Any]  # a table where nothing happens

    @initialize(edition=st.sampled_from(["usa", "europe", "nordic"]))
    def sit_down(self, edition: str) -> None:
        self.run(self._sit_down(edition))

    async def _sit_down(self, edition: str) -> None:
        self.done: list[str] = []
        self.created = await self.server.lay(edition=edition, chairs=THREE, first=0)
        self.table = self.created["table"]
        self.tokens = [*(chair["token"] for chair in self.created["chairs"]), None]
        self.void = [self.other["host"], *(chair["token"] for chair in self.other["chairs"])]  # at this table
        self.players = [await arrived(self.server, self.table, token) for token in self.tokens]
        self.stored = await self.store.events(self.table)

    async def attempt(self, who: int, *frames: str | bytes, as_text: bool | None = None) -> list[Any]:
        """Send frames at once; the answer to each, or the code that ended the connection."""
        player = self.players[who]
        answers: list[Any] = []
        try:
            for frame in frames:
                await player.connection.send(frame, text=as_text)
            while len(answers) < len(frames):
                message = await asyncio.wait_for(player.receive(), PATIENCE)
                if message["type"] in {"done", "refused", "tunnel", "goals"}:
                    answers.append(message)
        except ConnectionClosed as closed:
            answers.append(closed.rcvd.code if closed.rcvd else None)
            self.players[who] = await arrived(self.server, self.table, self.tokens[who])
        return answers

    async def settle(self, who: int, answers: list[Any]) -> None:
        """What was done is one more event by this client, and what was refused is none."""
        note(f"{who}: {answers}")
        before, self.stored = self.stored, await self.store.events(self.table)
        new = [e.decode(stored.body) for stored in self.stored[len(before) :]]
        assert self.stored[: len(before)] == before
        assert all(getattr(event, "by", event.seat) == who for event in new)  # type: ignore[union-attr]
        changes = [answer for answer in answers if isinstance(answer, dict) and answer["type"] == "done"]
        assert len(new) == len(changes)
        for answer in answers:
            if isinstance(answer, dict) and answer["type"] == "refused":
                check_plain(answer)

    async def fresh(self, who: int) -> Player:
        """A player who has seen the latest state of the table."""
        await self.attempt(who, '{"type":"why","id":0,"words":"fly home"}')
        return self.players[who]

    async def on_turn(self) -> int | None:
        """A seat that has something to decide, or nobody when the game is over."""
        for seat in range(SEATS):
            if (await self.fresh(seat)).is_asked:
                return seat
        return None

    def frame(self, who: int) -> str:
        """Something that a player can play now."""
        game = self.players[who].game
        return json.dumps({"type": "play", "id": 7, "moves": game["moves"], "words": some_words(game["choices"])})

    @rule(who=clients, frame=frames)
    def send_anything(self, who: int, frame: str | bytes) -> None:
        message = _read(frame)
        assume(not isinstance(message, protocol.Hold | protocol.Leave))  # a bot would play on its own
        answers = self.run(self.attempt(who, frame))
        assert answers[0] == POLICY or answers[0]["type"] in {"done", "refused", "tunnel", "goals"}
        self.run(self.settle(who, [] if isinstance(message, protocol.Why) else answers))

    @rule(who=clients, frame=st.binary(min_size=1).filter(lambda data: not _is_text(data)))
    def send_text_that_is_none(self, who: int, frame: bytes) -> None:
        answers = self.run(self.attempt(who, frame, as_text=True))
        assert answers == [NO_TEXT]
        self.run(self.settle(who, answers))

    @rule(who=clients, size=st.integers(16_385, 100_000))
    def send_too_much(self, who: int, size: int) -> None:
        answers = self.run(self.attempt(who, "x" * size))
        assert answers == [TOO_LONG]
        self.run(self.settle(who, answers))

    @rule(times=st.integers(1, 3))
    def play_once_or_more_often(self, times: int) -> None:
        self.run(self._play_often(times))

    async def _play_often(self, times: int) -> None:
        who = await self.on_turn()
        if who is not None:
            frame = self.frame(who)
            answers = await self.attempt(who, *[frame] * times)
            assert [answer["type"] for answer in answers] == ["done"] + ["refused"] * (times - 1)
            assert {answer["code"] for answer in answers[1:]} <= {"stale", "turn"}
            await self.settle(who, answers)
            self.done.append(frame)

    @rule()
    def play_on_two_devices_at_once(self) -> None:
        self.run(self._play_twice())

    async def _play_twice(self) -> None:
        who = await self.on_turn()
        if who is not None:
            other = await arrived(self.server, self.table, self.tokens[who])
            frame, mine = self.frame(who), self.players[who]
            both = await asyncio.gather(self.attempt(who, frame), other.play(some_words(mine.game["choices"])))
            answers = [both[0][0], both[1]]
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            await other.close()
            await self.settle(who, answers)

    @rule(who=chairs, which=st.integers(0, 19))
    def play_again_what_was_played(self, who: int, which: int) -> None:
        if self.done:
            answers = self.run(self.attempt(who, self.done[which % len(self.done)]))
            assert answers[0]["type"] == "refused"
            self.run(self.settle(who, answers))

    @rule(which=chairs, words=plausible["words"])
    def play_out_of_turn(self, which: int, words: str) -> None:
        self.run(self._play_out_of_turn(which, words))

    async def _play_out_of_turn(self, which: int, words: str) -> None:
        idle = [seat for seat in range(SEATS) if not (await self.fresh(seat)).is_asked]
        if idle:
            who = idle[which % len(idle)]
            play = {"type": "play", "id": 1, "moves": self.players[who].game["moves"], "words": words}
            answers = await self.attempt(who, json.dumps(play))
            assert answers[0]["code"] in {"turn", "state"}
            await self.settle(who, answers)

    @rule(who=chairs, which=st.integers(0, 60))
    def come_with_a_void_link(self, who: int, which: int) -> None:
        links = [*forged(self.tokens[who], self.void[0]), *self.void]
        self.run(self._come(links[which % len(links)]))

    @rule(token=st.text(max_size=60))
    def come_with_an_invented_link(self, token: str) -> None:
        self.run(self._come(token))

    async def _come(self, token: str) -> None:
        if token in self.tokens:  # a forgery of another link may be valid for this seat
            return
        stranger = Player(await line_to(self.server.socket(self.table)))
        await stranger.send(type="hello", protocol=protocol.PROTOCOL, token=token)
        last, code = await closing(stranger)
        assert last["code"] in {"forbidden", "malformed"} and code == POLICY
        check_plain(last)
        await self.settle(SPECTATOR, [last])

    @rule(who=chairs)
    def lose_a_link(self, who: int) -> None:
        self.run(self._lose_a_link(who))

    async def _lose_a_link(self, who: int) -> None:
        _, invitation = await post(self.server, f"{self.table}/links", self.created["host"], seat=who)
        assert [(last["code"], code) for last, code in [await closing(self.players[who])]] == [("forbidden", POLICY)]
        _, chair = await post(self.server, f"{self.table}/claims", invitation=invitation["token"])
        self.void += [str(self.tokens[who]), invitation["token"]]
        self.tokens[who] = chair["token"]
        self.players[who] = await arrived(self.server, self.table, chair["token"])
        self.stored = [*self.stored, *(await self.store.events(self.table))[-2:]]

    @rule(who=clients)
    def drop_and_come_back(self, who: int) -> None:
        self.run(self._drop(who))

    async def _drop(self, who: int) -> None:
        before = (await self.fresh(who)).game
        self.players[who].connection.transport.abort()
        self.players[who] = await arrived(self.server, self.table, self.tokens[who])
        now, apart = self.players[who].game, {"view": None, "since": None}
        assert now | apart == before | apart
        assert now["view"] | {"log": []} == before["view"] | {"log": []}

    def teardown(self) -> None:
        """What is stored leads to a table where everybody sees what they were sent last."""
        if hasattr(self, "players"):
            self.run(self._check_stored())

    async def _check_stored(self) -> None:
        await check_well(self.server)
        table = fold(self.table, await self.store.events(self.table))
        for who, player in enumerate(self.players):
            seat = None if who == SPECTATOR else who
            assert table.game is not None and (await self.fresh(who)).game["moves"] == table.moves
            sent, real = player.game["view"], json.loads(msgspec.json.encode(table.game.view(seat)))
            assert sent | {"log": []} == real | {"log": []}
            await player.close()


def _read(frame: str | bytes) -> protocol.FromClient | None:
    try:
        return protocol.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def _is_text(data: bytes) -> bool:
    try:
        return bool(data.decode())
    except UnicodeError:
        return False


@contextmanager
def rascals_at(db: str) -> Iterator[type[Rascals]]:
    """The state machine for a server with its store."""
    with asyncio.Runner() as runner:
        serving = watched(ServerSettings(db, tables_per_address=10_000, messages_per_second=10_000))
        server = runner.run(serving.__aenter__())
        store = runner.run(Store.open(db))
        shared = {"run": staticmethod(runner.run), "server": server, "store": store, "other": runner.run(server.lay())}
        try:
            yield type("RascalsAtServer", (Rascals,), shared)
        finally:
            runner.run(store.close())
            runner.run(serving.__aexit__(None, None, None))


def check_rascals(db: Path, runs: settings) -> None:
    with rascals_at(f"sqlite:///{db}") as rascals:
        run_state_machine_as_test(rascals, settings=settings(runs, stateful_step_count=20))


def test_whatever_clients_send_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    check_rascals(tmp_path / "whistlestop.db", settings(max_examples=10))


@pytest.mark.soak
@pytest.mark.parametrize("run", range(4))
def test_nor_does_it_in_a_long_time(run: int, tmp_path: Path) -> None:
    check_rascals(tmp_path / f"{run}.db", settings(max_examples=60, derandomize=False, database=None))
