"""What is printed for single expansions, a module each: `read` makes the sheet that their rules look things up in.

Whatever module lies here is found; its name is that of the expansion.
"""

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Final

from teahouse.games.great_wall.loading.box import Turner
from teahouse.games.great_wall.loading.files import Files
from teahouse.games.great_wall.rules.box import Sheet

Reader = Callable[[Files, Turner], Sheet]


def found() -> dict[str, Reader]:
    names = sorted(module.name for module in pkgutil.iter_modules(__path__))
    return {name: import_module(f"{__name__}.{name}").read for name in names}


READERS: Final = found()
