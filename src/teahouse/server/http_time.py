"""The paths of time: who resigns, who wants to stop, what to do about somebody who is late, and who is the host."""

from typing import Final

from litestar import post
from litestar.params import JSONBody

from teahouse.server import absence, early_end, time_up
from teahouse.server.http import AT_A_TABLE, CallerGiven, TableId, shown
from teahouse.server.wire.lobby import TableShown
from teahouse.server.wire.sitting import ChooseHost, EndHere, Resign, VoteLate


@post("/api/tables/{table:str}/resign", status_code=200, responses=AT_A_TABLE)
async def resign(table: TableId, data: JSONBody[Resign], caller: CallerGiven) -> TableShown:
    """Give up a seat for good; a bot plays on, or the game is over."""
    await early_end.resign(caller.context, caller.person, table, data)
    return await shown(caller, table)


@post("/api/tables/{table:str}/end-here", status_code=200, responses=AT_A_TABLE)
async def end_here(table: TableId, data: JSONBody[EndHere], caller: CallerGiven) -> TableShown:
    """Want the game to end here, unfinished, or not; it ends when everybody who plays wants it."""
    await early_end.end_here(caller.context, caller.person, table, data)
    return await shown(caller, table)


@post("/api/tables/{table:str}/late", status_code=200, responses=AT_A_TABLE)
async def vote_late(table: TableId, data: JSONBody[VoteLate], caller: CallerGiven) -> TableShown:
    """Say what shall be done about somebody whose time has run out."""
    await time_up.vote(caller.context, caller.person, table, data)
    return await shown(caller, table)


@post("/api/tables/{table:str}/host", status_code=200, responses=AT_A_TABLE)
async def choose_host(table: TableId, data: JSONBody[ChooseHost], caller: CallerGiven) -> TableShown:
    """Hand a table over; or choose a host in place of one who has been away for long."""
    await absence.choose_host(caller.context, caller.person, table, data)
    return await shown(caller, table)


HANDLERS: Final = [resign, end_here, vote_late, choose_host]
