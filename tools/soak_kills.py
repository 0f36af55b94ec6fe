"""Kill the server at random moments, again and again, and look whether anything acknowledged was lost.

    python tools/soak_kills.py sqlite 1000
    python tools/soak_kills.py postgres 200      two workers; now and then Redis or the database is restarted, too

Everything stays on this machine. A line is told after every ten kills; the exit code is 1 as soon as something is lost.
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
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.killing import Player, ServerProcess, check_database, peoples_changes
from tests.server.servers import as_postgres, await_postgres, free_port, postgres_tool, redis_at

LONGEST: Final = 1.5
"""Seconds of play between two kills, at most."""
OFTEN: Final = 10


class TwoWorkers(ServerProcess):
    """Two workers on PostgreSQL and Redis."""

    def __init__(self, address: str, redis: int) -> None:
        super().__init__(Path("unused"))
        self.words = ["--database", address, "--workers", "2"]
        self.redis = redis

    def call(self) -> list[str]:
        where = ["--port", str(self.port), *self.words, "--bots", "2"]
        return [sys.executable, "-m", "teahouse.cli", "serve", *where]

    def environment(self) -> dict[str, str]:
        return super().environment() | {"TEAHOUSE_REDIS": f"redis://127.0.0.1:{self.redis}/0"}

    def workers(self) -> list[int]:
        """The processes that serve."""
        assert self.process is not None
        found = []
        for status in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                words = status.read_text().rpartition(")")[2].split()
                if int(words[1]) == self.process.pid and b"spawn_main" in (status.parent / "cmdline").read_bytes():
                    found.append(int(status.parent.name))
        return sorted(found)


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
    while time.monotonic() < end:
        with suppress(httpx.HTTPError):
            if httpx.get(f"{server.address}/health/ready", timeout=5).status_code == 200:
                return
        time.sleep(0.1)
    raise TimeoutError("the server does not come back")


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


def main(what: str, times: int) -> int:
    rng = random.Random(f"{what} {times}")
    kinds, around = Counter[str](), dict[str, Any]()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="teahouse-soak-")))
        server: ServerProcess
        rows: Callable[[], list[Any]]
        if what == "sqlite":
            database = folder / "teahouse.db"
            server, rows = ServerProcess(database), partial(peoples_changes, database)
        else:
            around["postgres"], around["redis"] = Postgres(), Redis(stack)
            stack.callback(around["postgres"].stop)
            server = TwoWorkers(around["postgres"].address, around["redis"].port)
            rows = rows_of_postgres(around["postgres"].address)
        server.start()
        stack.callback(lambda: server.kill(signal.SIGTERM))
        player = Player(server, f"{what} {times}")
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
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
