"""The recorder: when a game has ended it is played through once more, a little at a time, and every view is kept."""

import asyncio
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import structlog
from msgspec import json

from teahouse.engine.position import SPECTATOR
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition
from teahouse.server.models import TableRow
from teahouse.server.recordings import compressed, outline_part, views_part
from teahouse.server.replays import Moves, moves_of, outline, scene_at, table_at, told_with, unveiled
from teahouse.server.samples import is_sample
from teahouse.server.viewer_log import ViewerLog
from teahouse.server.views import EVERYTHING
from teahouse.text import languages

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

log: Final = structlog.get_logger("teahouse.recorder")
PAUSE: Final = 60.0
"""Seconds between two looks for games that another process left without a recording."""


class Recorder:
    """Records games of one process, one at a time."""

    def __init__(self, context: "AppContext") -> None:
        self.context = context
        self.wanted: asyncio.Queue[str] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.context.settings.recordings:
            self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def want(self, table: str) -> None:
        """A game has ended."""
        if self.task is not None and not is_sample(table):
            self.wanted.put_nowait(table)

    async def run(self) -> None:
        """Games that end, and in quiet times those that ended before."""
        while True:
            try:
                await self.record(await self.next_wanted())
            except TimeoutError:
                await self.record_older()
            except Exception as error:
                log.error("not_recorded", error=str(error), exc_info=True)
                await asyncio.sleep(1)

    async def next_wanted(self) -> str:
        """Not by `wait_for`, which loses being cancelled when a game ends in the same moment."""
        async with asyncio.timeout(PAUSE):
            return await self.wanted.get()

    async def record_older(self) -> None:
        after = ""
        while tables := await self.context.archive.unrecorded(after):
            for after in tables:
                if self.wanted.empty():
                    await self.record(after)
            if not self.wanted.empty():
                return

    async def record(self, table: str) -> None:
        """Keep what a game looked like; one that the rules play differently today is left as it is."""
        try:
            async with self.context.live_tables.at(table) as live:
                if live.table is None or live.row.state != "over" or live.history == "history-lost":
                    return
                edition, row, moves = live.edition, live.row, moves_of(live)
        except ApiError:
            return
        await self.context.archive.add_recording(table, await parts_of(edition, row, moves))


async def parts_of(edition: Edition, row: TableRow, moves: Moves) -> dict[str, bytes]:
    """Everything there is to see of a finished game; other people have their turn meanwhile."""
    parts: dict[str, bytes] = {}
    for lang in languages():
        steps = await outline(edition, row, moves, lang)
        parts[outline_part(lang)] = await asyncio.to_thread(compressed, [json.encode(step) for step in steps])
        views: dict[int, list[bytes]] = {}
        started = time.perf_counter()
        for eyes, view in seen(edition, row, moves, lang):
            views.setdefault(eyes, []).append(view)
            await asyncio.sleep(time.perf_counter() - started)  # half of the time is left to others
            started = time.perf_counter()
        for eyes, lines in views.items():
            parts[views_part(eyes, lang)] = await asyncio.to_thread(compressed, lines)
    return parts


def seen(edition: Edition, row: TableRow, moves: Moves, lang: str) -> Iterator[tuple[int, bytes]]:
    """Step by step what each pair of eyes sees, with the lines of the log that are new."""
    game = table_at(edition, row, moves, 0)
    logs = {eyes: ViewerLog(eyes) for eyes in (EVERYTHING, SPECTATOR, *range(len(row.seats)))}
    heard = 0
    for at in range(len(moves) + 1):
        if at:
            game.repeat(moves[at - 1])
        new = game.log[heard:]
        for eyes, each in logs.items():
            known = each.next_number
            each.add(heard, [unveiled(event) for event in new] if eyes == EVERYTHING else new)
            scene = scene_at(edition, row, game, at, eyes)
            yield eyes, json.encode(told_with(scene, each, lang, known))
        heard = len(game.log)
