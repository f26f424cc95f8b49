"""The generated files and their contents."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from whistlestop.server.http.published.asyncapi import asyncapi
from whistlestop.server.http.published.openapi import openapi
from whistlestop.server.http.published.page import renewed
from whistlestop.server.http.published.typescript import typescript

ROOT = Path(__file__).parents[5]
PAGE = ROOT / "docs" / "protocol.md"


def files() -> dict[Path, str]:
    """Every generated file with its text for the schema as it is now."""
    return {
        ROOT / "web" / "src" / "protocol.ts": typescript(),
        ROOT / "docs" / "openapi.json": _json(openapi()),
        ROOT / "docs" / "asyncapi.json": _json(asyncapi()),
        PAGE: renewed(PAGE.read_text(encoding="utf-8")),
    }


def _json(data: Any) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"
