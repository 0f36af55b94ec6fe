"""`teahouse arena`: an agent of yours against the bots of the house."""

import json
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from teahouse.commands.options import game_option, pack_option, read_options
from teahouse.lab.arena import PATIENCE, Arena, Standing, agent_of, fight, standings
from teahouse.lab.tournament import usual_seats
from teahouse.registry import load_game


@click.command("arena")
@click.argument("game")
@click.option("--agent", metavar="MODULE:FUNCTION", help="A Python function that chooses a move.")
@click.option("--process", metavar="COMMAND", help="A program that answers in JSON, a line for each question.")
@click.option("--bots", default="random,pupil,scholar", metavar="WORDS", help="Whom to meet [random,pupil,scholar].")
@click.option("--games", type=click.IntRange(min=1), default=20, metavar="N", help="Against each bot [20].")
@click.option("--players", type=int, metavar="N", help="At a table [two, or the fewest the game is for].")
@click.option("--patience", type=float, default=PATIENCE, metavar="SECONDS", help=f"For a move [{PATIENCE:g}].")
@click.option("--seed", default="0", metavar="TEXT", help="What chance depends on [0].")
@game_option
@pack_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def arena_command(
    game: str,
    agent: str | None,
    process: str | None,
    bots: str,
    games: int,
    players: int | None,
    patience: float,
    seed: str,
    options: tuple[str, ...],
    pack: Path | None,
    as_json: bool,
) -> None:
    """Rate an agent of yours; an answer that is rubbish, late or missing loses its game."""
    loaded = load_game(game, pack)
    words = [word.strip().lower() for word in bots.split(",")]
    seats = usual_seats(loaded) if players is None else players
    arena = Arena(game, words, games, seats, loaded.kind.complete(read_options(options)), seed, pack)
    found = standings(list(fight(arena, agent_of(agent, process, patience))))
    if as_json:
        click.echo(json.dumps([{**each._asdict(), "share": each.share._asdict()} for each in found], indent=2))
        return
    Console(highlight=False).print(table_of(found))
    for each in found:
        for why in dict.fromkeys(each.forfeits):
            click.echo(f"lost {each.forfeits.count(why)} to {each.bot}: the agent {why}")


def table_of(found: list[Standing]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("against", "games", "won", "95 %", "lost by its answers"):
        table.add_column(title, justify="left" if title == "against" else "right")
    for each in found:
        share = each.share
        interval = f"{share.low:.1%} – {share.high:.1%}"
        table.add_row(each.bot, str(each.games), f"{share.share:.1%}", interval, str(len(each.forfeits)))
    return table
