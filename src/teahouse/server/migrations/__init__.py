"""How the database grew, step by step."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, text

from teahouse.engine.errors import TeahouseError

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "0053"
"""The last step there is; a server whose database has taken it need not load Alembic."""
LOCK: Final = 7_324_110
"""Two processes that start at once on PostgreSQL take their turn."""


def config() -> "Config":
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return made


def check_known(step: str | None) -> None:
    """A step this server does not know was taken by a newer one."""
    if step is not None and not (step.isdigit() and step <= NEWEST):
        raise TeahouseError(
            f"The database was made by a newer Teahouse: it is at step {step}, this one knows steps up to {NEWEST}. "
            "Install the newer version, or restore a backup made before the upgrade."
        )


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring a database to a step, usually the newest, inside the transaction of the connection."""
    from alembic import command

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, to)
