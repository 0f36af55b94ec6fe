"""The paths of orders: what is to be done for a seat."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from teahouse.server import orders
from teahouse.server.http import AT_A_TABLE, CallerGiven, TableId
from teahouse.server.wire.orders import GiveOrders, OrdersShown

OwnSeat = Annotated[int, QueryParameter(ge=0, le=5)]


@get("/api/tables/{table:str}/orders", responses=AT_A_TABLE)
async def orders_of(table: TableId, caller: CallerGiven, seat: OwnSeat) -> OrdersShown:
    """What is to be done for a seat of mine."""
    return await orders.shown(caller.context, caller.person, table, seat, caller.lang)


@post("/api/tables/{table:str}/orders", status_code=200, responses=AT_A_TABLE)
async def give_orders(table: TableId, data: JSONBody[GiveOrders], caller: CallerGiven) -> OrdersShown:
    """Say what is to be done for a seat of mine: answers for what comes, and what is to be declined."""
    await orders.give(caller.context, caller.person, table, data)
    return await orders.shown(caller.context, caller.person, table, data.seat, caller.lang)


HANDLERS: Final = [orders_of, give_orders]
