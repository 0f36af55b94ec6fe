"""Every word of the Ancient World's vocabulary can be said in both languages, with the right cases and plurals."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any, get_args

import pytest
from msgspec import structs

from teahouse.cardtext.trace import read
from teahouse.games.ancient_world import GAME
from teahouse.games.ancient_world.cardtext import Entry, card_facts, card_icons, card_short, card_text
from teahouse.games.ancient_world.cardtext.rules import outcome
from teahouse.games.ancient_world.cardtext.writer import CardWriter
from teahouse.games.ancient_world.loading import effects
from teahouse.games.ancient_world.loading.effects import Action, Endgame, Price, Trigger
from teahouse.games.ancient_world.loading.parts import mistakes_in_part, mistakes_in_triggers
from teahouse.games.ancient_world.loading.schema import EffectPictures, Placement, TriggerPictures
from teahouse.games.ancient_world.rules import words
from teahouse.loading.shape import parts
from teahouse.text import LOCALE, Texts, messages
from tests.games.ancient_world.cardtext.cards import changes, empire, names, written
from tests.games.ancient_world.cardtext.test_cards import LANGUAGES, without_meaning

EXAMPLES: dict[type, list[Any]] = {
    effects.Gain: [effects.Gain(coin=2), effects.Gain(knowledge=5), effects.Gain(coin=1, knowledge=3, per="veteran")],
    effects.Restore: [effects.Restore(count=n) for n in (1, 2, 5)],
    effects.Attack: [effects.Attack(arrow=1), effects.Attack(sword=2, arrow=5)],
    effects.Perform: [effects.Perform(cell="WORK"), effects.Perform(cell="BUILD", discount=1)],
    effects.Scout: [effects.Scout(count=n) for n in (1, 3, 5)],
    effects.Rest: [effects.Rest(count=n) for n in (1, 2, 5)],
    effects.Reserve: [effects.Reserve(from_=["row"]), effects.Reserve(from_=["deck_top"])],
    effects.Discount: [effects.Discount(coin=n) for n in (1, 2, 5)],
    effects.BuyEmpire: [effects.BuyEmpire(from_=["row"]), effects.BuyEmpire(from_=["reserve"])],
    effects.Explore: [effects.Explore(draw=n) for n in (1, 3, 5)],
}


def examples(union: Any) -> list[Any]:
    """Something of every word that may stand there."""
    return list(chain.from_iterable(EXAMPLES.get(shape) or [shape()] for shape in get_args(union)))


def cards() -> Iterator[Entry]:
    """A card for every effect in an action and in every trigger, must and may, with and without a price."""
    plain = structs.replace(empire("wayside_shrine"), props=effects.Props())
    for node in examples(effects.ActionEffect):
        yield structs.replace(plain, action=Action(do=[node]))
        yield structs.replace(plain, action=Action(do=[node, effects.Gain(coin=7)], pay=Price(coin=1, knowledge=2)))
    for on in words.TRIGGERS:
        for node in examples(effects.TriggerEffect):
            for may, pay, discard in ((False, None, False), (True, None, False), (True, Price(coin=2), False),
                                      (True, None, True), (True, Price(knowledge=1), True)):  # fmt: skip
                trigger = Trigger(on=on, do=[node], may=may, pay=pay, discard_self=discard)
                card: Entry = structs.replace(plain, triggers=[trigger])
                if sound(card):
                    yield card
    for per in words.COUNTERS:
        yield structs.replace(plain, endgame=Endgame(per=per, each=2))
        yield structs.replace(plain, endgame=Endgame(per=per, table=[1, 1, 0, 0, 4, 21]))
    for node in examples(effects.CellEffect):
        yield structs.replace(names().cells[words.LEARN], do=[node])


def sound(card: Entry) -> bool:
    return not [mistake for _, part in parts(card) for mistake in mistakes_in_part(part)] + [
        *mistakes_in_triggers(card)
    ]


ALL = list(cards())


def test_the_examples_hold_every_word() -> None:
    """And all of them could stand in a pack."""
    assert all(map(sound, ALL))
    told = {part.__struct_config__.tag for card in ALL for _, part in parts(card) if isinstance(part, effects.Effect)}
    assert told == set(words.EFFECTS)
    listening = {(trigger.on, trigger.may) for card in ALL for trigger in getattr(card, "triggers", ())}
    assert {(on, False) for on in words.TRIGGERS} <= listening
    assert {(on, True) for on in words.TRIGGERS if on != "expand"} <= listening


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_vocabulary_can_express_has_a_text_of_its_own(lang: str) -> None:
    for card in ALL:
        text = written(card, lang)
        assert not re.search(r"  |\.\.| [.,;:)]|\( |none|None|,,|[{}$]", text), text
        assert card_icons(names(), card)
        silent = [
            (part, field, new)
            for part, field, new, changed in changes(card, "action", "triggers", "endgame", "do", "pay")
            if written(changed, lang) == text and not without_meaning(part, field)
        ]
        assert silent == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_vocabulary_can_express_can_be_said_shortly(lang: str) -> None:
    for card in ALL:
        short = "\n".join(card_short(names(), card, lang))
        assert not re.search(r"  |\.\.| [.,;:)]|\( |none|None|,,|[{}$]", short), short
        silent = [
            (part, field, new)
            for part, field, new, changed in changes(card, "action", "triggers", "endgame", "do", "pay")
            if card_short(names(), changed, lang) == short.splitlines() and not without_meaning(part, field)
        ]
        assert silent == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_a_message_chooses_between_are_all_told_apart(lang: str) -> None:
    """A word that a selector forgot would be told as its last variant."""
    texts = Texts(lang)
    counters = [word.replace(".", "_") for word in words.COUNTERS]
    for message, name, choices in (
        ("aw-per", "of", counters),
        ("aw-counted", "of", counters),
        ("aw-from", "place", ["row", "reserve", "deck_top"]),
        ("aw-placement", "placement", list(get_args(Placement))),
        ("aw-deck", "deck", list(words.DECKS)),
        ("aw-tribe", "tribe", list(words.TRIBES)),
        ("aw-against", "arrows", ["yes", "no"]),
    ):
        assert len({texts.say(message, **{name: choice}) for choice in choices}) == len(choices), message
    assert len({texts.say("aw-on", on=on, cell=on) for on in words.TRIGGERS}) == len(words.TRIGGERS)
    assert len({texts.say("aw-banner", tribe=tribe, n=n) for tribe in words.TRIBES for n in (1, 2)}) == 10
    goods = ("coin", "knowledge", "sword", "arrow")
    assert len({texts.say("aw-goods", what=what, n=2) for what in goods}) == 4


def test_both_languages_have_a_message_for_every_word() -> None:
    wanted = [f"aw-do-{word}" for word in words.EFFECTS]
    wanted += [f"aw-prop-{word}" for word in words.PROPS]
    wanted += [f"aw-symbol-{word}" for word in words.SYMBOLS]
    for lang in LANGUAGES:
        assert [message for message in wanted if message not in messages(lang)] == []


def test_every_word_has_a_picture() -> None:
    """Its own, or that of the symbols and cells it is about."""
    by_symbols = {"gain", "restore", "attack", "perform", "discount", "waive_price"}
    assert set(EffectPictures.__struct_fields__) == set(words.EFFECTS) - by_symbols
    by_cells = {"learn_left", "learn_right", "build", "expand"}
    assert set(TriggerPictures.__struct_fields__) == set(words.TRIGGERS) - by_cells


def test_no_message_of_the_cards_is_idle() -> None:
    """Every message is said by the code, by its name or its beginning, or by another message."""
    folders = (LOCALE.parent / "cardtext", GAME.folder / "cardtext")
    code = "".join(path.read_text("utf-8") for folder in folders for path in folder.glob("*.py"))
    texts = "".join(path.read_text("utf-8") for path in GAME.folder.glob("locale/*/cards*.ftl"))
    for message in re.findall(r"(?m)^aw-([\w-]+) =", texts):
        if message.split("-")[0] not in ("do", "prop", "symbol"):
            assert f'"{message.removesuffix("-short")}"' in code or f"aw-{message} }}" in texts, message


# -- wording -------------------------------------------------------------------------------

WORDINGS = {
    "aqueduct": (
        "When you get a new citizen, gain 1 coin for each food you have.",
        "Когда у вас появляется новый житель, получите 1 монету за каждую единицу своей еды.",
    ),
    "scribes_guild": (
        "When your left neighbour takes “Learn” on the board, you may pay 1 coin to gain 1 knowledge.",
        "Когда ваш сосед слева выполняет на поле действие «Учиться», можете заплатить 1 монету, чтобы "
        "получить 1 знание.",
    ),
    "zor_playwrights": (
        "If you are the first player to pass in a round, you may put aside one empire card from the row or the unseen "
        "top card of the empire deck.",
        "Если вы пасуете в раунде раньше всех, можете отложить одну карту империи из ряда или верхнюю карту колоды "
        "империи не глядя.",
    ),
    "crane": (
        "When you take “Build”, you may discard this card to buy the new card without paying its price.",
        "Когда вы выполняете действие «Строить», можете сбросить эту карту, чтобы купить новую карту, не платя её "
        "цены.",
    ),
    "hiring_market": (
        "Action: perform “Recruit”, even if its cell is occupied, paying 2 coins less.",
        "Действие: выполните «Рекрутировать», даже если ячейка занята, заплатив на 2 монеты меньше.",
    ),
    "citadel": (
        "At the end of the game, score additional VP for your red banners: 1–2 give 1 VP, 3–4 give 2 VP, 5 or more "
        "give 3 VP.",
        "В конце игры получите дополнительные ПО за свои красные знамёна: 1–2 дают 1 ПО, 3–4 дают 2 ПО, 5 и больше "
        "дают 3 ПО.",
    ),
    "moon_festival": (
        "At the end of the game, score 1 additional VP for each of your sets of 5 different banners.",
        "В конце игры получите дополнительно 1 ПО за каждый свой набор из 5 разных знамён.",
    ),
    "town_hall": (
        "Action: gain 1 knowledge, then take the first-player token if it lies hand side down and turn it over.",
        "Действие: получите 1 знание, затем возьмите жетон первого игрока, если он лежит рукой вниз, и переверните "
        "его.",
    ),
    "philosophers_porch": (
        "Income: 1 coin at the end of each round but the last.\nAction: gain 1 knowledge.",
        "Доход: 1 монета в конце каждого раунда, кроме последнего.\nДействие: получите 1 знание.",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", WORDINGS)
def test_wording(card: str, lang: str) -> None:
    assert card_text(names(), empire(card), lang) == WORDINGS[card][LANGUAGES.index(lang)]


def told(lang: str, *do: Any) -> str:
    writer = CardWriter(Texts(lang), names())
    return read(writer.nodes, outcome(writer, do)).text


def test_russian_numbers_take_their_nouns_along() -> None:
    for n, coins, knowledge in ((1, "монету", "знание"), (2, "монеты", "знания"), (5, "монет", "знаний"),
                                (11, "монет", "знаний")):  # fmt: skip
        assert told("ru", effects.Gain(coin=n, knowledge=n)) == f"Получите {n} {coins} и {n} {knowledge}."
    for n, arrows in ((1, "стрела"), (2, "стрелы"), (5, "стрел")):
        assert told("ru", effects.Attack(arrow=n)) == f"+{n} {arrows} в каждом вашем бою этого раунда."
    assert told("ru", effects.Restore(count=1)) == "Можете восстановить 1 свою потерянную карту империи."
    assert told("ru", effects.Restore(count=2)) == "Восстановите до 2 своих потерянных карт империи."
    for n, cards_ in ((1, "1 верхнюю карту"), (4, "4 верхние карты"), (5, "5 верхних карт")):
        assert told("ru", effects.Scout(count=n)).startswith(f"Посмотрите {cards_} одной колоды титанов")


def test_printed_numbers_are_told_beside_the_rules() -> None:
    dune, hill, titan_slayers = names().titans["dune_colossus"], names().provinces["holy_mountain"], "titan_slayers"
    assert card_facts(names(), dune, "en") == (
        "3 stars; defence 15 (swords and arrows count); banners: red, 2 yellow; 3 destruction dice."
    )
    assert card_facts(names(), hill, "ru") == "Знамя: фиолетовое."
    assert card_facts(names(), names().armies[titan_slayers], "ru") == "Стоит 2 монеты и 1 знание."
    assert card_facts(names(), names().armies["militia"], "en") == "Starting army; 4 copies."
    assert card_facts(names(), names().armies["hill_archers"], "ru") == "Бесплатно."
    assert card_facts(names(), empire("mint"), "en") == (
        "Deck B; costs 2 coins and 1 knowledge; banners: purple, yellow; 2 copies."
    )
    assert card_text(names(), empire("wayside_shrine"), "ru") == "Без свойств."
    assert card_facts(names(), names().capital, "en") == ""
