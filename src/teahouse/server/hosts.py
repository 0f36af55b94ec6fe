"""Whoever runs the house: who sits at its machine, and so may do there what others may not."""

from typing import Any, Final

from litestar import Request

from teahouse.server.metrics import NEARBY
from teahouse.server.settings import Allowed

HERE: Final = (*NEARBY, "localhost", "[::1]")


def is_host(request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes from this machine, through no proxy, and under a name that means this machine.

    The name matters: a page from elsewhere may have an address of its own that leads here.
    """
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip"))
    host = request.headers.get("host", "")
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return not forwarded and request.client is not None and request.client.host in NEARBY and name in HERE


def may(allowed: Allowed, is_host: bool) -> bool:
    return allowed == "everybody" or (allowed == "host" and is_host)
