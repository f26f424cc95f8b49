"""The messages between the supervisor and its workers: lines of text on a socket."""

from __future__ import annotations

import msgspec

# orders
SERVE, RELEASE, END = "serve", "release", "end"
# reports; the mode of the rules follows the first, and a reason the last
READY, SERVING, RELEASED, FAILED = "ready", "serving", "released", "failed"


class Duty(msgspec.Struct, frozen=True):
    """What a process needs to know before it can get ready; its settings are in its environment."""

    control: int  # the socket to the supervisor
    listening: list[int]  # the sockets to serve on
    proxy: str | None = None
    is_quiet: bool = False
