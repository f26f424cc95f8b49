"""Who owns what can be seen from across the room: trains stand out from open routes, and these from each other."""

from __future__ import annotations

import pytest

from drawing.plan import read_plan
from tests.browser.conftest import Visit
from tests.support.browser.board_colours import confusable, lights_of, pieces_on, seen_on
from tests.support.browser.scenes import turn_on
from tests.support.server_thread import Serving
from tests.support.soak import by_turns
from whistlestop import editions
from whistlestop.boards.board import BOARDS
from whistlestop.boards.editions import load_board

SLOTS_APART = {"light": 12, "dark": 10}


@pytest.mark.parametrize("edition", by_turns(["usa"], editions))
def test_trains_stand_out_from_open_routes_for_everybody(visit: Visit, server: Serving, edition: str) -> None:
    page = visit().open(turn_on(edition)(server)).page
    pieces = pieces_on(page, read_plan(BOARDS / edition / "drawing.json"))
    board = load_board(edition)
    colours = {name: route.colour for name, route in zip(board.route_names, board.routes, strict=True)}
    assert {piece.is_train for piece in pieces} == {True, False}
    for theme in ("light", "dark"):
        seen = seen_on(pieces, lights_of(page, pieces, theme), colours)
        found = confusable(seen.trains)
        assert found["normal"] < 3 and found["any"] < 12, (theme, found)
        assert seen.slots["normal"][0] >= SLOTS_APART[theme], (theme, seen.slots)
