"""The coach of a game: what it says, `lessons/coach.toml` in the folder of the game, and when.

The texts are content; the conditions are functions of what one seat sees (`wording/coaching.py`), found through the
record of the game and registered by the ids of the texts. A game may have no coach.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from msgspec import Meta

from teahouse.loading import checks
from teahouse.loading.pack import ContentError, Name, Pack, Part, Text
from teahouse.loading.shape import did_you_mean
from teahouse.registry import game_of
from teahouse.teaching.lessons import FOLDER
from teahouse.wording import Reading
from teahouse.wording.coaching import Conditions

FILE: Final = "coach.toml"
Id = Annotated[
    str, Meta(pattern=r"\A[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=40, description='a name such as "first-order"')
]


class Said(Part, frozen=True, kw_only=True):
    """Something a coach says under a condition."""

    id: Id
    when: Text
    """The condition in words, for whoever reads or writes it."""


class Now(Said, frozen=True, kw_only=True):
    """What matters now; of several that hold, the first is said."""

    text: Name


class Tip(Said, frozen=True, kw_only=True):
    """Said when its condition begins to hold."""

    tip: Name
    once: bool
    """Only the first time in a game."""


class Caution(Said, frozen=True, kw_only=True):
    """Said before a wasteful move is made."""

    text: Name


class CoachFile(Part, frozen=True, kw_only=True):
    """The shape of `coach.toml`."""

    now: list[Now]
    tip: list[Tip]
    warning: list[Caution]


class Advice(NamedTuple):
    """What a coach has to say to a seat that is asked."""

    now: Now | None
    tips: list[Tip]
    warnings: dict[int, list[Caution]]
    """By legal move."""


class Coach:
    """What is said in one game, and when."""

    def __init__(self, file: CoachFile, conditions: Conditions[Any]) -> None:
        self.file: Final = file
        self.conditions: Final = conditions

    def advice(self, reading: Reading, moves: Sequence[int]) -> Advice:
        """To the seat whose reading this is; `moves` are its legal answers."""
        look, moments, wastes = self.conditions.look(reading, moves), self.conditions.moments, self.conditions.wastes
        now = next((each for each in self.file.now if moments[each.id](look)), None)
        tips = [each for each in self.file.tip if moments[each.id](look)]
        found = {move: [each for each in self.file.warning if wastes[each.id](look, move)] for move in moves}
        return Advice(now, tips, {move: warnings for move, warnings in found.items() if warnings})


@cache
def coach_of(game: str) -> Coach | None:
    """The coach of an installed game, if it has one."""
    record = game_of(game)
    return read(record.folder / FOLDER, record.part(record.coach) if record.coach else Conditions(lambda *_: None))


def read(folder: Path, conditions: Conditions[Any]) -> Coach | None:
    """The coach in a folder; `ContentError` says everything that is wrong with it."""
    if not (folder / FILE).exists():
        return None
    pack = Pack(folder, [FILE])
    file = pack.read(FILE, CoachFile)
    if file is not None:
        checks.unique(pack, FILE, "tip", [each.id for each in (*file.tip, *file.now)])
        checks.unique(pack, FILE, "warning", [each.id for each in file.warning])
        match(pack, {"now": file.now, "tip": file.tip}, conditions.moments)
        match(pack, {"warning": file.warning}, conditions.wastes)
    if file is None or pack.mistakes:
        raise ContentError(pack.mistakes)
    return Coach(file, conditions)


def match(pack: Pack, entries: Mapping[str, Sequence[Said]], conditions: Iterable[str]) -> None:
    """Every text has a condition, and every condition a text."""
    known, told = sorted(conditions), {each.id for listed in entries.values() for each in listed}
    for kind, listed in entries.items():
        for each in listed:
            if each.id not in known:
                hint = did_you_mean(each.id, known)
                text = f"nothing says when this holds: the game has no condition of this name{hint}"
                pack.mistake(FILE, f"{kind} {each.id}", "id", text)
    for missing in known:
        if missing not in told:
            text = f'the entry "{missing}" is missing, but the game says when it holds'
            pack.mistake(FILE, "", " or ".join(entries), text)
