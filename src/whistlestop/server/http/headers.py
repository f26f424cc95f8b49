"""The fixed headers of every answer: what a browser may do with our pages."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    # 'self' covers ws and wss of the same host: in Firefox and Chrome since 2018, in Safari since 16 (2022).
    "connect-src": "'self'",
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
NOT_NEEDED = ("accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "microphone", "payment", "usb")

HEADERS = {
    "content-security-policy": "; ".join(f"{directive} {sources}" for directive, sources in POLICY.items()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an address may be somebody's seat
    "permissions-policy": ", ".join(f"{feature}=()" for feature in NOT_NEEDED),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
# Without includeSubDomains: other names of the same domain may not be ours.
ONLY_HTTPS = "max-age=31536000"

BEGINNINGS = ("http.response.start", "websocket.http.response.start")


class FixedHeaders:
    """Adds the fixed headers to every answer, refused handshakes included; headers that are there already stay."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, with the headers."""
        is_secure = scope.get("scheme") in ("https", "wss")

        async def send_with_headers(message: Message) -> None:
            if message["type"] in BEGINNINGS:
                add_headers(message, is_secure=is_secure)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def add_headers(message: Message, *, is_secure: bool) -> None:
    """Add the fixed headers to the beginning of an answer."""
    message.setdefault("headers", [])
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if is_secure:
        headers.setdefault("strict-transport-security", ONLY_HTTPS)
