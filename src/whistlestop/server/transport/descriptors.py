"""File descriptors: every connection takes one, and the usual limit of 1,024 is too low for a club."""

from __future__ import annotations

import sys

RESERVED = 64  # for the database, files, listening sockets and what the standard library opens


def raise_limit() -> None:
    """Raise the limit of this process, and of those that it starts, to the most that the system allows."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def max_connections() -> int:
    """How many connections this process can hold and still open its own files."""
    if sys.platform == "win32":
        return 10_000
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else max(1, soft - RESERVED)
