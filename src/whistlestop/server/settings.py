"""The settings of a server, and how they reach each of its processes."""

from __future__ import annotations

import os
from typing import Self

import msgspec
import platformdirs

from whistlestop.errors import WhistlestopError

VARIABLE = "WHISTLESTOP_SETTINGS"


class SettingsError(WhistlestopError):
    """Settings that a server cannot run with."""


class ServerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the operator of a server decides."""

    db: str  # a path, sqlite:///path or postgresql://…
    origins: tuple[str, ...] = ()  # other origins that may use this server
    tables_per_address: int = 20
    connections_per_address: int = 200
    messages_per_second: float = 20  # from one client
    requests_per_second: float = 100  # that change something, from one address
    is_proxied: bool = False
    host_names: tuple[str, ...] = ()  # of this server, in addition to its addresses and its machine's name
    metrics: str | None = "/metrics"  # the path of the Prometheus metrics, if there are any
    lan: str | None = None  # where phones on the same network find this server, if it listens there
    bot_threads: int = 2
    spectators_per_table: int = 1000

    def to_environment(self) -> None:
        """Pass the settings on to the processes that are started from here."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Self:
        """The settings that the environment passes on, or the default ones."""
        passed = os.environ.get(VARIABLE)
        if passed is None:
            return cls(default_db())
        try:
            return msgspec.json.decode(passed, type=cls)
        except msgspec.MsgspecError as error:  # it says what is wrong, and quotes no value
            raise SettingsError(
                f"{VARIABLE} cannot be read: {error}; unset it, and use the options of whistlestop serve"
            ) from None


def default_db() -> str:
    """The file of tables in the user's data folder."""
    return str(platformdirs.user_data_path("whistlestop", appauthor=False) / "tables.sqlite3")
