"""`teahouse tournament`: every bot against every other, and how strong each of them is."""

import json
import os
import time
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn
from rich.table import Table

from teahouse.commands.options import game_option, pack_option, read_options
from teahouse.lab.tournament import (
    Meeting,
    Played,
    Tournament,
    check,
    matches,
    mean_points,
    meetings,
    pace,
    play_all,
    usual_seats,
)
from teahouse.lab.tournament_page import page
from teahouse.lab.tournament_rating import Rating, Score, ratings
from teahouse.registry import load_game


@click.command("tournament")
@click.option("--game", required=True, metavar="GAME", help="What is played.")
@click.option(
    "--bots",
    default="random,pupil,scholar",
    metavar="WORDS",
    help="Who plays, the weakest first; sage@500 or general@0.1s has a budget of its own [random,pupil,scholar].",
)
@click.option("--games", type=click.IntRange(min=1), default=100, metavar="N", help="Of each pairing [100].")
@click.option("--seats", type=int, metavar="N", help="At a table [two, or the fewest the game is for].")
@click.option("--budget", default="", metavar="AMOUNT", help="For bots that search: 500 iterations, or 0.5s.")
@click.option("--seed", default="0", metavar="TEXT", help="What chance depends on [0].")
@game_option
@pack_option
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="Processes [one for each core].")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--html", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write a page to look at."
)
def tournament_command(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    budget: str,
    seed: str,
    options: tuple[str, ...],
    pack: Path | None,
    jobs: int | None,
    as_json: bool,
    html: Path | None,
) -> None:
    """Let bots play each other in every seat, and rate them."""
    loaded = load_game(game, pack)
    words = [word.strip().lower() for word in bots.split(",")]
    chosen = loaded.kind.complete(read_options(options))
    table = usual_seats(loaded) if seats is None else seats
    tournament = Tournament(game, words, games, table, chosen, seed, budget, pack)
    check(tournament, loaded)
    started = time.monotonic()
    played = watch(tournament, jobs or os.cpu_count() or 1)
    met = meetings(played)
    found = rated(words, met)
    if html is not None:
        html.write_text(page(tournament, played, found, met), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(as_data(tournament, played, found, met), indent=2, ensure_ascii=False))
    else:
        show(played, found, met, time.monotonic() - started)


def rated(words: list[str], met: list[Meeting]) -> list[Rating]:
    return ratings(words, [Score(pair.first, pair.second, pair.games, pair.ahead.wins) for pair in met])


def watch(tournament: Tournament, jobs: int) -> list[Played]:
    """All games, in the order of the plan, with a progress bar where somebody looks on."""
    console = Console(stderr=True)
    wanted = matches(tournament)
    played: list[Played] = []
    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(tournament.game, total=len(wanted))
        for ended in play_all(tournament, wanted, jobs):
            played.append(ended)
            progress.update(task, completed=len(played))
    place = {match: at for at, match in enumerate(wanted)}
    return sorted(played, key=lambda game: place[game.match])


def as_data(tournament: Tournament, played: list[Played], found: list[Rating], met: list[Meeting]) -> dict[str, object]:
    """Everything, for programs."""
    return {
        "game": tournament.game,
        "seats": tournament.seats,
        "options": tournament.options,
        "seed": tournament.seed,
        "budget": tournament.budget,
        "games": len(played),
        "ratings": [
            {
                **rating._asdict(),
                "points": round(mean_points(played, rating.bot), 2),
                "seconds": round(pace(played, rating.bot), 5),
            }
            for rating in found
        ],
        "pairings": [
            {**pair._asdict(), "ahead": pair.ahead._asdict(), "victories": pair.victories._asdict()} for pair in met
        ],
    }


def show(played: list[Played], found: list[Rating], met: list[Meeting], seconds: float) -> None:
    console = Console(highlight=False)
    console.print(rating_table(played, found))
    console.print()
    console.print(meeting_table(met))
    console.print()
    console.print(f"{len(played)} games in {seconds:.0f} s.")


def rating_table(played: list[Played], found: list[Rating]) -> Table:
    """One line for each bot, the strongest first."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("bot", "Elo", "95 %", "points", "ms a decision"):
        table.add_column(title, justify="left" if title == "bot" else "right")
    for rating in sorted(found, key=lambda each: -each.elo):
        table.add_row(
            rating.bot,
            f"{rating.elo:.0f}",
            f"{rating.low:.0f} – {rating.high:.0f}",
            f"{mean_points(played, rating.bot):.1f}",
            f"{1000 * pace(played, rating.bot):.1f}",
        )
    return table


def meeting_table(met: list[Meeting]) -> Table:
    """One line for each pairing: how often the second finished before the first."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("pairing", "games", "ahead", "95 %", "victories", "points"):
        table.add_column(title, justify="left" if title == "pairing" else "right")
    for pair in met:
        table.add_row(
            f"{pair.second} against {pair.first}",
            str(pair.games),
            f"{pair.ahead.share:.1%}",
            f"{pair.ahead.low:.1%} – {pair.ahead.high:.1%}",
            f"{pair.victories.share:.1%}",
            f"{pair.points[1]:.1f} : {pair.points[0]:.1f}",
        )
    return table
