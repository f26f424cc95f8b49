"""A lock file next to the database: only one server at a time uses it; a process that dies releases the lock."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from whistlestop.errors import StoreError

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """A lock that is held while its file is open; the file itself stays, because deleting it would be a race."""

    def __init__(self, locked: Path) -> None:
        # Not on the database itself: SQLite loses its own locks when anything in the process closes that file.
        self._path = locked.with_name(f"{locked.name}-lock")
        self._locked = locked
        self._descriptor: int | None = None

    def acquire(self) -> None:
        """Take the lock; StoreError if another server has it."""
        try:
            self._descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            if fcntl is not None:
                fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise StoreError(
                f"{self._locked} is in use by another Whistlestop server; stop it, or choose another file with --db"
            ) from None
        except OSError as error:
            if self._descriptor is None:
                raise StoreError(
                    f"{self._path} cannot be created: {error.strerror}; choose another file with --db"
                ) from None
            # Some network drives have no locks, and a single server needs none.

    def release(self) -> None:
        """Release the lock."""
        if self._descriptor is not None:
            with suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = None
