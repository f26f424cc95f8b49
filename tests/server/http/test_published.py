"""What is generated from the protocol is up to date, complete, and true."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
import pytest
import schemathesis
from msgspec import UNSET, Meta, UnsetType

from tests.support.server.running_server import running
from tests.test_docs import blocks
from whistlestop.rules import Card, Cards
from whistlestop.server.http.endpoints import ENDPOINTS
from whistlestop.server.http.published.asyncapi import asyncapi
from whistlestop.server.http.published.files import PAGE, ROOT, files
from whistlestop.server.http.published.openapi import openapi
from whistlestop.server.http.published.page import section
from whistlestop.server.http.published.shapes import shapes
from whistlestop.server.http.published.typescript import interface, typescript
from whistlestop.server.http.routes import HANDLERS
from whistlestop.server.settings import ServerSettings
from whistlestop.tables import options, protocol, seen
from whistlestop.tables.refusal import STATUS, Code


class Sample(msgspec.Struct):
    """One of each kind."""

    row: list[Card | None]
    counts: Cards
    state: Literal["on", "off"] | None
    points: dict[str, float | None]
    name: Annotated[str, Meta(min_length=1, max_length=9, description="who it is")] = "Ann"
    seed: str | UnsetType = UNSET
    passing: bool = msgspec.field(default=False, name="pass")


@pytest.mark.parametrize("file", files(), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_what_is_generated_is_up_to_date(file: Path) -> None:
    is_fresh = file.exists() and file.read_text(encoding="utf-8") == files()[file]
    assert is_fresh, f"{file.name} is stale; run: python -m whistlestop.server.http.published"


@pytest.mark.parametrize("module", [protocol, seen, options], ids=lambda module: module.__name__)
def test_every_struct_is_published(module: Any) -> None:
    declared = {
        name: kind
        for name, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__ and name[0] != "_"
    }
    assert declared
    assert [name for name, kind in declared.items() if kind not in shapes()] == []


def test_every_type_of_the_client_has_a_unique_name() -> None:
    names = re.findall(r"^export (?:type|interface|const) (\w+)", typescript(), re.MULTILINE)
    assert {"PROTOCOL", "FromClient", "FromServer", "Code", "Card", "View", "Trouble"} <= {*names}
    assert len(names) == len({*names})


def test_every_heading_of_the_page_has_a_unique_link() -> None:
    headings = re.findall(r"^#+ (.+)$", files()[PAGE].lower(), re.MULTILINE)
    assert len(headings) > len(shapes())
    assert len(headings) == len({*headings})


def test_a_struct_in_typescript() -> None:
    assert [*interface(Sample)] == [
        "/** One of each kind. */",
        "export interface Sample {",
        "  row: (Card | null)[];",
        "  counts: Cards;",
        '  state: "on" | "off" | null;',
        "  points: Record<string, number | null>;",
        "  /** who it is */",
        "  name?: string;",
        "  seed?: string;",
        "  pass?: boolean;",
        "}",
    ]


def test_a_struct_on_the_page() -> None:
    assert section(Sample).splitlines() == [
        "### Sample",
        "",
        "One of each kind.",
        "",
        "| field | what it is | if left out |",
        "| --- | --- | --- |",
        "| `row` | list of ([Card](#card) or null) |  |",
        "| `counts` | [Cards](#cards) |  |",
        "| `state` | `on`, `off` or null |  |",
        "| `points` | map from text to (number or null) |  |",
        '| `name` | text (1 to 9 long): who it is | `"Ann"` |',
        "| `seed` | text | absent |",
        "| `pass` | true or false | `false` |",
    ]


def test_every_code_of_a_refusal_has_a_status() -> None:
    assert [*STATUS] == [*get_args(Code)]


def test_no_two_endpoints_share_a_name_or_a_place() -> None:
    assert sorted(endpoint.name for endpoint in ENDPOINTS) == sorted(HANDLERS), "each has a handler of its name"
    assert len({(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}) == len(ENDPOINTS)


def test_an_endpoint_lists_its_answers_and_all_its_refusals() -> None:
    paths = openapi()["paths"]
    assert [*paths["/api/tables"]["post"]["responses"]] == [
        "201", "400", "403", "413", "415", "429", "503",
    ]  # fmt: skip
    start = paths["/api/tables/{table}/start"]["post"]
    assert [*start["responses"]] == [
        "200", "400", "401", "403", "404", "409", "413", "415", "429", "503",
    ]  # fmt: skip
    assert start["security"] == [{"token": []}]
    trouble = {"schema": {"$ref": "#/components/schemas/Trouble"}}
    assert start["responses"]["409"] == {"description": "Refused: state.", "content": {"application/json": trouble}}


def test_tools_can_read_the_api() -> None:
    api = schemathesis.openapi.from_dict(openapi())
    assert api.statistic.operations.total == len(ENDPOINTS)
    for endpoint in ENDPOINTS:
        assert api[endpoint.path][endpoint.method].definition.raw["operationId"] == endpoint.name


@pytest.mark.parametrize("api", [openapi, asyncapi], ids=lambda api: api.__name__)
def test_every_reference_leads_somewhere(api: Any) -> None:
    data = json.loads(json.dumps(api()))
    for reference in {*references(data)}:
        place = data
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]
        assert place


def references(data: Any) -> Iterator[str]:
    """Every reference below."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    if isinstance(data, dict) and "$ref" in data:
        yield data["$ref"]
    for part in inner:
        yield from references(part)


def test_the_socket_has_every_message_once_and_in_its_direction() -> None:
    operations = asyncapi()["operations"]
    sent = {reference["$ref"].rpartition("/")[2] for reference in operations["fromClient"]["messages"]}
    received = {reference["$ref"].rpartition("/")[2] for reference in operations["fromServer"]["messages"]}
    assert {"hello", "play"} <= sent and {"welcome", "game", "refused"} <= received and not sent & received
    assert sent | received == {*asyncapi()["components"]["messages"]}


@pytest.mark.anyio
async def test_the_client_on_the_page_plays(tmp_path: Path) -> None:
    page: dict[str, Any] = {}
    [example] = blocks(PAGE, "python")
    exec(example.text, page)
    async with running(ServerSettings(f"sqlite:///{tmp_path}/tables.db")) as server:
        created = await server.lay(house={"turn_limit": 6})
        address = server.socket(created["table"])
        ada, ben = await asyncio.gather(*(page["play"](address, chair["token"]) for chair in created["chairs"]))
    assert ada == ben and {score["routes"] for score in ada} == {0} and min(score["tickets"] for score in ada) < 0
