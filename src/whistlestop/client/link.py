"""The link of a table or of a chair, and what a server refuses."""

from __future__ import annotations

import re
from typing import NamedTuple, Self
from urllib.parse import urlsplit

from whistlestop.errors import WhistlestopError
from whistlestop.json_fault import quoted

INVITATION = "invitation."  # how the token of an invitation begins
HAND = "hand"  # the link was made for a phone beside a big screen
TABLE = re.compile(r"/t/([A-Za-z0-9_-]+)/?")
PASSING = {None, "busy", "fast"}  # what may be otherwise in a little while


class ServerError(WhistlestopError):
    """What a server refuses, with its code and the rule, if any; without a code, no server can be spoken to."""

    def __init__(self, text: str, code: str | None = None, rule: str | None = None) -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.code = code
        self.rule = rule

    @property
    def is_passing(self) -> bool:
        """Whether it may be otherwise in a little while."""
        return self.code in PASSING


class Link(NamedTuple):
    """A table of a server; with a token, a chair at it or an invitation to one."""

    server: str
    table: str
    token: str | None = None
    nonce: str | None = None  # that this client has committed to for the deal; no part of the written link

    @classmethod
    def read(cls, text: str) -> Self:
        """The link that a text is; ServerError if it is none."""
        try:
            parts = urlsplit(text.strip())
            is_server = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:  # half an IPv6 address, or a port that is no number
            is_server = None
        table = TABLE.fullmatch(parts.path) if is_server else None
        if table is None or parts.query not in ("", HAND) or "@" in parts.netloc:
            example = "https://club.example/t/TABLE, or that and #… for a chair"
            raise ServerError(f"{quoted(text)} is no link to a table; one looks like {example}", "malformed")
        return cls(f"{parts.scheme}://{parts.netloc}", table[1], parts.fragment or None)

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}" + (f"#{self.token}" if self.token else "")

    @property
    def is_invitation(self) -> bool:
        """Whether its chair has to be claimed before it can be played."""
        return (self.token or "").startswith(INVITATION)

    @property
    def api(self) -> str:
        """Where the table answers requests."""
        return f"{self.server}/api/tables/{self.table}"

    @property
    def socket(self) -> str:
        """Where it is played."""
        return f"ws{self.api.removeprefix('http')}/socket"

    def unreachable(self) -> ServerError:
        """No server answers there."""
        return ServerError(f"no table server answers at {self.server}; is the address right, and does it run?")
