"""`teahouse replay`: the log of a recorded game, and the table after some of its entries."""

import os
from pathlib import Path

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from teahouse.commands.options import lang_option, pack_option
from teahouse.engine.errors import TeahouseError
from teahouse.engine.position import SPECTATOR
from teahouse.engine.record import Record, load, replay
from teahouse.registry import load_game
from teahouse.terminal.view import view_of
from teahouse.text import Texts, preferred
from teahouse.wording.ending import result_of


@click.command("replay")
@click.argument("file", type=click.Path())
@click.option("--to", "most", type=click.IntRange(min=0), metavar="N", help="Stop after N entries.")
@click.option("--seat", type=click.IntRange(min=1), metavar="S", help="Look through the eyes of seat S, from 1.")
@lang_option
@pack_option
def replay_command(file: str, most: int | None, seat: int | None, lang: str | None, pack: Path | None) -> int:
    """Show the log of a recorded game and the table at its end, or after N entries."""
    texts = Texts(lang or preferred(dict(os.environ)))
    record = load(file)
    eyes = whose_eyes(record, seat)
    loaded = load_game(record.game, pack)
    played = replay(loaded.kind, record, -1 if most is None else most)
    view = view_of(loaded, texts)
    console = Console(highlight=False)
    position = played.table.position
    reading = view.read(position.observe(eyes))
    console.print(Text(texts.say("table-whole-log"), style="bold"))
    for event in played.table.log:
        sentence = view.tell(event, reading) if event.heard_by(eyes) else None
        if sentence is not None:
            console.print(Padding(sentence, (0, 0, 0, 2), expand=False))
    console.print(view.table(reading, console.width))
    if eyes >= 0:
        console.print(view.cards(reading))
    shown = len(record.entries) if most is None else min(most, len(record.entries))
    console.print(
        texts.say("table-entry", entries=played.line - 2 if played.trouble else shown, all=len(record.entries))
    )
    if position.over:
        result = result_of(position, played.table.options, played.table.log)
        console.print(view.result(reading, result, eyes))
        console.print(view.sums(reading, result))
    if played.warning:
        console.print(played.warning)
    if played.trouble:
        click.echo(f"The record {file} disagrees at line {played.line}: {played.trouble}", err=True)
        return 1
    return 0


def whose_eyes(record: Record, seat: int | None) -> int:
    """Seats count from 1 for people."""
    if seat is None:
        return SPECTATOR
    if seat > len(record.players):
        raise TeahouseError(f"The record has seats 1 to {len(record.players)}, not {seat}.")
    return seat - 1
