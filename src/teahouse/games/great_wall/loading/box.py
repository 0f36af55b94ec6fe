"""Checked files of The Great Wall become the box the rules play with: words become numbers, lists become scripts.

A `Carrier` is the card whose rules are compiled: it gives triggers and modifiers their source and number, and says
whether they are compulsory.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from teahouse.games.great_wall.loading import shapes
from teahouse.games.great_wall.loading.amounts import Price, Scaled
from teahouse.games.great_wall.loading.shapes import AnyCondition, AnyEffect, AnyModifier
from teahouse.games.great_wall.loading.triggers import Rule, Trigger
from teahouse.games.great_wall.rules import language, words


class Carrier(Struct, frozen=True):
    """A card that carries rules."""

    source: int
    card: int
    compulsory: bool = False
    players: int = words.FOR_YOU
    """Who applies its triggers if they do not say."""


class Given:
    """The fields of an entry while it is compiled. Each must be taken: else a card would say more than it does."""

    def __init__(self, entry: Struct) -> None:
        self.entry: Final = entry
        self.left: Final = set(entry.__struct_fields__)

    def take(self, field: str, otherwise: Any = None) -> Any:
        """The value of a field; `otherwise` if nothing is given, or if entries of this shape have no such field."""
        self.left.discard(field)
        value = getattr(self.entry, field, None)
        return otherwise if value is None else value

    def end(self) -> None:
        """Nothing may be left."""
        if self.left:
            fields = ", ".join(sorted(self.left))
            raise NotImplementedError(f"CardCompiler hands no {fields} of {tag_of(self.entry)} to the rules")


class CardCompiler:
    """Compiles cards one after another and numbers their scripts, triggers and modifiers."""

    def __init__(self, horde_types: Sequence[str]) -> None:
        self.horde_types: Final = {name: number for number, name in enumerate(horde_types)}
        self.scripts: Final[list[language.Script]] = []
        self.triggers: Final[list[language.Trigger]] = []
        self.modifiers: Final[list[language.Modifier]] = []
        self.extras: Final[list[str]] = []

    # -- rules -----------------------------------------------------------------------------

    def rules(self, carrier: Carrier, listed: Sequence[Rule]) -> tuple[list[int], list[int]]:
        """The numbers of the triggers and of the modifiers of a card."""
        triggers = [self.trigger(carrier, rule) for rule in listed if isinstance(rule, Trigger)]
        modifiers = [self.modifier(carrier, rule) for rule in listed if not isinstance(rule, Trigger)]
        return triggers, modifiers

    def extra(self, name: str, compulsory: bool, listed: Sequence[Rule]) -> tuple[list[int], list[int]]:
        """The rules of a card that only an expansion knows: compulsory for all, or for its owner to use."""
        self.extras.append(name)
        players = words.FOR_ALL if compulsory else words.FOR_YOU
        return self.rules(Carrier(words.FROM_EXTRA, len(self.extras) - 1, compulsory, players), listed)

    def trigger(self, carrier: Carrier, rule: Trigger) -> int:
        given = Given(rule)
        script = self.script(carrier, given.take("then"))
        players = given.take("for_")
        trigger = language.Trigger(
            number=len(self.triggers),
            source=carrier.source,
            card=carrier.card,
            moment=number(words.MOMENTS, given.take("on")),
            who=number(words.WHO, given.take("who")),
            players=carrier.players if players is None else number(words.FOR, players),
            at_here=given.take("at") is not None,
            conditions=self.conditions(given.take("if_")),
            limit=number(words.LIMITS, given.take("limit")),
            limit_n=amount(given.take("limit_n")),
            cost=prices(given.take("cost", ())),
            script=script,
            compulsory=carrier.compulsory,
        )
        given.end()
        self.triggers.append(trigger)
        return trigger.number

    def modifier(self, carrier: Carrier, rule: AnyModifier) -> int:
        given = Given(rule)
        to = given.take("to")
        pays = isinstance(rule, shapes.PayAs)
        modifier = language.Modifier(
            number=len(self.modifiers),
            source=carrier.source,
            card=carrier.card,
            kind=number(words.MODIFIERS, tag_of(rule)),
            by=_by(rule, given),
            conditions=self.conditions(given.take("if_")),
            of=_of(rule, given),
            areas=numbers(words.AREAS, given.take("areas", ())),
            what=number(words.GOODS, given.take("what")),
            least=given.take("min", 0),
            per_event=given.take("per_event", False),
            for_all=given.take("for_") == "all",
            pay_from=number(words.GOODS, given.take("from_")),
            pay_to=number(words.GOODS, to if pays else None),
            at=place(given.take("at")),
            when=number(words.YIELDS, given.take("when")),
            warrior=warrior(given.take("warrior")),
            rows=[row - 1 for row in given.take("rows", ())],
            to=number(words.WARRIORS, None if pays or to == "damage" else to),
            limit=number(words.LIMITS, given.take("limit")),
        )
        given.end()
        self.modifiers.append(modifier)
        return modifier.number

    # -- effects ---------------------------------------------------------------------------

    def script(self, carrier: Carrier, listed: Sequence[AnyEffect]) -> int:
        effects = [self.effect(carrier, effect) for effect in listed]
        self.scripts.append(language.Script(effects, len(self.scripts)))
        return len(self.scripts) - 1

    def effect(self, carrier: Carrier, entry: AnyEffect) -> language.Effect:
        given = Given(entry)
        to, then = given.take("to"), given.take("then")
        effect = language.Effect(
            do=number(words.EFFECTS, tag_of(entry)),
            n=amount(given.take("n", 1)),
            conditions=self.conditions(given.take("if_")),
            cost=prices(given.take("cost", ())),
            what=number(words.GOODS, given.take("what")),
            area=place(given.take("area")),
            areas=numbers(words.AREAS, to) if isinstance(to, list) else [],
            come_from=place(given.take("from_")),
            to=place(None if isinstance(to, list) else to),
            at=place(given.take("at")),
            warrior=warrior(given.take("warrior")),
            discount=given.take("discount", 0),
            free=given.take("free", False),
            honor=given.take("honor", True),
            spread=given.take("spread", False),
            different=given.take("different", True),
            anyone=given.take("whose") == "any",
            cause=number(words.CAUSES, given.take("cause", "none")),
            by=given.take("by", 0),
            mode=number(words.HORDE_MOVES, given.take("mode")),
            role=number(words.ROLES, given.take("role", "any")),
            branches=[self.script(carrier, branch) for branch in given.take("of", ())],
            players=number(words.FOR, given.take("for_")),
            script=-1 if then is None else self.script(carrier, then),
            grants=[self.modifier(carrier, rule) for rule in given.take("rules", ())],
            until=number(words.LIMITS, given.take("until")),
        )
        given.end()
        return effect

    # -- conditions ------------------------------------------------------------------------

    def conditions(self, listed: Sequence[AnyCondition]) -> list[language.Condition]:
        return [self.condition(condition) for condition in listed]

    def condition(self, entry: AnyCondition) -> language.Condition:
        given = Given(entry)
        condition = language.Condition(
            kind=number(words.CONDITIONS, tag_of(entry)),
            negated=given.take("not_", False),
            ids=self._ids(entry, given),
            of=_judged_by(entry, given),
            at=place(given.take("at")),
            what=number(words.GOODS, given.take("what")),
            warrior=warrior(given.take("warrior")),
            least=given.take("min", -1),
            most=given.take("max", -1),
        )
        given.end()
        return condition

    def _ids(self, entry: AnyCondition, given: Given) -> list[int]:
        """Of which some must fit."""
        match entry:
            case shapes.IsArea():
                return numbers(words.AREAS, given.take("ids", ()))
            case shapes.IsWarrior():
                return numbers(words.WARRIORS, given.take("types"))
            case shapes.IsResource():
                return numbers(words.RESOURCES, given.take("kinds"))
            case shapes.IsRow():
                return [row - 1 for row in given.take("rows")]
            case shapes.IsHorde():
                return [self.horde_types[name] for name in given.take("ids", ())]
            case shapes.IsMyOrder():
                return numbers(words.ORDERS, given.take("ids"))
            case _:
                return []


# -- words ---------------------------------------------------------------------------------


def number(all_words: Sequence[str], word: str | None) -> int:
    """The number of a word; -1 for none."""
    return -1 if word is None else all_words.index(word)


def numbers(all_words: Sequence[str], listed: Sequence[str]) -> list[int]:
    return [all_words.index(word) for word in listed]


def place(word: str | None) -> int:
    """A place word, or an area as AT_AREA + its number; nothing is 0."""
    if word is None:
        return words.AT_NONE
    if word == "shelter":
        return words.AT_SHELTER_HERE
    return words.AT_AREA + words.AREAS.index(word) if word in words.AREAS else words.PLACES.index(word)


def warrior(word: str | None) -> int:
    return words.ANY_WARRIOR if word in (None, "any") else words.WARRIORS.index(word)


def prices(cost: Sequence[Price]) -> list[language.Price]:
    return [language.Price(words.GOODS.index(price.what), price.n) for price in cost]


def amount(value: int | str | Scaled) -> language.Amount:
    """A number, `all`, or a number times what scalers count."""
    if isinstance(value, int):
        return language.Amount(value)
    if isinstance(value, str):
        return language.Amount(0, all_of_it=True)
    return language.Amount(
        n=value.n,
        per=words.SCALERS.index(value.per),
        times=number(words.SCALERS, value.times),
        plus=value.plus,
        most=-1 if value.max is None else value.max,
        at=place(value.at),
        warrior=warrior(value.warrior),
        what=number(words.GOODS, value.what),
    )


def tag_of(entry: Struct) -> str:
    """The word of the vocabulary that an entry stands for."""
    return str(entry.__struct_config__.tag)


def _judged_by(entry: AnyCondition, given: Given) -> int:
    """`of` of a condition, in the words of its kind; -1 where its ids decide."""
    match entry:
        case shapes.IsArea():
            kind, group = given.take("kind"), given.take("group")
            return number(words.AREA_KINDS, kind) if group is None else words.OF_GROUP + words.GROUPS.index(group)
        case shapes.IsHorde():
            tier: int = given.take("tier", -1)
            return tier
        case shapes.IsCause():
            return words.CAUSES.index(given.take("of"))
        case shapes.IsOrderOnTrack():
            return words.ORDERS.index(given.take("id"))
        case shapes.IsOrderChoice():
            return words.ORDER_CHOICES.index(given.take("of"))
        case shapes.IsTea():
            return words.TEA_PLACES.index(given.take("of"))
        case shapes.IsMode():
            return words.MODES.index(given.take("of"))
        case shapes.IsCount():
            return words.SCALERS.index(given.take("of"))
        case _:
            return -1


def _by(rule: AnyModifier, given: Given) -> language.Amount:
    """By how much; `times` of officials_count is an amount without `per`; no_shame without n is without limit."""
    times = given.take("times")
    if isinstance(rule, shapes.NoShame):
        return amount(given.take("n", "all"))
    by = amount(given.take("by", 0))
    return by if times is None else language.Amount(1, times=words.SCALERS.index(times))


def _of(rule: AnyModifier, given: Given) -> list[int]:
    """What a modifier changes, in the words of its kind."""
    match rule:
        case shapes.ChangeCost() | shapes.PayAs():
            return numbers(words.PRICED, given.take("of"))
        case shapes.HonorFor():
            return [words.HONORED.index(given.take("of"))]
        case shapes.NoShame():
            return [words.CAUSES.index(given.take("of"))]
        case shapes.Forbid():
            return numbers(words.FORBIDDEN, given.take("of"))
        case shapes.Capacity():
            of = given.take("of")
            return [words.AT_FIRING if of == "firing_positions" else place(of)]
        case shapes.DamageRewards():
            return [words.ARCHER if given.take("of") == "archers" else words.ANY_WARRIOR]
        case _:
            return []
