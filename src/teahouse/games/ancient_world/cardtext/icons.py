"""The rules of a card as rows of small pictures, numbers and signs; every picture comes from the pack.

A number stands before its picture; = leads from a citizen to the action, → from a trigger to what it does, × to what
multiplies a number, ↓ to what is left of a disbanded army.
"""

from collections.abc import Sequence

from teahouse.cardtext.tokens import Row, icon, number, sign
from teahouse.games.ancient_world.cardtext.cards import Entry
from teahouse.games.ancient_world.cardtext.rules import CELL_OF
from teahouse.games.ancient_world.cardtext.writer import word_of
from teahouse.games.ancient_world.loading.effects import (
    AnyEffect,
    Attack,
    BuyEmpire,
    Discount,
    Endgame,
    Explore,
    Gain,
    Perform,
    Price,
    Props,
    Reserve,
    Rest,
    Restore,
    Scout,
    Symbols,
    Trigger,
    WaivePrice,
)
from teahouse.games.ancient_world.loading.names import AncientWorldNames
from teahouse.games.ancient_world.loading.schema import (
    ArmyEntry,
    CapitalEntry,
    CellEntry,
    EmpireEntry,
    SymbolEntry,
)
from teahouse.games.ancient_world.rules import words


def card_icons(names: AncientWorldNames, entry: Entry) -> list[Row]:
    """One row for the symbols and one for each rule of a card."""
    return Drawer(names).rows(entry)


def line_icons(names: AncientWorldNames, entry: Entry) -> list[str]:
    """The picture before each line of the short form: the symbol it is about, or the first of its row."""
    drawer = Drawer(names)
    rows = drawer.rows(entry)
    if isinstance(entry, CellEntry | SymbolEntry | ArmyEntry):
        return [_first(row) for row in rows]
    props = [names.symbols[word].icon for word in words.PROPS if getattr(entry.props, word, 0)]
    return [*props, *(_first(row) for row in rows[1 if props else 0 :])] or [""]


def _first(row: Row) -> str:
    return next((str(token.value) for token in row if token.kind == "icon"), "")


class Drawer:
    """Draws with the pictures of one pack."""

    def __init__(self, names: AncientWorldNames) -> None:
        self.names = names
        self.pictures = names.pictures

    def rows(self, entry: Entry) -> list[Row]:
        match entry:
            case CellEntry():
                return self.cell(entry)
            case SymbolEntry():
                return [[icon(entry.icon)]]
            case CapitalEntry():
                return [self.symbols(entry.props)]
            case ArmyEntry():
                left = self.symbols(entry.experience)
                return [self.symbols(entry.front), *([[sign("↓"), *left]] if left else [])]
        rows = [self.symbols(entry.props)]
        if isinstance(entry, EmpireEntry) and entry.action is not None:
            pay = self.paid(entry.action.pay)
            rows.append([self.symbol("citizen")[0], *pay, sign("="), *self.effects(entry.action.do)])
        rows += [self.trigger(node) for node in entry.triggers]
        if isinstance(entry, EmpireEntry) and entry.endgame is not None:
            rows.append(self.endgame(entry.endgame))
        return [row for row in rows if row]

    def cell(self, entry: CellEntry) -> list[Row]:
        pay: Row = []
        for each in entry.pay:
            pay += [*([sign("/")] if pay else []), *self.paid(each)]
        rows = [[*pay, *([sign("→")] if pay else []), *self.effects(entry.do)]]
        rows.append([icon(getattr(self.pictures.mark, entry.placement))])
        return [*rows, [icon(self.pictures.mark.opens), number(entry.opens_round)]] if entry.opens_round > 1 else rows

    # -- parts ---------------------------------------------------------------------------------

    def symbol(self, word: str, n: int = 0) -> Row:
        """A symbol of the pack, with its number if there is one."""
        return [*([number(n)] if n else []), icon(self.names.symbols[word].icon)]

    def symbols(self, node: Props | Symbols) -> Row:
        known = words.SYMBOLS if isinstance(node, Symbols) else words.PROPS
        return [token for word in known if getattr(node, word, 0) for token in self.symbol(word, getattr(node, word))]

    def paid(self, node: Price | None) -> Row:
        given = [] if node is None else [(word, getattr(node, word)) for word in words.CURRENCIES]
        return [token for word, n in given if n for token in (sign("−"), *self.symbol(word, n))]

    def counter(self, word: str) -> Row:
        if word.startswith("banner."):
            return [icon(self.names.tribe(word.removeprefix("banner.")).icon)]
        known = getattr(self.pictures.counter, word, None)
        return self.symbol(word) if known is None else [icon(known)]

    def effects(self, nodes: Sequence[AnyEffect]) -> Row:
        row: Row = []
        for node in nodes:
            row += [*([sign("&")] if row else []), *self.effect(node)]
        return row

    def effect(self, node: AnyEffect) -> Row:
        match node:
            case Gain():
                given = [(word, getattr(node, word)) for word in words.CURRENCIES]
                row = [token for word, n in given if n for token in self.symbol(word, n)]
                return row if node.per is None else [*row, sign("×"), *self.counter(node.per)]
            case Attack():
                given = [(word, getattr(node, word)) for word in ("sword", "arrow")]
                row = [token for word, n in given if n for token in self.symbol(word, n)]
                return [*row, icon(self.pictures.mark.this_round)]
            case Restore():
                return self.symbol("restore", node.count)
            case Discount():
                return [sign("−"), *self.symbol("coin", node.coin)]
            case WaivePrice():
                return [sign("−"), sign("∀"), *self.symbol("coin"), *self.symbol("knowledge")]
            case Perform():
                less = [sign("−"), *self.symbol("coin", node.discount)] if node.discount else []
                return [icon(self.names.cell(node.cell).icon), *less]
        picture = icon(getattr(self.pictures.effect, word_of(node)))
        match node:
            case Scout() | Rest():
                return [number(node.count), picture]
            case Explore():
                return [number(node.draw), picture]
            case Reserve() | BuyEmpire():
                places = [icon(getattr(self.pictures.place, place)) for place in node.from_]
                return [picture, *places[:1], *(token for place in places[1:] for token in (sign("/"), place))]
        return [picture]

    # -- rules ---------------------------------------------------------------------------------

    def trigger(self, node: Trigger) -> Row:
        given = self.paid(node.pay)
        if node.discard_self:
            given += [sign("−"), icon(self.pictures.effect.buy_empire)]
        asked = [sign("?")] if node.may else []
        return [*self.moment(node.on), *asked, *given, sign("→"), *self.effects(node.do)]

    def moment(self, on: str) -> Row:
        """When it is: the cell a trigger is about, with the neighbour's side, or a picture of its own."""
        if on not in CELL_OF:
            return [icon(getattr(self.pictures.trigger, on))]
        side = {"learn_left": [sign("◁")], "learn_right": [sign("▷")]}.get(on, [])
        return [*side, icon(self.names.cell(CELL_OF[on]).icon)]

    def endgame(self, node: Endgame) -> Row:
        vp = icon(self.pictures.mark.vp)
        if node.table is None:
            return [number(node.each or 0), vp, sign("×"), *self.counter(node.per)]
        row = [*self.counter(node.per), sign(":")]
        for place, points in enumerate(node.table):
            row += [*([sign("/")] if place else []), number(points)]
        return [*row, vp]
