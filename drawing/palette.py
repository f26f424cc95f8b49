"""The palette: every colour of the table, and `web/src/look/tokens.css` written from it.

python -m drawing.palette    writes the tokens and reports how far apart the colours are
"""

from __future__ import annotations

from pathlib import Path

from drawing.pieces import OUTLINES, PLAYERS, SLOTS, TRAINS, from_afar, slot_parts
from drawing.vision import VISIONS, apart, contrast, distances, mixed
from whistlestop.boards.automatic_drawing.colours import ROUTE_COLOURS

TOKENS = Path(__file__).parents[1] / "web" / "src" / "look" / "tokens.css"

ROUTES = ROUTE_COLOURS
CARDS = {name: colour for name, colour in ROUTES.items() if name != "grey"}
CREAM = "#fffaf0"
SIGNS = {
    "purple": CREAM,
    "blue": "#0c2c42",
    "orange": "#3a1a02",
    "white": "#6b6256",
    "green": CREAM,
    "yellow": "#5c4500",
    "black": "#e9dfcd",
    "red": CREAM,
    "grey": "#3d372e",
}
ON_TURN = "#2a1d02"  # text on the warm gold, in both modes
PATTERNS = {"madder": CREAM, "prussian": "#dbe9f6", "gold": "#4a3200", "fir": "#0d2e26", "ink": "#f2e6cf"}

LIGHT = {
    "page": "#efe6d4",
    "paper": "#f8f2e5",
    "raised": "#fffcf4",
    "sunken": "#e6dbc6",
    "land": "#f5ecd9",
    "sea": "#cfdcdb",
    "ink": "#2b2621",
    "ink2": "#5b5145",
    "ink3": "#685d4f",
    "rule": "#d3c6ad",
    "action": "#1d4b5f",
    "onaction": "#fdf8ec",
    "gold": "#8a5d0c",
    "turn": "#f0c24b",
    "onturn": ON_TURN,
    "good": "#2f6b3f",
    "bad": "#9d2f28",
    "focus": "#1663a3",
    "sea-line": "#9fb7b8",
    "coast": "#6d8486",
    "sea-name": "#476265",
    "grat": "#b5c9cc",
    "wash": "#e3c79a",
    "hill": "#b9a27c",
    "rim": "#241f1b",
}
DARK = {
    "page": "#15181a",
    "paper": "#1e2224",
    "raised": "#282d2f",
    "sunken": "#111415",
    "land": "#34332e",
    "sea": "#1b2a31",
    "ink": "#f1e8d8",
    "ink2": "#c3b9a8",
    "ink3": "#a89e8e",
    "rule": "#414646",
    "action": "#9fcbdc",
    "onaction": "#10222a",
    "gold": "#e6bb62",
    "turn": "#e3b23c",
    "onturn": ON_TURN,
    "good": "#8fca98",
    "bad": "#f09a8c",
    "focus": "#8ec5f5",
    "sea-line": "#3d5660",
    "coast": "#6f8488",
    "sea-name": "#82989c",
    "grat": "#2b424c",
    "wash": "#4b463a",
    "hill": "#605b4e",
    "rim": "#f5ecda",
}
THEMES = {"light": LIGHT, "dark": DARK}

PAINTED = ("roof", "wall", "glint", "pattern")

# The pencil that draws a plan around routes: the player's hue, darker or lighter until it stands out from the land.
DRAWN_ON_LAND = 4.5


def pencils(name: str) -> dict[str, str]:
    """The colour of each player's pencil in a theme."""
    land, towards = THEMES[name]["land"], {"light": "#000000", "dark": "#ffffff"}[name]
    shades = {player: [mixed(colour, towards, i / 100) for i in range(100)] for player, colour in PLAYERS.items()}
    return {
        player: next(shade for shade in shades[player] if contrast(shade, land) >= DRAWN_ON_LAND) for player in PLAYERS
    }


# Foreground and background pairs with the contrast they need: AA everywhere, AAA for the main text.
READ_ON = [
    *(("ink", ground, 7.0) for ground in ("page", "paper", "raised", "sunken", "land", "sea")),
    *(("ink2", ground, 4.5) for ground in ("page", "paper", "raised", "sunken")),
    *(("ink3", ground, 4.5) for ground in ("page", "paper", "raised", "sunken")),
    *((text, ground, 4.5) for text in ("action", "gold", "good", "bad") for ground in ("paper", "raised")),
    ("onaction", "action", 4.5),
    ("onturn", "turn", 7.0),
    ("sea-name", "sea", 4.5),
    *(("focus", ground, 3.0) for ground in ("page", "paper", "raised", "land", "sea")),
]


def theme(name: str) -> dict[str, str]:
    """The tokens that differ between light and dark."""
    slots = {f"{part}-{kind}": colour for kind, slot in SLOTS[name].items() for part, colour in slot._asdict().items()}
    trains = {f"{part}-{key}": paint._asdict()[part] for key, paint in TRAINS[name].items() for part in PAINTED}
    drawn = {f"pencil-{player}": colour for player, colour in pencils(name).items()}
    outline = OUTLINES[name]
    return THEMES[name] | {"key": outline.key, "cast": outline.cast, "disc": outline.disc} | slots | trains | drawn


def widths(name: str) -> dict[str, str]:
    """The widths of lines on trains, which are no colours and cannot follow the browser's theme by themselves."""
    outline = {"--key-width": f"{OUTLINES[name].key_width:g}"}
    return outline | {f"--pattern-width-{key}": f"{paint.pattern_width:g}" for key, paint in TRAINS[name].items()}


def fixed() -> dict[str, str]:
    """The tokens that are the same in both modes."""
    tokens = ROUTES | {f"sign-{key}": colour for key, colour in SIGNS.items()}
    tokens |= {f"p-{key}": colour for key, colour in PLAYERS.items()}
    return tokens | {f"pi-{key}": colour for key, colour in PATTERNS.items()}


def css() -> str:
    """The style sheet of the tokens, which follows the browser's theme unless the page sets one."""
    dark = theme("dark")
    both = {key: _either(colour, dark[key]) for key, colour in theme("light").items()}
    tokens = {f"--{key}": colour for key, colour in (fixed() | both).items()}
    return "\n".join(
        [
            "/* Written by python -m drawing.palette; change the colours there. */",
            _rule(":root", {"color-scheme": "light dark"} | tokens),
            "@media (prefers-color-scheme: light) {\n" + _rule(":root", widths("light"), "  ") + "\n}",
            "@media (prefers-color-scheme: dark) {\n" + _rule(":root", widths("dark"), "  ") + "\n}",
            *(_rule(f':root[data-theme="{name}"]', {"color-scheme": name} | widths(name)) for name in THEMES),
            "",
        ]
    )


def _either(light: str, dark: str) -> str:
    """A colour for light and one for dark mode."""
    return light if light == dark else f"light-dark({light}, {dark})"


def _rule(selector: str, properties: dict[str, str], margin: str = "") -> str:
    lines = "".join(f"{margin}  {key}: {value};\n" for key, value in properties.items())
    return f"{margin}{selector} {{\n{lines}{margin}}}"


def report() -> list[str]:
    """How far apart the colours are for each vision, and the lowest contrasts."""
    lines = []
    for title, colours in (("routes", ROUTES), ("players", PLAYERS)):
        for vision in VISIONS:
            nearest = ", ".join(f"{a}/{b} {far:.1f}" for far, a, b in distances(colours, vision)[:3])
            lines.append(f"{title}, {vision}: {nearest}")
    lines.append(f"signs on their colour: at least {min(contrast(SIGNS[key], ROUTES[key]) for key in ROUTES):.2f}")
    for name, surfaces in THEMES.items():
        least = min(contrast(slot.edge, surfaces["land"]) for slot in SLOTS[name].values())
        far, one, other = apart({kind: from_afar(slot_parts(name, kind)) for kind in SLOTS[name]}, "normal")[0]
        lines.append(f"{name}: edges on land at least {least:.2f}; slots from afar at least {far:.1f}, {one}/{other}")
    return lines


def main() -> None:
    """Write the tokens."""
    TOKENS.parent.mkdir(parents=True, exist_ok=True)
    TOKENS.write_text(css(), encoding="utf-8")
    print(
        *report(),
        f"written: {TOKENS.relative_to(Path.cwd()) if TOKENS.is_relative_to(Path.cwd()) else TOKENS}",
        sep="\n",
    )


if __name__ == "__main__":
    main()
