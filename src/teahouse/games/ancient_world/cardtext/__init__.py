"""The cards and cells of The Ancient World. Every word of theirs has its message in `locale/*/cards*.ftl`."""

from typing import Final

from teahouse.games.ancient_world.cardtext.cards import (
    Entry,
    card_facts,
    card_short,
    card_text,
    card_title,
    symbol_short,
    traced_facts,
    traced_lines,
    traced_short,
)
from teahouse.games.ancient_world.cardtext.icons import card_icons, line_icons

__all__ = [
    "BOOK",
    "Entry",
    "card_facts",
    "card_icons",
    "card_short",
    "card_text",
    "card_title",
    "line_icons",
    "symbol_short",
    "traced_facts",
    "traced_lines",
    "traced_short",
]

BOOK: Final = ("cells", "capital", "symbols", "empire", "armies", "titans", "provinces")
"""The kinds of cards, as the names of a pack call them; `ancient_world-book-*` are their titles."""
