"""`teahouse lab`: experiments with packs of cards, from a file to a report."""

import os
import shlex
import sys
import time
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from teahouse.engine.errors import TeahouseError
from teahouse.text import Texts

try:
    from teahouse.lab.alone import alone, stop_when_asked, stop_when_unfed
    from teahouse.lab.experiment import Prepared, read_experiment
    from teahouse.lab.progress import Notice
    from teahouse.lab.report import Report
    from teahouse.lab.results import Results, sentences
    from teahouse.lab.run import At, run
    from teahouse.lab.workers import workers
except ModuleNotFoundError as missing:
    raise TeahouseError(f"The lab needs {missing.name}: pip install “teahouse[lab]” brings it.") from None

PATIENCE: Final = 1.0
"""Seconds before a progress bar is shown."""
EXAMPLE: Final = """\
# An experiment: teahouse lab run this_file.toml
title = ""                      # of the report
game = "great_wall"
bots = ["scholar", "scholar", "scholar"]   # one for each seat
games = 2000                    # of each pack, at most
seed = "spring"

[options]                       # of the game, as at a table

[packs]
a = "built-in"
b = "my_pack"                   # a folder beside this file; leave it out to look at one pack

[stop]                          # may end it before all games are played
look_every = 500
watch = ["generals/zhou_tong"]  # these decide
width = 0.06                    # enough when their intervals are as narrow as this
# clear = true                  # or when all of them have clearly changed
"""


@click.group("lab")
def lab_command() -> None:
    """Compare packs of cards over many games, and read what changed."""


@lab_command.command("new")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def new(file: Path) -> None:
    """Write an experiment to begin with."""
    if file.exists():
        raise TeahouseError(f"{file} is there already.")
    file.write_text(EXAMPLE, encoding="utf-8")
    click.echo(f"{file} is written: choose game, packs and bots in it, then: teahouse lab run {file}")


@lab_command.command("run")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="Where the games are kept [FILE.lab].")
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="Processes [one for each core].")
@click.option("--ray", "address", default="", metavar="ADDRESS", help="Play on a Ray cluster, as host:6379 or auto.")
@click.option("--lang", default="en", metavar="LANG", help="The language of the report [en].")
@click.option("--while-fed", is_flag=True, hidden=True, help="Stop when standard input ends.")
def run_command(file: Path, out: Path | None, jobs: int | None, address: str, lang: str, while_fed: bool) -> None:
    """Play what is missing of an experiment, and write its report."""
    stop_when_asked()
    if while_fed:
        stop_when_unfed()
    prepared = read_experiment(file)
    folder = out or file.with_suffix(".lab")
    with alone(folder):
        play(prepared, folder, jobs or os.cpu_count() or 1, address, lang)


def play(prepared: Prepared, folder: Path, jobs: int, address: str, lang: str) -> None:
    """Show how far it is, at the terminal and to whoever looks on."""
    results = Results(folder, prepared)
    console = Console(stderr=True)
    here = len(results.played)
    if here:
        console.print(f"{here} games are there already; going on.")
    playing = workers(jobs, address)
    started = time.monotonic()
    columns = (
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} games"),
        BarColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    total = prepared.experiment.games * len(prepared.letters)
    task = bar.add_task("games", total=total, completed=here, rate="")
    notice = Notice(folder, here, total)

    def tell(at: At) -> None:
        notice.tell(at)
        shown(bar, task, at, started)

    try:
        found = run(prepared, results, playing, tell)
    except KeyboardInterrupt:
        bar.stop()
        notice.end("stopped")
        console.print(
            f"Stopped. {len(results.played)} games are kept in {folder}; the same command goes on from there."
        )
        raise
    except TeahouseError as error:
        notice.end("failed", text=str(error))
        raise
    finally:
        bar.stop()
        playing.close()
    notice.end("done", found.games)
    seconds = time.monotonic() - started
    played = len(results.played) - here
    console.print(f"{played} games in {seconds:.1f} s ({played / max(seconds, 0.001):.1f} a second).")
    if not found.final:
        console.print(f"It was enough after {found.games} games of each pack.")
    write_report(folder, lang, f"teahouse {shlex.join(sys.argv[1:])}", found.games)


def shown(bar: Progress, task: TaskID, at: At, started: float) -> None:
    bar.update(task, completed=at.played, total=at.wanted, rate=f"{at.rate:.0f} a second")
    if time.monotonic() - started > PATIENCE:
        bar.start()


@lab_command.command("report")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--lang", default="en", metavar="LANG", help="The language of the report [en].")
def report_command(folder: Path, lang: str) -> None:
    """Write the report anew from the games that are kept."""
    write_report(folder, lang, f"teahouse {shlex.join(sys.argv[1:])}", None)


def write_report(folder: Path, lang: str, command: str, games: int | None) -> None:
    report = Report(folder, lang, games)
    told = report.findings()
    file = folder / "report.html"
    with sentences(folder):
        file.write_text(report.html(command), encoding="utf-8")
    console = Console(highlight=False)
    console.print(f"[bold]{told.title}[/bold]\n{told.question}\n")
    for sentence in told.likely:
        console.print(f"· {sentence}")
    console.print(f"\n{Texts(lang).say('lab-cannot-title')}\n")
    for sentence in told.cannot:
        console.print(f"· {sentence}")
    console.print(f"\n{file}")
