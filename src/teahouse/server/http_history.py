"""The paths of finished games and of people's pages."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, Parameter, QueryParameter

from teahouse.server import history, plain_text, profiles
from teahouse.server.http import AT_A_TABLE, CallerGiven, TableId, problems
from teahouse.server.seats import known
from teahouse.server.wire.history import Favourite, FinishedFound, Outcome, Privacy, Profile

PersonId = FromPath[Annotated[int, Parameter(ge=1, le=2_000_000_000)]]
GameAsked = Annotated[str, QueryParameter(max_length=40)]
NameAsked = Annotated[str, QueryParameter(max_length=32)]
OptionAsked = Annotated[str, QueryParameter(max_length=130)]
PageAsked = Annotated[int, QueryParameter(ge=0, le=10_000)]


@get("/api/history", responses=problems(401))
async def games_found(
    caller: CallerGiven,
    game: FromQuery[GameAsked] = "",
    name: FromQuery[NameAsked] = "",
    option: FromQuery[OptionAsked] = "",
    outcome: FromQuery[Outcome] = "",
    mine: FromQuery[bool] = False,
    favourites: FromQuery[bool] = False,
    page: FromQuery[PageAsked] = 0,
) -> FinishedFound:
    """Finished games: listed ones, and mine."""
    await caller.limit("looks")
    search = history.Search(game, plain_text.cleaned(name), option, outcome, mine, favourites, page)
    return await history.found(caller.context, caller.person, search, caller.lang)


@post("/api/tables/{table:str}/favourite", status_code=200, responses=AT_A_TABLE)
async def favourite(table: TableId, data: JSONBody[Favourite], caller: CallerGiven) -> Favourite:
    """Find a finished game again, or no longer."""
    person = known(caller.person)
    await caller.limit("preferences")
    await history.like(caller.context, person, table, data.favourite)
    return Favourite(data.favourite)


@get("/api/people/{person:int}", responses=problems(403, 404))
async def profile(person: PersonId, caller: CallerGiven) -> Profile:
    """Somebody's page."""
    await caller.limit("looks")
    return await profiles.page_of(caller.context, caller.person, person, caller.lang)


@get("/api/me/profile", responses=problems(401, 403, 404))
async def my_profile(caller: CallerGiven) -> Profile:
    """My own page."""
    person = known(caller.person)
    await caller.limit("looks")
    return await profiles.page_of(caller.context, person, person.id, caller.lang)


@post("/api/me/privacy", status_code=200, responses=problems(401, 403, 413))
async def privacy(data: JSONBody[Privacy], caller: CallerGiven) -> Privacy:
    """Whether others see nothing of my page."""
    person = known(caller.person)
    await caller.limit("preferences")
    await profiles.set_privacy(caller.context, person, data.private)
    return data


HANDLERS: Final = [games_found, favourite, profile, my_profile, privacy]
