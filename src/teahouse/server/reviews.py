"""Reviews of finished games: made in the bots' processes, piece by piece, in turn with all other thinking."""

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import structlog
from msgspec import json

from teahouse.review.facts import DEEP, QUICK, VERSION, Depth, Review
from teahouse.review.pieces import Done, Piece
from teahouse.review.played import Course, course_of
from teahouse.review.reviewing import Reviewing, share_done
from teahouse.review.told import ReviewTold, told
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition, texts
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Person, TableRow
from teahouse.server.samples import is_sample
from teahouse.server.views import name_of
from teahouse.server.wire.reviews import ReviewDepth, ReviewShown, ReviewState

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

log: Final = structlog.get_logger("teahouse.reviews")
DEPTHS: Final[dict[ReviewDepth, Depth]] = {"quick": QUICK, "deep": DEEP}
PATIENCE: Final = 300.0
"""Seconds a piece may take, on a machine that is busy with much else."""
KEPT: Final = 32
"""Reviews of sample games, which are in no database."""
MOST: Final = 2
"""Reviews one person may have made at a time."""


class Running:
    """A review that is being made."""

    def __init__(self, person: int, depth: ReviewDepth) -> None:
        self.person = person
        self.depth = depth
        self.progress = 0.0
        self.began = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def left(self) -> int:
        """Seconds it will take, by what it took so far; 0 while nobody can say."""
        spent = time.monotonic() - self.began
        return 0 if self.progress < 0.05 else round(spent * (1.0 - self.progress) / self.progress)


class Reviews:
    """The reviews of one process: at most one of a table at a time."""

    def __init__(self, context: "AppContext") -> None:
        self.context = context
        self.running: dict[str, Running] = {}
        self.failed: set[str] = set()
        """Tables of which a review went wrong since it was last asked for."""
        self.of_samples: dict[tuple[str, str], Review] = {}

    async def close(self) -> None:
        tasks = [each.task for each in self.running.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- what people ask ---------------------------------------------------------------------

    async def shown(self, table: str, lang: str) -> ReviewShown:
        """The deepest review there is of a finished game, and how far a new one is."""
        row, edition, course = await self.finished(table)
        review = await self.kept(row, edition)
        words = None if review is None else await asyncio.to_thread(said, review, course, edition, row, lang)
        running = self.running.get(table)
        if running is not None:
            return ReviewShown("running", running.depth, running.progress, running.left, words)
        state: ReviewState = "failed" if table in self.failed else "none" if words is None else "done"
        deep = words is not None and words.deep
        return ReviewShown(state, "deep" if deep else "quick", 0.0, 0, words)

    async def begin(self, person: Person, table: str, depth: ReviewDepth) -> None:
        """Have a game reviewed; nothing happens where that is under way or done."""
        row, edition, course = await self.finished(table)
        if table in self.running or await self.kept(row, edition, depth) is not None:
            return
        if sum(each.person == person.id for each in self.running.values()) >= MOST:
            raise ApiError("too-many-reviews", count=MOST)
        self.failed.discard(table)
        running = self.running[table] = Running(person.id, depth)
        running.task = asyncio.create_task(self.run(running, row, edition, course))

    async def stop(self, person: Person, table: str) -> None:
        """Whoever asked for a review may stop it."""
        running = self.running.get(table)
        if running is not None and running.person == person.id and running.task is not None:
            running.task.cancel()
            await asyncio.gather(running.task, return_exceptions=True)

    # -- making one --------------------------------------------------------------------------

    async def run(self, running: Running, row: TableRow, edition: Edition, course: Course) -> None:
        try:
            review = await self.made(running, row, edition, course)
            if is_sample(row.id):
                self.of_samples[row.id, running.depth] = review
                while len(self.of_samples) > KEPT:
                    del self.of_samples[next(iter(self.of_samples))]
            else:
                body = json.encode(review)
                await self.context.archive.keep_review(row.id, running.depth, made_by(edition), body)
        except Exception as error:
            self.failed.add(row.id)
            log.error("review_failed", table=row.id, game=row.game, error=str(error), exc_info=True)
        finally:
            del self.running[row.id]

    async def made(self, running: Running, row: TableRow, edition: Edition, course: Course) -> Review:
        depth = DEPTHS[running.depth]
        reviewing = await asyncio.to_thread(Reviewing, course, edition.kind, depth)
        for stage, pieces in enumerate(reviewing.stages()):
            number = 0
            async for piece, found in self.everywhere(running.person, row.id, edition, course, depth, pieces):
                reviewing.take(piece, found)
                number += 1
                running.progress = share_done(stage, number, len(pieces))
        return await asyncio.to_thread(reviewing.review)

    async def everywhere(
        self, person: int, table: str, edition: Edition, course: Course, depth: Depth, pieces: list[Piece]
    ) -> AsyncIterator[tuple[Piece, Done]]:
        """All pieces, as many at a time as this person may think with; each waits for its turn."""
        waiting = list(pieces)
        under_way: dict[asyncio.Task[Done], Piece] = {}
        try:
            while waiting or under_way:
                while waiting and len(under_way) < self.context.bots.turns.most:
                    piece = waiting.pop(0)
                    under_way[asyncio.create_task(self.piece(person, table, edition, course, depth, piece))] = piece
                ended, _ = await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
                for task in ended:
                    yield under_way.pop(task), task.result()
        finally:
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)

    async def piece(
        self, person: int, table: str, edition: Edition, course: Course, depth: Depth, piece: Piece
    ) -> Done:
        async with self.context.bots.worker_for(person, f"review of {table}") as worker:
            try:
                return await worker.review(edition, course, depth, piece, PATIENCE)
            except (BrokenProcessPool, TimeoutError):
                worker.restart()
                raise

    # -- what is there -----------------------------------------------------------------------

    async def finished(self, table: str) -> tuple[TableRow, Edition, Course]:
        async with self.context.live_tables.at(table) as live:
            return live.row, live.edition, course_at(live)

    async def kept(self, row: TableRow, edition: Edition, depth: ReviewDepth | None = None) -> Review | None:
        """The review of this depth, or the deepest; of other rules or cards, or reckoned otherwise, none."""
        wanted = [depth] if depth else ["deep", "quick"]
        if is_sample(row.id):
            return next((self.of_samples[row.id, each] for each in wanted if (row.id, each) in self.of_samples), None)
        there = await self.context.archive.reviews(row.id)
        for each in wanted:
            by, body = there.get(each, ("", b""))
            if by == made_by(edition):
                return decoded(body)
        return None


@lru_cache(maxsize=16)
def decoded(body: bytes) -> Review:
    return json.decode(body, type=Review)


def made_by(edition: Edition) -> str:
    """What a review depends on besides the game."""
    text = f"{VERSION} {edition.kind.version} {edition.kind.content}"
    return hashlib.sha256(text.encode()).hexdigest()


def course_at(live: LiveTable) -> Course:
    """Nothing is told of a game that is still being played, nor of one the rules of today play differently."""
    if live.row.state != "over":
        raise ApiError("not-over")
    return course_of(live.game)


TOLD: Final[dict[tuple[str, str, str, int], ReviewTold]] = {}
MOST_TOLD: Final = 24


def said(review: Review, course: Course, edition: Edition, row: TableRow, lang: str) -> ReviewTold:
    """A review in words; the last few are kept."""
    key = (row.id, lang, str(review.depth), row.revision)
    if key not in TOLD:
        names = [name_of(seat, lang) for seat in row.seats]
        TOLD[key] = told(review, course, edition.game, edition.said(lang), texts(lang), names)
        while len(TOLD) > MOST_TOLD:
            del TOLD[next(iter(TOLD))]
    return TOLD[key]
