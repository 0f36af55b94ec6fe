"""Ancient Chronicles: six scenarios, a folder each, of which a game plays one (GWX-AC-02, 03)."""

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Final

from teahouse.engine.kind import Option
from teahouse.games.great_wall.rules.expansion import Expansion, ExpansionSpec
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import ScenarioSpec

NO_SCENARIO: Final = "none"


def found() -> list[ScenarioSpec]:
    """The `SPEC` of every folder here."""
    names = sorted([module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]) if module.ispkg])
    specs = [import_module(f"{__name__}.{name}").SPEC for name in names]
    return [spec for spec in specs if isinstance(spec, ScenarioSpec)]


SCENARIO_SPECS: Final = found()


def join(options: dict[str, str]) -> Expansion | None:
    for spec in SCENARIO_SPECS:
        if options.get("scenario") == spec.name:
            scenario = spec.scenario()
            scenario.choose(options)
            return scenario
    return None


def events() -> dict[str, tuple[str, ...]]:
    told: dict[str, tuple[str, ...]] = {}
    for spec in SCENARIO_SPECS:
        told.update(spec.events)
    return told


def causes() -> dict[str, tuple[str, ...]]:
    leading: dict[str, tuple[str, ...]] = {}
    for spec in SCENARIO_SPECS:
        leading.update(spec.causes)
    return leading


SPEC: Final = ExpansionSpec(
    "chronicles",
    (Option("scenario", (NO_SCENARIO, *[spec.name for spec in SCENARIO_SPECS])),),
    join,
    parts=tuple([part for spec in SCENARIO_SPECS for part in (spec.scenario, *spec.parts)]),
    events=events(),
    readings=tuple([reading for spec in SCENARIO_SPECS for reading in spec.readings]),
    causes=causes(),
)
