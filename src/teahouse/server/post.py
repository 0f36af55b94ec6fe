"""The post: messages on their way. What could not be delivered is tried again, later and later, and then told."""

import asyncio
from datetime import timedelta
from functools import cached_property
from typing import TYPE_CHECKING, Final

import aiohttp
import structlog
from msgspec import json
from sqlalchemy import delete, insert, select, update

from teahouse.server import outside, schema
from teahouse.server.channels import Channel
from teahouse.server.games import texts
from teahouse.server.messages import Message, NotDelivered, send_mail, send_webhook
from teahouse.server.models import now
from teahouse.server.one_time import later
from teahouse.text import SOURCE, spoken

if TYPE_CHECKING:
    from teahouse.server.context import AppContext
    from teahouse.server.web_push import WebPush

log: Final = structlog.get_logger("teahouse.post")
DELIVERY = schema.delivery.c
AGAIN: Final = (60, 300, 1800, 7200)
"""Seconds after which it is tried again."""
IN_HAND: Final = timedelta(minutes=2)
"""For so long what one process has taken is left alone by the others."""
PULSE: Final = 5.0
AT_ONCE: Final = 50


class Post:
    def __init__(self, context: "AppContext") -> None:
        self.context = context
        self.task: asyncio.Task[None] | None = None
        self.pulse = PULSE
        self.again: tuple[int, ...] = AGAIN
        self.outside: aiohttp.ClientSession | None = None

    @cached_property
    def push(self) -> "WebPush":
        from teahouse.server.web_push import WebPush  # takes a while to load, and is not always wanted

        addresses = self.context.settings.addresses
        return WebPush(self.context.store, addresses[0] if addresses else "")

    @property
    def has_mail(self) -> bool:
        return bool(self.context.settings.smtp and self.context.settings.mail_from)

    def open(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.outside is not None:
            await self.outside.close()

    @property
    def session(self) -> aiohttp.ClientSession:
        if self.outside is None:
            self.outside = outside.session(self.context.settings.notices_inside)
        return self.outside

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.pulse)
            try:
                await self.deliver()
            except Exception as error:
                log.error("not_posted", error=str(error), exc_info=True)

    async def give(self, channel: Channel, message: Message) -> None:
        """For the next round; mail waits for more that may go with it."""
        due = now()
        if channel.kind == "email":
            due = later(timedelta(seconds=self.context.settings.mails_together))
        values = {"channel": channel.id, "seating": message.table, "due": due, "tries": 0}
        async with self.context.store.write() as connection:
            await connection.execute(insert(schema.delivery).values(body=json.encode(message).decode(), **values))

    async def deliver(self) -> None:
        """What is due, place by place: everything for one mail box goes together."""
        async with self.context.store.read() as connection:
            query = select(DELIVERY.channel).where(DELIVERY.due <= now()).distinct().limit(AT_ONCE)
            channels = list((await connection.execute(query)).scalars())
        await asyncio.gather(*(self.deliver_to(channel) for channel in channels))

    async def deliver_to(self, number: int) -> None:
        channel = await self.context.channels.find(number)
        taken = await self.take(number, channel is not None and channel.kind == "email")
        if channel is None or not taken:
            return
        messages = [json.decode(body, type=Message) for _, body, _ in taken]
        try:
            await self.send(channel, messages)
        except NotDelivered as failed:
            await self.failed(channel, failed, [(each, tries) for each, _, tries in taken])
            return
        await self.done([each for each, _, _ in taken])
        if channel.trouble:
            await self.context.channels.note_trouble(channel.id, "")

    async def take(self, channel: int, together: bool) -> list[tuple[int, str, int]]:
        """Take what lies there for one place; of two processes one gets it."""
        where = (DELIVERY.channel == channel) if together else (DELIVERY.channel == channel) & (DELIVERY.due <= now())
        due = (DELIVERY.channel == channel) & (DELIVERY.due <= now())
        async with self.context.store.write() as connection:
            if (await connection.execute(select(DELIVERY.id).where(due).limit(1).with_for_update())).first() is None:
                return []
            taking = update(schema.delivery).where(where).values(due=later(IN_HAND))
            rows = await connection.execute(taking.returning(DELIVERY.id, DELIVERY.body, DELIVERY.tries))
            return sorted((row.id, row.body, row.tries) for row in rows)

    async def send(self, channel: Channel, messages: list[Message]) -> None:
        """One after the other; mail as one letter."""
        if channel.kind == "email":
            await self.send_digest(channel, messages)
            return
        for message in messages:
            if channel.kind == "push":
                await self.push.send(self.session, channel, message)
            else:
                await send_webhook(self.session, channel, message)

    async def send_digest(self, channel: Channel, messages: list[Message]) -> None:
        settings = self.context.settings
        if not self.has_mail:
            raise NotDelivered("mail-down", again=True)
        told = await self.context.housekeeping.person(channel.person)
        words = texts(spoken(told.lang) if told else SOURCE)
        title = messages[0].title if len(messages) == 1 else words.say("server-notice-several", count=len(messages))
        parts = ["\n".join(part for part in (each.title, each.text, each.link) if part) for each in messages]
        foot = words.say("server-notice-foot")
        text = "\n\n".join([*parts, foot])
        await send_mail(settings.smtp, settings.mail_from, channel.address, title, text)

    async def done(self, deliveries: list[int]) -> None:
        async with self.context.store.write() as connection:
            await connection.execute(delete(schema.delivery).where(DELIVERY.id.in_(deliveries)))

    async def failed(self, channel: Channel, failed: NotDelivered, taken: list[tuple[int, int]]) -> None:
        """A browser that has gone is forgotten; what may come later waits, the rest is told to whoever looks."""
        if failed.gone and channel.kind == "push":
            await self.context.channels.delete(channel.person, channel.id)
            return
        given_up = [each for each, tries in taken if not failed.again or tries >= len(self.again)]
        await self.done(given_up)
        async with self.context.store.write() as connection:
            for each, tries in taken:
                if each not in given_up:
                    due = later(timedelta(seconds=self.again[tries]))
                    changed = update(schema.delivery).where(DELIVERY.id == each)
                    await connection.execute(changed.values(due=due, tries=tries + 1))
        await self.context.channels.note_trouble(channel.id, failed.trouble)
