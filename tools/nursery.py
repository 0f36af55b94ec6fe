"""A process that has read everything a server needs, and forks one whenever it is wanted: a start costs little.

Killing a server a thousand times would otherwise be a thousand times of reading the same modules and words. A forked
server is a process of its own like any other, with its own loop, connections and locks; only its bots think in a thread
of it, and nobody can search its rules.
"""

import ctypes
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

PARENT_DIED: Final = 1
"""What prctl calls the signal at the death of the parent."""


class Forked:
    """A server that was forked, with what is wanted of `subprocess.Popen`."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.handle = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """Not None as soon as it has ended; how it ended is not known."""
        return 0 if select.select([self.handle], [], [], 0)[0] else None

    def send_signal(self, sig: int) -> None:
        os.kill(self.pid, sig)

    def wait(self, timeout: float | None = None) -> int:
        if not select.select([self.handle], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("server", timeout or 0.0)
        os.close(self.handle)
        return 0


class Nursery:
    """Made before there are threads; whatever it has forked ends with it."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        self.pid = os.fork()
        if self.pid == 0:
            ours.close()
            live(theirs)
        theirs.close()
        self.line = ours.makefile("rw")
        self.line.readline()

    def fork(self, words: Sequence[str], environment: Mapping[str, str]) -> Forked:
        """`teahouse` with these words."""
        self.line.write(json.dumps([list(words), dict(environment)]) + "\n")
        self.line.flush()
        return Forked(int(self.line.readline()))

    def close(self) -> None:
        self.line.close()
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)


def live(wishes: socket.socket) -> None:
    """The nursery itself: read everything, then fork whenever it is asked to; the end of the line is the end."""
    end_with_parent()
    read_everything()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with wishes.makefile("rw") as line:
        line.write("ready\n")
        line.flush()
        while wish := line.readline():
            words, environment = json.loads(wish)
            pid = os.fork()
            if pid == 0:
                serve(wishes, words, environment)
            line.write(f"{pid}\n")
            line.flush()
    os._exit(0)


def read_everything() -> None:
    import asyncio
    import multiprocessing

    import uvicorn._subprocess
    from uvicorn.loops import auto  # noqa: F401

    from teahouse.commands import serve  # noqa: F401
    from teahouse.registry import load_game
    from teahouse.server import app, bot_scheduler, bot_worker, context, observed  # noqa: F401
    from teahouse.server.games import game_names

    async def no_search() -> None:
        """Nobody asks the rules here."""

    def in_a_thread(self: bot_scheduler.Worker) -> Executor:
        return ThreadPoolExecutor(1, initializer=bot_worker.heed, initargs=(self.given_up,))

    asyncio.run(context.load_games())
    for game in game_names():
        load_game(game)
        bot_worker.warm_up(game, None)
    patches: list[tuple[Any, str, Any]] = [
        (context, "index_rules", no_search),
        (bot_scheduler.Worker, "new_pool", in_a_thread),
        (uvicorn._subprocess, "spawn", multiprocessing.get_context("fork")),
    ]
    for place, name, new in patches:
        setattr(place, name, new)


def serve(wishes: socket.socket, words: Sequence[str], environment: Mapping[str, str]) -> None:
    """What a forked process does, until somebody ends it."""
    code = 1
    try:
        end_with_parent()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        wishes.close()
        nothing = os.open(os.devnull, os.O_RDWR)
        for standard in (0, 1, 2):
            os.dup2(nothing, standard)
        os.environ.clear()
        os.environ.update(environment)
        from teahouse.cli import main

        sys.argv = ["teahouse", *words]
        main()
        code = 0
    finally:
        os._exit(code)


def end_with_parent() -> None:
    ctypes.CDLL(None).prctl(PARENT_DIED, signal.SIGKILL, 0, 0, 0)
