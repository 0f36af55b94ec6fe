"""Finished games found again: by game, people, set-up and result; favourites."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, json
from sqlalchemy import ColumnElement, Row, Select, and_, delete, exists, func, insert, select

from teahouse.server import schema
from teahouse.server.catalogue import game_shown
from teahouse.server.errors import ApiError
from teahouse.server.games import game_names, teller
from teahouse.server.models import Person, now
from teahouse.server.views import bot_title
from teahouse.server.wire.history import FinishedFound, FinishedShown, SeatReached

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

PAGE: Final = 20
RESULT, TABLE, FAVOURITE = schema.result.c, schema.game_table.c, schema.favourite.c


class Search(Struct, frozen=True):
    """What is looked for; what is empty does not matter."""

    game: str = ""
    name: str = ""
    """Somebody who played, or a part of their name."""
    option: str = ""
    """`mode=cooperative`: what was chosen before the game."""
    outcome: str = ""
    mine: bool = False
    favourites: bool = False
    page: int = 0


def visible_to(person: Person | None) -> ColumnElement[bool]:
    """Listed games are everybody's to see; others are theirs who played them."""
    if person is None:
        return TABLE.listed.is_(True)
    return TABLE.listed.is_(True) | sat_by(person.id)


def sat_by(person: int, *more: ColumnElement[bool]) -> ColumnElement[bool]:
    return TABLE.id.in_(select(RESULT.seating).where(RESULT.person == person, *more))


def conditions(search: Search, person: Person | None) -> list[ColumnElement[bool]]:
    wanted = [TABLE.state == "over", exists().where(RESULT.seating == TABLE.id)]
    if search.game:
        wanted.append(TABLE.game == search.game)
    if search.name:
        named = RESULT.name.icontains(search.name, autoescape=True)
        wanted.append(TABLE.id.in_(select(RESULT.seating).where(named)))
    if search.option:
        name, _, choice = search.option.partition("=")
        written = f"{json.encode(name).decode()}:{json.encode(choice).decode()}"
        wanted.append(TABLE.options.contains(written, autoescape=True))
    if person is not None and (search.mine or search.outcome):
        ended = [RESULT.won.is_(search.outcome == "won")] if search.outcome else []
        wanted.append(sat_by(person.id, *ended))
    if search.favourites:
        mine = person.id if person is not None else 0
        wanted.append(TABLE.id.in_(select(FAVOURITE.seating).where(FAVOURITE.person == mine)))
    return wanted


async def found(context: "AppContext", person: Person | None, search: Search, lang: str) -> FinishedFound:
    await context.results.caught_up()
    where = and_(*conditions(search, person), visible_to(person))
    async with context.store.read() as connection:
        counting = select(func.count()).select_from(schema.game_table).where(where)
        count = (await connection.execute(counting)).scalar_one()
        query = chosen().where(where).order_by(TABLE.at.desc(), TABLE.id).limit(PAGE).offset(search.page * PAGE)
        rows = (await connection.execute(query)).all()
    games = await shown(context, person, rows, lang)
    return FinishedFound(count, games, (search.page + 1) * PAGE < count)


def chosen() -> Select[Any]:
    """What is shown of a table."""
    return select(TABLE.id, TABLE.game, TABLE.at, TABLE.listed, TABLE.rated, TABLE.options)


async def shown(
    context: "AppContext", person: Person | None, rows: Sequence[Row[Any]], lang: str
) -> list[FinishedShown]:
    """Tables with what was reached at them."""
    tables = [row.id for row in rows]
    private = schema.person.c.private
    seats = select(schema.result, private).outerjoin(schema.person, RESULT.person == schema.person.c.id)
    async with context.store.read() as connection:
        reached = (await connection.execute(seats.where(RESULT.seating.in_(tables)).order_by(RESULT.place))).all()
        mine = person.id if person is not None else 0
        liked = select(FAVOURITE.seating).where(FAVOURITE.person == mine, FAVOURITE.seating.in_(tables))
        favourites = set((await connection.execute(liked)).scalars())
    by_table: dict[str, list[SeatReached]] = {}
    for row in reached:
        by_table.setdefault(row.seating, []).append(seat_reached(row, mine, lang))
    return [
        FinishedShown(
            id=row.id,
            game=row.game,
            title=title_of(row.game, lang),
            at=row.at,
            listed=row.listed,
            rated=row.rated,
            favourite=row.id in favourites,
            setup=setup_told(row.game, row.options, lang),
            seats=by_table.get(row.id, []),
        )
        for row in rows
    ]


def seat_reached(row: Row[Any], mine: int, lang: str) -> SeatReached:
    is_mine = row.person is not None and row.person == mine
    opens = row.person if row.person is not None and (is_mine or not row.private) else 0
    name = bot_title(row.bot, lang) if row.bot else row.name
    return SeatReached(row.seat, name, opens, bool(row.bot), is_mine, row.place, row.points, row.change)


def title_of(game: str, lang: str) -> str:
    return teller(game, lang).title() if game in game_names() else game


def setup_told(game: str, options: str, lang: str) -> list[str]:
    """What was chosen before a game and is not as usual."""
    if game not in game_names():
        return []
    kept: dict[str, str] = json.decode(options)
    return [
        option.choice_titles[option.choices.index(kept[option.name])]
        for option in game_shown(game, lang).options
        if kept.get(option.name) in option.choices[1:]
    ]


async def like(context: "AppContext", person: Person, table: str, favourite: bool) -> None:
    """Find a finished game again, or no longer."""
    mine = (FAVOURITE.person == person.id) & (FAVOURITE.seating == table)
    seen = select(TABLE.id).where(TABLE.id == table, TABLE.state == "over")
    async with context.store.write() as connection:
        if (await connection.execute(seen)).first() is None:
            raise ApiError("no-such-table")
        await connection.execute(delete(schema.favourite).where(mine))
        if favourite:
            values = {"person": person.id, "seating": table, "at": now()}
            await connection.execute(insert(schema.favourite).values(values))
