"""Effects, modifiers and triggers: what happens, what holds, and when."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from teahouse.cardtext.clauses import sentence, stopped
from teahouse.games.great_wall.cardtext.counting import (
    MANY,
    about_players,
    conditions,
    counter,
    inside,
    numbered,
    prices,
    scaled,
)
from teahouse.games.great_wall.cardtext.writer import NONE, Arguments, CardWriter, Form, slug, word_of
from teahouse.games.great_wall.loading.amounts import Price
from teahouse.games.great_wall.loading.cards import WhenEntry
from teahouse.games.great_wall.loading.shapes import (
    AnyCondition,
    AnyEffect,
    AnyModifier,
    Choose,
    Each,
    Gain,
    Give,
    Grant,
    IsCount,
    Lose,
    OfficialsCount,
)
from teahouse.games.great_wall.loading.terms import Who
from teahouse.games.great_wall.loading.triggers import Rule, Trigger
from teahouse.games.great_wall.vocabulary import VOCABULARY

IMPERSONAL: Final = frozenset(name for name, word in VOCABULARY.effect.items() if word.impersonal)
"""Effects that concern the table, not a player."""
IN_GOLD: Final = frozenset({"hire_official", "hire_advisor"})
"""Effects whose price is in gold."""


class Clause(NamedTuple):
    """Something to do, and on which condition; `alone` if it is a sentence of its own."""

    condition: str
    text: str
    alone: bool = False


# -- effects -------------------------------------------------------------------------------


def effect(t: CardWriter, node: AnyEffect) -> str:
    """One effect, without its condition and cost."""
    special = SPECIAL.get(word_of(node))
    return t.mark(node, special(t, node) if special is not None else _plain(t, node))


def _plain(t: CardWriter, node: AnyEffect) -> str:
    word = word_of(node)
    told = t.arguments(node, f"do-{word}", scaled)
    price: Arguments = {"free": "no", "discount": 0, "warrior": "any", "unit": "gold" if word in IN_GOLD else "any"}
    return t.say(f"do-{word}", **{**price, **told})


def _goods(t: CardWriter, node: AnyEffect) -> str:
    """What is gained, lost or given, with how it grows."""
    assert isinstance(node, Gain | Lose | Give)
    told = t.arguments(node, f"do-{word_of(node)}", scaled)
    return t.say("goods", **told) + str(told["tail"])


def _trade(t: CardWriter, node: AnyEffect) -> str:
    assert isinstance(node, Gain | Lose | Give)
    if isinstance(node, Gain) and node.area is not None:
        return t.say("do-gain-chosen", **t.arguments(node, "do-gain", scaled))
    return t.say(f"do-{word_of(node)}", goods=_goods(t, node), what=node.what)


def _choose(t: CardWriter, node: AnyEffect) -> str:
    """Either this or that; a choice of goods is told as such."""
    assert isinstance(node, Choose)
    if all(len(option) == 1 and _is_simple_gain(option[0]) for option in node.of):
        return _gains(t, [option[0] for option in node.of], "or")
    text = ""
    for option in node.of:
        told = told_together(t, option)
        text = t.say("or-else", text=text, option=told) if text else t.say("either", option=told)
    return text


def _each(t: CardWriter, node: AnyEffect) -> str:
    """What each player, each other player or one of them does; on cards of players everyone may decline."""
    assert isinstance(node, Each)
    grants = any(isinstance(inner, Grant) for inner in node.then)
    form: Form = "may" if t.voice == "you" and not grants else "does"
    return by_subject(t.now(form=form, subject=t.say("subject", **{"for": node.for_})), node.then)


def _grant(t: CardWriter, node: AnyEffect) -> str:
    """Modifiers for a while."""
    assert isinstance(node, Grant)
    return t.say("grant", until=node.until, text=t.joined([modifier(t, rule) for rule in node.rules], "and"))


SPECIAL: Final[dict[str, Callable[[CardWriter, AnyEffect], str]]] = {
    "gain": _trade,
    "lose": _trade,
    "give": _trade,
    "choose": _choose,
    "each": _each,
    "grant": _grant,
}


def _is_simple_gain(node: AnyEffect) -> bool:
    return isinstance(node, Gain) and not node.if_ and node.cost is None and node.area is None


def _gains(t: CardWriter, nodes: Sequence[AnyEffect], joiner: str) -> str:
    """Several gains with one verb: "gain 2 chi and 1 honour"."""
    return t.say("do-gain", goods=t.joined([t.mark(node, _goods(t, node)) for node in nodes], joiner))


def together(t: CardWriter, nodes: Sequence[AnyEffect]) -> str:
    """Effects without conditions, one after another in one clause."""
    told: list[str] = []
    gains: list[AnyEffect] = []
    for node in [*nodes, None]:
        if node is not None and _is_simple_gain(node):
            gains.append(node)
            continue
        if gains:
            told.append(_gains(t, gains, "and") if len(gains) > 1 else effect(t, gains[0]))
            gains = []
        if node is not None:
            told.append(effect(t, node))
    return t.joined(told, "and")


def clauses(t: CardWriter, nodes: Sequence[AnyEffect]) -> list[Clause]:
    """Effects as clauses: those without conditions together, the others each by itself."""
    found: list[Clause] = []
    plain: list[AnyEffect] = []
    for node in nodes:
        alone = bool(node.if_) or node.cost is not None or isinstance(node, Grant | Each)
        if plain and alone:
            found.append(Clause("", together(t, plain)))
            plain = []
        if not alone:
            plain.append(node)
            continue
        condition = conditions(t, node.if_) if node.if_ else ""
        text = paid(t, node.cost, partial(_told, node))
        found.append(Clause(condition, text, isinstance(node, Grant | Each)))
    if plain:
        found.append(Clause("", together(t, plain)))
    return found


def _told(node: AnyEffect, t: CardWriter) -> str:
    return effect(t, node)


def paid(t: CardWriter, cost: Sequence[Price] | None, told: Callable[[CardWriter], str]) -> str:
    """Something to do, perhaps for a price."""
    if not cost:
        return told(t)
    return t.say("pay", cost=prices(t, cost), then=told(t.now(form="may")))


def told_together(t: CardWriter, nodes: Sequence[AnyEffect]) -> str:
    """Effects in one clause, whatever conditions they have."""
    parts = [t.say("if", then=part.text, **{"if": part.condition}) if part.condition else part.text
             for part in clauses(t, nodes)]  # fmt: skip
    return t.joined(parts, "and")


def by_subject(t: CardWriter, nodes: Sequence[AnyEffect]) -> str:
    """Effects that somebody else carries out; a modifier names them itself."""
    if any(isinstance(node, Grant) for node in nodes):
        return told_together(t, nodes)
    return t.say("deed", then=told_together(t, nodes))


def sentences(t: CardWriter, nodes: Sequence[AnyEffect], lead: Callable[[Clause], str] | None = None) -> str:
    """Effects as sentences, the first with a small letter; `lead` tells it with the moment before it."""
    parts = [part if part.alone or not t.subject else part._replace(text=t.say("deed", then=part.text))
             for part in clauses(t, nodes)]  # fmt: skip
    first, *more = parts
    text = lead(first) if lead is not None else _conditional(t, first, "if")
    if first.condition and lead is not None:
        for part in more:
            text = t.say("next", first=text, second=_conditional(t, part, "if"))
        return stopped(text)
    again = "if-also" if not t.subject and not first.alone else "if"
    return " ".join([stopped(text), *(sentence(_conditional(t, part, again)) for part in more)])


def _conditional(t: CardWriter, part: Clause, message: str) -> str:
    return t.say(message, then=part.text, **{"if": part.condition}) if part.condition else part.text


# -- rules ---------------------------------------------------------------------------------


def modifier(t: CardWriter, node: AnyModifier) -> str:
    """What holds, as a clause."""
    word = word_of(node)
    if not t.subject:
        who = "you" if t.voice == "you" else "players"
        t = t.now(form="do" if t.voice == "you" else "they", subject=t.say("subject", **{"for": who}))
    told = t.arguments(node, f"mod-{word}", scaled)
    if isinstance(node, OfficialsCount) and node.times is not None:
        told["times"] = counter(t, node.times, MANY, None)
    text = t.say(f"mod-{word}", **told)
    if node.if_:
        text = t.say("suffix-if", text=text, **{"if": conditions(t, node.if_)})
    return t.mark(node, text)


def moment(t: CardWriter, node: Trigger | WhenEntry, left: Sequence[AnyCondition]) -> tuple[str, list[str]]:
    """When something happens, and those conditions of it that do not fit into the moment."""
    told, rest = inside(t, left)
    at = node.at if isinstance(node, Trigger) and node.at is not None else NONE
    who = "any" if node.who == "you" and t.voice != "you" else node.who  # cards of nobody have no "you"
    when = t.say(f"on-{slug(node.on)}", **{**told, "who": who, "at": at})
    return when, [conditions(t, rest)] if rest else []


def occasion(t: CardWriter, on: str, who: Who) -> str:
    """A moment by itself: "when you attack"."""
    t = t.now(moment=on)
    told, _ = inside(t, [])
    return t.say(f"on-{slug(on)}", **{**told, "who": who, "at": NONE})


def trigger(t: CardWriter, node: Trigger) -> str:
    """When a moment comes, what is done, by whom, how often and for what price."""
    t = t.now(moment=node.on)
    left: Sequence[AnyCondition] = node.if_
    who = node.for_ or ("all" if t.voice != "you" and any(map(concerns_players, node.then)) else "you")
    if who != "you":
        with_, left = about_players(t, node.if_)
        subject = t.say("subject", **{"for": who})
        if with_:
            without = all(isinstance(told, IsCount) and told.max == 0 for told in node.if_ if told not in left)
            kind = "without" if without else "who"
            subject = t.say("subject-with", **{"subject": subject, "with": with_, "kind": kind})
        t = t.now(form="may" if t.voice == "you" else "does", subject=subject)
    when, rest = moment(t, node, left)

    def lead(part: Clause) -> str:
        phrase, found = t.say("phrase"), [*rest, part.condition] if part.condition else rest
        if not found:
            return t.say("trigger", when=when, then=part.text, phrase=phrase)
        phrase = "yes" if part.condition else phrase
        return t.say("trigger-if", when=when, then=part.text, phrase=phrase, **{"if": t.joined(found, "and")})

    if node.cost:
        text = stopped(lead(Clause("", paid(t, node.cost, lambda teller: told_together(teller, node.then)))))
    else:
        text = sentences(t, node.then, lead)
    return t.mark(node, limited(t, node, text))


def limited(t: CardWriter, node: Trigger, text: str) -> str:
    """How often a rule may be used."""
    if node.limit == "event" and node.limit_n == 1:
        return text
    number, tail = numbered(t, node.limit_n)
    return t.say("limited", limit=t.say("limit", limit=node.limit, n=number, tail=tail), text=text)


def concerns_players(node: AnyEffect) -> bool:
    """Whether somebody has to carry an effect out who is not named in it."""
    return word_of(node) not in IMPERSONAL and not isinstance(node, Each)


def rule(t: CardWriter, node: Rule) -> str:
    """A rule of a card, with a full stop."""
    return trigger(t, node) if isinstance(node, Trigger) else stopped(modifier(t, node))


def outcome(t: CardWriter, nodes: Sequence[AnyEffect]) -> str:
    """What is done at once, without any moment before it, with a full stop."""
    if t.voice == "event" and any(map(concerns_players, nodes)):
        t = t.now(form="does", subject=t.say("subject", **{"for": "all"}))
    return sentences(t, nodes)
