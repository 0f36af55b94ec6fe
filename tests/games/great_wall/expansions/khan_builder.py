"""A table with Genghis Khan: put his figure, skills and gift where a test wants them."""

from typing import Self

from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.expansions.genghis.khan import Genghis
from teahouse.games.great_wall.rules.expansions.genghis.pieces import PLACES, printed
from teahouse.games.great_wall.rules.expansions.genghis.sheet import GenghisSheet
from teahouse.games.great_wall.rules.moves import LETTERS, RULE
from teahouse.games.great_wall.rules.pools import hordes_in_play
from teahouse.games.great_wall.rules.state import FIGURE, FREE
from teahouse.games.great_wall.rules.words import MODE_COMPETITIVE, MODE_COOP, MODE_SOLO, SECTIONS, WARRIORS
from tests.games.great_wall.builder import Builder

AWAY = {
    MODE_COMPETITIVE: ("shaman_circle", "iron_lancers"),
    MODE_SOLO: ("shaman_circle", "iron_lancers"),
    MODE_COOP: ("plague_carts", "siege_towers"),
}


def khan_in(g: object) -> Genghis:
    (khan,) = [part for part in getattr(g, "expansions", None) or [] if isinstance(part, Genghis)]
    return khan


class KhanBuilder(Builder):
    """By default he stands on the right, with the skills "Dread name" and "Siege masters", which few tests notice.

    The hordes of `AWAY` are those that left the deck.
    """

    def __init__(
        self, seats: int = 3, seed: str = "bench", raw: bool = False, box: Box | None = None, **options: str
    ) -> None:
        super().__init__(seats, seed, raw, box, genghis="on", **options)
        if not raw:
            self.khan.removed = [i for i, horde in enumerate(self.box.hordes) if horde.name in AWAY[self.g.mode]]
            self.g.horde_deck, self.g.horde_discard = hordes_in_play(self.g), []
            self.skills("dread_name", "siege_masters").gift("silver_and_silk").stands("right")

    @property
    def khan(self) -> Genghis:
        return khan_in(self.g)

    @property
    def sheet(self) -> GenghisSheet:
        return printed(self.g)

    def skills(self, left: str, right: str) -> Self:
        names = [card.name for card in self.sheet.cards]
        self.khan.cards = [0, names.index(left), names.index(right)]
        self.khan.cover = [[FREE] * len(self.sheet.cards[card].marks) for card in self.khan.cards]
        return self

    def gift(self, name: str, owner: int = -1) -> Self:
        self.khan.gift = [gift.name for gift in self.sheet.gifts].index(name)
        self.khan.owner = owner
        return self

    def stands(self, section: str) -> Self:
        self.khan.section = SECTIONS.index(section)
        return self

    def sent(self, seat: int, **places: str) -> Self:
        """Warriors on his cards: sent(0, khan="a:spearman", skill_left="bc:horseman")."""
        for place, words in places.items():
            cover = self.khan.cover[PLACES.index(place.replace("_", "-"))]
            for word in words.split():
                cells, name = word.split(":")
                code = FIGURE + 8 * seat + 2 * WARRIORS.index(name)
                if len(cells) == 2 and code in cover:
                    code += 1
                self.clan(seat).supply[WARRIORS.index(name)] -= 1
                for letter in cells:
                    cover[LETTERS.index(letter)] = code
        return self

    def won(self, section: str = "left", warrior: str = "spearman", seat: int = 0) -> Self:
        """A horde of this section is defeated by a clan: one spearman falls, and this warrior comes alive from it."""
        card = f"foragers_{section}"
        dies, cells = ("a:spearman", "cd" if warrior == "horseman" else "c")
        self.horde(section, card, damage="bd" if len(cells) == 1 else "b", **{f"p{seat}": f"{dies} {cells}:{warrior}"})
        self.run("check_defeated")
        if self.asks == "ChooseDying":
            self.play("warrior spearman")
        return self

    def on_card(self, place: str) -> str:
        """What covers the cells of one of his cards, as `cover` tells it of hordes."""
        told = []
        for code in self.khan.cover[PLACES.index(place)]:
            seat, rest = divmod(code - FIGURE, 8)
            told.append(f"{seat}{WARRIORS[rest // 2][0]}" if code else ".")
        return " ".join(told)

    def gift_move(self, name: str, number: int = 1) -> str:
        """The move that uses an ability of a gift."""
        (triggers,) = [gift.triggers for gift in self.sheet.gifts if gift.name == name]
        return self.kind.moves[RULE + triggers[number - 1]]
