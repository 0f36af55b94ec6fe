"""`teahouse admin`: people, tables, bans, reports, and what is too old, for whoever runs a house."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from teahouse.commands.house import at_database, database_option
from teahouse.engine.errors import TeahouseError

if TYPE_CHECKING:
    from teahouse.server.housekeeping import Cleaned, Housekeeping
    from teahouse.server.retention import Retention
    from teahouse.server.store import Store


@click.group("admin")
def admin_command() -> None:
    """Look after a house: people, tables, bans, reports, and what is too old."""


@admin_command.command("people")
@click.option("--find", default="", metavar="TEXT", help="Only people whose names hold this.")
@database_option
def people(find: str, database: str | None) -> None:
    """The newest people, with how many seats each has."""
    show(at_database(database, lambda store: of(store).people(find)), ("id", "name", "lang", "seats", "at", "login"))


@admin_command.command("tables")
@click.option("--state", type=click.Choice(["gathering", "playing", "over"]), help="Only tables in this state.")
@click.option("--person", type=click.IntRange(1), metavar="ID", help="Only tables of this person.")
@database_option
def tables(state: str | None, person: int | None, database: str | None) -> None:
    """The tables that were touched last."""
    found = at_database(database, lambda store: of(store).tables(state or "", person))
    show(found, ("id", "game", "state", "listed", "host", "version", "rules", "at"))


@admin_command.command("let-in")
@click.argument("person", type=click.IntRange(1), metavar="PERSON")
@database_option
def let_in(person: int, database: str | None) -> None:
    """A recovery code for somebody who has lost every way back; it opens once, and nothing else of theirs changes."""
    from teahouse.server.one_time import OneTimeCodes, new_code, plain

    async def work(store: "Store") -> str:
        if await of(store).person(person) is None:
            raise TeahouseError(f"There is nobody with the number {person}; see “teahouse admin people”.")
        code = new_code(4)
        await OneTimeCodes(store).add("recovery", [plain(code)], person, "", alone=False)
        return code

    click.echo(at_database(database, work))


@admin_command.command("ban")
@click.argument("person", type=click.IntRange(1), required=False, metavar="[PERSON]")
@click.option("--address", default="", metavar="ADDRESS", help="Let nobody new in from this address.")
@click.option("--days", type=click.IntRange(1, 36_500), default=None, metavar="N", help="For so long [for ever].")
@click.option("--why", default="", metavar="TEXT", help="For yourself and other admins.")
@database_option
def ban(person: int | None, address: str, days: int | None, why: str, database: str | None) -> None:
    """Let somebody in no more, by their number, or nobody new from an address."""
    if (person is None) == (not address):
        raise TeahouseError("Say whom: the number of a person, or --address.")

    async def work(store: "Store") -> None:
        if person is not None and await of(store).person(person) is None:
            raise TeahouseError(f"There is nobody with the number {person}; see “teahouse admin people”.")
        await of(store).ban(person, address[:64], days or 0, why[:200])

    at_database(database, work)
    click.echo(f"{f'Person {person}' if person else address} is let in no more{f' for {days} days' if days else ''}.")


@admin_command.command("unban")
@click.argument("number", type=click.IntRange(1), metavar="BAN")
@database_option
def unban(number: int, database: str | None) -> None:
    """Lift a ban, by its number."""
    if not at_database(database, lambda store: of(store).lift(number)):
        raise TeahouseError(f"There is no ban {number}; see “teahouse admin bans”.")
    click.echo(f"Ban {number} is lifted.")


@admin_command.command("bans")
@database_option
def bans(database: str | None) -> None:
    """Who is not let in."""
    from msgspec.structs import asdict

    show([asdict(each) for each in at_database(database, lambda store: of(store).bans())], BAN)


@admin_command.command("reports")
@click.option("--all", "everything", is_flag=True, help="Closed ones, too.")
@click.option("--close", type=click.IntRange(1), metavar="REPORT", help="Close this one.")
@database_option
def reports(everything: bool, close: int | None, database: str | None) -> None:
    """What people want you to see."""
    from msgspec.structs import asdict

    if close is not None:
        if not at_database(database, lambda store: of(store).close_report(close)):
            raise TeahouseError(f"There is no report {close}; see “teahouse admin reports”.")
        click.echo(f"Report {close} is closed.")
        return
    show([asdict(each) for each in at_database(database, lambda store: of(store).reports(everything))], REPORT)


@admin_command.command("delete")
@click.option("--table", default="", metavar="ID", help="A table, with its game, lines and recording.")
@click.option("--person", type=click.IntRange(1), metavar="ID", help="A person; bots go on at their tables.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@database_option
def delete(table: str, person: int | None, yes: bool, database: str | None) -> None:
    """Delete a table, or a person with all that is theirs. It cannot be undone."""
    if (person is None) == (not table):
        raise TeahouseError("Say what: --table or --person.")
    what = f"table {table}" if table else f"person {person}"
    if not yes:
        click.confirm(f"Delete {what} for good?", abort=True)

    async def work(store: "Store") -> None:
        if table:
            if await store.table(table) is None:
                raise TeahouseError(f"There is no table {table}; see “teahouse admin tables”.")
            await of(store).remove_tables([table])
        elif person is not None:
            await forget(store, person)

    at_database(database, work)
    click.echo(f"{what.capitalize()} is deleted.")


@admin_command.command("clean")
@click.option("--finished-days", type=click.IntRange(0), default=0, metavar="N", help="Games that ended before that.")
@click.option("--stopped-days", type=click.IntRange(0), default=0, metavar="N", help="Games nobody has gone on with.")
@click.option("--waiting-days", type=click.IntRange(0), default=0, metavar="N", help="Tables where none has begun.")
@click.option("--guest-days", type=click.IntRange(0), default=0, metavar="N", help="People at no table.")
@click.option("--really", is_flag=True, help="Remove it; without this it is only counted.")
@database_option
def clean(
    finished_days: int, stopped_days: int, waiting_days: int, guest_days: int, really: bool, database: str | None
) -> None:
    """Count what is older than so many days, and with --really remove it."""
    from teahouse.server.retention import Retention

    keep = Retention(
        finished_days=finished_days, stopped_days=stopped_days, waiting_days=waiting_days, guest_days=guest_days
    )
    if keep.is_for_ever:
        raise TeahouseError("Say how old: --finished-days, --stopped-days, --waiting-days or --guest-days.")
    found = at_database(database, lambda store: cleaned(store, keep, really))
    click.echo(f"{'Removed' if really else 'Would remove'}: {len(found.tables)} tables, {len(found.people)} people.")


async def cleaned(store: "Store", keep: "Retention", really: bool) -> "Cleaned":
    found = await of(store).too_old(keep)
    if really:
        await of(store).remove(found)
    return found


async def forget(store: "Store", number: int) -> None:
    from teahouse.server.context import AppContext
    from teahouse.server.personal_data import forget as delete_all
    from teahouse.server.settings import Settings

    person = await of(store).person(number)
    if person is None:
        raise TeahouseError(f"There is nobody with the number {number}; see “teahouse admin people”.")
    context = AppContext(Settings(database=store.address, bots=0, recordings=False))
    try:
        await delete_all(context, person)
    finally:
        await context.bots.close()
        await context.store.close()


def of(store: "Store") -> "Housekeeping":
    from teahouse.server.housekeeping import Housekeeping

    return Housekeeping(store)


BAN = ("id", "person", "address", "until", "why", "at")
REPORT = ("id", "state", "seating", "seat", "person", "by", "at", "text")


def show(rows: Sequence[dict[str, Any]], columns: Sequence[str]) -> None:
    """Lines with tabs between: to be read, and to be cut."""
    click.echo("\t".join(columns))
    for row in rows:
        click.echo("\t".join("" if row[name] is None else str(row[name]) for name in columns))
