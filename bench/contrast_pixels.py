"""The colours of whole wagons and slots in a screenshot of the page: mixed as light, as they are from across the room."""

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

# The pixels of each space that lie in what is drawn on it, a wagon or a slot, with the line around it.
PIXELS = """(spaces) => {
    const board = document.querySelector("svg.board"), density = devicePixelRatio;
    const drawn = [...board.querySelectorAll(".sp, .w-r")];
    const matrix = board.getScreenCTM(), back = matrix.inverse();
    const size = Math.hypot(matrix.a, matrix.b) * density, columns = innerWidth * density, rows = innerHeight * density;
    return spaces.map(([x, y, degrees, length]) => {
        const middle = new DOMPoint(x, y), there = middle.matrixTransform(matrix);
        const shape = drawn.find((one) => one.isPointInFill(middle));
        const isSeen = board.contains(document.elementFromPoint(there.x, there.y));
        if (!shape || !isSeen) return [];
        const angle = degrees * Math.PI / 180, right = Math.cos(angle), down = Math.sin(angle), found = [];
        const [across, down_] = [there.x * density, there.y * density], reach = (length / 2 + 3) * size;
        for (let v = Math.floor(down_ - reach); v <= down_ + reach; v++)
            for (let u = Math.floor(across - reach); u <= across + reach; u++) {
                if (u < 0 || v < 0 || u >= columns || v >= rows) continue;
                const at = new DOMPoint((u + 0.5) / density, (v + 0.5) / density).matrixTransform(back);
                const [dx, dy] = [at.x - x, at.y - y];
                if (Math.abs(dx * right + dy * down) > length / 2 + 2 || Math.abs(dy * right - dx * down) > 12) continue;
                if (shape.isPointInFill(at) || shape.isPointInStroke(at)) found.push(u, v);
            }
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
