"""What can be read on a page, and whether every label fits: nothing is cut off, and nothing sticks out."""

from __future__ import annotations

from tests.support.browser.visitor import Visitor

# Every text of the page: what is visible, what is announced, and what a hovering pointer shows. What is marked as being
# in another language is left out, such as details in English for the author of a file; so are keys and code.
WORDS = """() => {
    const LEFT_OUT = "script, style, code, kbd, option[lang], [role=alert] [lang=en]";
    const ATTRIBUTES = ["aria-label", "aria-valuetext", "title", "alt", "placeholder"];
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement.closest(LEFT_OUT)) found.push(node.data);
    for (const name of ATTRIBUTES)
        for (const element of document.querySelectorAll(`[${name}]`))
            if (!element.closest(LEFT_OUT)) found.push(element.getAttribute(name));
    return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
}"""

# A text is cut off where an element around it hides what does not fit; it sticks out of a painted frame or the window.
# What scrolls shows all of it in the end. Texts on the board and those for screen readers are no labels.
CRAMPED = """() => {
    const SLACK = 1.5, NO_LABELS = ".hidden, svg.board, svg.ground, [aria-hidden=true], option, [data-name]";
    const found = new Set();
    const styleOf = (element) => getComputedStyle(element);
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isPainted = (style) => parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth) > 1
        || style.boxShadow !== "none" || !/^rgba\\(.*, 0\\)$|^transparent$/.test(style.backgroundColor);
    const named = (element) => [element.tagName.toLowerCase(), ...element.classList]
        .filter((name) => !name.startsWith("svelte-")).join(".");
    const note = (kind, text, element, by) => found.add(
        `${kind} ${named(element)} by ${Math.round(by)}px: ${text.trim().replace(/\\s+/g, " ").slice(0, 60)}`);
    const SIDES = { x: ["left", "right"], y: ["top", "bottom"] };
    const over = (rect, box, [start, end]) => Math.max(box[start] - rect[start], rect[end] - box[end]);

    function check(text, rect, parent) {
        const axes = new Set(["x", "y"]), slack = { x: SLACK, y: rect.height * 0.25 }; // lines may be set tightly
        let isFloating = false; // above what is around it, and not in it
        for (let element = parent; element && axes.size; element = element.parentElement) {
            const style = styleOf(element), box = element.getBoundingClientRect();
            if (style.display === "inline" || style.display === "contents") continue;
            const isFrame = isPainted(style) && !["HTML", "BODY"].includes(element.tagName);
            for (const axis of [...axes]) {
                const flow = axis === "x" ? style.overflowX : style.overflowY;
                const by = over(rect, box, SIDES[axis]), isOver = by > slack[axis];
                if (isOver && (flow === "hidden" || flow === "clip")) note(`cut off (${axis}) in`, text, element, by);
                else if (isOver && isFrame && flow === "visible" && !isFloating)
                    note(`sticks out (${axis}) of`, text, element, by);
                if (flow === "auto" || flow === "scroll" || (isOver && isFrame)) axes.delete(axis);
                if (style.position === "fixed" && axis === "y") axes.delete(axis);
            }
            isFloating ||= isFrame && ["absolute", "fixed"].includes(style.position);
        }
        if (axes.has("x") && (rect.left < -SLACK || rect.right > innerWidth + SLACK))
            note("leaves the window", text, parent, Math.max(-rect.left, rect.right - innerWidth));
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest(NO_LABELS) || !isSeen(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) if (rect.width > 1) check(node.data, rect, parent);
    }

    const ruler = document.createElement("canvas").getContext("2d");
    for (const field of document.querySelectorAll("select, input[placeholder]")) {
        if (!isSeen(field) || field.closest(NO_LABELS)) continue;
        const isSelect = field.tagName === "SELECT", style = styleOf(field);
        const text = isSelect ? field.selectedOptions[0]?.text ?? "" : field.value ? "" : field.placeholder;
        ruler.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const arrow = isSelect && style.appearance !== "none" ? 18 : 0;
        const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
        const by = ruler.measureText(text).width - room;
        if (by > SLACK) note("cut off (x) in", text, field, by);
    }

    const CONTROLS = "button, a.btn, summary, select, input.field, [role=tab], .segments label, .choices label";
    const layerOf = (element) => {
        for (let up = element; up; up = up.parentElement) {
            const { position, overflowY } = styleOf(up);
            if (position !== "static" && position !== "relative" || up.matches("dialog, [popover]")) return up;
            if (overflowY === "auto" || overflowY === "scroll") return up;
        }
    };
    const controls = [...document.querySelectorAll(CONTROLS)]
        .filter((element) => !element.closest(".hidden, svg") && isSeen(element) && styleOf(element).opacity !== "0")
        .map((element) => ({ element, box: element.getBoundingClientRect(), layer: layerOf(element) }));
    for (const [i, a] of controls.entries()) for (const b of controls.slice(i + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        const isNested = a.element.contains(b.element) || b.element.contains(a.element);
        if (a.layer === b.layer && !isNested && across > 2 && down > 2)
            note(`overlaps ${named(b.element)} (${b.element.textContent.trim().slice(0, 20)}):`,
                a.element.textContent || a.element.ariaLabel || "", a.element, Math.min(across, down));
    }

    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.add(`the page is ${wide}px too wide`);
    return [...found];
}"""


def words_on(visitor: Visitor) -> list[str]:
    """Every text of the page, each once."""
    found: list[str] = visitor.page.evaluate(WORDS)
    return found


def cramped(visitor: Visitor) -> list[str]:
    """The labels that do not fit."""
    found: list[str] = visitor.page.evaluate(CRAMPED)
    return found
