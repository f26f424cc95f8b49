"""The link of a table or of a seat, and a server's refusals."""

from __future__ import annotations

import re
from typing import NamedTuple, Self
from urllib.parse import urlsplit

from whistlestop.errors import WhistlestopError
from whistlestop.json_fault import quoted

INVITATION = "invitation."  # how the token of an invitation begins
HAND = "hand"  # the link was made for a phone next to a big screen
TABLE = re.compile(r"/t/([A-Za-z0-9_-]+)/?")
TEMPORARY = {None, "busy", "fast"}  # worth another try after a while


class ServerError(WhistlestopError):
    """A server's refusal, with its code and the rule, if any; without a code, no server could be reached."""

    def __init__(self, text: str, code: str | None = None, rule: str | None = None) -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.code = code
        self.rule = rule

    @property
    def is_temporary(self) -> bool:
        """Whether another try may succeed after a while."""
        return self.code in TEMPORARY


class Link(NamedTuple):
    """A table on a server; with a token, a seat at it or an invitation to one."""

    server: str
    table: str
    token: str | None = None
    nonce: str | None = None  # that this client has committed to for the deal; not part of the written link

    @classmethod
    def read(cls, text: str) -> Self:
        """The link in a text; ServerError if it is not a link to a table."""
        try:
            parts = urlsplit(text.strip())
            is_server = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:  # half an IPv6 address, or a port that is not a number
            is_server = None
        table = TABLE.fullmatch(parts.path) if is_server else None
        if table is None or parts.query not in ("", HAND) or "@" in parts.netloc:
            example = "https://club.example/t/TABLE, with #… for a seat"
            raise ServerError(f"{quoted(text)} is not a link to a table; a link looks like {example}", "malformed")
        return cls(f"{parts.scheme}://{parts.netloc}", table[1], parts.fragment or None)

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}" + (f"#{self.token}" if self.token else "")

    @property
    def is_invitation(self) -> bool:
        """Whether its seat has to be claimed before it can be played."""
        return (self.token or "").startswith(INVITATION)

    @property
    def api(self) -> str:
        """The address of the table's HTTP endpoints."""
        return f"{self.server}/api/tables/{self.table}"

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"ws{self.api.removeprefix('http')}/socket"

    def unreachable(self) -> ServerError:
        """The error that no table server answers there."""
        return ServerError(
            f"no table server answers at {self.server}; check the address, and that the server is running"
        )
