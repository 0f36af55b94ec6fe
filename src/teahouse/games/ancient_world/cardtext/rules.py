"""Prices, symbols, effects, triggers and points of the end: the clauses that cards and cells are told by."""

from collections.abc import Sequence
from functools import reduce
from itertools import groupby
from typing import Final

from teahouse.cardtext.clauses import sentence
from teahouse.games.ancient_world.cardtext.writer import CardWriter, word_of
from teahouse.games.ancient_world.loading.effects import (
    Action,
    AnyEffect,
    Attack,
    BuyEmpire,
    Counter,
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
)
from teahouse.games.ancient_world.loading.schema import CellEntry
from teahouse.games.ancient_world.rules import words

CELL_OF: Final = {"learn_left": "LEARN", "learn_right": "LEARN", "build": "BUILD", "expand": "EXPAND"}
"""The cell that a trigger is about."""


# -- goods and symbols ---------------------------------------------------------------------


def goods(t: CardWriter, **given: int) -> str:
    """What one gains or pays: "4 coins and 1 knowledge"."""
    return t.joined([t.say("goods", what=word, n=n) for word, n in given.items() if n])


def price(t: CardWriter, node: Price) -> str:
    """What is paid, which is something."""
    return t.mark(node, goods(t, coin=node.coin, knowledge=node.knowledge))


def prop(t: CardWriter, word: str, n: int) -> str:
    """What a symbol of empire, titan, province or capital means."""
    return t.say(f"prop-{word}", n=n)


def props(t: CardWriter, node: Props) -> list[str]:
    """A clause for each symbol."""
    given = [(word, getattr(node, word, 0)) for word in words.PROPS]
    return [t.mark(node, prop(t, word, n)) for word, n in given if n]


def capital_props(t: CardWriter, node: Props) -> list[str]:
    """The same of a capital, whose armies no other limit precedes."""
    given = [(word, getattr(node, word, 0)) for word in words.PROPS]
    return [t.mark(node, t.say("limit-army", n=n) if word == "army" else prop(t, word, n)) for word, n in given if n]


def symbol(t: CardWriter, word: str, n: int) -> str:
    """What a symbol of an army means."""
    return t.say(f"symbol-{word}", n=n)


def symbols(t: CardWriter, node: Symbols) -> str:
    """All symbols of one side of an army card, or nothing."""
    return t.mark(node, counted(t, [getattr(node, word) for word in words.SYMBOLS]) or t.say("nothing"))


def counted(t: CardWriter, counts: Sequence[int]) -> str:
    """Symbols of armies by their numbers; what is restored comes last, as a sentence of its own."""
    given = dict(zip(words.SYMBOLS, counts, strict=True))
    restored = given.pop("restore")
    told = [symbol(t, word, n) for word, n in given.items() if n]
    if told and restored:
        return t.say("restoring", symbols=t.joined(told), n=restored)
    return symbol(t, "restore", restored) if restored else t.joined(told) if told else ""


# -- effects -------------------------------------------------------------------------------


def effect(t: CardWriter, node: AnyEffect) -> str:
    """One effect."""
    return t.mark(node, _effect(t, node, f"do-{word_of(node)}"))


def _effect(t: CardWriter, node: AnyEffect, message: str) -> str:
    match node:
        case Gain():
            per = "" if node.per is None else " " + t.say("per", of=_slug(node.per))
            return t.say(message, goods=goods(t, coin=node.coin, knowledge=node.knowledge), per=per)
        case Attack():
            given = (("sword", node.sword), ("arrow", node.arrow))
            return t.say(message, goods=t.joined([symbol(t, word, n) for word, n in given if n]))
        case Restore() | Scout() | Rest():
            return t.say(message, n=node.count)
        case Explore():
            return t.say(message, n=node.draw)
        case Discount():
            return t.say(message, goods=goods(t, coin=node.coin))
        case Perform():
            less = t.say("discounted", goods=goods(t, coin=node.discount)) if node.discount else ""
            return t.say(message, cell=t.cell(node.cell), less=less)
        case Reserve() | BuyEmpire():
            return t.say(message, where=t.joined([t.say("from", place=place) for place in node.from_], "or"))
        case _:
            return t.say(message)


def effects(t: CardWriter, nodes: Sequence[AnyEffect]) -> str:
    """Effects one after the other."""
    return reduce(lambda text, told: t.say("then", first=text, second=told), [effect(t, node) for node in nodes])


def outcome(t: CardWriter, nodes: Sequence[AnyEffect]) -> str:
    """Effects as a sentence of their own, for whoever is asked about them."""
    return sentence(effects(t, nodes))


# -- rules ---------------------------------------------------------------------------------


def action(t: CardWriter, node: Action) -> str:
    """What a citizen on the card does, perhaps for a price."""
    told = effects(t, node.do)
    if node.pay is None:
        return t.mark(node, t.say("action", then=told))
    return t.mark(node, t.say("action-for", price=price(t, node.pay), then=told))


def trigger(t: CardWriter, node: Trigger) -> str:
    """When something happens, what is done, or may be done, and what is given up for it."""
    t = t.now("may" if node.may else "do", node.on)
    cell = t.cell(CELL_OF[node.on]) if node.on in CELL_OF else ""
    told, given = effects(t, node.do), []
    if node.pay is not None:
        given.append(t.say("pay", price=price(t, node.pay)))
    if node.discard_self:
        given.append(t.say("discard-self"))
    if given:
        told = t.say("may-for", given=t.joined(given), then=told)
    elif node.may:
        told = t.say("may", then=told)
    return t.mark(node, t.say("trigger", when=t.say("on", cell=cell), then=told))


def endgame(t: CardWriter, node: Endgame) -> str:
    """Points at the end: a number for each, or in steps; banners score by themselves as well (AW-CLR-23)."""
    extra = "yes" if node.per.startswith("banner") else "no"
    if node.table is None:
        told = t.say("end-each", n=node.each or 0, per=t.say("per", of=_slug(node.per)), extra=extra)
    else:
        steps = _steps(t, node.table, words.CITIZENS if node.per == "citizen" else 0)
        told = t.say("end-table", of=_slug(node.per), steps=steps, extra=extra)
    return t.mark(node, told)


def _steps(t: CardWriter, table: Sequence[int], most: int) -> str:
    """Counts with the same points together, without those before the first point; nobody has more than the most."""
    steps = []
    for vp, group in groupby(range(len(table)), key=lambda count: table[count]):
        counts = list(group)
        low, high = counts[0], counts[-1]
        span = "more" if high == len(table) - 1 and high != most else "one_only" if low == high else "range"
        if vp or low:
            steps.append(t.say("step", span=span, low=low, high=high, vp=vp))
    return reduce(lambda text, told: t.say("more", first=text, second=told), steps)


def cell(t: CardWriter, node: CellEntry) -> list[str]:
    """The action of a cell with its price, who may be placed on it, and when it opens."""
    told = effects(t, node.do)
    if node.pay:
        told = t.say("paid", price=t.joined([price(t, each) for each in node.pay], "or"), then=told)
    lines = [told, t.mark(node, t.say("placement", placement=node.placement))]
    if node.opens_round > 1:
        lines.append(t.mark(node, t.say("opens", n=node.opens_round)))
    return lines


def _slug(counter: Counter) -> str:
    """A counter as messages name it."""
    return counter.replace(".", "_")
