"""The gate that every connection passes, on its way in and out, whether there is a route for it or not.

In: does it ask a host of ours, not too often, and not for another site? Out: the headers that tell a
browser what our pages may do. In the end a line of the log, and the figures. Who does something too
often, or is refused a WebSocket, is told so only after a while: so they come again no sooner.
"""

from asyncio import sleep
from time import perf_counter
from typing import Any

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from philtre.server import logs
from philtre.server.errors import Refused, headers_of, problem_of
from philtre.server.limits import address_of
from philtre.server.origin import Doors, unsafe
from philtre.server.service import Service

# Scripts, styles and pictures are files of ours; nothing is written into a page, and no site frames it.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
HTTPS_ONLY = "max-age=31536000"
WEBSOCKET = "WEBSOCKET"
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
TOO_OFTEN = 429
HOLD = 0.5  # seconds until that is told
MOST_HELD = 1000  # connections kept open for it; the others are told at once
REFUSED = (400, 401, 403, 413, TOO_OFTEN)  # of which the log keeps the address, so that a host can see who insists


class Gate:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service
        self.doors = Doors(service.settings)
        self.held = 0
        self.headers = HEADERS | ({"strict-transport-security": HTTPS_ONLY} if service.settings.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 500

        async def send_out(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == TOO_OFTEN:
                    await self.hold()
                self.add_headers(message)
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and status != 101:
                status = 403
                await self.hold()
            await send(message)

        try:
            self.expect_welcome(scope)
        except Refused as error:
            await refuse(error, scope, receive, send_out)
        else:
            await self.app(scope, receive, send_out)
        finally:
            self.remember(scope, status, perf_counter() - began)

    async def hold(self) -> None:
        """Keep somebody waiting."""
        if self.held < MOST_HELD:
            self.held += 1
            try:
                await sleep(HOLD)
            finally:
                self.held -= 1

    def expect_welcome(self, scope: Scope) -> None:
        headers = Headers.from_scope(scope)
        self.doors.expect_known_host(headers)
        if unsafe(scope):
            self.doors.expect_own_origin(headers)
        limits = self.service.limits
        (limits.sockets if scope["type"] == ScopeType.WEBSOCKET else limits.requests).of(address_of(scope)).expect()

    def add_headers(self, message: Any) -> None:
        headers = MutableScopeHeaders.from_message(message)
        for name, value in self.headers.items():
            headers[name] = value
        headers.setdefault("cache-control", "no-store")

    def remember(self, scope: Scope, status: int, seconds: float) -> None:
        asked = str(scope["method"]) if scope["type"] == ScopeType.HTTP else WEBSOCKET
        method = asked if asked in (*METHODS, WEBSOCKET) else "OTHER"
        route = str(scope.get("path_template", ""))
        self.service.metrics.requests.labels(method, route, str(status)).inc()
        if method != WEBSOCKET:  # which lasts as long as somebody plays
            self.service.metrics.seconds.labels(method, route).observe(seconds)
        more = {"address": address_of(scope)} if status in REFUSED else {}
        logs.note("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1), **more)


async def refuse(error: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Tell a refusal; a WebSocket is closed before it opened, which a client sees as 403."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": error.reason})
        return
    body = msgspec.json.encode(problem_of(error))
    told = {"content-type": "application/json", "content-length": str(len(body)), **headers_of(error)}
    headers = [(name.encode(), value.encode()) for name, value in told.items()]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
