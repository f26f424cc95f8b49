"""How colours are seen: contrast (WCAG), distance (CIEDE2000), and three kinds of colour-blindness (Machado, 2009)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations

import numpy as np

from whistlestop.boards.automatic_drawing.geometry import Floats

VISIONS = {
    "normal": np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE = np.array([0.95047, 1.0, 1.08883])
Lab = tuple[float, float, float]


def coded(colour: str) -> Floats:
    """The numbers of a #rrggbb colour: red, green and blue, from 0 to 1."""
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255


def decoded(numbers: Floats) -> Floats:
    """The linear light of such numbers."""
    return np.where(numbers <= 0.04045, numbers / 12.92, ((numbers + 0.055) / 1.055) ** 2.4)


def light(colour: str) -> Floats:
    """The linear light of a #rrggbb colour: red, green and blue, from 0 to 1."""
    return decoded(coded(colour))


def luminance(colour: str) -> float:
    """How bright a colour is."""
    return float(TO_XYZ[1] @ light(colour))


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def mixed(one: str, other: str, part: float) -> str:
    """A colour mixed with a share of another."""
    pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * (1 - part) + b * part):02x}" for a, b in pairs)


def seen(colour: str, vision: str) -> Lab:
    """A colour in CIELAB, as it is seen by this vision."""
    return seen_light(light(colour), vision)


def seen_light(linear: Floats, vision: str) -> Lab:
    """Linear light in CIELAB, as it is seen by this vision."""
    xyz = TO_XYZ @ np.clip(VISIONS[vision] @ linear, 0, 1) / WHITE
    x, y, z = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return float(116 * y - 16), float(500 * (x - y)), float(200 * (y - z))


def distances(colours: dict[str, str], vision: str) -> list[tuple[float, str, str]]:
    """How far apart any two colours are for this vision, the nearest first."""
    return apart({name: light(colour) for name, colour in colours.items()}, vision)


def apart(lights: Mapping[str, Floats], vision: str) -> list[tuple[float, str, str]]:
    """How far apart any two lights are for this vision, the nearest first."""
    labs = {name: seen_light(linear, vision) for name, linear in lights.items()}
    return sorted((distance(labs[a], labs[b]), a, b) for a, b in combinations(lights, 2))


def distance(one: Lab, other: Lab) -> float:
    """CIEDE2000, as formulated by Sharma, Wu and Dalal."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    g = 0.5 * (1 - _seventh((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    level, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    dl = (l2 - l1) / (1 + 0.015 * (level - 50) ** 2 / math.sqrt(20 + (level - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * math.sqrt(c1 * c2) * _sin(turn / 2) / (1 + 0.015 * chroma * _hue_weight(hue))
    twist = -2 * _seventh(chroma) * _sin(60 * math.exp(-(((hue - 275) / 25) ** 2)))
    return math.sqrt(dl**2 + dc**2 + dh**2 + twist * dc * dh)


def _hue_weight(hue: float) -> float:
    return 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.20 * _cos(4 * hue - 63)


def _seventh(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25**7))


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _sin(degrees: float) -> float:
    return math.sin(math.radians(degrees))
