"""The shapes of the protocol, found by walking from what is sent: structs, fields, and named types."""

from __future__ import annotations

import sys
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import NODEFAULT, UNSET
from msgspec.inspect import TypedDictType, type_info
from msgspec.structs import FieldInfo

from whistlestop.positions import position
from whistlestop.server.http.bodies import Trouble
from whistlestop.server.http.endpoints import ENDPOINTS
from whistlestop.tables.protocol import FromClient, FromServer

Shape = type[Any]  # a struct, or a TypedDict

FROM_CLIENT: tuple[Shape, ...] = get_args(FromClient)
FROM_SERVER: tuple[Shape, ...] = get_args(FromServer)
BODIES = [hint for endpoint in ENDPOINTS for hint in (endpoint.body, endpoint.answer)]

UNIONS = {Union, UnionType}


def is_shape(hint: Any) -> bool:
    """Whether this is a struct or a TypedDict."""
    return is_typeddict(hint) or _is_struct(hint)


def _is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


class Field(NamedTuple):
    """A field as it is sent."""

    name: str
    type: Any
    default: Any = NODEFAULT  # its value when it is left out; UNSET if there is none then

    @property
    def is_required(self) -> bool:
        """Whether it is always there."""
        return self.default is NODEFAULT


def fields(shape: Shape) -> tuple[Field, ...]:
    """The fields of a struct or a TypedDict."""
    if _is_struct(shape):
        return tuple(Field(field.encode_name, field.type, _default(field)) for field in msgspec.structs.fields(shape))
    info = type_info(shape)
    assert isinstance(info, TypedDictType)
    required = {field.name for field in info.fields if field.required}
    hints = get_type_hints(shape)  # in the order in which they are declared
    return tuple(Field(name, hint, NODEFAULT if name in required else UNSET) for name, hint in hints.items())


@cache
def shapes() -> tuple[Shape, ...]:
    """Every struct and TypedDict that is sent, in reading order."""
    found: dict[Shape, None] = {}
    ahead = [*FROM_CLIENT, *FROM_SERVER, *BODIES, Trouble]
    while ahead:
        hint = ahead.pop(0)
        if not is_shape(hint):
            ahead += get_args(hint)
        elif hint not in found:
            found[hint] = None
            ahead += [field.type for field in fields(hint)]
    return tuple(found)


@cache
def named() -> dict[Any, str]:
    """The types that have a name where structs are declared: closed sets of words, counts, and unions of structs."""
    modules = dict.fromkeys([*(shape.__module__ for shape in shapes()), position.__name__])
    declared = [item for module in modules for item in vars(sys.modules[module]).items()]
    return {hint: name for name, hint in declared if name[0] != "_" and _is_worth_a_name(hint)}


def _is_worth_a_name(hint: Any) -> bool:
    origin = get_origin(hint)
    if origin in UNIONS:
        return all(map(is_shape, get_args(hint)))
    return origin in {Literal, dict} and hint in _hints()


@cache
def _hints() -> frozenset[Any]:
    """The type of every field, and every part of it."""
    found: set[Any] = set()
    ahead = [field.type for shape in shapes() for field in fields(shape)]
    while ahead:
        hint = ahead.pop()
        if hint not in found and (get_origin(hint) is not None or isinstance(hint, type)):
            found.add(hint)
            ahead += get_args(hint)
    return frozenset(found)


def tag(shape: Shape) -> str | None:
    """The `type` of a message; None for a struct that is not a message."""
    return str(shape.__struct_config__.tag) if _is_struct(shape) and shape.__struct_config__.tag else None


def meaning(hint: Any) -> str:
    """What a field is for, if its type says so."""
    found = (extra.description for extra in extras(hint) if extra.description)
    return next(found, "")


def extras(hint: Any) -> list[msgspec.Meta]:
    """The limits and descriptions that a type is annotated with."""
    return [extra for extra in get_args(hint)[1:] if isinstance(extra, msgspec.Meta)] if is_annotated(hint) else []


def is_annotated(hint: Any) -> bool:
    """Whether a type is annotated."""
    return get_origin(hint) is Annotated


def _default(field: FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
