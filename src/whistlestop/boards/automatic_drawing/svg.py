"""SVG paths and elements, written as compactly as possible."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

Points = Iterable[tuple[float, ...]]


def number(value: float, decimals: int = 1) -> str:
    """A number without needless digits."""
    text = f"{value:.{decimals}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return "0" if text in {"-0", "", "-"} else text


def path(points: Points, closed: bool = False, decimals: int = 1) -> str:
    """A line through these points in relative steps, rounded without accumulating errors."""
    scale = 10**decimals
    rounded = [(round(point[0] * scale), round(point[1] * scale)) for point in points]
    kept = [rounded[0], *(b for a, b in pairwise(rounded) if a != b)]
    if closed and kept[0] == kept[-1]:
        kept.pop()
    if len(kept) < 2 + closed:
        return ""
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(kept)]
    texts = [number(value / scale, decimals) for step in steps for value in step]
    start = "M" + joined([number(value / scale, decimals) for value in kept[0]])
    return f"{start}l{joined(texts)}" + ("z" if closed else "")


def joined(texts: list[str]) -> str:
    """Numbers in a row, with a space only where they would run together."""
    out = texts[0]
    for before, text in pairwise(texts):
        apart = text.startswith("-") or (text.startswith(".") and "." in before)
        out += text if apart else f" {text}"
    return out


def element(name: str, inside: str = "", **attributes: str | float) -> str:
    """An element; underscores in attribute names become hyphens, and trailing ones are dropped."""
    texts = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}
    opened = name + "".join(
        f' {key}="{number(value) if isinstance(value, float) else value}"' for key, value in texts.items()
    )
    return f"<{opened}>{inside}</{name}>" if inside else f"<{opened}/>"
