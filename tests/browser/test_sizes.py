"""How much the first view costs: little script, and not much in all, as it comes over the network."""

from __future__ import annotations

from pathlib import PurePosixPath

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import PHONE, Visit
from tests.support.server_thread import Serving
from tests.support.soak import by_turns
from whistlestop import editions

MAX_SCRIPT, MAX_IN_ALL = 200_000, 500_000  # bytes
ME, BOT = {"sits": "host", "name": "Ada"}, {"sits": "bot", "level": "beginner"}


# Every first view and every script once: what a language adds is the same at every table.
@pytest.mark.parametrize(
    ("edition", "language"),
    by_turns([(None, "el"), ("europe", "sl")], [None, *editions], ["en", "el", "sl"]),
)
def test_the_first_view_is_small(visit: Visit, server: Serving, edition: str | None, language: str) -> None:
    visitor = visit(is_new=True, **PHONE, locale=language)
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 – it must be a function
    visitor.open(str(server.lay(ME, BOT, edition=edition)[1]) if edition else "/")
    visitor.page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers if answer.status == 200}
    script = sum(size for url, size in sizes.items() if PurePosixPath(url).suffix == ".js")
    assert 10_000 < script <= MAX_SCRIPT, sizes
    assert 100_000 < sum(sizes.values()) <= MAX_IN_ALL, sizes
    print(edition, language, script, sum(sizes.values()))
