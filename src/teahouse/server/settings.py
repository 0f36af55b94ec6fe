"""What a host may choose: the environment and the command line say it, everything else has a good default."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from teahouse.engine.errors import TeahouseError

WEB: Final = Path(__file__).resolve().parent.parent / "_web"
"""The browser's table, built by `npm run build`."""


class Settings(Struct, frozen=True, kw_only=True):
    """One server's choices."""

    database: str
    """An address for SQLAlchemy; `address_of` makes one from what people write."""
    redis: str = ""
    """Where notes between several processes pass; empty for one process."""
    origins: tuple[str, ...] = ()
    """Addresses of browsers' pages that may speak to us besides our own."""
    bots: int = 1
    """Processes in which bots think."""
    pace: float = 0.4
    """Seconds before a bot moves, so that people can follow, and take a move back."""
    patience: float = 10.0
    """Seconds a bot may think."""
    live_tables: int = 256
    """Tables kept in memory."""
    lessons: int = 512
    """Lessons that may be under way at once."""
    guests_per_minute: int = 120
    """New people from one address."""
    tables_per_minute: int = 20
    """New tables of one person."""
    lines_per_minute: int = 30
    """Chat lines of one person."""
    running_tables: int = 20
    """Games of one person that are under way at once."""
    hints_per_minute: int = 10
    """Hints of one person."""
    preferences_per_minute: int = 60
    """Changes of what one person likes."""
    words_per_second: int = 40
    """Messages over one socket."""
    web: Path = WEB

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")


LIMITS: Final = {
    name: int(getattr(Settings(database=""), name))
    for name in (
        "live_tables",
        "lessons",
        "guests_per_minute",
        "tables_per_minute",
        "lines_per_minute",
        "running_tables",
        "hints_per_minute",
        "preferences_per_minute",
        "words_per_second",
    )
}
"""What may also be set by a variable of its name: TEAHOUSE_GUESTS_PER_MINUTE."""


def usual_database(environment: Mapping[str, str]) -> str:
    """Where data of programs lives, as the XDG rules say."""
    share = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(share) / "teahouse" / "teahouse.db")


def address_of(written: str) -> str:
    """What people write for a database, a file or an address, as SQLAlchemy wants it."""
    if "://" not in written:
        return f"sqlite+aiosqlite:///{Path(written).expanduser().absolute()}"
    kind, _, rest = written.partition("://")
    if kind in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    if kind in ("postgres", "postgresql", "postgresql+asyncpg"):
        try:
            make_url(f"postgresql+asyncpg://{rest}")
        except (ArgumentError, ValueError):
            raise TeahouseError(
                "The database address cannot be read; write postgresql://USER:PASSWORD@HOST/NAME."
            ) from None
        return f"postgresql+asyncpg://{rest}"
    raise TeahouseError(f"A database is a file or postgresql://…, not “{kind}://…”.")


def settings_from(
    environment: Mapping[str, str] = os.environ, database: str | None = None, bots: int | None = None
) -> Settings:
    """The environment, and what the command line says instead."""
    written = database or environment.get("TEAHOUSE_DATABASE") or usual_database(environment)
    usual_bots = max(2, os.cpu_count() or 2)  # one of them is never used up by one person
    origins = tuple(origin.rstrip("/") for origin in environment.get("TEAHOUSE_ORIGINS", "").split() if origin)
    chosen = Settings(
        database=address_of(written),
        redis=environment.get("TEAHOUSE_REDIS", ""),
        origins=origins,
        bots=bots if bots is not None else int(_number(environment, "TEAHOUSE_BOTS", usual_bots)),
        pace=_number(environment, "TEAHOUSE_PACE", 0.4),
    )
    limits = {name: int(_number(environment, f"TEAHOUSE_{name.upper()}", usual)) for name, usual in LIMITS.items()}
    return replace(chosen, **limits)


def _number(environment: Mapping[str, str], name: str, usual: float) -> float:
    written = environment.get(name)
    if not written:
        return usual
    try:
        return float(written)
    except ValueError:
        raise TeahouseError(f"{name} must be a number, not “{written}”.") from None
