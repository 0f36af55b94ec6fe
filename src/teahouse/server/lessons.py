"""Lessons over the web: the table of contents, and a run in memory for each socket, of which nothing is stored."""

import asyncio
from functools import cache
from typing import Final

from msgspec.structs import replace

from teahouse.engine.errors import Refused, TeahouseError
from teahouse.loading.name import Name
from teahouse.server.catalogue import known_game
from teahouse.server.commands import move_number, why_not
from teahouse.server.errors import ApiError
from teahouse.server.games import installed, loaded, teller, texts
from teahouse.server.models import SeatRow
from teahouse.server.scenes import scenes_since
from teahouse.server.viewer_log import ViewerLogs
from teahouse.server.views import Scene, log_lines, render
from teahouse.server.wire.learn import Course, Introduction, LessonAnswer, LessonListed, LessonReply, LessonShown
from teahouse.server.wire.talk import WhyNot
from teahouse.server.wire.view import View
from teahouse.teaching.introduction import introduction_of
from teahouse.teaching.lesson_run import LessonRun, NoSuchStep, NotAsked, NotYet, Reply
from teahouse.teaching.lessons import Lesson, lessons_of
from teahouse.teaching.walkthrough import Walkthrough
from teahouse.text import capital
from teahouse.wording import Reading
from teahouse.wording.forecast import foretold

TABLE: Final = "lesson"
"""What views call the table."""
PUPIL: Final = "pupil"
"""The bot whose name stands at the other seats; the lesson makes their moves."""


@cache
def course(game: str, lang: str) -> Course:
    """The lessons of a game."""
    listed = [
        LessonListed(
            id=lesson.id,
            number=lesson.number,
            title=lesson.told.title.of(lang),
            minutes=lesson.told.minutes,
            teaches=[idea.of(lang) for idea in lesson.told.teaches],
            needs=lesson.told.needs,
            steps=len(lesson.steps),
            you=lesson.told.you,
        )
        for lesson in lessons_of(known_game(game))
    ]
    return Course(game, teller(game, lang).title(), listed)


def known_lesson(game: str, lesson: str) -> Lesson:
    for each in lessons_of(known_game(game)):
        if each.id == lesson:
            return each
    raise ApiError("no-such-lesson")


@cache
def walkthrough(game: str, lesson: str) -> Walkthrough:
    """A lesson ready to be played: its tables are made once for everybody."""
    return Walkthrough(loaded(game), known_lesson(game, lesson))


async def begun(game: str, lesson: str, step: int) -> LessonRun:
    """A lesson from a step on."""
    known_lesson(game, lesson)
    ready = await asyncio.to_thread(walkthrough, game, lesson)
    try:
        return LessonRun(ready, step)
    except NoSuchStep as error:
        raise ApiError("no-such-lesson-step", count=error.steps) from None


def introduction(game: str, lang: str) -> Introduction:
    """What a game is about, in two minutes."""
    told = introduction_of(known_game(game), lang)
    return Introduction(game, told.title, told.sections) if told else Introduction(game, teller(game, lang).title(), [])


async def pictured(game: str, lesson: str, step: int, lang: str) -> View:
    """The table as its learner sees it when a step begins; nothing is asked of whoever only looks."""
    run = await begun(game, lesson, step)
    return replace(LessonTable(run).view(lang, 0), asked=None, log=[], scenes=[], can_undo=False)


class LessonTable:
    """A lesson as its learner sees it: the run, its version, and the log of their seat."""

    def __init__(self, run: LessonRun) -> None:
        self.run = run
        self.game: Final = run.lesson.game
        self.version = 0
        self.logs = ViewerLogs(run.lesson.told.seats)
        self.logs.update(run.table.log)

    def changed(self) -> None:
        self.version += 1
        self.logs.update(self.run.table.log)

    @property
    def next_line(self) -> int:
        return self.logs[self.run.you].next_number

    # -- what the learner does ---------------------------------------------------------------------

    def look(self, step: int) -> None:
        """Where they left off, or the same step in another language."""
        if step > self.run.end:
            raise ApiError("no-such-lesson-step", count=self.run.end - 1)
        if step != self.run.step:
            self.run.enter(step)
            self.changed()

    def go(self, to: int) -> None:
        try:
            self.run.go(to)
        except NotYet:
            raise ApiError("lesson-not-yet") from None
        self.changed()

    def choose(self, answer: int) -> None:
        try:
            self.run.choose(answer)
        except NotAsked:
            raise ApiError("lesson-not-asked") from None

    def play(self, words: list[str], version: int) -> bool:
        """Moves of one press, one after the other as far as the lesson wants them; whether the table changed."""
        if version != self.version:
            raise ApiError("stale")
        for word in words:
            move_number(self.run.table, word)
            before = self.run.table, len(self.run.way)
            try:
                self.run.play(word)
            except Refused as refused:
                if self.version > version:
                    break
                raise ApiError("refused", refused.clause, move=word, clause_id=refused.clause) from None
            if (self.run.table, len(self.run.way)) == before:
                break
            self.changed()
        return self.version > version

    def undo(self, version: int) -> None:
        if version != self.version:
            raise ApiError("stale")
        try:
            self.run.undo()
        except TeahouseError:
            raise ApiError("nothing-to-undo") from None
        self.changed()

    # -- what they are told ------------------------------------------------------------------------

    def scene(self, lang: str) -> Scene:
        """The table as at any other game, with pupils at the other seats."""
        run = self.run
        learner = SeatRow("person", name=capital(texts(lang).say("core-you")))
        pupil = SeatRow("bot", bot=PUPIL)
        return Scene(
            table=TABLE,
            edition=installed(self.game),
            version=self.version,
            eyes=run.you,
            seats=tuple(learner if seat == run.you else pupil for seat in range(run.table.position.seats)),
            position=run.table.position,
            log=run.table.log,
            options=run.table.options,
            can_undo=run.can_undo,
        )

    def reading(self, lang: str) -> Reading:
        return self.scene(lang).read(lang)

    def view(self, lang: str, log_from: int) -> View:
        now, log = self.reading(lang), self.logs[self.run.you]
        holds, entries = log.since(log_from)
        return replace(
            render(self.scene(lang), now, lang),
            log_from=holds,
            log=log_lines(log, entries, now, lang),
            scenes=scenes_since(log, holds, teller(self.game, lang), now, lang),
        )

    def shown(self, lang: str) -> LessonShown:
        """Where the lesson stands."""
        run, lesson = self.run, self.run.lesson
        step = run.now
        return LessonShown(
            lesson=lesson.id,
            number=lesson.number,
            title=lesson.told.title.of(lang),
            step=run.step,
            count=len(lesson.steps),
            kind=run.kind,
            text=step.text.of(lang) if step else texts(lang).say("lesson-end", title=lesson.told.title.of(lang)),
            point=step.point if step else [],
            moves=run.wanted,
            answers=[
                LessonAnswer(
                    text=answer.text.of(lang),
                    chosen=number in run.chosen,
                    right=answer.right if number in run.chosen else None,
                    because=answer.because.of(lang) if number in run.chosen else "",
                )
                for number, answer in enumerate(step.answers if step else [])
            ],
            reply=None if run.reply is None else self.reply(run.reply, lang),
            can_go_on=run.can_go_on,
            can_go_back=run.step > 1,
            next=next_lesson(lesson),
        )

    def reply(self, reply: Reply, lang: str) -> LessonReply:
        if reply.move < 0:
            return LessonReply(reply.kind, said(reply.text, lang), [], "")
        forecast = foretold(self.reading(lang), self.run.table.position, self.run.you, [reply.move])[reply.move]
        text = said(reply.text, lang) or texts(lang).say(f"lesson-instead-{self.run.kind}")
        return LessonReply(reply.kind, text, forecast, self.run.table.kind.moves[reply.move])

    def why(self, word: str, lang: str) -> WhyNot:
        """As at a table: why a move cannot be made now."""
        move_number(self.run.table, word)
        return why_not(installed(self.game), self.run.table.position, self.run.you, word, self.reading(lang), lang)


def said(text: Name | None, lang: str) -> str:
    return "" if text is None else text.of(lang)


def next_lesson(lesson: Lesson) -> str:
    later = lessons_of(lesson.game)[lesson.number :]
    return later[0].id if later else ""
