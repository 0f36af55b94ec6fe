"""The Emperor's Visit and the Hungry Ghosts in both languages."""

from functools import cache

import pytest

from teahouse.engine.event import Event
from teahouse.games.great_wall.rules.expansions.chronicles.visit.sheet import TREASURES
from teahouse.games.great_wall.rules.words import AREAS
from teahouse.games.great_wall.words import GameTeller
from teahouse.games.great_wall.words.expansions import Panel, marks, panels
from teahouse.games.great_wall.words.seen import seen
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import Teller, teller_of
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.expansions.test_ghost import card as ghost_card
from tests.games.great_wall.expansions.test_ghost import ghosts, haunt
from tests.games.great_wall.expansions.test_visit import visit, wait, winter

languages = pytest.mark.parametrize("lang", ["en", "ru"])


@cache
def teller(lang: str) -> Teller:
    return teller_of(load_game("great_wall"), Texts(lang))


def panel(t: Builder, lang: str, seat: int = 0) -> Panel:
    """The one panel of the scenario."""
    words = teller(lang)
    assert isinstance(words, GameTeller)
    (found,) = panels(words.words, seen(t.box, t.g.observe(seat)))
    return found


def told(t: Builder, lang: str, kind: str, seat: int, *args: int) -> tuple[str, tuple[str, ...]]:
    sentence = teller(lang).read(t.g.observe(0)).tell(Event(kind, seat, args, -1))
    assert sentence is not None
    return sentence.text, sentence.pieces


def choices(t: Builder, lang: str) -> list[str]:
    return [choice.text for choice in teller(lang).read(t.g.observe(t.seat)).choices(t.g.options(t.g.open[0]))]


def test_a_table_without_them_shows_nothing() -> None:
    words = teller("en")
    assert isinstance(words, GameTeller)
    t = Builder()
    assert panels(words.words, seen(t.box, t.g.observe(0))) == []
    assert marks(words.words, seen(t.box, t.g.observe(0))) == []


@languages
def test_the_card_of_the_visit_shows_cells_token_and_officials(lang: str) -> None:
    t = wait(visit(marked="stone"), 2, 0, 1)
    shown = panel(t, lang)
    (sheet,) = shown.sheets
    assert shown.title == sheet.name == {"en": "Emperor's Visit", "ru": "Визит императора"}[lang]
    assert sheet.text.count(".") >= 3
    assert sheet.grid is not None
    cells = [spot for spot in sheet.grid.rows[0] if spot is not None]
    assert [cell.id for cell in cells] == [f"demand {treasure}" for treasure in TREASURES]
    assert [bool(cell.figures) for cell in cells] == [False, True, False, False, False]
    assert [cell.label for cell in cells][3:] == {
        "en": ["3 chi", "3 tactic cards"],
        "ru": ["3 ци", "3 карты тактики"],
    }[lang]
    assert [(spot.id, [(figure.seat, figure.count) for figure in spot.figures]) for spot in shown.spots] == [
        ("area warehouse", [(0, 2), (2, 1)]),
    ]
    t.orders_on_track((0, "great_works")).turn(0)
    assert [spot.id for spot in panel(t, lang).spots] == ["area warehouse", "official warehouse"]
    assert [spot.id for spot in panel(t, lang, 1).spots] == ["area warehouse"]
    assert {spot.id for spot in panel(t, lang).spots} | {cell.id for cell in cells} <= set(t.kind.moves)


def test_the_visit_asks_in_plain_words() -> None:
    t = winter(visit(marked="wood").resources(0, gold=4))
    assert teller("en").read(t.g.observe(0)).question(0).startswith("What shall the Emperor value this year?")
    assert choices(t, "en") == ["3 stone", "4 gold", "3 chi", "3 tactic cards"]
    assert choices(t, "ru") == ["3 камня", "4 золота", "3 ци", "3 карты тактики"]
    t.play("demand gold")
    assert teller("en").read(t.g.observe(0)).question(0) == "The Emperor wants to see 4 gold: do you show that?"
    assert teller("ru").read(t.g.observe(0)).question(0) == "Император хочет увидеть 4 золота: покажете?"
    assert choices(t, "en") == ["Show it and gain honour", "Show nothing and take a shame token"]
    assert teller("ru").read(t.g.observe(1)).waiting(0) == "Жёлтый предстаёт перед императором."
    t = wait(visit(), 1).orders_on_track((0, "great_works")).turn(0)
    assert "the official at the warehouse" in choices(t, "en")
    assert "Склад" in choices(t.play("official supply"), "ru")


def test_the_visit_is_told() -> None:
    t = visit()
    gold = TREASURES.index("gold")
    assert told(t, "en", "demand-moved", 1, gold) == (
        "Red moves the Emperor's token: he wants to see 4 gold.",
        ("demand gold",),
    )
    assert told(t, "ru", "demand-shown", 1, 4) == ("Красный показывает императору 3 карты тактики.", ("demand tactic",))
    assert told(t, "ru", "honor-demand", 0, 10)[0] == "Жёлтый получает от императора 10 очков чести."
    assert told(t, "en", "warehouse-entered", 0) == ("Yellow sends an official to the warehouse.", ("area warehouse",))
    assert told(t, "ru", "warehouse-left", 0, AREAS.index("quarry")) == (
        "Жёлтый переводит чиновника со склада в каменоломню.",
        ("area quarry",),
    )


@languages
def test_the_ghosts_are_seen_where_they_are(lang: str) -> None:
    t = haunt(ghosts(), "sawmill", "warehouse")
    ghost_card(t).lost[4] = 2
    shown = panel(t, lang)
    assert (
        shown.lines
        == {
            "en": [
                "Ghosts at the warehouse; its resources can still be used.",
                "Red: 2 warriors have left the game.",
            ],
            "ru": [
                "Духи на складе; его ресурсами по-прежнему можно пользоваться.",
                "Красный: из игры выбыли 2 воина.",
            ],
        }[lang]
    )
    assert [(spot.id, len(spot.figures)) for spot in shown.spots] == [("area warehouse", 1)]
    words = teller(lang)
    assert isinstance(words, GameTeller)
    (mark,) = marks(words.words, seen(t.box, t.g.observe(-1)))
    closed = {"en": "Ghosts in the sawmill: no official may enter.", "ru": "Духи на лесопилке: чиновникам туда нельзя."}
    assert (mark.at, mark.label) == ("area sawmill", closed[lang])
    quiet = panel(ghosts(), lang)
    assert quiet.lines == [{"en": "No area is closed.", "ru": "Все области открыты."}[lang]]
    assert len(quiet.sheets[0].text) > 100


def test_the_ghosts_ask_and_are_told() -> None:
    t = ghosts().horde("left", "foragers_left").happen("winter.end")
    assert "1 shame token is still to be placed." in panel(t, "en").lines
    assert teller("ru").read(t.g.observe(0)).question(0).startswith("В какую область придут духи?")
    assert choices(t, "ru")[-1] == "Склад"
    assert told(t, "ru", "ghosts-come", -1, 2)[0] == "Голодные духи: отложены 2 жетона позора."
    assert told(t, "en", "ghosts-go", -1, 1)[0] == "The ghosts leave: 1 shame token returns to the supply."
    assert told(t, "en", "ghost-placed", 0, 0) == ("Yellow sends ghosts to the sawmill.", ("area sawmill",))
    assert told(t, "ru", "ghost-dispelled", 0, 3) == (
        "Жёлтый убирает жетон позора: духов в пагоде больше нет.",
        ("area pagoda",),
    )
    assert (
        told(t, "ru", "ghost-to-warehouse", 1)[1] == told(t, "en", "ghost-left-warehouse", 1)[1] == ("area warehouse",)
    )
