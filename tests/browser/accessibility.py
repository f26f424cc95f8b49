"""What a page denies to some, found by axe: every rule of WCAG 2.2 AA and of good practice that a machine can check."""

from __future__ import annotations

from functools import cache

from tests.browser.chromium import axe
from tests.browser.visitor import Visitor

RUN = """async ({ source, rules }) => {
    if (!window.axe) (0, eval)(source);
    const runOnly = rules.length ? { type: "rule", values: rules } : undefined;
    const found = await axe.run(document, { resultTypes: ["violations"], runOnly });
    const told = ({ html, any }) => `${html.slice(0, 160)} (${any[0]?.message ?? ""})`;
    return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(told).join(" | ")}`);
}"""


SIZES = ((1440, 900), (360, 740))
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


@cache
def source() -> str:
    """The source of axe, read once."""
    return axe()


def violations(visitor: Visitor, *rules: str) -> list[str]:
    """All that is wrong for somebody with the page as it stands, or what breaks these rules."""
    found: list[str] = visitor.page.evaluate(RUN, {"source": source(), "rules": rules})
    return found


def violations_anywhere(visitor: Visitor) -> list[str]:
    """All that is wrong with the page on a wide screen or a phone, in light or dark."""
    found = []
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.emulate_media(color_scheme="light")
        visitor.settle()
        found += [f"{width}×{height}: {violation}" for violation in violations(visitor)]
        over = visitor.page.evaluate(TOO_WIDE)
        found += [f"{width}×{height}: the page is {over} pixels too wide"] if over > 0 else []
        visitor.page.emulate_media(color_scheme="dark")
        visitor.settle()
        # Nothing but the colours is different in the dark.
        found += [f"{width}×{height} dark: {violation}" for violation in violations(visitor, "color-contrast")]
    return found
