"""`teahouse languages`: the languages we speak, how much each of them has, and what one of them lacks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import click
from rich.console import Console
from rich.table import Table

from teahouse import ledger
from teahouse.loading.texts import languages_by_text
from teahouse.registry import game_of, games
from teahouse.text import SOURCE, Texts, folders, languages, messages, messages_of

KINDS: Final = ("messages", "pack texts", "clauses")
HOUSE: Final = Path(__file__).parents[1]


class Told(NamedTuple):
    """Something that is told in English, and in which languages besides."""

    kind: str
    place: str
    name: str
    languages: frozenset[str]


@click.command("languages")
@click.option("--missing", metavar="LANG", help="List everything that this language lacks and English says instead.")
def languages_command(missing: str | None) -> None:
    """List the languages and how much each of them has."""
    if missing is None:
        show([*all_messages(), *all_pack_texts(), *all_clauses()])
        return
    lang = Texts(missing).lang
    lacking = [told for told in (*all_messages(), *all_pack_texts(), *all_clauses()) if lang not in told.languages]
    for told in lacking:
        click.echo(f"{told.place}: {told.name}")
    if not lacking:
        click.echo(f"{lang} lacks nothing.")


def show(told: list[Told]) -> None:
    table = Table(box=None, pad_edge=False)
    for column in ("", "language", *KINDS):
        table.add_column(column, justify="right" if column in KINDS else "left")
    for lang in languages():
        name = Texts(lang).say("web-language-name") if "web-language-name" in messages(lang) else ""
        counts = [sum(lang in each.languages for each in told if each.kind == kind) for kind in KINDS]
        table.add_row(lang, name, *map(str, counts))
    Console().print(table)


def all_messages() -> Iterator[Told]:
    for folder in folders():
        for file in sorted((folder / SOURCE).glob("*.ftl")):
            for message in messages_of(file):
                having = frozenset(lang for lang in languages() if message in messages(lang))
                yield Told("messages", f"{called(folder)}/{file.name}", message, having)


def all_pack_texts() -> Iterator[Told]:
    for game in games():
        for folder in (game_of(game).folder / part for part in ("pack", "lessons")):
            for (file, address), having in languages_by_text(folder).items():
                yield Told("pack texts", f"{called(folder)}/{file}", address, having)


def all_clauses() -> Iterator[Told]:
    translated = {lang: ledger.translated(lang) for lang in languages() if lang != SOURCE}
    for clause in ledger.load().clauses.values():
        game, _, file = clause.ledger.partition("/")
        having = frozenset(lang for lang, ids in translated.items() if clause.id in ids)
        yield Told("clauses", f"{called(game_of(game).folder)}/ledger/{file}.md", clause.id, having | {SOURCE})


def called(folder: Path) -> str:
    """A folder as people find it: that of no game in particular, or that of a game."""
    return folder.relative_to(HOUSE if folder.is_relative_to(HOUSE) else folder.parents[1]).as_posix()
