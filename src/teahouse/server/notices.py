"""Notices: whoever is asked something and is not at the table is told once, until they have answered.

What is to be told lies in the database: a restart forgets nothing, and of several processes one tells it.
"""

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from teahouse.server import schema
from teahouse.server.errors import ApiError
from teahouse.server.games import texts
from teahouse.server.live_tables import LiveTable
from teahouse.server.messages import Message
from teahouse.server.models import now
from teahouse.server.one_time import later
from teahouse.server.samples import is_sample
from teahouse.server.views import reading_of
from teahouse.text import spoken

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

log: Final = structlog.get_logger("teahouse.notices")
NOTICE = schema.notice.c
PULSE: Final = 5.0
"""Seconds between two looks for what is due."""
AT_ONCE: Final = 100


class Notices:
    def __init__(self, context: "AppContext") -> None:
        self.context = context
        self.wanted: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.tasks = [asyncio.create_task(self.follow()), asyncio.create_task(self.tell_on())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def want(self, table: str) -> None:
        """Something happened at a table."""
        if not is_sample(table) and self.wanted.qsize() < 10_000:
            self.wanted.put_nowait(table)

    async def follow(self) -> None:
        while True:
            table = await self.wanted.get()
            try:
                await self.look(table)
            except ApiError:
                pass
            except Exception as error:
                log.error("not_looked", error=str(error), exc_info=True)
            self.wanted.task_done()

    async def tell_on(self) -> None:
        while True:
            await asyncio.sleep(min(PULSE, max(0.05, self.context.settings.notice_after / 4)))
            try:
                await self.tell()
            except Exception as error:
                log.error("not_told", error=str(error), exc_info=True)

    # -- who is asked ------------------------------------------------------------------------

    async def look(self, table: str) -> None:
        """Who is asked now waits for a notice; who has answered does not any more."""
        async with self.context.live_tables.at(table) as live:
            asked = asked_people(live)
        due = later(timedelta(seconds=self.context.settings.notice_after))
        here = NOTICE.seating == table
        async with self.context.store.read() as connection:
            known = set((await connection.execute(select(NOTICE.person).where(here))).scalars())
            wishes = select(schema.channel.c.person).where(schema.channel.c.person.in_(asked))
            reachable = set((await connection.execute(wishes)).scalars())
        new, gone = (asked.keys() & reachable) - known, known - asked.keys()
        if not new and not gone:
            return
        async with self.context.store.write() as connection:
            if gone:
                await connection.execute(delete(schema.notice).where(here, NOTICE.person.in_(gone)))
                dropped = select(schema.channel.c.id).where(schema.channel.c.person.in_(gone))
                of_them = schema.delivery.c.channel.in_(dropped) & (schema.delivery.c.seating == table)
                await connection.execute(delete(schema.delivery).where(of_them))
        for person in new:
            values = {"person": person, "seating": table, "seat": asked[person], "due": due, "sent": ""}
            try:
                async with self.context.store.write() as connection:
                    await connection.execute(insert(schema.notice).values(values))
            except IntegrityError:
                continue  # another process was faster, or the person or the table has gone

    # -- what is due -------------------------------------------------------------------------

    async def tell(self) -> None:
        """Everything that is due; whoever sits at the table is not told, but later, if they leave it unanswered."""
        query = select(NOTICE.person, NOTICE.seating, NOTICE.seat).where(NOTICE.sent == "", NOTICE.due <= now())
        async with self.context.store.read() as connection:
            rows = (await connection.execute(query.order_by(NOTICE.due).limit(AT_ONCE))).all()
        for row in rows:
            if row.person in self.context.bus.present(row.seating):
                due = later(timedelta(seconds=self.context.settings.notice_after))
                await self.change(row.person, row.seating, due=due)
            elif await self.change(row.person, row.seating, sent=now()):
                await self.hand_over(row.person, row.seating, row.seat)

    async def change(self, person: int, table: str, **values: str) -> bool:
        """Whether it was still to be told; of two processes one hears yes."""
        mine = (NOTICE.person == person) & (NOTICE.seating == table) & (NOTICE.sent == "")
        async with self.context.store.write() as connection:
            return (await connection.execute(update(schema.notice).where(mine).values(values))).rowcount == 1

    async def hand_over(self, person: int, table: str, seat: int) -> None:
        """Put it into words, and give it to the post for each place where they want to be told."""
        told = await self.context.housekeeping.person(person)
        try:
            async with self.context.live_tables.at(table) as live:
                if told is None or live.table is None or live.game.position.question_to(seat) is None:
                    return
                message = self.message(live, seat, spoken(told.lang))
        except ApiError:
            return
        for channel in await self.context.channels.of(person):
            if channel.confirmed:
                await self.context.post.give(channel, message)

    def message(self, live: LiveTable, seat: int, lang: str) -> Message:
        """Which game, where it stands, what is asked; the link opens the table at the question."""
        reading = reading_of(live, seat, lang)
        title = texts(lang).say("server-notice-turn", game=live.edition.said(lang).title())
        text = ". ".join(part for part in (reading.moment(), reading.question(seat)) if part)
        addresses = self.context.settings.addresses
        return Message(title, text, f"{addresses[0] if addresses else ''}/table/{live.row.id}", live.row.id)


def asked_people(live: LiveTable) -> dict[int, int]:
    """By person, a seat of theirs that is asked; nobody at a table where they play with bots alone."""
    people = {seat.person for seat in live.row.seats if seat.who == "person"}
    if live.table is None or live.row.state != "playing" or len(people) < 2:
        return {}
    asked = live.game.position.question_to
    return {
        seat.person: number
        for number, seat in enumerate(live.row.seats)
        if seat.who == "person" and seat.person is not None and asked(number) is not None
    }
