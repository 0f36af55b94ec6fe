"""Orders: what a person wants to be done for their seat while they are not asked, or not there.

A plan is a list of answers, one after the other. It is carried out through the same legality as everything else, and
dropped as soon as its seat is asked anything else or may not answer so. A standing answer declines every question of
a kind. Others hear of an answer that was ordered what they hear of any, and of orders nothing; in a window it is heard
when the window closes, as from whoever declines.
"""

from typing import TYPE_CHECKING, Any

from msgspec import Struct, json
from msgspec.structs import replace

from teahouse.engine.ahead import ENDS
from teahouse.engine.decision import Decision
from teahouse.server import commands, plain_text
from teahouse.server.bus import Note
from teahouse.server.errors import ApiError
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Change, Person, Played, TakeBackAnswered, Undone
from teahouse.server.order_book import Orders, Planned, Standing, written
from teahouse.server.views import reading_of
from teahouse.server.wire.orders import DeclineShown, GiveOrders, OrdersShown, PlannedShown

if TYPE_CHECKING:
    from teahouse.server.context import AppContext


class Ordered(Struct, frozen=True):
    """What to do about a question: an answer, and the orders there are after it; without an answer only those."""

    decision: Decision[Any]
    move: int
    left: Orders


def moment_of(live: LiveTable) -> str:
    """Where the game stands, as everybody can see."""
    return json.encode(live.row.summary.phase).decode()


def ordered_at(live: LiveTable) -> Ordered | None:
    """The first question for which there are orders; none while the people discuss whether to go back."""
    if live.table is None or live.row.state != "playing" or live.take_backs.request is not None:
        return None
    for seat, orders in live.orders.items():
        decision = live.game.position.question_to(seat)
        owner = live.row.seats[seat]
        if decision is not None and owner.who == "person" and owner.person == orders.person:
            found = ordered(live, decision, orders)
            if found is not None:
                return found
    return None


def ordered(live: LiveTable, decision: Decision[Any], orders: Orders) -> Ordered | None:
    kind, now = type(decision).__name__, moment_of(live)
    holding = tuple(each for each in orders.declines if each.until == "end" or each.moment == now)
    orders_now = replace(orders, declines=holding)
    if any(each.kind == kind for each in holding):
        move = declining(live, decision)
        if move >= 0:
            return Ordered(decision, move, orders_now)
    if orders.plan:
        return planned(live, decision, orders_now, kind)
    return None if orders_now == orders else Ordered(decision, -1, orders_now)


def planned(live: LiveTable, decision: Decision[Any], orders: Orders, kind: str) -> Ordered:
    """The next answer of the plan; anything else is a surprise, and ends it."""
    first, position = orders.plan[0], live.game.position
    move = live.edition.kind.numbers.get(first.move, -1)
    if first.kind == kind and move >= 0 and position.refuse(decision.seat, move) is None:
        return Ordered(decision, move, replace(orders, plan=orders.plan[1:]))
    return Ordered(decision, -1, replace(orders, plan=(), dropped=True))


def declining(live: LiveTable, decision: Decision[Any]) -> int:
    """The answer that declines; -1 where none does."""
    position, words = live.game.position, live.edition.kind.moves
    if decision.reaction(position):
        return decision.decline()
    return next((move for move in position.options(decision) if words[move] in ENDS), -1)


async def carry_out(context: "AppContext", live: LiveTable, todo: Ordered) -> None:
    """The orders first: an answer that cannot be written is not given twice."""
    seat = todo.decision.seat
    await keep(context, live, seat, todo.left)
    if todo.move >= 0:
        trial = live.game.fork()
        trial.answer(seat, [todo.move], False)
        made = Played(seat, trial.entries[len(live.game.entries) :])
        await commands.commit(context, live, f"order:{live.version + 1}", made)


async def after_change(context: "AppContext", live: LiveTable, change: Change) -> None:
    """Whoever takes something back thinks again; what all agreed to take back is a surprise to everybody."""
    if isinstance(change, Undone):
        await forget(context, live, change.seat)
    elif isinstance(change, TakeBackAnswered) and change.entries:
        for seat in list(live.orders):
            await forget(context, live, seat)


async def forget(context: "AppContext", live: LiveTable, seat: int) -> None:
    orders = live.orders.get(seat)
    if orders is not None and not orders.is_empty:
        await keep(context, live, seat, Orders(orders.person, dropped=True))


async def keep(context: "AppContext", live: LiveTable, seat: int, orders: Orders) -> None:
    """Write and tell; whoever looks from another seat hears nothing."""
    live.orders[seat] = orders
    await context.store.keep_orders(live.row.id, seat, written(orders))
    context.bus.publish(Note(live.row.id, "orders"))


# -- given and shown -----------------------------------------------------------------------------


async def give(context: "AppContext", person: Person | None, table: str, request: GiveOrders) -> None:
    """Orders for a seat of one's own."""
    async with context.live_tables.at(table) as live:
        owner = commands.owner(live, person, request.seat)
        await context.rate_limiter.check("changes", owner.id)
        game = live.game
        if live.row.state == "over":
            raise ApiError("over")
        kinds = {each.kind for each in request.plan} | {each.kind for each in request.declines}
        if not kinds <= game.kind.decisions.keys():
            raise ApiError("no-such-question")
        for answer in request.plan:
            commands.move_number(game, answer.move)
        if request.plan and game.position.question_to(request.seat) is not None:
            raise ApiError("answer-first")
        plan = tuple(Planned(p.kind, p.move, plain_text.cleaned(p.about)) for p in request.plan)
        now = moment_of(live)
        declines = tuple(Standing(d.kind, d.until, plain_text.cleaned(d.about), now) for d in request.declines)
        await keep(context, live, request.seat, Orders(owner.id, plan, declines))
    context.bots.kick(table)


async def shown(context: "AppContext", person: Person | None, table: str, seat: int, lang: str) -> OrdersShown:
    async with context.live_tables.at(table) as live:
        owner = commands.owner(live, person, seat)
        return told(live, owner, seat, lang)


def told(live: LiveTable, owner: Person, seat: int, lang: str) -> OrdersShown:
    """To their owner."""
    orders = live.orders.get(seat)
    if orders is None or orders.person != owner.id or live.table is None:
        return OrdersShown(seat, [], [], False)
    reading, numbers = reading_of(live, seat, lang), live.edition.kind.numbers
    plan = [PlannedShown(p.kind, p.move, p.about, reading.word(numbers[p.move])) for p in orders.plan]
    declines = [DeclineShown(d.kind, d.until, d.about) for d in orders.declines]
    return OrdersShown(seat, plan, declines, orders.dropped)
