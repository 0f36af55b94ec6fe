"""Frosts: overseers yield less every year, the stock is finite, and the Emperor wants resources (GWX-FROST)."""

from typing import Final, final

from teahouse.engine.kind import Option
from teahouse.games.great_wall.rules.expansion import Expansion, Reading
from teahouse.games.great_wall.rules.expansions.chronicles.frost.card import KINDS, FrostCard, sheet_of
from teahouse.games.great_wall.rules.expansions.chronicles.frost.delivery import (
    POOL_OFFICIAL,
    SendToEmperor,
    move_marker,
    offer_delivery,
)
from teahouse.games.great_wall.rules.expansions.chronicles.frost.losses import RemoveForShame, offer_removal, rob_stock
from teahouse.games.great_wall.rules.expansions.chronicles.frost.sheet import NAME
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import ScenarioSpec
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.moves import DONE, PASS, SUPPLY_OFFICIAL
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import M_SPRING_START, M_TURN_CHECKED

ONE: Final = "one"
HIRED: Final = "hired"
DELIVERIES: Final = Option("frost_deliveries", ("several", ONE))
OFFICIALS: Final = Option("frost_officials", ("all", HIRED))


@final
class Frosts(FrostCard):
    """The scenario on the table, and what it does when."""

    def copy(self) -> Expansion:
        twin = Frosts()
        twin.space = self.space
        twin.tokens = self.tokens[:]
        twin.sent = self.sent[:]
        twin.several = self.several
        twin.sending = self.sending
        twin.unhired = self.unhired
        twin.counted = self.counted[:]
        return twin

    def choose(self, options: dict[str, str]) -> None:
        self.several = None if options.get(DELIVERIES.name) == ONE else True
        self.unhired = None if options.get(OFFICIALS.name) == HIRED else True

    def prepare(self, g: GreatWall) -> None:
        """Starting resources are taken from the stock (GWX-FROST-10, 31, 32)."""
        self.space = sheet_of(g).start
        self.tokens = [sheet_of(g).stock[g.seats]] * KINDS

    def answer(self, g: GreatWall, h: Happening) -> None:
        """The Reed clan has a turn, but sends nothing (GWX-FROST-22)."""
        if h.moment == M_SPRING_START:
            move_marker(g, sheet_of(g).spring)
        elif h.moment == M_TURN_CHECKED and g.is_player(h.actor):
            self.sending = None
            g.then(offer_delivery, h.actor)

    def breach_shame(self, g: GreatWall, seat: int, section: int, tokens: int) -> bool:
        if g.is_player(seat) and tokens:
            g.then(offer_removal, seat, tokens)
        return True

    def pillage(self, g: GreatWall) -> bool:
        rob_stock(g)
        return True

    def appeal(self, g: GreatWall, seat: int, asks: str, move: int) -> float:
        """What is sent brings much honour, and what is removed spares more."""
        if asks == SendToEmperor.__name__:
            return 0.0 if move == PASS else 6.0
        if asks == RemoveForShame.__name__:
            return 0.0 if move == DONE else 3.0
        return 2.0 if move == POOL_OFFICIAL else 1.0 if move == SUPPLY_OFFICIAL else 0.0

    def before_scoring(self, g: GreatWall) -> None:
        """For every official above the card (GWX-FROST-35)."""
        for seat in range(g.seats):
            g.gain_honor(seat, self.end_honor(g, seat), "honor-frost")


SPEC: Final = ScenarioSpec(
    NAME,
    Frosts,
    events={
        "frost-removed": ("resource", "count"),
        "frost-robbed": ("resource", "count"),
        "frost-sent": ("resource", "count"),
        "frost-track": ("frost-space",),
        "honor-frost": ("count",),
    },
    readings=(
        Reading("GWX-FROST-18", DELIVERIES, "scenario", NAME, {"1": ONE}),
        Reading("GWX-FROST-19", OFFICIALS, "scenario", NAME, {"1": HIRED}),
    ),
    causes={"offer_delivery": (), "offer_removal": ()},
)
