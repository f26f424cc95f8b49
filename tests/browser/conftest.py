"""What the tests in a browser share: a browser, a server with the built page, and visitors whose faults fail them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.support.browser.chromium import FLAGS, chromium
from tests.support.browser.scenes import fixed_chance
from tests.support.browser.visitor import PATIENCE, Visitor
from tests.support.browser.windows import Windows
from tests.support.server_thread import Serving, serving
from whistlestop.server.http.page_files import has_page

VISITORS = pytest.StashKey[list[Visitor]]()
HERE = Path(__file__).parent
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
Visit = Callable[..., Visitor]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep a screenshot of every visitor when a test failed."""
    report = yield
    if report.when == "call" and report.failed:
        for i, visitor in enumerate(visitors_of(item)):
            picture = item.config.rootpath / ".boot" / "failed" / f"{item.name}-{i}.png"
            visitor.page.screenshot(path=picture)
            report.sections.append(("what was seen", f"{picture}"))
    return report


def visitors_of(item: pytest.Item) -> list[Visitor]:
    """The visitors of a test."""
    nobody: list[Visitor] = []
    return item.stash.get(VISITORS, nobody)


# Not for the session: while a browser is there, no test of this process can have an event loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium; it ends before tests elsewhere begin."""
    found = chromium()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.path, env=found.environment, args=[*FLAGS])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the page as it was last built."""
    assert has_page(), "the page is not built: make .venv/ready-to-test"
    with fixed_chance(), serving(tmp_path_factory.mktemp("tables")) as server:
        yield server


@pytest.fixture(scope="package")
def windows(browser: Browser, server: Serving) -> Windows:
    """The windows that visitors are given."""
    return Windows(browser, server.url)


@pytest.fixture
def visit(request: pytest.FixtureRequest, windows: Windows) -> Iterator[Visit]:
    """Opens the page for new visitors; any fault that the browser reports fails the test.

    Who listens to the page, puts scripts into it or closes it asks for a new window.
    """
    visitors = request.node.stash[VISITORS] = list[Visitor]()

    def open_window(is_new: bool = False, nonce: int = 7, **options: Any) -> Visitor:
        usual = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        visitors.append(windows.open({**usual, **options}, is_new, nonce))
        return visitors[-1]

    yield open_window
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        windows.close(visitor)
    assert faults == []
