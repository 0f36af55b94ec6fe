"""Frosts and Great Famine in both languages: what is asked, told and shown."""

from functools import cache

import pytest

from teahouse.engine.event import Event
from teahouse.games.great_wall.rules.words import RESOURCES
from teahouse.games.great_wall.words import GameTeller
from teahouse.games.great_wall.words.expansions import SPEECHES, Panel, panels
from teahouse.games.great_wall.words.seen import seen
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import teller_of
from teahouse.wording.ending import result_of
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.expansions.famine_builder import famine, filled, supply
from tests.games.great_wall.expansions.frost_builder import breached, checked, frost

languages = pytest.mark.parametrize("lang", ["en", "ru"])


@cache
def teller(lang: str) -> GameTeller:
    words = teller_of(load_game("great_wall"), Texts(lang))
    assert isinstance(words, GameTeller)
    return words


def panel(t: Builder, lang: str, seat: int = 0) -> Panel:
    """The one panel of the scenario."""
    (found,) = panels(teller(lang).words, seen(t.box, t.g.observe(seat)))
    return found


def told(t: Builder, lang: str, kind: str, seat: int, *args: int) -> tuple[str, tuple[str, ...]]:
    sentence = teller(lang).read(t.g.observe(0)).tell(Event(kind, seat, args, -1))
    assert sentence is not None
    return sentence.text, sentence.pieces


def question(t: Builder, lang: str) -> str:
    return teller(lang).read(t.g.observe(t.seat)).question(t.seat)


def choices(t: Builder, lang: str) -> list[str]:
    return [choice.text for choice in teller(lang).read(t.g.observe(t.seat)).choices(t.g.options(t.g.open[0]))]


# -- Frosts ------------------------------------------------------------------------------------------


@languages
def test_the_card_of_the_frosts_shows_track_stock_and_officials(lang: str) -> None:
    t = checked(frost(space=6, frost_officials="hired").resources(1, stone=7), 1).play("send stone")
    shown = panel(t, lang)
    assert shown.title == {"en": "Frosts", "ru": "Заморозки"}[lang]
    assert "−1" in shown.lines[0]
    (track,) = shown.tracks
    assert track.spaces == ["+1", "0", "0", "−1", "−1", "−1", "−2"]
    assert [space for space, _ in track.markers] == [4]
    assert [spot.id for spot in shown.spots] == [f"send {kind}" for kind in RESOURCES]
    assert [[(figure.seat, figure.count) for figure in spot.figures] for spot in shown.spots] == [[], [(1, 1)], [], []]
    assert "23" in shown.spots[1].label  # 30, of which 4 were sent and 3 are left in the hand
    assert shown.sheets[0].text.count("\n") == 4


def test_questions_of_the_frosts() -> None:
    t = checked(frost().resources(0, wood=8).officials(0, sawmill=1), 0)
    assert question(t, "en").startswith("Do you send the Emperor 4 equal resources?")
    assert question(t, "ru").startswith("Отправите императору 4 одинаковых ресурса?")
    assert choices(t, "en") == ["send 4 wood", "Send nothing"]
    assert choices(t, "ru") == ["отправить 4 древесины", "Ничего не отправлять"]
    t.play("send wood")
    assert choices(t, "ru") == ["чиновник из запаса", "чиновник из общего запаса", "чиновник на лесопилке"]
    t.play("official pool")
    assert question(t, "en").startswith("Do you send the Emperor 4 more of the same resource?")
    assert question(t, "ru").startswith("Отправите императору ещё 4 таких же ресурса?")
    assert choices(t, "en") == ["send 4 wood", "Send nothing"]
    t = breached(frost().resources(0, chi=1), "keshig_left", "outriders_left")
    assert question(t, "en").startswith("2 shame tokens for the breach")
    assert question(t, "ru").startswith("2 жетона позора за брешь")
    assert choices(t, "en") == ["Chi", "Take the shame"]


def test_events_of_the_frosts() -> None:
    t = frost()
    assert told(t, "en", "frost-sent", 0, 1, 4) == (
        "Yellow sends the Emperor 4 stone, and an official with them.",
        ("send stone",),
    )
    assert told(t, "ru", "frost-sent", 0, 1, 4)[0] == "Жёлтый отправляет императору 4 камня, а с ними чиновника."
    assert told(t, "en", "frost-robbed", -1, 0, 1) == ("1 wood of the stock leaves the game.", ("send wood",))
    assert told(t, "ru", "frost-robbed", -1, 2, 2)[0] == "Общий запас навсегда теряет 2 золота."
    assert told(t, "en", "frost-track", -1, 1)[0] == "Production track: space 1, yield of every overseer +1."
    assert told(t, "ru", "frost-track", -1, 7)[0].endswith("деление 7, поправка для каждого управляющего −2.")
    assert told(t, "ru", "honor-frost", 1, 24)[0] == "Красный: 24 очка чести за чиновников у императора."


@languages
def test_the_end_of_the_frosts_names_what_the_emperor_gave(lang: str) -> None:
    t = checked(frost().resources(1, wood=4), 1).play("send wood", "official pool")
    t.clan(1).honor = 5
    assert teller(lang).read(t.g.observe(0)).shown().clans[1].expected == 17
    t.run("end_game")
    sources = teller(lang).read(t.g.observe(0)).ending(result_of(t.g, {}, t.g.events)).sources
    (given,) = (source for source in sources if source.word == "expansions")
    assert given.title == {"en": "Expansions", "ru": "Дополнения"}[lang]
    assert [share.value for share in given.shares] == [0, 12, 0]
    (part,) = given.shares[1].parts
    assert part.label == {"en": "officials before the Emperor", "ru": "чиновники у императора"}[lang]


# -- Great Famine ------------------------------------------------------------------------------------


@languages
def test_the_card_of_the_famine_shows_food_limit_and_market(lang: str) -> None:
    t = famine(2, food=7, limit=12).officials(0, market=2).officials(1, market=1, sawmill=1)
    shown = panel(t, lang)
    assert shown.title == {"en": "Great Famine", "ru": "Великий голод"}[lang]
    (track,) = shown.tracks
    assert track.spaces == [str(space) for space in range(29)]
    assert [(space, figure.seat) for space, figure in track.markers] == [(12, -1), (7, 0), (7, 1)]
    market, own = shown.spots
    assert (market.id, own.id) == ("area market", "official market")
    assert [(figure.seat, figure.count) for figure in market.figures] == [(0, 2), (1, 1)]
    assert [(figure.seat, figure.count) for figure in own.figures] == [(0, 2)]
    assert [line.split(": ")[1] for line in shown.lines[:2]] == {
        "en": ["7 food, 2 figures to feed", "7 food, 2 figures to feed"],
        "ru": ["еды 7, накормить 2 фигуры", "еды 7, накормить 2 фигуры"],
    }[lang]
    assert len(panel(t, lang, seat=-1).spots) == 1


def test_questions_of_the_famine() -> None:
    t = famine(food=3).resources(0, gold=2).officials(0, market=1).activate("market")
    assert question(t, "en").endswith("Each 2 food for 1 gold; you have 3, the most there can be is 18.")
    assert question(t, "ru").endswith("Каждый — 2 за 1 золото; у вас 3, больше 18 не бывает.")
    t = famine().shelter(0, "left", "spearman").overseer(0, "quarry").horde("right", "keshig_left", p0="a:archer")
    supply(t)
    assert question(t, "en") == "You have 8 food for 3 figures on the board. Who goes back to the supply unfed?"
    assert question(t, "ru") == "У вас 8 еды на 3 фигуры на поле. Кто голодным вернётся в запас?"
    assert choices(t, "en")[:2] == ["Feed everybody", "the overseer in the quarry"]
    assert choices(t, "ru")[:2] == ["Накормить всех", "управляющий в каменоломне"]
    assert choices(t, "ru")[-1].startswith("лучник на карте орды: ")


def test_events_of_the_famine() -> None:
    t = famine()
    assert told(t, "en", "food-bought", 0, 2, 9) == ("2 officials of Yellow buy food; it is 9 now.", ("area market",))
    assert told(t, "ru", "food-bought", 0, 2, 9)[0] == "Жёлтый: 2 чиновника покупают еду; теперь её 9."
    assert told(t, "en", "fed", 1, 1, 4)[0] == "Red feeds 1 figure; 4 food left."
    assert told(t, "ru", "fed", 1, 5, 4)[0] == "Красный кормит 5 фигур; еды осталось 4."
    assert told(t, "en", "hungry-overseer", 0, 1)[1] == ("area quarry",)
    assert (
        told(t, "ru", "hungry-official", 0, 10)[0] == "Жёлтый не кормит чиновника на рынке; тот возвращается в запас."
    )
    assert told(t, "ru", "hungry-warrior", 0, 2, 0) == (
        "Жёлтый не кормит всадника на левом участке; тот возвращается в запас.",
        ("section left",),
    )
    assert told(t, "en", "food-limit", -1, 9)[0] == "The damage token of the food track drops: at most 9 food."


@languages
def test_the_loss_of_all_is_told_and_nothing_is_scored(lang: str) -> None:
    t = filled(famine(limit=6)).run("lay_out_horde")
    sentence = teller(lang).read(t.g.observe(0)).tell(t.g.events[-1])
    assert sentence is not None
    assert sentence.heading
    assert (
        sentence.text
        == {
            "en": "The food has run out: all players lose.",
            "ru": "Еда кончилась: проиграли все.",
        }[lang]
    )
    assert teller(lang).words.reasons(t.g.end_reasons) == {"en": "the food has run out", "ru": "еда кончилась"}[lang]
    ending = teller(lang).read(t.g.observe(0)).ending(result_of(t.g, {}, t.g.events))
    assert not ending.scored
    assert len(ending.columns) == 3


def test_every_reason_why_a_game_ends_has_a_bit_of_its_own() -> None:
    bits = [1, 2, 4, 8, *(bit for speech in SPEECHES for bit in speech.reasons)]
    assert sorted(set(bits)) == sorted(bits)
