"""The socket of a table: looks, changes, questions and chat come in; views and answers go out."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import DecodeError, json

from teahouse.server import chat, commands, planning, spoken
from teahouse.server.context import AppContext
from teahouse.server.errors import ApiError, failure
from teahouse.server.games import texts
from teahouse.server.people import address_of, is_ours, person_of
from teahouse.server.subscribers import Send, Subscriber
from teahouse.server.wire.talk import AskHint, ClientMessage, Done, DropHint, Look, Plan, Say, TypedLine, Why

log: Final = structlog.get_logger("teahouse.socket")
LONGEST: Final = 8192
"""Characters in one message."""
MOST_WAITS: Final = 300
"""How often somebody may have to wait before the socket is closed."""
LATER, FOREIGN, TOO_MANY, TOO_SLOW = 1013, 4403, 4429, 4408

_messages: Final = json.Decoder(ClientMessage)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """One person, or nobody in particular, at one table."""
    context: AppContext = socket.app.state.context
    if not is_ours(socket, context):
        await socket.close(FOREIGN)
        return
    try:
        person = await person_of(socket)
    except ApiError:
        await socket.close(FOREIGN)
        return
    except Exception:
        log.exception("socket_failed")
        await socket.close(LATER)
        return
    whom = person.id if person is not None else address_of(socket)
    try:
        with context.sockets.held(whom, table):
            await serve(socket, Subscriber(context, table, person, sender(socket), whom))
    except ApiError:
        await socket.close(TOO_MANY)


def sender(socket: WebSocket[Any, Any, Any]) -> Send:
    return lambda message: socket.send_data(message, "text")


async def serve(socket: WebSocket[Any, Any, Any], subscriber: Subscriber) -> None:
    """Tell and listen until the socket ends."""
    context = subscriber.context
    await socket.accept()
    async with context.subscribers.subscribed(subscriber):
        tasks = [
            asyncio.create_task(work)
            for work in (subscriber.work(), listen(socket, subscriber), subscriber.gone.wait())
        ]
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        subscriber.drop_hint()
        await asyncio.gather(*tasks, return_exceptions=True)
        code = TOO_SLOW if tasks[2] in done else TOO_MANY
    if socket.connection_state != "disconnect":
        with contextlib.suppress(Exception):
            await socket.close(code)


async def listen(socket: WebSocket[Any, Any, Any], subscriber: Subscriber) -> None:
    """Read one message after the other until the socket ends or asks too much."""
    async for text in heard(socket, subscriber.context, subscriber.whom):
        await hear(subscriber, text)
    subscriber.tell(ApiError("too-many").to_problem(texts(subscriber.lang)))


async def heard(socket: WebSocket[Any, Any, Any], context: AppContext, whom: int | str) -> AsyncIterator[str]:
    """What comes through a socket; too much at once, over all sockets of somebody, is read slowly, and not for ever."""
    waits = 0
    while waits < MOST_WAITS:
        try:
            text = await socket.receive_data("text")
        except WebSocketDisconnect:
            return
        waits = max(0, waits - 1)
        while not await context.rate_limiter.hit("words", whom):
            waits += 1
            await asyncio.sleep(0.1)
        yield text


async def hear(subscriber: Subscriber, text: str) -> None:
    """Answer one message; whatever is wrong with it, the socket stays open."""
    key = ""
    try:
        if len(text) > LONGEST:
            raise ApiError("too-large")
        message = _messages.decode(text)
        key = getattr(message, "key", "")
        await answer(subscriber, message)
    except DecodeError as error:
        subscriber.tell(ApiError("malformed", detail=str(error)).to_problem(texts(subscriber.lang), key))
    except ApiError as error:
        subscriber.tell(error.to_problem(texts(subscriber.lang), key))
        if error.code == "stale":
            subscriber.notice("game")
    except Exception as error:
        log.error("message_failed", error=type(error).__name__)
        subscriber.tell(failure(error).to_problem(texts(subscriber.lang), key))


async def answer(subscriber: Subscriber, message: ClientMessage) -> None:
    context, person, table = subscriber.context, subscriber.person, subscriber.table
    if isinstance(message, Look):
        await context.rate_limiter.check("looks", subscriber.whom)
        await subscriber.look_again(message)
    elif isinstance(message, Why):
        await context.rate_limiter.check("looks", subscriber.whom)
        subscriber.tell(await commands.why(context, person, table, message.seat, message.move, subscriber.lang))
    elif isinstance(message, AskHint):
        subscriber.ask_hint(message.seat)
    elif isinstance(message, DropHint):
        subscriber.drop_hint()
    elif isinstance(message, TypedLine):
        await context.rate_limiter.check("looks", subscriber.whom)
        subscriber.tell(await spoken.heard(context, person, table, message, subscriber.lang))
    elif isinstance(message, Say):
        await chat.say(context, person, table, message)
    elif isinstance(message, Plan):
        await planning.plan(context, person, table, message)
    else:
        version = await commands.execute(context, person, table, message)
        subscriber.tell(Done(message.key, version))
        subscriber.notice("game")
