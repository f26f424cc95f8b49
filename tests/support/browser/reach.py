"""What a player can reach: what is in sight, or a tab or a scrolled list away that says so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Locator

from tests.support.browser.visitor import Visitor

# For each element: nothing if it is in sight, "scrolled" if a list has it further on, or else what is wrong with it.
# Of what is ticked by its label, the label is looked at.
SENSE = """(elements) => elements.map((element) => {
    const thing = element.closest("label") ?? element, box = thing.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || !thing.checkVisibility({ visibilityProperty: true })) return "is not shown";
    let { left, top, right, bottom } = box, list = null;
    const clip = (frame) => {
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    };
    for (let around = thing.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === "visible" && overflowY === "visible") continue;
        clip(around.getBoundingClientRect());
        if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight + 1) list ??= around;
    }
    clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const seen = (Math.max(0, right - left) * Math.max(0, bottom - top)) / (box.width * box.height);
    if (seen < 0.95 && list) return "scrolled";
    if (seen < 0.95) return `is ${Math.round(seen * 100)} % in sight`;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return thing.contains(hit) || hit?.closest("button, label")?.contains(thing) ? "" : `lies under ${hit?.className}`;
})"""
# The list around an element: how many of its lines are out of sight, and the number that it shows for them.
CUE = """(element) => {
    const list = element.closest("[data-list]"), cues = [...(list?.querySelectorAll("[data-more]") ?? [])];
    if (!list) return { height: 0, hidden: 0, said: -1 };
    const window = list.firstElementChild.getBoundingClientRect();
    const isHidden = (line) => line.bottom > window.bottom + 2 || line.top < window.top - 2;
    const lines = [...list.querySelectorAll("[data-line]")].map((line) => line.getBoundingClientRect());
    const said = cues.map((cue) => Number(/\\d+/.exec(cue.textContent)?.[0])).reduce((sum, count) => sum + count, 0);
    return { height: window.height, hidden: lines.filter(isHidden).length, said };
}"""
# A list counts what is out of sight when it has been laid out, and saying so lays it out again.
STILL = """async () => {
    const shape = (list) => [list.offsetHeight, list.firstElementChild.clientHeight, list.lastElementChild.textContent];
    for (let last, still = 0; still < 3; await new Promise(requestAnimationFrame)) {
        const now = [...document.querySelectorAll("[data-list]")].map(shape).join();
        [still, last] = [now === last ? still + 1 : 0, now];
    }
}"""
LEAST_HEIGHT = 44  # pixels of a list that is scrolled: less cannot be read, nor touched


class Need(NamedTuple):
    """Something that a player must be able to reach, and how many of it there are."""

    name: str
    things: Locator
    number: int
    tab: str = ""  # the tab of a phone's sheet on which it may lie
    said: int = 0  # the number that this tab shows


def unreachable(visitor: Visitor, needs: list[Need]) -> list[str]:
    """What of all this cannot be reached, and why; a phone's sheet is left as it was."""
    visitor.page.evaluate(STILL)
    selected = selected_tab(visitor)
    found = [fault for need in needs for fault in (faults_on_tab(visitor, need) if need.tab else faults_of(need))]
    back = selected or selected_tab(visitor)
    if selected != selected_tab(visitor):
        open_tab(visitor.page.locator(f"#{back}"))
    return found


def selected_tab(visitor: Visitor) -> str | None:
    """The tab to which a phone's sheet is open."""
    tab = visitor.page.locator("[role=tab][aria-selected=true]")
    return tab.get_attribute("id") if tab.count() else None


def faults_on_tab(visitor: Visitor, need: Need) -> Iterator[str]:
    """What is wrong with things that may lie on a tab: then it is in sight, and says how many there are."""
    tab = visitor.page.locator(f"#tab-{need.tab}")
    if tab.count():
        said = re.search(r"\d+", tab.inner_text())
        yield from (f"the tab of {need.name} {sense}" for sense in tab.evaluate_all(SENSE) if sense)
        if said is None or int(said[0]) != need.said:
            yield f"the tab of {need.name} does not say {need.said}"
        if tab.get_attribute("aria-selected") == "false":
            open_tab(tab)
    yield from faults_of(need)


def open_tab(tab: Locator) -> None:
    """Press a tab, and wait until what lies on it is laid out."""
    tab.evaluate("tab => tab.click()")
    tab.page.evaluate(STILL)


def faults_of(need: Need) -> Iterator[str]:
    """What is wrong with things that should be in sight, or further on in a list that says so."""
    senses: list[str] = need.things.evaluate_all(SENSE)
    if len(senses) < need.number:
        yield f"{need.name}: {len(senses)} of {need.number} are there"
    for number, sense in enumerate(senses, 1):
        if sense and sense != "scrolled":
            yield f"{need.name} {number} {sense}"
    if "scrolled" in senses:
        yield from faults_of_list(need, senses.index("scrolled"))


def faults_of_list(need: Need, number: int) -> Iterator[str]:
    """What is wrong with a list that is scrolled to reach a thing."""
    thing = need.things.nth(number)
    cue = thing.evaluate(CUE)
    if cue["said"] < 0 or cue["said"] != cue["hidden"]:
        yield f"{need.name}: {cue['hidden']} lines are out of sight, and the list says {cue['said']}"
    if cue["height"] < LEAST_HEIGHT:
        yield f"{need.name}: the list is {cue['height']:.0f} pixels high"
    thing.evaluate("thing => thing.scrollIntoView({ block: 'nearest' })")
    sense = need.things.evaluate_all(SENSE)[number]
    if sense:
        yield f"{need.name} {number + 1}, when it is scrolled to, {sense}"
    thing.evaluate("thing => thing.closest('[data-list]')?.firstElementChild.scrollTo(0, 0)")
    thing.page.evaluate(STILL)
