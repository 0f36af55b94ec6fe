"""The paths of tournaments."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, Parameter

from teahouse.server.http import CallerGiven, problems
from teahouse.server.wire.tournaments import NewTournament, NoMore, TournamentShown

TournamentId = FromPath[Annotated[str, Parameter(min_length=1, max_length=26, pattern=r"^[a-z0-9]+$")]]
OF_TOURNAMENTS: Final = problems(401, 403, 404, 409, 413)


async def shown(caller: CallerGiven, tournament: str) -> TournamentShown:
    found = caller.context.tournaments
    return found.shown(await found.named(tournament), caller.person, caller.lang)


@get("/api/tournaments", responses=problems())
async def tournaments(caller: CallerGiven) -> list[TournamentShown]:
    """The newest tournaments."""
    await caller.limit("looks")
    all_of_them = caller.context.tournaments
    return [all_of_them.shown(each, caller.person, caller.lang, False) for each in await all_of_them.store.newest()]


@post("/api/tournaments", status_code=201, responses=OF_TOURNAMENTS)
async def create_tournament(data: JSONBody[NewTournament], caller: CallerGiven) -> TournamentShown:
    """Set up a tournament."""
    return await shown(caller, await caller.context.tournaments.create(caller.person, data, caller.lang))


@get("/api/tournaments/{tournament:str}", responses=problems(404))
async def tournament(tournament: TournamentId, caller: CallerGiven) -> TournamentShown:
    """How it stands, and who met whom."""
    await caller.limit("looks")
    return await shown(caller, tournament)


@post("/api/tournaments/{tournament:str}/join", status_code=200, responses=OF_TOURNAMENTS)
async def join_tournament(tournament: TournamentId, data: JSONBody[NoMore], caller: CallerGiven) -> TournamentShown:
    """Play in it."""
    await caller.context.tournaments.join(caller.person, tournament)
    return await shown(caller, tournament)


@post("/api/tournaments/{tournament:str}/leave", status_code=200, responses=OF_TOURNAMENTS)
async def leave_tournament(tournament: TournamentId, data: JSONBody[NoMore], caller: CallerGiven) -> TournamentShown:
    """Do not play in it after all."""
    await caller.context.tournaments.leave(caller.person, tournament)
    return await shown(caller, tournament)


@post("/api/tournaments/{tournament:str}/start", status_code=200, responses=OF_TOURNAMENTS)
async def start_tournament(tournament: TournamentId, data: JSONBody[NoMore], caller: CallerGiven) -> TournamentShown:
    """As its host, begin the first round."""
    await caller.context.tournaments.start(caller.person, tournament)
    return await shown(caller, tournament)


HANDLERS: Final = [
    tournaments,
    create_tournament,
    tournament,
    join_tournament,
    leave_tournament,
    start_tournament,
]
