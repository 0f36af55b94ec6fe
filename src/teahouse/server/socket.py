"""The socket of a table: looks, changes, questions and chat come in; views and answers go out."""

import asyncio
import contextlib
from typing import Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import DecodeError, json

from teahouse.server import chatting, planning, playing
from teahouse.server.errors import Trouble, failure
from teahouse.server.house import House
from teahouse.server.people import is_ours, person_of
from teahouse.server.seeing import texts
from teahouse.server.watching import Watcher
from teahouse.server.wire.talk import AskHint, ClientMessage, Done, DropHint, Look, Plan, Say, Why

log: Final = structlog.get_logger("teahouse.socket")
LONGEST: Final = 8192
"""Characters in one message."""
MOST_HASTY: Final = 300
"""How often somebody may have to wait before he is shown the door."""
LATER, FOREIGN, TOO_MANY, TOO_SLOW = 1013, 4403, 4429, 4408

_messages: Final = json.Decoder(ClientMessage)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """One person, or nobody in particular, at one table."""
    house: House = socket.app.state.house
    if not is_ours(socket, house):
        await socket.close(FOREIGN)
        return
    try:
        person = await person_of(socket)
    except Exception as error:
        log.error("socket_failed", error=type(error).__name__)
        await socket.close(LATER)
        return
    await socket.accept()
    watcher = Watcher(house, table, person, lambda message: socket.send_data(message, "text"))
    async with house.rooms.watching(watcher):
        tasks = [asyncio.create_task(work) for work in (watcher.work(), listen(socket, watcher), watcher.gone.wait())]
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        watcher.drop_hint()
        await asyncio.gather(*tasks, return_exceptions=True)
        code = TOO_SLOW if tasks[2] in done else TOO_MANY
    if socket.connection_state != "disconnect":
        with contextlib.suppress(Exception):
            await socket.close(code)


async def listen(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """Hear one message after the other until the line ends; who talks too fast is heard slowly, and not for ever."""
    hasty = 0
    while hasty < MOST_HASTY:
        try:
            text = await socket.receive_data("text")
        except WebSocketDisconnect:
            return
        hasty = max(0, hasty - 1)
        while not await watcher.house.door.allows("words", id(watcher)):
            hasty += 1
            await asyncio.sleep(0.1)
        await hear(watcher, text)
    watcher.tell(Trouble("too-many").told(texts(watcher.lang)))


async def hear(watcher: Watcher, text: str) -> None:
    """Answer one message; whatever is wrong with it, the socket stays open."""
    key = ""
    try:
        if len(text) > LONGEST:
            raise Trouble("too-large")
        message = _messages.decode(text)
        key = getattr(message, "key", "")
        await answer(watcher, message)
    except DecodeError as error:
        watcher.tell(Trouble("malformed", detail=str(error)).told(texts(watcher.lang), key))
    except Trouble as trouble:
        watcher.tell(trouble.told(texts(watcher.lang), key))
        if trouble.code == "stale":
            watcher.notice("game")
    except Exception as error:
        log.error("message_failed", error=type(error).__name__)
        watcher.tell(failure(error).told(texts(watcher.lang), key))


async def answer(watcher: Watcher, message: ClientMessage) -> None:
    house, person, table = watcher.house, watcher.person, watcher.table
    if isinstance(message, Look):
        await watcher.look_again(message)
    elif isinstance(message, Why):
        watcher.tell(await playing.why(house, person, table, message.seat, message.move, watcher.lang))
    elif isinstance(message, AskHint):
        watcher.ask_hint(message.seat)
    elif isinstance(message, DropHint):
        watcher.drop_hint()
    elif isinstance(message, Say):
        await chatting.say(house, person, table, message)
    elif isinstance(message, Plan):
        await planning.plan(house, person, table, message)
    else:
        version = await playing.carry_out(house, person, table, message)
        watcher.tell(Done(message.key, version))
        watcher.notice("game")
