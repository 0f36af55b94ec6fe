"""A paper lantern: at the start of winter it honours whoever stands in its light, and is carried on."""

from typing import Any, ClassVar, Final, cast, final

from teahouse.engine.decision import Decision
from teahouse.engine.kind import Option
from teahouse.games.great_wall.rules.counting import own_warriors
from teahouse.games.great_wall.rules.expansion import Expansion, ExpansionSpec, Feature
from teahouse.games.great_wall.rules.expansions.lantern.sheet import NAME, LanternSheet
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.moves import FORTIFY, SECTION
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import ANY_WARRIOR, AT_HERE, M_WINTER_START, MIDDLE, card_set

SET_LANTERN: Final = card_set(NAME)


@final
class Lantern(Expansion):
    """The lantern on the table."""

    features: ClassVar[tuple[Feature, ...]] = (Feature("section"),)

    def __init__(self) -> None:
        self.section = MIDDLE
        """Where it shines."""

    def copy(self) -> Expansion:
        twin = Lantern()
        twin.section = self.section
        return twin

    def card_sets(self) -> list[int]:
        return [SET_LANTERN]

    def answer(self, g: GreatWall, h: Happening) -> None:
        if h.moment == M_WINTER_START:
            g.then(shine)
            g.then(offer_lantern)

    def observe(self, g: GreatWall, seat: int) -> dict[str, object]:
        return {"section": self.section}

    def see(self, observed: dict[str, Any]) -> None:
        self.section = observed["section"]

    def broken_laws(self, g: GreatWall, broken: list[str]) -> None:
        if self.section not in g.sections():
            broken.append("GW-2P-06: the lantern shines where nobody can be")


def lantern_of(g: GreatWall) -> Lantern:
    for expansion in g.attached():
        if isinstance(expansion, Lantern):
            return expansion
    raise AssertionError("there is no lantern")


def shine(g: GreatWall) -> None:
    """Honour for every player with a warrior on its section."""
    section = lantern_of(g).section
    sheet = cast(LanternSheet, g.box.expansions[NAME])
    for seat in g.players():
        if own_warriors(g, seat, AT_HERE, ANY_WARRIOR, Happening(section=section)):
            g.gain_honor(seat, sheet.honor, "honor-lantern")


def offer_lantern(g: GreatWall) -> None:
    """The first player in tea order carries it on."""
    g.ask(CarryLantern(g.players()[0]))


class CarryLantern(Decision[GreatWall]):
    """To which other section is the lantern carried? (GW-TEA-02)"""

    clause: ClassVar[str] = "GW-TEA-02"

    def candidates(self, g: GreatWall) -> list[int]:
        return list(range(SECTION, FORTIFY))

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not SECTION <= move < FORTIFY or move - SECTION == lantern_of(g).section:
            return self.clause
        return "GW-2P-06" if g.is_blocked(move - SECTION) else None

    def take(self, g: GreatWall, move: int) -> None:
        lantern_of(g).section = move - SECTION
        g.say("lantern-carried", self.seat, move - SECTION)


def join(options: dict[str, str]) -> Expansion | None:
    return Lantern() if options.get("lantern") == "on" else None


SPEC: Final = ExpansionSpec(
    NAME,
    (Option("lantern", ("off", "on")),),
    join,
    parts=(Lantern,),
    events={"honor-lantern": ("count",), "lantern-carried": ("section",)},
    causes={"offer_lantern": ()},
)
