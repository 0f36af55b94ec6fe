"""Web push: browsers know the house by a key (VAPID) that is made at its first start; notices are sealed for each."""

import asyncio
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import aiohttp
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json
from py_vapid import Vapid02
from pywebpush import WebPusher
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import bytes_to_base64url

from teahouse.server import schema
from teahouse.server.channels import Channel
from teahouse.server.messages import Message, NotDelivered, call

if TYPE_CHECKING:
    from teahouse.server.store import Store

NAME: Final = "vapid"
LASTS: Final = 24 * 3600
"""Seconds a push service keeps a notice for a browser that is not there."""
NOBODY: Final = "mailto:nobody@localhost"


class WebPush:
    def __init__(self, store: "Store", contact: str) -> None:
        self.store = store
        self.contact = contact if contact.startswith("https://") else NOBODY
        self.key: Vapid02 | None = None

    async def vapid(self) -> Vapid02:
        """The key of the house, made if there is none yet."""
        if self.key is None:
            body = await self.kept() or await self.made()
            self.key = Vapid02.from_pem(body.encode())
        return self.key

    async def kept(self) -> str | None:
        query = select(schema.house_key.c.body).where(schema.house_key.c.name == NAME)
        async with self.store.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def made(self) -> str:
        """Another process may be faster: then its key is the one."""
        new = Vapid02()
        await asyncio.to_thread(new.generate_keys)
        body = str(new.private_pem().decode())
        try:
            async with self.store.write() as connection:
                await connection.execute(insert(schema.house_key).values(name=NAME, body=body))
        except IntegrityError:
            return await self.kept() or body
        return body

    async def public(self) -> str:
        """As browsers want it."""
        key = (await self.vapid()).public_key
        return str(bytes_to_base64url(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))

    async def send(self, session: aiohttp.ClientSession, channel: Channel, message: Message) -> None:
        keys = {"p256dh": channel.details["p256dh"], "auth": channel.details["auth"]}
        try:
            sealed = WebPusher({"endpoint": channel.address, "keys": keys}).encode(json.encode(message))
        except Exception:  # keys that are none: whatever the library says of them
            raise NotDelivered("refused") from None
        parts = urlsplit(channel.address)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.contact, "exp": int(time.time()) + LASTS // 2}
        headers = {**(await self.vapid()).sign(claims), "content-encoding": "aes128gcm", "ttl": str(LASTS)}
        await call(session, channel.address, bytes(sealed["body"]), {**headers, "urgency": "normal"})
