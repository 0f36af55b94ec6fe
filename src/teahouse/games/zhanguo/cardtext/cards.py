"""The cards of ZhanGuo as they are read, made from the structure the rules play with."""

from typing import Final

from teahouse.cardtext.tokens import Row, icon, number, sign
from teahouse.games.zhanguo.loading.names import Label, ZhanGuoNames, bonus_text
from teahouse.games.zhanguo.loading.schema import CardEntry
from teahouse.games.zhanguo.rules.names import ACTIONS, BONUSES, COLOURS
from teahouse.text import Texts

Entry = CardEntry
BOOK: Final = ("cards",)
"""The kinds of cards, as the names of a pack call them; `zhanguo-book-*` are their titles."""


def card_title(names: ZhanGuoNames, entry: CardEntry, lang: str) -> str:
    """Who is on the picture; the number of a card is in its text."""
    return next((each.name.of(lang) for each in names.portraits if each.id == entry.portrait), entry.portrait)


def card_text(names: ZhanGuoNames, entry: CardEntry, lang: str) -> str:
    """Its number and aspect, what triggers it, and what it brings."""
    return Texts(lang).say(
        "zhanguo-card",
        card=entry.number,
        aspect=names.aspects[COLOURS.index(entry.colour)].name.of(lang),
        action=ACTIONS[trigger(entry)],
        number="higher" if names.higher[trigger(entry)] else "lower",
        bonus=bonus_text(entry.bonus, names.bonuses, names.bonus_colours).of(lang),
    )


def card_facts(names: ZhanGuoNames, entry: CardEntry, lang: str) -> str:
    """Nothing: all its numbers are in its text."""
    return ""


def card_icons(names: ZhanGuoNames, entry: CardEntry) -> list[Row]:
    """What triggers it, an arrow, what it brings."""
    brings: Label = names.bonuses[BONUSES.index(entry.bonus.kind)]
    amount = [] if entry.bonus.amount is None else [number(entry.bonus.amount)]
    return [[icon(names.triggers[trigger(entry)].icon), sign("→"), *amount, icon(brings.icon)]]


def trigger(entry: CardEntry) -> int:
    """The court action that triggers a card."""
    return ACTIONS.index(entry.trigger.lower())
