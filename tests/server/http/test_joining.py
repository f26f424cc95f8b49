"""Codes that can be said aloud: each leads to one table, from every process, and none is found by trying."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.server.lobby_requests import FRIENDS, post, seated
from tests.support.server.running_server import Running, play_out, running
from whistlestop.server import codes, hall
from whistlestop.server.settings import ServerSettings
from whistlestop.server.store.store import Store

pytestmark = pytest.mark.anyio


async def code_of(server: Running, table: str) -> str | None:
    code: str | None = (await server.http.get(f"/api/tables/{table}")).json().get("code")
    return code


async def test_a_code_leads_to_its_table_however_it_is_typed_and_after_a_restart(tmp_path: Path) -> None:
    settings = ServerSettings(f"{tmp_path}/tables.db")
    async with running(settings) as server:
        table = (await server.lay(chairs=FRIENDS))["table"]
        code = await code_of(server, table)
    assert code is not None
    word, number = code.split("-")
    async with running(settings) as server:
        assert await code_of(server, table) == code
        for typed in (code, code.upper(), f"{word} {number}", f" {word}{number} "):
            assert (await server.http.get(f"/api/codes/{typed}")).json() == {"table": table}
        opened = await server.http.get(f"/j/{code}")
        assert (opened.status_code, opened.headers["location"]) == (303, f"/t/{table}")
        missed = await server.http.get("/j/nosuch-10")
        assert (missed.status_code, missed.headers["location"]) == (303, "/?join=nosuch-10")


async def test_a_table_that_nobody_joins_has_no_code(server: Running) -> None:
    assert await code_of(server, (await server.lay())["table"]) is None


async def test_a_code_ends_with_the_game_and_goes_on_with_the_rematch(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whistlestop.server.store.store.CLAIM_SECONDS", 0.0)
    created = await server.lay(chairs=FRIENDS[:2], house={"trains": 3})
    code = await code_of(server, created["table"])
    _, chair = await post(server, f"{created['table']}/chairs", name="Ben")
    players = await seated(server, {**created, "chairs": [*created["chairs"], chair]})
    await play_out(*players)
    assert await code_of(server, created["table"]) is None
    assert (await server.http.get(f"/api/codes/{code}")).json()["reason"] == "refused-code"
    _, new = await post(server, f"{created['table']}/again", created["host"])
    assert (await server.http.get(f"/api/codes/{code}")).json() == {"table": new["table"]}


async def test_two_live_tables_never_have_the_same_code(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["plum-41", "plum-41", "plum-42", *["plum-41"] * 40])
    monkeypatch.setattr(codes, "new_code", lambda: next(drawn))
    tables = [(await server.lay(chairs=FRIENDS))["table"] for _ in range(3)]
    assert [await code_of(server, table) for table in tables] == ["plum-41", "plum-42", None]
    assert (await server.http.get("/api/codes/plum-41")).json() == {"table": tables[0]}


async def test_codes_cannot_be_found_by_trying_and_a_right_one_costs_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whistlestop.server.http.joining.monotonic", lambda: 1e6)  # no time goes by
    code = await code_of(server, (await server.lay(chairs=FRIENDS))["table"])
    for _ in range(2 * hall.WRONG_CODES_AT_ONCE):
        assert (await server.http.get(f"/api/codes/{code}")).status_code == 200
    wrong = [(await server.http.get("/api/codes/nosuch-10")).status_code for _ in range(hall.WRONG_CODES_AT_ONCE + 1)]
    assert wrong == [404] * hall.WRONG_CODES_AT_ONCE + [429]
    assert (await server.http.get(f"/api/codes/{code}")).status_code == 429
    assert (await server.http.get(f"/j/{code}")).headers["location"] == f"/?join={code}"


async def test_the_code_of_a_table_that_is_not_stored_yet_is_kept_for_a_minute(tmp_path: Path) -> None:
    store = await Store.open(f"{tmp_path}/tables.db")
    assert [await store.claim_code("plum-41", table, now) for table, now in (("a", 0), ("b", 59), ("a", 59))] == [
        True, False, True,
    ]  # fmt: skip
    assert await store.claim_code("plum-41", "b", 120) and await store.table_of_code("plum-41") is None
    await store.close()


def test_every_word_is_short_plain_and_there_once() -> None:
    assert len({*codes.WORDS}) == len(codes.WORDS) > 200
    for word in codes.WORDS:
        assert codes.read_code(f"{word}-10") == f"{word}-10"
