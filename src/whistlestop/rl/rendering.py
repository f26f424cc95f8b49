"""What an environment shows of a game: as text, or as a picture of the board."""

from __future__ import annotations

from whistlestop.engine.jit import Array
from whistlestop.engine.state import NOBODY
from whistlestop.rl.games import Games
from whistlestop.views.view import View, view_of

RENDER_MODES = ["human", "ansi", "rgb_array"]


def render(games: Games, mode: str | None) -> str | Array | None:
    """The table now, as the seat on turn sees it; `human` prints the text."""
    if mode is None:
        return None
    seat = int(games.states["seat"][0])
    view = view_of(games.box, games.states[:1], [], None if seat == NOBODY else seat)
    if mode == "rgb_array":
        from whistlestop.rl.picture import picture_of

        return picture_of(games.box.board).paint(view)
    text = as_text(games, view)
    if mode == "human":
        print(text)
        return None
    return text


def as_text(games: Games, view: View) -> str:
    """The table in a few lines."""
    lines = [
        f"{games.box.board.name}, turn {view['turn']}, {view['phase'].replace('_', ' ')}; "
        f"row {' '.join(card or '–' for card in view['row'])}; deck {view['deck']}"
    ]
    for seat in range(view["seats"]):
        counts = f"{view['points'][seat]:>4} points {view['trains'][seat]:>3} trains {view['cards'][seat]:>3} cards"
        claimed = [route for route, owner in view["routes"].items() if owner == seat]
        lines.append(f"{'▶' if seat == view['seat'] else ' '} seat_{seat} {counts}  {' '.join(claimed)}".rstrip())
    if view["viewer"] is not None:
        lines.append(f"  hand: {' '.join(f'{card} {count}' for card, count in (view['hand'] or {}).items())}")
        lines.append(f"  tickets: {' '.join(view['tickets'] or view['offer'] or ())}")
    return "\n".join(lines)
