"""`teahouse serve`: the web table, on this machine or for everybody."""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from msgspec.structs import replace

from teahouse.engine.errors import TeahouseError

if TYPE_CHECKING:
    import uvicorn
    from litestar import Litestar

    from teahouse.server.settings import Settings

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
        reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
        raise TeahouseError(
            f"Teahouse cannot listen at {host}, port {port}: {reason}. Choose another port with --port."
        ) from None


def address_of(host: str, port: int) -> str:
    shown = reachable(host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


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


@contextmanager
def said_plainly() -> Iterator[None]:
    """What a database has to complain about is a sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0].rstrip(".")
        raise TeahouseError(f"The database cannot be used: {reason}. Check --database.") from None
    except ModuleNotFoundError as error:
        raise TeahouseError(f"PostgreSQL needs {error.name}: pip install 'teahouse[postgres]'.") from None


def try_file(address: str) -> Path:
    """The file, if it can be opened and is a database."""
    from sqlalchemy.engine import make_url

    path = Path(make_url(address).database or "")
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as trial:
        trial.execute("PRAGMA schema_version")
    return path


def run(settings: "Settings", listening: socket.socket, address: str, workers: int = 1) -> None:
    """Serve until somebody stops us; a worker that dies is replaced by another."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    keep_log()
    config = config_of(settings, workers)
    click.echo(f"Teahouse is open at {address} (Ctrl-C closes it)")
    sys.stdout.flush()
    if workers > 1:
        Multiprocess(config, [listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])


def config_of(settings: "Settings", workers: int) -> "uvicorn.Config":
    """How uvicorn serves us: the bots are shared out among the workers, and no connection may hold the others up."""
    import uvicorn

    from teahouse.server.connections import BoundedHttp

    each = replace(settings, bots=max(1, settings.bots // workers)) if workers > 1 else settings
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
    )


def served(settings: "Settings") -> "Litestar":
    """The application of one process, which ends with whoever has started it."""
    from teahouse.server.app import create_app

    keep_log()
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_after, args=(parent,), daemon=True).start()
    return create_app(settings)


def end_after(parent: BaseProcess) -> None:
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def keep_log() -> None:
    """Faults to standard error; TEAHOUSE_LOG=info tells more."""
    import structlog

    level = logging.getLevelName(os.environ.get("TEAHOUSE_LOG", "warning").upper())
    level = level if isinstance(level, int) else logging.WARNING
    logging.basicConfig(level=level, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


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
