"""A person's page: ratings, results, with what and against whom; whether others see it is theirs to say."""

from collections import Counter
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from msgspec import json
from sqlalchemy import Row, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from teahouse.server import history, lobby, schema
from teahouse.server.catalogue import game_shown
from teahouse.server.errors import ApiError
from teahouse.server.games import game_names, texts
from teahouse.server.models import Person, ago
from teahouse.server.ratings import ENOUGH, Rating, bots_of
from teahouse.server.views import bot_title
from teahouse.server.wire.history import (
    BotRatingShown,
    OpponentShown,
    Profile,
    RatingShown,
    SourceShown,
    SourcesShown,
    WinShare,
    WinShares,
)

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

RESULT, RATING, PERSON = schema.result.c, schema.rating.c, schema.person.c
COURSE: Final = 20
"""Games a curve goes back."""
RESULTS: Final = 8
OPPONENTS: Final = 8
SHARES: Final = 6
LATELY: Final = 1_000
"""Games that statistics look back on."""
EVENINGS: Final = timedelta(weeks=18)


async def page_of(context: "AppContext", caller: Person | None, number: int, lang: str) -> Profile:
    """Somebody's page as the caller may see it."""
    await context.results.caught_up()
    async with context.store.read() as connection:
        person = (await connection.execute(select(schema.person).where(PERSON.id == number))).one_or_none()
        if person is None:
            raise ApiError("no-such-person")
        mine = caller is not None and caller.id == number
        if person.private and not mine:
            raise ApiError("hidden-page")
        query = select(schema.result).where(RESULT.person == number).order_by(RESULT.at.desc()).limit(LATELY)
        results = (await connection.execute(query)).all()
        options = await options_of(connection, number)
        ratings = [await rating_of(connection, number, game, results, lang) for game in played_games(results)]
        opponents = await opponents_of(connection, number)
    return Profile(
        id=number,
        name=person.name,
        since=person.at,
        mine=mine,
        private=person.private,
        devices=len(await context.sessions.of(caller)) if mine and caller is not None else 0,
        games=len(results),
        won=sum(row.won for row in results),
        ratings=ratings,
        running=await running_of(context, caller, lang) if mine and caller is not None else [],
        results=await last_results(context, caller, number, lang),
        shares=[each for game in played_games(results) for each in shares_of(game, results, options, lang)],
        sources=[each for game in played_games(results) if (each := sources_of(game, results, lang)).sources],
        opponents=opponents,
        evenings=dict(Counter(row.at[:10] for row in results if row.at > ago(EVENINGS))),
        bots=[
            BotRatingShown(game, bot_title(bot, lang), shown)
            for game in game_names()
            for bot, shown in bots_of(game).items()
        ],
    )


def played_games(results: Any) -> list[str]:
    """The games somebody played, the one played most first."""
    return [game for game, _ in Counter(row.game for row in results).most_common() if game in game_names()]


async def options_of(connection: AsyncConnection, number: int) -> dict[str, dict[str, str]]:
    """By table, what was chosen before it."""
    table = schema.game_table.c
    query = select(table.id, table.options).join(schema.result, RESULT.seating == table.id)
    rows = await connection.execute(query.where(RESULT.person == number).order_by(RESULT.at.desc()).limit(LATELY))
    return {row.id: json.decode(row.options) for row in rows}


async def running_of(context: "AppContext", caller: Person, lang: str) -> list[Any]:
    rows = [row for row in await context.store.tables_of(caller) if row.state != "over"]
    return await lobby.all_shown(context, caller, lang, rows)


async def last_results(context: "AppContext", caller: Person | None, number: int, lang: str) -> list[Any]:
    """The last games the caller may see, too."""
    table = schema.game_table.c
    where = history.sat_by(number) & history.visible_to(caller)
    async with context.store.read() as connection:
        query = history.chosen().where(where).order_by(table.at.desc()).limit(RESULTS)
        rows = (await connection.execute(query)).all()
    return await history.shown(context, caller, rows, lang)


# -- ratings -------------------------------------------------------------------------------------


async def rating_of(connection: AsyncConnection, number: int, game: str, results: Any, lang: str) -> RatingShown:
    mine = [row for row in results if row.game == game]
    counted = [row for row in mine if row.mu is not None]
    now = (
        await connection.execute(select(RATING.mu, RATING.sigma, RATING.games).where(*of(number, game)))
    ).one_or_none()
    rating = Rating(now.mu, now.sigma) if now is not None else Rating()
    missing = max(0, ENOUGH - (now.games if now is not None else 0))
    return RatingShown(
        game=game,
        title=history.title_of(game, lang),
        games=len(mine),
        won=sum(row.won for row in mine),
        rated=now.games if now is not None else 0,
        rating=rating.shown if now is not None else 0,
        give_or_take=rating.give_or_take,
        change=counted[0].change if counted else 0,
        missing=missing,
        top=await top_share(connection, game, rating.mu) if not missing else 0,
        course=[Rating(row.mu, row.sigma).shown for row in reversed(counted[:COURSE])],
    )


def of(number: int, game: str) -> tuple[Any, Any]:
    return RATING.person == number, RATING.game == game


async def top_share(connection: AsyncConnection, game: str, mu: float) -> int:
    """Percent of those whose rating means something who are as good, at least."""
    counted = select(func.count()).select_from(schema.rating).where(RATING.game == game, RATING.games >= ENOUGH)
    all_of_them = (await connection.execute(counted)).scalar_one()
    as_good = (await connection.execute(counted.where(RATING.mu >= mu))).scalar_one()
    return max(1, round(100 * as_good / all_of_them)) if all_of_them else 0


# -- with what, and against whom -----------------------------------------------------------------


def shares_of(game: str, results: Any, options: dict[str, dict[str, str]], lang: str) -> list[WinShares]:
    """By what was played with, by what was chosen before the game, by how many played."""
    groups: dict[str, dict[str, list[Row[Any]]]] = {}
    for row in results:
        if row.game != game:
            continue
        played: dict[str, dict[str, str]] = json.decode(row.played)
        for kind, title in played.get(lang, {}).items():
            groups.setdefault(kind, {}).setdefault(title, []).append(row)
        for kind, title in setup_of(game, options.get(row.seating, {}), lang):
            groups.setdefault(kind, {}).setdefault(title, []).append(row)
        groups.setdefault(texts(lang).say("server-seats"), {}).setdefault(str(row.seats), []).append(row)
    title = history.title_of(game, lang)
    return [
        WinShares(game, title, kind, [share_of(each, rows) for each, rows in most_played(of_kind)])
        for kind, of_kind in groups.items()
        if len(of_kind) > 1
    ]


def setup_of(game: str, options: dict[str, str], lang: str) -> list[tuple[str, str]]:
    return [
        (option.title, option.choice_titles[option.choices.index(options[option.name])])
        for option in game_shown(game, lang).options
        if options.get(option.name) in option.choices
    ]


def most_played(groups: dict[str, list[Row[Any]]]) -> list[tuple[str, list[Row[Any]]]]:
    return sorted(groups.items(), key=lambda each: -len(each[1]))[:SHARES]


def share_of(title: str, rows: list[Row[Any]]) -> WinShare:
    even = sum(100 / row.seats for row in rows) / len(rows)
    return WinShare(title, len(rows), sum(row.won for row in rows), round(even))


def sources_of(game: str, results: Any, lang: str) -> SourcesShown:
    """Where somebody's points come from in a game, on average; the most first."""
    totals: Counter[str] = Counter()
    told = [json.decode(row.sources, type=dict[str, int]) for row in results if row.game == game]
    told = [each for each in told if each]
    for each in told:
        totals.update(each)
    found = [(source_title(game, word, lang), total / len(told)) for word, total in totals.most_common()]
    shown = [SourceShown(title, round(points, 1)) for title, points in found if title]
    return SourcesShown(game, history.title_of(game, lang), shown)


def source_title(game: str, word: str, lang: str) -> str:
    message = f"{game}-ending-{word}"
    return texts(lang).say(message) if texts(lang).knows(message) else ""


async def opponents_of(connection: AsyncConnection, number: int) -> list[OpponentShown]:
    """With whom somebody has played most."""
    mine, theirs = schema.result.alias(), schema.result.alias()
    query = (
        select(
            theirs.c.person, schema.person.c.name, schema.person.c.private, mine.c.place, theirs.c.place.label("other")
        )
        .select_from(mine)
        .join(theirs, (theirs.c.seating == mine.c.seating) & (theirs.c.seat != mine.c.seat))
        .join(schema.person, schema.person.c.id == theirs.c.person)
        .where(mine.c.person == number, theirs.c.person != number)
        .order_by(mine.c.at.desc())
        .limit(LATELY)
    )
    games: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    names: dict[int, tuple[str, bool]] = {}
    for row in await connection.execute(query):
        games[row.person] += 1
        wins[row.person] += row.place < row.other
        names[row.person] = (row.name, row.private)
    return [
        OpponentShown(0 if names[person][1] else person, names[person][0], count, wins[person])
        for person, count in games.most_common(OPPONENTS)
    ]


async def set_privacy(context: "AppContext", person: Person, private: bool) -> None:
    async with context.store.write() as connection:
        await connection.execute(update(schema.person).where(PERSON.id == person.id).values(private=private))
