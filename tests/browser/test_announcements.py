"""What is read out to those who do not see the board: what the others did, and what is asked for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.support.browser.english import say
from tests.support.browser.keyboard_player import Typist
from tests.support.server_thread import ADA, Serving


@pytest.fixture
def player(visit: Visit, server: Serving) -> Typist:
    """Somebody at a table with Otto, a bot."""
    _, chair = server.lay(ADA, {"sits": "bot", "level": "beginner"})
    return Typist(visit().open(str(chair)))


def is_read_out(player: Typist, pattern: str) -> None:
    """Wait until this is all that the live region says."""
    expect(player.page.locator("p[aria-live=polite]")).to_have_text(re.compile(f"^{pattern}$"))


def asks(step: str, **given: int) -> str:
    """How a question is read out."""
    return re.escape(f"{say('your-turn')}: {say(step, **given)}.")


def test_what_i_am_asked_for_and_what_others_did_is_read_out(player: Typist) -> None:
    is_read_out(player, asks("step-first-tickets", least=2))
    player.visitor.until(player.keep_tickets)
    is_read_out(player, f"(Otto .+ )?{asks('step-turn')}")
    player.type("d")
    is_read_out(player, asks("step-second"))
    player.type("d")
    is_read_out(player, f"Otto .+ {asks('step-turn')}")
