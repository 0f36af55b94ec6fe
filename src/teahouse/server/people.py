"""Who asks, and in which language: an opaque token in a cookie opens a session, nothing else."""

import secrets
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

from teahouse.server.context import AppContext
from teahouse.server.errors import ApiError
from teahouse.server.games import texts
from teahouse.server.models import Person
from teahouse.text import SOURCE, Texts, languages, spoken

COOKIE: Final = "teahouse"
TOKEN_BYTES: Final = 32
REMEMBERED: Final = 400 * 24 * 3600
"""Seconds: as long as browsers keep a cookie."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Caller(Struct, frozen=True):
    """Whoever asks for something."""

    context: AppContext
    person: Person | None
    lang: str
    address: str = ""
    """Where they come from."""
    is_host: bool = False
    """Whether they sit at the machine of the house."""

    async def limit(self, what: str) -> None:
        """Count one more of what they ask for, or refuse it; who has no name is known by their address."""
        await self.context.rate_limiter.check(what, self.person.id if self.person is not None else self.address)

    @property
    def texts(self) -> Texts:
        return texts(self.lang)


def address_of(connection: Connection) -> str:
    """Where somebody comes from; uvicorn has put what a trusted proxy says in its place."""
    return connection.client.host if connection.client else ""


async def person_of(connection: Connection) -> Person | None:
    token = connection.cookies.get(COOKIE)
    context: AppContext = connection.app.state.context
    person = await context.sessions.person_with(token) if token else None
    if person is not None and person.banned:
        raise ApiError("banned")
    return person


def language(connection: Connection, person: Person | None) -> str:
    """What the address asks for, else what the browser prefers, else what the person said."""
    asked = connection.query_params.get("lang")
    if asked in languages():
        return str(asked)
    preferred = preferred_language(connection.headers.get("accept-language", ""))
    return preferred or (spoken(person.lang) if person else SOURCE)


def preferred_language(header: str) -> str:
    """The best of `ru-RU,ru;q=0.9,en;q=0.8` that we speak; empty if none."""
    best, weight = "", 0.0
    for part in header.split(","):
        tag, _, quality = part.strip().partition(";q=")
        primary = tag.partition("-")[0].lower()
        try:
            value = float(quality) if quality else 1.0
        except ValueError:
            value = 0.0
        if primary in languages() and value > weight:
            best, weight = primary, value
    return best


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def cookie_with(token: str, request: Request[Any, Any, Any]) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=REMEMBERED,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def is_ours(connection: Connection, context: AppContext) -> bool:
    """Whether the page that speaks to us is our own, or one the host trusts."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    host = connection.headers.get("host", "")
    return origin in (f"http://{host}", f"https://{host}") or origin in context.settings.origins
