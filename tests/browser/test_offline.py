"""The page without a network: it opens from what the browser keeps, and says so; a new version is taken when online."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser.english import say
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import ADA, BOT, Serving, serving
from whistlestop.server.http import page_files

READY = "navigator.serviceWorker.ready.then((found) => found.active.state)"
ASK = "path => fetch(path).then((answer) => answer.status, () => 'nothing')"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of the page, which a test may replace by a new version."""
    shutil.copytree(page_files.FOLDER, tmp_path / "web")
    monkeypatch.setattr(page_files, "FOLDER", tmp_path / "web")
    return tmp_path / "web"


@pytest.fixture
def own(tmp_path: Path, folder: Path) -> Iterator[Serving]:
    """A server that a test may stop."""
    (tmp_path / "tables").mkdir()
    with serving(tmp_path / "tables") as server:
        yield server


@pytest.fixture
def visitor(browser: Browser, own: Serving) -> Iterator[Visitor]:
    """Somebody whose browser keeps the page."""
    context = browser.new_context(locale="en-GB", service_workers="allow", reduced_motion="reduce")
    yield Visitor(context, own.url)
    context.close()


def test_the_page_opens_without_a_network_and_says_so(visitor: Visitor, own: Serving) -> None:
    page = visitor.open().page
    notice = page.get_by_text(say("offline-title"))
    page.evaluate(READY)
    expect(notice).to_have_count(0)
    for is_stopped in (False, True):
        if is_stopped:
            own.stop()
        visitor.context.set_offline(not is_stopped)
        page.goto(own.url)
        expect(visitor.button("play")).to_be_visible()
        expect(notice).to_be_visible()
        page.goto(f"{own.url}/rules")
        expect(page.get_by_role("searchbox")).to_be_visible()
        assert page.evaluate(ASK, "/api/editions") == "nothing", "what the server says is never kept"
    own.start()
    page.goto(own.url)
    expect(visitor.button("play")).to_be_visible()
    expect(notice).to_have_count(0)
    assert page.evaluate(ASK, "/api/editions") == 200


def test_a_table_says_that_the_connection_is_lost_and_goes_on_when_it_is_back(visitor: Visitor, own: Serving) -> None:
    seat = own.lay(ADA, BOT)[1]
    page = visitor.open(str(seat)).page
    page.evaluate(READY)
    own.stop()
    page.reload()
    expect(page.get_by_text(say("line-lost"))).to_be_visible()
    own.start()
    expect(page.get_by_text(say("keep-title")).first).to_be_visible()


def test_a_new_version_is_taken_with_the_next_page_and_waits_to_be_kept(
    visitor: Visitor, own: Serving, folder: Path
) -> None:
    page = visitor.open().page
    page.evaluate(READY)
    kept = page.evaluate("caches.keys()")
    for name, old, new in (
        ("index.html", "<head>", '<head><meta name="newer">'),
        ("sw.js", '"version":"', '"version":"x'),
    ):
        file = folder / name
        file.write_text(file.read_text().replace(old, new, 1))
    page.goto(own.url)
    expect(page.locator("meta[name=newer]")).to_have_count(1)
    page.evaluate("""navigator.serviceWorker.getRegistration().then(async (found) => {
        await found.update();
        const worker = found.installing ?? found.waiting;
        while (worker.state === "installing")
            await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    })""")
    assert {*kept} < {*page.evaluate("caches.keys()")}, "a page that is open keeps its files"
    page.close()
    visitor.page = visitor.context.new_page()
    page = visitor.open().page
    page.wait_for_function("caches.keys().then((names) => names.length === 1)")
    assert page.evaluate("caches.keys()") != kept
