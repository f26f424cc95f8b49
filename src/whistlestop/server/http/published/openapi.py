"""The HTTP API as OpenAPI 3.1: made from the list of endpoints and the structs that they take and return."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

from whistlestop.server.http.bodies import Trouble
from whistlestop.server.http.endpoints import ENDPOINTS, NO_TOKEN, NOT_JSON, Endpoint
from whistlestop.server.http.published.shapes import BODIES, is_shape
from whistlestop.tables.protocol import PROTOCOL
from whistlestop.tables.refusal import STATUS, Code

REFERENCE = "#/components/schemas/{name}"
TABLE = "The unguessable id of a table, as in its links."
PARAMETERS = {
    "table": TABLE,
    "code": "A code as it was said, such as plum-41.",
    "lesson": "The name of a lesson, as in the list.",
}
TOKEN = "The token of the host or of a seat, which came with the new table or with the seat."

Data = dict[str, Any]


@cache
def openapi() -> Data:
    """The whole API as data."""
    bodies = [hint for hint in BODIES if is_shape(hint)]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Whistlestop",
            "version": str(PROTOCOL),
            "description": "Start tables, join them, and read finished games; games are played over the socket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": _paths(),
        "components": {
            "schemas": components([*bodies, Trouble]),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": TOKEN}},
        },
    }


def components(shapes: list[Any]) -> Data:
    """The JSON Schema of structs, and of everything in them, by name."""
    return dict(sorted(msgspec.json.schema_components(shapes, ref_template=REFERENCE)[1].items()))


def _paths() -> Data:
    paths: Data = defaultdict(dict)
    for endpoint in ENDPOINTS:
        paths[endpoint.path][endpoint.method.lower()] = _operation(endpoint)
        parameters = [_parameter(name) for name in PARAMETERS if f"{{{name}}}" in endpoint.path]
        if parameters:
            paths[endpoint.path]["parameters"] = parameters
    return dict(paths)


def _parameter(name: str) -> Data:
    description = PARAMETERS[name]
    return {"name": name, "in": "path", "required": True, "description": description, "schema": {"type": "string"}}


def _operation(endpoint: Endpoint) -> Data:
    operation: Data = {"operationId": endpoint.name, "summary": endpoint.summary}
    if endpoint.who != "anybody":
        operation["description"] = f"Needs the token of {endpoint.who}."
        operation["security"] = [{"token": []}]
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body)}
    answer = {"description": HTTPStatus(endpoint.status).phrase, "content": _content(endpoint.answer)}
    operation["responses"] = {str(endpoint.status): answer, **_refusals(endpoint)}
    return operation


def _refusals(endpoint: Endpoint) -> Data:
    codes: dict[int, list[Code]] = defaultdict(list)
    for code in endpoint.codes:
        codes[STATUS[code]].append(code)
    if endpoint.who != "anybody":
        codes[NO_TOKEN].append("forbidden")
    if endpoint.body is not None:
        codes[NOT_JSON].append("malformed")
    return {str(status): _refusal(status, codes[status]) for status in sorted(codes)}


def _refusal(status: int, codes: list[Code]) -> Data:
    refusal: Data = {"description": f"Refused: {', '.join(codes)}.", "content": _content(Trouble)}
    if status == NO_TOKEN:
        refusal["headers"] = {"WWW-Authenticate": {"required": True, "schema": {"const": "Bearer"}}}
    return refusal


def _content(hint: Any) -> Data:
    if hint is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": msgspec.json.schema_components([hint], ref_template=REFERENCE)[0][0]}}
