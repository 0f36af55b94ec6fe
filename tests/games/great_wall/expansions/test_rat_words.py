"""The Rat, artifacts in play and Jia Sidao in both languages."""

from functools import cache
from typing import Final

import pytest

from teahouse.engine.event import Event
from teahouse.games.great_wall.rules.words import AREAS
from teahouse.games.great_wall.words import GameTeller
from teahouse.games.great_wall.words.expansions import Mark, Panel, marks, panels
from teahouse.games.great_wall.words.seen import seen
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import teller_of
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.expansions.test_rat import checked, rat, until_set_up, with_rat

OPTIONS: Final = ("rat", "rat-note", "rat-off", "rat-on", "scenario", "scenario-note", "scenario-none", "jia_sidao",
                  "jia_sidao-note", "jia_sidao-off", "jia_sidao-on")  # fmt: skip


@cache
def teller(lang: str) -> GameTeller:
    found = teller_of(load_game("great_wall"), Texts(lang))
    assert isinstance(found, GameTeller)
    return found


def panel(t: Builder, lang: str) -> Panel:
    (found,) = panels(teller(lang).words, seen(t.box, t.g.observe(0)))
    return found


def mark(t: Builder, lang: str) -> Mark:
    (found,) = marks(teller(lang).words, seen(t.box, t.g.observe(-1)))
    return found


def told(t: Builder, lang: str, kind: str, seat: int, *args: int) -> tuple[str, tuple[str, ...]]:
    sentence = teller(lang).read(t.g.observe(0)).tell(Event(kind, seat, args, -1))
    assert sentence is not None
    return sentence.text, sentence.pieces


def test_the_panel_shows_the_open_card_and_the_deck() -> None:
    t = with_rat(area="quarry", open_card="hungry_rat")
    english, russian = panel(t, "en"), panel(t, "ru")
    assert (english.title, russian.title) == ("Rat", "Крыса")
    assert [sheet.text for sheet in english.sheets] == ["The player with the fewest gold tokens moves the Rat."]
    assert [sheet.text for sheet in russian.sheets] == ["Крысу двигает игрок, у которого меньше всего золота."]
    assert english.lines[-1] == "4 more rat cards are face down; a new one comes each summer."
    assert russian.lines[-1] == "Лицом вниз лежат ещё 4 карты Крысы; новую открывают каждое лето."
    rat(t).deck, rat(t).pile = [], rat(t).deck + rat(t).pile
    assert panel(t, "ru").lines[-1] == "Все карты Крысы открыты; перед следующей их перетасуют."
    rat(t).deck = [rat(t).pile.pop()]
    assert panel(t, "en").lines[-1] == "1 more rat card is face down; a new one comes each summer."
    assert "Крыса здесь: Каменоломня." in russian.lines


def test_it_is_seen_in_its_area() -> None:
    t = with_rat(area="tea_house")
    assert (mark(t, "en").at, mark(t, "en").icon) == ("area tea_house", "rat")
    assert mark(t, "ru").label == "Крыса здесь: Чайный дом."
    t = until_set_up(Builder(3, raw=True, rat="on"))
    assert marks(teller("en").words, seen(t.box, t.g.observe(0))) == []
    assert len(panel(t, "en").lines) == 2


def test_it_asks_and_is_told() -> None:
    t = until_set_up(Builder(3, raw=True, rat="on"))
    assert teller("en").read(t.g.observe(t.seat)).question(t.seat) == "Where does the Rat begin?"
    assert teller("ru").read(t.g.observe(t.seat)).question(t.seat) == "Где начнёт Крыса?"
    t = checked(with_rat(open_card="late_guest"))
    assert teller("ru").read(t.g.observe(2)).question(2) == "В какую другую область бежит Крыса?"
    assert teller("ru").read(t.g.observe(0)).waiting(2) == "Синий двигает Крысу."
    choices = [choice.text for choice in teller("en").read(t.g.observe(2)).choices(t.g.options(t.g.open[0]))]
    assert "Quarry" in choices
    assert "Sawmill" not in choices
    barracks = AREAS.index("barracks")
    assert told(t, "en", "rat-moved", 0, barracks) == ("Yellow moves the Rat: Barracks.", ("area barracks",))
    assert told(t, "ru", "rat-moved", 0, barracks)[0] == "Жёлтый двигает Крысу. Теперь она здесь: Казармы."
    assert told(t, "en", "rat-fed", -1, barracks)[1] == ("area barracks",)
    assert told(t, "ru", "rat-card", -1, 4)[0].startswith("Карта Крысы «Запоздалый гость». Крысу двигает игрок")


def test_artifacts_are_named_when_they_score_in_play() -> None:
    t = Builder(3, scenario="visit")
    (number,) = next(artifact.triggers for artifact in t.box.artifacts if artifact.name == "tiger_tally")
    assert "Tiger tally" in told(t, "en", "ability", 0, number)[0]
    assert "Тигровая верительная бирка" in told(t, "ru", "ability", 0, number)[0]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_options_are_explained(lang: str) -> None:
    texts = Texts(lang)
    said = [texts.say(f"option-great_wall-{name}") for name in OPTIONS]
    assert all(said)
    assert len(set(said)) == len(said) - 2
