"""The fortress of Diaoyu: its defence, the siege around it, and the archers on its firing positions."""

from typing import Any, ClassVar, Final, cast

from teahouse.games.great_wall.rules.expansion import BY_SEAT, Feature
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import Scenario
from teahouse.games.great_wall.rules.expansions.chronicles.siege.sheet import NAME, SiegeSheet
from teahouse.games.great_wall.rules.moves import family
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.words import ARCHER, SECTIONS

GARRISON: Final = family(["garrison"])
"""The archer just recruited goes into the fortress."""
GARRISON_POST: Final = family([f"garrison-post {section}" for section in SECTIONS])
"""GARRISON_POST + section: an archer of the wall goes there."""
GARRISON_SHELTER: Final = family([f"garrison-shelter {section}" for section in SECTIONS])
"""GARRISON_SHELTER + section: an archer of the shelter goes there."""
DEFENCE: Final = family(["defence"])
"""The defence of the fortress is raised."""
HOLD_FIRE: Final = family(["hold-fire"])
"""All own archers of the fortress who have not shot yet hold fire."""
LET_OTHERS_SHOOT: Final = family(["let-others-shoot"])

FEW_ARCHERS: Final = 2
"""How many stand there on most nights."""
FORTRESS_FELL: Final = 32
"""Why the game ends: the defence is down (GWX-SIEGE-06)."""


class Fortress(Scenario):
    """The scenario card and what stands on it; what is known of it, and what always holds."""

    features: ClassVar[tuple[Feature, ...]] = (Feature("defence"), Feature("tokens"), Feature("archers", 1, BY_SEAT))

    def __init__(self) -> None:
        self.defence = 0
        self.tokens = 0
        """Shame tokens next to the card: the strength of the siege (GWX-SIEGE-05)."""
        self.archers: list[int] = [0] * SEATS
        """On the firing positions, which are common to all, by seat (GWX-SIEGE-09)."""

    def observe(self, g: GreatWall, seat: int) -> dict[str, object]:
        return {"defence": self.defence, "tokens": self.tokens, "archers": self.archers[:]}

    def see(self, observed: dict[str, Any]) -> None:
        self.defence = observed["defence"]
        self.tokens = observed["tokens"]
        self.archers = observed["archers"]

    # -- for minds -----------------------------------------------------------------------------

    def outlook(self, g: GreatWall, seat: int) -> float:
        """A defence that lasts is worth most; beyond that, little."""
        held = self.held(g)
        return 4.0 * min(2, held) + 0.5 * held

    def held(self, g: GreatWall) -> int:
        """What the nights to come would leave of the defence, if from tomorrow on a few archers stand there."""
        tonight = max(0, self.tokens - sum(self.archers))
        return self.defence - tonight - max(0, self.tokens - FEW_ARCHERS) * (g.last_space() - g.time)

    def appeal(self, g: GreatWall, seat: int, asks: str, move: int) -> float:
        """Archers while the siege is stronger than they are, and repairs while it will be close."""
        if GARRISON <= move < DEFENCE:
            return 4.0 if sum(self.archers) < self.tokens else -1.0
        if move == DEFENCE:
            return 3.0 if self.held(g) < 2 else 0.0
        return -1.0 if move == HOLD_FIRE else 0.0

    # -- laws ----------------------------------------------------------------------------------

    def warriors(self, g: GreatWall, seat: int, warrior: int) -> int:
        return self.archers[seat] if warrior == ARCHER else 0

    def shame(self, g: GreatWall) -> int:
        return self.tokens

    def broken_laws(self, g: GreatWall, broken: list[str]) -> None:
        if not 0 <= self.defence <= sheet_of(g).top or not self.defence and not g.finished:
            broken.append(f"GWX-SIEGE-06: a fortress with defence {self.defence} in play")
        if not 0 <= sum(self.archers) <= sheet_of(g).positions or min(self.archers) < 0:
            broken.append("GWX-SIEGE-08: more archers than firing positions in the fortress")


def sheet_of(g: GreatWall) -> SiegeSheet:
    return cast(SiegeSheet, g.box.expansions[NAME])


def fortress_of(g: GreatWall) -> Fortress:
    """The fortress of this table."""
    for expansion in g.attached():
        if isinstance(expansion, Fortress):
            return expansion
    raise AssertionError("this table has no fortress")


def free_fortress_positions(g: GreatWall) -> int:
    """Each holds one archer, whosever he is (GWX-SIEGE-08, 09)."""
    return sheet_of(g).positions - sum(fortress_of(g).archers)
