"""Checked files of The Great Wall become the box the rules play with: words become numbers, lists become scripts.

A `Carrier` is the card whose rules are turned: it gives triggers and modifiers their source and number, and says
whether they are compulsory.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from teahouse.games.great_wall.loading import effects, rules
from teahouse.games.great_wall.loading.effects import AnyEffect, Rule, Trigger
from teahouse.games.great_wall.loading.rules import AnyCondition, AnyModifier, Cost, Scaled
from teahouse.games.great_wall.rules import language, words

ORDER_CHOICES: Final = ("a", "b")
SPECIAL: Final = 0
REGULAR: Final = 1
GROUP: Final = 10
"""`of` of the condition `area`: a kind of areas, or this plus a group."""


class Carrier(Struct, frozen=True):
    """A card that carries rules."""

    source: int
    card: int
    compulsory: bool = False
    players: int = words.FOR_YOU
    """Who applies its triggers if they do not say."""


class Turner:
    """Turns cards one after another and numbers their scripts, triggers and modifiers."""

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
        script = self.script(carrier, rule.then)
        self.triggers.append(
            language.Trigger(
                number=len(self.triggers),
                source=carrier.source,
                card=carrier.card,
                moment=words.MOMENTS.index(rule.on),
                who=words.WHO.index(rule.who),
                players=carrier.players if rule.for_ is None else words.FOR.index(rule.for_),
                at_here=rule.at is not None,
                conditions=self.conditions(rule.if_),
                limit=words.LIMITS.index(rule.limit),
                limit_n=amount(rule.limit_n),
                cost=prices(rule.cost),
                script=script,
                compulsory=carrier.compulsory,
            )
        )
        return len(self.triggers) - 1

    def modifier(self, carrier: Carrier, rule: AnyModifier) -> int:
        turned = language.Modifier(
            number=len(self.modifiers),
            source=carrier.source,
            card=carrier.card,
            kind=words.MODIFIERS.index(_tag(rule)),
            by=_by(rule),
            conditions=self.conditions(rule.if_),
            of=_of(rule),
        )
        for field in rule.__struct_fields__:
            _set_modifier(turned, field, getattr(rule, field))
        self.modifiers.append(turned)
        return turned.number

    # -- effects ---------------------------------------------------------------------------

    def script(self, carrier: Carrier, listed: Sequence[AnyEffect]) -> int:
        turned = [self.effect(carrier, effect) for effect in listed]
        self.scripts.append(language.Script(turned))
        return len(self.scripts) - 1

    def effect(self, carrier: Carrier, effect: AnyEffect) -> language.Effect:
        turned = language.Effect(
            do=words.EFFECTS.index(_tag(effect)),
            n=amount(getattr(effect, "n", 1)),
            conditions=self.conditions(effect.if_),
            cost=prices(effect.cost),
        )
        match effect:
            case effects.Choose():
                turned.branches = [self.script(carrier, branch) for branch in effect.of]
            case effects.Each():
                turned.players = words.FOR.index(effect.for_)
                turned.script = self.script(carrier, effect.then)
            case effects.Grant():
                turned.grants = [self.modifier(carrier, rule) for rule in effect.rules]
                turned.until = words.LIMITS.index(effect.until)
            case _:
                for field in effect.__struct_fields__:
                    _set_effect(turned, field, getattr(effect, field))
        return turned

    # -- conditions ------------------------------------------------------------------------

    def conditions(self, listed: Sequence[AnyCondition]) -> list[language.Condition]:
        return [self.condition(condition) for condition in listed]

    def condition(self, condition: AnyCondition) -> language.Condition:
        turned = language.Condition(words.CONDITIONS.index(_tag(condition)), condition.not_)
        match condition:
            case rules.IsArea():
                turned.ids = numbers(words.AREAS, condition.ids or [])
                if condition.kind is not None:
                    turned.of = REGULAR if condition.kind == "regular" else SPECIAL
                if condition.group is not None:
                    turned.of = GROUP + words.GROUPS.index(condition.group)
            case rules.IsWarrior():
                turned.ids = numbers(words.WARRIORS, condition.types)
            case rules.IsResource():
                turned.ids = numbers(words.RESOURCES, condition.kinds)
            case rules.IsRow():
                turned.ids = [row - 1 for row in condition.rows]
            case rules.IsHorde():
                turned.ids = [self.horde_types[name] for name in condition.ids or []]
                turned.of = -1 if condition.tier is None else condition.tier
            case rules.IsCause():
                turned.of = words.CAUSES.index(condition.of)
            case rules.IsOrderOnTrack():
                turned.of = words.ORDERS.index(condition.id)
            case rules.IsMyOrder():
                turned.ids = numbers(words.ORDERS, condition.ids)
            case rules.IsOrderChoice():
                turned.of = ORDER_CHOICES.index(condition.of)
            case rules.IsTea():
                turned.of = words.TEA_PLACES.index(condition.of)
            case rules.IsMode():
                turned.of = words.MODES.index(condition.of)
            case rules.IsCount():
                turned.of = words.SCALERS.index(condition.of)
                turned.at = place(condition.at)
                turned.what = -1 if condition.what is None else words.GOODS.index(condition.what)
                turned.warrior = warrior(condition.warrior)
                turned.least = -1 if condition.min is None else condition.min
                turned.most = -1 if condition.max is None else condition.max
            case _:
                pass
        return turned


# -- words ---------------------------------------------------------------------------------


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


def prices(cost: Cost | None) -> list[language.Price]:
    return [language.Price(words.GOODS.index(price.what), price.n) for price in cost or []]


def amount(value: int | str | Scaled) -> language.Amount:
    """A number, `all`, or a number times what scalers count."""
    if isinstance(value, int):
        return language.Amount(value)
    if isinstance(value, str):
        return language.Amount(0, all_of_it=True)
    return language.Amount(
        n=value.n,
        per=words.SCALERS.index(value.per),
        times=-1 if value.times is None else words.SCALERS.index(value.times),
        plus=value.plus,
        most=-1 if value.max is None else value.max,
        at=place(value.at),
        warrior=warrior(value.warrior),
        what=-1 if value.what is None else words.GOODS.index(value.what),
    )


def _tag(part: Struct) -> str:
    return str(part.__struct_config__.tag)


def _by(rule: AnyModifier) -> language.Amount:
    """By how much; `times` of officials_count is an amount without `per`; no_shame without n is without limit."""
    match rule:
        case rules.OfficialsCount() if rule.times is not None:
            return language.Amount(1, times=words.SCALERS.index(rule.times))
        case rules.NoShame():
            return language.Amount(0, all_of_it=True) if rule.n is None else language.Amount(rule.n)
        case _:
            return amount(getattr(rule, "by", 0))


def _of(rule: AnyModifier) -> list[int]:
    """What a modifier changes, in the words of its kind."""
    match rule:
        case rules.ChangeCost() | rules.PayAs():
            return numbers(words.PRICED, rule.of)
        case rules.HonorFor():
            return [words.HONORED.index(rule.of)]
        case rules.NoShame():
            return [words.CAUSES.index(rule.of)]
        case rules.Forbid():
            return numbers(words.FORBIDDEN, rule.of)
        case rules.Capacity():
            return [words.AT_FIRING if rule.of == "firing_positions" else place(rule.of)]
        case rules.DamageRewards():
            return [words.ARCHER if rule.of == "archers" else words.ANY_WARRIOR]
        case _:
            return []


def _set_modifier(turned: language.Modifier, field: str, value: Any) -> None:
    """One field of a modifier; `by`, `of` and `if` are turned elsewhere."""
    if value is None:
        return
    match field:
        case "areas":
            turned.areas = numbers(words.AREAS, value)
        case "what":
            turned.what = words.GOODS.index(value)
        case "min":
            turned.least = value
        case "per_event":
            turned.per_event = value
        case "for_":
            turned.for_all = True
        case "from_":
            turned.pay_from = words.GOODS.index(value)
        case "to" if turned.kind == words.X_PAY_AS:
            turned.pay_to = words.GOODS.index(value)
        case "to":
            turned.to = -1 if value == "damage" else words.WARRIORS.index(value)
        case "at":
            turned.at = place(value)
        case "when":
            turned.when = words.YIELDS.index(value)
        case "warrior":
            turned.warrior = warrior(value)
        case "rows":
            turned.rows = [row - 1 for row in value]
        case "limit":
            turned.limit = words.LIMITS.index(value)
        case _:
            pass


def _set_effect(turned: language.Effect, field: str, value: Any) -> None:
    """One field of an effect; `n`, `if` and `cost` are turned elsewhere."""
    if value is None:
        return
    match field:
        case "what":
            turned.what = words.GOODS.index(value)
        case "area":
            turned.area = place(value)
        case "to" if isinstance(value, list):
            turned.areas = numbers(words.AREAS, value)
        case "to":
            turned.to = place(value)
        case "from_":
            turned.come_from = place(value)
        case "at":
            turned.at = place(value)
        case "warrior":
            turned.warrior = warrior(value)
        case "whose":
            turned.anyone = value == "any"
        case "cause":
            turned.cause = words.CAUSES.index(value)
        case "mode":
            turned.mode = words.HORDE_MOVES.index(value)
        case "role":
            turned.role = words.ROLES.index(value)
        case "discount" | "free" | "honor" | "spread" | "different" | "by":
            setattr(turned, field, value)
        case _:
            pass
