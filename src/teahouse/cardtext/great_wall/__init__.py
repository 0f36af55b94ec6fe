"""The cards of The Great Wall. Every word of their vocabulary has its message in `great_wall_cards*.ftl`."""

from teahouse.cardtext.great_wall.cards import Entry, card_facts, card_text, traced_lines
from teahouse.cardtext.great_wall.icons import card_icons

__all__ = ["Entry", "card_facts", "card_icons", "card_text", "traced_lines"]
