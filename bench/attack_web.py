"""The attacks of the bench by plain HTTP: a page of another site, and many tables at once."""

from __future__ import annotations

import asyncio
import json
from collections import Counter

import httpx

from bench.attack_players import TABLE

AT_ONCE = 400


async def cross_site(port: int, end: float) -> None:
    """A page of another site, open in a player's browser, that starts tables in their name."""
    headers = {"origin": "https://evil.example", "content-type": "text/plain"}
    await _start_tables("cross_site", port, end, headers, "127.0.0.1")


async def many_tables(port: int, end: float) -> None:
    """As many tables as one address can ask for, hundreds at once."""
    await _start_tables("many_tables", port, end, {"content-type": "application/json"}, "127.0.1.1")


async def _start_tables(name: str, port: int, end: float, headers: dict[str, str], address: str) -> None:
    answered: Counter[int] = Counter()
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=40))
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=30) as http:
        while asyncio.get_running_loop().time() < end:
            asked = [http.post("/api/tables", content=json.dumps(TABLE), headers=headers) for _ in range(AT_ONCE)]
            for answer in await asyncio.gather(*asked, return_exceptions=True):
                answered[answer.status_code if isinstance(answer, httpx.Response) else 0] += 1
    answers = ", ".join(f"{count} × {status or 'cut off'}" for status, count in sorted(answered.items()))
    print(f"{name}: {answers}", flush=True)
