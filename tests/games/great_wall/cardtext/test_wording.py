"""How some cards read, word for word."""

import pytest
from msgspec import structs

from teahouse.games.great_wall.cardtext import card_facts, card_text
from teahouse.games.great_wall.loading.shapes import Attack, Gain, Lose
from teahouse.games.great_wall.loading.triggers import Trigger
from teahouse.text import Texts
from tests.games.great_wall.cardtext.cards import entries, names
from tests.games.great_wall.cardtext.test_cards import LANGUAGES

WORDINGS = {
    "tyranny": (
        "Move up to 2 officials to different areas. If “Economy” is on the order track, also move up to 2 officials to "
        "different areas.\nOther players: move 1 official.\nMake an enhanced activation of any area with an official.",
        "Переместите до 2 чиновников в разные области. Если на шкале приказов есть «Экономика», также переместите до 2 "
        "чиновников в разные области.\nДругие игроки: переместите 1 чиновника.\nПроведите усиленную активацию любой "
        "области с чиновником.",
    ),
    "che_kung": (
        "When you attack with a spearman, horseman or banner bearer, gain 1 honour per assistant.",
        "Когда вы атакуете копейщиком, всадником или знаменосцем, получите 1 очко чести за каждого помощника.",
    ),
    "racketeer": (
        "Once per year: in the income step, choose a production area and gain 1 of its resource per level of the "
        "highest overseer of another player there.",
        "Раз в год: на этапе дохода выберите производящую область и получите 1 её ресурс за каждый уровень самого "
        "высокого чужого управляющего в ней.",
    ),
    "foragers": (
        "When this section is breached, each player with no warriors on this card loses 1 resource (not chi).",
        "Когда на этом участке пробита брешь, каждый игрок, у которого нет воинов на этой карте, теряет 1 любой ресурс "
        "(не ци).",
    ),
    "save_face": (
        "When a section is breached.\nBasic effect: this time, you gain 1 shame token less for a breach.\n"
        "Enhanced effect for 2 chi: this time, you gain no shame for a breach.",
        "Когда на участке пробита брешь.\nОбычный эффект: на этот раз вы получаете на 1 жетон позора меньше за брешь.\n"
        "Усиленный эффект за 2 ци: на этот раз вы не получаете позора за брешь.",
    ),
    "timber_for_the_palace": (
        "Together, the players discard 4 wood per player and 1 more (at most 14) (2 or more each).",
        "Игроки вместе сбрасывают 4 древесины на каждого игрока и ещё 1 (не более 14) (каждый не менее 2).",
    ),
    "spear_maker": (
        "Once per year: in your turn, after your order, you may pay 1 wood to attack with all your spearmen in "
        "shelters.",
        "Раз в год: в свой ход после приказа можете заплатить 1 древесину, чтобы атаковать всеми своими копейщиками в "
        "укрытиях.",
    ),
    "archer_commander": (
        "Once per year: in your turn, after your order, attack with all your archers.",
        "Раз в год: в свой ход после приказа атакуйте всеми своими лучниками.",
    ),
    "bow_of_hou_yi": (
        "At the end of the game, gain 6 honour per archer of yours on firing positions of the sections with the "
        "highest wall built.",
        "В конце игры получите 6 очков чести за каждого вашего лучника на огневых позициях участков с самой "
        "высокой построенной стеной.",
    ),
    "bi_sheng": (
        "You may not place or promote overseers or take income of overseers.\nThe number of your officials in every "
        "area except the gold mine is multiplied by the number of your assistants.",
        "Вы не можете назначать и повышать управляющих или получать доход от управляющих.\nЧисло ваших чиновников в "
        "каждой области, кроме золотого рудника, умножается на число помощников.",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", WORDINGS)
def test_wording(card: str, lang: str) -> None:
    entry = next(entry for _, entry in entries() if entry.id == card)
    assert card_text(names(), entry, lang) == WORDINGS[card][LANGUAGES.index(lang)]


def told(lang: str, *then: Gain | Lose | Attack) -> str:
    rule = Trigger(on="turn.start", then=list(then))
    return card_text(names(), structs.replace(names().advisors[0], rules=[rule]), lang)


def test_russian_numbers_take_their_nouns_along() -> None:
    begins, ends = "В начале вашего хода получите ", "."
    for number, honor in ((1, "очко"), (2, "очка"), (5, "очков"), (11, "очков"), (21, "очко")):
        assert told("ru", Gain(what="honor", n=number)) == f"{begins}{number} {honor} чести{ends}"
    assert told("ru", Lose(what="wood", n=2)) == "В начале вашего хода потеряйте 2 древесины."
    assert told("ru", Lose(what="stone", n=5)) == "В начале вашего хода потеряйте 5 камней."
    assert told("ru", Attack(n=2, warrior="archer")) == "В начале вашего хода атакуйте не более чем 2 лучниками."


def test_gains_share_one_verb() -> None:
    both = (Gain(what="chi", n=2), Gain(what="honor", n=1))
    assert told("en", *both) == "At the start of your turn, gain 2 chi and 1 honour."
    assert told("ru", *both) == "В начале вашего хода получите 2 ци и 1 очко чести."


def test_printed_numbers_are_told_beside_the_rules() -> None:
    general = next(entry for _, entry in entries("generals") if entry.id == "meng_gong")
    horde = next(entry for _, entry in entries("hordes") if entry.id == "outriders")
    assert card_facts(names(), general, "en") == "Start: 5 wood, 3 stone, 3 gold, 5 chi; tactic cards: 2; tea: 65."
    assert card_facts(names(), horde, "ru") == "Атака: 3; честь: 4; ячейки дают: 1 древесину, 1 ци, 2 очка чести."
    assert card_text(names(), horde, "ru") == Texts("ru").say("gw-plain")
