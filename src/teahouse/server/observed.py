"""Around everything: each request has an id, is counted, and leaves a line in the log if somebody wants it."""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import structlog
from structlog.contextvars import bind_contextvars, clear_contextvars

from teahouse.server import metrics
from teahouse.server.logs import request_id

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

log: Final = structlog.get_logger("teahouse.access")
QUIET: Final = ("/health", "/metrics")
"""What machines ask for all the time."""


class Observed:
    """An application, observed from outside: what it refuses before a handler is reached counts, too."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        given, started, status = request_id(scope), time.perf_counter(), 500
        clear_contextvars()
        bind_contextvars(request=given)

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", given.encode())]
            await send(message)

        try:
            await self.app(scope, receive, told)
        finally:
            spent = time.perf_counter() - started
            route = route_of(scope, status)
            metrics.requests.labels(scope["method"] if scope["method"] in METHODS else "OTHER", route, status).inc()
            metrics.seconds.labels(route).observe(spent)
            if not scope["path"].startswith(QUIET):
                log.info("request", method=scope["method"], route=route, status=status, ms=round(spent * 1000, 1))

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        clear_contextvars()
        bind_contextvars(request=request_id(scope))
        metrics.sockets.inc()
        try:
            await self.app(scope, receive, send)
        finally:
            metrics.sockets.dec()


METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


def route_of(scope: Scope, status: int) -> str:
    """The template of the path, never the path: what people make up gives no new series."""
    return str(scope.get("path_template") or ("none" if status == 404 else "other"))
