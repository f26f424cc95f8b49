"""What screen readers announce: what the others did, and what is asked for."""

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
    _, seat = server.lay(ADA, {"sits": "bot", "level": "beginner"})
    return Typist(visit().open(str(seat)))


def is_announced(player: Typist, pattern: str) -> None:
    """Wait until this is all that the live region says."""
    expect(player.page.locator("p[aria-live=polite]")).to_have_text(re.compile(f"^{pattern}$"))


def asks(step: str, **given: int) -> str:
    """How a question is announced."""
    return re.escape(f"{say('your-turn')}: {say(step, **given)}.")


def test_questions_and_the_moves_of_others_are_announced(player: Typist) -> None:
    is_announced(player, asks("step-first-tickets", least=2))
    player.visitor.until(player.keep_tickets)
    is_announced(player, f"(Otto .+ )?{asks('step-turn')}")
    player.type("d")
    is_announced(player, asks("step-second"))
    player.type("d")
    is_announced(player, f"Otto .+ {asks('step-turn')}")
