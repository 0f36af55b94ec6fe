"""The cards of The Great Wall. Every word of their vocabulary has its message in `locale/*/cards*.ftl`."""

from typing import Final

from teahouse.games.great_wall.cardtext.cards import Entry, card_facts, card_gists, card_text, card_title, traced_lines
from teahouse.games.great_wall.cardtext.icons import card_icons

__all__ = ["BOOK", "Entry", "card_facts", "card_gists", "card_icons", "card_text", "card_title", "traced_lines"]

BOOK: Final = (
    "orders", "reed_orders", "qin_orders", "hordes", "generals", "advisors", "tactics", "artifacts", "edicts", "events",
    "skills", "gifts", "rat_cards", "notes", "scenarios",
)  # fmt: skip
"""The kinds of cards, as the names of a pack call them; `great_wall-book-*` are their titles."""
