"""The check of labels finds what does not fit, and nothing else."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.support.browser.labels import cramped, words_on

LABEL = "Railways of the North"
BORDER = "border: 1px solid; background: white"
ONE_LINE = "width: 60px; white-space: nowrap"
CRAMPED = {
    "a button that hides its end": f'<button style="{ONE_LINE}; overflow: hidden">{LABEL}</button>',
    "an ellipsis": f'<h2 style="{ONE_LINE}; overflow: clip; text-overflow: ellipsis">{LABEL}</h2>',
    "a plate that is too low": f'<div style="width: 60px; height: 20px; overflow: hidden">{LABEL}</div>',
    "a frame that is too narrow": f'<p style="{ONE_LINE}; {BORDER}">{LABEL}</p>',
    "a button outside of the window": f'<button style="margin-left: 300px; white-space: nowrap">{LABEL}</button>',
    "a select that is too narrow": f'<select style="width: 60px"><option>{LABEL}</option></select>',
    "a placeholder that is cut off": f'<input placeholder="{LABEL}" style="width: 60px">',
    "two buttons, one over the other": '<button>One</button><button style="margin-left: -20px">Two</button>',
}
ROOMY = {
    "a label that wraps": f'<button style="width: 90px">{LABEL}</button>',
    "a list that scrolls": f'<ul style="height: 40px; overflow-y: auto">{"<li>Tickets</li>" * 9}</ul>',
    "a text for screen readers": f'<button style="width: 20px">?<span class="hidden">{LABEL}</span></button>',
    "a menu above a button": '<button>One</button><div style="position: absolute; top: 0"><button>Two</button></div>',
    "a bubble": f'<p style="{BORDER}; width: 9px">?<b style="position: absolute; width: 9em; {BORDER}">{LABEL}</b></p>',
    "a text that is not shown": f'<p style="display: none; width: 9px; overflow: hidden">{LABEL}</p>',
}
WORDS = """<title>Title</title><h1 aria-label="Label" title="Hover">Heading</h1>
<img alt="Picture"><input placeholder="Hint"><select><option>Choice</option><option lang="sl">Izbira</option></select>
<kbd>Esc</kbd><code>abc</code><p hidden>Later</p><div role="alert">Sorry<p lang="en">details</p></div>"""


@pytest.mark.parametrize("html", CRAMPED.values(), ids=CRAMPED)
def test_a_label_that_does_not_fit_is_found(visit: Visit, html: str) -> None:
    assert faults(visit, html)


@pytest.mark.parametrize("html", ROOMY.values(), ids=ROOMY)
def test_a_label_that_fits_is_no_fault(visit: Visit, html: str) -> None:
    assert faults(visit, html) == []


def test_every_text_is_read(visit: Visit) -> None:
    visitor = visit(is_new=True)
    visitor.page.set_content(WORDS)
    expected = {"Title", "Label", "Hover", "Heading", "Picture", "Hint", "Choice", "Later", "Sorry"}
    assert {*words_on(visitor)} == expected


def faults(visit: Visit, html: str) -> list[str]:
    """What does not fit on a page that is 360 pixels wide."""
    visitor = visit(is_new=True, viewport={"width": 360, "height": 640})
    visitor.page.set_content(f"<!doctype html><body style='margin: 0'>{html}</body>")
    return cramped(visitor)
