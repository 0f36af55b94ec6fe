"""`teahouse ledger`: how much of each rulebook the tests prove, and which tests prove a given rule."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from teahouse.ledger import Clause, LedgerError, Proofs, Section, clause, games, load, proved
from teahouse.teaching.examples import Example, example_of, why_unseen
from teahouse.teaching.rulebook import rulebook

SHOWN: Final = 10
"""How many unproved rules are listed unless all are asked for."""


class BadInput(click.ClickException):
    """Something on the command line is wrong: one sentence, exit code 2."""

    exit_code = 2


class Standing(NamedTuple):
    """What is proved of one game."""

    game: str
    sections: list[tuple[Section, int, int]]
    """Each section with the number of proved clauses and of all."""
    unproved: list[Clause]

    @property
    def proved(self) -> int:
        return sum(done for _, done, _ in self.sections)

    @property
    def all(self) -> int:
        return sum(every for _, _, every in self.sections)


@click.command("ledger")
@click.argument("what", metavar="[GAME | RULE-ID]", required=False)
@click.option("--min", "least", type=click.FloatRange(0, 100), metavar="N", help="Fail below N per cent.")
@click.option("--tests", type=click.Path(path_type=Path), metavar="DIR", help="Where the tests are [tests].")
@click.option("--unproved", is_flag=True, help=f"List every unproved rule, not only the first {SHOWN}.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def ledger_command(what: str | None, least: float | None, tests: Path | None, unproved: bool, as_json: bool) -> None:
    """Show which rules the tests prove.

    Give a game to see only its sections, or the id of a rule to see its text and its tests.
    """
    try:
        if what is not None and what not in games() and "-" not in what:
            load(what)
            raise LedgerError(f"{what} has no ledger; the games that have one are: {', '.join(games())}.")
        folder = tests or _tests_folder()
        if what is not None and what not in games():
            here = tests is not None or folder.is_dir()
            _show_clause(clause(what), proved(folder) if here else None, as_json)
            return
        proofs = proved(folder)
        standings = [standing(game, proofs) for game in ([what] if what else games())]
    except LedgerError as error:
        raise BadInput(str(error)) from None
    report(standings, unproved, as_json)
    if least is not None:
        _demand(standings, least)


def standing(game: str, proofs: Proofs) -> Standing:
    """Count the proved clauses of a game by section."""
    book = rulebook(game)
    sections: list[tuple[Section, int, int]] = []
    for section in book.sections:
        clauses = book.ledger.of(section)
        sections.append((section, sum(each.id in proofs for each in clauses), len(clauses)))
    return Standing(game, sections, [each for _, _, each in book.clauses() if each.id not in proofs])


def report(standings: Sequence[Standing], everything: bool, as_json: bool) -> None:
    """Print the standing of each game: its sections, then what is not proved yet."""
    if as_json:
        click.echo(json.dumps({each.game: _as_json(each) for each in standings}, indent=2, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for each in standings:
        console.print(_table(each))
        _list_unproved(console, each, everything)


def _demand(standings: Sequence[Standing], least: float) -> None:
    """Fail with a sentence when a game is proved to a smaller part than demanded."""
    below = [each for each in standings if each.proved * 100 < least * each.all]
    if below:
        parts = ", ".join(f"{each.proved} of {each.all} rules of {each.game} ({_per_cent(each)})" for each in below)
        raise click.ClickException(f"The tests prove {parts}; {least:g} % are demanded.")


def _table(standing: Standing) -> Table:
    """One line per section, and one for the game."""
    table = Table(title=standing.game, title_justify="left", title_style="bold", show_footer=True, box=None)
    table.add_column("section", footer="all")
    table.add_column("")
    table.add_column("proved", footer=f"{standing.proved} / {standing.all}", justify="right", no_wrap=True)
    table.add_column("", footer=_per_cent(standing), justify="right", no_wrap=True)
    for section, done, every in standing.sections:
        style = "green" if done == every else "yellow" if done else "red"
        table.add_row(section.code, section.title, f"{done} / {every}", f"{100 * done // every} %", style=style)
    return table


def _list_unproved(console: Console, standing: Standing, everything: bool) -> None:
    """The unproved ids with their first words."""
    if not standing.unproved:
        console.print(f"Every rule of {standing.game} is proved.\n")
        return
    console.print(f"\nNot proved: {len(standing.unproved)}")
    listed = standing.unproved if everything else standing.unproved[:SHOWN]
    for each in listed:
        console.print(Text(f"  {each.id:<15}{_first_words(each.text)}"), no_wrap=True, overflow="ellipsis")
    if len(listed) < len(standing.unproved):
        console.print(f"  … and {len(standing.unproved) - len(listed)} more; --unproved lists them all")
    console.print()


def _show_clause(clause: Clause, proofs: Proofs | None, as_json: bool) -> None:
    """Print one clause, its example and the tests that prove it; an installed Teahouse comes without tests."""
    tests, example = (proofs or {}).get(clause.id, ()), example_of(clause.id)
    if as_json:
        named = [{"test": proof.node, "line": proof.line} for proof in tests]
        told = {**clause._asdict(), "example": example.test if example else None, "tests": named}
        click.echo(json.dumps(told, indent=2, ensure_ascii=False))
        return
    console = Console(highlight=False)
    console.print(Text.assemble((clause.id, "bold"), f"  {clause.kind}, {clause.ledger}.md"))
    console.print(Text(clause.text))
    console.print(Text(clause.source, style="dim"))
    _tell_example(console, clause, example)
    if proofs is not None:
        console.print(Text("Proved by" if tests else "No test proves it.", style="green" if tests else "red"))
    for proof in tests:
        console.print(Text(f"  {proof.path}:{proof.line}  {proof.name}"), soft_wrap=True)


def _tell_example(console: Console, clause: Clause, example: Example | None) -> None:
    """Where a clause can be seen, or why it cannot."""
    if example is None:
        console.print(Text(f"No example: {why_unseen(clause.id) or 'none is recorded.'}", style="yellow"))
        return
    address = f"/rules/{clause.ledger.partition('/')[0]}/{clause.id}/example"
    console.print(Text(f"Example in {len(example.steps)} steps: {address}", style="green"), soft_wrap=True)


def _as_json(standing: Standing) -> dict[str, object]:
    sections = [
        {"code": section.code, "title": section.title, "proved": done, "all": every}
        for section, done, every in standing.sections
    ]
    unproved = [clause.id for clause in standing.unproved]
    return {"proved": standing.proved, "all": standing.all, "sections": sections, "unproved": unproved}


def _per_cent(standing: Standing) -> str:
    """Rounded down, so that 100 % means all."""
    return f"{100 * standing.proved // standing.all} %"


def _first_words(text: str, width: int = 60) -> str:
    return text if len(text) <= width else f"{text[:width].rpartition(' ')[0]} …"


def _tests_folder() -> Path:
    """The tests of the checkout this package lies in, or those of the folder one stands in."""
    beside = Path(__file__).resolve().parents[3] / "tests"
    return beside if beside.is_dir() else Path("tests")
