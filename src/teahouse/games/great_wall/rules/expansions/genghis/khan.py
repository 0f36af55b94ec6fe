"""Genghis Khan in the game: his answers to the base rules."""

from typing import Any, Final, final

from teahouse.games.great_wall.rules.counting import section_here
from teahouse.games.great_wall.rules.expansion import INVASION_DONE, NOTHING, SHOOTING_START, Expansion
from teahouse.games.great_wall.rules.expansions.genghis.banner import rally_all
from teahouse.games.great_wall.rules.expansions.genghis.fighting import offer_khan_attack
from teahouse.games.great_wall.rules.expansions.genghis.gift import gift_of, receive_gift, works_for
from teahouse.games.great_wall.rules.expansions.genghis.laws import break_no_laws
from teahouse.games.great_wall.rules.expansions.genghis.pieces import KhanPieces, is_defeated, printed
from teahouse.games.great_wall.rules.expansions.genghis.setting_up import (
    draw_gift,
    give_banner_bearers,
    lay_out_skills,
    remove_types,
    ride,
    types_with_his,
)
from teahouse.games.great_wall.rules.expansions.genghis.skills import answer_with_skills, modifiers_of_skills
from teahouse.games.great_wall.rules.expansions.genghis.words import C_GENGHIS
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Condition
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.words import (
    BANNER_BEARER,
    M_HORDE_CAPTURED,
    M_HORDE_DEFEATED,
    M_WALL_BUILT,
    SET_GENGHIS,
)

DEFEATED: Final = 16
"""The bit of his defeat among the reasons why the game ends."""


@final
class Genghis(KhanPieces):
    """His cards are no horde units: no base rule ever counts them (GWX-GK-36..40)."""

    def copy(self) -> Expansion:
        copied = Genghis()
        copied.section = self.section
        copied.cards = self.cards[:]
        copied.cover = [cover[:] for cover in self.cover]
        copied.gift = self.gift
        copied.owner = self.owner
        copied.removed = self.removed[:]
        copied.survivors = self.survivors[:]
        return copied

    # -- setting up ----------------------------------------------------------------------------

    def prepare(self, g: GreatWall) -> None:
        draw_gift(g, self)
        remove_types(g, self)

    def set_up(self, g: GreatWall) -> None:
        give_banner_bearers(g)
        lay_out_skills(g, self)
        ride(g, self)

    def card_sets(self) -> list[int]:
        """His advisors are shuffled in (GWX-GK-25); he brings no artifacts (GWX-GK-10)."""
        return [SET_GENGHIS]

    def horde_types(self, g: GreatWall, types: list[int]) -> list[int]:
        return types_with_his(g, self, types)

    # -- moments -------------------------------------------------------------------------------

    def answer(self, g: GreatWall, h: Happening) -> None:
        if h.moment == INVASION_DONE:
            ride(g, self)
        elif h.moment == SHOOTING_START:
            rally_all(g)
        elif h.moment == M_HORDE_DEFEATED:
            self.survivors = [0] * (4 * SEATS)
        elif h.moment == M_HORDE_CAPTURED and g.is_player(h.winner):
            g.then(offer_khan_attack, h.winner, h.section)
        elif h.moment == M_WALL_BUILT:
            g.then(receive_gift, h.actor)
        answer_with_skills(g, self, h)

    def survived(self, g: GreatWall, seat: int, warriors: list[int]) -> None:
        for warrior in range(len(warriors)):
            self.survivors[4 * seat + warrior] += warriors[warrior]

    # -- cards ---------------------------------------------------------------------------------

    def abilities_of(self, g: GreatWall, seat: int) -> list[int]:
        return gift_of(g, self).triggers if works_for(g, self, seat) else NOTHING

    def modifiers_of(self, g: GreatWall, seat: int) -> list[int]:
        return gift_of(g, self).modifiers if works_for(g, self, seat) else NOTHING

    def modifiers_at(self, g: GreatWall, section: int) -> list[int]:
        return modifiers_of_skills(g, self) if section == self.section else NOTHING

    def holds(self, g: GreatWall, condition: Condition, seat: int, h: Happening) -> bool:
        """Does he stand on the section of the event?"""
        return condition.kind == C_GENGHIS and section_here(g, h) == self.section

    # -- the end -------------------------------------------------------------------------------

    def end_reasons(self, g: GreatWall) -> int:
        """One more reason at the check of winter, and no victory by itself (GWX-GK-28..34)."""
        return DEFEATED if is_defeated(g, self) else 0

    # -- what seats know -----------------------------------------------------------------------

    def observe(self, g: GreatWall, seat: int) -> dict[str, object]:
        return {
            "section": self.section,
            "cards": self.cards[:],
            "cover": [cover[:] for cover in self.cover],
            "gift": self.gift,
            "owner": self.owner,
            "removed": self.removed[:],
        }

    def see(self, observed: dict[str, Any]) -> None:
        self.section = observed["section"]
        self.cards = observed["cards"]
        self.cover = observed["cover"]
        self.gift = observed["gift"]
        self.owner = observed["owner"]
        self.removed = observed["removed"]

    # -- laws ----------------------------------------------------------------------------------

    def pieces(self, g: GreatWall, seat: int, warrior: int) -> int:
        return printed(g).banner_bearers if warrior == BANNER_BEARER and g.is_player(seat) else 0

    def broken_laws(self, g: GreatWall, broken: list[str]) -> None:
        break_no_laws(g, self, broken)
