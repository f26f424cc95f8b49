"""The check of a deal in real browsers: two devices mix their numbers in, and any change on the way is found."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.support.browser.english import like, say
from tests.support.browser.scenes import play_until
from tests.support.browser.visitor import Visitor
from whistlestop.client import Link

CHOICE = {"edition": "usa", "houses": {"usa": {"trains": 3}}, "guests": ["friend"], "names": []}
KEPT = ("deal-secret-kept", "deal-own-kept", "deal-others-kept", "deal-seed-kept", "deal-kept", "deal-cards-kept")
# Somebody between the server and a browser, who alters what goes through: the storage says what.
TAMPERING = """
const other = "e".repeat(32);
const ways = {
  cards: ({ view }) => { if (view?.phase === "first_tickets") view.hand = { loco: 4 }; },
  secret: ({ deal }) => { if (deal) deal.secret = "6".repeat(64); },
  own: ({ deal }) => { if (deal) deal.nonces[0] = other; },
  others: ({ deal }) => { if (deal) deal.nonces[1] = other; },
};
window.WebSocket = class extends WebSocket {
  set onmessage(receive) {
    super.onmessage = receive && (({ data }) => {
      const message = JSON.parse(data);
      ways[localStorage.getItem("tampering")]?.(message);
      receive({ data: JSON.stringify(message) });
    });
  }
};
"""


def tamper(visitor: Visitor, what: str) -> None:
    """Alter something from now on."""
    visitor.page.evaluate("what => localStorage.setItem('tampering', what)", what)


def start_table(visitor: Visitor) -> Link:
    """Start a table for a friend on the first page; the link of the own seat."""
    visitor.page.add_init_script(f"localStorage.setItem('whistlestop.choice', '{json.dumps(CHOICE)}')")
    visitor.open().button("seats-change").click()
    visitor.page.get_by_role("textbox", name=like("your-name")).fill("Ada")
    visitor.page.get_by_role("button", name=say("play"), exact=True).click()
    return seat_of(visitor)


def sit_down(visitor: Visitor, table: Link) -> Link:
    """Sit down at a friend's table."""
    visitor.open(str(table._replace(token=None)))
    visitor.page.get_by_role("textbox", name=like("your-name")).fill("Vera")
    visitor.button("sit-down").first.click()
    return seat_of(visitor)


def seat_of(visitor: Visitor, but: str = "home") -> Link:
    """The seat that a browser has taken, from its storage: it is not in the address of the table."""
    visitor.page.wait_for_url(re.compile(f"/t/(?!{but})"))
    table = Link.read(visitor.page.url)
    visitor.until(lambda: table.table in kept_by(visitor, "chairs"))
    return table._replace(token=kept_by(visitor, "chairs")[table.table])


def kept_by(visitor: Visitor, what: str) -> dict[str, Any]:
    """What a browser has stored, by table."""
    kept: dict[str, Any] = json.loads(
        visitor.page.evaluate("key => localStorage.getItem(key)", f"whistlestop.{what}") or "{}"
    )
    return kept


def has_revealed(visitor: Visitor, table: str) -> bool:
    """Whether the server has the number of a browser for the deal at a table."""
    return bool(kept_by(visitor, "deals").get(table, {}).get("isAccepted"))


def finding(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("listitem").filter(has_text=say(name))


def alarm(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("alert").filter(has_text=say("deal-alarm"))


def test_each_browser_checks_the_deal_and_shows_any_change(visit: Visit) -> None:
    # With the same nonce, one browser could reveal it for the other.
    ada, vera = visit(is_new=True, nonce=7), visit(is_new=True, nonce=8)
    for visitor in (ada, vera):
        visitor.page.add_init_script(TAMPERING)
        visitor.open()
    tamper(vera, "cards")
    own = start_table(ada)
    other = sit_down(vera, own)
    for visitor in (ada, vera):  # it is dealt once both have revealed
        visitor.until(lambda visitor=visitor: visitor.is_asked)  # type: ignore[misc]
    play_until([own, other], lambda client: client.is_over, ())

    ada.page.get_by_text(say("deal-title")).click()
    for name in KEPT:
        expect(finding(ada, name)).to_be_visible()
    expect(alarm(ada)).to_have_count(0)

    expect(alarm(vera)).to_be_in_viewport()  # without a press
    expect(finding(vera, "deal-cards-broken")).to_be_visible()
    expect(finding(vera, "deal-own-kept")).to_be_visible()

    for visitor in (ada, vera):
        visitor.settle()  # both have committed to a number for the rematch
    ada.button("play-again").click()
    again = seat_of(ada, own.table)
    vera.button("again-follow").click()  # the cards are dealt once both have come
    for visitor in (ada, vera):
        visitor.until(lambda visitor=visitor: has_revealed(visitor, again.table))  # type: ignore[misc]
    ada.until(lambda: ada.is_asked)

    ada.open(str(own))
    for what in ("secret", "own", "others"):
        tamper(ada, what)
        ada.page.reload()
        expect(alarm(ada)).to_be_visible()
        expect(finding(ada, f"deal-{what}-broken")).to_be_visible()

    for visitor, names in ((ada, (*KEPT, "replay-lines-kept")), (vera, ("deal-cards-broken",))):
        visitor.open(f"/replay/{own.table}")
        visitor.button("replay-more").click()
        visitor.button("replay-verify").click()
        for name in names:
            expect(finding(visitor, name)).to_be_visible()
