"""Nobody is left out: axe finds no fault in any page and state, in light and dark, on a phone and on a big screen."""

from __future__ import annotations

import pytest

from tests.browser.accessibility import violations
from tests.browser.conftest import Visit
from tests.browser.scenes import SCENES, Scene
from tests.serving import Serving

SIZES = ((1440, 900), (360, 740))


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_it_is_for_everybody(visit: Visit, server: Serving, scene: Scene) -> None:
    visitor = visit()
    scene.show(server, visitor)
    found = []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.emulate_media(color_scheme="light")
        visitor.settle()
        found += [f"{width}×{height}: {violation}" for violation in violations(visitor)]
        visitor.page.emulate_media(color_scheme="dark")
        visitor.settle()
        # Nothing but the colours is different in the dark.
        found += [f"{width}×{height} dark: {violation}" for violation in violations(visitor, "color-contrast")]
    assert not found, "\n".join(found)
