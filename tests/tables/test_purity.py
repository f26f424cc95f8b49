"""Tables need no clock, network or database: they are imported where these are missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

MISSING = ("starlette", "sqlalchemy", "uvicorn", "websockets", "itsdangerous", "socket", "asyncio", "sqlite3")
IMPORT_ALL = """
import importlib, pkgutil, sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[2:]:
            raise ModuleNotFoundError(f"{name} is missing here")

sys.meta_path.insert(0, Missing())
package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
    importlib.import_module(module.name)
"""


def imported_without(package: str) -> subprocess.CompletedProcess[str]:
    """Import every module of a package in an interpreter where some libraries are missing."""
    command = [sys.executable, "-c", IMPORT_ALL, package, *MISSING]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_tables_are_imported_without_network_and_database() -> None:
    done = imported_without("whistlestop.tables")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("package", ["whistlestop.server.store", "whistlestop.server.sockets"])
def test_what_needs_them_is_not(package: str) -> None:
    assert "is missing here" in imported_without(package).stderr
