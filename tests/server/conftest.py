"""Every test of the web table has a server of its own."""

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
import structlog

from teahouse.server import lobby
from teahouse.server.settings import address_of
from teahouse.server.store import Store
from tests.server.guests import OpenServer, open_server, settings_at


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test plays the same games every time; each of its tables is another game."""
    numbers = count()
    monkeypatch.setattr(lobby, "new_seed", lambda: f"{request.node.name} {next(numbers)}")


@pytest.fixture(autouse=True)
def usual_log() -> Iterator[None]:
    """A command that was tried in this process keeps a log in a stream that is closed afterwards."""
    yield
    structlog.reset_defaults()
    logging.basicConfig(handlers=[logging.NullHandler()], force=True)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database nobody has written into, made once."""
    path = tmp_path_factory.mktemp("database") / "empty.db"
    asyncio.run(make(path))
    return path


async def make(path: Path) -> None:
    store = Store(address_of(str(path)))
    await store.open()
    await store.close()


@pytest.fixture
def database(tmp_path: Path, empty_database: Path) -> Path:
    return Path(shutil.copy(empty_database, tmp_path / "teahouse.db"))


@pytest.fixture
async def server(database: Path, anyio_backend: str) -> AsyncIterator[OpenServer]:
    async with open_server(settings_at(database)) as opened:
        yield opened


@pytest.fixture
async def strict_server(database: Path, anyio_backend: str) -> AsyncIterator[OpenServer]:
    """A server in which little is allowed at once."""
    few = settings_at(database, words_per_second=3, guests_per_minute=3, tables_per_minute=2, lines_per_minute=2)
    async with open_server(few) as opened:
        yield opened
