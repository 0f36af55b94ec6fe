"""`teahouse validate`: play records again and say whether they still agree."""

from pathlib import Path

import click

from teahouse.commands.options import pack_option
from teahouse.engine.errors import TeahouseError
from teahouse.engine.record import load, replay
from teahouse.registry import LoadedGame, load_game

AGREES, DISAGREES, DAMAGED = 0, 1, 2


@click.command("validate")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE|DIR...")
@pack_option
def validate_command(paths: tuple[Path, ...], pack: Path | None) -> int:
    """Play records again: each agrees to its end, or the first line that differs is named.

    Exit code 1 when a record disagrees, 2 when one is damaged.
    """
    boxes: dict[str, LoadedGame] = {}
    worst = AGREES
    for file in records(paths):
        verdict, sentence = judge(file, boxes, pack)
        click.echo(f"{file}: {sentence}", err=verdict == DAMAGED)
        worst = max(worst, verdict)
    return worst


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
