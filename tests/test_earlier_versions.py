"""What earlier versions wrote can still be read: records, positions, and every name that was ever stored or sent."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

import whistlestop
from tests.support.golden import FOLDER
from tests.support.refusal_ids import SENT
from whistlestop import Game, errors
from whistlestop.server.http.published.openapi import openapi
from whistlestop.tables import events, protocol
from whistlestop.tables.commands import PHRASES
from whistlestop.tables.refusal import Code

EARLIER = FOLDER / "earlier"  # written by the last version with all modules in one folder
RECORDS = sorted(path.stem for path in (EARLIER / "records").iterdir())
POSITIONS = [json.loads(line) for line in (EARLIER / "positions.jsonl").read_text(encoding="utf-8").splitlines()]
NAMES: dict[str, Any] = json.loads((EARLIER / "names.json").read_text(encoding="utf-8"))


def moment_of(stored: dict[str, Any]) -> str:
    return f"{stored['position']['edition']}-{stored['position']['phase']}"


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_and_plays_to_its_end(name: str) -> None:
    text = (EARLIER / "records" / f"{name}.txt").read_text(encoding="utf-8")
    game = Game.replay(text)
    assert game.over == name.endswith("-finished")
    assert [f"{decision}" for decision in game.log] == decisions(text)
    assert game.box.rules.draw_without_deck == 1
    assert Game.replay(play_on(game).record()).over


def decisions(text: str) -> list[str]:
    return [line for line in text.splitlines() if line[:1].isdigit()]


def play_on(game: Game) -> Game:
    while not game.over:
        game.play(game.legal()[0])
    return game


@pytest.mark.parametrize("stored", POSITIONS, ids=moment_of)
def test_a_position_offers_what_it_offered_and_plays_to_its_end(stored: dict[str, Any]) -> None:
    game = Game.from_position(stored["position"])
    position = game.position()
    house = {**position["house"], **stored["position"]["house"]}
    assert game.legal() == stored["legal"]
    assert {**position, **stored["position"], "house": house} == position
    assert play_on(game).over


@pytest.mark.parametrize(
    ("kind", "union"),
    [("events", events.Event), ("from_client", protocol.FromClient), ("from_server", protocol.FromServer)],
)
def test_events_and_messages_keep_their_tags_and_fields(kind: str, union: Any) -> None:
    today = {each.__struct_config__.tag: {*each.__struct_encode_fields__} for each in get_args(union)}
    lost = {f"{tag}.{field}" for tag, fields in NAMES[kind].items() for field in {*fields} - today.get(tag, set())}
    assert not lost and NAMES[kind].keys() <= today.keys()


def test_ids_requests_and_public_names_are_still_there() -> None:
    requests = {f"{way.upper()} {path}" for path, ways in openapi()["paths"].items() for way in ways}
    assert {*NAMES["codes"]} <= {*get_args(Code)}
    assert {*NAMES["refusals"]} <= SENT
    assert {*NAMES["phrases"]} <= {*PHRASES}
    assert {*NAMES["requests"]} <= requests
    assert {*NAMES["public"]} <= {*whistlestop.__all__}
    assert all(hasattr(errors, name) for name in NAMES["errors"])
