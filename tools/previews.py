"""The pictures that messengers show of a link to a table: python -m tools.previews renews those of all editions."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.support.browser.chromium import FLAGS, chromium
from whistlestop import editions
from whistlestop.server.http.previews import HEIGHT, WIDTH

PUBLIC = Path(__file__).parents[1] / "web" / "public"
QUALITY = 40  # of the JPEG, so that it has at most 60 KB
FONT = "node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2"
# The whole board at the right, and our mark beside it.
PAGE = """
<style>
  @font-face {{ font-family: Mark; src: url(data:font/woff2;base64,{font}); }}
  body {{ margin: 0; height: {height}px; display: flex; background: #cfdcdb; color: #1d4b5f; }}
  .mark {{ flex: 1; display: grid; gap: 20px; place-content: center; place-items: center; font: 600 40px Mark; }}
  .mark svg {{ width: 96px; height: 96px; }}
  .board svg {{ display: block; height: {height}px; }}
</style>
<div class="mark">{wheel}Whistlestop</div><div class="board">{board}</div>
"""


def page_of(edition: str) -> str:
    """The page that is photographed for an edition."""
    board = (PUBLIC / "boards" / f"{edition}-picture.svg").read_text(encoding="utf-8")
    wheel = (PUBLIC / "wheel.svg").read_text(encoding="utf-8")
    font = b64encode((PUBLIC.parent / FONT).read_bytes()).decode()
    return PAGE.format(board=board, wheel=wheel, font=font, height=HEIGHT)


def main() -> None:
    """Renew the pictures."""
    found = chromium()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found.path, env=found.environment, args=[*FLAGS])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        for edition in editions:
            page.set_content(page_of(edition))
            page.evaluate("document.fonts.ready.then(() => null)")
            path = PUBLIC / "boards" / f"{edition}-preview.jpg"
            page.screenshot(path=path, type="jpeg", quality=QUALITY)
        browser.close()


if __name__ == "__main__":
    main()
