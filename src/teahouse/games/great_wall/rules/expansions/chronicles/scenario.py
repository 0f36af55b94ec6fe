"""What all scenarios share: the cards of the Ancient Chronicles, and artifacts that score during play."""

from typing import final

from mypy_extensions import mypyc_attr

from teahouse.games.great_wall.rules.coop.ending import TIME, end_together
from teahouse.games.great_wall.rules.expansion import Expansion, Reading
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import SET_CHRONICLES


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario(Expansion):
    """One scenario on the table; the cards of this expansion are used in no other game (GWX-AC-15)."""

    def choose(self, options: dict[str, str]) -> None:
        """Take the readings of its rules that were chosen before the game."""

    def card_sets(self) -> list[int]:
        return [SET_CHRONICLES]

    def uses_edicts(self) -> bool:
        """In no scenario (GWX-AC-29)."""
        return False

    def check_together(self, g: GreatWall) -> bool:
        """Players who hold out to the end have won together (GWX-AC-05, GWX-SIEGE-04, 43..45, GWX-RED-04, 34)."""
        if g.time == g.last_space():
            end_together(g, TIME, won=True)
        return True

    def abilities_of(self, g: GreatWall, seat: int) -> list[int]:
        """Artifacts that score in play do so for every player separately (GWX-AC-17, 19)."""
        if not g.is_player(seat):
            return []
        return [number for artifact in g.artifacts for number in g.box.artifacts[artifact].triggers]


@final
class ScenarioSpec:
    """A scenario before the game: its name, and what it lays on the table."""

    def __init__(
        self,
        name: str,
        scenario: type[Scenario],
        parts: tuple[type, ...] = (),
        events: dict[str, tuple[str, ...]] | None = None,
        readings: tuple[Reading, ...] = (),
        causes: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.name = name
        self.scenario = scenario
        self.parts = parts
        """Further classes of pieces."""
        self.events: dict[str, tuple[str, ...]] = events or {}
        self.causes: dict[str, tuple[str, ...]] = causes or {}
        self.readings = readings
