"""What the supervisor and the processes that serve say to each other: lines of text on a socket between them."""

from __future__ import annotations

import msgspec

# orders
SERVE, RELEASE, END = "serve", "release", "end"
# answers; a mode of the rules follows the first, and a reason the last
READY, SERVING, RELEASED, FAILED = "ready", "serving", "released", "failed"


class Duty(msgspec.Struct, frozen=True):
    """What a process needs to know before it can get ready; its settings are in its environment."""

    control: int  # the socket to the supervisor
    listening: list[int]  # the sockets to serve on
    proxy: str | None = None
    is_quiet: bool = False
