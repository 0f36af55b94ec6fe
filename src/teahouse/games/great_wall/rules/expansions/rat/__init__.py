"""The Rat: it stands in an area, gives gold to whoever is there, and is moved by the open card (GWX-RAT)."""

from typing import Final, final

from teahouse.engine.kind import Option
from teahouse.games.great_wall.rules.expansion import SUMMER_END, Expansion, ExpansionSpec
from teahouse.games.great_wall.rules.expansions.rat.cards import lay_out_cards, reveal_card
from teahouse.games.great_wall.rules.expansions.rat.moving import offer_rat, place_rat
from teahouse.games.great_wall.rules.expansions.rat.pieces import RatPieces, sheet_of
from teahouse.games.great_wall.rules.expansions.rat.sheet import NAME, WHOEVER
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import GOLD, M_AREA_ACTIVATED, M_SETUP_DONE, M_TURN_CHECKED, S_HELD


@final
class Rat(RatPieces):
    """The Rat on the table, and what it does when."""

    def copy(self) -> Expansion:
        twin = Rat()
        twin.area = self.area
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        return twin

    def weighs(self, g: GreatWall, resource: int) -> bool:
        """The open card may look at who has the most or the fewest of it (GWX-RAT-15)."""
        if not self.pile:
            return False
        card = sheet_of(g).cards[self.pile[-1]]
        return card.asks != WHOEVER and card.counted.per == S_HELD and card.counted.what == resource

    def answer(self, g: GreatWall, h: Happening) -> None:
        """At the end of set-up, of a turn's check, of summer; the year without summer keeps its card (GWX-RAT-28).

        The check of winter does not count (GWX-RAT-19). Playing together skips no summer's end (GWX-RAT-23).
        """
        if h.moment == M_AREA_ACTIVATED and h.area == self.area:
            give_gold(g, h.area)
        elif h.moment == M_TURN_CHECKED:
            g.then(offer_rat)
        elif h.moment == SUMMER_END:
            g.then(reveal_card)
        elif h.moment == M_SETUP_DONE:
            g.then(lay_out_cards)
            g.then(place_rat)


def give_gold(g: GreatWall, area: int) -> None:
    """Once for each clan with an official there, before the area is used (GWX-RAT-10..13).

    It is not collected from the area (GWX-RAT-14). The Reed clan's goes to the warehouse, Qin takes none
    (GWX-MIX-15, 16).
    """
    g.say("rat-fed", -1, area)
    for seat in g.tea:
        if g.officials_in(area, seat):
            g.gain_resource(seat, GOLD, sheet_of(g).gold)


def join(options: dict[str, str]) -> Expansion | None:
    return Rat() if options.get("rat") == "on" else None


SPEC: Final = ExpansionSpec(
    NAME,
    (Option("rat", ("off", "on")),),
    join,
    parts=(Rat,),
    events={"rat-card": ("rat-card",), "rat-fed": ("area",), "rat-moved": ("area",)},
    causes={"offer_rat": (), "place_rat": ()},
)
