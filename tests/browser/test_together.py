"""Several people at one table, each with a browser of their own; and lost connections in the middle of the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.english import like, say
from tests.support.browser.input_methods import Finger, Mouse
from tests.support.browser.player import Player
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import ADA, BOT, FRIEND, Serving

SHORT, SHORTEST = {"trains": 8}, {"trains": 5}
A_FEW = 2  # decisions


def take_turns(*players: Player, decisions: int = 1000) -> None:
    """Let the players decide in turn, until the game is over or enough decisions are made."""
    for _ in range(decisions):
        players[0].visitor.until(lambda: any(player.visitor.is_asked or player.visitor.is_over for player in players))
        if any(player.visitor.is_over for player in players):  # the others see it in a moment
            break
        next(player for player in players if player.visitor.is_asked).decide()
    for player in players:
        player.visitor.settle()


def test_a_friend_sits_down_by_the_link_and_two_browsers_play_to_the_end(visit: Visit, server: Serving) -> None:
    table, seat = server.lay(ADA, FRIEND, house=SHORTEST)
    ada = Player(visit().open(str(seat)), Mouse())
    friend = visit(**PHONE).open(str(table))
    friend.page.get_by_role("textbox", name=like("your-name")).fill("Vera")
    friend.button("sit-down").first.tap()
    take_turns(ada, Player(friend, Finger(), seed=2))
    ada.visitor.until(lambda: ada.visitor.is_over and friend.is_over)
    friend.page.set_viewport_size({"width": 1440, "height": 900})  # on a phone the table of points stands upright
    friend.settle()
    ending = [visitor.page.get_by_role("table").first.inner_text() for visitor in (ada.visitor, friend)]
    assert ending[0] == ending[1]


def test_the_address_of_a_seat_invites_to_the_table_and_never_hands_the_seat_over(
    visit: Visit, server: Serving
) -> None:
    table, seat = server.lay(ADA, FRIEND)
    ada = visit().open(str(seat))
    expect(ada.button("stand-up")).to_be_visible()
    assert ada.page.url == str(table)
    ada.page.reload()
    expect(ada.button("stand-up")).to_be_visible()
    friend = visit().open(ada.page.url)
    expect(friend.button("sit-down")).to_be_visible()
    assert not friend.button("stand-up").count()


def test_a_browser_that_stores_nothing_has_the_seat_after_a_reload_too(visit: Visit, server: Serving) -> None:
    _, seat = server.lay(ADA, FRIEND)
    ada = visit(is_new=True)
    ada.page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new DOMException() } })")
    ada.open(str(seat))
    expect(ada.button("stand-up")).to_be_visible()
    ada.page.reload()
    expect(ada.button("stand-up")).to_be_visible()
    assert "#" not in ada.page.url


def seen(visitor: Visitor) -> list[str]:
    """What must be the same after every return: the hand, the players' plates and the log."""
    names = (("list", like("hand-of")), ("region", like("players")), ("list", like("log")))
    return [visitor.page.get_by_role(role, name=name).first.inner_text() for role, name in names]  # type: ignore[arg-type]


@pytest.fixture
def player(visit: Visit, server: Serving) -> Player:
    """Somebody in the middle of a game, on turn."""
    _, seat = server.lay(ADA, {**BOT, "level": "beginner"}, house=SHORT)
    player = Player(visit().open(str(seat)), Mouse())
    take_turns(player, decisions=A_FEW)
    player.visitor.until(lambda: player.visitor.is_asked)
    player.visitor.settle()
    return player


def goes_on(player: Player) -> None:
    """Check that a player who came back can play, and sees what happens."""
    before = seen(player.visitor)
    take_turns(player, decisions=A_FEW)
    assert player.visitor.is_over or seen(player.visitor) != before


@pytest.mark.soak
def test_a_reload_shows_the_table_as_it_was(player: Player) -> None:
    before = seen(player.visitor)
    player.page.reload()
    player.visitor.until(lambda: player.visitor.is_asked)
    assert seen(player.visitor) == before
    goes_on(player)


@pytest.mark.soak
def test_a_seat_can_be_left_and_found_again_without_its_link(player: Player) -> None:
    before = seen(player.visitor)
    table = player.page.url
    player.page.goto("about:blank")
    player.visitor.open(table)
    player.visitor.until(lambda: player.visitor.is_asked)
    assert seen(player.visitor) == before


def test_a_server_that_starts_again_has_lost_nothing(player: Player, server: Serving) -> None:
    before = seen(player.visitor)
    player.visitor.may_disconnect = True
    server.stop()
    expect(player.visitor.text("line-lost")).to_be_visible()
    server.start()
    expect(player.visitor.text("line-lost")).to_be_hidden()
    assert seen(player.visitor) == before
    goes_on(player)


def test_without_a_network_the_page_says_so_and_comes_back(player: Player) -> None:
    before = seen(player.visitor)
    player.visitor.may_disconnect = True
    player.visitor.context.set_offline(True)
    player.hand.press(player.page.get_by_role("button", name=say("deck")))
    expect(player.visitor.text("line-lost")).to_be_visible()
    player.visitor.context.set_offline(False)
    expect(player.visitor.text("line-lost")).to_be_hidden()
    player.visitor.settle()
    assert seen(player.visitor) == before
    goes_on(player)
