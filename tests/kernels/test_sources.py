"""What the library assumes about every kernel without any check by a compiler."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from whistlestop.kernels.sources import LEARNERS, PACKAGE

KERNELS = sorted(path for pattern in LEARNERS for path in PACKAGE.glob(pattern))
UNCHANGED = {"board", "rules", "traits"}  # as kernels/build/target.py marks them


def kernels_of(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and any(ast.unparse(each) == "kernel" for each in node.decorator_list):
            yield node


def targets_in(kernel: ast.FunctionDef) -> Iterator[ast.expr]:
    for node in ast.walk(kernel):
        if isinstance(node, ast.Assign):
            yield from node.targets
        elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            yield node.target


def written(target: ast.expr) -> Iterator[str]:
    """The names whose fields or elements an assignment changes."""
    if isinstance(target, ast.Tuple):
        for each in target.elts:
            yield from written(each)
    elif isinstance(target, (ast.Attribute, ast.Subscript)):
        while isinstance(target, (ast.Attribute, ast.Subscript)):
            target = target.value
        yield ast.unparse(target)


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_kernel_writes_into_the_board_the_rules_or_a_bots_traits(path: Path) -> None:
    for kernel in kernels_of(path):
        changed = {name for target in targets_in(kernel) for name in written(target)}
        assert not changed & UNCHANGED, f"{kernel.name} writes into what the library reads only once"


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_kernel_counts_from_the_end_of_an_array(path: Path) -> None:
    for kernel in kernels_of(path):
        for node in ast.walk(kernel):
            if isinstance(node, ast.Subscript):
                place = ast.unparse(node.slice)
                assert not place.startswith("-"), f"{kernel.name}: {ast.unparse(node)}"
