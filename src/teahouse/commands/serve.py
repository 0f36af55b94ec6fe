"""`teahouse serve`: the web table, on this machine or for everybody."""

import asyncio
import logging
import os
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from teahouse.engine.errors import TeahouseError

if TYPE_CHECKING:
    from teahouse.server.settings import Settings

PATIENCE: Final = 30.0
"""Seconds to wait for the server before the browser is opened."""


@click.command("serve")
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="Where to listen [127.0.0.1]; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, metavar="N", help="The port [8000]; 0 for any.")
@click.option("--database", metavar="FILE|URL", help="A SQLite file or postgresql://… [TEAHOUSE_DATABASE].")
@click.option("--open", "browser", is_flag=True, help="Open the browser.")
@click.option("--bots", type=click.IntRange(1, 64), metavar="N", help="Processes for bots [one a core, at least two].")
def serve_command(host: str, port: int, database: str | None, browser: bool, bots: int | None) -> None:
    """Serve the web table until Ctrl-C.

    Further settings come from the environment: TEAHOUSE_REDIS, TEAHOUSE_ORIGINS, TEAHOUSE_PACE, TEAHOUSE_LOG.
    """
    from teahouse.server.settings import settings_from  # the server is imported only when it is wanted

    settings = settings_from(os.environ, database, bots)
    listening = listen(host, port)
    with listening:
        prepare(settings)
        open_to = listening.getsockname()[1]
        address = address_of(host, open_to)
        if browser:
            threading.Thread(target=open_browser, args=(host, open_to, address), daemon=True).start()
        run(settings, listening, address)


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


def prepare(settings: "Settings") -> None:
    """Bring the database to its newest step before anybody comes, or say why it cannot be used."""
    from sqlalchemy.exc import SQLAlchemyError

    from teahouse.server.store import Store

    async def open_and_close() -> None:
        store = Store(settings.database)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        if settings.is_sqlite:
            try_file(settings.database)
        asyncio.run(open_and_close())
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0].rstrip(".")
        raise TeahouseError(f"The database cannot be used: {reason}. Check --database.") from None
    except ModuleNotFoundError as error:
        raise TeahouseError(f"PostgreSQL needs {error.name}: pip install 'teahouse[postgres]'.") from None


def try_file(address: str) -> None:
    """Whether the file can be opened, and is a database."""
    from sqlalchemy.engine import make_url

    path = Path(make_url(address).database or "")
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as trial:
        trial.execute("PRAGMA schema_version")


def run(settings: "Settings", listening: socket.socket, address: str) -> None:
    """Serve until somebody stops us."""
    import uvicorn

    from teahouse.server.app import create_app

    keep_log()
    config = uvicorn.Config(
        create_app(settings),
        access_log=False,
        log_config=None,
        server_header=False,
        ws_max_size=65_536,
        ws_max_queue=32,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=10,
    )
    click.echo(f"Teahouse is open at {address} (Ctrl-C closes it)")
    sys.stdout.flush()
    uvicorn.Server(config).run(sockets=[listening])


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
