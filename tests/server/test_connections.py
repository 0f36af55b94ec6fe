"""Connections without a proxy in front: endless headers, half requests and idle lines are cut off, others go on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from teahouse.commands import serve
from teahouse.server import connections
from tests.server.guests import settings_at

pytestmark = pytest.mark.anyio

GET = b"GET / HTTP/1.1\r\nhost: teahouse.test\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    """It reads what there is and says yes."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"3")]})
    await send({"type": "http.response.body", "body": b"yes"})


@pytest.fixture
async def port(anyio_backend: str, monkeypatch: pytest.MonkeyPatch, database: Path) -> AsyncIterator[int]:
    """A server as `teahouse serve` sets it up, with a smaller application and less patience."""
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    config = serve.config_of(settings_at(database), 1)
    config.app, config.factory, config.lifespan = app, False, "off"
    with serve.listen("127.0.0.1", 0) as listening:
        server = uvicorn.Server(config)
        monkeypatch.setattr(server, "capture_signals", nullcontext)
        serving = asyncio.create_task(server.serve([listening]))
        yield listening.getsockname()[1]
        server.should_exit = True
        await serving


async def heard(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the line is cut."""
    async with asyncio.timeout(10):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


async def test_an_endless_header_is_cut_off(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(GET)
    sent = 0
    try:
        while sent < 20_000_000 and not reader.at_eof():
            writer.write(b"x-more: " + b"tea" * 2000 + b"\r\n")
            sent += 6010
            await writer.drain()
            await asyncio.sleep(0)
    except ConnectionError:
        pass
    writer.close()
    assert sent < 20_000_000
    assert (await answered(port)).startswith(b"HTTP/1.1 200")


async def test_a_long_header_is_refused_with_its_number(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(GET + b"x-more: " + b"t" * 40_000)
    assert (await heard(reader)).startswith(b"HTTP/1.1 431")
    writer.close()


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GE",
        GET,
        b"POST / HTTP/1.1\r\nhost: teahouse.test\r\ncontent-length: 100\r\n\r\n{",
        b"POST / HTTP/1.1\r\nhost: teahouse.test\r\ntransfer-encoding: chunked\r\n\r\n3\r\ntea\r\n",
    ],
    ids=["nothing", "two letters", "half a header", "half a body", "endless pieces"],
)
async def test_whoever_says_half_of_it_is_cut_off(port: int, sent: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    assert not (await heard(reader)).startswith(b"HTTP/1.1 200")
    writer.close()


async def test_a_line_that_trickles_is_cut_off(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(GET)
    async with asyncio.timeout(10):
        while not reader.at_eof():
            try:
                writer.write(b"a: b\r\n")
                await writer.drain()
                await asyncio.wait_for(reader.read(1), 0.05)
            except TimeoutError:
                continue
            except ConnectionError:
                break
    writer.close()


async def test_several_requests_over_one_line_are_answered(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for _ in range(3):
        writer.write(GET + b"\r\n")
        async with asyncio.timeout(10):
            assert (await reader.readuntil(b"yes")).startswith(b"HTTP/1.1 200")
        await asyncio.sleep(0.2)
    writer.close()


async def test_one_address_holds_so_many_lines(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_FROM_ONE", 4)
    monkeypatch.setattr(connections.BoundedHttp, "is_trusted", lambda _: False)
    lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
    assert (await heard(lines[4][0])).startswith(b"HTTP/1.1 429")
    for _, writer in lines:
        writer.close()
    async with asyncio.timeout(10):
        while connections._open:
            await asyncio.sleep(0.01)
    assert (await answered(port)).startswith(b"HTTP/1.1 200")


async def answered(port: int) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(GET + b"connection: close\r\n\r\n")
    said = await heard(reader)
    writer.close()
    return said
