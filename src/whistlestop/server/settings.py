"""The settings of a server, and how they reach each of its processes."""

from __future__ import annotations

import os
from typing import Self

import msgspec
import platformdirs

from whistlestop.errors import WhistlestopError

VARIABLE = "WHISTLESTOP_SETTINGS"


class SettingsError(WhistlestopError):
    """ServerSettings that a server can not run with."""


class ServerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that whoever runs a server decides."""

    db: str  # a path, sqlite:///path or postgresql://…
    origins: tuple[str, ...] = ()  # other sites whose pages may speak to this server
    tables_per_address: int = 20
    connections_per_address: int = 200
    messages_per_second: float = 20  # from one client
    requests_per_second: float = 100  # that change something, from one address
    is_proxied: bool = False
    host_names: tuple[str, ...] = ()  # by which this server is called, beside its addresses and its machine's name
    metrics: str | None = "/metrics"  # where Prometheus finds its figures, if anywhere
    lan: str | None = None  # where phones on the same network find this server, if it listens there
    bot_threads: int = 2
    spectators_per_table: int = 1000

    def to_environment(self) -> None:
        """Leave the settings for the processes that are started from here."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Self:
        """The settings that the starter has left, or the usual ones."""
        left = os.environ.get(VARIABLE)
        if left is None:
            return cls(default_db())
        try:
            return msgspec.json.decode(left, type=cls)
        except msgspec.MsgspecError as error:  # it says what is wrong, and quotes no value
            raise SettingsError(f"{VARIABLE} can not be read: {error}; let whistlestop serve write it") from None


def default_db() -> str:
    """The file of tables in the user's data folder."""
    return str(platformdirs.user_data_path("whistlestop", appauthor=False) / "tables.sqlite3")
