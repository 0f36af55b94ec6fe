"""The lessons of a game, and what goes through the socket of a lesson, both ways."""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.server.wire.basics import FromClient, FromServer, Lang, Version, check_language
from teahouse.server.wire.talk import Done, Play, Problem, Undo, Why, WhyNot
from teahouse.server.wire.view import View
from teahouse.teaching.introduction import Section

StepNumber = Annotated[int, Meta(ge=1, le=1000)]


class LessonListed(FromServer, frozen=True):
    """A lesson in the table of contents."""

    id: str
    number: int
    title: str
    minutes: int
    teaches: list[str]
    """The ideas it is about, in words."""
    needs: list[str]
    """Ids of the lessons that come before."""
    steps: int
    you: int
    """The learner's seat."""


class Course(FromServer, frozen=True):
    """The lessons of a game, in their order."""

    game: str
    title: str
    lessons: list[LessonListed]


class Introduction(FromServer, frozen=True):
    """What a game is about, in two minutes; without sections where nobody has written it."""

    game: str
    title: str
    sections: list[Section]


class LessonAnswer(FromServer, frozen=True):
    """An answer to a question of a lesson."""

    text: str
    chosen: bool
    right: bool | None
    """Whether it is the right one; not told before it is chosen."""
    because: str


class LessonReply(FromServer, frozen=True):
    """What the lesson says to the learner's last deed."""

    kind: Literal["instead", "right", "wrong"]
    """`instead`: a legal move that was not made, for this step wants another."""
    text: str
    forecast: list[str]
    """What the move would have done."""
    move: str


class LessonShown(FromServer, frozen=True, tag="lesson"):
    """Where a lesson stands; what lies on the table is in the `View`."""

    lesson: str
    number: int
    title: str
    step: int
    """From 1; one more than `count` at the end."""
    count: int
    kind: Literal["say", "do", "watch", "ask", "goal", "end"]
    text: str
    point: list[str]
    """Ids of pieces to light up."""
    moves: list[str]
    """What brings this step on now: any of these moves."""
    answers: list[LessonAnswer]
    reply: LessonReply | None
    can_go_on: bool
    can_go_back: bool
    next: str
    """The id of the next lesson; empty after the last."""


class LessonLook(FromClient, frozen=True, tag="lesson_look"):
    """The first word, and again to change the language or after a reconnect; answered with a `View` and a lesson."""

    lang: Lang
    step: StepNumber = 1
    log_from: Version = 0

    def __post_init__(self) -> None:
        check_language(self.lang)


class LessonGo(FromClient, frozen=True, tag="lesson_go"):
    """To the next step, if this one is done, or to an earlier one."""

    to: StepNumber


class LessonChoose(FromClient, frozen=True, tag="lesson_choose"):
    """Answer a question of the lesson; the first answer is 0."""

    answer: Annotated[int, Meta(ge=0, le=20)]


LessonServerMessage = View | WhyNot | Done | Problem | LessonShown
LessonClientMessage = LessonLook | LessonGo | LessonChoose | Play | Undo | Why
