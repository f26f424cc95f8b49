"""How tests join the tables of a running server, and requests to its lobby."""

from __future__ import annotations

import asyncio
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.support.server.running_server import PATIENCE, Player, Running, some_words

NewTable = dict[str, Any]
FRIENDS = [{"sits": "host", "name": "Ada"}, {"sits": "friend"}, {"sits": "friend"}]
THREE = [{"sits": "host", "name": "Ada"}, {"sits": "here", "name": "Ben"}, {"sits": "here", "name": "Cem"}]


async def seated(server: Running, created: NewTable) -> list[Player]:
    """Everybody on the host's device, in their seats."""
    return [await server.sit(created["table"], chair["token"]) for chair in created["chairs"]]


async def begun(server: Running, **setting: Any) -> tuple[NewTable, list[Player]]:
    """A table where the starting tickets are chosen."""
    created = await server.lay(first=0, **setting)
    players = await seated(server, created)
    for player in players:
        await player.until(lambda player=player: player.is_asked)
        assert (await player.play(some_words(player.game["choices"])))["type"] == "done"
    for player in players:
        await player.until(lambda player=player: player.game["view"]["phase"] == "turn")
    return created, players


async def arrived(server: Running, table: str, token: str | None = None) -> Player:
    """Somebody who comes to a game under way, and has seen it."""
    player = await server.sit(table, token)
    await player.until(lambda: bool(player.game))
    return player


async def post(server: Running, path: str, token: str | None = None, **body: Any) -> tuple[int, Any]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await server.http.post(f"/api/tables/{path}", json=body, headers=headers)
    return answer.status_code, answer.json()


async def claimed(server: Running, created: NewTable, seat: int) -> str:
    """The token of a seat whose link the host has replaced, once somebody has claimed it."""
    _, invitation = await post(server, f"{created['table']}/links", created["host"], seat=seat)
    status, chair = await post(server, f"{created['table']}/claims", invitation=invitation["token"])
    assert status == 201 and (chair["table"], chair["seat"]) == (created["table"], seat)
    return str(chair["token"])


async def closing(player: Player) -> tuple[dict[str, Any], int | None]:
    """The last message before the server ends the connection, and the code that it ends with."""
    last: dict[str, Any] = {}
    while True:
        try:
            last = await asyncio.wait_for(player.receive(), PATIENCE)
        except ConnectionClosed as closed:
            return last, closed.rcvd.code if closed.rcvd else None
