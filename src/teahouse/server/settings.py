"""What a host may choose: the environment and the command line say it, everything else has a good default."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, cast, get_args

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from teahouse.engine.errors import TeahouseError
from teahouse.server.retention import Retention

Allowed = Literal["host", "everybody", "off"]
"""Who may do something: whoever sits at this machine, whoever has said a name, or nobody."""
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
    longest_window: float = 1.0
    """Seconds a private question at a strict table stays open at most, whether or not its seat has an answer."""
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
    """Messages of one person over all their sockets."""
    sign_ins_per_minute: int = 10
    """Passwords and codes that may be tried from one address, and for one name."""
    smtp: str = ""
    """The mail server, `smtp://user:password@host:port`; empty where no mail is sent."""
    mail_from: str = ""
    """Whom mail comes from."""
    notices_inside: bool = False
    """Whether notices may go to addresses of this machine and of private networks."""
    notice_after: float = 60.0
    """Seconds after which somebody who is not at the table is told that it is their turn."""
    mails_together: float = 900.0
    """Seconds in which what there is to tell by mail goes together."""
    names_per_minute: int = 10
    """Other names of one person."""
    changes_per_minute: int = 600
    """Moves, undos and the like of one person."""
    looks_per_minute: int = 600
    """What takes work (lists, searches, other seats, steps of replays) of one person or nameless address."""
    requests_per_minute: int = 1200
    """Requests of any kind of one person, or of one address where nobody has said a name."""
    replays_per_minute: int = 30
    """Replays of one person."""
    sockets_per_person: int = 32
    """Open sockets of one person, or of one address where nobody has said a name."""
    sockets_per_table: int = 200
    """Open sockets at one table."""
    lab: Allowed = "host"
    """Who may run experiments."""
    lab_folder: Path = Path("teahouse-lab")
    """Where they are kept."""
    lab_jobs: int = 1
    """Processes that play their games."""
    experiments_of_person: int = 50
    """Experiments of one person that are kept."""
    experiments_per_minute: int = 10
    """Experiments one person may begin."""
    packs: Allowed = "host"
    """Who may bring packs of their own."""
    packs_of_person: int = 20
    """Packs of one person on the shelf."""
    packs_per_minute: int = 60
    """Packs and cards that one person has read and changed."""
    addresses: tuple[str, ...] = ()
    """Where friends can open the house, the best first; `serve` finds them out."""
    metrics_token: str = ""
    """Whoever knows it may read the metrics from anywhere; without one, only this machine may."""
    retention: Retention = Retention()
    """What is removed when it is too old; nothing unless the host says so."""
    recordings: bool = True
    """Whether every view of a finished game is kept, so that it can be shown under any later rules."""
    alone: bool = False
    """Whether the process is ours alone: its memory is then looked after for the sake of the tables."""
    web: Path = WEB

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")


LIMITS: Final = (
    "live_tables",
    "lessons",
    "guests_per_minute",
    "tables_per_minute",
    "lines_per_minute",
    "running_tables",
    "hints_per_minute",
    "preferences_per_minute",
    "words_per_second",
    "sign_ins_per_minute",
    "names_per_minute",
    "changes_per_minute",
    "looks_per_minute",
    "requests_per_minute",
    "replays_per_minute",
    "experiments_of_person",
    "experiments_per_minute",
    "packs_of_person",
    "packs_per_minute",
    "sockets_per_person",
    "sockets_per_table",
)
"""What may also be set by a variable of its name: TEAHOUSE_GUESTS_PER_MINUTE."""
MOST: Final = 1_000_000
"""The largest limit: as good as none."""
SHOWN: Final = 40
"""Letters of what was written that a sentence repeats."""
MOST_BOTS: Final = 64
MOST_DAYS: Final = 36_500
LONGEST_PACE: Final = 60.0
LONGEST_WAIT: Final = 86_400.0


def usual_database(environment: Mapping[str, str]) -> str:
    """Where data of programs lives, as the XDG rules say."""
    share = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(share) / "teahouse" / "teahouse.db")


def usual_lab(environment: Mapping[str, str], address: str) -> Path:
    """Beside a database that is a file, else beside where that would usually be."""
    file = make_url(address).database or "" if address.startswith("sqlite") else usual_database(environment)
    return Path(file).parent / f"{Path(file).stem}-lab"


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
        redis=_redis(environment.get("TEAHOUSE_REDIS", "")),
        origins=origins,
        bots=bots if bots is not None else _whole(environment, "TEAHOUSE_BOTS", usual_bots, MOST_BOTS),
        pace=_seconds(environment, "TEAHOUSE_PACE", 0.4, LONGEST_PACE),
        addresses=_addresses(environment.get("TEAHOUSE_ADDRESS", "")),
        metrics_token=environment.get("TEAHOUSE_METRICS_TOKEN", ""),
        retention=Retention(
            **{name: _days(environment, f"TEAHOUSE_KEEP_{name.upper()}") for name in Retention.__struct_fields__}
        ),
        lab=_allowed(environment, "TEAHOUSE_LAB"),
        lab_folder=Path(environment.get("TEAHOUSE_LAB_FOLDER") or usual_lab(environment, address_of(written))),
        lab_jobs=_whole(environment, "TEAHOUSE_LAB_JOBS", max(1, (os.cpu_count() or 2) // 2), MOST_BOTS),
        packs=_allowed(environment, "TEAHOUSE_PACKS"),
        recordings=environment.get("TEAHOUSE_RECORDINGS", "on") != "off",
        smtp=_smtp(environment.get("TEAHOUSE_SMTP", "")),
        mail_from=environment.get("TEAHOUSE_MAIL_FROM", ""),
        notices_inside=environment.get("TEAHOUSE_NOTICES_INSIDE", "off") == "on",
        notice_after=_seconds(environment, "TEAHOUSE_NOTICE_AFTER", 60.0, LONGEST_WAIT),
        mails_together=_seconds(environment, "TEAHOUSE_MAILS_TOGETHER", 900.0, LONGEST_WAIT),
    )
    limits = {name: _whole(environment, f"TEAHOUSE_{name.upper()}", getattr(chosen, name)) for name in LIMITS}
    return replace(chosen, **limits)


def _smtp(written: str) -> str:
    if written and not written.startswith(("smtp://", "smtps://", "starttls://")):
        raise TeahouseError(f"TEAHOUSE_SMTP is a mail server such as smtp://127.0.0.1:25, not “{short(written)}”.")
    return written


def _redis(written: str) -> str:
    if written and not written.startswith(("redis://", "rediss://", "unix://")):
        raise TeahouseError(f"TEAHOUSE_REDIS is an address such as redis://127.0.0.1:6379/0, not “{written}”.")
    return written


def _addresses(written: str) -> tuple[str, ...]:
    for each in written.split():
        if not each.startswith(("http://", "https://")):
            raise TeahouseError(
                f"TEAHOUSE_ADDRESS is what friends open, such as https://tea.example, not “{short(each)}”."
            )
    return tuple(each.rstrip("/") for each in written.split())


def _allowed(environment: Mapping[str, str], name: str) -> Allowed:
    written = environment.get(name) or "host"
    if written not in get_args(Allowed):
        raise TeahouseError(f"{name} is one of {', '.join(get_args(Allowed))}, not “{short(written)}”.")
    return cast(Allowed, written)


def _days(environment: Mapping[str, str], name: str) -> int:
    """Days; 0 or nothing is for ever."""
    return 0 if environment.get(name) == "0" else _whole(environment, name, 0, MOST_DAYS)


def _whole(environment: Mapping[str, str], name: str, usual: int, most: int = MOST) -> int:
    written = environment.get(name)
    if not written:
        return usual
    if not (written.isascii() and written.isdigit() and len(written) <= len(str(most)) and 1 <= int(written) <= most):
        raise TeahouseError(f"{name} must be a whole number from 1 to {most}, not “{short(written)}”.")
    return int(written)


def _seconds(environment: Mapping[str, str], name: str, usual: float, most: float) -> float:
    written = environment.get(name)
    if not written:
        return usual
    try:
        number = float(written)
    except ValueError:
        number = -1.0
    if not 0 <= number <= most:
        raise TeahouseError(f"{name} must be a number of seconds from 0 to {most:g}, not “{short(written)}”.")
    return number


def short(written: str) -> str:
    return written if len(written) <= SHOWN else f"{written[:SHOWN]}…"
