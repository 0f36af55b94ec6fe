"""Processes that play: Ctrl-C ends them at once, and whoever started them goes on with a KeyboardInterrupt."""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


def end_at_once() -> None:
    """In a process of the pool: an interrupt is its end; an exception would only be the answer to one task."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool that leaves nothing running when it is left in a hurry."""
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=end_at_once)
    try:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            pool.submit(end_at_once)  # now all processes are started; an interrupt meanwhile waits
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
        yield pool
    except BaseException:
        for child in set(multiprocessing.active_children()) - before:
            child.kill()
        pool.shutdown()  # which finds nobody at work
        raise
    pool.shutdown()
