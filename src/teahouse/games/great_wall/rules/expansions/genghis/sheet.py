"""What is printed for Genghis Khan alone: his card, his skills, the emperor's gifts."""

from typing import final

from teahouse.games.great_wall.rules.box import Sheet


@final
class KhanCard:
    """His own card or a skill: cells to cover, and what it does until they are (GWX-GK-46, 52..54)."""

    def __init__(
        self,
        name: str,
        marks: list[int],
        neighbours: list[list[int]],
        triggers: list[int],
        modifiers: list[int],
    ) -> None:
        self.name = name
        self.marks = marks
        """By cell, the number of players from which it must be covered; 0 always (GWX-GK-41..43)."""
        self.neighbours = neighbours
        """By cell, the cells that touch it orthogonally."""
        self.triggers = triggers
        self.modifiers = modifiers


@final
class Gift:
    """A gift of the emperor (GWX-GK-94)."""

    def __init__(self, name: str, triggers: list[int], modifiers: list[int]) -> None:
        self.name = name
        self.triggers = triggers
        self.modifiers = modifiers


@final
class GenghisSheet(Sheet):
    def __init__(
        self,
        cards: list[KhanCard],
        gifts: list[Gift],
        skills_in_play: int,
        types_removed: int,
        cell_honor: int,
        banner_bearers: int,
        banner_attacks: int,
    ) -> None:
        self.cards = cards
        """His own card, then the skills."""
        self.gifts = gifts
        self.skills_in_play = skills_in_play
        self.types_removed = types_removed
        self.cell_honor = cell_honor
        self.banner_bearers = banner_bearers
        """Of each player."""
        self.banner_attacks = banner_attacks
