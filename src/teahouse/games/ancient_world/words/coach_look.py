"""What the coach of The Ancient World looks at: what one seat sees and may answer, and what follows from it."""

from collections.abc import Sequence

from teahouse.games.ancient_world.rules import build
from teahouse.games.ancient_world.rules.moves import empire_card, titan_card
from teahouse.games.ancient_world.rules.placement import PlaceCitizen, refuse_cell
from teahouse.games.ancient_world.rules.properties import banners, symbols
from teahouse.games.ancient_world.rules.purse import purse_of
from teahouse.games.ancient_world.rules.reactions import standing_discount
from teahouse.games.ancient_world.rules.words import (
    BUILD,
    P_FOOD,
    T_BUILD,
    TRIBES,
)
from teahouse.games.ancient_world.words import GameReading
from teahouse.wording import Reading


class Look:
    """What a seat sees and may answer, and what follows from it."""

    def __init__(self, reading: Reading, moves: Sequence[int]) -> None:
        assert isinstance(reading, GameReading)
        now = reading.now
        self.g, self.box, self.me = now.g, now.box, now.seat
        self.mine = self.g.players[self.me]
        self.asked = now.question(self.me)
        self.asks = now.asks()
        self.moves = moves
        self.last_round = len(self.box.round_deck) - 1
        self.food = symbols(self.g, self.me, P_FOOD)
        self.unfed = max(0, self.mine.citizens() - self.food)
        self.banners = [banners(self.g, self.me, tribe) for tribe in range(len(TRIBES))]
        self.full = len(self.box.banner_vp) - 1
        """How many banners of a tribe score."""

    @property
    def turn(self) -> bool:
        return self.asks == "TakeTurn"

    @property
    def round_begins(self) -> bool:
        """For this seat: none of its citizens has been placed."""
        return self.turn and len(self.mine.home) + len(self.mine.hungry) == self.mine.citizens()

    @property
    def in_last_round(self) -> bool:
        return self.g.round == self.last_round

    def skill(self) -> int:
        """Of the citizen that is being placed."""
        assert self.asked is not None
        return self.asked.read(PlaceCitizen).skill

    def open_to(self, cell: int, skills: Sequence[int]) -> bool:
        """Could one of these citizens go there now?"""
        return any(refuse_cell(self.g, self.me, skill, cell) is None for skill in skills)

    def tops(self) -> list[int]:
        """The titans that can be fought."""
        return [deck[-1] for deck in self.g.titan_decks if deck]

    def beatable(self) -> bool:
        return self.turn and any(titan_card(move) for move in self.moves)

    def buyable(self) -> list[int]:
        """Empire cards that this question offers; not one's own, which are discarded for others."""
        offered = build.on_offer(self.g, self.me)
        return [empire_card(move) for move in self.moves if empire_card(move) in offered]

    def within_means(self) -> list[int]:
        """Empire cards that a citizen sent to build could buy now."""
        if not self.open_to(BUILD, self.mine.home):
            return []
        purse, discount = purse_of(self.g, self.me), standing_discount(self.g, self.me, T_BUILD)
        offered = build.on_offer(self.g, self.me)
        return [card for card in offered if build.refuse_purchase(self.g, self.me, card, purse, discount, 0) is None]

    def gains(self, added: Sequence[int]) -> bool:
        """Would these banners bring points?"""
        vp = self.box.banner_vp
        pairs = zip(self.banners, added, strict=True)
        return any(vp[min(have + more, self.full)] > vp[min(have, self.full)] for have, more in pairs)

    def scores(self, card: int) -> bool:
        return self.box.empire[card].end_per >= 0 or self.gains(self.box.empire[card].banners)
