"""Hunger: every citizen needs food at the end of the round (AW-HUN)."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.engine.shared_lists import without
from teahouse.games.ancient_world.rules.moves import CITIZEN
from teahouse.games.ancient_world.rules.properties import symbols
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import P_FOOD


def check_hunger(g: AncientWorld, seat: int) -> None:
    """All citizens owned are at home now; food is counted, not spent (AW-HUN-01..03, AW-HUN-06..07, AW-GRO-04)."""
    player = g.players[seat]
    food = symbols(g, seat, P_FOOD)
    if not player.hungry:
        g.say("food", seat, food, len(player.home))
    if len(player.home) <= food:
        return
    if food == 0:
        while player.home:
            go_hungry(g, seat, player.home[0])
    else:
        g.ask(ChooseHungry(seat))


def go_hungry(g: AncientWorld, seat: int, skill: int) -> None:
    """It cannot be used in the next round (AW-HUN-03..04)."""
    player = g.players[seat]
    player.home = without(player.home, skill)
    player.hungry = [*player.hungry, skill]
    g.say("hungry", seat, skill)


class ChooseHungry(Decision[AncientWorld]):
    """Which citizen goes hungry? (AW-HUN-05)"""

    clause: ClassVar[str] = "AW-HUN-05"

    def candidates(self, g: AncientWorld) -> list[int]:
        return [CITIZEN + skill for skill in g.players[self.seat].home]

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        return None if move - CITIZEN in g.players[self.seat].home else self.clause

    def take(self, g: AncientWorld, move: int) -> None:
        go_hungry(g, self.seat, move - CITIZEN)
        g.then(check_hunger, self.seat)
