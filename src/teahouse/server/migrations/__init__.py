"""How the database grew, step by step."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

LOCK = 7_324_110
"""Two processes that start at once on PostgreSQL take their turn."""


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return made


@cache
def newest() -> str | None:
    """The last step there is."""
    return ScriptDirectory.from_config(config()).get_current_head()


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest step, inside the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, "head")
