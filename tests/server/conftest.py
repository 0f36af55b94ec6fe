"""Every test of the web table has a house of its own."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from teahouse.server import lobby
from teahouse.server.settings import address_of
from teahouse.server.store import Store
from tests.server.guests import Evening, evening, settings_at


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test plays the same games every time; each of its tables is another game."""
    numbers = count()
    monkeypatch.setattr(lobby, "new_seed", lambda: f"{request.node.name} {next(numbers)}")


@pytest.fixture(scope="session")
def empty_book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database nobody has written into, made once."""
    path = tmp_path_factory.mktemp("book") / "empty.db"
    asyncio.run(make(path))
    return path


async def make(path: Path) -> None:
    store = Store(address_of(str(path)))
    await store.open()
    await store.close()


@pytest.fixture
def book(tmp_path: Path, empty_book: Path) -> Path:
    return Path(shutil.copy(empty_book, tmp_path / "teahouse.db"))


@pytest.fixture
async def tonight(book: Path, anyio_backend: str) -> AsyncIterator[Evening]:
    async with evening(settings_at(book)) as opened:
        yield opened


@pytest.fixture
async def book_of_haste(book: Path, anyio_backend: str) -> AsyncIterator[Evening]:
    """A house in which little is allowed at once."""
    few = settings_at(book, words_per_second=3, guests_per_minute=3, tables_per_minute=2, lines_per_minute=2)
    async with evening(few) as opened:
        yield opened
