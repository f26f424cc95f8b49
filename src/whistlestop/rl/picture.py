"""A board as an array of pixels, from its drawing: for videos, for learning from images, for a quick look."""

from __future__ import annotations

import re
from functools import lru_cache
from math import cos, radians, sin
from typing import Any
from unicodedata import normalize

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from whistlestop.boards.automatic_drawing.colours import ROUTE_COLOURS
from whistlestop.boards.automatic_drawing.drawing import DrawnName, Space
from whistlestop.boards.board import Board
from whistlestop.boards.drawings import drawing_of
from whistlestop.engine.jit import Array
from whistlestop.rules import CARDS
from whistlestop.views.view import View

# The colours of the page; a test compares them with its palette.
SEAT_COLOURS = ("#b3362f", "#23588f", "#e9b53a", "#4da08a", "#33302f")
PAGE, LAND, SEA, INK, PALE = "#efe6d4", "#f5ecd9", "#cfdcdb", "#2b2621", "#fffcf4"

WIDTH = 960
FINE = 2  # drawn this many times larger and then reduced, which smooths all edges
STRIP = 64  # below the board: the seats and the row
STEP = re.compile(r"([Mlz])|(-?\d+(?:\.\d+)?)")

Point = tuple[float, float]


class Picture:
    """One board: its background is painted once, its trains again for every picture."""

    def __init__(self, board: Board) -> None:
        self.drawing = drawing_of(board)
        self.board = board
        self.scale = FINE * WIDTH / self.drawing["width"]
        self.height = round(self.drawing["height"] * self.scale)
        self.ground = Image.new("RGB", (FINE * WIDTH, self.height + FINE * STRIP), PAGE)
        self._paint_ground(ImageDraw.Draw(self.ground))

    def paint(self, view: View) -> Array:
        """The table of a view: who owns which tracks and stations, the points, trains and the row."""
        image = self.ground.copy()
        brush = ImageDraw.Draw(image)
        for name, seat in view["routes"].items():
            for space in self.drawing["routes"][name]["spaces"]:
                self._space(brush, space, SEAT_COLOURS[seat], INK, 1.5)
                x, y, angle, length = space
                self._space(brush, (x, y, angle, length * 0.55), PALE, SEAT_COLOURS[seat], 0.4)
        for city, seat in view["stations"].items():
            self._dot(brush, city, self.drawing["sizes"]["station"] * 1.4, SEAT_COLOURS[seat])
        self._strip(brush, view)
        return np.asarray(image.reduce(FINE))

    def _paint_ground(self, brush: ImageDraw.ImageDraw) -> None:
        rings = [self._at(ring) for ring in outlines(self.drawing["land"])]
        brush.rectangle((0, 0, FINE * WIDTH, self.height), fill=SEA if rings else LAND)
        for ring in rings:
            brush.polygon(ring, fill=LAND)
        for name, number in self.board.route_index.items():
            for space in self.drawing["routes"][name]["spaces"]:
                self._space(brush, space, ROUTE_COLOURS[self.board.routes[number].colour], INK, 1)
        font = ImageFont.load_default(self.drawing["sizes"]["name"] * self.scale)
        for city in self.drawing["cities"]:
            self._dot(brush, city, self.drawing["sizes"]["city"], PALE)
            self._name(brush, self.drawing["cities"][city]["name"], font)

    def _at(self, points: list[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def _space(self, brush: ImageDraw.ImageDraw, space: Space, fill: str, line: str, wide: float) -> None:
        x, y, angle, length = space
        along, across = length / 2, wide * self.drawing["sizes"]["space"] / 2
        c, s = cos(radians(angle)), sin(radians(angle))
        corners = [(along, across), (-along, across), (-along, -across), (along, -across)]
        brush.polygon(self._at([(x + u * c - v * s, y + u * s + v * c) for u, v in corners]), fill=fill, outline=line)

    def _dot(self, brush: ImageDraw.ImageDraw, city: str, radius: float, fill: str) -> None:
        place = self.drawing["cities"][city]
        brush.circle(self._at([(place["x"], place["y"])])[0], radius * self.scale, fill=fill, outline=INK, width=FINE)

    def _name(self, brush: ImageDraw.ImageDraw, name: DrawnName, font: Any) -> None:
        anchor = {"start": "ls", "middle": "ms", "end": "rs"}[name["anchor"]]
        for number, line in enumerate(name["lines"]):
            [place] = self._at([(name["x"], name["y"] + number * self.drawing["sizes"]["line"])])
            brush.text(place, plain(line), INK, font, anchor, stroke_width=FINE, stroke_fill=LAND)

    def _strip(self, brush: ImageDraw.ImageDraw, view: View) -> None:
        font = ImageFont.load_default(18 * FINE)
        top = self.height + FINE * STRIP / 2
        for seat in range(view["seats"]):
            x = FINE * (16 + 140 * seat)
            brush.circle((x + 8 * FINE, top), 8 * FINE, fill=SEAT_COLOURS[seat], outline=INK, width=FINE)
            counts = f"{view['points'][seat]} · {view['trains'][seat]}"
            brush.text((x + 24 * FINE, top), counts, INK, font, "lm")
            if seat == view["seat"]:
                brush.line((x, top + 18 * FINE, x + 110 * FINE, top + 18 * FINE), INK, 3 * FINE)
        for slot, card in enumerate(view["row"]):
            if card is not None:
                self._card(brush, FINE * (WIDTH - 38 * (5 - slot) - 12), top, card)

    @staticmethod
    def _card(brush: ImageDraw.ImageDraw, x: float, middle: float, card: str) -> None:
        place = (x, middle - 22 * FINE, x + 30 * FINE, middle + 22 * FINE)
        brush.rounded_rectangle(place, 4 * FINE, ROUTE_COLOURS.get(card, PALE), INK, FINE)
        if card == CARDS[-1]:  # a locomotive has every colour
            for number, colour in enumerate(CARDS[:-1]):
                y = middle + (number - 4) * 5 * FINE
                brush.rectangle((x + 3 * FINE, y, x + 27 * FINE, y + 5 * FINE), ROUTE_COLOURS[colour])


def plain(name: str) -> str:
    """A name in the letters that the picture's font has."""
    return normalize("NFKD", name.replace("ø", "o").replace("Ø", "O")).encode("ascii", "ignore").decode()


def outlines(path: str) -> list[list[Point]]:
    """The rings of an SVG path that consists of straight lines."""
    rings: list[list[Point]] = []
    numbers: list[float] = []
    x = y = 0.0
    for letter, number in STEP.findall(path):
        if letter == "M":
            rings.append([])
            x = y = 0.0
        numbers = numbers if number else []
        if number:
            numbers.append(float(number))
        if len(numbers) == 2:
            x, y = x + numbers[0], y + numbers[1]
            rings[-1].append((x, y))
            numbers = []
    return [ring for ring in rings if len(ring) > 2]


@lru_cache
def picture_of(board: Board) -> Picture:
    """The picture of a board, painted once."""
    return Picture(board)
