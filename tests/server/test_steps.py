"""A claim with its payment over the socket: one message, one commit, one message to everybody; or nothing at all."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from tests.server.sockets.test_sockets import to_claim
from tests.support.server.lobby_requests import arrived, begun
from tests.support.server.processes import open_to_all
from tests.support.server.running_server import Player, Running, running, some_words
from whistlestop.server.store import Entry, Store
from whistlestop.server.store.entry import Key

pytestmark = pytest.mark.anyio


def claim_and_pay(player: Player, number: int = 0) -> list[str]:
    claim = player.game["choices"]["claims"][number]
    return [f"claim {claim['route']}", claim["payments"][0]["words"]]


def kinds_since(player: Player, frame: int) -> list[str]:
    """The messages about the game; who is connected may be announced at any time."""
    kinds = [json.loads(text)["type"] for text in player.frames[frame:]]
    return [kind for kind in kinds if kind != "table"]


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[Entry]]:
    """What was committed, transaction by transaction."""
    committed: list[Sequence[Entry]] = []
    commit = Store._commit

    async def note(store: Store, entries: Sequence[Entry]) -> set[Key]:
        committed.append(entries)
        return await commit(store, entries)

    monkeypatch.setattr(Store, "_commit", note)
    return committed


async def test_a_claim_with_its_payment_is_one_commit_and_one_message_to_everybody(
    commits: list[Sequence[Entry]], server: Running
) -> None:
    created, players = await begun(server)
    player = await to_claim(players)
    other = next(one for one in players if one is not player)
    spectator = await arrived(server, created["table"])
    before, seen = len(player.log), [len(one.frames) for one in (player, other, spectator)]
    commits.clear()
    steps = claim_and_pay(player)
    answer = await player.ask(type="play", steps=steps, moves=player.game["moves"])
    assert (answer["type"], answer["moves"]) == ("done", player.game["moves"])
    for one in (other, spectator):
        await one.until(lambda one=one: len(one.log) == before + 2)
    assert kinds_since(player, seen[0]) == ["game", "done"]
    assert [kinds_since(other, seen[1]), kinds_since(spectator, seen[2])] == [["game"], ["game"]]
    assert [line["action"] for line in spectator.log[-2:]] == steps
    assert [[len(one.following) + 1 for one in entries] for entries in commits] == [[2]]


async def test_a_step_that_is_refused_leaves_nothing_and_is_sent_to_nobody(
    commits: list[Sequence[Entry]], server: Running
) -> None:
    _, players = await begun(server)
    player = await to_claim(players)
    other = next(one for one in players if one is not player)
    seen, moves, claim = len(other.frames), player.game["moves"], claim_and_pay(player)[0]
    commits.clear()
    refusal = await player.ask(type="play", steps=[claim, "pay 40 red"], moves=moves)
    assert (refusal["code"], player.game["moves"], commits) == ("illegal", moves, [])
    assert (await player.ask(type="play", steps=[claim], words=claim, moves=moves))["code"] == "malformed"
    assert (await player.ask(type="play", moves=moves))["code"] == "malformed"
    assert (await player.ask(type="play", steps=claim_and_pay(player), moves=moves - 1))["code"] == "stale"
    await player.ask(type="say", phrase="hello")
    await other.until(lambda: bool(other.said))
    assert kinds_since(other, seen) == ["said"]


async def test_one_undo_takes_back_a_claim_with_its_payment(commits: list[Sequence[Entry]], server: Running) -> None:
    _, players = await begun(server)
    player = await to_claim(players)
    before = player.game
    await player.ask(type="play", steps=claim_and_pay(player), moves=before["moves"])
    assert player.game["can_undo"]
    seen = len(player.frames)
    commits.clear()
    assert (await player.ask(type="undo", moves=player.game["moves"]))["type"] == "done"
    assert kinds_since(player, seen) == ["game", "done"] and len(commits) == 1
    assert player.game["choices"] == before["choices"] and not player.game["can_undo"]
    assert player.game["view"] | {"log": []} == before["view"] | {"log": []}


async def test_a_client_that_claims_and_pays_by_two_messages_keeps_working(server: Running) -> None:
    _, players = await begun(server)
    player = await to_claim(players)
    before = player.game
    for words in claim_and_pay(player):
        assert (await player.play(words))["type"] == "done"
    assert (await player.ask(type="undo", moves=player.game["moves"]))["type"] == "done"
    assert player.game["view"] | {"log": []} == before["view"] | {"log": []}


async def test_nobody_sees_a_bot_that_has_claimed_and_not_paid(server: Running) -> None:
    bots = [{"sits": "bot", "level": "strong"}, {"sits": "bot", "level": "beginner"}]
    created = await server.lay(chairs=bots, edition="nordic", house={"trains": 8})
    spectator = await server.sit(created["table"])
    await spectator.until(lambda: spectator.is_over)
    games: list[dict[str, Any]] = [json.loads(text) for text in spectator.frames if '"type":"game"' in text]
    assert {"payment", "substitute"}.isdisjoint(game["view"]["phase"] for game in games)
    assert any(line["action"].startswith("claim") for line in spectator.log)


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_at_another_process_a_claim_with_its_payment_is_one_message_too(url: str) -> None:
    async with running(open_to_all(url)) as one, running(open_to_all(url)) as two:
        created = await one.lay(first=0)
        players = [
            await server.sit(created["table"], chair["token"])
            for server, chair in zip((one, two), created["chairs"], strict=True)
        ]
        for player in players:
            await player.until(lambda player=player: player.is_asked)
            await player.play(some_words(player.game["choices"]))
        for player in players:
            await player.until(lambda player=player: player.game["view"]["phase"] == "turn")
        player = await to_claim(players)
        other = next(one for one in players if one is not player)
        await other.until(lambda: other.game["moves"] == player.game["moves"])
        for question in ({"type": "play", "steps": claim_and_pay(player)}, {"type": "undo"}):
            seen = len(other.frames)
            answer = await player.ask(**question, moves=player.game["moves"])
            await other.until(lambda moves=answer["moves"]: other.game["moves"] == moves)
            assert kinds_since(other, seen) == ["game"] and len(other.log) == len(player.log)
        for player in players:
            await player.close()
