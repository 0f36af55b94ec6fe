"""The HTTP interface: thin handlers, one for each path; the work is done in the modules they name."""

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post, put
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, Parameter, QueryParameter

from teahouse.server import (
    catalogue,
    chat,
    commands,
    examples,
    game_options,
    lessons,
    lobby,
    own_packs,
    personal_data,
    plain_text,
    planning,
    replays,
    samples,
    seats,
    shuffles,
)
from teahouse.server.devices import device_named
from teahouse.server.errors import ApiError
from teahouse.server.hosts import is_host
from teahouse.server.own_experiments import may_run
from teahouse.server.people import COOKIE, Caller, address_of, cookie_with, language, new_token, person_of
from teahouse.server.views import EVERYTHING, view_of
from teahouse.server.wire.basics import SPECTATOR, Lang, check_language
from teahouse.server.wire.examples import ExampleShown
from teahouse.server.wire.house import DeleteMe, House, ReportSeat
from teahouse.server.wire.learn import Course, Introduction
from teahouse.server.wire.lobby import (
    AddChance,
    Arrange,
    Branch,
    FoundRules,
    GameShown,
    GiveSeat,
    Glossary,
    Introduce,
    LeaveSeat,
    LetIn,
    Me,
    NewTable,
    Possible,
    Rules,
    SetUp,
    Shuffles,
    TableShown,
    TakeSeat,
)
from teahouse.server.wire.preferences import Preferences
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
from teahouse.server.wire.view import Replay, SampleShown, View
from teahouse.text import spoken

TableId = FromPath[Annotated[str, Parameter(min_length=1, max_length=40, pattern=r"^[\w-]+$")]]
LessonName = FromPath[Annotated[str, Parameter(min_length=1, max_length=80)]]
GameName = FromPath[Annotated[str, Parameter(min_length=1, max_length=40)]]
Question = Annotated[str, QueryParameter(max_length=200)]
ClauseId = FromPath[Annotated[str, Parameter(min_length=1, max_length=40)]]
PackId = Annotated[str, QueryParameter(max_length=64, pattern=r"^[0-9a-f]*$")]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Seat = Annotated[int, QueryParameter(ge=SPECTATOR, le=5)]
Eyes = Annotated[int, QueryParameter(ge=EVERYTHING, le=5)]
Step = FromPath[Annotated[int, Parameter(ge=0, le=1_000_000)]]
CallerGiven = NamedDependency[Caller]


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """What may go wrong, for the description of the interface."""
    problem = ResponseSpec(Problem, generate_examples=False, description="A problem.")
    return dict.fromkeys(sorted({400, 429, 503, *codes}), problem)


AT_A_TABLE: Final = problems(401, 403, 404, 409, 413)
STALE: Final = ResponseSpec(Problem | View, generate_examples=False, description="Refused; or stale: what was missed.")
CHANGES: Final = {**AT_A_TABLE, 409: STALE}


async def provide_caller(request: Request[Any, Any, Any], lang: FromQuery[Lang | None] = None) -> Caller:
    """Who asks; `lang` chooses the language of the answer."""
    if lang is not None:
        try:
            check_language(lang)
        except ValueError as error:
            raise ApiError("malformed", detail=f"lang: {error}") from None
    person = await person_of(request)
    request.state.lang = language(request, person)
    caller = Caller(request.app.state.context, person, request.state.lang, address_of(request), is_host(request))
    await caller.limit("requests")
    return caller


# -- people and games ----------------------------------------------------------------------------


@get("/api/me", responses=problems())
async def me(caller: CallerGiven) -> Me:
    """Who I am here; without a name if I have not said it yet."""
    person = caller.person
    if person is None:
        return Me("", caller.lang)
    return Me(person.name, spoken(person.lang), await caller.context.accounts.is_kept(person.id))


@post("/api/me", status_code=200, responses=problems(403, 413))
async def introduce(request: Request[Any, Any, Any], data: JSONBody[Introduce], caller: CallerGiven) -> Response[Me]:
    """Say a name, or another one; the cookie that comes back is all one needs."""
    context, name = caller.context, plain_text.name(data.name)
    if caller.person is not None:
        await caller.limit("names")
        await context.store.rename(caller.person, name, data.lang)
        is_kept = await context.accounts.is_kept(caller.person.id)
        return Response(Me(name, data.lang, is_kept), cookies=[cookie_with(request.cookies[COOKIE], request)])
    await caller.limit("guests")
    if await context.housekeeping.is_banned_address(caller.address):
        raise ApiError("banned")
    person = await context.store.add_person(name, data.lang)
    token = new_token()
    await context.sessions.begin(person.id, token, device_named(request.headers.get("user-agent", "")))
    return Response(Me(name, data.lang), cookies=[cookie_with(token, request)])


@get(
    "/api/me/export",
    responses=problems(401),
    response_headers=[ResponseHeader(name="content-disposition", value='attachment; filename="teahouse.json"')],
)
async def export_me(caller: CallerGiven) -> dict[str, Any]:
    """Everything that is kept of me."""
    person = seats.known(caller.person)
    await caller.limit("replays")
    return await personal_data.exported(caller.context, person)


@post("/api/me/delete", status_code=200, responses=problems(401, 403, 413))
async def delete_me(data: JSONBody[DeleteMe], caller: CallerGiven) -> Response[Me]:
    """Delete what is mine: my name, lines, preferences and tables; at other people's tables a bot goes on."""
    person = seats.known(caller.person)
    if data.name != person.name:
        raise ApiError("not-your-name")
    await personal_data.forget(caller.context, person)
    gone = Response(Me("", caller.lang))
    gone.delete_cookie(COOKIE)
    return gone


@get("/api/house", responses=problems())
async def house(caller: CallerGiven) -> House:
    """How the house can be reached, and what I may do in it."""
    return House(list(caller.context.settings.addresses), own_packs.may_bring(caller), may_run(caller), caller.is_host)


@get("/api/me/preferences", responses=problems(401))
async def preferences(caller: CallerGiven) -> Preferences:
    """What I like, as far as I have chosen."""
    return await caller.context.store.preferences(seats.known(caller.person))


@put("/api/me/preferences", responses=problems(401, 403, 413))
async def prefer(data: JSONBody[Preferences], caller: CallerGiven) -> Preferences:
    """Choose: what is given takes the place of what was kept, the rest stays."""
    person = seats.known(caller.person)
    await caller.context.rate_limiter.check("preferences", person.id)
    return await caller.context.store.change_preferences(person, data)


@get("/api/games", responses=problems())
async def games(caller: CallerGiven) -> list[GameShown]:
    """The games there are, their options and bots."""
    return catalogue.all_games(caller.lang)


@get("/api/games/{game:str}/printed", responses=problems(404))
async def printed(game: GameName, caller: CallerGiven, pack: FromQuery[PackId] = "") -> dict[str, Any]:
    """Everything printed on boards and cards of a game, as it is installed or in a pack some table is played with."""
    if not pack:
        return catalogue.printed(game, caller.lang)
    await caller.limit("looks")
    return catalogue.printed_of(await caller.context.packs.edition_with(game, pack), caller.lang)


@get("/api/games/{game:str}/rules", responses=problems(404))
async def rules(game: GameName, caller: CallerGiven) -> Rules:
    """The ledger of a game, chapter by chapter."""
    return await asyncio.to_thread(catalogue.rules, game, caller.lang)


@get("/api/games/{game:str}/rules/search", responses=problems(404))
async def find_rules(game: GameName, caller: CallerGiven, q: FromQuery[Question]) -> FoundRules:
    """What answers a question about the rules: clauses, words of the glossary, the introduction, chapters."""
    await caller.limit("looks")
    return await asyncio.to_thread(catalogue.rules_found, game, q, caller.lang)


@get("/api/learn/{game:str}", responses=problems(404))
async def course(game: GameName, caller: CallerGiven) -> Course:
    """The lessons of a game."""
    return lessons.course(game, caller.lang)


@get("/api/learn/{game:str}/introduction", responses=problems(404))
async def introduction(game: GameName, caller: CallerGiven) -> Introduction:
    """What a game is about, in two minutes."""
    return lessons.introduction(game, caller.lang)


@get("/api/learn/{game:str}/{lesson:str}/{step:int}", responses=problems(404))
async def pictured(game: GameName, lesson: LessonName, step: Step, caller: CallerGiven) -> View:
    """The table of a lesson as it stands when a step begins: pictures are drawn from it."""
    await caller.limit("looks")
    return await lessons.pictured(game, lesson, max(1, step), caller.lang)


@get("/api/games/{game:str}/glossary", responses=problems(404))
async def glossary(game: GameName, caller: CallerGiven) -> Glossary:
    """The words and signs of a game and what they mean."""
    return catalogue.glossary(game, caller.lang)


@get("/api/rules/{game:str}/{clause:str}/example", responses=problems(404))
async def example(game: GameName, clause: ClauseId, caller: CallerGiven) -> ExampleShown:
    """What shows a clause at the table, step by step."""
    await caller.limit("looks")
    return await asyncio.to_thread(examples.example_shown, game, clause, caller.lang)


@post("/api/games/{game:str}/possible", status_code=200, responses=problems(403, 404, 413))
async def possible(game: GameName, data: JSONBody[SetUp], caller: CallerGiven) -> Possible:
    """What can be chosen before a game, and which rule forbids the rest."""
    return game_options.possible(game, data, caller.lang)


# -- tables --------------------------------------------------------------------------------------


async def shown(caller: Caller, table: str) -> TableShown:
    return await lobby.table_shown(caller.context, caller.person, table, caller.lang)


@get("/api/tables", responses=problems(401))
async def tables(caller: CallerGiven, mine: FromQuery[bool] = False) -> list[TableShown]:
    """Listed tables that wait for people; or mine."""
    await caller.limit("looks")
    store = caller.context.store
    rows = await (store.tables_of(seats.known(caller.person)) if mine else store.open_tables())
    return await lobby.all_shown(caller.context, caller.person, caller.lang, rows)


@get("/api/finished", responses=problems())
async def finished(caller: CallerGiven) -> list[TableShown]:
    """Games that ended not long ago: mine, and listed ones."""
    await caller.limit("looks")
    rows = await caller.context.store.finished_tables(caller.person)
    return await lobby.all_shown(caller.context, caller.person, caller.lang, rows)


@get("/api/samples", responses=problems())
async def sample_games(caller: CallerGiven, game: FromQuery[str] = "") -> list[SampleShown]:
    """Games with comments that come with the house: all, or those of one game."""
    wanted = [sample.id for sample in samples.samples().values() if game in ("", sample.game)]
    return [samples.shown(await shown(caller, each), caller.lang) for each in wanted]


@post("/api/tables", status_code=201, responses=problems(401, 403, 413))
async def create(data: JSONBody[NewTable], caller: CallerGiven) -> TableShown:
    """Set up a table."""
    return await shown(caller, await lobby.create(caller.context, caller.person, data, caller.lang))


@get("/api/tables/{table:str}", responses=problems(404, 409))
async def table(table: TableId, caller: CallerGiven) -> TableShown:
    """A table from outside."""
    return await shown(caller, table)


@post("/api/tables/{table:str}/join", status_code=200, responses=AT_A_TABLE)
async def join(table: TableId, data: JSONBody[TakeSeat], caller: CallerGiven) -> TableShown:
    """Sit down; in a game that runs whoever is new asks those who play."""
    await seats.join(caller.context, caller.person, table, data)
    return await shown(caller, table)


@post("/api/tables/{table:str}/let-in", status_code=200, responses=AT_A_TABLE)
async def let_in(table: TableId, data: JSONBody[LetIn], caller: CallerGiven) -> TableShown:
    """Let a newcomer in, or do not."""
    await seats.let_in(caller.context, caller.person, table, data)
    return await shown(caller, table)


@post("/api/tables/{table:str}/leave", status_code=200, responses=AT_A_TABLE)
async def leave(table: TableId, data: JSONBody[LeaveSeat], caller: CallerGiven) -> TableShown:
    """Get up."""
    return await lobby.left_shown(caller.context, caller.person, table, data, caller.lang)


@post("/api/tables/{table:str}/give", status_code=200, responses=AT_A_TABLE)
async def give(table: TableId, data: JSONBody[GiveSeat], caller: CallerGiven) -> TableShown:
    """As the host, change who has a seat; while the host is away, let a bot go on for somebody who is away, too."""
    await seats.give(caller.context, caller.person, table, data)
    return await shown(caller, table)


@post("/api/tables/{table:str}/arrange", status_code=200, responses=AT_A_TABLE)
async def arrange(table: TableId, data: JSONBody[Arrange], caller: CallerGiven) -> TableShown:
    """As the host, let the bots wait or go on, and allow hints or not."""
    await seats.arrange(caller.context, caller.person, table, data)
    return await shown(caller, table)


@post("/api/tables/{table:str}/chance", status_code=200, responses=AT_A_TABLE)
async def add_chance(table: TableId, data: JSONBody[AddChance], caller: CallerGiven) -> TableShown:
    """Add to the shuffle before the deal."""
    await shuffles.add(caller.context, caller.person, table, data)
    return await shown(caller, table)


@post("/api/tables/{table:str}/deal", status_code=200, responses=AT_A_TABLE)
async def deal(table: TableId, caller: CallerGiven) -> TableShown:
    """As the host, begin a game that waits for it."""
    await shuffles.deal(caller.context, caller.person, table)
    return await shown(caller, table)


@get("/api/tables/{table:str}/shuffles", responses=AT_A_TABLE)
async def shuffles_of(table: TableId, caller: CallerGiven) -> Shuffles:
    """Everything chance decided in a finished game."""
    await caller.limit("replays")
    return await shuffles.shuffles_of(caller.context, table)


@post("/api/tables/{table:str}/delete", status_code=204, responses=AT_A_TABLE)
async def delete_table(table: TableId, caller: CallerGiven) -> None:
    """Remove a table that has not begun."""
    await lobby.delete(caller.context, caller.person, table)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=AT_A_TABLE)
async def rematch(table: TableId, caller: CallerGiven) -> TableShown:
    """The same again, with the same people."""
    return await shown(caller, await lobby.rematch(caller.context, caller.person, table))


@post("/api/tables/{table:str}/branch", status_code=201, responses=AT_A_TABLE)
async def branch(table: TableId, data: JSONBody[Branch], caller: CallerGiven) -> TableShown:
    """Play on from a position of a finished game."""
    return await shown(caller, await lobby.branch(caller.context, caller.person, table, data))


# -- playing -------------------------------------------------------------------------------------


async def seen(caller: Caller, table: str, seat: int, log_from: int) -> Any:
    """A table through a seat of one's own, or as an onlooker."""
    caller.context.attention.look(table)
    async with caller.context.live_tables.at(table) as live:
        if seat != SPECTATOR:
            commands.owner(live, caller.person, seat)
        if live.recording is not None:
            return live.recording.view(seat, caller.lang, None, log_from)
        mine = live.row.seats_of(caller.person)
        _ = live.game
        return view_of(live, seat, caller.lang, log_from, mine)


async def changed(caller: Caller, table: str, command: commands.Command, log_from: int) -> Response[View]:
    """Execute a command and show the table; a stale one shows what was missed."""
    status = 200
    try:
        await commands.execute(caller.context, caller.person, table, command)
    except ApiError as error:
        if error.code != "stale":
            raise
        status = error.status
    return Response(await seen(caller, table, command.seat, log_from), status_code=status)


@get("/api/tables/{table:str}/view", responses=AT_A_TABLE)
async def view(table: TableId, caller: CallerGiven, seat: Seat = SPECTATOR, log_from: Number = 0) -> Response[View]:
    """The table as a seat sees it now."""
    return Response(await seen(caller, table, seat, log_from))


@post("/api/tables/{table:str}/play", status_code=200, responses=CHANGES)
async def play(table: TableId, data: JSONBody[Play], caller: CallerGiven, log_from: Number = 0) -> Response[View]:
    """Make a move."""
    return await changed(caller, table, data, log_from)


@post("/api/tables/{table:str}/undo", status_code=200, responses=CHANGES)
async def undo(table: TableId, data: JSONBody[Undo], caller: CallerGiven, log_from: Number = 0) -> Response[View]:
    """Take back what nobody has learnt anything from."""
    return await changed(caller, table, data, log_from)


@post("/api/tables/{table:str}/ask-back", status_code=200, responses=CHANGES)
async def ask_back(
    table: TableId, data: JSONBody[AskBack], caller: CallerGiven, log_from: Number = 0
) -> Response[View]:
    """Ask the others to go back further."""
    return await changed(caller, table, data, log_from)


@post("/api/tables/{table:str}/answer-back", status_code=200, responses=CHANGES)
async def answer_back(
    table: TableId, data: JSONBody[AnswerBack], caller: CallerGiven, log_from: Number = 0
) -> Response[View]:
    """Agree to go back, or do not."""
    return await changed(caller, table, data, log_from)


@post("/api/tables/{table:str}/mute", status_code=200, responses=CHANGES)
async def mute(table: TableId, data: JSONBody[Mute], caller: CallerGiven, log_from: Number = 0) -> Response[View]:
    """Decline a reaction for good, or be asked again."""
    return await changed(caller, table, data, log_from)


@get("/api/tables/{table:str}/why", responses=AT_A_TABLE)
async def why(
    table: TableId,
    caller: CallerGiven,
    seat: Annotated[int, QueryParameter(ge=0, le=5)],
    move: Annotated[str, QueryParameter(min_length=1, max_length=64)],
) -> WhyNot:
    """Why a move cannot be made now."""
    await caller.limit("looks")
    return await commands.why(caller.context, caller.person, table, seat, move, caller.lang)


@get("/api/tables/{table:str}/chat", responses=AT_A_TABLE)
async def chat_lines(table: TableId, caller: CallerGiven) -> list[ChatLine]:
    """What was said at the table."""
    await shown(caller, table)
    return await caller.context.store.chat_lines(table)


@post("/api/tables/{table:str}/say", status_code=200, responses=AT_A_TABLE)
async def say(table: TableId, data: JSONBody[Say], caller: CallerGiven) -> ChatLine:
    """Say a line."""
    return await chat.say(caller.context, caller.person, table, data)


@post("/api/tables/{table:str}/report", status_code=204, responses=AT_A_TABLE)
async def report(table: TableId, data: JSONBody[ReportSeat], caller: CallerGiven) -> None:
    """Tell whoever runs the house how somebody behaves at a table."""
    person = seats.known(caller.person)
    await caller.context.rate_limiter.check("names", person.id)
    said = plain_text.line(data.text, "text")
    async with caller.context.live_tables.at(table) as live:
        about = live.row.seats[seats.numbered(live.row, data.seat)]
    await caller.context.housekeeping.report(table, data.seat, about.person, person.id, said)


@get("/api/tables/{table:str}/plans", responses=AT_A_TABLE)
async def plans(table: TableId, caller: CallerGiven) -> list[PlanLine]:
    """What those who play together intend."""
    await shown(caller, table)
    return await caller.context.store.plans(table)


@post("/api/tables/{table:str}/plan", status_code=200, responses=AT_A_TABLE)
async def plan(table: TableId, data: JSONBody[Plan], caller: CallerGiven) -> list[PlanLine]:
    """Tell the others what a seat of mine intends."""
    await planning.plan(caller.context, caller.person, table, data)
    return await caller.context.store.plans(table)


# -- finished games ------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/record",
    responses=AT_A_TABLE,
    media_type="application/x-ndjson",
    response_headers=[ResponseHeader(name="content-disposition", value='attachment; filename="game.jsonl"')],
)
async def record(table: TableId, caller: CallerGiven) -> str:
    """The record of a finished game, for `teahouse replay` and `teahouse validate`."""
    await caller.limit("looks")
    async with caller.context.live_tables.at(table) as live:
        return replays.record_of(replays.finished(live))


@get("/api/tables/{table:str}/replay", responses=AT_A_TABLE)
async def replay(table: TableId, caller: CallerGiven) -> Response[Replay]:
    """Every step of a finished game."""
    await caller.limit("replays")
    outside = await shown(caller, table)
    async with caller.context.live_tables.at(table) as live:
        recording, row, edition = replays.finished(live).recording, live.row, live.edition
        moves = [] if recording is not None else replays.moves_of(live)
    if recording is not None:
        steps_kept = recording.outline(caller.lang)
        recorded: Any = {"table": outside, "steps": steps_kept, "comments": [], "goes_on": False}
        return Response(recorded)
    steps = await replays.outline(edition, row, moves, caller.lang)
    return Response(Replay(outside, steps, samples.comments_of(table, caller.lang), goes_on=True))


@get("/api/tables/{table:str}/replay/{at:int}", responses=AT_A_TABLE)
async def replay_step(
    table: TableId, at: Step, caller: CallerGiven, eyes: Eyes = EVERYTHING, log_from: Number = 0
) -> Response[View]:
    """A finished game after a number of moves, as any seat or a spectator sees it."""
    await caller.limit("looks")
    async with caller.context.live_tables.at(table) as live:
        recording, row, edition = replays.finished(live).recording, live.row, live.edition
        moves = [] if recording is not None else replays.moves_of(live)
    if recording is not None:
        return Response(await asyncio.to_thread(recording.view, eyes, caller.lang, at, log_from))
    return Response(await replays.view_at(edition, row, moves, at, eyes, caller.lang, log_from))


HANDLERS: Final = [
    me,
    introduce,
    export_me,
    delete_me,
    house,
    preferences,
    prefer,
    games,
    printed,
    rules,
    find_rules,
    example,
    course,
    introduction,
    pictured,
    glossary,
    possible,
    tables,
    finished,
    sample_games,
    create,
    table,
    join,
    let_in,
    leave,
    give,
    arrange,
    add_chance,
    deal,
    shuffles_of,
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
    chat_lines,
    say,
    report,
    plans,
    plan,
    record,
    replay,
    replay_step,
]
