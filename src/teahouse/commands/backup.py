"""`teahouse backup`: everything a house keeps, in one file, while people play."""

from pathlib import Path

import click

from teahouse.commands.house import at_database, database_option


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@database_option
def backup_command(file: Path, database: str | None) -> None:
    """Write everything into FILE, as it is at one moment. The server may go on serving meanwhile."""
    from teahouse.server.backups import back_up

    counts = at_database(database, lambda store: back_up(store, file), opened=False)
    click.echo(
        f"{file}: {counts.get('person', 0)} people, {counts.get('seating', 0)} tables, {sum(counts.values())} rows."
    )
