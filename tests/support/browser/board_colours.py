"""The colours of whole wagons and slots in a screenshot of the page, mixed as light."""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Mapping
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image
from playwright.sync_api import Page

from drawing.vision import VISIONS, apart, decoded, distance, seen_light
from tests.support.browser.visitor import PAINTED
from whistlestop.boards.automatic_drawing.drawing import Drawing

NEAR = 75.0  # units of the drawing between a wagon and a slot that can be taken for each other
CONFUSABLE = 15.0
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
        if (!shape || !board.contains(document.elementFromPoint(there.x, there.y))) return null;
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
        return { isTrain: shape.matches(".w-r"), pixels: found };
    });
}"""


class Piece(NamedTuple):
    """A wagon or a slot on the board: its route, where it is, and its pixels."""

    route: str
    is_train: bool
    place: tuple[float, float]
    pixels: npt.NDArray[np.intp]


class Seen(NamedTuple):
    """What is seen on a board: how far each train is from open slots near it, and the two nearest kinds of slots."""

    trains: list[dict[str, list[float]]]  # by vision
    slots: dict[str, tuple[float, str, str]]  # by vision


def pieces_on(page: Page, drawing: Drawing) -> list[Piece]:
    """Everything that stands on the board and can be seen."""
    spaces = [(route, space) for route, drawn in drawing["routes"].items() for space in drawn["spaces"]]
    return [
        Piece(route, found["isTrain"], (space[0], space[1]), np.array(found["pixels"], dtype=np.intp).reshape(-1, 2))
        for (route, space), found in zip(
            spaces, page.evaluate(PIXELS, [list(space) for _, space in spaces]), strict=True
        )
        if found
    ]


def lights_of(page: Page, pieces: list[Piece], theme: Literal["light", "dark"]) -> list[Light]:
    """The mean light of every piece in a screenshot."""
    page.emulate_media(color_scheme=theme)
    page.evaluate(PAINTED)
    picture = np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"), dtype=np.float64) / 255
    linear = decoded(picture)
    return [linear[piece.pixels[:, 1], piece.pixels[:, 0]].mean(axis=0) for piece in pieces]


def seen_on(pieces: list[Piece], lights: list[Light], colours: Mapping[str, str]) -> Seen:
    """Compare the trains with the open slots near them, and the kinds of slots with each other."""
    kinds, near = defaultdict(list), defaultdict(list)
    places = np.array([piece.place for piece in pieces])
    for piece, light in zip(pieces, lights, strict=True):
        if not piece.is_train:
            kinds[colours[piece.route]].append(light)
            continue
        for i in np.flatnonzero(np.hypot(*(places - piece.place).T) <= NEAR):
            if not pieces[i].is_train:
                near[piece.route].append((light, lights[i]))
    means = {kind: np.mean(all_, axis=0) for kind, all_ in kinds.items()}
    return Seen([compared(pairs) for pairs in near.values()], {vision: apart(means, vision)[0] for vision in VISIONS})


def compared(pairs: list[tuple[Light, Light]]) -> dict[str, list[float]]:
    """How far apart wagons and slots are for every vision."""
    return {vision: [distance(seen_light(a, vision), seen_light(b, vision)) for a, b in pairs] for vision in VISIONS}


def confusable(trains: list[dict[str, list[float]]]) -> dict[str, float]:
    """How many trains, in percent, have a confusable slot near them: for every vision, and for any of them."""
    near = {vision: [min(train[vision]) < CONFUSABLE for train in trains] for vision in VISIONS}
    return {
        **{vision: 100 * float(np.mean(found)) for vision, found in near.items()},
        "any": 100 * float(np.mean(np.any([*near.values()], axis=0))),
    }
