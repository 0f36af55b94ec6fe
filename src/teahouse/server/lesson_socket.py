"""The socket of a lesson: one learner, one run in memory, and nothing that outlives it."""

import asyncio
import contextlib
from typing import Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.params import FromPath
from msgspec import DecodeError, json

from teahouse.server.context import AppContext
from teahouse.server.errors import ApiError, failure
from teahouse.server.games import texts
from teahouse.server.lessons import LessonTable, begun, known_lesson
from teahouse.server.people import address_of, is_ours, language, person_of
from teahouse.server.socket import FOREIGN, LATER, LONGEST, TOO_MANY, heard
from teahouse.server.subscribers import SLOW
from teahouse.server.wire.learn import (
    LessonChoose,
    LessonClientMessage,
    LessonGo,
    LessonLook,
    LessonServerMessage,
)
from teahouse.server.wire.talk import Done, Play, Undo

log: Final = structlog.get_logger("teahouse.lessons")

_messages: Final = json.Decoder(LessonClientMessage)


@websocket("/api/learn/{game:str}/{lesson:str}/socket")
async def lesson_socket(socket: WebSocket[Any, Any, Any], game: FromPath[str], lesson: FromPath[str]) -> None:
    """One learner in one lesson; nobody has to say a name for it."""
    context: AppContext = socket.app.state.context
    if not is_ours(socket, context):
        await socket.close(FOREIGN)
        return
    if context.learners >= context.settings.lessons:
        await socket.close(LATER)
        return
    context.learners += 1
    try:
        person = await person_of(socket)
        whom = address_of(socket) if person is None else person.id
        with context.sockets.held(whom):
            await socket.accept()
            await Learner(socket, context, whom, game, lesson).listen()
    except TimeoutError:
        log.info("slow_learner")
    except ApiError:
        log.info("many_lessons")
    finally:
        context.learners -= 1
        if socket.connection_state != "disconnect":
            with contextlib.suppress(Exception):
                await socket.close(TOO_MANY)


class Learner:
    """Whoever sits at the other end."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], context: AppContext, whom: int | str, game: str, lesson: str
    ) -> None:
        self.socket = socket
        self.context = context
        self.whom = whom
        """For whom we count: a person, or an address."""
        self.game = game
        self.lesson = lesson
        self.lang = language(socket, None)
        self.log_from = 0
        """The next line of the log they lack."""
        self.table: LessonTable | None = None

    async def listen(self) -> None:
        async for text in heard(self.socket, self.context, self.whom):
            await self.hear(text)
        if self.socket.connection_state != "disconnect":
            await self.problem(ApiError("too-many"))

    async def hear(self, text: str) -> None:
        """Answer one message; whatever is wrong with it, the socket stays open."""
        key = ""
        try:
            if len(text) > LONGEST:
                raise ApiError("too-large")
            message = _messages.decode(text)
            key = getattr(message, "key", "")
            await self.answer(message)
        except DecodeError as error:
            await self.problem(ApiError("malformed", detail=str(error)), key)
        except ApiError as error:
            await self.problem(error, key)
            if error.code == "stale":
                await self.show()
        except TimeoutError:
            raise
        except Exception as error:
            log.error("message_failed", error=type(error).__name__)
            await self.problem(failure(error), key)

    async def answer(self, message: LessonClientMessage) -> None:
        await self.context.rate_limiter.check("looks", self.whom)
        if isinstance(message, LessonLook):
            await self.look(message)
            return
        if self.table is None:
            known_lesson(self.game, self.lesson)
            raise ApiError("lesson-not-begun")
        table, seat = self.table, self.table.run.you
        if getattr(message, "seat", seat) != seat:
            raise ApiError("not-your-seat")
        if isinstance(message, LessonGo):
            table.go(message.to)
            await self.show()
        elif isinstance(message, LessonChoose):
            table.choose(message.answer)
            await self.tell(table.shown(self.lang))
        elif isinstance(message, Play):
            changed = table.play([*message.before, message.move], message.version)
            await self.tell(Done(message.key, table.version))
            await (self.show() if changed else self.tell(table.shown(self.lang)))
        elif isinstance(message, Undo):
            table.undo(message.version)
            await self.tell(Done(message.key, table.version))
            await self.show()
        else:
            await self.tell(table.why(message.move, self.lang))

    async def look(self, message: LessonLook) -> None:
        """Begin, go on after a reconnect, or change the language; lines of another socket have other numbers."""
        if self.table is None:
            self.table = LessonTable(await begun(self.game, self.lesson, message.step))
            self.log_from = 0
        else:
            self.table.look(message.step)
            self.log_from = message.log_from
        self.lang = message.lang
        await self.show()

    async def show(self) -> None:
        """The table with the lines of the log that are new, and where the lesson stands."""
        assert self.table is not None
        view = self.table.view(self.lang, self.log_from)
        self.log_from = self.table.next_line
        await self.tell(view)
        await self.tell(self.table.shown(self.lang))

    async def problem(self, error: ApiError, key: str = "") -> None:
        await self.tell(error.to_problem(texts(self.lang), key))

    async def tell(self, message: LessonServerMessage) -> None:
        async with asyncio.timeout(SLOW):
            await self.socket.send_data(json.encode(message), "text")
