"""The text and the icons of cards, made from the structure the rules play with: a card cannot lie.

`card_text` gives the rules of a card of The Great Wall as lines in English or Russian, `card_facts` the numbers printed
on it, `card_icons` one row of small pictures, numbers and signs for each rule. Every word of the vocabulary has its own
message in `locale/<language>/great_wall_cards*.ftl`; a new card needs neither code nor a message.
"""

from teahouse.cardtext.cards import Entry, card_facts, card_text, traced_lines
from teahouse.cardtext.icons import Token, card_icons

__all__ = ["Entry", "Token", "card_facts", "card_icons", "card_text", "traced_lines"]
