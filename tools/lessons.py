"""The workshop of lessons: what `teahouse content check` finds wrong is mended here.

python tools/lessons.py renew [GAME ...]         after reading: store what the learner sees at each step (seen.toml)
python tools/lessons.py find-seed GAME LESSON    another seed on which a lesson can be played as it is written
python tools/lessons.py mend GAME LESSON         where the rules ask more now: the answers to put between its moves

Nothing is written but by `renew`; the others say what to write.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from teahouse.engine.table import Table
from teahouse.loading.pack import ContentError
from teahouse.registry import LoadedGame, games, load_game
from teahouse.teaching.checking import mistakes_in
from teahouse.teaching.lessons import Lesson, folder_of, lesson_of, lessons_of
from teahouse.teaching.seen import FILE, all_seen, stored, written
from teahouse.teaching.walkthrough import Astray, Played, Walkthrough, moves_of, read_turn

MOST_SEEDS: Final = 20_000
MOST_ANSWERS: Final = 12
"""More answers than these between the moves of a lesson, and it is another lesson."""
PATIENCE: Final = 20_000
"""Moves tried to mend a lesson."""


class Listed(NamedTuple):
    """A move of a lesson and where it stands."""

    entry: str
    place: str
    move: Played


class Answer(NamedTuple):
    """An answer to be put before a move of a lesson."""

    before: Listed
    move: Played
    asked: str


def renew(names: list[str]) -> int:
    """Store the hashes of all lessons; tell which steps have changed."""
    for name in names or games():
        loaded, folder = load_game(name), folder_of(name)
        before = stored(folder)
        now = {lesson.id: all_seen(Walkthrough(loaded, lesson)) for lesson in lessons_of(name)}
        for lesson, hashes in now.items():
            old = before.get(lesson, [])
            steps = [n for n, each in enumerate(hashes, 1) if n > len(old) or old[n - 1] != each]
            if steps:
                print(f"{lesson}: {', '.join(map(str, steps))}")
        if now:
            (folder / FILE).write_text(written(now), encoding="utf-8")
    return 0


def find_seed(loaded: LoadedGame, lesson: Lesson) -> int:
    """Try seeds named after the lesson until one is sound."""
    for number in range(1, MOST_SEEDS + 1):
        seed = f"{lesson.id}-{number}"
        if not list(mistakes_in(loaded, replace(lesson, told=replace(lesson.told, seed=seed)))):
            print(f'seed = "{seed}"')
            print("Read the whole lesson again: its course is the same, but other things lie on the table.")
            return 0
    print(f"None of {MOST_SEEDS} seeds leads along this lesson; make its prelude shorter.", file=sys.stderr)
    return 1


def course(lesson: Lesson) -> Iterator[Listed]:
    """All moves of a lesson in their order."""
    you = lesson.told.you
    for n, turn in enumerate(lesson.told.prelude, 1):
        yield Listed("prelude", f"[{n}]", read_turn(turn, you))
    for number, step in enumerate(lesson.steps, 1):
        for place, move in moves_of(step, you):
            yield Listed(f"step no. {number}", place, move)


class Mender:
    """Looks for answers that lead on, a lesson's move at a time."""

    def __init__(self, lesson: Lesson) -> None:
        self.course = list(course(lesson))
        self.tried = 0

    def mended(self, table: Table, at: int, answers: list[Answer]) -> list[Answer] | None:
        """The answers that are needed from here on; None if there are none, or too many."""
        while at < len(self.course):
            seat, word = self.course[at].move
            if table.position.refuse(seat, table.kind.number(word)) is not None:
                return self.answered(table, at, answers)
            table.play(seat, table.kind.number(word))
            at += 1
        return answers

    def answered(self, table: Table, at: int, answers: list[Answer]) -> list[Answer] | None:
        """Answer the first open question in one way after the other: what is offered first, passing last."""
        if len(answers) >= MOST_ANSWERS or not table.position.open:
            return None
        decision = table.position.open[0]
        options = table.position.options(decision)
        for move in sorted(options, key=lambda each: table.kind.moves[each] in ("pass", "done")):
            self.tried += 1
            if self.tried > PATIENCE:
                return None
            trial = table.fork()
            trial.play(decision.seat, move)
            made = Played(decision.seat, table.kind.moves[move])
            found = self.mended(trial, at, [*answers, Answer(self.course[at], made, type(decision).__name__)])
            if found is not None:
                return found
        return None


def mend(loaded: LoadedGame, lesson: Lesson) -> int:
    told = lesson.told
    found = Mender(lesson).mended(Table(loaded.kind, told.seats, told.options, told.seed), 0, [])
    if found is None:
        print("No answers lead along the course of this lesson.", file=sys.stderr)
        return 1
    for before, move, asked in found:
        print(f'{before.entry}, {before.place}: put "{move.seat} {move.word}" before it ({asked})')
    print(f"{len(found)} answers are missing." if found else "All its moves can be made.")
    return 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("renew").add_argument("game", nargs="*")
    for command in ("find-seed", "mend"):
        each = commands.add_parser(command)
        each.add_argument("game")
        each.add_argument("lesson")
    given = parser.parse_args(arguments)
    try:
        if given.command == "renew":
            return renew(given.game)
        loaded, lesson = load_game(given.game), lesson_of(given.game, given.lesson)
        return find_seed(loaded, lesson) if given.command == "find-seed" else mend(loaded, lesson)
    except (ContentError, Astray) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
