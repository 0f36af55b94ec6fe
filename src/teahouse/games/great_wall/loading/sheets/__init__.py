"""What is printed for single expansions and scenarios, a module each: whatever module lies here is found.

`read` makes the sheet that the rules look things up in, `check` says what must hold beside the shapes; `SHAPE` is the
shape of an expansion's file, `SCENARIO` that of a scenario.
"""

import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Final

from teahouse.games.great_wall.loading.box import CardCompiler
from teahouse.games.great_wall.loading.files import Files
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.loading.pack import Pack

Reader = Callable[[Files, CardCompiler], Sheet]
Check = Callable[[Pack, Files], None]

_MODULES: Final = {
    name: import_module(f"{__name__}.{name}")
    for name in sorted(module.name for module in pkgutil.iter_modules(__path__))
}
READERS: Final[dict[str, Reader]] = {name: module.read for name, module in _MODULES.items() if hasattr(module, "read")}
CHECKS: Final[list[Check]] = [module.check for module in _MODULES.values() if hasattr(module, "check")]
