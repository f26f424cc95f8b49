"""Accessibility: axe finds no fault in any page and state, in light and dark, on a phone and on a big screen."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.support.browser.accessibility import SMALL, violations_anywhere, violations_at, violations_by_turns
from tests.support.browser.every_language import check_a_language, switch_language
from tests.support.browser.scenes import BOARD, SCENES, SHORT_SCENES, Scene
from tests.support.server_thread import Serving
from tests.support.soak import by_turns
from whistlestop import editions


@pytest.mark.soak
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_axe_finds_no_fault_in_any_state(visit: Visit, server: Serving, scene: Scene) -> None:
    visitor = visit()
    scene.show(server, visitor)
    assert not (found := violations_anywhere(visitor)), "\n".join(found)


@pytest.mark.parametrize(("number", "scene"), [*enumerate(SHORT_SCENES)], ids=[scene.name for scene in SHORT_SCENES])
def test_axe_finds_no_fault_by_turns_in_each_language_and_size(
    visit: Visit, server: Serving, number: int, scene: Scene
) -> None:
    visitor = visit()
    scene.show(server, visitor)
    if scene.name != "connection-lost":  # a language that was not fetched before cannot be fetched then
        check_a_language(visitor, number, is_back=False)
    # The boards themselves are checked where nothing covers them.
    without = () if scene.name.startswith("turn-") else (BOARD,)
    assert not (found := violations_by_turns(visitor, number, without)), "\n".join(found)


@pytest.mark.parametrize("edition", by_turns(["europe"], editions))
def test_the_longest_words_fit_on_the_smallest_screen(visit: Visit, server: Serving, edition: str) -> None:
    visitor = visit()
    next(scene for scene in SCENES if scene.name == f"turn-{edition}").show(server, visitor)
    switch_language(visitor, "el")
    assert not (found := violations_at(visitor, SMALL, "dark")), "\n".join(found)
