"""Genghis Khan on the table: his figure, his card and skills with those who attack them, the emperor's gift."""

from typing import ClassVar, Final

from teahouse.games.great_wall.rules.expansion import COVERED_CELLS, SEAT_NUMBERS, Expansion, Feature
from teahouse.games.great_wall.rules.expansions.genghis.sheet import GenghisSheet, KhanCard
from teahouse.games.great_wall.rules.moves import CELLS, LETTERS, family
from teahouse.games.great_wall.rules.state import FIGURE, FREE, SEATS, GreatWall
from teahouse.games.great_wall.rules.words import HORSEMAN

NAME: Final = "genghis"
PLACES: Final = ("khan", "skill-left", "skill-right")
"""His card and the skills on both sides of it: three separate cards (GWX-GK-21, 27)."""
KHAN: Final = 0
KHAN_CELL: Final = family([f"{place} {letter}" for place in PLACES for letter in LETTERS])
"""KHAN_CELL + 9 * place + cell."""
KHAN_CELLS: Final = CELLS * len(PLACES)
FEWEST_COUNTED: Final = 3


class KhanPieces(Expansion):
    """Everything here is public."""

    features: ClassVar[tuple[Feature, ...]] = (
        Feature("section"),
        Feature("cards", 3),
        Feature("cover", 3, COVERED_CELLS),
        Feature("gift"),
        Feature("owner", 1, SEAT_NUMBERS),
        Feature("removed", 2),
    )

    def __init__(self) -> None:
        self.section = -1
        """Where the figure stands: he is there and nowhere else (GWX-GK-35)."""
        self.cards: list[int] = []
        """By place, which card of the sheet lies there."""
        self.cover: list[list[int]] = []
        """By place and cell, as on horde cards."""
        self.gift = -1
        self.owner = -1
        """Who has the figure of the gift; -1 while it stands on its card (GWX-GK-09)."""
        self.removed: list[int] = []
        """Types of hordes that left the deck for his own."""
        self.survivors: list[int] = [0] * (4 * SEATS)
        """By 4 * seat + warrior, who came alive from the horde card that is being defeated."""

    def warriors(self, g: GreatWall, seat: int, warrior: int) -> int:
        """Those sent against him stay to the end (GWX-GK-80)."""
        return sum(figures(cover, seat, warrior) for cover in self.cover)


def figures(cover: list[int], seat: int, warrior: int) -> int:
    code = FIGURE + 8 * seat + 2 * warrior
    if warrior == HORSEMAN:
        return (1 if code in cover else 0) + (1 if code + 1 in cover else 0)
    return cover.count(code)


def printed(g: GreatWall) -> GenghisSheet:
    sheet = g.box.expansions[NAME]
    assert isinstance(sheet, GenghisSheet)
    return sheet


def khan_of(g: GreatWall) -> KhanPieces:
    for expansion in g.attached():
        if isinstance(expansion, KhanPieces):
            return expansion
    raise AssertionError("Genghis Khan takes no part in this game")


def card_at(g: GreatWall, khan: KhanPieces, place: int) -> KhanCard:
    return printed(g).cards[khan.cards[place]]


def counted_players(g: GreatWall) -> int:
    """Two players and one count as three (GWX-GK-44, GWX-MIX-14)."""
    return max(FEWEST_COUNTED, g.seats)


def is_required(g: GreatWall, khan: KhanPieces, place: int, cell: int) -> bool:
    """A cell with a greater number than there are players is ignored (GWX-GK-41..43, 45)."""
    return card_at(g, khan, place).marks[cell] <= counted_players(g)


def cells_left(g: GreatWall, khan: KhanPieces, place: int) -> int:
    """Required cells of one card that nobody covers yet."""
    cover = khan.cover[place]
    return len([cell for cell in range(len(cover)) if cover[cell] == FREE and is_required(g, khan, place, cell)])


def is_covered(g: GreatWall, khan: KhanPieces, place: int) -> bool:
    """All required cells of one card; nobody ever leaves it, so it stays so (GWX-GK-49..51)."""
    return cells_left(g, khan, place) == 0


def is_defeated(g: GreatWall, khan: KhanPieces) -> bool:
    """When all three cards are (GWX-GK-26)."""
    return all(is_covered(g, khan, place) for place in range(len(khan.cards)))
