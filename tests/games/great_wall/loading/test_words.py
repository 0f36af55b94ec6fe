"""Every word of a card of The Great Wall and the number it becomes in the box."""

import tomllib
from typing import Any

import msgspec
import pytest

from teahouse.games.great_wall.loading import shapes
from teahouse.games.great_wall.loading.amounts import Amount
from teahouse.games.great_wall.loading.box import CardCompiler, Carrier, amount
from teahouse.games.great_wall.loading.files import tag_rules
from teahouse.games.great_wall.loading.shapes import AnyCondition, AnyEffect
from teahouse.games.great_wall.loading.triggers import Rule, Trigger
from teahouse.games.great_wall.rules import language, words
from teahouse.games.great_wall.rules.expansions.genghis.words import C_GENGHIS
from teahouse.games.great_wall.rules.words import (
    ANY_WARRIOR,
    ARCHER,
    AT_ALL,
    AT_ANY,
    AT_AREA,
    AT_BOARD,
    AT_BOTTOM,
    AT_CARD,
    AT_CHOSEN,
    AT_FIRING,
    AT_FIRING_HERE,
    AT_HERE,
    AT_HORDES,
    AT_MAX,
    AT_MINE,
    AT_ONE,
    AT_OTHERS_HERE,
    AT_OWN_ARCHERS,
    AT_POOL,
    AT_SELF,
    AT_SHELTER_HERE,
    AT_SHELTERS,
    AT_SUPPLY,
    AT_TOP,
    BY_BREACH,
    BY_CARD,
    FOR_CHOSEN,
    G_ANY,
    G_CHI,
    G_GOLD,
    G_HERE,
    G_HONOR,
    G_SAME,
    G_STONE,
    G_TACTIC,
    G_WSG,
    HORSEMAN,
    SPEARMAN,
)  # fmt: skip

Told = dict[str, Any]
HORDES = ("outriders", "keshig")


def told(thing: object, default: object, fields: str) -> Told:
    """The fields of a native object that are not as they would be without a word."""
    values = ((field, getattr(thing, field)) for field in fields.split())
    return {field: value for field, value in values if value != getattr(default, field)}


EFFECT = (
    "what area areas come_from to at warrior discount free honor spread different anyone cause by mode role players "
    "until"
)
MODIFIER = "of areas what least per_event for_all pay_from pay_to at when warrior rows to limit"
CONDITION = "negated ids of at what warrior least most"
AMOUNT = "n per times plus most at warrior what all_of_it"

EFFECTS: list[tuple[str, Told]] = [
    ('do = "gain", what = "wsg", n = 2', {"what": G_WSG}),
    ('do = "gain", what = "here", area = "chosen", n = 1', {"what": G_HERE, "area": AT_CHOSEN}),
    ('do = "gain", what = "same", n = 1', {"what": G_SAME}),
    ('do = "lose", what = "tactic", n = 1', {"what": G_TACTIC}),
    ('do = "give", what = "any", n = 3', {"what": G_ANY}),
    ('do = "income", area = "all"', {"area": AT_ALL}),
    ('do = "income", area = "quarry"', {"area": AT_AREA + words.QUARRY}),
    ('do = "move_officials", n = 2', {"come_from": AT_ANY}),
    (
        'do = "move_officials", n = 1, different = false, from = "supply", to = ["barracks", "market"]',
        {"come_from": AT_SUPPLY, "different": False, "areas": [words.BARRACKS, words.MARKET]},
    ),
    ('do = "activate_enhanced", area = "mine"', {"area": AT_MINE}),
    ('do = "recruit", n = 2, warrior = "spearman", discount = 3', {"warrior": SPEARMAN, "discount": 3}),
    ('do = "recruit", n = 1, free = true', {"free": True}),
    ('do = "attack", n = "all", warrior = "archer"', {"warrior": ARCHER, "at": AT_ANY}),
    ('do = "attack", n = 3, at = "one"', {"at": AT_ONE}),
    ('do = "damage", n = 1, at = "own_archers"', {"at": AT_OWN_ARCHERS}),
    ('do = "damage", n = 2, at = "any", spread = true', {"at": AT_ANY, "spread": True}),
    ('do = "heal", n = "all", at = "card"', {"at": AT_CARD}),
    ('do = "move_warriors", n = "all"', {}),
    ('do = "move_warriors", n = 1, from = "shelters", to = "firing"', {"come_from": AT_SHELTERS, "to": AT_FIRING}),
    ('do = "recall", n = 1, from = "hordes", to = "shelter"', {"come_from": AT_HORDES, "to": AT_SHELTER_HERE}),
    ('do = "recall", n = 1, from = "shelters", to = "supply"', {"come_from": AT_SHELTERS, "to": AT_SUPPLY}),
    ('do = "save_warriors", n = 3, whose = "any"', {"anyone": True}),
    ('do = "kill_warriors", n = 1, warrior = "archer", at = "firing_here"', {"warrior": ARCHER, "at": AT_FIRING_HERE}),
    ('do = "build_fortification", n = 1, free = true, honor = false', {"free": True, "honor": False, "at": AT_ANY}),
    ('do = "destroy_fortification", n = 2, at = "here"', {"at": AT_HERE}),
    ('do = "build_wall", n = 1, discount = 2', {"discount": 2, "at": AT_ANY}),
    ('do = "hand_in", n = 1', {"what": G_WSG}),
    ('do = "promote", n = 1, area = "here", discount = 2', {"area": AT_HERE, "discount": 2}),
    ('do = "promote"', {"area": AT_CHOSEN}),
    ('do = "hire_official", n = 1, discount = 1', {"discount": 1}),
    ('do = "hire_advisor", n = 1, role = "assistant"', {"role": words.ROLE_ASSISTANT}),
    ('do = "refresh_advisors", n = 4', {}),
    ('do = "draw_tactics", n = 1', {}),
    ('do = "tea", by = -2', {"by": -2}),
    ('do = "tea", to = "top"', {"to": AT_TOP}),
    ('do = "tea", to = "bottom"', {"to": AT_BOTTOM}),
    ('do = "gain_shame", n = 1', {"cause": BY_CARD}),
    ('do = "gain_shame", n = 1, cause = "breach"', {"cause": BY_BREACH}),
    ('do = "discard_shame", n = 1, whose = "any"', {"anyone": True}),
    ('do = "drain_shame", n = 1', {}),
    ('do = "copy_order"', {}),
    ('do = "return_order", n = 1', {}),
    ('do = "place_hordes", n = 1', {}),
    ('do = "move_horde", mode = "section"', {"mode": words.HM_SECTION}),
    ('do = "reward", n = 2', {}),
    ('do = "choose", of = [[{ do = "copy_order" }], [{ do = "promote" }]]', {}),
    ('do = "each", for = "chosen", then = [{ do = "copy_order" }]', {"players": FOR_CHOSEN}),
    ('do = "grant", until = "year", rules = [{ mod = "wins_ties" }]', {"until": words.L_YEAR}),
]
MODIFIERS: list[tuple[str, Told]] = [
    (
        'mod = "cost", of = ["overseer", "save"], areas = ["pagoda"], what = "gold", by = -2, min = 1',
        {"of": [words.P_OVERSEER, words.P_SAVE], "areas": [words.PAGODA], "what": G_GOLD, "least": 1},
    ),
    (
        'mod = "cost", of = ["recruit"], what = "any", by = -1, per_event = true, for = "all"',
        {"of": [words.P_RECRUIT], "what": G_ANY, "per_event": True, "for_all": True},
    ),
    (
        'mod = "pay_as", of = ["hire_advisor"], from = "chi", to = "gold"',
        {"of": [words.P_HIRE_ADVISOR], "pay_from": G_CHI, "pay_to": G_GOLD},
    ),
    ('mod = "defense", at = "here", by = -2', {"at": AT_HERE}),
    ('mod = "fortification_value", at = "here", by = -1', {"at": AT_HERE}),
    ('mod = "horde_attack", at = "others_here", by = 1', {"at": AT_OTHERS_HERE}),
    ('mod = "horde_attack", at = "chosen", by = -3', {"at": AT_CHOSEN}),
    ('mod = "lethality", by = -1, min = 1', {"least": 1}),
    ('mod = "lethality", at = "self", by = 1', {"at": AT_SELF}),
    (
        'mod = "overseer_yield", areas = ["sawmill"], by = -1, when = "both"',
        {"areas": [words.SAWMILL], "when": words.Y_BOTH},
    ),
    ('mod = "officials_count", areas = ["academy"], by = 1', {"areas": [words.ACADEMY]}),
    ('mod = "honor_for", of = "archer_defeat", by = 1', {"of": [words.H_ARCHER_DEFEAT]}),
    ('mod = "covered_cells", by = 1', {}),
    ('mod = "wins_ties"', {}),
    ('mod = "reach", warrior = "spearman", rows = [1, 2]', {"warrior": SPEARMAN, "rows": [0, 1]}),
    ('mod = "immune", to = "damage", at = "self"', {"at": AT_SELF}),
    ('mod = "immune", to = "horseman", at = "self"', {"at": AT_SELF, "to": HORSEMAN}),
    ('mod = "no_shame", of = "alone", limit = "year"', {"of": [words.BY_ALONE], "limit": words.L_YEAR}),
    ('mod = "capacity", of = "firing_positions", by = 1', {"of": [AT_FIRING]}),
    ('mod = "capacity", of = "tea_house", by = 1', {"of": [AT_AREA + words.TEA_HOUSE]}),
    ('mod = "damage_rewards", of = "archers"', {"of": [ARCHER]}),
    ('mod = "damage_rewards", of = "all"', {"of": [ANY_WARRIOR]}),
    ('mod = "ignore_lock"', {}),
    ('mod = "shame_penalty", by = -2', {}),
    ('mod = "invasion", by = -1', {}),
    ('mod = "forbid", of = ["promote", "income"]', {"of": [words.F_PROMOTE, words.F_INCOME]}),
]
CONDITIONS: list[tuple[str, Told]] = [
    ('is = "area", ids = ["tea_house", "academy"]', {"ids": [words.TEA_HOUSE, words.ACADEMY]}),
    ('is = "area", kind = "special"', {"of": words.KIND_SPECIAL}),
    ('is = "area", kind = "regular", not = true', {"of": words.KIND_REGULAR, "negated": True}),
    ('is = "area", group = "military"', {"of": words.OF_GROUP + words.GROUP_MILITARY}),
    ('is = "warrior", types = ["spearman", "horseman"]', {"ids": [SPEARMAN, HORSEMAN]}),
    ('is = "resource", kinds = ["gold"]', {"ids": [words.GOLD]}),
    ('is = "row", rows = [2, 3]', {"ids": [1, 2]}),
    ('is = "horde", ids = ["keshig"]', {"ids": [1]}),
    ('is = "horde", tier = 3', {"of": 3}),
    ('is = "cause", of = "edict"', {"of": words.BY_EDICT}),
    ('is = "order_on_track", id = "great_works"', {"of": words.O_GREAT_WORKS}),
    ('is = "my_order", ids = ["betrayal"]', {"ids": [words.O_BETRAYAL]}),
    ('is = "order_choice", of = "b"', {"of": words.CHOICE_B}),
    ('is = "active"', {}),
    ('is = "winner", not = true', {"negated": True}),
    ('is = "participant"', {}),
    ('is = "last_cell"', {}),
    ('is = "tea", of = "below_actor"', {"of": words.TEA_BELOW_ACTOR}),
    ('is = "genghis"', {}),
    ('is = "mode", of = "coop"', {"of": words.MODE_COOP}),
    (
        'is = "count", of = "own_warriors", at = "here", warrior = "archer", min = 1',
        {"of": words.S_OWN_WARRIORS, "at": AT_HERE, "warrior": ARCHER, "least": 1},
    ),
    (
        'is = "count", of = "held", what = "stone", min = 0, max = 2',
        {"of": words.S_HELD, "what": G_STONE, "least": 0, "most": 2},
    ),
]
SCALED_AT = {
    "own_officials": ("pool", AT_POOL),
    "other_officials": ("embassy", AT_AREA + words.EMBASSY),
    "own_warriors": ("board", AT_BOARD),
    "overseer_levels": ("max", AT_MAX),
    "wall_levels": ("top", AT_TOP),
    "fortifications": ("any", AT_ANY),
    "hordes": ("mine_here", words.AT_MINE_HERE),
}


def parsed(inline: str) -> Any:
    return tomllib.loads(f"x = {{ {inline} }}")["x"]


def test_the_tables_below_hold_every_word() -> None:
    assert tuple(dict.fromkeys(parsed(inline)["do"] for inline, _ in EFFECTS)) == words.EFFECTS
    assert tuple(dict.fromkeys(parsed(inline)["mod"] for inline, _ in MODIFIERS)) == words.MODIFIERS
    assert tuple(dict.fromkeys(parsed(inline)["is"] for inline, _ in CONDITIONS)) == words.CONDITIONS


@pytest.mark.parametrize(("inline", "expected"), EFFECTS)
def test_an_effect_becomes_a_native_one(inline: str, expected: Told) -> None:
    compiler = CardCompiler(HORDES)
    entry: AnyEffect = msgspec.convert(parsed(inline), AnyEffect)
    effect = compiler.effect(Carrier(words.FROM_ADVISOR, 7), entry)
    assert effect.do == words.EFFECTS.index(parsed(inline)["do"])
    assert told(effect, language.Effect(0, language.Amount(1), [], []), EFFECT) == expected
    n = parsed(inline).get("n", 1)
    assert (effect.n.n, effect.n.all_of_it) == ((0, True) if n == "all" else (n, False))
    assert len(effect.branches) == (2 if effect.do == words.E_CHOOSE else 0)
    assert effect.script == (0 if effect.do == words.E_EACH else -1)
    assert effect.grants == ([0] if effect.do == words.E_GRANT else [])


@pytest.mark.parametrize(("inline", "expected"), MODIFIERS)
def test_a_modifier_becomes_a_native_one(inline: str, expected: Told) -> None:
    compiler = CardCompiler(HORDES)
    entry: Rule = msgspec.convert(parsed(inline), Rule)
    triggers, (number,) = compiler.rules(Carrier(words.FROM_GENERAL, 3), [entry])
    modifier = compiler.modifiers[number]
    assert triggers == []
    assert (modifier.source, modifier.card) == (words.FROM_GENERAL, 3)
    assert modifier.kind == words.MODIFIERS.index(parsed(inline)["mod"])
    assert modifier.by.n == parsed(inline).get("by", 0)
    assert told(modifier, language.Modifier(0, 0, 0, 0, language.Amount(0), []), MODIFIER) == expected


@pytest.mark.parametrize(("inline", "expected"), CONDITIONS)
def test_a_condition_becomes_a_native_one(inline: str, expected: Told) -> None:
    entry: AnyCondition = msgspec.convert(parsed(inline), AnyCondition)
    condition = CardCompiler(HORDES).condition(entry)
    assert condition.kind == words.CONDITIONS.index(parsed(inline)["is"])
    assert told(condition, language.Condition(0), CONDITION) == expected


@pytest.mark.parametrize("scaler", words.SCALERS)
def test_an_amount_becomes_a_native_one(scaler: str) -> None:
    at, place = SCALED_AT.get(scaler, (None, words.AT_NONE))
    data: Told = {"n": 2, "per": scaler, "times": "assistants", "plus": 1, "max": 6}
    turned = amount(msgspec.convert(data | ({"at": at} if at else {}), Amount))
    expected = {"n": 2, "per": words.SCALERS.index(scaler), "times": words.S_ASSISTANTS, "plus": 1, "most": 6}
    assert told(turned, language.Amount(0), AMOUNT) == expected | ({"at": place} if at else {})


def test_a_trigger_becomes_a_native_one() -> None:
    inline = (
        'on = "breach", who = "any", for = "actor", at = "here", if = [{ is = "genghis" }], limit = "year", '
        'limit_n = 2, cost = [{ what = "chi", n = 1 }], then = [{ do = "copy_order" }]'
    )
    data: Told = {"advisor": [{"rules": [parsed(inline)]}]}
    tag_rules(data)
    entry: Rule = msgspec.convert(data["advisor"][0]["rules"][0], Rule)
    compiler = CardCompiler(HORDES)
    (number,), modifiers = compiler.rules(Carrier(words.FROM_HORDE, 2, compulsory=True), [entry])
    trigger = compiler.triggers[number]
    assert modifiers == []
    assert (trigger.source, trigger.card, trigger.compulsory) == (words.FROM_HORDE, 2, True)
    assert (trigger.moment, trigger.who, trigger.players) == (words.M_BREACH, words.WHO_ANY, words.FOR_ACTOR)
    assert (trigger.at_here, trigger.limit, trigger.limit_n.n) == (True, words.L_YEAR, 2)
    assert [condition.kind for condition in trigger.conditions] == [C_GENGHIS]
    assert [(price.what, price.n) for price in trigger.cost] == [(G_CHI, 1)]
    assert compiler.scripts[trigger.script].effects[0].do == words.E_COPY_ORDER


def test_a_trigger_that_says_little_listens_to_every_event_of_its_owner() -> None:
    entry: Rule = msgspec.convert(
        {"mod": "trigger", "on": "wall.built", "then": [{"do": "gain", "what": "honor", "n": 1}]}, Rule
    )
    compiler = CardCompiler(HORDES)
    compiler.rules(Carrier(words.FROM_ADVISOR, 0), [entry])
    (trigger,) = compiler.triggers
    assert (trigger.who, trigger.players, trigger.at_here) == (words.WHO_YOU, words.FOR_YOU, False)
    assert (trigger.limit, trigger.limit_n.n, trigger.cost, trigger.conditions) == (words.L_EVENT, 1, [], [])
    assert compiler.scripts[trigger.script].effects[0].what == G_HONOR


# -- no field of a card is lost ------------------------------------------------------------


class SweetTea(shapes.Tea, frozen=True, kw_only=True, tag="tea"):
    sugar: int = 0


class LateInvasion(shapes.Invasion, frozen=True, kw_only=True, tag="invasion"):
    late: bool = False


class FarRow(shapes.IsRow, frozen=True, kw_only=True, tag="row"):
    far: bool | None = None


class RareTrigger(Trigger, frozen=True, kw_only=True, tag="trigger"):
    rare: bool = False


def test_a_field_that_the_rules_would_never_see_is_an_error() -> None:
    """Even where a card leaves it out: the card could say what nobody does."""
    carrier, gain = Carrier(words.FROM_ADVISOR, 0), shapes.Gain(what="honor", n=1)
    with pytest.raises(NotImplementedError, match="no sugar of tea"):
        CardCompiler(HORDES).effect(carrier, SweetTea(by=1))
    with pytest.raises(NotImplementedError, match="no late of invasion"):
        CardCompiler(HORDES).modifier(carrier, LateInvasion(by=1))
    with pytest.raises(NotImplementedError, match="no far of row"):
        CardCompiler(HORDES).condition(FarRow(rows=[1]))
    with pytest.raises(NotImplementedError, match="no rare of trigger"):
        CardCompiler(HORDES).trigger(carrier, RareTrigger(on="breach", then=[gain]))


def test_a_word_that_the_rules_do_not_know_is_an_error() -> None:
    class Brew(shapes.Tea, frozen=True, kw_only=True, tag="brew"):
        pass

    with pytest.raises(ValueError, match="tuple"):
        CardCompiler(HORDES).effect(Carrier(words.FROM_ADVISOR, 0), Brew(by=1))
