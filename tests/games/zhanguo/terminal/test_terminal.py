"""ZhanGuo on the terminal table at 80 columns."""

import re

import pytest
from rich.console import Console

from teahouse.engine.position import Position
from teahouse.games.zhanguo.rules import names
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.registry import load_game
from teahouse.terminal.view import view_of
from teahouse.text import Texts
from tests.games.zhanguo.builder import Builder
from tests.wording.play import moments

GAME = "zhanguo"
NARROW = 80


def drawn(position: Position, lang: str = "en", seat: int = 0) -> str:
    """The table as a seat sees it, without frames and line breaks."""
    view = view_of(load_game(GAME), Texts(lang))
    console = Console(width=NARROW, color_system=None)
    with console.capture() as captured:
        console.print(view.table(view.read(position.observe(seat)), NARROW))
    return re.sub(r"[\s│┃]+", " ", captured.get())


def offered(boards: str) -> Position:
    return load_game(GAME).kind.start(3, {"boards": boards}, "draw")


@pytest.mark.parametrize(
    ("lang", "title", "parts"),
    [
        (
            "en",
            "Boards on offer",
            (
                "House of Labour · begins with ■■○ in 1 Guanzhong",
                "unrest 1 ○○⊗⊗ 2 ○○⊗ 3 ○⊗ 4 ○⊗⊗ 5 ○○⊗",
                "Great Levy, after “recruit workers”: 1 more worker in the same region, then up to 1 reassignment",
                "Proclamations, after “build a wall” / “hire an official”: 1 value-1 marker of any colour",
            ),
        ),
        (
            "ru",
            "Планшеты на выбор",
            (
                "Палата работ · в начале ■■○, регион 1 Гуаньчжун",
                "волнения 1 ○○⊗⊗ 2 ○○⊗ 3 ○⊗ 4 ○⊗⊗ 5 ○○⊗",
                "Большой набор, после «нанять работников»: ещё 1 работник в том же регионе, затем до 1 очка",
                "Воззвания, после «построить стену» / «нанять чиновника»: 1 маркер ценностью 1 любого цвета",
            ),
        ),
    ],
)
def test_boards_on_offer_show_officials_tracks_and_abilities(lang: str, title: str, parts: tuple[str, ...]) -> None:
    told = drawn(offered("b"), lang)
    for part in (title, *parts):
        assert part in told


def test_only_the_boards_of_the_auction_are_on_offer() -> None:
    """As many as players stay in."""
    assert drawn(offered("auction")).count("begins with") == 3


@pytest.mark.parametrize(
    ("lang", "title", "ability"),
    [
        ("en", "Boards on offer", "House of Envoys [^┓]+┓ .*Swift Appointments, after “hire an official”: up to 2"),
        ("ru", "Планшеты на выбор", "Палата посланников [^┓]+┓ .*Скорые назначения, после «нанять чиновника»: до 2"),
    ],
)
def test_a_board_taken_shows_its_abilities_and_the_offer_is_gone(lang: str, title: str, ability: str) -> None:
    g = offered("b")
    while g.decision_of(0) is None or type(g.decision_of(0)).__name__ == "ChooseBoard":
        decision = g.open[0]
        legal = g.options(decision)
        g.apply(decision, legal[-1] if decision.seat == 0 else legal[0])
    told = drawn(g, lang)
    assert re.search(ability, told)
    assert title not in told
    assert "○○⊗⊗" in told.rpartition("┏")[2]


def test_boards_alike_have_no_abilities_to_tell() -> None:
    told = drawn(Builder().g)
    assert "Boards on offer" not in told
    assert "after “" not in told.partition("┏")[2]


@pytest.mark.parametrize(
    ("lang", "region", "fixed", "cells"),
    [
        ("en", "VP for each region with", "minus all unrest", "[·] 1 worker, 5 VP [·] 2 workers, 10 VP [·] 3 workers"),
        ("ru", "ПО за каждый регион", "минус все волнения", "[·] 1 работник, 5 ПО [·] 2 работника, 10 ПО"),
    ],
)
def test_walls_say_what_their_points_are_for(lang: str, region: str, fixed: str, cells: str) -> None:
    """Every section counts regions, but for the one that counts sets and the one of a fixed value."""
    g = offered("b")
    assert isinstance(g, ZhanGuo)
    assert {names.MINUS_UNREST, names.COLOUR_SETS} <= set(g.tiles)
    told = drawn(g, lang)
    assert told.count(region) == 4
    assert re.search(f"{fixed}.{{0,20}} {re.escape(cells)}", told)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("boards", ["b", "auction"])
def test_nothing_is_wider_than_the_screen(lang: str, boards: str) -> None:
    view = view_of(load_game(GAME), Texts(lang))
    console = Console(width=NARROW, color_system=None)
    for table in moments(GAME, 4, {"boards": boards}, "narrow", every=40):
        reading = view.read(table.position.observe(0))
        with console.capture() as captured:
            console.print(view.table(reading, NARROW), view.cards(reading))
        assert max(len(line) for line in captured.get().splitlines()) <= NARROW
