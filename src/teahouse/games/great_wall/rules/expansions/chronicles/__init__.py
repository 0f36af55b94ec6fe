"""Ancient Chronicles: six scenarios, a folder each, of which a game plays one (GWX-AC-02, 03)."""

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Final

from teahouse.engine.kind import Option
from teahouse.games.great_wall.rules.expansion import Expansion, Room
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import Chapter

NO_SCENARIO: Final = "none"


def found() -> list[Chapter]:
    """The chapter of every folder here."""
    names = sorted([module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]) if module.ispkg])
    chapters = [import_module(f"{__name__}.{name}").CHAPTER for name in names]
    return [chapter for chapter in chapters if isinstance(chapter, Chapter)]


CHAPTERS: Final = found()


def join(options: dict[str, str]) -> Expansion | None:
    for chapter in CHAPTERS:
        if options.get("scenario") == chapter.name:
            scenario = chapter.scenario()
            scenario.choose(options)
            return scenario
    return None


def events() -> dict[str, tuple[str, ...]]:
    told: dict[str, tuple[str, ...]] = {}
    for chapter in CHAPTERS:
        told.update(chapter.events)
    return told


ROOM: Final = Room(
    "chronicles",
    (Option("scenario", (NO_SCENARIO, *[chapter.name for chapter in CHAPTERS])),),
    join,
    parts=tuple([part for chapter in CHAPTERS for part in (chapter.scenario, *chapter.parts)]),
    events=events(),
    readings=tuple([reading for chapter in CHAPTERS for reading in chapter.readings]),
)
