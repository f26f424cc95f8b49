"""Where there is nothing: a person gets a page that says so, and a program gets the reason as JSON."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.server.running_server import Running
from whistlestop.server.http import page_files

pytestmark = pytest.mark.anyio

PERSON = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page, however small."""
    for folder in ("assets", "boards"):
        (tmp_path / folder).mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(page_files, "FOLDER", tmp_path)


@pytest.mark.parametrize("path", ["/nonsense", "/no/such/page", "/t/a/b", "/index.php"])
async def test_a_person_is_shown_the_page_with_the_status_of_what_is_missing(server: Running, path: str) -> None:
    answer = await server.http.get(path, headers=PERSON)
    assert (answer.status_code, answer.text) == (404, "<!doctype html>")
    assert answer.headers["content-type"].startswith("text/html") and answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "headers"), [("/nonsense", {}), ("/api/nonsense", PERSON), ("/api/tables/no-such-table", PERSON)]
)
async def test_a_program_is_answered_in_json(server: Running, path: str, headers: dict[str, str]) -> None:
    answer = await server.http.get(path, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


async def test_what_is_not_asked_for_is_no_page(server: Running) -> None:
    answer = await server.http.post("/nonsense", headers=PERSON)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
