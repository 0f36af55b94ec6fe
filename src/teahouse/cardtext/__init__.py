"""The text and the icons of cards, made from the structure the rules play with: a card cannot lie.

`card_text` gives the rules of a card as lines in English or Russian, `card_facts` the numbers printed on it,
`card_icons` one row of small pictures, numbers and signs for each rule, `traced_lines` the lines with the parts of the
structure that speak in them. Each game has a room of its own behind this door; the names of a pack tell which is meant.
A new card needs neither code nor a message.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from teahouse.cardtext import ancient_world, great_wall
from teahouse.cardtext.tokens import Row, Token
from teahouse.cardtext.trace import Traced
from teahouse.content.ancient_world_names import AncientWorldNames
from teahouse.content.great_wall_names import GreatWallNames

__all__ = ["Entry", "Names", "Row", "Token", "card_facts", "card_icons", "card_text", "traced_lines"]

Names = GreatWallNames | AncientWorldNames
Entry = great_wall.Entry | ancient_world.Entry


class Room(NamedTuple):
    """How the cards of one game are told."""

    lines: Callable[[Any, Any, str], list[Traced]]
    facts: Callable[[Any, Any, str], str]
    icons: Callable[[Any, Any], list[Row]]


ROOMS: Final[dict[type, Room]] = {
    GreatWallNames: Room(great_wall.traced_lines, great_wall.card_facts, lambda _, entry: great_wall.card_icons(entry)),
    AncientWorldNames: Room(ancient_world.traced_lines, ancient_world.card_facts, ancient_world.card_icons),
}


def card_text(names: Names, entry: Entry, lang: str) -> str:
    """The rules of a card in a language, a line for each of them."""
    return "\n".join(line.text for line in traced_lines(names, entry, lang))


def traced_lines(names: Names, entry: Entry, lang: str) -> list[Traced]:
    """The lines of a card, each with the parts of the structure that speak in it."""
    return ROOMS[type(names)].lines(names, entry, lang)


def card_facts(names: Names, entry: Entry, lang: str) -> str:
    """The numbers printed on a card besides its rules; empty if there are none."""
    return ROOMS[type(names)].facts(names, entry, lang)


def card_icons(names: Names, entry: Entry) -> list[Row]:
    """One row for each rule of a card."""
    return ROOMS[type(names)].icons(names, entry)
