"""Small faults to put into the sources: found in the syntax tree, and identified by what they change, not by line."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

OTHER = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in"} | {
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
LOGS = ("log", "logger", "logging", "warnings")
Found = tuple[str, ast.AST, str]


@dataclass(frozen=True)
class Mutation:
    """One fault: its place, the code there, and its replacement."""

    file: str
    scope: str
    operator: str
    statement: str
    before: str
    after: str
    nth: int  # among those that are equal in all of the above
    line: int = 0

    @property
    def key(self) -> tuple[str, ...]:
        """What identifies it even after lines have moved."""
        return (self.file, self.scope, self.operator, self.statement, self.before, self.after, str(self.nth))


def swapped_comparison(node: ast.AST) -> Iterator[Found]:
    """`<` for `<=`, `==` for `!=`, and so on."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
        yield "comparison", node, f"{left} {OTHER[type(node.ops[0])]} {right}"


def shifted_constant(node: ast.AST) -> Iterator[Found]:
    """A whole number that is one too large."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield "constant", node, str(node.value + 1)


def negated_condition(node: ast.AST) -> Iterator[Found]:
    """A condition that takes the other branch."""
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield "condition", node.test, f"not ({ast.unparse(node.test)})"


def swapped_logic(node: ast.AST) -> Iterator[Found]:
    """`and` for `or`, and vice versa."""
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "logic", node, f"({ast.unparse(ast.BoolOp(other, node.values))})"


def dropped_statement(node: ast.AST) -> Iterator[Found]:
    """A statement left out, where that leaves no name undefined."""
    calls = isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)
    stores = isinstance(node, ast.Assign) and all(isinstance(to, ast.Attribute | ast.Subscript) for to in node.targets)
    if calls or stores or isinstance(node, ast.AugAssign | ast.Break | ast.Continue):
        yield "statement", node, "pass"


def other_return(node: ast.AST) -> Iterator[Found]:
    """The opposite boolean, or None instead of a result."""
    if isinstance(node, ast.Return) and node.value is not None:
        truth = isinstance(node.value, ast.Compare | ast.BoolOp) or getattr(node.value, "value", None) in {True, False}
        yield "return", node, f"return not ({ast.unparse(node.value)})" if truth else "return None"


OPERATORS = (
    swapped_comparison,
    shifted_constant,
    negated_condition,
    swapped_logic,
    dropped_statement,
    other_return,
)


def is_left_alone(node: ast.AST) -> bool:
    """Whether a part does not affect what the program does: imports, type checks, logs."""
    if isinstance(node, ast.If):
        return "TYPE_CHECKING" in ast.unparse(node.test)
    called = node.value.func if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) else None
    return isinstance(node, ast.Import | ast.ImportFrom) or (
        called is not None and ast.unparse(called).split(".")[0].lstrip("_").lower() in LOGS
    )


def children(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node, without annotations, decorators and docstrings."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "type_comment", "type_params", "bases", "keywords"} and (
            name != "keywords" or isinstance(node, ast.ClassDef)
        ):
            continue
        yield from (each for each in (value if isinstance(value, list) else [value]) if isinstance(each, ast.AST))


def walk(node: ast.AST, scope: str = "", statement: str = "") -> Iterator[tuple[str, str, Found]]:
    """Every fault in a tree, with the function and the statement that it is in."""
    for child in children(node):
        if is_left_alone(child) or isinstance(child, ast.JoinedStr):
            continue
        inner = (
            f"{scope}.{child.name}"
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
            else scope
        )
        said = ast.unparse(child).splitlines()[0] if isinstance(child, ast.stmt) else statement
        for operator in OPERATORS:
            yield from ((inner, said, found) for found in operator(child))
        yield from walk(child, inner, said)


def places(file: str, source: str) -> Iterator[tuple[Mutation, ast.AST]]:
    """Every fault that can be put into a file, with the part that it replaces."""
    seen = Counter[tuple[str, ...]]()
    for scope, statement, (operator, node, after) in walk(ast.parse(source)):
        alike = (scope, operator, statement, ast.get_source_segment(source, node) or "", after)
        yield Mutation(file, *alike, nth=seen[alike], line=getattr(node, "lineno", 0)), node
        seen[alike] += 1


def mutated(source: str, wanted: Mutation) -> str | None:
    """The source with a fault in it, or None if its place is gone."""
    for found, node in places(wanted.file, source):
        if found.key == wanted.key:
            return replaced(source, node, found.after)
    return None


def replaced(source: str, node: ast.AST, after: str) -> str:
    """The source with a node replaced by other code."""
    lines = [line.encode() for line in source.splitlines(keepends=True)]
    starts = [sum(map(len, lines[:i])) for i in range(len(lines))]
    assert isinstance(node, ast.expr | ast.stmt) and node.end_lineno and node.end_col_offset is not None
    first, last = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
    text = b"".join(lines)
    return (text[:first] + after.encode() + text[last:]).decode()
