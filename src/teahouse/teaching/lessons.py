"""The lessons of a game: `lessons/<number>_<name>.toml` in its folder, read into structures and checked.

What can be seen without playing is checked here; `walkthrough` plays a lesson and checks the rest.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from teahouse.engine.errors import TeahouseError
from teahouse.loading.pack import ContentError, Name, Pack, Part, Positive, Text
from teahouse.loading.shape import did_you_mean
from teahouse.registry import game_of

FOLDER: Final = "lessons"
LESSON_FILES: Final = "[0-9]*.toml"
StepKind = Literal["say", "do", "watch", "ask", "goal"]
LessonId = Annotated[
    str, Meta(pattern=r"\A[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=80, description='an id such as "gw-1-first-autumn"')
]
Word = Annotated[str, Meta(pattern=r"\A\S+( \S+)*\Z", max_length=80, description="the word of a move or a piece")]
Turn = Annotated[
    str, Meta(pattern=r"\A[0-5] \S+( \S+)*\Z", max_length=80, description='seat and move, such as "1 area quarry"')
]
Scalar = int | str | bool


class Fact(Part, frozen=True, kw_only=True):
    """Something the learner sees, and what must stand there."""

    see: Word
    """A place in the observation, as `facts` finds it: `players.0.coins`."""
    is_: Scalar | None = field(default=None, name="is")
    at_least: int | None = None
    at_most: int | None = None
    holds: Scalar | None = None
    """The list that stands there holds this; or a part whose `seat` or `card` it is, or a list of this length."""
    times: Annotated[int, Meta(ge=0, le=100)] | None = None
    """How often it holds it; at least once, if this is not said."""


class AnswerEntry(Part, frozen=True, kw_only=True):
    """An answer to a question of a lesson, and why it is right or wrong."""

    text: Name
    because: Name
    right: bool = False


class Step(Part, frozen=True, kw_only=True):
    """One step: something to read, to do, to watch, to answer, or to reach."""

    say: Name | None = None
    point: list[Word] = []
    do: list[Word] = []
    instead: Name | None = None
    watch: list[Turn] = []
    ask: Name | None = None
    answers: list[AnswerEntry] = []
    goal: Name | None = None
    moves: list[Word] = []
    """One way to reach the goal; moves of others begin with their seat."""
    met: list[Fact] = []
    """What the learner sees when the goal is reached."""

    @property
    def kind(self) -> StepKind:
        if self.goal is not None:
            return "goal"
        if self.ask is not None:
            return "ask"
        return "do" if self.do else "watch" if self.watch else "say"

    @property
    def text(self) -> Name:
        told = self.goal or self.ask or self.say
        assert told is not None
        return told

    @property
    def moves_pieces(self) -> bool:
        return bool(self.do or self.watch or self.moves)


class LessonFile(Part, frozen=True, kw_only=True):
    """The shape of a lesson."""

    id: LessonId
    seats: Positive
    seed: Text
    you: Annotated[int, Meta(ge=0, le=5)] = 0
    """The learner's seat."""
    minutes: Positive
    options: dict[str, str] = {}
    title: Name
    teaches: list[Name]
    """Ideas, for the table of contents."""
    needs: list[LessonId]
    prelude: list[Turn] = []
    """Played before the learner sees the table."""
    step: Annotated[list[Step], Meta(min_length=1)]


class Lesson(Struct, frozen=True):
    """A lesson in its place."""

    game: str
    number: int
    file: str
    told: LessonFile

    @property
    def id(self) -> str:
        return self.told.id

    @property
    def steps(self) -> list[Step]:
        return self.told.step


BELONGS: Final[dict[str, tuple[StepKind, ...]]] = {
    "answers": ("ask",),
    "moves": ("goal",),
    "met": ("goal",),
    "instead": ("do", "goal"),
}
"""Which steps a key is for."""
NEEDS: Final[dict[StepKind, tuple[str, ...]]] = {
    "say": ("say",),
    "do": ("say",),
    "watch": ("say",),
    "ask": ("answers",),
    "goal": ("moves", "met"),
}


def folder_of(game: str, pack: Path | None = None) -> Path:
    """Where the lessons of a game are; a pack of a player's own may bring its own."""
    return (pack or game_of(game).folder) / FOLDER


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order; `ContentError` says everything that is wrong."""
    return tuple(read_lessons(game, folder_of(game)))


def lesson_of(game: str, lesson: str) -> Lesson:
    """A lesson by its id, or a sentence with those there are."""
    for each in lessons_of(game):
        if each.id == lesson:
            return each
    known = [each.id for each in lessons_of(game)]
    listed = f"its lessons are: {', '.join(known)}." if known else "it has none."
    raise TeahouseError(f"{game} has no lesson “{lesson}”; {listed}{did_you_mean(lesson, known).replace(';', '', 1)}")


def read_lessons(game: str, folder: Path) -> list[Lesson]:
    """All lessons of a folder; none where there is no such folder."""
    files = sorted(path.name for path in folder.glob(LESSON_FILES))
    pack = Pack(folder, files)
    read = [(file, pack.read(file, LessonFile)) for file in files]
    lessons = [Lesson(game, number, file, told) for number, (file, told) in enumerate(read, 1) if told is not None]
    for lesson in lessons:
        check_alone(pack, lesson, lessons)
    if pack.mistakes:
        raise ContentError(pack.mistakes)
    return lessons


def check_alone(pack: Pack, lesson: Lesson, lessons: list[Lesson]) -> None:
    """What is wrong with a lesson that can be seen without playing it."""
    known = [each.id for each in lessons if each.number < lesson.number]
    for needed in lesson.told.needs:
        if needed not in known:
            text = f'"{needed}" stands here, but no earlier lesson is called so{did_you_mean(needed, known)}'
            pack.mistake(lesson.file, "", "needs", text)
    if [each.id for each in lessons].count(lesson.id) > 1:
        pack.mistake(lesson.file, "", "id", f'"{lesson.id}" is the id of another lesson, too')
    for number, step in enumerate(lesson.steps, 1):
        for place, text in wrong_in(step):
            pack.mistake(lesson.file, f"step no. {number}", place, text)
    check_languages(pack, lesson)
    deeds = [step for step in lesson.steps if step.kind in ("do", "ask", "goal")]
    others = [step for step in lesson.steps if step.kind == "say"]
    if len(deeds) < len(others):
        text = f"the learner does {len(deeds)} steps and reads {len(others)}; at least half must be theirs"
        pack.mistake(lesson.file, "", "step", text)


def wrong_in(step: Step) -> Iterator[tuple[str, str]]:
    """Keys that do not belong together, and those that are missing."""
    deeds = [name for name in ("do", "watch", "ask", "goal") if getattr(step, name)]
    if len(deeds) > 1:
        yield deeds[1], f"{' and '.join(deeds)} stand here, but a step is one of them"
    if step.say is not None and (step.ask or step.goal):
        yield "say", f"a step with {step.kind} says it there"
    for key, kinds in BELONGS.items():
        if getattr(step, key) and step.kind not in kinds:
            yield key, f"only a step with {' or '.join(kinds)} has this key"
    for key in NEEDS[step.kind]:
        if not getattr(step, key):
            needed = f"this is missing; a step with {step.kind} needs it"
            yield key, needed if deeds else "this step says and does nothing"
    if step.answers and sum(answer.right for answer in step.answers) != 1:
        yield "answers", f"{sum(answer.right for answer in step.answers)} answers are right, but exactly one must be"
    for number, fact in enumerate(step.met, 1):
        given = [name for name in ("is_", "at_least", "at_most", "holds") if getattr(fact, name) is not None]
        if not given:
            yield f"met[{number}]", "this is missing: is, at_least, at_most or holds"
        if fact.times is not None and fact.holds is None:
            yield f"met[{number}].times", "only a fact with holds has this key"


def texts_of(lesson: LessonFile) -> Iterator[tuple[str, str, Name]]:
    """Every text: its entry, its field, and the text."""
    yield "", "title", lesson.title
    for place, idea in enumerate(lesson.teaches, 1):
        yield "", f"teaches[{place}]", idea
    for number, step in enumerate(lesson.step, 1):
        for name in ("say", "ask", "goal", "instead"):
            if text := getattr(step, name):
                yield f"step no. {number}", name, text
        for place, answer in enumerate(step.answers, 1):
            yield f"step no. {number}", f"answers[{place}].text", answer.text
            yield f"step no. {number}", f"answers[{place}].because", answer.because


def check_languages(pack: Pack, lesson: Lesson) -> None:
    """A lesson is told in the languages of its title, from beginning to end."""
    spoken = lesson.told.title.texts.keys()
    for entry, place, text in texts_of(lesson.told):
        for lang in sorted(spoken ^ text.texts.keys()):
            wrong = f"this is missing; the title has {lang}" if lang in spoken else f"the title has no {lang}"
            pack.mistake(lesson.file, entry, f"{place}.{lang}", wrong)
