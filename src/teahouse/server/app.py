"""The application: its context, its paths, and what holds for all of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from teahouse import __version__
from teahouse.server import (
    http_account,
    http_history,
    http_lab,
    http_notices,
    http_orders,
    http_packs,
    http_reviews,
    http_time,
    http_tournaments,
    metrics,
)
from teahouse.server.context import AppContext
from teahouse.server.errors import ApiError, failure
from teahouse.server.games import texts
from teahouse.server.health import live, ready
from teahouse.server.http import HANDLERS, provide_caller
from teahouse.server.lesson_socket import lesson_socket
from teahouse.server.pages import page
from teahouse.server.people import is_ours, language
from teahouse.server.settings import Settings
from teahouse.server.socket import table_socket
from teahouse.server.wire.talk import Problem

log: Final = structlog.get_logger("teahouse.http")

LARGEST: Final = 65_536
"""Bytes in one request."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


class StrictRequest(Request[Any, Any, Any]):
    """Bodies are read once and strictly: a number in quotes is not a number."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_fn_signature.parameters.get("data")
        if wanted is None:
            return await super().json()
        if wanted.annotation not in _decoders:
            _decoders[wanted.annotation] = msgspec.json.Decoder(wanted.annotation)
        try:
            return _decoders[wanted.annotation].decode(await self.body())
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ValidationException(detail=str(error)) from None


def create_app(settings: Settings) -> Litestar:
    """A server that opens its context when it starts."""
    context = AppContext(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with context.opened():
            yield

    return Litestar(
        route_handlers=[
            *HANDLERS,
            *http_account.HANDLERS,
            *http_history.HANDLERS,
            *http_notices.HANDLERS,
            *http_packs.HANDLERS,
            *http_lab.HANDLERS,
            *http_orders.HANDLERS,
            *http_reviews.HANDLERS,
            *http_time.HANDLERS,
            *http_tournaments.HANDLERS,
            table_socket,
            lesson_socket,
            live,
            ready,
            metrics.metrics,
            page,
        ],
        dependencies={"caller": Provide(provide_caller)},
        before_request=only_our_pages,
        before_send=[with_headers],
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=4, exclude_opt_key="squeezed"
        ),
        exception_handlers={Exception: error_response},
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Teahouse", __version__, path="/schema", render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
        ),
        request_class=StrictRequest,
        request_max_body_size=LARGEST,
        state=State({"context": context}),
    )


async def only_our_pages(request: Request[Any, Any, Any]) -> None:
    """Other people's pages cannot act for whoever looks at them."""
    if request.method in SAFE:
        return
    foreign = request.headers.get("sec-fetch-site") in ("cross-site", "same-site")
    if request.headers.get("origin") is not None:
        foreign = not is_ours(request, request.app.state.context)
    if foreign:
        raise ApiError("foreign-page")


async def with_headers(message: Message, scope: Scope) -> None:
    """What every answer carries."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            if name not in headers:
                headers[name] = value
        if scope["path"].startswith("/api") and "cache-control" not in headers:
            headers["cache-control"] = "no-store"


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Every problem is a sentence; what our own faults were stays in the log."""
    shown = api_error_of(error)
    metrics.refusals.labels(shown.code).inc()
    if shown.status >= 500:
        path = request.scope.get("path_template", "")
        log.error("request_failed", path=path, error=str(error), kind=type(error).__name__, exc_info=error)
    lang = getattr(request.state, "lang", None) or language(request, None)
    return Response(shown.to_problem(texts(lang)), status_code=shown.status, media_type="application/json")


def api_error_of(error: Exception) -> ApiError:
    if isinstance(error, ApiError):
        return error
    if not isinstance(error, HTTPException):
        return failure(error)
    codes = {404: "no-such-page", 405: "no-such-way", 413: "too-large", 429: "too-many"}
    if error.status_code in codes:
        return ApiError(codes[error.status_code])
    if error.status_code >= 500:
        return ApiError("broken")
    return ApiError("malformed", detail=detail_of(error))


def detail_of(error: HTTPException) -> str:
    """What exactly could not be read."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')}: {extra[0].get('message', '')}".strip(": ")
    return error.detail
