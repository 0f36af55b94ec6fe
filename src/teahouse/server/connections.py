"""Connections exposed directly: whoever sends an endless header, half a request or nothing at all is cut off.

What uvicorn leaves to a proxy in front of it is bounded here, so that none is needed.
"""

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEADER: Final = 32_768
"""Bytes of a request's first line and headers."""
PATIENCE: Final = 15.0
"""Seconds in which a request must have come whole, from when the connection opens or the last answer was sent."""
MOST_FROM_ONE: Final = 256
"""Connections from one address; a trusted proxy speaks for many and has no such bound."""
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"

_open: Final[Counter[str]] = Counter()
"""By address, connections that are open and no socket."""


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's protocol, which gives a request so much room and so much time."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.header = 0
        """Bytes of the header that is being read; -1 in a body."""
        self.address = ""
        self.unfinished: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        _open[self.address] += 1
        if _open[self.address] > MOST_FROM_ONE and not self.is_trusted():
            self.refuse(TOO_MANY)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.count_out()
        super().connection_lost(exc)

    def is_trusted(self) -> bool:
        """Whether it is a proxy whose word we take for where a request comes from."""
        trusted = self.config.forwarded_allow_ips
        hosts = trusted if isinstance(trusted, list) else [each.strip() for each in (trusted or "").split(",")]
        return "*" in hosts or self.address in hosts

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.header >= 0:
            self.header += len(data)
        super().data_received(data)
        if self.header > LONGEST_HEADER:
            self.refuse(TOO_LARGE)

    def refuse(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()

    def on_headers_complete(self) -> None:
        self.header = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.header = 0
        self.stop_waiting()
        super().on_message_complete()

    def on_message_begin(self) -> None:
        self.wait()
        super().on_message_begin()

    def wait(self) -> None:
        self.stop_waiting()
        self.unfinished = self.loop.call_later(PATIENCE, self.transport.close)

    def stop_waiting(self) -> None:
        if self.unfinished is not None:
            self.unfinished.cancel()
            self.unfinished = None

    def count_out(self) -> None:
        _open[self.address] -= 1
        if not _open[self.address]:
            del _open[self.address]

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket's own protocol asks whether the other end is still there."""
        self.stop_waiting()
        self.count_out()
        super().handle_websocket_upgrade()
