"""The rules of a card as rows of small pictures, numbers and signs, made by the same walk for every word.

A trigger reads: how often, when, on which condition, for what price, an arrow, what is done. A number stands before its
picture; × leads to what multiplies it, ≤ to the most it may be.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from teahouse.cardtext.tokens import Row, icon, number, sign
from teahouse.games.great_wall.cardtext import pictures
from teahouse.games.great_wall.cardtext.cards import Entry
from teahouse.games.great_wall.cardtext.writer import word_of
from teahouse.games.great_wall.loading.amounts import Price, Scaled
from teahouse.games.great_wall.loading.cards import (
    ArtifactEntry,
    Counter,
    DemandEntry,
    EdictEntry,
    EventEntry,
    RatCardEntry,
    TacticEntry,
    WhenEntry,
)
from teahouse.games.great_wall.loading.names import GreatWallNames
from teahouse.games.great_wall.loading.schema import NoteEntry, OrderEntry, QinOrderEntry
from teahouse.games.great_wall.loading.shapes import (
    Choose,
    Condition,
    Each,
    Effect,
    Gain,
    Give,
    Grant,
    IsCount,
    Lose,
    Modifier,
)
from teahouse.games.great_wall.loading.triggers import Trigger

FIELDS: Final = {
    "what": pictures.GOODS,
    "from_": pictures.GOODS | pictures.PLACES,
    "to": pictures.GOODS | pictures.PLACES | pictures.AREAS | pictures.WARRIORS | pictures.PRICED,
    "warrior": pictures.WARRIORS,
    "types": pictures.WARRIORS,
    "kinds": pictures.GOODS,
    "area": pictures.AREAS,
    "areas": pictures.AREAS,
    "ids": pictures.AREAS | pictures.ORDERS,
    "id": pictures.ORDERS,
    "at": pictures.PLACES | pictures.AREAS,
    "of": pictures.SCALERS | pictures.WARRIORS | pictures.AREAS | pictures.PRICED,
    "times": pictures.SCALERS,
    "cause": pictures.PRICED,
}
"""Which words of a field are shown by a picture."""
HIDDEN: Final = frozenset({"if_", "not_", "cost", "then", "rules", "n", "by"})
"""Fields that are shown in their own place."""


def card_icons(_names: GreatWallNames, entry: Entry) -> list[Row]:
    """One row for each rule, section or demand of a card; none for cards that only remind."""
    if isinstance(entry, OrderEntry | QinOrderEntry):
        others = [icon(pictures.EFFECTS["each"]), sign(":")]
        return [[*(others if part.for_ == "others" else []), *_effects(part.then)] for part in entry.sections]
    if isinstance(entry, TacticEntry):
        return [[*_effects(entry.free)], [*_prices(entry.cost), sign("→"), *_effects(entry.enhanced)]]
    if isinstance(entry, WhenEntry):
        return [[icon(pictures.MOMENTS[entry.on]), *_conditions(entry.if_)]]
    if isinstance(entry, ArtifactEntry) and entry.score:
        honor = icon(pictures.GOODS["honor"])
        return [[*_conditions(line.if_), *_amount(line.honor, [honor])] for line in entry.score]
    if isinstance(entry, EdictEntry):
        return [_demand(demand) for demand in entry.demand]
    if isinstance(entry, EventEntry):
        now = [_effects(entry.immediate)] if entry.immediate else []
        return [*now, *(_rule(rule) for rule in entry.lasting)]
    if isinstance(entry, RatCardEntry):
        return [_rat_card(entry)]
    rules = () if isinstance(entry, NoteEntry) else getattr(entry, "rules", ())
    return [_rule(rule) for rule in rules if isinstance(rule, Modifier)]


def _rule(node: Modifier) -> Row:
    if not isinstance(node, Trigger):
        return [*_conditions(node.if_), *_modifier(node)]
    row: Row = []
    if node.limit != "event" or node.limit_n != 1:
        row += [*_amount(node.limit_n, [icon(pictures.LIMITS[node.limit])] if node.limit != "event" else []), sign(":")]
    row += [icon(pictures.MOMENTS[node.on]), *_conditions(node.if_)]
    row += _prices(node.cost or [])
    return [*row, sign("→"), *_effects(node.then)]


def _modifier(node: Modifier) -> Row:
    by = getattr(node, "by", None)
    shown = [icon(pictures.MODIFIERS[word_of(node)]), *_fields(node)]
    if by is None:
        return shown + (_amount(node.n, []) if getattr(node, "n", None) is not None else [])  # type: ignore[attr-defined]
    return _amount(by, shown, signed=True)


def _effects(nodes: Sequence[Effect]) -> Row:
    row: Row = []
    for node in nodes:
        if row:
            row.append(sign("&"))
        row += [*_conditions(node.if_), *_prices(node.cost or []), *([sign("→")] if node.cost else []), *_effect(node)]
    return row


def _effect(node: Effect) -> Row:
    if isinstance(node, Choose):
        row: Row = []
        for option in node.of:
            row += [*([sign("/")] if row else []), *_effects(option)]
        return row
    if isinstance(node, Each):
        return [icon(pictures.EFFECTS["each"]), sign(":"), *_effects(node.then)]
    if isinstance(node, Grant):
        return [icon(pictures.EFFECTS["grant"]), sign(":"), *(token for rule in node.rules for token in _rule(rule))]
    if isinstance(node, Gain | Lose | Give):
        lead = (
            []
            if isinstance(node, Gain)
            else [sign("−")]
            if isinstance(node, Lose)
            else [icon(pictures.EFFECTS["give"])]
        )
        return [*lead, *_amount(node.n, _fields(node))]
    shown = [icon(pictures.EFFECTS[word_of(node)]), *_fields(node)]
    amount = getattr(node, "n", None)
    if amount is None:
        amount = getattr(node, "by", None)
        return shown if amount is None else _amount(amount, shown, signed=True)
    return _amount(amount, shown)


def _amount(amount: object, shown: Row, *, signed: bool = False) -> Row:
    """A number before what it counts, and how it grows."""
    if isinstance(amount, Scaled):
        row = [*_number(amount.n, signed), *shown, sign("×"), *_counter(amount)]
        if amount.times is not None:
            row += [sign("×"), icon(pictures.SCALERS[amount.times])]
        if amount.plus:
            row += [sign("+"), number(amount.plus)]
        return [*row, sign("≤"), number(amount.max)] if amount.max is not None else row
    if isinstance(amount, int):
        return [*_number(amount, signed), *shown]
    return [sign("∀"), *shown]


def _number(value: int, signed: bool) -> Row:
    return [sign("−" if value < 0 else "+"), number(abs(value))] if signed else [number(value)]


def _counter(node: Scaled | Counter | IsCount | DemandEntry) -> Row:
    """What is counted, and where."""
    of = node.per if isinstance(node, Scaled) else node.of
    assert of is not None
    row = [icon(pictures.SCALERS[of])]
    for name in ("warrior", "what", "at"):
        value = getattr(node, name)
        row += [icon(FIELDS[name][value])] if value not in (None, "any") and value in FIELDS[name] else []
    return row


def _conditions(nodes: Sequence[Condition]) -> Row:
    row: Row = []
    for node in nodes:
        row += [*([sign("¬")] if node.not_ else []), *_condition(node), sign("?")]
    return row


def _condition(node: Condition) -> Row:
    if not isinstance(node, IsCount):
        return [icon(pictures.CONDITIONS[word_of(node)]), *_fields(node)]
    row = _counter(node)
    row += [sign("≥"), number(node.min)] if node.min is not None else []
    return [*row, sign("≤"), number(node.max)] if node.max is not None else row


def _prices(prices: Sequence[Price]) -> Row:
    return [token for price in prices for token in (sign("−"), number(price.n), icon(pictures.GOODS[price.what]))]


def _fields(node: Struct) -> Row:
    """Pictures of the words in the fields, and the numbers that are not amounts."""
    row: Row = []
    for name, default in zip(node.__struct_fields__, _defaults(node), strict=True):
        value = getattr(node, name)
        if name in HIDDEN or (value == default and value != 0) or value is None:
            continue
        for item in value if isinstance(value, list) else [value]:
            if name == "free":
                row += [sign("−"), sign("∀")]
            elif isinstance(item, int) and not isinstance(item, bool) and item:
                row += [sign("−")] if name == "discount" else [sign("≥")] if name in ("min", "tier") else []
                row.append(number(item))
            elif isinstance(item, str) and item in FIELDS.get(name, {}):
                row.append(icon(FIELDS[name][item]))
    return row


def _defaults(node: Struct) -> list[object]:
    fields = node.__struct_fields__
    given = list(node.__struct_defaults__)
    return [object()] * (len(fields) - len(given)) + given


def _demand(demand: DemandEntry) -> Row:
    lead = [] if demand.by == "each" else [icon(pictures.EFFECTS["each"]), sign(":")]
    if demand.of is not None:
        row = [*lead, *_counter(demand), sign("≥"), *_amount(demand.n, [])]
    else:
        shown = [icon(pictures.GOODS[demand.what or "any"])]
        row = [*lead, sign("−"), *_amount(demand.n, shown)]
    return [*row, sign("≥"), number(demand.min_each)] if demand.min_each else row


def _rat_card(entry: RatCardEntry) -> Row:
    counted = entry.most or entry.fewest
    if counted is None:
        return _conditions(entry.if_)
    return [sign("max" if entry.most is not None else "min"), *_counter(counted)]
