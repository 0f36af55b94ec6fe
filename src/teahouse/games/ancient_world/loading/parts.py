"""What must hold inside a price, an effect, a trigger or another small part of the Ancient World pack."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from teahouse.games.ancient_world.loading import effects, schema
from teahouse.loading.shape import exactly_one, one_of, shown

PRICED: Final = ("BUILD", "EXPAND", "LEARN", "RECRUIT", "GROW")
"""Cells at which coins may be paid for something."""
PURCHASES: Final = ("build", "expand")
"""Triggers of a purchase."""
_ON_PURCHASE: Final = f"on = {one_of(PURCHASES)}"


def mistakes_in_part(part: Struct) -> Iterator[tuple[str, str]]:
    """Field and sentence of everything wrong in one part."""
    match part:
        case effects.Gain() | effects.Attack():
            first, second = ("coin", "knowledge") if isinstance(part, effects.Gain) else ("sword", "arrow")
            if not getattr(part, first) and not getattr(part, second):
                yield first, f"this is missing; {first}, {second} or both are right"
        case effects.Reserve() | effects.BuyEmpire():
            yield from _twins("from", part.from_)
        case effects.Perform() if part.discount and part.cell not in PRICED:
            yield "discount", f"{part.discount} stands here, but only {one_of(PRICED)} have a price in coins"
        case effects.Action() | effects.Trigger() if part.pay == effects.Price():
            yield "pay", "nothing is paid here; leave the key out"
        case effects.Endgame():
            yield from exactly_one(part, "each", "table")
            if part.table is not None and not any(part.table):
                yield "table", f"{shown(part.table)} stands here, but it would never score"
        case schema.EmpireEntry() if part.deck == "start":
            yield from _never_received(part)
        case schema.ArmyEntry() if part.front == effects.Symbols():
            yield "front", "no symbol stands here, but an army card has one at least"
        case _:
            pass


def _never_received(card: schema.EmpireEntry) -> Iterator[tuple[str, str]]:
    """A starting card is there from the start, so nothing comes of receiving it."""
    if card.props.citizen:
        yield "props.citizen", f"{card.props.citizen} stands here, but nobody receives a starting card"
    for i, trigger in enumerate(card.triggers):
        if trigger.on == "gain_card":
            yield f"triggers[{i + 1}].on", '"gain_card" stands here, but nobody receives a starting card'


def mistakes_in_triggers(card: Struct) -> Iterator[tuple[str, str]]:
    """What the rules rely on in the triggers of a card: who may decline, what it costs, where a price is changed."""
    bargains = 0
    for i, trigger in enumerate(getattr(card, "triggers", ())):
        for field, text in (*_declining(trigger, card), *_purchase(trigger)):
            yield f"triggers[{i + 1}].{field}", text
        bargains += trigger.on == "build" and trigger.may
        if bargains > 1:
            yield (
                f"triggers[{i + 1}].on",
                "a card is discarded for a purchase in one way only; another trigger says how",
            )


def _declining(trigger: effects.Trigger, card: Struct) -> Iterator[tuple[str, str]]:
    if trigger.may and getattr(card, "deck", "start") == "start":
        yield "may", "only the owner of a card of deck A or B may decline; elsewhere a trigger is compulsory"
    for key in ("pay", "discard_self"):
        if getattr(trigger, key) and not trigger.may:
            yield key, "what the owner gives up goes with may = true"
    if trigger.discard_self and getattr(card, "action", None) is not None:
        yield "discard_self", "a card with an action is not discarded; a citizen may stand on it"


def _purchase(trigger: effects.Trigger) -> Iterator[tuple[str, str]]:
    """`build` and `expand` change the price and do nothing else; only giving up a card waives it (AW-CLR-08)."""
    purchase, on = trigger.on in PURCHASES, shown(trigger.on)
    for i, effect in enumerate(trigger.do):
        field, word = f"do[{i + 1}].op", shown(str(effect.__struct_config__.tag))
        if isinstance(effect, effects.Discount | effects.WaivePrice) != purchase:
            right = f"only discount and waive_price go with on = {on}" if purchase else f"it goes with {_ON_PURCHASE}"
            yield field, f"{word} stands here, but {right}"
        elif isinstance(effect, effects.WaivePrice) and not trigger.may:
            yield field, f"{word} stands here, but it goes with may = true"
    if trigger.on == "expand" and trigger.may:
        yield "may", f"a trigger on {on} is compulsory"
    if trigger.on == "build" and trigger.may and not trigger.discard_self:
        yield "discard_self", f"this is missing; whoever may decline on {on} gives up the card"


def _twins(field: str, values: Sequence[str]) -> Iterator[tuple[str, str]]:
    for value in sorted(set(values)):
        if values.count(value) > 1:
            yield field, f"{shown(value)} stands here {values.count(value)} times, but once is right"
