"""The shape of the file of Ancient Chronicles: its scenarios are those whose modules lie here."""

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Final, Union

from msgspec import defstruct

from teahouse.games.great_wall.loading.files import CHRONICLES, Files
from teahouse.games.great_wall.loading.scenarios import ChroniclesFile, ScenarioEntry
from teahouse.loading.checks import once_each
from teahouse.loading.pack import Pack

PACKAGE: Final = __name__.rpartition(".")[0]


def scenarios_found() -> dict[str, type[ScenarioEntry]]:
    """The shape of each scenario, by its id."""
    names = [module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)])]
    modules = [import_module(f"{PACKAGE}.{name}") for name in names if f"{PACKAGE}.{name}" != __name__]
    shapes: list[type[ScenarioEntry]] = [module.SCENARIO for module in modules if hasattr(module, "SCENARIO")]
    return {str(shape.__struct_config__.tag): shape for shape in shapes}


SCENARIOS: Final = scenarios_found()
SHAPE: Final = defstruct(
    "ChroniclesFile",
    [("scenario", list[Union[tuple(SCENARIOS.values())]])],  # type: ignore[misc]  # noqa: UP007
    bases=(ChroniclesFile,),
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
)
"""The file, with exactly the tables that each scenario has."""


def check(pack: Pack, files: Files) -> None:
    """Every scenario stands once (GWX-AC-02)."""
    once_each(pack, CHRONICLES, "scenario", [entry.id for entry in files.chronicles.scenario], SCENARIOS)
