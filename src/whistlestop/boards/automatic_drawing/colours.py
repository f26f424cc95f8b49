"""The printed colours of routes."""

ROUTE_COLOURS = {
    "purple": "#764596",
    "blue": "#46a6de",
    "orange": "#dd7427",
    "white": "#fbf8f0",
    "green": "#2f7361",
    "yellow": "#fad24a",
    "black": "#2b2928",
    "red": "#a3211c",
    "grey": "#a59d8e",
}
PAPER, INK, PALE = "#f5ecd9", "#2b2621", "#fffcf4"
