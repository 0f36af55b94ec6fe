"""Cards from other boxes, known from the errata alone; they stay away unless the table wants them (GWX-MIX-27)."""

from typing import Any, Final, final

from teahouse.engine.kind import Option
from teahouse.games.great_wall.rules.expansion import Expansion, ExpansionSpec
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import SET_EXTRAS


@final
class Extras(Expansion):
    """Nothing but cards."""

    def copy(self) -> Expansion:
        return Extras()

    def card_sets(self) -> list[int]:
        return [SET_EXTRAS]

    def observe(self, g: GreatWall, seat: int) -> dict[str, object]:
        return {}

    def see(self, observed: dict[str, Any]) -> None:
        pass


def join(options: dict[str, str]) -> Expansion | None:
    return Extras() if options.get("jia_sidao") == "on" else None


SPEC: Final = ExpansionSpec("extras", (Option("jia_sidao", ("off", "on")),), join, parts=(Extras,))
