"""Everybody can distinguish all colours, and all text is readable."""

from __future__ import annotations

import pytest

from drawing.palette import CARDS, PATTERNS, READ_ON, ROUTES, SIGNS, THEMES, TOKENS, css, pencils
from drawing.pieces import OUTLINES, PLAYERS, SLOTS, TRAINS, from_afar, slot_parts, wagon_parts
from drawing.vision import VISIONS, apart, contrast, distance, distances, mixed, seen_light

FAR_ENOUGH = 17
# From across the room: between two kinds of slots, and between a train and a slot, where fewer is confusable.
SLOTS_APART = {"light": 12, "dark": 10}
TRAIN_APART = 15

# From the pairs that Sharma, Wu and Dalal published for testing the formula.
PUBLISHED = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "published"), PUBLISHED)
def test_distances_are_those_of_the_standard(
    one: tuple[float, float, float], other: tuple[float, float, float], published: float
) -> None:
    assert distance(one, other) == pytest.approx(published, abs=1e-4)
    assert distance(other, one) == pytest.approx(published, abs=1e-4)


def test_contrast_runs_from_one_to_twenty_one() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("colours", [ROUTES, PLAYERS], ids=["routes", "players"])
def test_any_two_colours_are_far_apart_for_every_vision(vision: str, colours: dict[str, str]) -> None:
    nearest, one, other = distances(colours, vision)[0]
    assert nearest >= FAR_ENOUGH, f"{one} and {other}"


def test_colours_that_only_some_can_tell_apart_are_found() -> None:
    chosen_by_eye = {"green": "#3f8f3f", "red": "#b5482f"}
    assert distances(chosen_by_eye, "normal")[0][0] > FAR_ENOUGH > distances(chosen_by_eye, "deutan")[0][0]


@pytest.mark.parametrize("colour", ROUTES)
def test_a_sign_stands_out_from_its_colour(colour: str) -> None:
    assert contrast(SIGNS[colour], ROUTES[colour]) >= 4.3


@pytest.mark.parametrize("player", PLAYERS)
def test_a_pattern_stands_out_from_its_colour(player: str) -> None:
    assert contrast(PATTERNS[player], PLAYERS[player]) >= 4.5


@pytest.mark.parametrize(("theme", "least"), [("light", 3.5), ("dark", 3.0)])
def test_the_edge_of_a_slot_stands_out_from_the_land(theme: str, least: float) -> None:
    edges = {kind: contrast(slot.edge, THEMES[theme]["land"]) for kind, slot in SLOTS[theme].items()}
    assert [kind for kind, found in edges.items() if found < least] == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_sign_of_a_slot_stands_out_from_its_well(theme: str) -> None:
    assert [kind for kind, slot in SLOTS[theme].items() if contrast(slot.ink, slot.well) < 4.5] == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_outline_of_a_train_stands_out_from_the_land(theme: str) -> None:
    assert contrast(OUTLINES[theme].key, THEMES[theme]["land"]) >= 7


@pytest.mark.parametrize("theme", THEMES)
def test_slots_of_two_colours_can_be_told_apart_from_across_the_room(theme: str) -> None:
    far, one, other = apart({kind: from_afar(slot_parts(theme, kind)) for kind in SLOTS[theme]}, "normal")[0]
    assert far >= SLOTS_APART[theme], f"{one} and {other}"


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", THEMES)
def test_a_train_can_be_told_from_an_open_slot_from_across_the_room(theme: str, vision: str) -> None:
    trains = {player: seen_light(from_afar(wagon_parts(theme, player)), vision) for player in TRAINS[theme]}
    slots = {kind: seen_light(from_afar(slot_parts(theme, kind)), vision) for kind in SLOTS[theme]}
    near = [(p, k) for p in trains for k in slots if distance(trains[p], slots[k]) < TRAIN_APART]
    assert len(near) <= (0 if vision == "normal" else 2), near


@pytest.mark.parametrize("theme", THEMES)
def test_a_pencil_stands_out_from_land_and_sea(theme: str) -> None:
    surfaces = THEMES[theme]
    assert [name for name, drawn in pencils(theme).items() if contrast(drawn, surfaces["land"]) < 4.5] == []
    assert [name for name, drawn in pencils(theme).items() if contrast(drawn, surfaces["sea"]) < 3.5] == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_ground_is_quiet(theme: str) -> None:
    surfaces = THEMES[theme]
    wash = mixed(surfaces["land"], surfaces["wash"], 0.42)
    assert max(contrast(wash, surfaces["land"]), contrast(surfaces["sea-line"], surfaces["sea"])) < 2.2
    assert contrast(surfaces["hill"], surfaces["land"]) < 2.2


@pytest.mark.parametrize("theme", THEMES)
def test_all_text_is_readable(theme: str) -> None:
    surfaces = THEMES[theme]
    found = [(text, on, contrast(surfaces[text], surfaces[on]), least) for text, on, least in READ_ON]
    assert [line for line in found if line[2] < line[3]] == []


def test_every_kind_of_card_and_route_has_its_colour() -> None:
    assert {*CARDS} == {"purple", "blue", "orange", "white", "green", "yellow", "black", "red"}
    assert {*ROUTES} == {*SIGNS} == {*CARDS, "grey"} == {*SLOTS["light"]} == {*SLOTS["dark"]}
    assert {*PLAYERS} == {*PATTERNS} == {*TRAINS["light"]} == {*TRAINS["dark"]}


def test_light_and_dark_have_the_same_tokens() -> None:
    assert {*THEMES["light"]} == {*THEMES["dark"]}


def test_the_style_sheet_is_up_to_date() -> None:
    assert TOKENS.read_text(encoding="utf-8") == css(), "renew it: python -m drawing.palette"
