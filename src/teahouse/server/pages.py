"""The browser's table: its files as they were built, and one page for every address inside it."""

import gzip
import mimetypes
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath
from msgspec import Struct

from teahouse.server.context import AppContext
from teahouse.server.errors import ApiError

ADDRESSES: Final = (
    *("table", "replay", "new", "learn", "rules", "tables", "join", "about", "lab", "packs"),
    *("account", "device", "me", "people", "tournaments"),
)
"""First words of addresses the page itself finds its way in."""
SQUEEZED: Final = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
FOR_EVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = "The browser table is not built yet: run make web.\n"


class Page(Struct, frozen=True):
    """A file, as it is and squeezed."""

    body: bytes
    kind: str
    tag: str
    squeezed: dict[str, bytes]


@lru_cache(maxsize=512)
def read(path: Path, changed: int) -> Page:
    """A file as it was when it last changed."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kind = "text/javascript" if kind == "application/javascript" else kind
    squeezed: dict[str, bytes] = {}
    if kind.startswith(SQUEEZED) and len(body) > 1000:
        squeezed["gzip"] = gzip.compress(body, 9, mtime=0)
        if find_spec("brotli") is not None:
            squeezed["br"] = import_module("brotli").compress(body, quality=9)
    return Page(body, f"{kind}; charset=utf-8" if kind.startswith("text/") else kind, f'"{changed:x}"', squeezed)


def found(root: Path, path: str) -> Path | None:
    """A file below the root; never one outside it."""
    try:
        file = (root / path.lstrip("/")).resolve()
        return file if file.is_relative_to(root.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # longer than any file's name, or with a letter none has
        return None


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, squeezed=True)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A built file, or the page that knows the address."""
    context: AppContext = request.app.state.context
    words = path.strip("/").split("/")
    if words[0] in ("api", "health", "schema"):
        raise ApiError("no-such-page")
    file = found(context.settings.web, path)
    if file is not None:
        return sent(request, file, 200, FOR_EVER if words[0] == "assets" else "no-cache")
    index = found(context.settings.web, "index.html")
    if index is None:
        return Response(NOT_BUILT.encode(), status_code=200 if path == "/" else 404, media_type="text/plain")
    if "." in words[-1]:
        raise ApiError("no-such-page")
    return sent(request, index, 200 if words[0] in ("", *ADDRESSES) else 404, "no-cache")


def sent(request: Request[Any, Any, Any], file: Path, status: int, keep: str) -> Response[bytes]:
    made = read(file, file.stat().st_mtime_ns)
    headers = {"cache-control": keep, "etag": made.tag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == made.tag:
        return Response(b"", status_code=304, headers=headers)
    body = made.body
    for coding in ("br", "gzip"):
        if coding in made.squeezed and coding in request.headers.get("accept-encoding", ""):
            body = made.squeezed[coding]
            headers["content-encoding"] = coding
            break
    return Response(body, status_code=status, media_type=made.kind, headers=headers)
