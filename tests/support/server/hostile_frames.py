"""Whatever a client may send over its socket: near a message, far from one, broken, deep, or no text at all."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from tests.support.games import json_values

hostile = (
    json_values
    | st.sampled_from(
        [2**53, 2**63, 2**64, -1, 10**400, 1e308, float("nan"), float("inf"), "\ud800", "\x00", "9" * 400]
    )
    | st.just([[[[]]]])
)
plausible: dict[str, st.SearchStrategy[Any]] = {
    "type": st.sampled_from(
        ["play", "undo", "why", "odds", "ways", "draft", "say", "hold", "back", "hello", "leave", "welcome", "Play"]
    ),
    "id": st.integers(0, 9),
    "moves": st.integers(0, 60),
    "words": st.sampled_from(["draw deck", "draw loco", "tickets", "pass", "keep", "claim a:b", "pay red 1", ""]),
    "phrase": st.sampled_from(["hello", "oops", "HELLO"]),
    "seat": st.integers(-1, 6),
    "route": st.just("atlanta:miami"),
    "routes": st.lists(st.sampled_from(["atlanta:miami", "a:b"])),
    "connect": st.just(["atlanta", "miami"]),
    "protocol": st.just(1),
    "token": st.none(),
}
messages = st.fixed_dictionaries(
    {"type": plausible["type"]},
    optional={name: values | hostile for name, values in plausible.items() if name != "type"},
)
deep = st.integers(1, 7000).map(lambda depth: '{"a":' + "[" * depth + "]" * depth + ',"type":"why","id":1,"words":""}')
frames = (
    messages.map(json.dumps)
    | messages.map(lambda message: json.dumps(message)[:-2])
    | messages.map(lambda message: json.dumps(message).encode())
    | json_values.map(json.dumps)
    | st.text(st.characters(exclude_categories=["Cs"]))
    | st.binary()
    | deep
)
