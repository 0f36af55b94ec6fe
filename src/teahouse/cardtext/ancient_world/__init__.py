"""The cards and cells of The Ancient World. Every word of theirs has its message in `ancient_world_cards*.ftl`."""

from teahouse.cardtext.ancient_world.cards import Entry, card_facts, card_text, traced_facts, traced_lines
from teahouse.cardtext.ancient_world.icons import card_icons

__all__ = ["Entry", "card_facts", "card_icons", "card_text", "traced_facts", "traced_lines"]
