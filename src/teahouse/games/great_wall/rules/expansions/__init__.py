"""The expansions, a room each: whatever folder lies here is found, in the order of the alphabet.

A folder holds `ROOM` in its `__init__`; nothing else in the house names it.
"""

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Final

from teahouse.games.great_wall.rules.expansion import Room


def found() -> list[Room]:
    """The room of every folder."""
    names = sorted([module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]) if module.ispkg])
    rooms = [import_module(f"{__name__}.{name}").ROOM for name in names]
    return [room for room in rooms if isinstance(room, Room)]


ROOMS: Final = found()
