"""Accessibility faults that axe finds: every rule of WCAG 2.2 AA and of good practice that a machine can check."""

from __future__ import annotations

from functools import cache
from typing import Literal

from tests.support.browser.chromium import axe
from tests.support.browser.visitor import Visitor

RUN = """async ({ source, rules, without }) => {
    if (!window.axe) (0, eval)(source);
    const runOnly = rules.length ? { type: "rule", values: rules } : undefined;
    // Style sheets and films are fetched for rules that are not asked for, and a fault is shown by its HTML.
    const quick = { resultTypes: ["violations"], preload: false, selectors: false };
    const found = await axe.run({ exclude: without }, { ...quick, runOnly });
    const line = ({ html, any }) => `${html.slice(0, 160)} (${any[0]?.message ?? ""})`;
    return found.violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(line).join(" | ")}`);
}"""


Scheme = Literal["light", "dark"]
WIDE, SMALL = (1440, 900), (360, 740)
SIZES = (WIDE, SMALL)
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


@cache
def source() -> str:
    """The source of axe, read once."""
    return axe()


def violations(visitor: Visitor, *rules: str, without: tuple[str, ...] = ()) -> list[str]:
    """Every violation on the page as it is, or those of certain rules."""
    given = {"source": source(), "rules": rules, "without": without}
    found: list[str] = visitor.page.evaluate(RUN, given)
    return found


def violations_at(visitor: Visitor, size: tuple[int, int], scheme: Scheme, without: tuple[str, ...] = ()) -> list[str]:
    """Every violation at this size, in light or dark, and whether the page is too wide."""
    set_window(visitor, size, scheme)
    width, height = size
    over = visitor.page.evaluate(TOO_WIDE)
    found = [*violations(visitor, without=without), *([f"the page is {over} pixels too wide"] if over > 0 else [])]
    return [f"{width}×{height} {scheme}: {violation}" for violation in found]


def set_window(visitor: Visitor, size: tuple[int, int], scheme: Scheme) -> None:
    """Set the size of the window, and light or dark."""
    width, height = size
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.emulate_media(color_scheme=scheme)
    visitor.settle()


def violations_anywhere(visitor: Visitor) -> list[str]:
    """Every violation on a wide screen and on a phone, in light and in dark."""
    found = []
    for size in SIZES:
        found += violations_at(visitor, size, "light")
        set_window(visitor, size, "dark")
        # In the dark only the colours differ.
        found += [f"{size} dark: {violation}" for violation in violations(visitor, "color-contrast")]
    return found


def violations_by_turns(visitor: Visitor, number: int, without: tuple[str, ...] = ()) -> list[str]:
    """Every violation on a wide screen or a phone, in light or dark: one of the four, by turns."""
    scheme: Scheme = "dark" if number // 2 % 2 else "light"
    return violations_at(visitor, SIZES[number % 2], scheme, without)
