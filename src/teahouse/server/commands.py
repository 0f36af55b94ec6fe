"""What people do at a table, over HTTP or a socket: each command is judged, applied, written, and only then told."""

import asyncio
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from teahouse import ledger
from teahouse.engine.errors import Refused
from teahouse.engine.position import Position
from teahouse.engine.table import Table
from teahouse.server import metrics, orders, timing
from teahouse.server.bus import Note
from teahouse.server.errors import ApiError
from teahouse.server.games import Edition
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import (
    Attended,
    Change,
    Muted,
    NumberedChange,
    Person,
    Played,
    TakeBackAnswered,
    TakeBackAsked,
    Undone,
    Unmuted,
    now,
)
from teahouse.server.store import Conflict
from teahouse.server.summary import summary_of
from teahouse.server.take_back import TakeBackRequest
from teahouse.server.views import lacks_of, reading_of
from teahouse.server.windows import still_open
from teahouse.server.wire.talk import AnswerBack, AskBack, Mute, Play, Undo, WhyNot
from teahouse.wording import Reading
from teahouse.wording.refusals import refusal

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

Command = Play | Undo | AskBack | AnswerBack | Mute
"""Everything that makes a new version."""


async def execute(context: "AppContext", person: Person | None, table: str, command: Command) -> int:
    """Carry out a command, once; returns the version the table has then."""
    if person is not None:
        await context.rate_limiter.check("changes", person.id)
    await asyncio.sleep(await window_left(context, table, command))
    async with context.live_tables.at(table) as live:
        person = owner(live, person, command.seat)
        key = f"{person.id}:{command.key}"
        if key not in live.versions.by_key:
            _ = live.game
            if live.row.state == "over":
                raise ApiError("over")
            check_version(live, command)
            await commit(context, live, key, decide(live, command))
        return live.version


async def window_left(context: "AppContext", table: str, command: Command) -> float:
    """At a strict table an answer in a window is heard when the window closes, whoever gives it."""
    if not isinstance(command, Play | Mute):
        return 0.0
    async with context.live_tables.at(table) as live:
        return still_open(live, command.seat, context.settings.longest_window)


def owner(live: LiveTable, person: Person | None, seat: int) -> Person:
    """Only the person who has a seat acts for it."""
    if person is None:
        raise ApiError("who-are-you")
    if seat >= len(live.row.seats):
        raise ApiError("no-such-seat", count=len(live.row.seats))
    if not live.row.seats[seat].is_of(person):
        raise ApiError("not-your-seat")
    return person


def check_version(live: LiveTable, command: Command) -> None:
    """A command answers what its seat saw; what other seats did since without touching its question does not matter."""
    match command:
        case AnswerBack():
            return
        case Play() | Mute():
            since = live.versions.of_question[command.seat]
        case Undo():
            since = live.versions.of_game
        case AskBack():
            request = live.take_backs.possible(command.seat, live.game.entries)
            since = 0 if request is None else request.version + 1
        case _:
            assert_never(command)
    if not since <= command.version <= live.version:
        raise ApiError("stale")


# -- from a command to a change ------------------------------------------------------------------


def decide(live: LiveTable, command: Command) -> Change:
    """What a command changes, or why it is refused; nothing is changed yet."""
    match command:
        case Play():
            return play(live.game, command)
        case Undo():
            return undo(live.game, command)
        case AskBack():
            return ask_back(live, command)
        case AnswerBack():
            return answer_back(live, command)
        case Mute():
            return mute(live.game, command)
        case _:
            assert_never(command)


def play(game: Table, command: Play) -> Played:
    moves = [move_number(game, word) for word in (*command.before, command.move)]
    trial = game.fork()
    try:
        trial.answer(command.seat, moves, command.go_on, command.ask_always)
    except Refused as refused:
        raise ApiError("refused", refused.clause, move=refused.move, clause_id=refused.clause) from None
    if command.confirm and is_last(trial, command.seat):
        raise ApiError("confirm")
    return Played(command.seat, trial.entries[len(game.entries) :])


def is_last(trial: Table, seat: int) -> bool:
    """Whether an answer that was tried ends what this seat decides, or cannot be taken back.

    No more is told of what it would show.
    """
    return not trial.may_undo(seat) or trial.position.question_to(seat) is None


def move_number(game: Table, word: str) -> int:
    number = game.kind.numbers.get(word)
    if number is None:
        raise ApiError("no-such-move", move=word)
    return number


def undo(game: Table, command: Undo) -> Undone:
    """One answer with all that followed from it by itself, or all that are mine alone."""
    if not game.may_undo(command.seat):
        raise ApiError("nothing-to-undo")
    moves = len(game.undo_points) if command.whole_turn else game.last_answer(command.seat)
    return Undone(command.seat, [{"undo": command.seat}] * moves)


def reactions(position: Position, seat: int) -> list[str]:
    """What the question to a seat offers a reaction to; empty if it is an ordinary question, or none."""
    decision = position.decision_of(seat)
    return [] if decision is None else decision.reaction(position)


def ask_back(live: LiveTable, command: AskBack) -> TakeBackAsked | TakeBackAnswered:
    """Ask the others; where there are none, or only bots, the table goes back at once."""
    request = live.take_backs.possible(command.seat, live.game.entries)
    if request is None or live.take_backs.request is not None:
        raise ApiError("nothing-to-ask-back")
    if request.missing(live.row.seats):
        return TakeBackAsked(command.seat)
    return gone_back(request, command.seat)


def answer_back(live: LiveTable, command: AnswerBack) -> TakeBackAnswered:
    """Everybody else must agree; whoever asked may withdraw the request."""
    request = live.take_backs.request
    if request is None or (command.agree and command.seat == request.seat):
        raise ApiError("nobody-asks-back")
    if not command.agree or request.agreed_by(command.seat).missing(live.row.seats):
        return TakeBackAnswered(command.seat, agree=command.agree)
    return gone_back(request, command.seat)


def gone_back(request: TakeBackRequest, seat: int) -> TakeBackAnswered:
    """Everybody has agreed, this seat last."""
    return TakeBackAnswered(seat, [{"rewind": request.step, "seat": request.seat}])


def mute(game: Table, command: Mute) -> Muted | Unmuted:
    """Decline the reaction offered now and all like it, or be asked for all of them again."""
    if command.again:
        return Unmuted(command.seat)
    words = reactions(game.position, command.seat)
    if not words:
        raise ApiError("not-a-reaction")
    trial = game.fork()
    for word in words:
        trial.do_not_ask(command.seat, word)
    return Muted(command.seat, trial.entries[len(game.entries) :], words)


# -- from a change to the table and the store ----------------------------------------------------


async def commit(context: "AppContext", live: LiveTable, key: str, change: Change) -> None:
    """Apply and write a change, then tell; if it cannot be written, the table is loaded again by whoever comes next."""
    try:
        made = NumberedChange(live.version + 1, key, change)
        live.apply(made)
        position = live.game.position
        row = replace(
            live.row,
            version=made.number,
            state="over" if position.over else "playing",
            summary=await timing.after_change(
                context, live, summary_of(live.edition, position, live.row.summary.sitting), change
            ),
            at=now(),
        )
        with metrics.commits.time():
            await context.store.append(row, made)
        metrics.changes.labels(row.game, type(change).__name__).inc()
        live.row = row
    except Conflict:
        context.live_tables.drop(live)
        raise ApiError("stale") from None
    except BaseException:
        context.live_tables.drop(live)
        raise
    if live.orders:
        await orders.after_change(context, live, change)
    context.bus.publish(Note(row.id, "game", row.version))
    context.bots.kick(row.id)
    context.notices.want(row.id)
    context.waking.keep_some(live)
    if row.state == "over":
        context.recorder.want(row.id)
        context.results.want(row.id)
        context.tournaments.note(row.id)


async def move_bot(context: "AppContext", live: LiveTable, seat: int, move: int) -> None:
    """A bot's move, as it was chosen for the question that is still open."""
    trial = live.game.fork()
    trial.play(seat, move)
    made = Played(seat, trial.entries[len(live.game.entries) :])
    await commit(context, live, f"bot:{live.version + 1}", made)


async def attend(context: "AppContext", live: LiveTable, seat: int, move: int) -> None:
    """The table answers for a seat that has nothing to choose, or declines what the seat does not want to be asked."""
    entry = {"seat": seat, "move": live.game.kind.moves[move]}
    trial = live.game.fork()
    trial.repeat(entry, True)
    made = Attended(seat, trial.entries[len(live.game.entries) :])
    await commit(context, live, f"table:{live.version + 1}", made)


async def complete_take_back(context: "AppContext", live: LiveTable) -> None:
    """Somebody left: perhaps nobody is left who has to agree."""
    request = live.take_backs.request
    if request is not None and not request.missing(live.row.seats):
        await commit(context, live, f"server:{live.version + 1}", gone_back(request, request.seat))


async def why(context: "AppContext", person: Person | None, table: str, seat: int, word: str, lang: str) -> WhyNot:
    """Why a move cannot be made now: a sentence, what it is short of, the clause and its text."""
    async with context.live_tables.at(table) as live:
        owner(live, person, seat)
        move_number(live.game, word)
        return why_not(live.edition, live.game.position, seat, word, reading_of(live, seat, lang), lang)


def why_not(edition: Edition, position: Position, seat: int, word: str, reading: Reading, lang: str) -> WhyNot:
    """The same of any position; `reading` is what this seat sees there."""
    move = edition.kind.number(word)
    refused = refusal(position, seat, move, edition.said(lang), reading)
    if refused is None:
        return WhyNot(word, reading.word(move), True, "", [], "", "")
    rule = ledger.rule_of(refused.clause, lang)
    lacks = lacks_of(refused.lacks)
    return WhyNot(word, reading.word(move), False, refused.sentence, lacks, refused.clause, rule)
