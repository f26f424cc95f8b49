"""Nobody is sent hidden information: frames stay the same to the byte when everything hidden is drawn again."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.games import LONG_NET, TABLES
from tests.support.server import scrambled_tables
from tests.support.server.lobby_requests import arrived, begun, closing, post
from tests.support.server.running_server import Player, Running, line_to, play_out, running
from tests.support.server.scrambled_tables import answered, changes, game_of, redrawn, some_actions, viewers
from tests.support.server.tables import dealt, people
from whistlestop import Game
from whistlestop.choices.choices import choices_of
from whistlestop.server import live_table
from whistlestop.server.settings import ServerSettings
from whistlestop.server.store import Store
from whistlestop.tables import commands, messages
from whistlestop.tables import events as e
from whistlestop.tables.protocol import PROTOCOL
from whistlestop.tables.table import Change, Table

EVERY_TABLE = pytest.mark.parametrize(("edition", "seats"), TABLES)


def check_nothing_leaks(before: Table, change: Change, chance: Random) -> None:
    for viewer in viewers(before):
        twin, change_at_twin = redrawn(before, viewer, chance), scrambled_tables.redrawn_change(change, viewer, chance)
        assert scrambled_tables.shown(twin, viewer) == scrambled_tables.shown(before, viewer)
        assert scrambled_tables.frames_of(twin, change_at_twin, viewer) == scrambled_tables.frames_of(
            before, change, viewer
        )
        if viewer is not None:
            assert scrambled_tables.tunnel_odds(twin, viewer) == scrambled_tables.tunnel_odds(before, viewer)
            assert scrambled_tables.goals(twin, viewer) == scrambled_tables.goals(before, viewer)
            for words in some_actions(game_of(before), chance):
                assert answered(twin, viewer, words) == answered(before, viewer, words)


def kind_of(table: Table, change: Change) -> tuple[str, ...]:
    """What happens in which phase: the verb of an action, or the name of any other event."""
    (event,) = change.events
    words = getattr(event, "words", "").split()
    return game_of(table).phase, game_of(change.table).phase, type(event).__name__, *words[:1]


@pytest.mark.parametrize(("edition", "seats"), LONG_NET)
def test_everything_hidden_may_differ_and_every_frame_is_the_same(edition: str, seats: int) -> None:
    chance, seen = Random(seats), set[tuple[str, ...]]()
    for table, change in changes(edition, seats, 0, trains=14):
        if (kind := kind_of(table, change)) not in seen:
            seen.add(kind)
            check_nothing_leaks(table, change, chance)
    assert {kind[0] for kind in seen} >= {"first_tickets", "turn", "second_card", "payment", "keep_tickets"}


@pytest.mark.soak
@EVERY_TABLE
def test_so_it_is_at_every_moment_of_whole_games(edition: str, seats: int) -> None:
    chance = Random(seats)
    for number, (table, change) in enumerate(changes(edition, seats, 1)):
        if number % 2 == 0:  # each check covers the table before and after
            check_nothing_leaks(table, change, chance)


def middle() -> tuple[Table, Change]:
    """A moment in the middle of a game, when somebody draws from the deck."""
    later = [*changes("europe", 3, 2, trains=20)][60:]
    return next((table, change) for table, change in later if getattr(change.events[0], "words", "") == "draw deck")


def choosing() -> tuple[Table, Change]:
    """One of three has chosen starting tickets, and now a second does."""
    return next((table, change) for table, change in changes("europe", 3, 1) if len(change.table.chosen) == 2)


def check_often(*moments: tuple[Table, Change]) -> None:
    for seed in range(20):
        for table, change in moments:
            check_nothing_leaks(table, change, Random(seed))


def test_the_twin_has_nothing_hidden_as_it_was() -> None:
    table, _ = middle()
    twin = redrawn(table, 0, Random(0))
    before, after = ({**game_of(one).position()} for one in (table, twin))
    changed = {field for field in before if before[field] != after[field]}
    assert changed == {"hands", "deck", "tickets", "ticket_deck", "seed", "generator"}
    assert twin.secret != table.secret and twin.chosen[1] != table.chosen[1] and twin.chairs[1] != table.chairs[1]
    assert (
        game_of(table).position()["hands"][0] == game_of(twin).position()["hands"][0]
        and twin.chosen[0] == table.chosen[0]
    )


LEAKS: dict[str, Callable[[Table], Any]] = {
    "hands": lambda table: game_of(table).position()["hands"],
    "deck": lambda table: game_of(table).position()["deck"],
    "tickets": lambda table: game_of(table).position()["tickets"],
    "offers": lambda table: game_of(table).position()["offers"],
    "ticket deck": lambda table: game_of(table).position()["ticket_deck"],
    "generator": lambda table: game_of(table).position()["generator"],
    "secret": lambda table: table.secret,
    "seed": lambda table: game_of(table).seed,
    "words": lambda table: [chair.word for chair in table.chairs],
    "links": lambda table: [chair.generation for chair in table.chairs],
    "log": lambda table: [str(decision) for decision in game_of(table).log],
    "choices of others": lambda table: [choices_of(game_of(table), seat) for seat in range(3)],
    "waiting choices": lambda table: table.chosen,
    "length of a waiting choice": lambda table: [len(words) for words in table.chosen.values()],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_the_net_catches_a_leak(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, seats: Collection[int | None], since: int, *reading: Any) -> dict[int | None, Any]:
        honest = messages.game_messages(table, seats, since, *reading)
        return {seat: [message, LEAKS[leak](table)] for seat, message in honest.items()}

    monkeypatch.setattr(live_table, "game_messages", leaking)
    with pytest.raises(AssertionError):
        check_often(choosing(), middle())


def test_the_net_catches_a_frame_more(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = live_table.LiveTable._become

    def become(live: live_table.LiveTable, change: Change, *reading: Any) -> None:
        (event,) = change.events
        if isinstance(event, e.Chosen) and len(event.words.split()) > 3:
            live.broadcast_table()
        honest(live, change, *reading)

    monkeypatch.setattr(live_table.LiveTable, "_become", become)
    with pytest.raises(AssertionError):
        check_often(choosing())


@pytest.mark.parametrize(("edition", "seats"), LONG_NET)
def test_whatever_tickets_a_player_chooses_the_others_see_the_same(edition: str, seats: int) -> None:
    table = dealt(*people(*scrambled_tables.NAMES[:seats]), edition=edition)
    for seat in range(seats - 1):
        ways = [commands.play(table, 9.0, seat, words, 0) for words in table.on_turn(seat).legal()]
        for other in [None, *range(seat + 1, seats)]:
            frames = [scrambled_tables.frames_of(table, way, other) for way in ways]
            assert all(one == another for one, another in pairwise(frames))
            assert frames[0] and b'"has_chosen":true' in frames[0][0]
        table = ways[-1].table
    assert table.is_choosing


pytestmark = pytest.mark.anyio


class Secrets:
    """Everything that no client of a running game may be sent, in every form that it could have."""

    def __init__(self, created: dict[str, Any], others: list[str], record: str, signing: bytes, secret: str) -> None:
        game = Game.replay(record)
        generator = game.position()["generator"].partition(":")[0]
        tokens = [created["host"], *(chair["token"] for chair in created["chairs"]), *others]
        self.texts = [secret, str(game.seed), generator, "tramway", "zugvogel", *tokens]
        self.texts += [token.rpartition(".")[2] for token in tokens]
        self.texts += [signing.hex(), base64.b64encode(signing).decode(), base64.urlsafe_b64encode(signing).decode()]

    def found_in(self, text: str) -> list[str]:
        return [secret for secret in self.texts if secret in text]


async def _finished(server: Running, edition: str) -> tuple[dict[str, Any], str, list[Player], list[str]]:
    """A table where two people and a bot have played a whole game, with a spectator and the host's device."""
    chairs = [{"sits": "host", "name": "Ada"}, {"sits": "friend"}, {"sits": "bot"}]
    created = await server.lay(edition=edition, chairs=chairs, house={"trains": 10}, word="tramway")
    path = f"/api/tables/{created['table']}"
    ben = (await server.http.post(f"{path}/chairs", json={"name": "Ben", "word": "zugvogel"})).json()["token"]
    tokens = [created["chairs"][0]["token"], ben, None, created["host"]]
    players = [await server.sit(created["table"], token) for token in tokens]
    pages = [(await server.http.get(page)).text for page in ("/api/tables", path, f"{path}/record", "/metrics")]
    async with asyncio.TaskGroup() as group:
        group.create_task(play_out(*players[:2]))
        for spectator in players[2:]:
            group.create_task(spectator.until(lambda spectator=spectator: spectator.is_over))
    return created, ben, players, pages


def decisions_shown(frames: Sequence[str]) -> int:
    """How many decisions these frames have shown."""
    games: list[dict[str, Any]] = [json.loads(frame) for frame in frames if '"type":"game"' in frame]
    return max(int(game["since"]) + len(game["view"]["log"]) for game in games)


@pytest.mark.parametrize("edition", ["usa", "nordic"])
async def test_no_frame_of_a_running_game_contains_a_secret(edition: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/whistlestop.db"
    async with running(ServerSettings(url, messages_per_second=10_000)) as server:
        created, ben, players, pages = await _finished(server, edition)
        record = (await server.http.get(f"/api/tables/{created['table']}/record")).text
        for player in players:
            await player.close()
    store = await Store.open(url)
    creation = e.decode((await store.events(created["table"]))[0].body)
    assert isinstance(creation, e.Created)
    secrets = Secrets(created, [ben], record, await store.secret(), creation.secret)
    await store.close()
    for player in players:
        *under_way, last = [frame for frame in player.frames if '"type":"done"' not in frame]
        assert decisions_shown(under_way) == json.loads(last)["since"]  # only those of the last command are missing
        assert [secrets.found_in(text) for text in under_way if secrets.found_in(text)] == []
        assert creation.secret in last  # once the game is over, the seed is shown
    assert [secrets.found_in(page) for page in pages] == [[]] * len(pages)
    check_frames_alike(players)


async def test_a_host_who_replaces_a_link_is_sent_no_card_of_that_seat(tmp_path: Path) -> None:
    async with running(ServerSettings(f"sqlite:///{tmp_path}/whistlestop.db")) as server:
        created, (ada, _) = await begun(server)
        host = await arrived(server, created["table"], created["host"])
        _, invitation = await post(server, f"{created['table']}/links", created["host"], seat=1)
        device = await Player.enter(server.socket(created["table"]), created["host"], beside=[invitation["token"]])
        stranger = Player(await line_to(server.socket(created["table"])))
        await stranger.send(type="hello", protocol=PROTOCOL, token=invitation["token"])
        await closing(stranger)
        _, chair = await post(server, f"{created['table']}/claims", invitation=invitation["token"])
        ben = await arrived(server, created["table"], chair["token"])
        moves = (await ada.play("draw deck"))["moves"]
        for player in (host, device):
            await player.until(lambda player=player: player.game.get("moves") == moves)
        views = [json.loads(frame)["view"] for player in (host, device, stranger) for frame in games(player)]
        assert len(views) >= 4 and {(view["hand"], view["tickets"], view["offer"]) for view in views} == {(None,) * 3}
        assert ben.game["view"]["hand"] and ben.game["view"]["tickets"]


def games(player: Player) -> list[str]:
    return [frame for frame in player.frames if '"type":"game"' in frame]


def check_frames_alike(players: list[Player]) -> None:
    """Once everybody is there, all get the same number of frames of the game, for the same moves in the same order."""
    streams = [[json.loads(frame) for frame in games(player)] for player in players]
    last_came = max(stream[0]["moves"] for stream in streams)
    moves = [[(game["moves"], game["since"]) for game in stream if game["moves"] > last_came] for stream in streams]
    assert moves[0] and all(one == another for one, another in pairwise(moves))
