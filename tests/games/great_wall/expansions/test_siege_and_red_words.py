"""The siege and the rebellion in both languages."""

from functools import cache

import pytest

from teahouse.engine.event import Event
from teahouse.games.great_wall.words import GameTeller
from teahouse.games.great_wall.words.expansions import Panel, panels
from teahouse.games.great_wall.words.seen import seen
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import Teller, teller_of
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.expansions.test_red_turbans import golden, honored, no_peace, pillaged, red, spring
from tests.games.great_wall.expansions.test_siege import barracks, besieged, camp, garrison, headquarters, siege

languages = pytest.mark.parametrize("lang", ["en", "ru"])


@cache
def teller(lang: str) -> Teller:
    return teller_of(load_game("great_wall"), Texts(lang))


def panel(t: Builder, lang: str) -> Panel:
    """The one panel of the scenario."""
    words = teller(lang)
    assert isinstance(words, GameTeller)
    (found,) = panels(words.words, seen(t.box, t.g.observe(0)))
    return found


def told(t: Builder, lang: str, kind: str, seat: int, *args: int) -> str:
    sentence = teller(lang).read(t.g.observe(0)).tell(Event(kind, seat, args, -1))
    assert sentence is not None
    return sentence.text


def asked(t: Builder, lang: str) -> str:
    return teller(lang).read(t.g.observe(t.seat)).question(t.seat)


def choices(t: Builder, lang: str) -> list[str]:
    return [choice.text for choice in teller(lang).read(t.g.observe(t.seat)).choices(t.g.options(t.g.open[0]))]


@languages
def test_the_fortress_shows_positions_defence_and_siege(lang: str) -> None:
    shown = panel(garrison(besieged(siege(), 7, 3), 0, 1), lang)
    assert shown.title == {"en": "Siege of Diaoyu Fortress", "ru": "Осада крепости Дяоюй"}[lang]
    assert (
        shown.lines
        == {
            "en": ["3 siege tokens lie next to the fortress.", "This night the defence would drop by 2."],
            "ru": ["Рядом с крепостью 3 жетона осады.", "Этой ночью защита упала бы на 2."],
        }[lang]
    )
    assert [(spot.id, [figure.seat for figure in spot.figures]) for spot in shown.spots] == [
        ("fortress 1", [1]),
        ("garrison", []),
        ("fortress 3", []),
        ("defence", []),
    ]
    (track,) = shown.tracks
    assert (track.spaces, [space for space, _ in track.markers]) == ([str(n) for n in range(13)], [7])
    assert len(shown.sheets[0].text) > 100


def test_the_fortress_holds_where_archers_are_enough() -> None:
    shown = panel(garrison(besieged(siege(), 7, 1), 1), "ru")
    assert shown.lines == ["Рядом с крепостью 1 жетон осады.", "Этой ночью защита устояла бы."]


def test_ways_into_the_fortress_are_offered_with_their_prices() -> None:
    t = barracks(siege().resources(0, wood=2, chi=2)).play("warrior archer")
    assert "into the fortress, for 1 wood" in choices(t, "en")
    assert "в крепость, за 1 древесину" in choices(t, "ru")
    t = headquarters(siege().resources(0, wood=2).post(0, "left").shelter(0, "right", "archer"))
    assert asked(t, "ru") == "С какого участка выступают воины или какой лучник идёт в крепость?"
    assert choices(t, "en")[-3:-1] == [
        "Left section: the archer on the wall goes into the fortress, for 1 wood",
        "Right section: the archer in the shelter goes into the fortress, for 1 wood",
    ]
    t = camp(siege().resources(0, stone=3))
    assert "повысить защиту крепости, за 3 строительных материала" in choices(t, "ru")


def test_shots_and_nights_are_asked() -> None:
    t = garrison(siege(), 1, 1).horde("left", "vanguard_left").run("fire_from_fortress")
    assert asked(t, "en").startswith("Which cell does your archer of the fortress hit?")
    assert choices(t, "ru")[:2] == ["Не стрелять", "Пропустить других вперёд"]
    t = garrison(siege(), 2).happen("winter.end")
    assert asked(t, "ru") == "В какое укрытие уходит лучник из крепости? Осталось 2 лучника."
    assert asked(t.play("shelter left"), "en") == "Into which shelter does your archer of the fortress go?"
    assert teller("en").read(t.g.observe(1)).waiting(0) == "Yellow is sending archers of the fortress to shelters."


def test_the_siege_is_told() -> None:
    t = siege()
    assert told(t, "en", "night", -1, 2, 6) == "Night: the defence of the fortress drops by 2 to 6."
    assert told(t, "ru", "night", -1, 0, 6) == "Ночь: крепость устояла, защита остаётся 6."
    assert told(t, "ru", "siege-stronger", -1, 2) == "Осада крепнет: 2 жетона."
    assert told(t, "ru", "garrisoned", 1) == "Красный отправляет лучника в крепость."
    assert told(t, "en", "defence-raised", 1, 9) == "Red raises the defence of the fortress to 9."
    besieged(t, 1, 1).happen("winter.end")
    last = teller("en").read(t.g.observe(0)).tell(t.g.events[-1])
    assert last is not None
    assert last.text == "All players lose: the fortress has fallen."
    assert told(t, "ru", "lost-together", -1, 32, 0, 0) == "Все игроки проиграли: крепость пала."
    assert told(t, "en", "won-together", -1, 4, 0, 0) == "All players win: the last year is over."


@languages
def test_the_rebellion_shows_its_state_and_its_years(lang: str) -> None:
    t = red()
    assert panel(t, lang).lines == [
        {"en": "Peace or war is chosen each spring.", "ru": "Мир или война: это решают каждой весной."}[lang]
    ]
    (track,) = panel(t, lang).tracks
    assert (len(track.spaces), [space for space, _ in track.markers]) == (6, [0, 5])
    no_peace(spring(t))
    assert panel(t, lang).lines[0].startswith({"en": "This year there is war", "ru": "В этом году война"}[lang])


def test_the_rebellion_asks_in_plain_words() -> None:
    t = spring(golden(red(), 9, 9, 9))
    assert choices(t, "en") == ["No peace", "Peace: 3 gold for 1 horde fewer", "Peace: 6 gold for 2 hordes fewer"]
    assert choices(t, "ru")[1:] == ["Мир: 3 золота, на 1 отряд меньше", "Мир: 6 золота, на 2 отряда меньше"]
    t.play("peace 2", "count 2")
    assert asked(t, "en") == "Peace for 2 hordes fewer: how much gold do you pay? 4 missing."
    assert asked(t, "ru") == "Мир, на 2 отряда меньше: сколько золота платите? Не хватает ещё 4."
    t = honored(red(), 20).run("summer")
    assert asked(t, "en") == "Do you lose 20 honour for an official of the pool?"
    assert asked(t, "ru") == "Отдаёте 20 очков чести за чиновника из общего запаса?"
    t = pillaged(red().officials(0, sawmill=1))
    assert asked(t, "ru") == "Какой чиновник возвращается в общий запас?"
    assert teller("ru").read(t.g.observe(1)).waiting(0).startswith("Жёлтый выбирает, какого чиновника")


def test_the_rebellion_is_told() -> None:
    t = red()
    assert told(t, "en", "peace-proposed", 1, 2, 6) == "Red proposes peace: 6 gold for 2 hordes fewer."
    assert told(t, "ru", "peace", -1, 2) == "Мир: этой весной придёт на 2 отряда меньше."
    assert told(t, "ru", "gold-pledged", 0, 4) == "Жёлтый предлагает 4 золота за мир."
    assert told(t, "ru", "official-returned", 0, 2).endswith("(он был на золотом руднике).")
    assert told(t, "en", "official-given-up", 0) == "Yellow returns an official of the supply to the pool."
    assert told(t, "en", "war", -1) == "War: everybody receives an official of the pool."
    assert told(t, "ru", "lost-together", -1, 64, 0, 0) == "Все игроки проиграли: орда пробила брешь в стене."
