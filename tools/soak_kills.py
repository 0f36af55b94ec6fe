"""Kill the server at random moments, again and again, and look whether anything acknowledged was lost.

    python tools/soak_kills.py sqlite 1000
    python tools/soak_kills.py postgres 200      two workers; now and then Redis or the database is restarted, too
    python tools/soak_kills.py sqlite 250 3      the third of several houses side by side: other moments, other moves

Everything stays on this machine. A line is told after every ten kills; the exit code is 1 as soon as something is lost.
Most servers are forked from a nursery, which saves them the reading; each twentieth is started by its command.
"""

import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.killing import Player, Running, ServerProcess, check_database, peoples_changes
from tests.server.servers import as_postgres, await_postgres, free_port, postgres_tool, redis_at

from nursery import Nursery

LONGEST: Final = 1.5
"""Seconds of play between two kills, at most."""
OFTEN: Final = 10
RARE: Final = 20
"""Of so many starts one is by the command."""


class OneProcess(ServerProcess):
    """A server on a SQLite file."""

    def __init__(self, database: Path, nursery: Nursery) -> None:
        super().__init__(database)
        self.nursery = nursery
        self.starts = 0

    def launch(self) -> Running:
        self.starts += 1
        if self.starts % RARE == 0:
            return super().launch()
        return self.nursery.fork(self.words(), self.environment())


class TwoWorkers(OneProcess):
    """Two workers on PostgreSQL and Redis."""

    def __init__(self, address: str, redis: int, nursery: Nursery) -> None:
        super().__init__(Path("unused"), nursery)
        self.address_of_database = address
        self.redis = redis

    def words(self) -> Sequence[str]:
        where = ["--port", str(self.port), "--database", self.address_of_database]
        return ["serve", *where, "--workers", "2", "--bots", "2"]

    def environment(self) -> dict[str, str]:
        return super().environment() | {"TEAHOUSE_REDIS": f"redis://127.0.0.1:{self.redis}/0"}

    def workers(self) -> list[int]:
        """The processes that serve."""
        assert self.process is not None
        found = []
        for status in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                words = status.read_text().rpartition(")")[2].split()
                if int(words[1]) != self.process.pid or words[0] == "Z":
                    continue
                if b"resource_tracker" not in (status.parent / "cmdline").read_bytes():
                    found.append(int(status.parent.name))
        return sorted(found)

    def kill(self, how: int = signal.SIGKILL) -> int:
        """Until the workers have noticed, too, and the port is free."""
        workers = self.workers()
        code = super().kill(how)
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            time.sleep(0.02)
        return code


class Postgres:
    """A PostgreSQL that waits for its disk, and can be stopped at once."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="teahouse-soak-"))
        self.port = free_port()
        self.user = as_postgres(self.folder)
        make = [
            *self.user,
            str(postgres_tool("initdb")),
            "-D",
            str(self.folder / "db"),
            "-U",
            "teahouse",
            "-A",
            "trust",
        ]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd="/")
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql://teahouse@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = ["-p", str(self.port), "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1"]
        call = [*self.user, str(postgres_tool("postgres")), "-D", str(self.folder / "db"), *options]
        self.process = subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
        await_postgres(self.port)

    def stop(self) -> None:
        """At once, as if the power went: it finds its way back from its log."""
        first = (self.folder / "db" / "postmaster.pid").read_text().splitlines()[0]
        os.kill(int(first), signal.SIGQUIT)
        self.process.wait(60)


def rows_of_postgres(address: str) -> Callable[[], list[Any]]:
    import asyncio

    import asyncpg  # type: ignore[import-untyped]

    async def ask() -> list[Any]:
        connection = await asyncpg.connect(address)
        try:
            return [tuple(row) for row in await connection.fetch(PEOPLES)]
        finally:
            await connection.close()

    return lambda: asyncio.run(ask())


PEOPLES: Final = "SELECT seating, key, number, body FROM change WHERE key NOT LIKE 'bot:%'"


@contextmanager
def played(player: Player) -> Iterator[None]:
    """While this lasts they play as fast as they can."""
    gone = threading.Event()
    playing = threading.Thread(target=player.play_until, args=(gone,))
    playing.start()
    try:
        yield
    finally:
        gone.set()
        playing.join()


def once(how: str, server: ServerProcess, player: Player, rng: random.Random, around: dict[str, Any]) -> None:
    """Play, let something die at a random moment, bring it back."""
    with played(player):
        time.sleep(rng.uniform(0.02, LONGEST))
        if how == "worker":
            assert isinstance(server, TwoWorkers)
            with suppress(ProcessLookupError, IndexError):  # one that was killed before is not replaced yet
                os.kill(rng.choice(server.workers()), signal.SIGKILL)
            time.sleep(rng.uniform(0.0, 0.5))
        elif how == "redis":
            around["redis"].restart()
            time.sleep(rng.uniform(0.0, 1.0))
        elif how == "database":
            around["postgres"].stop()
            around["postgres"].start()
            time.sleep(rng.uniform(0.0, 1.0))
        if how == "server":
            server.kill()
    if how == "server":
        server.start()
    else:
        await_ready(server)
    player.call_again()


def await_ready(server: ServerProcess) -> None:
    end = time.monotonic() + 180
    while not server.is_ready(5):
        if time.monotonic() > end:
            raise TimeoutError("the server does not come back")
        time.sleep(0.1)


class Redis:
    """A Redis that forgets everything when it is restarted."""

    def __init__(self, stack: ExitStack) -> None:
        self.port = free_port()
        self.stack = stack
        self.open = stack.enter_context(ExitStack())
        self.open.enter_context(redis_at(self.port))

    def restart(self) -> None:
        self.open.close()
        time.sleep(0.2)
        self.open.enter_context(redis_at(self.port))


def main(what: str, times: int, house: int = 1) -> int:
    rng = random.Random(f"{what} {times} {house}")
    kinds, around = Counter[str](), dict[str, Any]()
    with ExitStack() as stack:
        nursery = Nursery()
        stack.callback(nursery.close)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="teahouse-soak-")))
        server: ServerProcess
        rows: Callable[[], list[Any]]
        if what == "sqlite":
            database = folder / "teahouse.db"
            server, rows = OneProcess(database, nursery), partial(peoples_changes, database)
        else:
            around["postgres"], around["redis"] = Postgres(), Redis(stack)
            stack.callback(around["postgres"].stop)
            server = TwoWorkers(around["postgres"].address, around["redis"].port, nursery)
            rows = rows_of_postgres(around["postgres"].address)
        server.start()
        stack.callback(lambda: server.kill(signal.SIGTERM))
        player = Player(server, f"{what} {times} {house}")
        for number in range(1, times + 1):
            how = "server" if what == "sqlite" else rng.choice(["server", "worker", "worker", "redis", "database"])
            once(how, server, player, rng, around)
            player.check()
            check_database(rows(), player.promised)
            kinds[how] += 1
            if number % OFTEN == 0 or number == times:
                told = ", ".join(f"{count} × {name}" for name, count in sorted(kinds.items()))
                print(f"{number} of {times} ({told}): {len(player.promised)} acknowledged moves, 0 lost", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
