"""The colours of whole wagons and slots in a screenshot of the page, mixed as light."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image
from playwright.sync_api import Page

from whistlestop.boards.automatic_drawing.drawing import Drawing

Light = npt.NDArray[np.float64]

# The pixels of each space that lie, at least by half, in what is drawn on it: a wagon or a slot with its outline.
PIXELS = """(spaces) => {
    const board = document.querySelector("svg.board"), density = devicePixelRatio, matrix = board.getScreenCTM();
    const drawn = [...board.querySelectorAll(".sp, .w-r")], size = Math.hypot(matrix.a, matrix.b) * density;
    const boxes = new Map(drawn.map((one) => [one, one.getBBox()]));
    const isAround = ({ x, y, width, height }, at) => at.x > x && at.y > y && at.x < x + width && at.y < y + height;
    const brush = new OffscreenCanvas(512, 512).getContext("2d", { willReadFrequently: true });
    return spaces.map(([x, y, degrees, length]) => {
        const middle = new DOMPoint(x, y), there = middle.matrixTransform(matrix);
        const reach = Math.ceil((length / 2 + 3) * size);
        const shape = drawn.find((one) => isAround(boxes.get(one), middle) && one.isPointInFill(middle));
        if (!shape || !board.contains(document.elementFromPoint(there.x, there.y))) return [];
        const [left, top] = [there.x, there.y].map((at) => Math.floor(at * density) - reach), found = [];
        brush.reset();
        brush.setTransform(new DOMMatrix([density, 0, 0, density, -left, -top]).multiply(matrix));
        const all = brush.getTransform();
        brush.setTransform(all.translate(x, y).rotate(degrees));
        brush.beginPath();
        brush.rect(-length / 2 - 2, -12, length + 4, 24);
        brush.clip();
        brush.setTransform(all);
        brush.lineWidth = parseFloat(getComputedStyle(shape).strokeWidth);
        const path = new Path2D(shape.getAttribute("d"));
        brush.fill(path);
        brush.stroke(path);
        const { data } = brush.getImageData(0, 0, 2 * reach, 2 * reach);
        for (let i = 0; i < 4 * reach * reach; i++)
            if (data[4 * i + 3] >= 128) found.push(left + (i % (2 * reach)), top + Math.floor(i / (2 * reach)));
        return found;
    });
}"""


class Piece(NamedTuple):
    """A wagon or a slot on the board: its route, its owner if it has one, where it is, and its pixels."""

    route: str
    owner: int | None
    place: tuple[float, float]
    pixels: npt.NDArray[np.intp]


def pieces_on(page: Page, drawing: Drawing, owners: Mapping[str, int]) -> list[Piece]:
    """Everything that stands on the board and can be seen."""
    spaces = [(route, space) for route, drawn in drawing["routes"].items() for space in drawn["spaces"]]
    found: list[list[int]] = page.evaluate(PIXELS, [list(space) for _, space in spaces])
    return [
        Piece(route, owners.get(route), (space[0], space[1]), np.array(pixels, dtype=np.intp).reshape(-1, 2))
        for (route, space), pixels in zip(spaces, found, strict=True)
        if pixels
    ]


def lights_of(page: Page, pieces: list[Piece], **media: Any) -> list[Light]:
    """The mean light of every piece in a screenshot."""
    page.emulate_media(**media)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    picture = np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"), dtype=np.float64) / 255
    linear = np.where(picture <= 0.04045, picture / 12.92, ((picture + 0.055) / 1.055) ** 2.4)
    return [linear[piece.pixels[:, 1], piece.pixels[:, 0]].mean(axis=0) for piece in pieces]
