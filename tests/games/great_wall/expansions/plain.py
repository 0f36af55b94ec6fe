"""A scenario without any rule of its own: the frame of the Ancient Chronicles and nothing else."""

from typing import Any

from teahouse.games.great_wall.rules.expansion import Expansion
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import Scenario
from teahouse.games.great_wall.rules.state import GreatWall
from tests.games.great_wall.builder import Builder


class Plain(Scenario):
    """Cards and artifacts, no more."""

    def copy(self) -> Expansion:
        return self

    def observe(self, g: GreatWall, seat: int) -> dict[str, object]:
        return {}

    def see(self, observed: dict[str, Any]) -> None:
        pass


def with_artifact(name: str, seats: int = 3, **options: str) -> Builder:
    """A bare table of the frame, on which one artifact lies."""
    t = Builder(seats, raw=False, box=None, **options)
    t.g.expansions = [Plain()]
    t.g.artifacts = [[artifact.name for artifact in t.box.artifacts].index(name)]
    return t
