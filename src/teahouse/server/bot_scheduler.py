"""Bots at the tables: they think in worker processes, never for long, and go on after a restart."""

import asyncio
import multiprocessing
import time
from collections.abc import AsyncIterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import structlog
from msgspec import Struct
from msgspec.structs import replace

from teahouse.engine.ahead import ENDS
from teahouse.engine.decision import Decision
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import to_json
from teahouse.review.advice import Advice
from teahouse.review.facts import Depth
from teahouse.review.pieces import Done, Piece
from teahouse.review.played import Course
from teahouse.server import bot_worker, commands, order_book, orders
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition, game_names
from teahouse.server.leases import LOOK_AGAIN, Leases
from teahouse.server.live_tables import LiveTable
from teahouse.server.turns import Request, Turns
from teahouse.server.windows import THOUGHT, longest_pause, still_open, window_at

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

log: Final = structlog.get_logger("teahouse.bots")
LEAST: Final = 2
"""Processes in which bots think, at least: one person never has the last, which starts when it is first needed."""
LONGEST_PAUSE: Final = 10.0
"""Seconds between two tries when nothing works, as while the database is away."""

STOPPING: Final = 10.0
"""Seconds in which a thought that is given up must have stopped."""
OPENING: Final = 60.0
"""Seconds in which a process must have started and opened a game."""
WARMING: Final = 0
"""In place of a person: the server itself, which opens games before anybody needs them."""

SPAWN: Final = multiprocessing.get_context("spawn")


class Question(Struct, frozen=True):
    """What a bot is asked: no more than its seat may know."""

    edition: Edition
    table: str
    host: int
    """Who has set the table up: its thinking is theirs."""
    seat: int
    bot: str
    decision: Decision[Any]
    world: dict[str, object]
    """A position in which everything the seat cannot know is dealt again."""
    options: list[int]
    chance: str
    seconds: float = 0.0
    """How long the bot may think, where it matters: a window closes."""


def asked_bot(live: LiveTable) -> Decision[Any] | None:
    """The first question to a bot; none while bots are to wait or the people discuss whether to go back."""
    if live.table is None or live.row.state != "playing" or live.row.paused or live.take_backs.request is not None:
        return None
    for decision in live.game.position.open:
        if live.row.seats[decision.seat].who == "bot":
            return decision
    return None


def question_at(live: LiveTable) -> Question | None:
    """That question, with all the bot may know."""
    decision = asked_bot(live)
    return None if decision is None else question_to(live, decision)


def question_to(live: LiveTable, decision: Decision[Any]) -> Question:
    """A question as its seat may see it."""
    position, seat = live.game.position, decision.seat
    chance = f"{live.row.seed} bot {seat} {live.version}"
    return Question(
        live.edition,
        live.row.id,
        live.row.host,
        seat,
        live.row.seats[seat].bot,
        decision,
        to_json(position.imagine(seat, seeded(f"{chance} imagines"))),
        position.options(decision),
        chance,
    )


def declining(question: Question) -> int:
    """The answer that declines; any where none does."""
    words = question.edition.kind.moves
    return next((move for move in question.options if words[move] in ENDS), question.options[0])


def is_being_cancelled() -> bool:
    """Whether we ourselves are to stop, and not only the pool we asked."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class Worker:
    """One process, in which one bot thinks at a time; a thread of our own where the settings want no processes."""

    def __init__(self, in_process: bool) -> None:
        self.in_process = in_process
        self.given_up = SPAWN.RawValue("b", 0)
        """Shared with the process: whether nobody waits any more for what is thought about there."""
        self.pool = self.new_pool()
        self.opened: set[tuple[str, Path | None]] = set()
        """Games this process has loaded, each with the folder of its pack."""
        self.table = ""
        """The table last thought about here: its bots can go on with what they found."""

    def new_pool(self) -> Executor:
        if not self.in_process:
            return ThreadPoolExecutor(1, initializer=bot_worker.heed, initargs=(self.given_up,))
        told = (self.given_up,)
        return ProcessPoolExecutor(1, mp_context=SPAWN, initializer=bot_worker.live_with_parent, initargs=told)

    async def answer(self, question: Question, patience: float) -> int:
        """The bot's move."""
        game, pack = question.edition.name, question.edition.folder
        await self.open(game, pack)
        asked = (game, pack, question.bot, question.table, question.world, question.seat, question.chance)
        answer = partial(bot_worker.answer, seconds=question.seconds) if question.seconds else bot_worker.answer
        async with asyncio.timeout(patience):
            return await asyncio.get_running_loop().run_in_executor(self.pool, answer, *asked)

    async def hint(self, question: Question, patience: float) -> list[Advice]:
        """What the strongest bot would do in this seat; when nobody waits for it any more, the thought stops."""
        game, pack = question.edition.name, question.edition.folder
        await self.open(game, pack)
        asked = (game, pack, question.world, question.seat, question.chance)
        self.given_up.value = 0
        thought = asyncio.get_running_loop().run_in_executor(self.pool, bot_worker.hint, *asked)
        try:
            async with asyncio.timeout(patience):
                return await asyncio.shield(thought)
        except asyncio.CancelledError:
            self.given_up.value = 1
            try:
                await asyncio.wait_for(thought, STOPPING)
            except Exception:
                self.restart()
            raise

    async def review(self, edition: Edition, course: Course, depth: Depth, piece: Piece, patience: float) -> Done:
        """A piece of a review; one that nobody waits for any more ends by itself, for it is short."""
        await self.open(edition.name, edition.folder)
        asked = (edition.folder, course, depth, piece)
        work = asyncio.get_running_loop().run_in_executor(self.pool, bot_worker.review, *asked)
        try:
            async with asyncio.timeout(patience):
                return await asyncio.shield(work)
        except asyncio.CancelledError:
            try:
                await asyncio.wait_for(work, STOPPING)
            except Exception:
                self.restart()
            raise

    async def open(self, game: str, pack: Path | None = None) -> None:
        """Starting a process and opening a game does not count as thinking."""
        if (game, pack) not in self.opened:
            async with asyncio.timeout(OPENING):
                await asyncio.get_running_loop().run_in_executor(self.pool, bot_worker.warm_up, game, pack)
            self.opened.add((game, pack))

    def restart(self) -> None:
        """Stop the bot that thinks here; the next one gets a new process."""
        self.stop()
        self.pool = self.new_pool()
        self.opened.clear()

    def stop(self) -> None:
        processes = list((getattr(self.pool, "_processes", None) or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class BotScheduler:
    """Lets bots move: one task for each table that waits for one, and a worker for each bot that may think at once."""

    def __init__(self, context: "AppContext") -> None:
        self.context = context
        bots = context.settings.bots
        self.workers = [Worker(bots > 0) for _ in range(max(LEAST, bots) if bots else 1)]
        self.free = self.workers[:]
        """The one that was left longest ago first."""
        self.turns = Turns(len(self.workers))
        self.called: dict[Request, asyncio.Event] = {}
        """Requests in line, and what tells each that it is its turn."""
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.leases = Leases(context.store, context.bus.shared)
        self.longest_window = context.settings.longest_window
        self.hints: dict[int, asyncio.Task[list[Advice]]] = {}
        """By person, the hint they wait for: never more than one."""

    def open(self) -> None:
        self.leases.open()

    async def close(self) -> None:
        """Stop all thinking; whoever was about to move does so after the next start."""
        while tasks := [task for task in self.tasks.values() if not task.done()]:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=1)
        for worker in self.workers:
            worker.stop()
        await self.leases.close()

    async def warm(self) -> None:
        """Start the first process and open the games there one by one, so that the first guest's bots need not."""
        for game in game_names() if self.context.settings.bots else ():
            async with self.worker_for(WARMING, "warming") as worker:
                await worker.open(game)

    def kick(self, table: str) -> None:
        """Somebody moved, sat down or came to look: perhaps a bot is to move."""
        self.again.add(table)
        if table not in self.tasks:
            self.tasks[table] = asyncio.create_task(self.run(table))

    async def run(self, table: str) -> None:
        pause = 0.5
        try:
            while table in self.again:
                self.again.discard(table)
                try:
                    while await self.step(table):
                        pause = 0.5
                    await self.leases.give_back(table)
                except ApiError as error:
                    if error.code not in ("no-such-table", "other-rules"):
                        self.again.add(table)
                except Exception as error:
                    log.error("bots_stopped", table=table, error=str(error), retry_in=pause, exc_info=True)
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, LONGEST_PAUSE)
                    self.again.add(table)
        finally:
            self.tasks.pop(table, None)

    async def step(self, table: str) -> bool:
        """Let one bot move, or wait while another process lets it move; False if none has to, or nobody watches."""
        if not await self.is_wanted(table):
            return False
        async with self.context.live_tables.at(table) as live:
            if self.leases.shared:
                live.orders = order_book.read(await self.context.store.orders(table))
            window = window_at(live)
            todo = orders.ordered_at(live) if window is None else None
            question = self.question_at(live) if window is None and todo is None else None
            asked = next((each.decision for each in (window, todo, question) if each is not None), None)
            left = 0.0 if asked is None else still_open(live, asked.seat, self.longest_window)
        if asked is None:
            return False
        if not await self.leases.take(table):
            await asyncio.sleep(LOOK_AGAIN)
            return True
        if question is None:
            await asyncio.sleep(left)
            async with self.context.live_tables.at(table) as live:
                window = window_at(live)
                if todo is not None and window is None and orders.ordered_at(live) == todo:
                    await orders.carry_out(self.context, live, todo)
                elif window is not None and window.decision is asked:
                    await commands.attend(self.context, live, asked.seat, window.move)
            return True
        if left:
            move = await self.think_in_window(question, left)
        elif len(question.options) > 1:
            started = asyncio.get_running_loop().time()
            move = await self.think(question)
            spent = asyncio.get_running_loop().time() - started
            await asyncio.sleep(max(0.0, self.context.settings.pace - spent))
        else:
            move = question.options[0]
        async with self.context.live_tables.at(table) as live:
            if asked_bot(live) is question.decision and live.row.seats[question.seat].bot == question.bot:
                await commands.move_bot(self.context, live, question.seat, move)
        return True

    async def is_wanted(self, table: str) -> bool:
        """Whether anybody watches, or somebody's time depends on when the bots are done."""
        return (
            await self.context.attention.is_watched(table)
            or (await self.context.live_tables.find(table)).row.pace.is_timed
        )

    def question_at(self, live: LiveTable) -> Question | None:
        """A question to a bot, which at a strict table must not show in its pace whether there was one."""
        question = question_at(live)
        if question is None or not (live.row.strict and question.decision.private):
            return question
        return replace(question, seconds=THOUGHT * longest_pause(live, self.longest_window))

    async def think_in_window(self, question: Question, left: float) -> int:
        """What a bot answers when the window closes; whoever is not done by then declines."""
        thought = asyncio.create_task(self.think(question))
        try:
            await asyncio.sleep(left)
            if thought.done():
                return thought.result()
        finally:
            thought.cancel()
        return declining(question)

    async def think(self, question: Question) -> int:
        """Ask the bot when a worker is free; one that fails or takes too long is answered for by chance."""
        async with self.worker_for(question.host, question.table) as worker:
            move = await self.ask(worker, question)
        if move is None:
            move = question.options[seeded(question.chance).below(len(question.options))]
        return move

    async def hint(self, person: int, question: Question) -> list[Advice]:
        """What the strongest bot would do, when it is this person's turn; a new hint takes the place of their last."""
        before = self.hints.get(person)
        if before is not None:
            before.cancel()
        task = self.hints[person] = asyncio.create_task(self.find_hint(person, question))
        try:
            return await task
        finally:
            task.cancel()
            if self.hints.get(person) is task:
                del self.hints[person]

    async def find_hint(self, person: int, question: Question) -> list[Advice]:
        async with self.worker_for(person, question.table) as worker:
            try:
                return await worker.hint(question, self.context.settings.patience)
            except (BrokenProcessPool, TimeoutError) as error:
                worker.restart()
                log.error("hint_failed", game=question.edition.name, error=type(error).__name__)
                raise ApiError("broken") from None

    @asynccontextmanager
    async def worker_for(self, person: int, table: str) -> AsyncIterator[Worker]:
        """A worker, as soon as it is this person's turn: rather the one at which this table was thought about.

        A process starts only when all that have started think.
        """
        request = self.turns.ask(person, table)
        self.called[request] = asyncio.Event()
        self.call()
        started: float | None = None
        worker: Worker | None = None
        try:
            await self.called[request].wait()
            worker = min(self.free, key=lambda each: (each.table != table, not each.opened))
            self.free.remove(worker)
            worker.table = table
            started = time.monotonic()
            yield worker
        finally:
            if worker is not None:
                self.free.append(worker)
            del self.called[request]
            self.turns.end(request, 0.0 if started is None else time.monotonic() - started)
            self.call()

    def call(self) -> None:
        """Whoever's turn it is may go to a worker."""
        while (request := self.turns.next()) is not None:
            self.called[request].set()

    async def ask(self, worker: Worker, question: Question, again: bool = True) -> int | None:
        """The bot's move, or None if it has none; a process that died or does not answer is replaced."""
        fault = ""
        try:
            move = await worker.answer(question, self.context.settings.patience)
            if move in question.options:
                return move
            fault = "bot_cheats"
        except (BrokenProcessPool, asyncio.CancelledError):
            if is_being_cancelled():
                raise
            fault = "bots_broken"
            worker.restart()
        except TimeoutError:
            fault = "bot_too_slow"
            worker.restart()
        except Exception as error:
            fault = f"bot_failed: {type(error).__name__}"
        log.error(fault, bot=question.bot, game=question.edition.name)
        return await self.ask(worker, question, False) if again and fault == "bots_broken" else None
