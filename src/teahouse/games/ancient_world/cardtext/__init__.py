"""The cards and cells of The Ancient World. Every word of theirs has its message in `locale/*/cards*.ftl`."""

from typing import Final

from teahouse.games.ancient_world.cardtext.cards import (
    Entry,
    card_facts,
    card_text,
    card_title,
    traced_facts,
    traced_lines,
)
from teahouse.games.ancient_world.cardtext.icons import card_icons

__all__ = ["BOOK", "Entry", "card_facts", "card_icons", "card_text", "card_title", "traced_facts", "traced_lines"]

BOOK: Final = ("cells", "capital", "symbols", "empire", "armies", "titans", "provinces")
"""The kinds of cards, as the names of a pack call them; `ancient_world-book-*` are their titles."""
