"""Nobody is left out: axe finds no fault in any page and state, in light and dark, on a phone and on a big screen."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.browser.accessibility import violations
from tests.browser.conftest import Visit
from tests.browser.scenes import SCENES, Scene
from tests.serving import Serving

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LOOKS = [(size, scheme) for size in ((1440, 900), (360, 740)) for scheme in SCHEMES]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_it_is_for_everybody(visit: Visit, server: Serving, scene: Scene) -> None:
    visitor = visit()
    scene.show(server, visitor)
    found = []
    for (width, height), scheme in LOOKS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.emulate_media(color_scheme=scheme)
        visitor.settle()
        found += [f"{width}×{height} {scheme}: {violation}" for violation in violations(visitor)]
    assert found == []
