"""Genghis Khan in words and on the table, in both languages."""

from functools import cache

import pytest

from teahouse.engine.event import EVERYONE, Event
from teahouse.games.great_wall.words import GameTeller
from teahouse.games.great_wall.words.expansions import Panel, marks, panels
from teahouse.games.great_wall.words.seen import Seen, seen
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import teller_of
from tests.games.great_wall.expansions.khan_builder import KhanBuilder


@cache
def words(lang: str) -> GameTeller:
    teller = teller_of(load_game("great_wall"), Texts(lang))
    assert isinstance(teller, GameTeller)
    return teller


def looked_at(t: KhanBuilder) -> Seen:
    return seen(t.box, t.g.observe(0))


def panel(t: KhanBuilder, name: str, lang: str = "en") -> Panel:
    return next(each for each in panels(words(lang).words, looked_at(t)) if each.id == name)


def test_his_cards_lie_open_with_their_cells_and_figures() -> None:
    t = (
        KhanBuilder(4)
        .skills("siege_masters", "no_mercy")
        .sent(1, khan="a:spearman de:horseman", skill_left="a:spearman")
    )
    khan = panel(t, "khan")
    assert [sheet.name for sheet in khan.sheets][:3] == ["Genghis Khan", "Siege masters", "No mercy"]
    assert khan.lines[1] == "7 cells are still to be covered."
    grid = khan.sheets[0].grid
    assert grid is not None
    shown = [[None if spot is None else (spot.id, spot.closed) for spot in row] for row in grid.rows]
    assert shown == [
        [("khan a", False), ("khan b", False), ("khan c", True)],
        [("khan d", False), ("khan e", False), ("khan f", False)],
        [None, ("khan g", True), ("khan h", False)],
    ]
    figures = [figure for row in grid.rows for spot in row if spot is not None for figure in spot.figures]
    assert [(figure.seat, figure.icon) for figure in figures] == [(1, "spears"), (1, "cavalry"), (1, "cavalry")]
    assert not khan.sheets[1].off
    t.sent(0, skill_left="b:spearman")
    assert [sheet.off for sheet in panel(t, "khan").sheets] == [False, True, False, False]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_skill_and_gift_has_its_text(lang: str) -> None:
    told = set()
    for left, right in (("undying_horde", "dread_name"), ("no_mercy", "siege_masters")):
        t = KhanBuilder().skills(left, right)
        told |= {sheet.text for sheet in panel(t, "khan", lang).sheets}
    for gift in KhanBuilder().sheet.gifts:
        told |= {sheet.text for sheet in panel(KhanBuilder().gift(gift.name), "gift", lang).sheets}
    assert len(told) == 4 + 2 + 6
    assert all(told)


def test_his_figure_and_the_gift_are_marked() -> None:
    t = KhanBuilder().stands("middle")
    en = words("en").words
    assert [(mark.at, mark.icon, mark.seat) for mark in marks(en, looked_at(t))] == [
        ("section middle", "conqueror", -1)
    ]
    t.gift("dragon_banner", owner=2)
    assert [(mark.at, mark.seat) for mark in marks(en, looked_at(t))] == [("section middle", -1), ("player 3", 2)]
    assert panel(t, "gift").lines == ["Blue has the Emperor's gift."]
    assert panel(t, "gift", "ru").lines == ["Даром императора владеет Синий."]


def test_questions_and_moves_name_what_they_are_about() -> None:
    t = KhanBuilder().won(warrior="horseman")
    for lang, asked in (
        ("en", "A horde on the left section is yours. Which of your survivors attacks Genghis Khan, if any?"),
        ("ru", "Отряд на левом участке ваш. Кто из выживших атакует Чингисхана, если атакует?"),
    ):
        assert words(lang).read(t.g.observe(0)).question(0) == asked
    t.play("warrior horseman", "skill-left a")
    choices = words("en").read(t.g.observe(0)).choices(t.g.options(t.g.open[0]))
    assert [choice.text for choice in choices] == ["cell b, “Dread name”"]
    assert words("ru").read(t.g.observe(0)).question(0) == "Какую вторую ячейку той же карты занимает всадник?"


def test_an_attack_is_told_with_its_cell() -> None:
    t = KhanBuilder().won().play("warrior spearman", "khan h")
    (event,) = t.heard("khan-attacked")
    told = words("en").read(t.g.observe(0)).tell(event)
    assert told is not None
    assert told.text == "Yellow sends a spearman against Genghis Khan, cell h."
    assert told.pieces == ("khan h",)


def test_the_end_names_his_defeat() -> None:
    event = Event("scoring", -1, (20,), EVERYONE)
    observation = KhanBuilder().g.observe(0)
    for lang, reason in (("en", "Genghis Khan is defeated"), ("ru", "Чингисхан побеждён")):
        told = words(lang).read(observation).tell(event)
        assert told is not None
        assert reason in told.text


def test_without_him_nothing_of_his_is_shown() -> None:
    t = KhanBuilder()
    t.g.expansions = None
    assert panels(words("en").words, looked_at(t)) == []
    assert marks(words("en").words, looked_at(t)) == []


def test_after_his_defeat_the_year_is_the_last() -> None:
    cells = "a:spearman b:spearman"
    for mode, last in (("competitive", True), ("cooperative", False)):
        t = KhanBuilder(mode=mode).sent(0, khan=f"{cells} f:spearman h:spearman", skill_left=cells)
        assert words("en").read(t.g.observe(0)).shown().last_year is False
        t.sent(0, skill_right=cells)
        assert words("en").read(t.g.observe(0)).shown().last_year is last
