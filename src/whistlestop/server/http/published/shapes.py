"""The shapes that the protocol is made of, found by walking from what is sent: structs, fields, and named types."""

from __future__ import annotations

import sys
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

from whistlestop.server.http.bodies import Trouble
from whistlestop.server.http.endpoints import ENDPOINTS
from whistlestop.tables.protocol import FromClient, FromServer

Shape = type[msgspec.Struct]

FROM_CLIENT: tuple[Shape, ...] = get_args(FromClient)
FROM_SERVER: tuple[Shape, ...] = get_args(FromServer)
BODIES = [hint for endpoint in ENDPOINTS for hint in (endpoint.body, endpoint.answer)]

UNIONS = {Union, UnionType}


def is_shape(hint: Any) -> bool:
    """Whether this is a struct."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


@cache
def shapes() -> tuple[Shape, ...]:
    """Every struct that is sent, in the order in which a reader meets it."""
    found: dict[Shape, None] = {}
    ahead = [*FROM_CLIENT, *FROM_SERVER, *BODIES, Trouble]
    while ahead:
        hint = ahead.pop(0)
        if not is_shape(hint):
            ahead += get_args(hint)
        elif hint not in found:
            found[hint] = None
            ahead += [field.type for field in msgspec.structs.fields(hint)]
    return tuple(found)


@cache
def named() -> dict[Any, str]:
    """The types that have a name where structs are declared: closed sets of words, counts, and unions of structs."""
    modules = dict.fromkeys(shape.__module__ for shape in shapes())
    declared = [item for module in modules for item in vars(sys.modules[module]).items()]
    return {hint: name for name, hint in declared if name[0] != "_" and _is_worth_a_name(hint)}


def _is_worth_a_name(hint: Any) -> bool:
    origin = get_origin(hint)
    return origin in {Literal, dict} or (origin in UNIONS and all(map(is_shape, get_args(hint))))


def tag(shape: Shape) -> str | None:
    """The `type` of a message; a struct that is no message has none."""
    return shape.__struct_config__.tag  # type: ignore[return-value]  # all tags are words


def meaning(hint: Any) -> str:
    """What a field is there for, if its type says so."""
    told = (extra.description for extra in extras(hint) if extra.description)
    return next(told, "")


def extras(hint: Any) -> list[msgspec.Meta]:
    """The limits and descriptions that a type is annotated with."""
    return [extra for extra in get_args(hint)[1:] if isinstance(extra, msgspec.Meta)] if is_annotated(hint) else []


def is_annotated(hint: Any) -> bool:
    """Whether there is more to a type than the type."""
    return get_origin(hint) is Annotated


def default(field: FieldInfo) -> Any:
    """What a field is when it is left out; `msgspec.NODEFAULT` when it can not be."""
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
