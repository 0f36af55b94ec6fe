"""The expansions, a folder each: whatever folder lies here is found, in the order of the alphabet.

A folder holds `SPEC` in its `__init__`; no other module names it.
"""

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Final

from teahouse.games.great_wall.rules.expansion import ExpansionSpec


def found() -> list[ExpansionSpec]:
    """The `SPEC` of every folder."""
    names = sorted([module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]) if module.ispkg])
    specs = [import_module(f"{__name__}.{name}").SPEC for name in names]
    return [spec for spec in specs if isinstance(spec, ExpansionSpec)]


EXPANSION_SPECS: Final = found()
