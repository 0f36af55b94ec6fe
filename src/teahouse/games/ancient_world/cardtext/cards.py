"""Each kind of card, line by line: what it does, and the numbers printed besides."""

from collections.abc import Sequence

from teahouse.cardtext import trace
from teahouse.cardtext.clauses import opened, sentence
from teahouse.cardtext.trace import Traced
from teahouse.games.ancient_world.cardtext.rules import (
    action,
    capital_props,
    cell,
    endgame,
    price,
    prop,
    props,
    symbol,
    symbols,
    trigger,
)
from teahouse.games.ancient_world.cardtext.writer import CardWriter
from teahouse.games.ancient_world.loading.effects import Price, Symbols
from teahouse.games.ancient_world.loading.names import AncientWorldNames
from teahouse.games.ancient_world.loading.schema import (
    ArmyEntry,
    CapitalEntry,
    CellEntry,
    EmpireEntry,
    ProvinceEntry,
    SymbolEntry,
    TitanEntry,
)
from teahouse.games.ancient_world.rules import words
from teahouse.text import Texts

Entry = EmpireEntry | ArmyEntry | TitanEntry | ProvinceEntry | CapitalEntry | CellEntry | SymbolEntry


def card_title(names: AncientWorldNames, entry: Entry, lang: str) -> str:
    """The name of a card."""
    return entry.name.of(lang)


def card_text(names: AncientWorldNames, entry: Entry, lang: str) -> str:
    """The rules of a card in a language, a line for each of them."""
    return "\n".join(line.text for line in traced_lines(names, entry, lang))


def traced_lines(names: AncientWorldNames, entry: Entry, lang: str) -> list[Traced]:
    """The lines of a card, each with the parts of the structure that speak in it."""
    t = CardWriter(Texts(lang), names)
    return [trace.read(t.nodes, sentence(line)) for line in _lines(t, entry) or [t.say("plain")]]


def card_short(names: AncientWorldNames, entry: Entry, lang: str) -> list[str]:
    """The same rules for a place with little room: shorter lines, without full stops."""
    return [line.text for line in traced_short(names, entry, lang)]


def traced_short(names: AncientWorldNames, entry: Entry, lang: str) -> list[Traced]:
    """The short lines, each with the parts of the structure that speak in it."""
    t = CardWriter(Texts(lang), names, brief=True)
    return [trace.read(t.nodes, opened(line)) for line in _lines(t, entry) or [t.say("plain")]]


def symbol_short(names: AncientWorldNames, word: str, n: int, lang: str) -> str:
    """So many of a symbol of armies, in few words."""
    return symbol(CardWriter(Texts(lang), names, brief=True), word, n)


def card_facts(names: AncientWorldNames, entry: Entry, lang: str) -> str:
    """The numbers printed on a card besides its rules; empty if there are none."""
    return traced_facts(names, entry, lang).text


def traced_facts(names: AncientWorldNames, entry: Entry, lang: str) -> Traced:
    """The printed numbers, with the parts of the structure that hold them."""
    t = CardWriter(Texts(lang), names)
    facts = _facts(t, entry)
    return trace.read(t.nodes, sentence("; ".join(facts)) if facts else "")


def _lines(t: CardWriter, entry: Entry) -> list[str]:
    match entry:
        case CellEntry():
            return cell(t, entry)
        case SymbolEntry():
            known = entry.id in words.PROPS
            return [prop(t, entry.id, 1) if known else symbol(t, entry.id, 1)]
        case CapitalEntry():
            return capital_props(t, entry.props)
        case ArmyEntry():
            sides = (("front", entry.front), ("experience", entry.experience))
            told = [(side, node) for side, node in sides if not t.brief or node != Symbols()]
            return [t.say(side, symbols=symbols(t, node)) for side, node in told]
        case _:
            lines = props(t, entry.props)
            if isinstance(entry, EmpireEntry) and entry.action is not None:
                lines.append(action(t, entry.action))
            lines += [trigger(t, node) for node in entry.triggers]
            if isinstance(entry, EmpireEntry) and entry.endgame is not None:
                lines.append(endgame(t, entry.endgame))
            return lines


def _facts(t: CardWriter, entry: Entry) -> list[str]:
    """What is printed besides: where a card comes from, its price, its strength, its banners, its copies."""
    facts: list[str] = []
    match entry:
        case EmpireEntry():
            facts.append(t.mark(entry, t.say("deck", deck=entry.deck)))
            facts += [] if entry.cost is None else [cost(t, entry.cost)]
        case ArmyEntry():
            starting = entry.id in t.names.starting_armies
            facts.append(t.say("starting-army") if starting else cost(t, entry.cost or Price()))
        case TitanEntry():
            facts += [t.mark(entry, t.say("stars", n=entry.stars)), defence(t, entry)]
    if isinstance(entry, EmpireEntry | TitanEntry | ProvinceEntry) and entry.banners:
        facts.append(t.say("banners", n=len(entry.banners), banners=banners(t, entry.banners)))
    if isinstance(entry, TitanEntry):
        facts.append(t.say("dice", n=len(entry.banners)))
    if isinstance(entry, EmpireEntry | ArmyEntry) and entry.copies > 1:
        facts.append(t.mark(entry, t.say("copies", n=entry.copies)))
    return facts


def defence(t: CardWriter, titan: TitanEntry) -> str:
    """How strong a titan is, and what counts against it (AW-TIT-17, AW-TIT-18)."""
    arrows = "yes" if "arrow" in titan.symbols else "no"
    against = t.mark(titan.symbols, t.say("against", arrows=arrows))
    return t.mark(titan, t.say("defence", n=titan.defence, against=against))


def cost(t: CardWriter, node: Price) -> str:
    """What a card costs, or that it is free (AW-REC-04)."""
    return t.mark(node, t.say("free")) if node == Price() else t.say("cost", price=price(t, node))


def banners(t: CardWriter, tribes: Sequence[str]) -> str:
    """The banners of a card, in the order of the tribes: "red, 2 blue"."""
    counted = [(tribe, tribes.count(tribe)) for tribe in words.TRIBES]
    return t.mark(tribes, ", ".join(t.say("banner", tribe=tribe, n=n) for tribe, n in counted if n))
