"""`teahouse simulate`: let bots play many games and show how they end."""

import json
import os
import time
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from teahouse.bots.minds import leanings
from teahouse.commands.options import game_option, pack_option, read_options
from teahouse.engine.errors import TeahouseError
from teahouse.lab.notes import Notebook, Sheet, notebook_of
from teahouse.lab.simulate import ANY, Outcome, Seat, Series, by_player, check_players, play_series, summary
from teahouse.registry import LoadedGame, load_game

PATIENCE: Final = 2.0
"""Seconds before a progress bar is shown."""


@click.command("simulate")
@click.argument("game")
@click.option("--games", type=click.IntRange(min=1), default=100, metavar="N", help="How many [100].")
@click.option(
    "--seats",
    metavar="WORDS",
    help="A bot for each seat; general@60 has a budget of its own, scholar:hunter leans to a side, scholar:any to "
    "another from game to game [where bots have leanings, a full table of scholar:any; otherwise as few random as can "
    "play].",
)
@click.option("--seed", default="0", metavar="TEXT", help="What chance depends on [0].")
@game_option
@pack_option
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="Processes [one for each core].")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def simulate_command(
    game: str,
    games: int,
    seats: str | None,
    seed: str,
    options: tuple[str, ...],
    pack: Path | None,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Let bots play many games; the same seed gives the same games."""
    loaded = load_game(game, pack)
    players = usual_players(loaded) if seats is None else bots_of(seats, game)
    chosen = loaded.kind.complete(read_options(options))
    loaded.kind.start(len(players), chosen, seed)
    series = Series(game, players, chosen, seed, pack)
    started = time.monotonic()
    outcomes = play_all(series, games, jobs or os.cpu_count() or 1)
    seconds = time.monotonic() - started
    show(series, outcomes, seconds, as_json, notebook_of(loaded))


def usual_players(loaded: LoadedGame) -> list[str]:
    """Who plays unless somebody says who: sensible bots that differ, or chance."""
    if leanings(loaded.name):
        return [f"scholar:{ANY}"] * max(loaded.kind.seat_counts)
    return ["random"] * loaded.usual_seats


def bots_of(seats: str, game: str) -> list[str]:
    words = [word.strip().lower() for word in seats.split(",")]
    if "human" in words:
        raise TeahouseError("Only bots play in a simulation; a person plays with teahouse play.")
    check_players(words, game)
    return words


def play_all(series: Series, games: int, jobs: int) -> list[Outcome]:
    """All games, with a progress bar where it takes longer than a moment and somebody looks on."""
    outcomes: list[Outcome] = []
    console = Console(stderr=True)
    started = time.monotonic()
    progress = Progress(console=console, transient=True, disable=not console.is_terminal)
    task = progress.add_task(series.game, total=games)
    try:
        for outcome in play_series(series, games, jobs):
            outcomes.append(outcome)
            progress.update(task, completed=len(outcomes))
            if time.monotonic() - started > PATIENCE:
                progress.start()
    finally:
        progress.stop()
    return outcomes


def show(series: Series, outcomes: list[Outcome], seconds: float, as_json: bool, notebook: Notebook | None) -> None:
    seats = summary(series.players, outcomes)
    length = sum(outcome.decisions for outcome in outcomes) / len(outcomes)
    if as_json:
        result: dict[str, object] = {
            "game": series.game,
            "options": series.options,
            "seed": series.seed,
            "games": len(outcomes),
            "decisions": round(length, 2),
            "seats": [seat._asdict() for seat in seats],
            "players": [player._asdict() for player in by_player(outcomes)],
        }
        if notebook is not None:
            result["figures"] = notebook.figures(outcomes)
        click.echo(json.dumps(result, indent=2, ensure_ascii=False))
        return
    console = Console(highlight=False)
    console.print(table_of(seats, "seat"))
    if any(outcome.players != series.players for outcome in outcomes):
        console.print()
        console.print(table_of(by_player(outcomes), "times"))
    for sheet in [] if notebook is None else notebook.sheets(outcomes):
        console.print()
        console.print(printed(sheet))
    console.print()
    rate = len(outcomes) / seconds if seconds else 0.0
    console.print(
        f"{length:.0f} decisions a game on average; {len(outcomes)} games in {seconds:.1f} s ({rate:.0f} a second)."
    )


def table_of(seats: list[Seat], counted: str) -> Table:
    """One line for each seat, or for each bot with how often it played."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in (counted, "player", "points", "±", "wins", "share", "95 %"):
        table.add_column(title, justify="left" if title == "player" else "right")
    for number, seat in enumerate(seats, 1):
        table.add_row(
            str(number if counted == "seat" else seat.games),
            seat.player,
            f"{seat.points:.1f}",
            f"{seat.deviation:.1f}",
            f"{seat.wins:g}",
            f"{seat.share:.1%}",
            f"{seat.low:.1%} – {seat.high:.1%}",
        )
    return table


def printed(sheet: Sheet) -> Table:
    """A sheet of the notebook."""
    table = Table(box=None, padding=(0, 2, 0, 0), title=sheet.title, title_justify="left", title_style="bold")
    for place, title in enumerate(sheet.columns):
        table.add_column(title, justify="right" if place else "left")
    for row in sheet.rows:
        table.add_row(*row)
    return table
