"""A Sphinx extension: the API reference describes the fields of classes, and omits what Python generates."""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec
from sphinx.application import Sphinx
from sphinx.util.inspect import stringify_signature

ALIAS = re.compile(r"TypeAliasForwardRef\('([\w.]+)'\)")  # how Sphinx writes a name of autodoc_type_aliases in a union
TUPLE_FIELD = "Alias for field number"


def improve_docstring(_: Sphinx, what: str, name: str, documented: Any, options: Any, lines: list[str]) -> None:
    """Describe the fields of a class; drop docstrings of builtin types and the generated ones of tuple fields."""
    if what == "data" or any(line.startswith(TUPLE_FIELD) for line in lines):
        lines.clear()
    if what == "class":
        lines += ["", *(f":param {field}: {meaning}" for field, meaning in meanings(documented).items())]


def meanings(documented: type) -> Mapping[str, str]:
    """The meaning of each field, where the class declares one for JSON Schema or for the table of house rules."""
    if dataclasses.is_dataclass(documented):
        declared = {field.name: field.metadata.get("meaning") for field in dataclasses.fields(documented)}
    elif issubclass(documented, msgspec.Struct):
        declared = {field.name: _description(field.type) for field in msgspec.structs.fields(documented)}
    else:
        declared = {}
    return {name: meaning for name, meaning in declared.items() if meaning}


def _description(annotation: Any) -> str | None:
    notes = getattr(annotation, "__metadata__", ())
    return next((note.description for note in notes if isinstance(note, msgspec.Meta)), None)


def simplify_signature(
    _: Sphinx, what: str, name: str, documented: Any, options: Any, signature: str | None, returns: str | None
) -> tuple[str | None, str | None]:
    """Remove from a signature what Sphinx cannot parse: metadata of fields, and the repr of aliases and factories."""
    if what == "class" and "Annotated[" in (signature or ""):
        hints = get_type_hints(documented)
        found = inspect.signature(documented)
        plain = [each.replace(annotation=hints.get(each.name, each.annotation)) for each in found.parameters.values()]
        signature = stringify_signature(found.replace(parameters=plain), unqualified_typehints=True)
    return _parsable(signature), _parsable(returns)


def _parsable(text: str | None) -> str | None:
    return text and ALIAS.sub(r"\1", text).replace("<factory>", "...")


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the extension."""
    app.connect("autodoc-process-docstring", improve_docstring)
    app.connect("autodoc-process-signature", simplify_signature)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
