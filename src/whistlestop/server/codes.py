"""The codes of tables: a word and two digits, short enough to be said aloud and easy to hear."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from whistlestop.tables.options import TableOptions

if TYPE_CHECKING:
    from whistlestop.server.store import Store

# Short, in plain letters, with no two that sound alike, and none that anybody would rather not say.
WORDS = Path(__file__).with_name("code_words.txt").read_text(encoding="ascii").split()
NUMBERS = range(10, 100)
CODE = re.compile(r"\s*([a-z]{3,9})[\s-]*([1-9][0-9])\s*", re.IGNORECASE | re.ASCII)
MAX_TRIES = 20


def new_code() -> str:
    """A code by chance."""
    return f"{secrets.choice(WORDS)}-{secrets.choice(NUMBERS)}"


def read_code(text: str) -> str | None:
    """The code in what somebody has typed; None if it is none."""
    found = CODE.fullmatch(text)
    return f"{found[1].lower()}-{found[2]}" if found else None


def is_joined(setting: TableOptions) -> bool:
    """Whether others come to a table, and so need its code."""
    return any(chair.sits == "friend" for chair in setting.chairs)


async def claim_code(store: Store, table: str, wished: str | None = None) -> str | None:
    """Claim a code for a table, if possible this one; None if all that were tried lead to other tables."""
    for number in range(MAX_TRIES):
        code = wished if wished and number == 0 else new_code()
        if await store.claim_code(code, table, time()):
            return code
    return None
