"""The walk to states that are rare or slow to reach: what the server says is altered on its way to the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tests.support.browser.scenes import at_table, offers
from tests.support.browser.visitor import Visitor
from tests.support.browser.walk.stop import States, Stop
from tests.support.server_thread import Serving

ALTER = """(change) => {
    const alter = (into, change) => {
        for (const [name, value] of Object.entries(change))
            if (value && typeof value === "object" && !Array.isArray(value)) alter(into[name], value);
            else into[name] = value;
    };
    window.WebSocket = class extends WebSocket {
        set onmessage(receive) {
            super.onmessage = receive && (({ data }) => {
                const message = JSON.parse(data);
                if (message.table) alter(message.table, change);
                receive({ data: JSON.stringify(message) });
            });
        }
    };
}"""
AWAY = {"is_here": False, "hold_from": 1}
CHANGES: dict[str, dict[str, Any]] = {
    "paused-idle": {"paused": "idle"},
    "paused-left": {"paused": "left"},
    "held-by-clock": {"chairs": {"0": {"held": "clock"}}},
    "held-by-vote": {"chairs": {"0": {"held": "asked"}, "1": {"held": "left"}}},
    "covered": {"chairs": {"0": {"is_covered": True}, "1": {"is_covered": True}}},
    "taken-over": {"chairs": {"1": {"changed_hands": 1}, "2": {"changed_hands": 2}}},
    "votes": {"chairs": {"1": {**AWAY, "votes": [2]}, "2": {**AWAY, "votes": [0, 1]}}},
    "days": {"deadline": 4_000_000_000, "chairs": {"0": {"wants_pause": True}}},
}


def altered(change: dict[str, Any]) -> States:
    """The states of a table of which the page receives something else."""

    def states(server: Serving, visitor: Visitor) -> Iterator[None]:
        visitor.page.add_init_script(f"({ALTER})({json.dumps(change)})")
        visitor.open(at_table("usa", offers("draw", phase="turn", after=60))(server))
        yield

    return states


ALTERED = [Stop(name, altered(change), is_new=True) for name, change in CHANGES.items()]
