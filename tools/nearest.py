"""Which test files touch a change, nearest first, by imports.

A test is near a module that it is named after, or that it reaches by few imports. A file that is not a Python module
counts as the modules that name it or its folder. What a test starts as a separate process is not considered.
"""

from __future__ import annotations

import heapq
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import PurePath

import grimp

from tools.durations import ROOT

PACKAGES = {"src/whistlestop": "whistlestop", "tests": "tests", "drawing": "drawing", "tools": "tools"}
FIXTURES = 4  # how many imports away a conftest.py is from its tests: few of them use all of it
MAX_NAMING = 12  # a name that more modules mention is meaningless


@cache
def import_graph() -> grimp.ImportGraph:
    """The import graph of the sources and the tests."""
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    return grimp.build_graph(*PACKAGES.values(), cache_dir=None)


def module_of(file: str) -> str | None:
    """The dotted name of a Python file in this repository."""
    for folder, package in PACKAGES.items():
        if file.startswith(f"{folder}/") and file.endswith(".py"):
            inside = PurePath(file).relative_to(folder).with_suffix("")
            return ".".join([package, *inside.parts]).removesuffix(".__init__")
    return None


def file_of(module: str) -> str:
    """The file of a test module."""
    return module.replace(".", "/") + ".py"


@cache
def texts() -> dict[str, str]:
    """The source of every module."""
    paths = [path for folder in PACKAGES for path in (ROOT / folder).rglob("*.py")]
    return {module_of(path.relative_to(ROOT).as_posix()) or "": path.read_text() for path in paths}


def modules_naming(file: str) -> list[str]:
    """The modules that mention a data file, or else its folder."""
    path = PurePath(file)
    for name in (path.name, path.parent.name):
        found = [module for module, text in texts().items() if name and f'{name}"' in text]
        if 0 < len(found) <= MAX_NAMING:
            return found
    return []


def modules_of(file: str) -> list[str]:
    """The modules that a changed file counts as."""
    module = module_of(file)
    return [module] if module else modules_naming(file)


def importers(module: str) -> Iterable[tuple[str, int]]:
    """The modules that import a module, or use its fixtures, and how far away they are."""
    graph = import_graph()
    package, _, name = module.rpartition(".")
    served = graph.find_descendants(package) if name == "conftest" else ()
    direct = graph.find_modules_that_directly_import(module) if module in graph.modules else ()
    return [*((each, 1) for each in direct), *((each, FIXTURES) for each in served if is_test(each))]


def distances(modules: Iterable[str]) -> dict[str, int]:
    """For each module that reaches some modules, the number of imports to the nearest."""
    found: dict[str, int] = {}
    open_ends = [(0, module) for module in modules]
    heapq.heapify(open_ends)
    while open_ends:
        distance, module = heapq.heappop(open_ends)
        if module not in found:
            found[module] = distance
            for importer, step in importers(module):
                heapq.heappush(open_ends, (distance + step, importer))
    return found


def is_test(module: str) -> bool:
    """Whether a module is a test file."""
    return module.startswith("tests.") and module.rpartition(".")[2].startswith("test_")


def kinship(test: str, modules: Iterable[str]) -> int:
    """The kinship of a test file: 0 if named after one of the modules, 1 after its package or in its folder, else 2."""
    *folders, name = test.split(".")[1:]
    paths = [module.split(".") for module in modules]
    packages = {package for path in paths for package in path[1:-1]}
    if any(_is_named_after(name, path[-1]) for path in paths):
        return 0
    return 1 if packages & {*folders} or any(_is_named_after(name, package) for package in packages) else 2


def _is_named_after(test: str, name: str) -> bool:
    return f"{test}_".startswith(f"test_{name}_")


def nearest_tests(modules: Iterable[str]) -> dict[str, tuple[int, int]]:
    """The test files that reach some modules, nearest first, with their kinship and distance."""
    modules = set(modules)
    far = {test: away for test, away in distances(modules).items() if is_test(test)}
    found = {file_of(test): (kinship(test, modules) if away else 0, away) for test, away in far.items()}
    return dict(sorted(found.items(), key=lambda each: (each[1], each[0])))
