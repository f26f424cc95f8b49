"""The messages of refusals: those of the rules, of typed words and of the server."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from whistlestop.refusals.sentences import SENTENCES, TYPED

PACKAGE = Path(__file__).parents[2] / "src" / "whistlestop"
SERVER = (PACKAGE / "tables", PACKAGE / "server")

# The facts that each message of the rules and of typed words needs.
NEEDED: dict[str, set[str]] = {id_: {*facts} for _, id_, facts in SENTENCES.values()}
NEEDED |= {id_: {*facts} for id_, facts in TYPED.items()}


def server_ids() -> set[str]:
    """The ids of all messages that the server's source names."""
    return {
        text
        for folder in SERVER
        for file in folder.rglob("*.py")
        for text in _texts(file)
        if text.startswith("refused-")
    }


def _texts(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


SENT = {*NEEDED, *server_ids()}
