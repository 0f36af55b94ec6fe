"""Amounts, prices and conditions: how much, of what, and on which condition."""

from collections.abc import Sequence
from typing import Final

from teahouse.games.great_wall.cardtext.writer import NONE, Arguments, CardWriter, word_of
from teahouse.games.great_wall.loading.amounts import Amount, Price, Scaled
from teahouse.games.great_wall.loading.cards import Counter, DemandEntry
from teahouse.games.great_wall.loading.shapes import AnyCondition, IsArea, IsCount
from teahouse.games.great_wall.vocabulary import VOCABULARY

COMMON: Final = frozenset(name for name, word in VOCABULARY.scaler.items() if word.common)
"""Scalers that count what no single player has."""
MANY: Final = 5
"""A number that takes the plural in every language."""


def counter(t: CardWriter, of: str, n: int, what: IsCount | Scaled | Counter | DemandEntry | None, at: str = "") -> str:
    """What is counted, as it stands after the number n; `at` in place of its own place if given."""
    return t.say(f"noun-{of}", n=n, **_counted(t, what, at))


def _counted(t: CardWriter, what: IsCount | Scaled | Counter | DemandEntry | None, at: str = "") -> Arguments:
    place = at or (what.at if what is not None else None) or NONE
    return {
        "at": place,
        "place": t.place(place),
        "warrior": (what.warrior if what is not None else None) or "any",
        "what": (what.what if what is not None else None) or NONE,
    }


def scaled(t: CardWriter, amount: Scaled) -> str:
    """How a number grows: " per assistant, plus 1 (at most 3)"."""
    text = " " + t.say(f"per-{amount.per}", **_counted(t, amount))
    if amount.plus:
        text += t.say("plus", n=amount.plus)
    notes = []
    if amount.times is not None:
        notes.append(t.say("times", noun=counter(t, amount.times, MANY, None)))
    if amount.max is not None:
        notes.append(t.say("at-most", n=amount.max))
    if notes:
        text += t.say("notes", notes=notes[0] if len(notes) == 1 else t.say("next", first=notes[0], second=notes[1]))
    return t.mark(amount, text)


def numbered(t: CardWriter, amount: Amount) -> tuple[int, str]:
    """A number, and how it grows."""
    if isinstance(amount, Scaled):
        return amount.n, scaled(t, amount)
    assert isinstance(amount, int), "only effects do as much as possible"
    return amount, ""


def prices(t: CardWriter, cost: Sequence[Price]) -> str:
    """What is paid: "1 wood and 1 chi"."""
    return t.joined([t.mark(price, t.say("goods", all="no", what=price.what, n=price.n)) for price in cost], "and")


def bound(t: CardWriter, condition: IsCount) -> tuple[str, str]:
    """Between which numbers a counter must lie: the kind of limits, and the limits."""
    low, high, turned = condition.min, condition.max, condition.not_
    if low is not None and high is not None:
        kind = "outside" if turned else "range"
    elif low is not None:
        kind = "fewer" if turned else "min"
    elif high == 0:
        kind = "some" if turned else "none"
    else:
        kind = "more" if turned else "max"
    return kind, t.say("bound", kind=kind, min=low or 0, max=high or 0)


def condition(t: CardWriter, node: AnyCondition) -> str:
    """A condition as it stands after "if"."""
    return t.mark(node, _condition(t, node, f"is-{word_of(node)}"))


def _condition(t: CardWriter, node: AnyCondition, message: str) -> str:
    """A condition by a message that tells it after "if", about a player, or inside a moment."""
    if isinstance(node, IsCount):
        n = node.max if node.max is not None else node.min or 0  # the number right before the noun
        noun, bare = counter(t, node.of, n, node), counter(t, node.of, n, node, NONE)
        kind, limits = bound(t, node)
        told: Arguments = {"of": node.of, "at": node.at or NONE, "n": n, "kind": kind, "bound": limits}
        return t.say(message, **told, noun=bare if message.startswith("attr-") else noun, bare=bare)
    turned = "yes" if node.not_ else "no"
    return t.say(message, **{**t.arguments(node, message, scaled), "not": turned})


def conditions(t: CardWriter, nodes: Sequence[AnyCondition]) -> str:
    """Conditions that must all hold, after "if"."""
    return t.joined([condition(t, node) for node in nodes], "and")


def about_players(t: CardWriter, nodes: Sequence[AnyCondition]) -> tuple[str, list[AnyCondition]]:
    """Conditions told as a quality of players ("with no warriors on this card"), and those that cannot be."""
    told = [
        node for node in nodes
        if t.knows(f"player-{word_of(node)}") and not (isinstance(node, IsCount) and node.of in COMMON)
    ]  # fmt: skip
    rest = [node for node in nodes if node not in told]
    clauses = [t.mark(node, _condition(t, node, f"player-{word_of(node)}")) for node in told]
    return t.joined(clauses, "and") if clauses else "", rest


def inside(t: CardWriter, nodes: Sequence[AnyCondition]) -> tuple[Arguments, list[AnyCondition]]:
    """Conditions told inside the moment ("when you attack with a spearman"), by its slots, and the rest."""
    slots: dict[str, str] = {}
    rest: list[AnyCondition] = []
    for node in nodes:
        message = _attribute(t, node)
        slot = "area" if isinstance(node, IsArea) else "number" if message.endswith("-event_n") else "with"
        if node.not_ or not t.knows(message) or (slot != "with" and slot in slots):
            rest.append(node)
        else:
            slots[slot] = slots.get(slot, "") + t.mark(node, _condition(t, node, message))
    told: Arguments = {"area": NONE, "number": NONE, "with": NONE if t.moment in OWN_AREA else ""}
    return told | slots, rest


OWN_AREA: Final = frozenset({"area_activated", "area_done"})
"""Moments that say whose area it is unless a condition says it."""


def _attribute(t: CardWriter, node: AnyCondition) -> str:
    """The message that would tell a condition inside the moment."""
    if isinstance(node, IsCount):
        return f"attr-{t.moment}-{node.of}" + (f"-{node.at}" if node.at is not None else "")
    return f"attr-{t.moment}-{word_of(node)}"
