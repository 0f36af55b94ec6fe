"""Bots at the tables: they think in processes of their own, never for long, and go on after a restart."""

import asyncio
import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, Final

import structlog
from msgspec import Struct

from teahouse.engine.decision import Decision
from teahouse.engine.rng import seeded
from teahouse.server import playing, thinking
from teahouse.server.errors import Trouble
from teahouse.server.hall import LiveTable

if TYPE_CHECKING:
    from teahouse.server.house import House

log: Final = structlog.get_logger("teahouse.bots")
LONGEST_PAUSE: Final = 10.0
"""Seconds between two tries when nothing works, as while the database is away."""

BETWEEN: Final = 0.01
"""Seconds between two tables that wake up."""


class Question(Struct, frozen=True):
    """What a bot is asked: no more than its seat may know."""

    game: str
    seat: int
    bot: str
    decision: Decision[Any]
    observation: dict[str, object]
    options: list[int]
    chance: str


def question_at(live: LiveTable) -> Question | None:
    """The first bot that has to decide; none while the people discuss whether to go back."""
    if live.table is None or live.row.state != "playing" or live.plea is not None:
        return None
    position = live.game.position
    for decision in position.open:
        seat = live.row.seats[decision.seat]
        if seat.who == "bot":
            return Question(
                live.row.game,
                decision.seat,
                seat.bot,
                decision,
                position.observe(decision.seat),
                position.options(decision),
                f"{live.row.seed} bot {decision.seat} {live.version}",
            )
    return None


def is_being_cancelled() -> bool:
    """Whether we ourselves are to stop, and not only the pool we asked."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class BotRoom:
    """Who lets bots move: one task for each table that waits for one."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.pool = self.new_pool()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()

    def new_pool(self) -> Executor:
        """Processes; a thread of our own where the settings want no processes."""
        if self.house.settings.bots == 0:
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(
            self.house.settings.bots,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=thinking.live_with_parent,
        )

    async def close(self) -> None:
        """Stop all thinking; whoever was about to move does so after the next start."""
        while tasks := [task for task in self.tasks.values() if not task.done()]:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=1)
        self.abandon_pool()

    def kick(self, table: str) -> None:
        """Somebody moved, sat down or woke us: perhaps a bot is to move."""
        self.again.add(table)
        if table not in self.tasks:
            self.tasks[table] = asyncio.create_task(self.run(table))

    async def wake(self, tables: list[str]) -> None:
        """After a start: one table after the other, so that the first guests need not wait for all of them."""
        for table in tables:
            self.kick(table)
            await asyncio.sleep(BETWEEN)

    async def run(self, table: str) -> None:
        pause = 0.5
        try:
            while table in self.again:
                self.again.discard(table)
                try:
                    while await self.step(table):
                        pause = 0.5
                except Trouble as trouble:
                    if trouble.code not in ("no-such-table", "other-rules"):
                        self.again.add(table)
                except Exception as error:
                    log.error("bots_stopped", table=table, error=type(error).__name__, retry_in=pause)
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, LONGEST_PAUSE)
                    self.again.add(table)
        finally:
            self.tasks.pop(table, None)

    async def step(self, table: str) -> bool:
        """Let one bot move; False if none has to."""
        async with self.house.hall.at(table) as live:
            question = question_at(live)
        if question is None:
            return False
        if len(question.options) > 1:
            started = asyncio.get_running_loop().time()
            move = await self.think(question)
            spent = asyncio.get_running_loop().time() - started
            await asyncio.sleep(max(0.0, self.house.settings.pace - spent))
        else:
            move = question.options[0]
        async with self.house.hall.at(table) as live:
            now = question_at(live)
            if now is not None and now.decision is question.decision and now.bot == question.bot:
                await playing.move_bot(self.house, live, question.seat, move)
        return True

    async def think(self, question: Question) -> int:
        """Ask the bot; one that fails or takes too long is answered for by chance, and a broken pool is replaced."""
        asked = (question.game, question.bot, question.observation, question.options, question.chance)
        for _ in range(2):
            pool = self.pool
            try:
                async with asyncio.timeout(self.house.settings.patience):
                    move = await asyncio.get_running_loop().run_in_executor(pool, thinking.answer, *asked)
            except (BrokenProcessPool, asyncio.CancelledError):
                if is_being_cancelled():
                    raise
                log.error("bots_broken", bot=question.bot, game=question.game)
                self.replace_pool(pool)
                continue
            except TimeoutError:
                log.error("bot_too_slow", bot=question.bot, game=question.game)
                self.replace_pool(pool)
                break
            except Exception as error:
                log.error("bot_failed", bot=question.bot, game=question.game, error=type(error).__name__)
                break
            if move in question.options:
                return move
            log.error("bot_cheats", bot=question.bot, game=question.game)
            break
        return question.options[seeded(question.chance).below(len(question.options))]

    def replace_pool(self, broken: Executor) -> None:
        """Somebody else may have replaced it already."""
        if self.pool is broken:
            self.abandon_pool()
            self.pool = self.new_pool()

    def abandon_pool(self) -> None:
        """Whoever still thinks is stopped."""
        processes = list((getattr(self.pool, "_processes", None) or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
