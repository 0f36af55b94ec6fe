"""What players see of the Ancient World pack, in all its languages.

A card is the whole entry of its file: name, icon, source, and the structure its text is made from. Cards stand by their
ids, which are the names of cards in the box; everything else is in the order of its tuple in
`teahouse.games.ancient_world.rules.words`.
"""

from msgspec import Struct

from teahouse.games.ancient_world.loading.files import Files
from teahouse.games.ancient_world.loading.schema import (
    ArmyEntry,
    CapitalEntry,
    CellEntry,
    Dice,
    EmpireEntry,
    PicturesFile,
    PlayerColourEntry,
    ProvinceEntry,
    SymbolEntry,
    TitanDeckEntry,
    TitanEntry,
    Tokens,
    TribeEntry,
)
from teahouse.games.ancient_world.rules import words


class AncientWorldNames(Struct, frozen=True, kw_only=True):
    """Everything a player can see."""

    cells: list[CellEntry]
    """By words.CELLS."""
    capital: CapitalEntry
    empire: dict[str, EmpireEntry]
    """Deck A, deck B, starting cards."""
    armies: dict[str, ArmyEntry]
    """The army deck, starting armies."""
    titans: dict[str, TitanEntry]
    provinces: dict[str, ProvinceEntry]
    titan_decks: list[TitanDeckEntry]
    """By stars, from one."""
    tribes: list[TribeEntry]
    """By words.TRIBES."""
    symbols: dict[str, SymbolEntry]
    """Of words.PROPS and words.SYMBOLS."""
    player_colours: list[PlayerColourEntry]
    """By seat."""
    starting_armies: list[str]
    dice: Dice
    tokens: Tokens
    pictures: PicturesFile

    def cell(self, word: str) -> CellEntry:
        return self.cells[words.CELLS.index(word)]

    def tribe(self, word: str) -> TribeEntry:
        return self.tribes[words.TRIBES.index(word)]


def read_names(files: Files) -> AncientWorldNames:
    """Everything a player can see, from the checked files."""
    board = files.board
    symbols = {symbol.id: symbol for symbol in board.symbol}
    return AncientWorldNames(
        cells=sorted(board.cell, key=lambda cell: words.CELLS.index(cell.id)),
        capital=board.capital,
        empire={card.id: card for card in files.empire},
        armies={army.id: army for army in files.armies},
        titans={titan.id: titan for titan in files.titans.titan},
        provinces={province.id: province for province in files.provinces.province},
        titan_decks=sorted(board.titan_deck, key=lambda deck: deck.stars),
        tribes=sorted(board.tribe, key=lambda tribe: words.TRIBES.index(tribe.id)),
        symbols={word: symbols[word] for word in dict.fromkeys((*words.PROPS, *words.SYMBOLS))},  # type: ignore[index]
        player_colours=board.player_colour,
        starting_armies=board.start.armies,
        dice=board.dice,
        tokens=board.tokens,
        pictures=files.pictures,
    )
