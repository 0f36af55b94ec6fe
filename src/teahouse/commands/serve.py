"""`teahouse serve`: the web table, on this machine or for everybody."""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Final

import click
from msgspec.structs import replace

from teahouse.commands.house import said_plainly, try_file
from teahouse.engine.errors import TeahouseError

if TYPE_CHECKING:
    import uvicorn

    from teahouse.server.observed import Observed
    from teahouse.server.settings import Settings

WORKER_PATIENCE: Final = 60
"""Seconds in which a worker must answer its supervisor: on a busy machine opening a house takes a while."""
PATIENCE: Final = 30.0
"""Seconds to wait for the server before the browser is opened."""


@click.command("serve")
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="Where to listen [127.0.0.1]; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, metavar="N", help="The port [8000]; 0 for any.")
@click.option("--database", metavar="FILE|URL", help="A SQLite file or postgresql://… [TEAHOUSE_DATABASE].")
@click.option("--open", "browser", is_flag=True, help="Open the browser.")
@click.option("--bots", type=click.IntRange(1, 64), metavar="N", help="Processes for bots [one a core, at least two].")
@click.option("--workers", type=click.IntRange(1, 64), default=1, metavar="N", help="Processes that serve [1].")
def serve_command(host: str, port: int, database: str | None, browser: bool, bots: int | None, workers: int) -> None:
    """Serve the web table until Ctrl-C.

    Further settings come from the environment: TEAHOUSE_REDIS, TEAHOUSE_ORIGINS, TEAHOUSE_PACE, TEAHOUSE_LOG.
    """
    from teahouse.server.settings import settings_from  # the server is imported only when it is wanted

    settings = settings_from(os.environ, database, bots)
    check_workers(settings, workers)
    listening = listen(host, port)
    with listening, only_server(settings):
        prepare(settings)
        open_to = listening.getsockname()[1]
        address = address_of(host, open_to)
        settings = replace(settings, addresses=settings.addresses or friends_addresses(host, open_to))
        if browser:
            threading.Thread(target=open_browser, args=(host, open_to, address), daemon=True).start()
        run(settings, listening, address, workers)


def check_workers(settings: "Settings", workers: int) -> None:
    """Several processes need a database and a bus between them."""
    if workers > 1 and settings.is_sqlite:
        raise TeahouseError(
            "A SQLite file is served by one process. Several workers need PostgreSQL: --database postgresql://…"
        )
    if workers > 1 and not settings.redis:
        raise TeahouseError("Several workers need Redis, to tell each other who is there: set TEAHOUSE_REDIS.")


def listen(host: str, port: int) -> socket.socket:
    """The socket, or a sentence about why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, UnicodeError) as error:
        said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        reason = said.partition(" (")[0]  # what follows repeats the address
        raise TeahouseError(
            f"Teahouse cannot listen at {host}, port {port}: {reason}. Choose another port with --port."
        ) from None


def address_of(host: str, port: int) -> str:
    shown = reachable(host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def friends_addresses(host: str, port: int) -> tuple[str, ...]:
    """What people at other machines can open; none if only this machine can, or nobody knows."""
    if host in ("127.0.0.1", "::1", "localhost"):
        return ()
    if reachable(host) == host:
        return (address_of(host, port).rstrip("/"),)
    return tuple(f"http://{each}:{port}" for each in own_addresses())


def own_addresses() -> list[str]:
    """Addresses of this machine in its networks; the one other networks are reached through comes first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address that is nobody's; nothing is sent to it
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [each for each in dict.fromkeys(found) if not each.startswith(("127.", "0."))]


def reachable(host: str) -> str:
    """Where this machine finds a server that listens there."""
    return "127.0.0.1" if host in ("0.0.0.0", "::", "") else host


@contextmanager
def only_server(settings: "Settings") -> Iterator[None]:
    """While this lasts no other server serves the same SQLite file."""
    from teahouse.server.file_lock import locked

    if not settings.is_sqlite:
        yield
        return
    with said_plainly():
        path = try_file(settings.database)
    with locked(path):
        yield


def prepare(settings: "Settings") -> None:
    """Bring the database to its newest step before anybody comes, or say why it cannot be used."""
    from teahouse.server.store import Store

    async def open_and_close() -> None:
        store = Store(settings.database)
        try:
            await store.open()
        finally:
            await store.close()

    with said_plainly():
        asyncio.run(open_and_close())


def run(settings: "Settings", listening: socket.socket, address: str, workers: int = 1) -> None:
    """Serve until somebody stops us; a worker that dies is replaced by another."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    keep_log()
    config = config_of(settings, workers)
    click.echo(f"Teahouse is open at {address} (Ctrl-C closes it)")
    for each in settings.addresses:
        click.echo(f"Friends open {each}/")
    sys.stdout.flush()
    if workers > 1:
        with tempfile.TemporaryDirectory(prefix="teahouse-metrics-") as folder:
            os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)  # where the workers add up what they count
            Multiprocess(config, [listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])


def config_of(settings: "Settings", workers: int) -> "uvicorn.Config":
    """How uvicorn serves us: the bots are shared out among the workers, and no connection may hold the others up."""
    import uvicorn

    from teahouse.server.connections import BoundedHttp

    each = replace(settings, alone=True, bots=max(1, settings.bots // workers) if workers > 1 else settings.bots)
    return uvicorn.Config(
        partial(served, each),
        factory=True,
        workers=workers,
        http=BoundedHttp,
        access_log=False,
        log_config=None,
        server_header=False,
        ws_max_size=65_536,
        ws_max_queue=32,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=10,
        timeout_worker_healthcheck=WORKER_PATIENCE,
    )


def served(settings: "Settings") -> "Observed":
    """The application of one process, which ends with whoever has started it."""
    from teahouse.server.app import create_app
    from teahouse.server.observed import Observed

    keep_log()
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_after, args=(parent,), daemon=True).start()
    return Observed(create_app(settings))


def end_after(parent: BaseProcess) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def keep_log() -> None:
    """Faults to standard error; TEAHOUSE_LOG=info tells more."""
    from teahouse.server import logs

    level = logging.getLevelName(os.environ.get("TEAHOUSE_LOG", "warning").upper())
    logs.keep_log(level if isinstance(level, int) else logging.WARNING)


def open_browser(host: str, port: int, address: str) -> None:
    """As soon as the port answers like a server."""
    from http.client import HTTPConnection

    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            asking = HTTPConnection(reachable(host), port, timeout=1)
            asking.request("GET", "/health/ready")
            if asking.getresponse().status == 200:
                webbrowser.open(address)
                return
        except OSError:
            pass
        time.sleep(0.1)
