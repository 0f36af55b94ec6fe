"""Every word of the vocabulary can be said in both languages and has a picture, whether a card uses it or not."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import pytest
from msgspec import Struct, structs

from teahouse.games.great_wall import GAME
from teahouse.games.great_wall.cardtext import card_icons, card_text, pictures
from teahouse.games.great_wall.loading import shapes
from teahouse.games.great_wall.loading.amounts import Scaled
from teahouse.games.great_wall.loading.cards import EventEntry
from teahouse.games.great_wall.loading.parts import COUNTED_AT, mistakes_in_part
from teahouse.games.great_wall.loading.schema import AdvisorEntry, HordeEntry
from teahouse.games.great_wall.loading.shapes import (
    AnyCondition,
    AnyEffect,
    AnyModifier,
    Choose,
    DrawTactics,
    Each,
    Gain,
    Grant,
    IsCount,
    NoShame,
)
from teahouse.games.great_wall.loading.terms import Moment, Scaler
from teahouse.games.great_wall.loading.triggers import Trigger
from teahouse.games.great_wall.rules import words
from teahouse.loading.shape import parts
from teahouse.text import LOCALE, messages
from tests.games.great_wall.cardtext.cards import changes, literals, names
from tests.games.great_wall.cardtext.test_cards import LANGUAGES, without_meaning

COMPOSED = ("choose", "each", "grant")
"""Effects that are told by the effects and modifiers inside them."""


def example(shape: type[Struct], **given: object) -> Struct:
    """A part of some shape with something in every field that must be given."""
    hints = get_type_hints(shape, include_extras=True)
    required = [field.name for field in structs.fields(shape) if field.required]
    return shape(**{name: value(name, hints[name]) for name in required if name not in given}, **given)


def value(name: str, hint: Any) -> object:
    if name in ("n", "by"):
        return 2
    known = [word for word in literals(hint) if word not in ("self", "others_here")]
    if str(hint).find("list[") >= 0:
        return [known[0]] if known else [2]
    return known[0]


SPECIAL: dict[type[Struct], dict[str, object]] = {
    Choose: {"of": [[DrawTactics(n=2)], [Gain(what="gold", n=3)]]},
    Each: {"then": [DrawTactics(n=2)]},
    Grant: {"rules": [NoShame(of="breach")]},
    shapes.Tea: {"by": 2},
    shapes.PayAs: {"from_": "wood", "to": "stone"},
    shapes.OfficialsCount: {"by": 1},
    shapes.IsArea: {"ids": ["sawmill"]},
    shapes.IsHorde: {"tier": 2},
    shapes.IsRow: {"rows": [2]},
    shapes.Reach: {"rows": [2]},
}


@cache
def advisor() -> AdvisorEntry:
    return names().advisors[0]


def ruled(rule: Struct) -> AdvisorEntry:
    return structs.replace(advisor(), rules=[rule])


def on_cards(rule: Struct) -> list[AdvisorEntry | HordeEntry | EventEntry]:
    """The same rule on the card of a player, of a horde and of an event."""
    horde, event = names().hordes[0], names().events[0]
    return [ruled(rule), structs.replace(horde, rules=[rule]), structs.replace(event, immediate=[], lasting=[rule])]


def examples() -> Iterator[Struct]:
    """A rule for every effect, modifier and condition."""
    for shape in get_args(AnyEffect):
        effect: Any = example(shape, **SPECIAL.get(shape, {}))
        yield Trigger(on="turn.start", then=[effect])
    for shape in get_args(AnyModifier):
        yield example(shape, **SPECIAL.get(shape, {}))
    for shape in get_args(AnyCondition):
        if shape is not IsCount:
            condition: Any = example(shape, **SPECIAL.get(shape, {}))
            yield Trigger(on="turn.start", if_=[condition], then=[DrawTactics(n=2)])
    for scaler in get_args(Scaler):
        given: Any = {"at": "here" if scaler in COUNTED_AT else None, "what": "gold" if scaler == "held" else None}
        count = IsCount(of=scaler, min=2, **given)
        yield Trigger(on="breach", if_=[count], then=[DrawTactics(n=2)])
        amount = Scaled(n=3, per=scaler, plus=1, max=7, **given)
        yield Trigger(on="breach", then=[Gain(what="honor", n=amount)])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", list(examples()), ids=lambda rule: re.sub(r"\W+", "_", str(rule))[:60])
def test_whatever_the_vocabulary_can_express_has_a_text_of_its_own(rule: Struct, lang: str) -> None:
    card = ruled(rule)
    text, silent = card_text(names(), card, lang), []
    for part, field, new, changed in changes(card, on_horde=False):
        told = card_text(names(), changed, lang)
        if told == text and not without_meaning(part, field, new) and not told_by_moment(part, field):
            silent.append(f"{type(part).__name__}.{field} = {new}")
    assert silent == []


def told_by_moment(part: Struct, field: str) -> bool:
    """What a condition or amount means only together with a moment that has such a thing."""
    return isinstance(part, Trigger) and field in ("on", "at")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", list(examples()), ids=lambda rule: re.sub(r"\W+", "_", str(rule))[:60])
def test_every_word_can_stand_on_every_kind_of_card(rule: Struct, lang: str) -> None:
    for card in on_cards(rule):
        text = card_text(names(), card, lang)
        assert text.endswith(".")
        assert not re.search(r"  |\.\.| [.,;:)]|none|[{}$]", text), text
        assert card_icons(names(), card)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", get_args(Moment))
def test_every_moment_is_told_for_everybody(moment: Moment, lang: str) -> None:
    told = set()
    for who in ("you", "other", "any"):
        for at in (None, "here"):
            told.add(card_text(names(), ruled(Trigger(on=moment, who=who, at=at, then=[DrawTactics(n=2)])), lang))
    assert all(told)
    wanted = 1 if without_meaning(Trigger(on=moment, then=[DrawTactics(n=2)]), "who", "any") else 3
    assert len(told) >= wanted


def test_both_languages_have_a_message_for_every_word() -> None:
    wanted = [f"gw-on-{moment.replace('.', '_')}" for moment in words.MOMENTS]
    wanted += [f"gw-is-{word}" for word in words.CONDITIONS]
    wanted += [f"gw-{kind}-{word}" for word in words.SCALERS for kind in ("per", "noun")]
    wanted += [f"gw-do-{word}" for word in words.EFFECTS if word not in COMPOSED]
    wanted += [f"gw-mod-{word}" for word in words.MODIFIERS]
    for lang in LANGUAGES:
        assert [message for message in wanted if message not in messages(lang)] == []


def test_a_short_form_is_one_of_something() -> None:
    for lang in LANGUAGES:
        short = [message for message in messages(lang) if message.startswith("gw-short-")]
        alone = [message for message in short if message.replace("gw-short-", "gw-") not in messages(lang)]
        assert sorted(alone) == ["gw-short-bonus", "gw-short-here", "gw-short-officials"]


def test_every_word_has_a_picture_that_the_pack_uses_too() -> None:
    assert set(pictures.MOMENTS) == set(words.MOMENTS)
    assert set(pictures.CONDITIONS) == set(words.CONDITIONS)
    assert set(pictures.SCALERS) == set(words.SCALERS)
    assert set(pictures.EFFECTS) == set(words.EFFECTS)
    assert set(pictures.MODIFIERS) == set(words.MODIFIERS)
    pack = GAME.folder / "pack"
    used = set(re.findall(r'icon = "([^"]+)"', "".join(path.read_text("utf-8") for path in pack.rglob("*.toml"))))
    tables = [table for name, table in vars(pictures).items() if name.isupper() and isinstance(table, dict)]
    assert {picture for table in tables for picture in table.values()} - used == {"plain-circle"}, "a shame token"


def test_no_message_of_the_cards_is_idle() -> None:
    """Every message is said by the code, by its name or its beginning, or by another message."""
    folders = (LOCALE.parent / "cardtext", GAME.folder / "cardtext")
    code = "".join(path.read_text("utf-8") for folder in folders for path in folder.glob("*.py"))
    texts = "".join(path.read_text("utf-8") for path in GAME.folder.glob("locale/*/cards*.ftl"))
    built = ("on", "is", "per", "noun", "do", "mod", "attr", "player")
    for message in re.findall(r"(?m)^gw-([\w-]+) =", texts):
        full = message.removeprefix("short-")
        if full.split("-")[0] not in built:
            assert f'"{full}"' in code or f"gw-{message} }}" in texts, message


def test_examples_are_sound() -> None:
    """The rules made up here could stand in a pack."""
    for rule in examples():
        assert [mistake for _, part in parts(rule) for mistake in mistakes_in_part(part, on_horde=False)] == []
