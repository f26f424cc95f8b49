"""The socket of a table as AsyncAPI 3.0, from the server's side: it receives what clients send, and sends the rest."""

from __future__ import annotations

from typing import Any

from whistlestop.server.http.endpoints import SOCKET
from whistlestop.server.http.published.openapi import REFERENCE, TABLE, Data, components
from whistlestop.server.http.published.shapes import FROM_CLIENT, FROM_SERVER, Shape, tag
from whistlestop.tables.protocol import PROTOCOL


def asyncapi() -> Data:
    """The socket and all of its messages as data."""
    messages = [*FROM_CLIENT, *FROM_SERVER]
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Whistlestop: the socket of a table",
            "version": str(PROTOCOL),
            "description": "One socket for each player or spectator: actions in words come in, views go out.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": SOCKET,
                "parameters": {"table": {"description": TABLE}},
                "messages": _references("#/components/messages", messages),
                "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
            }
        },
        "operations": {
            "fromClient": _operation("receive", "What a client sends.", FROM_CLIENT),
            "fromServer": _operation("send", "What a client receives.", FROM_SERVER),
        },
        "components": {
            "messages": {tag(message): _message(message) for message in messages},
            "schemas": components(messages),
        },
    }


def _operation(action: str, summary: str, messages: tuple[Shape, ...]) -> Data:
    references = _references("#/channels/table/messages", messages)
    channel = {"$ref": "#/channels/table"}
    return {"action": action, "channel": channel, "summary": summary, "messages": [*references.values()]}


def _references(folder: str, messages: Any) -> Data:
    return {str(tag(message)): {"$ref": f"{folder}/{tag(message)}"} for message in messages}


def _message(message: Shape) -> Data:
    payload = {"$ref": REFERENCE.format(name=message.__name__)}
    return {"name": tag(message), "summary": message.__doc__, "payload": payload}
