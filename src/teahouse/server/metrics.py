"""Metrics for Prometheus: how many, how fast, and what is refused; never who, and never what somebody holds."""

import os
import secrets
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, get
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client import multiprocess as several

from teahouse.server.errors import ApiError

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: bounds of what is counted together."""
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers add up what they count."""
NEARBY: Final = ("127.0.0.1", "::1")

registry: Final = CollectorRegistry()

requests: Final = Counter("teahouse_requests", "Requests answered.", ["method", "route", "status"], registry=registry)
seconds: Final = Histogram(
    "teahouse_request_seconds", "How long answers take.", ["route"], registry=registry, buckets=FAST
)
refusals: Final = Counter("teahouse_refusals", "Problems told to people, by code.", ["code"], registry=registry)
changes: Final = Counter("teahouse_changes", "Changes of tables, once on disk.", ["game", "what"], registry=registry)
commits: Final = Histogram(
    "teahouse_commit_seconds", "How long a change takes to disk.", registry=registry, buckets=FAST
)
wakings: Final = Counter("teahouse_wakings", "Tables that woke, by from what.", ["how"], registry=registry)
waking_seconds: Final = Histogram(
    "teahouse_waking_seconds", "How long tables take to wake.", registry=registry, buckets=FAST
)
thoughts: Final = Histogram(
    "teahouse_thought_seconds", "How long bots and hints wait for a worker and think.", registry=registry, buckets=FAST
)
collections: Final = Histogram(
    "teahouse_collection_seconds",
    "How long Python's collector of cycles holds everybody up.",
    ["generation"],
    registry=registry,
    buckets=FAST,
)
sockets: Final = Gauge("teahouse_sockets", "Open sockets.", registry=registry, multiprocess_mode="livesum")
live_tables: Final = Gauge("teahouse_live_tables", "Tables in memory.", registry=registry, multiprocess_mode="livesum")
bots_waiting: Final = Gauge(
    "teahouse_bots_waiting", "Requests in line for a worker.", registry=registry, multiprocess_mode="livesum"
)
bus_up: Final = Gauge(
    "teahouse_bus_up", "Whether notes between processes pass.", registry=registry, multiprocess_mode="livemin"
)


def refresh(context: "AppContext") -> None:
    """What is not counted but looked at."""
    live_tables.set(len(context.live_tables.by_id))
    bots_waiting.set(len(context.bots.turns.waiting))
    bus_up.set(1 if context.bus.healthy else 0)


def written() -> bytes:
    """All metrics of this process, or of all workers together."""
    if not os.environ.get(FOLDER):
        return generate_latest(registry)
    whole = CollectorRegistry()
    several.MultiProcessCollector(whole)  # type: ignore[no-untyped-call]
    return generate_latest(whole)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For a Prometheus on this machine, or one that knows the token."""
    context: AppContext = request.app.state.context
    if not may_read(request, context.settings.metrics_token):
        raise ApiError("no-such-page")
    refresh(context)
    return Response(written(), media_type=CONTENT_TYPE_LATEST)


def may_read(request: Request[Any, Any, Any], token: str) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token:
        return secrets.compare_digest(given.encode(), token.encode())
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip"))
    return not forwarded and request.client is not None and request.client.host in NEARBY
