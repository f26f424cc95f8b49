"""What a messenger reads of a link to a table: a card in its language, with nothing that a name could break."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.support.server.lobby_requests import post
from tests.support.server.running_server import Running
from whistlestop import editions
from whistlestop.server.http import page_files
from whistlestop.server.http.previews import HEIGHT, WIDTH

HOSTILE = """Kat'"><script>x()</script>"""
FRIEND = {"sits": "friend"}
MAX_PICTURE = 61_440  # bytes


class Card(HTMLParser):
    """What a messenger finds in the head of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.facts = dict[str, str]()
        self.scripts, self.is_title = 0, False
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.is_title = tag == "title"
        self.scripts += tag == "script"
        found = dict(attributes)
        if tag == "meta" and (name := found.get("property") or found.get("name")):
            self.facts[name] = found.get("content") or ""

    def handle_data(self, data: str) -> None:
        if self.is_title:
            self.facts["title"] = self.facts.get("title", "") + data

    def handle_endtag(self, tag: str) -> None:
        self.is_title = False


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that was built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "boards").mkdir()
    head = "<!doctype html><html><head><title>Whistlestop</title></head><body></body></html>"
    (tmp_path / "index.html").write_text(head)
    monkeypatch.setattr(page_files, "FOLDER", tmp_path)


async def card(server: Running, path: str, language: str = "") -> Card:
    """The card that a messenger makes of a link: it follows redirects, and runs nothing."""
    answer = await server.http.get(path, headers={"accept-language": language}, follow_redirects=True)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    return Card(answer.text)


@pytest.mark.anyio
async def test_a_link_and_a_code_show_who_invites_to_what(server: Running) -> None:
    chairs = [{"sits": "host", "name": "Katla"}, FRIEND, FRIEND, {"sits": "bot", "name": "Otto"}]
    table = (await server.lay(edition="europe", chairs=chairs))["table"]
    code = (await server.http.get(f"/api/tables/{table}")).json()["code"]
    for path in (f"/t/{table}", f"/j/{code}"):
        facts = (await card(server, path)).facts
        assert facts["title"] == facts["og:title"] == "Katla invites you to play"
        assert facts["og:description"] == facts["description"] == "Europe: 2 of 4 seats free. Katla, Otto"
        assert facts["og:image"] == f"{server.url}/boards/europe-preview.jpg"
        assert facts["og:url"] == f"{server.url}/t/{table}"
    greek = (await card(server, f"/t/{table}", "de, el;q=0.9, en;q=0.8")).facts
    assert greek["og:description"] == "Ευρώπη: ελεύθερες θέσεις 2 από 4. Katla, Otto"
    for language in ("xx", "el;q=0", "en;q=high", ";;,,;q="):
        assert (await card(server, f"/t/{table}", language)).facts["og:title"] == "Katla invites you to play"


@pytest.mark.anyio
async def test_a_hostile_name_is_only_text(server: Running) -> None:
    table = (await server.lay(chairs=[{"sits": "host", "name": HOSTILE}, FRIEND]))["table"]
    found = await card(server, f"/t/{table}")
    assert found.scripts == 0
    assert found.facts["og:title"] == found.facts["title"] == f"{HOSTILE} invites you to play"
    assert found.facts["og:description"] == f"USA: 1 of 2 seats free. {HOSTILE}"


@pytest.mark.anyio
async def test_a_table_without_a_host_one_that_plays_and_none_at_all(server: Running) -> None:
    empty = (await server.lay(chairs=[FRIEND, FRIEND]))["table"]
    assert (await card(server, f"/t/{empty}")).facts["og:description"] == "USA: 2 of 2 seats free."
    playing = (await server.lay(onlookers=False))["table"]
    facts = (await card(server, f"/t/{playing}")).facts
    assert (facts["og:title"], facts["og:description"]) == ("Whistlestop: USA", "Ada, Ben: playing now")
    assert (await card(server, "/t/there-is-no-such-table")).facts == {"title": "Whistlestop"}


@pytest.mark.anyio
async def test_the_names_are_those_that_the_link_opens_anyway(server: Running) -> None:
    table = (await server.lay(chairs=[{"sits": "host", "name": "Ada"}, FRIEND, FRIEND]))["table"]
    await post(server, f"{table}/chairs", name="Ben")
    seen = (await server.http.get(f"/api/tables/{table}")).json()
    names = [chair["name"] for chair in seen["chairs"] if chair["name"]]
    assert (await card(server, f"/t/{table}")).facts["og:description"].endswith(", ".join(names))


@pytest.mark.parametrize("edition", editions)
def test_every_edition_has_a_small_picture_of_the_right_size(edition: str) -> None:
    path = Path(__file__).parents[3] / "web" / "public" / "boards" / f"{edition}-preview.jpg"
    data = path.read_bytes()
    assert len(data) <= MAX_PICTURE
    frame = next(i for i in range(len(data)) if data[i : i + 2] in (b"\xff\xc0", b"\xff\xc2"))
    height, width = (int.from_bytes(data[frame + at : frame + at + 2]) for at in (5, 7))
    assert (width, height) == (WIDTH, HEIGHT)
