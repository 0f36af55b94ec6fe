"""What people do at a table, over HTTP or a socket: each change is judged, made, written, and only then told."""

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from teahouse import ledger
from teahouse.engine.errors import NothingToUndo
from teahouse.engine.table import Table
from teahouse.server.bus import Note
from teahouse.server.errors import Trouble
from teahouse.server.hall import LiveTable, teller
from teahouse.server.kept import Change, Numbered, Person, now
from teahouse.server.seeing import standing_of, still_to_agree
from teahouse.server.store import Conflict
from teahouse.server.wire.talk import AnswerBack, AskBack, Mute, Play, Undo, WhyNot

if TYPE_CHECKING:
    from teahouse.server.house import House

Wish = Play | Undo | AskBack | AnswerBack | Mute
"""Everything that makes a new version."""


async def carry_out(house: "House", person: Person | None, table: str, wish: Wish) -> int:
    """Do what is wished, once; returns the version the table has then."""
    async with house.hall.at(table) as live:
        person = owner(live, person, wish.seat)
        key = f"{person.id}:{wish.key}"
        if key not in live.keys:
            game = live.game
            if live.row.state == "over":
                raise Trouble("over")
            check_version(live, wish)
            try:
                change = deed(live, game, wish)
            except Trouble:
                raise
            except Exception:
                house.hall.drop(live)
                raise
            await commit(house, live, key, change)
        return live.version


def owner(live: LiveTable, person: Person | None, seat: int) -> Person:
    """Only who has a seat acts for it."""
    if person is None:
        raise Trouble("who-are-you")
    if seat >= len(live.row.seats):
        raise Trouble("no-such-seat", count=len(live.row.seats))
    if not live.row.seats[seat].is_of(person):
        raise Trouble("not-your-seat")
    return person


def check_version(live: LiveTable, wish: Wish) -> None:
    """A wish answers what its seat saw; what other seats did meanwhile without touching its question is no matter."""
    if isinstance(wish, AnswerBack):
        return
    seen = live.version
    if isinstance(wish, Play | Mute):
        seen = live.asked_since[wish.seat]
    elif isinstance(wish, Undo):
        seen = live.moved
    else:
        plea = live.plea_of(wish.seat)
        seen = 0 if plea is None else plea.version + 1
    if not seen <= wish.version <= live.version:
        raise Trouble("stale")


def deed(live: LiveTable, game: Table, wish: Wish) -> Change:
    """Make the change in memory; whatever is refused changes nothing."""
    if isinstance(wish, Play):
        return play(live, game, wish)
    if isinstance(wish, Undo):
        return undo(game, wish)
    if isinstance(wish, AskBack):
        return ask_back(live, game, wish)
    if isinstance(wish, AnswerBack):
        return answer_back(live, game, wish)
    if isinstance(wish, Mute):
        return mute(game, wish)
    assert_never(wish)


def play(live: LiveTable, game: Table, wish: Play) -> Change:
    move = move_number(game, wish.move)
    clause = game.position.refuse(wish.seat, move)
    if clause is not None:
        raise Trouble("refused", clause, move=wish.move, clause_id=clause)
    return made_by(game, wish.seat, move)


def made_by(game: Table, seat: int, move: int) -> Change:
    before = len(game.entries)
    game.play(seat, move)
    return Change("play", seat, game.entries[before:])


def move_number(game: Table, word: str) -> int:
    number = game.kind.numbers.get(word)
    if number is None:
        raise Trouble("no-such-move", move=word)
    return number


def undo(game: Table, wish: Undo) -> Change:
    """One move, or all that are mine alone; a reaction that was declined for me is taken back with what led to it."""
    before = len(game.entries)
    try:
        game.undo(wish.seat)
    except NothingToUndo:
        raise Trouble("nothing-to-undo") from None
    while game.can_undo(wish.seat) and (wish.whole_turn or declined_unasked(game, wish.seat)):
        game.undo(wish.seat)
    return Change("undo", wish.seat, game.entries[before:])


def declined_unasked(game: Table, seat: int) -> bool:
    """Whether the question now open would be declined for this seat."""
    decision = game.position.decision_of(seat)
    words = [] if decision is None else decision.reaction(game.position)
    return bool(words) and all(word in game.unasked[seat] for word in words)


def ask_back(live: LiveTable, game: Table, wish: AskBack) -> Change:
    """Ask the others; where there are none, or only bots, the table goes back at once."""
    plea = live.plea_of(wish.seat)
    if plea is None or live.plea is not None:
        raise Trouble("nothing-to-ask-back")
    live.plea = plea
    if still_to_agree(live):
        return Change("ask_back", wish.seat)
    return go_back(live, game, wish.seat)


def answer_back(live: LiveTable, game: Table, wish: AnswerBack) -> Change:
    """Everybody else must agree; who asked may think better of it."""
    plea = live.plea
    if plea is None:
        raise Trouble("nobody-asks-back")
    if not wish.agree:
        return Change("answer_back", wish.seat, agree=False)
    if wish.seat == plea.seat:
        raise Trouble("nobody-asks-back")
    live.plea = replace(plea, agreed=(*plea.agreed, wish.seat))
    if still_to_agree(live):
        live.plea = plea
        return Change("answer_back", wish.seat)
    return go_back(live, game, wish.seat)


def go_back(live: LiveTable, game: Table, seat: int) -> Change:
    """Everybody has agreed."""
    assert live.plea is not None
    before = len(game.entries)
    game.rewind(live.plea.step, live.plea.seat)
    return Change("answer_back", seat, game.entries[before:])


def mute(game: Table, wish: Mute) -> Change:
    """Decline the reaction offered now and all like it, or hear of all of them again."""
    if wish.again:
        return Change("hear", wish.seat)
    decision = game.position.decision_of(wish.seat)
    words = [] if decision is None else decision.reaction(game.position)
    if not words:
        raise Trouble("not-a-reaction")
    before = len(game.entries)
    for word in words:
        game.do_not_ask(wish.seat, word)
    return Change("mute", wish.seat, game.entries[before:], words)


async def move_bot(house: "House", live: LiveTable, seat: int, move: int) -> None:
    """A bot's move, as it was chosen for the question that is still open."""
    key = f"bot:{live.version + 1}"
    change = made_by(live.game, seat, move)
    await commit(house, live, key, change)


async def commit(house: "House", live: LiveTable, key: str, change: Change) -> None:
    """Write what memory already shows, then tell; if it cannot be written, memory is forgotten."""
    try:
        position = live.game.position
        made = Numbered(live.version + 1, key, change)
        row = replace(
            live.row,
            version=made.number,
            state="over" if position.over else "playing",
            standing=standing_of(live.row, position),
            at=now(),
        )
        await house.store.append(row, made)
        live.row = row
        live.settle(made)
    except Conflict:
        house.hall.drop(live)
        raise Trouble("stale") from None
    except BaseException:
        house.hall.drop(live)
        raise
    await house.bus.publish(Note(row.id, "game", row.version))
    house.bots.kick(row.id)


async def complete_plea(house: "House", live: LiveTable) -> None:
    """Somebody left: perhaps nobody is left who has to agree."""
    if live.plea is not None and not still_to_agree(live):
        key = f"house:{live.version + 1}"
        await commit(house, live, key, go_back(live, live.game, live.plea.seat))


async def why(house: "House", person: Person | None, table: str, seat: int, word: str, lang: str) -> WhyNot:
    """Why a move cannot be made now: the clause, its text, what is missing."""
    async with house.hall.at(table) as live:
        owner(live, person, seat)
        position = live.game.position
        said = teller(live.row.game, lang)
        move = move_number(live.game, word)
        text = said.word(position.observe(seat), move)
        clause = position.refuse(seat, move)
        if clause is None:
            return WhyNot(word, text, True, "", "", "", 0, 0)
        rule = ledger.clause(clause, lang).text
        lack = position.lacking(seat, move)
        if lack is None or lack.have >= lack.need:
            return WhyNot(word, text, False, clause, rule, "", 0, 0)
        return WhyNot(word, text, False, clause, rule, said.lack(lack), lack.have, lack.need)
