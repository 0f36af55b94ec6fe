"""`teahouse restore`: a backup becomes a database again, of either kind."""

import asyncio
import os
from pathlib import Path

import click

from teahouse.commands.house import database_option, said_plainly, try_file


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@database_option
def restore_command(file: Path, database: str | None) -> None:
    """Fill a new, empty database with a backup, all of it or nothing. SQLite and PostgreSQL can become one another."""
    from contextlib import nullcontext

    from teahouse.server.backups import check_whole, restore
    from teahouse.server.file_lock import locked
    from teahouse.server.settings import settings_from
    from teahouse.server.store import Store

    settings = settings_from(os.environ, database)
    check_whole(file)

    async def run() -> dict[str, int]:
        store = Store(settings.database)
        try:
            return await restore(store, file)
        finally:
            await store.close()

    with said_plainly(), locked(try_file(settings.database)) if settings.is_sqlite else nullcontext():
        counts = asyncio.run(run())
    click.echo(
        f"Restored: {counts.get('person', 0)} people, {counts.get('seating', 0)} tables, {sum(counts.values())} rows."
    )
