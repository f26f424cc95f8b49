"""A stop of the walk through every page and state: it brings a visitor to its states, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tests.support.browser.input_methods import Finger
from tests.support.browser.player import Player
from tests.support.browser.scenes import LinkOf
from tests.support.browser.visitor import Visitor
from tests.support.server_thread import Serving

SIZES = {"phone": (360, 640), "laptop": (1280, 800)}
FINGER = MappingProxyType({"has_touch": True, "is_mobile": True})
MOUSE: Mapping[str, Any] = MappingProxyType({})
States = Callable[[Serving, Visitor], Iterator[None]]


class Stop(NamedTuple):
    """A part of the walk: its name, its states, the sizes at which it is made, and the window that it needs."""

    name: str
    states: States
    sizes: tuple[str, ...] = tuple(SIZES)
    options: Mapping[str, Any] = MOUSE
    is_new: bool = False  # for stops that put scripts into the page


def on_a_phone(name: str, link: LinkOf, *acts: Callable[[Player], object]) -> Stop:
    """A stop that is made with a finger: a link, and a state after each of these acts."""

    def states(server: Serving, visitor: Visitor) -> Iterator[None]:
        player = Player(visitor.open(link(server)), Finger())
        for act in acts or (lambda player: None,):
            act(player)
            yield

    return Stop(name, states, ("phone",), FINGER)


def one_state(show: Callable[[Serving, Visitor], object]) -> States:
    """The states of a stop that has only one."""

    def states(server: Serving, visitor: Visitor) -> Iterator[None]:
        show(server, visitor)
        yield

    return states
