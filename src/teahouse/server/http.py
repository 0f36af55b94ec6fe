"""The HTTP interface: thin handlers, one for each path; all the work is done in the rooms they name."""

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, Parameter, QueryParameter

from teahouse.server import bookshelf, chatting, choosing, lobby, planning, playing, replays
from teahouse.server.errors import Trouble
from teahouse.server.people import COOKIE, Asker, cookie_with, language, new_token, person_of
from teahouse.server.seeing import EVERYTHING, view_of
from teahouse.server.wire.basics import SPECTATOR, Lang
from teahouse.server.wire.lobby import (
    Arrange,
    Branch,
    GameShown,
    GiveSeat,
    Introduce,
    LeaveSeat,
    Me,
    NewTable,
    Possible,
    Rules,
    SetUp,
    TableShown,
    TakeSeat,
)
from teahouse.server.wire.talk import (
    AnswerBack,
    AskBack,
    ChatLine,
    Mute,
    Plan,
    PlanLine,
    Play,
    Problem,
    Say,
    Undo,
    WhyNot,
)
from teahouse.server.wire.view import Replay, View

TableId = FromPath[Annotated[str, Parameter(min_length=1, max_length=40)]]
GameName = FromPath[Annotated[str, Parameter(min_length=1, max_length=40)]]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Seat = Annotated[int, QueryParameter(ge=SPECTATOR, le=5)]
Eyes = Annotated[int, QueryParameter(ge=EVERYTHING, le=5)]
Step = FromPath[Annotated[int, Parameter(ge=0, le=1_000_000)]]
AskerGiven = NamedDependency[Asker]


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """What may go wrong, for the description of the interface."""
    problem = ResponseSpec(Problem, generate_examples=False, description="A problem.")
    return dict.fromkeys(sorted({400, 429, 503, *codes}), problem)


AT_A_TABLE: Final = problems(401, 403, 404, 409, 413)
STALE: Final = ResponseSpec(Problem | View, generate_examples=False, description="Refused; or stale: what was missed.")
CHANGES: Final = {**AT_A_TABLE, 409: STALE}


async def provide_asker(request: Request[Any, Any, Any], lang: FromQuery[Lang | None] = None) -> Asker:
    """Who asks; `lang` chooses the language of the answer."""
    person = await person_of(request)
    request.state.lang = language(request, person)
    return Asker(request.app.state.house, person, request.state.lang)


# -- people and games ----------------------------------------------------------------------------


@get("/api/me", responses=problems())
async def me(asker: AskerGiven) -> Me:
    """Who I am here; without a name if I have not said it yet."""
    person = asker.person
    return Me(person.name, person.lang) if person else Me("", asker.lang)  # type: ignore[arg-type]


@post("/api/me", status_code=200, responses=problems(403, 413))
async def introduce(request: Request[Any, Any, Any], data: JSONBody[Introduce], asker: AskerGiven) -> Response[Me]:
    """Say a name, or another one; the cookie that comes back is all one needs."""
    house, name = asker.house, data.name.strip()
    if asker.person is not None:
        await house.store.rename(asker.person, name, data.lang)
        return Response(Me(name, data.lang), cookies=[cookie_with(request.cookies[COOKIE], request)])
    await house.door.let("guests", request.client.host if request.client else "")
    token = new_token()
    await house.store.add_person(token, name, data.lang)
    return Response(Me(name, data.lang), cookies=[cookie_with(token, request)])


@get("/api/games", responses=problems())
async def games(asker: AskerGiven) -> list[GameShown]:
    """The games on the shelf, their options and bots."""
    return bookshelf.all_games(asker.lang)


@get("/api/games/{game:str}/printed", responses=problems(404))
async def printed(game: GameName, asker: AskerGiven) -> dict[str, Any]:
    """Everything printed on boards and cards of a game."""
    return bookshelf.printed(game, asker.lang)


@get("/api/games/{game:str}/rules", responses=problems(404))
async def rules(game: GameName, asker: AskerGiven) -> Rules:
    """The ledger of a game, chapter by chapter."""
    return bookshelf.rules(game, asker.lang)


@post("/api/games/{game:str}/possible", status_code=200, responses=problems(403, 404, 413))
async def possible(game: GameName, data: JSONBody[SetUp], asker: AskerGiven) -> Possible:
    """What can be chosen before a game, and which rule forbids the rest."""
    return choosing.possible(game, data, asker.lang)


# -- tables --------------------------------------------------------------------------------------


async def shown(asker: Asker, table: str) -> TableShown:
    return await lobby.table_shown(asker.house, asker.person, table, asker.lang)


@get("/api/tables", responses=problems(401))
async def tables(asker: AskerGiven, mine: FromQuery[bool] = False) -> list[TableShown]:
    """Listed tables that wait for people; or mine."""
    store = asker.house.store
    rows = await (store.tables_of(lobby.known(asker.person)) if mine else store.open_tables())
    return await lobby.all_shown(asker.house, asker.person, asker.lang, rows)


@get("/api/finished", responses=problems())
async def finished(asker: AskerGiven) -> list[TableShown]:
    """Games that ended not long ago: mine, and listed ones."""
    rows = await asker.house.store.finished_tables(asker.person)
    return await lobby.all_shown(asker.house, asker.person, asker.lang, rows)


@post("/api/tables", status_code=201, responses=problems(401, 403, 413))
async def create(data: JSONBody[NewTable], asker: AskerGiven) -> TableShown:
    """Set up a table."""
    return await shown(asker, await lobby.create(asker.house, asker.person, data, asker.lang))


@get("/api/tables/{table:str}", responses=problems(404, 409))
async def table(table: TableId, asker: AskerGiven) -> TableShown:
    """A table from outside."""
    return await shown(asker, table)


@post("/api/tables/{table:str}/join", status_code=200, responses=AT_A_TABLE)
async def join(table: TableId, data: JSONBody[TakeSeat], asker: AskerGiven) -> TableShown:
    """Sit down."""
    await lobby.join(asker.house, asker.person, table, data)
    return await shown(asker, table)


@post("/api/tables/{table:str}/leave", status_code=200, responses=AT_A_TABLE)
async def leave(table: TableId, data: JSONBody[LeaveSeat], asker: AskerGiven) -> TableShown:
    """Get up."""
    return await lobby.leave(asker.house, asker.person, table, data, asker.lang)


@post("/api/tables/{table:str}/give", status_code=200, responses=AT_A_TABLE)
async def give(table: TableId, data: JSONBody[GiveSeat], asker: AskerGiven) -> TableShown:
    """As the host, change who has a seat: a bot for a person, or somebody for a bot."""
    await lobby.give(asker.house, asker.person, table, data)
    return await shown(asker, table)


@post("/api/tables/{table:str}/arrange", status_code=200, responses=AT_A_TABLE)
async def arrange(table: TableId, data: JSONBody[Arrange], asker: AskerGiven) -> TableShown:
    """As the host, let the bots wait or go on, and allow hints or not."""
    await lobby.arrange(asker.house, asker.person, table, data)
    return await shown(asker, table)


@post("/api/tables/{table:str}/delete", status_code=204, responses=AT_A_TABLE)
async def delete_table(table: TableId, asker: AskerGiven) -> None:
    """Clear away a table that has not begun."""
    await lobby.delete(asker.house, asker.person, table)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=AT_A_TABLE)
async def rematch(table: TableId, asker: AskerGiven) -> TableShown:
    """The same again, with the same people."""
    return await shown(asker, await lobby.rematch(asker.house, asker.person, table))


@post("/api/tables/{table:str}/branch", status_code=201, responses=AT_A_TABLE)
async def branch(table: TableId, data: JSONBody[Branch], asker: AskerGiven) -> TableShown:
    """Play on from a position of a finished game."""
    return await shown(asker, await lobby.branch(asker.house, asker.person, table, data))


# -- playing -------------------------------------------------------------------------------------


async def seen(asker: Asker, table: str, seat: int, log_from: int) -> View:
    """A table through a seat of one's own, or as an onlooker."""
    async with asker.house.hall.at(table) as live:
        if seat != SPECTATOR:
            playing.owner(live, asker.person, seat)
        mine = live.row.seats_of(asker.person)
        _ = live.game
        return view_of(live, seat, asker.lang, log_from, mine)


async def changed(asker: Asker, table: str, wish: playing.Wish, log_from: int) -> Response[View]:
    """Carry out a wish and show the table; a stale wish shows what was missed."""
    status = 200
    try:
        await playing.carry_out(asker.house, asker.person, table, wish)
    except Trouble as trouble:
        if trouble.code != "stale":
            raise
        status = trouble.status
    return Response(await seen(asker, table, wish.seat, log_from), status_code=status)


@get("/api/tables/{table:str}/view", responses=AT_A_TABLE)
async def view(table: TableId, asker: AskerGiven, seat: Seat = SPECTATOR, log_from: Number = 0) -> View:
    """The table as a seat sees it now."""
    return await seen(asker, table, seat, log_from)


@post("/api/tables/{table:str}/play", status_code=200, responses=CHANGES)
async def play(table: TableId, data: JSONBody[Play], asker: AskerGiven, log_from: Number = 0) -> Response[View]:
    """Make a move."""
    return await changed(asker, table, data, log_from)


@post("/api/tables/{table:str}/undo", status_code=200, responses=CHANGES)
async def undo(table: TableId, data: JSONBody[Undo], asker: AskerGiven, log_from: Number = 0) -> Response[View]:
    """Take back what nobody has learnt anything from."""
    return await changed(asker, table, data, log_from)


@post("/api/tables/{table:str}/ask-back", status_code=200, responses=CHANGES)
async def ask_back(table: TableId, data: JSONBody[AskBack], asker: AskerGiven, log_from: Number = 0) -> Response[View]:
    """Ask the others to go back further."""
    return await changed(asker, table, data, log_from)


@post("/api/tables/{table:str}/answer-back", status_code=200, responses=CHANGES)
async def answer_back(
    table: TableId, data: JSONBody[AnswerBack], asker: AskerGiven, log_from: Number = 0
) -> Response[View]:
    """Agree to go back, or do not."""
    return await changed(asker, table, data, log_from)


@post("/api/tables/{table:str}/mute", status_code=200, responses=CHANGES)
async def mute(table: TableId, data: JSONBody[Mute], asker: AskerGiven, log_from: Number = 0) -> Response[View]:
    """Decline a reaction for good, or be asked again."""
    return await changed(asker, table, data, log_from)


@get("/api/tables/{table:str}/why", responses=AT_A_TABLE)
async def why(
    table: TableId,
    asker: AskerGiven,
    seat: Annotated[int, QueryParameter(ge=0, le=5)],
    move: Annotated[str, QueryParameter(min_length=1, max_length=64)],
) -> WhyNot:
    """Why a move cannot be made now."""
    return await playing.why(asker.house, asker.person, table, seat, move, asker.lang)


@get("/api/tables/{table:str}/chat", responses=AT_A_TABLE)
async def chat(table: TableId, asker: AskerGiven) -> list[ChatLine]:
    """What was said at the table."""
    await shown(asker, table)
    return await asker.house.store.said(table)


@post("/api/tables/{table:str}/say", status_code=200, responses=AT_A_TABLE)
async def say(table: TableId, data: JSONBody[Say], asker: AskerGiven) -> ChatLine:
    """Say a line."""
    return await chatting.say(asker.house, asker.person, table, data)


@get("/api/tables/{table:str}/plans", responses=AT_A_TABLE)
async def plans(table: TableId, asker: AskerGiven) -> list[PlanLine]:
    """What those who play together intend."""
    await shown(asker, table)
    return await asker.house.store.planned(table)


@post("/api/tables/{table:str}/plan", status_code=200, responses=AT_A_TABLE)
async def plan(table: TableId, data: JSONBody[Plan], asker: AskerGiven) -> list[PlanLine]:
    """Tell the others what a seat of mine intends."""
    await planning.plan(asker.house, asker.person, table, data)
    return await asker.house.store.planned(table)


# -- finished games ------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/record",
    responses=AT_A_TABLE,
    media_type="application/x-ndjson",
    response_headers=[ResponseHeader(name="content-disposition", value='attachment; filename="game.jsonl"')],
)
async def record(table: TableId, asker: AskerGiven) -> str:
    """The record of a finished game, for `teahouse replay` and `teahouse validate`."""
    async with asker.house.hall.at(table) as live:
        return replays.record_of(replays.finished(live))


@get("/api/tables/{table:str}/replay", responses=AT_A_TABLE)
async def replay(table: TableId, asker: AskerGiven) -> Replay:
    """Every step of a finished game."""
    outside = await shown(asker, table)
    async with asker.house.hall.at(table) as live:
        row, moves = live.row, replays.moves_of(replays.finished(live))
    steps = await replays.outline(row, moves, asker.lang)
    return Replay(outside, steps)


@get("/api/tables/{table:str}/replay/{at:int}", responses=AT_A_TABLE)
async def replay_step(
    table: TableId, at: Step, asker: AskerGiven, eyes: Eyes = EVERYTHING, log_from: Number = 0
) -> View:
    """A finished game after so many moves, through any eyes."""
    async with asker.house.hall.at(table) as live:
        row, moves = live.row, replays.moves_of(replays.finished(live))
    return await replays.view_at(row, moves, at, eyes, asker.lang, log_from)


HANDLERS: Final = [
    me,
    introduce,
    games,
    printed,
    rules,
    possible,
    tables,
    finished,
    create,
    table,
    join,
    leave,
    give,
    arrange,
    delete_table,
    rematch,
    branch,
    view,
    play,
    undo,
    ask_back,
    answer_back,
    mute,
    why,
    chat,
    say,
    plans,
    plan,
    record,
    replay,
    replay_step,
]
