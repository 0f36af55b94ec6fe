"""Calls to addresses that people have given us: never to this machine, nor into the networks it stands in.

What counts is the address a connection is really made to, not the name in front of it: it is looked at when the socket
is made, so a name that leads elsewhere the second time, or a page that sends us on, gets no further.
"""

import asyncio
import ipaddress
import socket
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp

from teahouse.server.errors import ApiError

PATIENCE: Final = 10.0
"""Seconds a call may take."""
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Inside(OSError):
    """An address that is nobody's business outside."""


def is_outside(address: Address) -> bool:
    """Whether anybody in the world may be called there; addresses that carry another one inside are taken for that."""
    if isinstance(address, ipaddress.IPv6Address):
        carried = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if address in NAT64:
            carried = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if carried is not None:
            return is_outside(carried)
    return address.is_global and not address.is_multicast


def checked(written: str) -> str:
    """An address of the web, as far as one can tell from reading it."""
    try:
        parts = urlsplit(written)
        port = parts.port
    except ValueError:
        raise ApiError("bad-address") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password or port == 0:
        raise ApiError("bad-address")
    return written


async def check_outside(written: str) -> None:
    """Refuse at once what leads inside today; it is looked at again whenever it is called."""
    parts = urlsplit(checked(written))
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except OSError:
        raise ApiError("bad-address") from None
    if not all(is_outside(ipaddress.ip_address(str(each[4][0]).partition("%")[0])) for each in found):
        raise ApiError("address-refused")


def guarded_socket(info: tuple[Any, ...]) -> socket.socket:
    """A socket for an address outside."""
    family, kind, protocol, _, where = info
    if not is_outside(ipaddress.ip_address(str(where[0]).partition("%")[0])):
        raise Inside("this address is not outside")
    return socket.socket(family, kind, protocol)


def session(inside: bool) -> aiohttp.ClientSession:
    """For calls outside; with `inside`, as the host may allow, anywhere."""
    connector = aiohttp.TCPConnector(socket_factory=None if inside else guarded_socket, limit=20, force_close=True)
    return aiohttp.ClientSession(
        connector=connector, timeout=aiohttp.ClientTimeout(total=PATIENCE), cookie_jar=aiohttp.DummyCookieJar()
    )
