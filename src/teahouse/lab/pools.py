"""Processes that play: Ctrl-C ends them at once, and whoever started them goes on with a KeyboardInterrupt.

Each process has one task at a time and a pipe that it shares with nobody. No thread and no lock stands between, so
there is nothing that a process which ends in the middle of its work could leave locked.
"""

import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from teahouse.engine.errors import TeahouseError

Result = TypeVar("Result")
Task = tuple[Any, ...]
"""What the work is called with."""


def in_order(jobs: int, work: Callable[..., Result], tasks: Sequence[Task]) -> Iterator[Result]:
    """What came of each task, in the order of the tasks."""
    early: dict[int, Result] = {}
    turn = 0
    for number, result in as_they_end(jobs, work, tasks):
        early[number] = result
        while turn in early:
            yield early.pop(turn)
            turn += 1


def as_they_end(jobs: int, work: Callable[..., Result], tasks: Sequence[Task]) -> Iterator[tuple[int, Result]]:
    """The number of each task and what came of it, as they end; whoever leaves early leaves nothing running."""
    crew: list[tuple[Process, Connection]] = []
    left = iter(enumerate(tasks))
    at_work: dict[Connection, int] = {}

    def give(pipe: Connection) -> None:
        number, task = next(left, (-1, ()))
        if number >= 0:
            at_work[pipe] = number
            pipe.send(task)

    try:
        with interrupts_wait():
            while len(crew) < min(jobs, len(tasks)):
                crew.append(hire(work, [pipe for _, pipe in crew]))
        for _, pipe in crew:
            give(pipe)
        while at_work:
            ready = wait(list(at_work))
            for pipe in [pipe for pipe in at_work if pipe in ready]:
                number = at_work.pop(pipe)
                result: Result = heard(pipe)
                give(pipe)
                yield number, result
    finally:
        with interrupts_wait():
            for process, _ in crew:
                process.kill()
            for process, pipe in crew:
                process.join()
                pipe.close()


def hire(work: Callable[..., Any], others: list[Connection]) -> tuple[Process, Connection]:
    """A process that does this work, and our end of its pipe."""
    ours, theirs = Pipe()
    process = Process(target=serve, args=(work, theirs, [*others, ours]), daemon=True)
    process.start()
    theirs.close()
    return process, ours


def heard(pipe: Connection) -> Any:
    """What a process answers, or a sentence about its end."""
    try:
        trouble, result = pipe.recv()
    except (EOFError, OSError):
        raise TeahouseError("A process that played games died: it was killed, or memory ran out.") from None
    if trouble is not None:
        raise trouble
    return result


def serve(work: Callable[..., Any], pipe: Connection, ends_of_parent: list[Connection]) -> None:
    """A process's life: until its parent hangs up, or an interrupt."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    for end in ends_of_parent:
        end.close()  # else nobody would notice when the parent is gone
    try:
        while True:
            task = pipe.recv()
            try:
                pipe.send((None, work(*task)))
            except TeahouseError as error:
                pipe.send((error, None))
            except Exception:
                pipe.send((RuntimeError(traceback.format_exc()), None))
    except (EOFError, OSError):
        return


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """An interrupt that comes meanwhile is heeded afterwards, and so is one that came the moment before."""
    came: KeyboardInterrupt | None = None
    try:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    except KeyboardInterrupt as interrupt:  # the signals are held back even so
        came = interrupt
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    if came is not None:
        raise came
