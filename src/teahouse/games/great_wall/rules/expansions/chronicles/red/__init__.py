"""The Red Turban Rebellion: three players survive together, without a single breach (GWX-RED)."""

from typing import Final, final

from teahouse.games.great_wall.rules.coop.ending import end_together
from teahouse.games.great_wall.rules.expansion import INVASION_DONE, Expansion
from teahouse.games.great_wall.rules.expansions.chronicles.red.officials import (
    give_up_official,
    offer_official,
    send_one_to_pool,
)
from teahouse.games.great_wall.rules.expansions.chronicles.red.peace import choose_peace_or_war, pledged_gold
from teahouse.games.great_wall.rules.expansions.chronicles.red.rebellion import BREACHED, Rebellion, sheet_of
from teahouse.games.great_wall.rules.expansions.chronicles.red.sheet import NAME
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import ScenarioSpec
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.state import SECTION_COUNT, GreatWall
from teahouse.games.great_wall.rules.words import M_BREACH, M_PILLAGE, M_SPRING_START, M_SUMMER_INCOME, PAGODA


@final
class RedTurbans(Rebellion):
    """The rebellion on the table, and what it does when."""

    def copy(self) -> Expansion:
        twin = RedTurbans()
        twin.state = self.state
        twin.hordes_fewer = self.hordes_fewer
        twin.spaces_fewer = self.spaces_fewer
        return twin

    def prepare(self, g: GreatWall) -> None:
        """The token on the time track, and the first walls, for no honour (GWX-RED-05..07)."""
        self.spaces_fewer = len(g.printed().invasion) + 1 - sheet_of(g).space
        g.levels = [sheet_of(g).walls] * SECTION_COUNT

    def answer(self, g: GreatWall, h: Happening) -> None:
        if h.moment == M_SPRING_START:
            g.then(choose_peace_or_war)
        elif h.moment == INVASION_DONE:
            self.hordes_fewer = 0
        elif h.moment == M_SUMMER_INCOME:
            for seat in g.players():
                g.then(offer_official, seat)
        elif h.moment == M_BREACH:
            g.then(lose_by_breach)
        elif h.moment == M_PILLAGE:
            for seat in g.players():
                g.then(give_up_official, seat)

    def going_home(self, g: GreatWall, area: int) -> None:
        """Of production areas only, after their effect (GWX-RED-27, 29)."""
        if area <= PAGODA:
            send_one_to_pool(g, area)

    def refuses_overseer(self, g: GreatWall, seat: int, area: int) -> str | None:
        """In the gold mine, whatever a card says; elsewhere as ever (GWX-RED-09, 11)."""
        return "GWX-RED-09" if area == sheet_of(g).area else None

    def invasion_change(self, g: GreatWall) -> int:
        return -self.hordes_fewer

    def years_fewer(self) -> int:
        return self.spaces_fewer

    def promises(self, g: GreatWall) -> list[tuple[int, list[int]]]:
        return pledged_gold(g)


def lose_by_breach(g: GreatWall) -> None:
    """At once, before any of its shame and deaths (GWX-RED-31, 35)."""
    end_together(g, BREACHED)


SPEC: Final = ScenarioSpec(
    NAME,
    RedTurbans,
    events={
        "gold-pledged": ("gold",),
        "official-given-up": (),
        "official-received": (),
        "official-returned": ("area",),
        "peace": ("count",),
        "peace-proposed": ("count", "gold"),
        "peace-refused": (),
        "war": (),
    },
    causes={"ProposePeace": ("player",), "choose_peace_or_war": (), "give_up_official": (), "offer_official": ()},
)
