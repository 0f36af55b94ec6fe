"""What people reached in finished games: noted once for each, with their ratings, beside the tables they played at.

A game that ends is noted at once; what ended while nobody noted it, before an upgrade or in a crash, is found later.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog
from msgspec import Struct, json
from sqlalchemy import exists, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.engine.position import SPECTATOR
from teahouse.server import schema
from teahouse.server.errors import ApiError
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import SeatRow, TableRow
from teahouse.server.ratings import Rating, rated, rating_of_bot
from teahouse.server.samples import is_sample
from teahouse.text import SOURCE, languages
from teahouse.wording.ending import Breakdown, result_of

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

log: Final = structlog.get_logger("teahouse.results")
PAUSE: Final = 60.0
MOMENT: Final = 1.0
AT_ONCE: Final = 50


class Reached(Struct, frozen=True):
    """What one seat reached."""

    seat: int
    place: int
    won: bool
    points: int
    sources: dict[str, int]
    """By the word of a source, where the points came from."""
    played: dict[str, dict[str, str]]
    """By language and kind, what they played with: a general."""


class Results:
    """Notes the games of one process; what another has noted already is left as it is."""

    def __init__(self, context: "AppContext") -> None:
        self.context = context
        self.wanted: asyncio.Queue[str] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.noting = asyncio.Lock()
        """Held while a game is noted: whoever is cancelled in the middle of a transaction may leave it open."""

    def open(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            async with self.noting:
                self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def want(self, table: str) -> None:
        """A game has ended."""
        if not is_sample(table):
            self.wanted.put_nowait(table)

    async def settled(self) -> None:
        """When everything that was wanted has been noted."""
        await self.wanted.join()

    async def caught_up(self) -> None:
        """Whoever looks at lists right after a game finds it there; nobody waits for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                await self.settled()

    async def run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(PAUSE):
                    table = await self.wanted.get()
            except TimeoutError:
                await self.note_older()
                continue
            await self.note_safely(table)
            self.wanted.task_done()

    async def note_safely(self, table: str) -> bool:
        try:
            async with self.noting:
                return await self.note(table)
        except Exception as error:
            log.error("not_noted", error=str(error), exc_info=True)
            return False

    async def note_older(self) -> None:
        """Games that ended unnoticed, the oldest first, as long as any of them can be noted."""
        noted = True
        while noted and self.wanted.empty():
            noted = False
            for table in await self.unnoted():
                noted = await self.note_safely(table) or noted

    async def unnoted(self) -> list[str]:
        table = schema.game_table.c
        there = exists().where(schema.result.c.seating == table.id)
        query = select(table.id).where(table.state == "over", ~there).order_by(table.at).limit(AT_ONCE)
        async with self.context.store.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def note(self, table: str) -> bool:
        """Whether there is something new."""
        try:
            async with self.context.live_tables.at(table) as live:
                if live.row.state != "over":
                    return False
                row, reached, is_contest = live.row, reached_at(live), contested(live)
        except ApiError:
            return False
        try:
            async with self.context.store.write() as connection:
                await write(connection, row, reached, is_contest and row.rated)
        except IntegrityError:
            return False
        return True


# -- what was reached ----------------------------------------------------------------------------


def places_of(points: list[int], winners: list[int]) -> list[int]:
    """Winners first, then by points; who has as many shares the place."""
    worth = [(0, 0) if seat in winners else (1, -each) for seat, each in enumerate(points)]
    return [1 + sum(other < mine for other in worth) for mine in worth]


def reached_at(live: LiveTable) -> list[Reached]:
    """By seat; of a game that the rules of today play differently only what its summary says."""
    summary, sources, played = live.row.summary, sources_of(live), played_at(live)
    places = places_of(summary.points, summary.winners)
    return [
        Reached(seat, place, seat in summary.winners, points, sources.get(seat, {}), played.get(seat, {}))
        for seat, (place, points) in enumerate(zip(places, summary.points, strict=True))
    ]


def ending_of(live: LiveTable) -> Breakdown | None:
    """Where the points came from; None where the rules of today lead elsewhere."""
    if live.table is None:
        return None
    reading = live.edition.said(SOURCE).read(live.table.position.observe(SPECTATOR))
    return reading.ending(result_of(live.table.position, live.row.options, live.table.log))


def sources_of(live: LiveTable) -> dict[int, dict[str, int]]:
    """By seat and source, where the points came from."""
    told = ending_of(live)
    if told is None:
        return {}
    return {
        column.seat: {source.word: source.shares[n].value for source in told.sources}
        for n, column in enumerate(told.columns)
        if column.seat >= 0
    }


def contested(live: LiveTable) -> bool:
    """Whether everybody played for themselves and somebody won; a game that was ended by agreement decides nothing."""
    told = ending_of(live)
    return told is not None and told.scored and bool(live.row.summary.winners)


def played_at(live: LiveTable) -> dict[int, dict[str, dict[str, str]]]:
    """By seat and language, what somebody played with, as the game tells it."""
    if live.table is None:
        return {}
    observation = live.table.position.observe(SPECTATOR)
    readings = {lang: live.edition.said(lang).read(observation) for lang in languages()}
    return {
        seat: {lang: reading.played_with(seat) for lang, reading in readings.items()}
        for seat in range(len(live.row.seats))
    }


# -- written -------------------------------------------------------------------------------------


async def write(connection: AsyncConnection, row: TableRow, reached: list[Reached], counts: bool) -> None:
    """All seats of a table, and the ratings that follow, in one transaction."""
    ratings = await new_ratings(connection, row, reached) if counts else {}
    rows = []
    for each, seat in zip(reached, row.seats, strict=True):
        before, after = ratings.get(each.seat, (None, None))
        rows.append(values_of(row, seat, each) | rating_values(before, after))
        if after is not None:
            await keep_rating(connection, row.game, seat.person or 0, after, each.won)
    await connection.execute(insert(schema.result), rows)


def values_of(row: TableRow, seat: SeatRow, reached: Reached) -> dict[str, Any]:
    return {
        "seating": row.id,
        "seat": reached.seat,
        "person": seat.person,
        "bot": seat.bot if seat.person is None else "",
        "name": seat.name,
        "game": row.game,
        "seats": len(row.seats),
        "place": reached.place,
        "won": reached.won,
        "points": reached.points,
        "sources": json.encode(reached.sources).decode(),
        "played": json.encode(reached.played).decode(),
        "at": row.at,
    }


def rating_values(before: Rating | None, after: Rating | None) -> dict[str, Any]:
    if before is None or after is None:
        return {"mu": None, "sigma": None, "change": 0}
    return {"mu": after.mu, "sigma": after.sigma, "change": after.shown - before.shown}


def is_between_people(row: TableRow) -> bool:
    """At least two people, each at one seat: whoever left a seat to a bot answers for what it reaches."""
    people = [seat.person for seat in row.seats if seat.person is not None]
    return len(people) >= 2 and len(set(people)) == len(people)


async def new_ratings(
    connection: AsyncConnection, row: TableRow, reached: list[Reached]
) -> dict[int, tuple[Rating, Rating]]:
    """By seat of a person, their rating before and after; none where somebody has no rating to play against."""
    if not is_between_people(row):
        return {}
    before: list[Rating] = []
    for seat in row.seats:
        if seat.person is None:
            fixed = rating_of_bot(row.game, seat.bot)
            if fixed is None:
                return {}
            before.append(fixed)
        else:
            before.append(await rating_now(connection, row.game, seat.person))
    after = rated(before, [each.place for each in reached])
    return {number: (before[number], after[number]) for number, seat in enumerate(row.seats) if seat.person is not None}


async def rating_now(connection: AsyncConnection, game: str, person: int) -> Rating:
    columns = schema.rating.c
    query = select(columns.mu, columns.sigma).where(columns.person == person, columns.game == game)
    row = (await connection.execute(query.with_for_update())).one_or_none()
    return Rating() if row is None else Rating(row.mu, row.sigma)


async def keep_rating(connection: AsyncConnection, game: str, person: int, rating: Rating, won: bool) -> None:
    columns = schema.rating.c
    where = (columns.person == person) & (columns.game == game)
    values = {"mu": rating.mu, "sigma": rating.sigma}
    counted = {"games": columns.games + 1, "won": columns.won + int(won)}
    changed = await connection.execute(schema.rating.update().where(where).values(values | counted))
    if changed.rowcount == 0:
        new = {"person": person, "game": game, "games": 1, "won": int(won), **values}
        await connection.execute(insert(schema.rating).values(new))
