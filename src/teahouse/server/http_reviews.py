"""The HTTP interface of reviews."""

from typing import Final

from litestar import get, post
from litestar.params import JSONBody

from teahouse.server import seats
from teahouse.server.http import AT_A_TABLE, CallerGiven, TableId
from teahouse.server.wire.reviews import BeginReview, ReviewShown


@get("/api/tables/{table:str}/review", responses=AT_A_TABLE)
async def review(table: TableId, caller: CallerGiven) -> ReviewShown:
    """The review of a finished game, as far as there is one."""
    await caller.limit("looks")
    return await caller.context.reviews.shown(table, caller.lang)


@post("/api/tables/{table:str}/review", status_code=202, responses=AT_A_TABLE)
async def begin_review(table: TableId, data: JSONBody[BeginReview], caller: CallerGiven) -> ReviewShown:
    """Have a finished game reviewed, in the background."""
    person = seats.known(caller.person)
    await caller.limit("replays")
    await caller.context.reviews.begin(person, table, data.depth)
    return await caller.context.reviews.shown(table, caller.lang)


@post("/api/tables/{table:str}/review/stop", status_code=200, responses=AT_A_TABLE)
async def stop_review(table: TableId, caller: CallerGiven) -> ReviewShown:
    """Stop a review I have asked for."""
    await caller.context.reviews.stop(seats.known(caller.person), table)
    return await caller.context.reviews.shown(table, caller.lang)


HANDLERS: Final = [review, begin_review, stop_review]
