"""How far a learner at the keyboard is, in a small file where programs keep their state."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from teahouse.teaching.lesson_run import LessonRun

FILE: Final = "lessons.json"


class Reached(Struct):
    """Where a lesson was left, and whether its end was ever seen."""

    step: int = 1
    done: bool = False


def state_file(environment: Mapping[str, str]) -> Path:
    """Where the state of programs lives, as the XDG rules say."""
    state = environment.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(state) / "teahouse" / FILE


class Progress:
    """The lessons of one game; a file that cannot be read or written is done without."""

    def __init__(self, game: str, path: Path | None = None) -> None:
        self.game = game
        self.path = path or state_file(os.environ)
        self.reached: dict[str, dict[str, Reached]] = self.read()

    def read(self) -> dict[str, dict[str, Reached]]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, dict[str, Reached]])
        except (OSError, msgspec.DecodeError):
            return {}

    def of(self, lesson: str) -> Reached:
        return self.reached.get(self.game, {}).get(lesson, Reached())

    def step_of(self, lesson: str) -> int:
        return self.of(lesson).step

    def is_done(self, lesson: str) -> bool:
        return self.of(lesson).done

    def keep(self, run: LessonRun) -> None:
        """Remember the step, beside what another terminal keeps; a lesson that has ended begins anew another time."""
        self.reached = self.read() or self.reached
        ended = run.kind == "end"
        at = Reached(1 if ended else run.step, ended or self.is_done(run.lesson.id))
        self.reached.setdefault(self.game, {})[run.lesson.id] = at
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(msgspec.json.encode(self.reached))
        except OSError:
            return
