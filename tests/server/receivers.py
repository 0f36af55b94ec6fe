"""Receivers of notices on this machine: a mail server, and a web server that is a push service or a chat."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web
from aiosmtpd.controller import Controller
from msgspec import Struct


class Heard(Struct):
    """One call."""

    path: str
    headers: dict[str, str]
    body: bytes


class WebReceiver:
    """Writes down what is called, and answers as it is told."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.status = 200
        self.address = ""

    async def hear(self, request: web.Request) -> web.Response:
        self.heard.append(Heard(request.path, dict(request.headers), await request.read()))
        if self.status == 302:
            return web.Response(status=302, headers={"location": f"{self.address}/elsewhere"})
        return web.Response(status=self.status)

    async def until(self, count: int) -> list[Heard]:
        """What was heard, when it was so much."""
        async with asyncio.timeout(20):
            while len(self.heard) < count:
                await asyncio.sleep(0.01)
        return self.heard


@asynccontextmanager
async def web_receiver() -> AsyncIterator[WebReceiver]:
    receiver = WebReceiver()
    app = web.Application()
    app.router.add_post("/{path:.*}", receiver.hear)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    receiver.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield receiver
    finally:
        await runner.cleanup()


class MailBox:
    """Keeps the letters that come."""

    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  (its name)
        self.letters.append(envelope)
        return "250 OK"

    async def until(self, count: int) -> list[Any]:
        async with asyncio.timeout(20):
            while len(self.letters) < count:
                await asyncio.sleep(0.01)
        return self.letters


@asynccontextmanager
async def mail_receiver(port: int) -> AsyncIterator[MailBox]:
    box = MailBox()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    await asyncio.to_thread(controller.start)
    try:
        yield box
    finally:
        await asyncio.to_thread(controller.stop)
