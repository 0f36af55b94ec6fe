"""Under which address the house was opened, as far as passkeys mind."""

from typing import Any

from litestar import Request


def site_of(request: Request[Any, Any, Any]) -> tuple[str, str]:
    """The name under which the house was opened, and the origin of its page."""
    host = request.headers.get("host", "")
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return name, request.headers.get("origin") or f"{request.url.scheme}://{host}"


def has_passkeys(site: str) -> bool:
    """Browsers have passkeys for names, and for none that is the number of a machine."""
    return bool(site) and not site.endswith("]") and not site.replace(".", "").isdigit()
