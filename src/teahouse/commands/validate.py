"""`teahouse validate`: play records again and say whether they still agree."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from teahouse.commands.options import pack_option
from teahouse.engine.errors import TeahouseError
from teahouse.engine.record import load, replay
from teahouse.registry import LoadedGame, load_game

if TYPE_CHECKING:
    from teahouse.server.archive_check import Judged
    from teahouse.server.store import Store

AGREES, DISAGREES, DAMAGED = 0, 1, 2


@click.command("validate")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path), metavar="[FILE|DIR...]")
@click.option("--database", metavar="FILE|URL", help="All tables of a server, before it is upgraded; only read.")
@pack_option
def validate_command(paths: tuple[Path, ...], database: str | None, pack: Path | None) -> int:
    """Play records again: each agrees to its end, or the first line that differs is named.

    Exit code 1 when a record or table disagrees, 2 when one is damaged.
    """
    if database is not None:
        if paths or pack is not None:
            raise TeahouseError("Validate either files or a database; a database knows its packs itself.")
        return check_database(database)
    if not paths:
        raise TeahouseError("Say what: files and folders with records, or --database.")
    boxes: dict[str, LoadedGame] = {}
    worst = AGREES
    for file in records(paths):
        verdict, sentence = judge(file, boxes, pack)
        click.echo(f"{file}: {sentence}", err=verdict == DAMAGED)
        worst = max(worst, verdict)
    return worst


def check_database(database: str) -> int:
    """Play all tables of a database again; tell each that comes out differently, and how many do not."""
    from teahouse.commands.house import at_database
    from teahouse.server.archive_check import ArchiveCheck, Judged

    async def work(store: "Store") -> list[Judged]:
        found = []
        async for each in ArchiveCheck(store).judged():
            if each.verdict == "differs":
                click.echo(f"{each.table} ({each.game}, {each.state}): {each.why}{what_is_shown(each)}")
            found.append(each)
        return found

    judged = at_database(database, work, opened=False)
    differ = sum(each.verdict == "differs" for each in judged)
    click.echo(f"{len(judged) - differ} tables agree, {differ} differ.")
    return DISAGREES if differ else AGREES


def what_is_shown(judged: "Judged") -> str:
    if judged.state != "over":
        return " It could not be gone on with."
    return " Its recording would be shown." if judged.recorded else " It has no recording, and could not be shown."


def records(paths: tuple[Path, ...]) -> list[Path]:
    """The files named, and the records of the folders named."""
    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob("*.jsonl")) if path.is_dir() else [path]
        if not found:
            raise TeahouseError(f"The folder {path} holds no record; records end in .jsonl.")
        files += found
    return files


def judge(file: Path, boxes: dict[str, LoadedGame], pack: Path | None) -> tuple[int, str]:
    """Play one record again."""
    try:
        record = load(str(file))
        if record.game not in boxes:
            boxes[record.game] = load_game(record.game, pack)
        played = replay(boxes[record.game].kind, record)
    except TeahouseError as error:
        return DAMAGED, str(error)
    if played.trouble:
        sentence = f"agrees up to line {played.line - 1}, differs at line {played.line}: {played.trouble}"
        return DISAGREES, f"{played.warning} It {sentence}" if played.warning else sentence
    end = f"agrees to its end, {played.table.moves} moves."
    return AGREES, f"{played.warning} It {end}" if played.warning else end
