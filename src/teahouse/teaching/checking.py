"""Plays every lesson of a game as its learner would, and says what is wrong with it: file, step and field."""

from collections.abc import Iterator
from pathlib import Path

from teahouse.loading.pack import ContentError, Mistake
from teahouse.loading.shape import did_you_mean, shown
from teahouse.registry import LoadedGame
from teahouse.teaching.facts import NoSuchPlace, holds, place
from teahouse.teaching.lesson_run import LessonRun
from teahouse.teaching.lessons import Lesson, Step, folder_of, read_lessons
from teahouse.teaching.seen import changed, stored
from teahouse.teaching.walkthrough import Astray, Walkthrough, read_turn
from teahouse.text import SOURCE, Texts
from teahouse.wording import teller_of


def sound_lessons(loaded: LoadedGame, pack: Path | None = None) -> list[Lesson]:
    """The lessons of a game; `ContentError` says everything that is wrong with them.

    A pack of a player's own is asked for its own: those of the game speak of the game's own cards.
    """
    folder = folder_of(loaded.name, pack)
    lessons, seen = read_lessons(loaded.name, folder), stored(folder)
    mistakes: list[Mistake] = []
    for lesson in lessons:
        mistakes += mistakes_in(loaded, lesson, seen.get(lesson.id, []) if seen else None)
    if mistakes:
        raise ContentError(mistakes)
    return lessons


def mistakes_in(loaded: LoadedGame, lesson: Lesson, seen: list[str] | None = None) -> Iterator[Mistake]:
    """What is wrong with a lesson when it is played; it ends at the first move that cannot be made.

    `seen` are its stored hashes, where some are stored.
    """
    pieces = known_pieces(loaded)
    for number, step in enumerate(lesson.steps, 1):
        for n, piece in enumerate(step.point, 1):
            if piece not in pieces:
                text = f'"{piece}" stands here, but there is no such piece{did_you_mean(piece, sorted(pieces))}'
                yield Mistake(lesson.file, f"step no. {number}", f"point[{n}]", text)
    if lesson.told.you >= lesson.told.seats:
        yield Mistake(lesson.file, "", "you", f"{lesson.told.you} stands here, but seats count from 0")
        return
    try:
        walkthrough = Walkthrough(loaded, lesson)
    except Astray as astray:
        yield Mistake(lesson.file, astray.entry, astray.place, astray.text.removesuffix("."))
        return
    for number, step in enumerate(lesson.steps, 1):
        wrong = wrong_deeds(walkthrough, number, step) if step.do else wrong_goal(walkthrough, number, step)
        for field, text in wrong:
            yield Mistake(lesson.file, f"step no. {number}", field, text)
    if seen is not None:
        yield from changed(walkthrough, seen)


def known_pieces(loaded: LoadedGame) -> frozenset[str]:
    """Everything that can be pointed to: what is part of a move, and what else lies on the table."""
    return teller_of(loaded, Texts(SOURCE)).places.union(loaded.kind.moves)


def wrong_deeds(walkthrough: Walkthrough, number: int, step: Step) -> Iterator[tuple[str, str]]:
    """Moves a step wants beside its first one must be legal and lead to the same."""
    you = walkthrough.lesson.told.you
    right = walkthrough.tables[number].position.observe(you)
    for n, word in enumerate(step.do, 1):
        table = walkthrough.tables[number - 1].fork()
        move = table.kind.numbers.get(word)
        if move is None:
            yield f"do[{n}]", f'"{word}" stands here, but there is no such move'
        elif table.position.refuse(you, move) is not None:
            yield f"do[{n}]", f'"{word}" stands here, but the learner cannot do that now'
        else:
            table.play(you, move)
            if table.position.observe(you) != right:
                yield f"do[{n}]", f'"{word}" stands here, but it leads elsewhere than "{step.do[0]}"'


def wrong_goal(walkthrough: Walkthrough, number: int, step: Step) -> Iterator[tuple[str, str]]:
    """The listed moves must reach a goal, one after the other as far as the last; and not before."""
    if step.goal is None:
        return
    run = LessonRun(walkthrough, number)
    seen = walkthrough.sight.seen(run.table.position.observe(run.you))
    later = walkthrough.sight.seen(walkthrough.tables[number].position.observe(run.you))
    for n, fact in enumerate(step.met, 1):
        try:
            found = place(later, fact.see)
        except NoSuchPlace as gone:
            yield f"met[{n}].see", f'"{fact.see}" stands here, but nothing is seen beyond "{gone}"'
            return
        if not holds(fact, later):
            yield f"met[{n}]", f"after all moves this is not so: {shown(found)} stands there"
            return
    if walkthrough.sight.hold(step.met, seen):
        yield "met", "all this is so already when the step begins"
        return
    moves = [read_turn(turn, run.you) for turn in step.moves]
    last = max((n for n, move in enumerate(moves, 1) if move.seat == run.you), default=0)
    for n, move in enumerate(moves, 1):
        if move.seat != run.you:
            continue
        run.play(move.word)
        if run.step == number and run.reply is not None:
            yield f"moves[{n}]", f'"{move.word}" stands here, but the goal cannot be reached with it'
            return
        if run.step > number and n < last:
            yield f"moves[{n}]", f'after "{move.word}" the goal is reached; the moves that follow are too many'
            return
