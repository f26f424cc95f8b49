"""Nobody is left out: axe finds no fault in any page and state, in light and dark, on a phone and on a big screen."""

from __future__ import annotations

import pytest

from tests.browser.accessibility import violations_anywhere
from tests.browser.conftest import Visit
from tests.browser.scenes import SCENES, Scene
from tests.serving import Serving


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_it_is_for_everybody(visit: Visit, server: Serving, scene: Scene) -> None:
    visitor = visit()
    scene.show(server, visitor)
    assert not (found := violations_anywhere(visitor)), "\n".join(found)
