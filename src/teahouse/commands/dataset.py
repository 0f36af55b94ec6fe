"""`teahouse dataset`: let bots play many games and keep every decision, to learn from."""

import os
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from teahouse.commands.options import game_option, pack_option, read_options
from teahouse.registry import load_game


@click.command("dataset")
@click.argument("game")
@click.option("--out", required=True, type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="Where to.")
@click.option("--bots", default="scholar", metavar="WORDS", help="One bot for all seats, or one for each [scholar].")
@click.option("--games", type=click.IntRange(min=1), default=100, metavar="N", help="How many [100].")
@click.option("--players", type=int, metavar="N", help="How many play [as usual in the game].")
@click.option("--seed", default="0", metavar="TEXT", help="What chance depends on [0].")
@game_option
@pack_option
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="Processes [one for each core].")
def dataset_command(
    game: str,
    out: Path,
    bots: str,
    games: int,
    players: int | None,
    seed: str,
    options: tuple[str, ...],
    pack: Path | None,
    jobs: int | None,
) -> None:
    """Write a dataset of Parquet files; what is there already is kept, and the rest is added."""
    from teahouse.lab.dataset import Plan, write  # only who wants a dataset needs the packages for it

    loaded = load_game(game, pack)
    words = [word.strip().lower() for word in bots.split(",")]
    if len(words) == 1:
        words *= players or loaded.usual_seats
    plan = Plan(game, words, games, seed, loaded.kind.complete(read_options(options)), pack)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game, total=games)
        for done in write(plan, out, jobs or os.cpu_count() or 1):
            progress.update(task, completed=done)
    click.echo(f"{out} holds {games} games of {game}.")
