"""`teahouse review`: how the chances moved in a recorded game, where it turned, and what was luck."""

import os
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn

from teahouse.commands.options import lang_option, pack_option
from teahouse.engine.record import load
from teahouse.registry import load_game
from teahouse.review.facts import DEEP, QUICK
from teahouse.review.page import page
from teahouse.review.played import course_of_record
from teahouse.review.reviewing import reviewed
from teahouse.review.text import show
from teahouse.review.told import told
from teahouse.text import Texts, preferred
from teahouse.wording import teller_of


@click.command("review")
@click.argument("file", type=click.Path())
@click.option(
    "--html", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write a page to look at."
)
@click.option("--deep", is_flag=True, help="Think for minutes rather than seconds.")
@click.option("--jobs", type=click.IntRange(min=1), metavar="N", help="Processes [one for each core].")
@lang_option
@pack_option
def review_command(
    file: str, html: Path | None, deep: bool, jobs: int | None, lang: str | None, pack: Path | None
) -> None:
    """Review a recorded game: the chances over it, its turning points, luck and decisions."""
    texts = Texts(lang or preferred(dict(os.environ)))
    record = load(file)
    loaded = load_game(record.game, pack)
    course = course_of_record(loaded.kind, record)
    with Progress(*Progress.get_default_columns(), TimeElapsedColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(texts.say("review-progress"), total=1.0)
        found = reviewed(
            course,
            loaded.kind,
            DEEP if deep else QUICK,
            pack,
            jobs or os.cpu_count() or 1,
            lambda done: bar.update(task, completed=done),
        )
    shown = told(found, course, loaded, teller_of(loaded, texts), texts, record.players)
    if html is not None:
        html.write_text(page(shown, texts), encoding="utf-8")
    show(Console(highlight=False), shown, texts)
