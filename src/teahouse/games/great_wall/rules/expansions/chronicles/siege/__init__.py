"""The Siege of Diaoyu Fortress: the players hold a fortress together until the last year is over (GWX-SIEGE)."""

from typing import Any, Final, final

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.barracks import PlaceRecruit
from teahouse.games.great_wall.rules.camp import Build
from teahouse.games.great_wall.rules.expansion import SHOOTING_START, Expansion
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import ScenarioSpec
from teahouse.games.great_wall.rules.expansions.chronicles.siege.fire import fire_from_fortress
from teahouse.games.great_wall.rules.expansions.chronicles.siege.fortress import DEFENCE, GARRISON, Fortress, sheet_of
from teahouse.games.great_wall.rules.expansions.chronicles.siege.garrison import (
    garrison_recruit,
    offer_garrison,
    refuse_recruit,
)
from teahouse.games.great_wall.rules.expansions.chronicles.siege.night import besiege, pass_night
from teahouse.games.great_wall.rules.expansions.chronicles.siege.repairs import is_in_camp, refuse_repair, repair
from teahouse.games.great_wall.rules.expansions.chronicles.siege.sheet import NAME
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import ARCHER, M_PILLAGE, M_WINTER_END


@final
class Siege(Fortress):
    """The fortress on the table, and what it does when."""

    def copy(self) -> Expansion:
        twin = Siege()
        twin.defence = self.defence
        twin.tokens = self.tokens
        twin.archers = self.archers[:]
        return twin

    def prepare(self, g: GreatWall) -> None:
        """The defence, and tokens from the shame supply next to the card (GWX-SIEGE-07)."""
        sheet = sheet_of(g)
        self.defence = sheet.defence[g.seats]
        self.tokens = sheet.tokens[g.seats]
        g.shame_supply -= self.tokens

    def answer(self, g: GreatWall, h: Happening) -> None:
        """A breach does nothing to the fortress (GWX-SIEGE-41)."""
        if h.moment == M_PILLAGE:
            besiege(g)
        elif h.moment == SHOOTING_START:
            g.then(fire_from_fortress)
        elif h.moment == M_WINTER_END:
            g.then(pass_night)

    def march(self, g: GreatWall, seat: int) -> bool:
        g.then(offer_garrison, seat)
        return True

    # -- further answers in the barracks and in the builders' camp -----------------------------

    def joins_in(self) -> bool:
        return True

    def offers(self, g: GreatWall, decision: Decision[Any]) -> list[int]:
        if isinstance(decision, PlaceRecruit) and decision.warrior == ARCHER:
            return [GARRISON]
        return [DEFENCE] if isinstance(decision, Build) and is_in_camp(decision) else []

    def knows(self, g: GreatWall, decision: Decision[Any], move: int) -> bool:
        if move == GARRISON:
            return isinstance(decision, PlaceRecruit)
        return move == DEFENCE and isinstance(decision, Build)

    def refuses(self, g: GreatWall, decision: Decision[Any], move: int) -> str | None:
        if move == GARRISON and isinstance(decision, PlaceRecruit):
            return refuse_recruit(g, decision)
        if move == DEFENCE and isinstance(decision, Build):
            return refuse_repair(g, decision)
        return None

    def takes(self, g: GreatWall, decision: Decision[Any], move: int) -> None:
        if isinstance(decision, PlaceRecruit):
            garrison_recruit(g, decision)
        elif isinstance(decision, Build):
            repair(g, decision)

    # -- the end -------------------------------------------------------------------------------


SPEC: Final = ScenarioSpec(
    NAME,
    Siege,
    events={
        "defence-raised": ("count",),
        "garrisoned": (),
        "night": ("count", "count-to"),
        "siege-stronger": ("count",),
    },
    causes={"fire_from_fortress": (), "pass_night": ()},
)
