"""The clocks of a live game in the browser: everybody sees the time banks, and people can pause and go on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.support.browser.english import say
from tests.support.server_thread import ADA, BEN, Serving
from whistlestop.client import Client


def test_two_people_see_their_time_and_pause_by_agreement(visit: Visit, server: Serving) -> None:
    _, *seats = server.lay(ADA, BEN, pace="live", bank=600, increment=45)
    with Client(seats[1]) as ben:
        ada = visit(**PHONE).open(str(seats[0]))
        ada.button("menu").tap()
        ada.button("pause-ask").tap()
        expect(ada.text("pause-asked")).to_be_visible()
        while not ben.table["chairs"][0].get("wants_pause"):
            ben.wait()
        ben.ask("pause")
        expect(ada.text("paused-agreed").first).to_be_visible()
        ada.button("pause-continue").tap()
        expect(ada.text("pause-ready", who="Ben")).to_be_visible()
        ben.ask("pause", on=False)
        expect(ada.text("paused-agreed")).to_have_count(0)
        ada.page.set_viewport_size({"width": 1440, "height": 900})
        plates = ada.page.get_by_role("region", name=say("players"))
        expect(plates.get_by_title(say("clock"))).to_have_count(2)
        expect(plates).to_contain_text("+0:45")
