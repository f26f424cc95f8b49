"""What a visitor does to reach a state of the page: each of these begins where a link has led."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tests.support.browser.english import like, say
from tests.support.browser.player import LIT_ROUTE, Player

A_REVIEW = 180_000  # milliseconds; the server plays on from every turn of a game
MAX_PRESSES = 60
ADVICE = "[aria-labelledby=advice-title]"
WAYS = re.compile(f"^{say('payments')}")  # the button that shows them, with the one that is chosen
OPEN_ROUTE = {"kind": ".route.open", "part": ".sp"}
LIT_TUNNEL = {"kind": ".route.lit:has(.rib)", "part": ".sp"}


def light_a_payment(player: Player, kind: Mapping[str, str] = LIT_ROUTE) -> None:
    player.light()
    assert player.pick({**kind})


def press(player: Player, *names: str) -> None:
    """Press buttons, one after the other."""
    for name in names:
        player.press(player.visitor.button(name))


def list_routes(player: Player) -> None:
    """On a phone that is a hand, list what can be claimed."""
    player.press(player.page.get_by_role("tab", name=like("tab-routes")))


def pick_a_route(player: Player) -> None:
    """Pick a route of the list, and have all payments shown."""
    list_routes(player)
    player.press(player.page.locator(".pick").last)
    player.press_any(player.page.get_by_role("button", name=WAYS))


def become_a_screen(player: Player) -> None:
    """Make the device of a spectator the big screen of the table."""
    press(player, "menu", "screen-use")
    player.page.locator("main.screen").wait_for()


def start_waiting(player: Player, way: str) -> None:
    """Start a table from the front page, and wait until its link is shown."""
    press(player, way)
    player.page.get_by_role("textbox", name=say("link")).wait_for()


def plan_a_way(player: Player) -> None:
    """Draft the way of a ticket as my plan."""
    if player.page.locator("#tab-tickets").count():
        player.press(player.page.locator("#tab-tickets"))
    player.press(player.page.locator("[data-thing^='ticket ']"))
    press(player, "plan-this-way")
    player.page.locator("svg.board [data-ink]").first.wait_for(state="attached")


def ask_for_advice(player: Player) -> None:
    """Ask what a bot would do, and wait for its answer."""
    press(player, "advice-ask")
    player.page.locator(f"{ADVICE} .move").wait_for()


def open_review(player: Player) -> None:
    """Open the review, and wait until it is ready."""
    press(player, "review-begin")
    player.page.get_by_role("heading", name=say("review-turning")).wait_for(timeout=A_REVIEW)


def continue_from_here(player: Player) -> None:
    """Continue from this moment; on a phone the button is under “More”."""
    if not player.visitor.button("replay-continue").count():
        press(player, "replay-more")
    press(player, "replay-continue")


def type_key(player: Player, key: str) -> None:
    player.page.keyboard.press(key)


def type_nonsense(player: Player) -> None:
    """Type what is no action, and be refused."""
    player.page.keyboard.press("/")
    player.page.keyboard.type("fly to Paris")
    player.page.keyboard.press("Enter")
    player.visitor.settle()


def ask_why_not(player: Player) -> None:
    """Press routes until one cannot be claimed, and ask for the rule behind it."""
    for _ in range(MAX_PRESSES):
        if player.visitor.button("rule-button").count():
            break
        player.press_any(player.visitor.button("not-now"))  # a route that can be claimed was pressed
        player.pick(OPEN_ROUTE)
    press(player, "rule-button")


def read_the_rule(player: Player) -> None:
    """Go from a route that cannot be claimed to the whole rule, above the table."""
    ask_why_not(player)
    press(player, "rule-read")
    player.page.get_by_role("dialog").get_by_role("figure").wait_for()


def lose_connection(player: Player) -> None:
    player.visitor.may_disconnect = True
    player.visitor.context.set_offline(True)
    player.visitor.text("line-lost").wait_for()


def leave_by_another_page(player: Player) -> None:
    """Leave the table to a bot, while it is still open in another window."""
    other = player.page.context.new_page()
    other.goto(player.page.url)
    for name in ("menu", "leave-table", "leave"):
        other.get_by_role("button", name=say(name), exact=True).click()
    player.visitor.button("take-back").wait_for()
    other.close()
