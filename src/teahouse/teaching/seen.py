"""What the learner sees at each step of a lesson, as a short hash that is stored beside the lessons.

Sentences of a lesson speak of numbers on the table. When rules, cards or what is shown change, a hash changes with
them, and the step must be read again before `tools/lessons.py renew` writes the new one. No language is part of it.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from teahouse.loading.pack import Mistake
from teahouse.teaching.lesson_run import LessonRun
from teahouse.teaching.lessons import Lesson
from teahouse.teaching.walkthrough import Walkthrough

FILE: Final = "seen.toml"
BYTES: Final = 5
HEAD: Final = "# What the learner sees at each step; made by tools/lessons.py renew, after reading what changed.\n"


def seen_at(walkthrough: Walkthrough, step: int) -> str:
    """The hash of a step: the observation, the question and its answers, the points, and all numbers that are shown."""
    run = LessonRun(walkthrough, step)
    position, kind = run.table.position, run.table.kind
    decision = position.decision_of(run.you)
    seen = walkthrough.sight.seen(position.observe(run.you))
    answers = [] if decision is None else [kind.moves[move] for move in position.options(decision)]
    points = [position.points(seat) for seat in range(position.seats)]
    told = json.dumps([{**seen, "shown": numbers(seen["shown"])}, answers, points], sort_keys=True)
    return hashlib.blake2b(told.encode(), digest_size=BYTES).hexdigest()


def numbers(shown: Any) -> Any:
    """What is shown without its words."""
    if isinstance(shown, dict):
        return {key: numbers(value) for key, value in shown.items()}
    if isinstance(shown, list):
        return [numbers(value) for value in shown]
    return None if isinstance(shown, str) else shown


def all_seen(walkthrough: Walkthrough) -> list[str]:
    """The hashes of all steps, and of the end."""
    return [seen_at(walkthrough, step) for step in range(1, len(walkthrough.tables) + 1)]


def stored(folder: Path) -> dict[str, list[str]]:
    """By lesson, the hashes that were stored; nothing where there is no such file."""
    path = folder / FILE
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def written(hashes: dict[str, list[str]]) -> str:
    """The file as it is stored: a line a step, so that a change is seen where it is."""
    lines = [HEAD]
    for lesson, steps in hashes.items():
        lines += [f"{lesson} = [", *(f'    "{each}", # {number}' for number, each in enumerate(steps, 1)), "]", ""]
    return "\n".join(lines)


def changed(walkthrough: Walkthrough, before: list[str]) -> Iterator[Mistake]:
    """The steps at which the learner sees something else than was stored."""
    lesson: Lesson = walkthrough.lesson
    now = all_seen(walkthrough)
    if len(now) != len(before):
        text = f"{len(before)} steps are stored of this lesson and it has {len(now)}; read it, then renew {FILE}"
        yield Mistake(lesson.file, "", "step", text)
        return
    for step, (old, new) in enumerate(zip(before, now, strict=True), 1):
        if old != new:
            text = f"what the learner sees here has changed; read this step again, then renew {FILE}"
            yield Mistake(lesson.file, f"step no. {step}" if step < len(now) else "the end", "", text)
