"""The examples of the rules: hand-written positions, and what the engine says about them, for the page to draw."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from whistlestop import Game, IllegalAction
from whistlestop.boards.editions import load_board
from whistlestop.records.ending import ending_of, ties_of
from whistlestop.rules import CARDS

FOLDER = Path(__file__).parents[1] / "src" / "whistlestop" / "rulebook"
SHOWN = FOLDER / "shown.json"
LETTERS = "STDCFMUKBE"  # the chapters in order
READER = 0  # the seat whose view an example shows
EDITIONS = ["usa", "europe", "nordic"]
UNDER_WAY = ("payment", "tunnel", "substitute")  # phases in which nothing is complete yet that could be shown

Data = dict[str, Any]


def chapters() -> dict[str, dict[str, Data]]:
    """Every chapter with its rules, as written in the files."""
    return {letter: json.loads((FOLDER / f"{letter}.json").read_text(encoding="utf-8")) for letter in LETTERS}


def written() -> dict[str, Data]:
    """Every rule as written in the files: where it holds, whether it is our ruling, and its example."""
    return {name: rule for rules in chapters().values() for name, rule in rules.items()}


def shown() -> str:
    """All rules as the page shows them."""
    rules = written()
    lines = [f'  "{name}": {json.dumps(_shown(rules, name), separators=(",", ":"))}' for name in rules]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _shown(rules: dict[str, Data], name: str) -> Data:
    rule = rules[name]
    found: Data = {"editions": rule.get("editions", EDITIONS)}
    if "ruling" in rule:
        found["ruling"] = rule["ruling"]
    source = rule.get("like", name)
    return {**found, "example": example_of(rules[source]["example"], source)}


def example_of(example: Data, name: str) -> Data:
    """An example scene by scene, each with what has happened since the previous one."""
    game = Game.from_position(example["position"])
    found: Data = {"edition": game.edition, "scenes": []}
    since = 0
    for scene in example["scenes"]:
        for words in scene.get("play", ()):
            game.play(words)
        seen = game.view(READER, since)
        if seen["phase"] in UNDER_WAY:
            seen["log"] = []
        else:
            since = len(game.log)
        found["scenes"].append(_scene(game, {**seen}, scene, example))
    return {**found, "caption": name} if example.get("says") else found


def _scene(game: Game, seen: Data, scene: Data, example: Data) -> Data:
    can, refused = [_allowed(game, words) for words in scene.get("can", ())], _refusals(game, scene.get("not", {}))
    parts = {part: PARTS[part](game, seen) for part in scene.get("show", ())}
    if "cut" in example:
        parts["board"] = _board(game, seen, example, scene, parts)
    found = {"log": seen["log"], **parts, "can": can, "not": refused}
    return {name: part for name, part in found.items() if part or name in scene.get("show", ())}


def _allowed(game: Game, words: str) -> Data:
    words = game.box.notation.tidied(words)
    assert words in game.legal(), f"{words!r} is not legal; legal are {game.legal()}"
    return {"words": words, **_cards(game, words)}


def _refusals(game: Game, wanted: dict[str, str]) -> list[Data]:
    return [_refused(game, words, rule) for words, rule in wanted.items()]


def _refused(game: Game, words: str, rule: str) -> Data:
    refusal = _refusal(game, words)
    assert refusal.rule == rule, f"{words!r} is refused by {refusal}"
    return {"words": words, **_cards(game, words), "rule": rule, "reason": refusal.id, "args": refusal.facts}


def _refusal(game: Game, words: str) -> IllegalAction:
    try:
        game.copy().play(words)
    except IllegalAction as refusal:
        return refusal
    raise AssertionError(f"{words!r} is legal")


def _cards(game: Game, words: str) -> Data:
    """The cards of a payment, and how many cards of any kind go with it."""
    verb, *rest = words.split()
    if verb != "pay":
        return {}
    cards = {kind: int(count) for kind, count in zip(rest[::2], rest[1::2], strict=True)}
    substitutes = cards.pop("sub", 0)
    return {"cards": cards, **({"any": substitutes * _swap(game)} if substitutes else {})}


def _swap(game: Game) -> int:
    box, claim = game.box, game.view(None)["claim"]
    return box.board.routes[box.board.route_index[claim]].swap or box.rules.ferry_swap


def _board(game: Game, seen: Data, example: Data, scene: Data, parts: Data) -> Data:
    """The section of the board: who owns what there, and what is highlighted, closed or pointed at."""
    verbs = [words.split() for words in (*scene.get("can", ()), *scene.get("not", ()))]
    allowed = len(scene.get("can", ()))
    found = {
        "cut": example["cut"],
        "routes": seen["routes"],
        "stations": seen["stations"],
        "lit": [what for verb, *what in verbs[:allowed] if verb == "claim"],
        "sites": [what for verb, *what in verbs[:allowed] if verb == "station"],
        "closed": [what for verb, *what in verbs[allowed:] if verb in ("claim", "station")],
        "picked": seen.get("claim"),
        "site": seen.get("station"),
        "trail": parts.get("longest") or parts.get("way"),
    }
    flat = {name: [word for words in value for word in words] for name, value in found.items() if name in FLAT}
    return {name: value for name, value in {**found, **flat}.items() if value}


FLAT = ("lit", "sites", "closed")


def _players(game: Game, seen: Data) -> list[Data]:
    columns = {"trains": "trains", "points": "points", "cards": "cards", "tickets": "ticket_counts"}
    if game.box.rules.stations:
        columns["stations"] = "stations_left"
    rows = [{name: seen[field][seat] for name, field in columns.items()} for seat in range(game.seats)]
    return [{**row, **({"on": True} if seat == seen["seat"] else {})} for seat, row in enumerate(rows)]


def _piles(game: Game, seen: Data) -> Data:
    return {"deck": seen["deck"], "discard": sum(seen["discard"].values())}


def _all_cards(game: Game, seen: Data) -> Data:
    at = game.position()
    cards = Counter(card for card in (*at["deck"], *at["row"]) if card)
    for pile in (*at["hands"], at["discard"]):
        cards.update(pile)
    return {kind: cards[kind] for kind in CARDS}


def _tunnel(game: Game, seen: Data) -> Data:
    return {"laid": seen["laid"], "turned_up": seen["turned_up"], "more": _asked(seen)}


def _asked(seen: Data) -> list[bool]:
    colours = {kind for kind, count in seen["laid"].items() if count}
    return [kind == "loco" or kind in colours for kind in seen["turned_up"]]


def _counted(game: Game, seen: Data) -> list[Data]:
    """Every player's tickets, completed or not."""
    proofs = [score["proof"]["tickets"] for score in game.scores()]
    kept = game.position()["tickets"]
    return [
        {"seat": seat, "tickets": [{"ticket": ticket, "way": proofs[seat].get(ticket)} for ticket in tickets]}
        for seat, tickets in enumerate(kept)
        if tickets
    ]


def _way(game: Game, seen: Data) -> list[str]:
    ways = game.scores()[READER]["proof"]["tickets"].values()
    return max(ways, key=len, default=[])


def _lengths(game: Game, seen: Data) -> list[list[int]]:
    """Every route length on any board, and its points."""
    points = game.box.rules.route_points
    lengths = {route.length for edition in EDITIONS for route in load_board(edition).routes}
    return [[length, points[length - 1]] for length in sorted(lengths)]


def _scores(game: Game, seen: Data) -> Data:
    scores: Sequence[Mapping[str, Any]] = game.scores()
    columns = {name: [score[item] for score in scores] for name, item in COLUMNS.items()}
    return {**columns, "items": ending_of(game)["items"]}


COLUMNS = {"routes": "routes", "totals": "total", "places": "place", "completed": "completed"}


def _loans(game: Game, seen: Data) -> Data:
    loans: Data = game.scores()[READER]["proof"]["stations"]
    return loans


PARTS: dict[str, Callable[[Game, Data], Any]] = {
    "row": lambda game, seen: seen["row"],
    "hand": lambda game, seen: seen["hand"],
    "piles": _piles,
    "players": _players,
    "all_cards": _all_cards,
    "offer": lambda game, seen: seen["offer"],
    "tickets": lambda game, seen: seen["tickets"],
    "ticket_deck": lambda game, seen: seen["ticket_deck"],
    "tunnel": _tunnel,
    "counted": _counted,
    "way": _way,
    "longest": lambda game, seen: game.scores()[READER]["proof"]["longest"],
    "lengths": _lengths,
    "scores": _scores,
    "ties": lambda game, seen: ties_of(game.scores()),
    "loans": _loans,
    "turns_left": lambda game, seen: seen["turns_left"],
}
