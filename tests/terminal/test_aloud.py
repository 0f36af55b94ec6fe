"""The table in words: whatever the terminal draws can be read aloud, and no sign is left without its words."""

import re
from typing import Any

import pytest
from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from teahouse.engine.table import Table
from teahouse.registry import game_of, games, load_game
from teahouse.terminal.aloud import BROAD, PAUSE, Part, aloud, lines, parts, said
from teahouse.terminal.view import View, view_of
from teahouse.text import Texts
from tests.languages import COMPLETE
from tests.terminal.evening import Evening
from tests.wording.play import moments

DRAWN = [game for game in games() if game_of(game).view]
PLAIN = re.compile(r"[\w\s.,:;!?()“”„«»’'\"–—\-+/×%&…→↑↓]*")
"""What a voice can say: words, numbers, and marks that are pauses."""
OPTIONS: dict[str, list[dict[str, str]]] = {
    "great_wall": [{}, {"mode": "cooperative"}, {"genghis": "on", "rat": "on"}],
    "zhanguo": [{}, {"boards": "auction"}],
    "ancient_world": [{}],
}


def heard(view: View[Any], table: Table, seat: int) -> list[Part]:
    return parts(view.table(view.read(table.position.observe(seat)), BROAD))


def test_a_sign_says_its_words_and_an_ornament_nothing() -> None:
    row = PAUSE.join([said(Text("W2"), "2 wood"), said(Text("S1"), "1 stone")])
    assert aloud(Text.assemble(said(Text("⚔"), "attack"), " ", row, said(Text(" ◀"), ""))) == "attack 2 wood, 1 stone"
    assert aloud(said(Text.assemble(said(Text("▲"), "red"), "x"), "all of it")) == "all of it"
    assert aloud(said(said(Text("Y"), "Yellow"), "")) == ""


def test_what_is_drawn_becomes_lines_under_titles() -> None:
    grid = Grid("", "value", title="Rewards")
    grid.add_row("Law", "3")
    assert parts(Group(Panel(Text("one · two"), title=Text("Walls")), Text("three"), grid)) == [
        Part("Walls", ["one; two", "three"]),
        Part("Rewards", ["Law: value: 3"]),
    ]
    assert lines(Panel(Text("one\ntwo"), title=Text("Walls"))) == ["Walls: one. two"]


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", DRAWN)
def test_no_sign_is_left_without_its_words(game: str, lang: str) -> None:
    view = view_of(load_game(game), Texts(lang))
    for options in OPTIONS[game]:
        for table in moments(game, 3, options, "aloud", every=90):
            for seat in (-1, 0):
                reading = view.read(table.position.observe(seat))
                told = [line for part in heard(view, table, seat) for line in [part.title, *part.lines]]
                told += lines(view.cards(reading))
                assert [line for line in told if not PLAIN.fullmatch(line)] == []
                assert all(told)


@pytest.mark.parametrize("game", games())
def test_every_player_has_a_part_of_their_own(game: str) -> None:
    view = view_of(load_game(game), Texts("en"))
    table = next(moments(game, 3, {}, "aloud"))
    titles = [part.title for part in heard(view, table, 0)]
    assert len(titles) == len(set(titles))
    if game in DRAWN:
        for seat in range(3):
            name = view.player(view.read(table.position.observe(0)), seat).plain
            assert [title for title in titles if title.startswith(name)], titles


def test_read_lists_the_parts_and_reads_one() -> None:
    evening = Evening(["read", "read tasks", "read nothing of this kind"])
    assert "Parts of the table: ZhanGuo" in evening.flat
    assert re.search(r"Tasks upper .*: VP: 5 VP: free", evening.flat)
    assert "No part of the table is called “nothing of this kind”." in evening.flat


def test_answers_asks_once_more() -> None:
    evening = Evening(["answers"])
    assert evening.text.count("Free moves") == 2


@pytest.mark.parametrize(("lang", "typed"), [("en", "red official of 1"), ("ru", "красный чиновник 1")])
def test_an_answer_is_understood_by_its_words(lang: str, typed: str) -> None:
    evening = Evening([typed], lang=lang)
    assert evening.table.entries[0]["move"] == "free 1.red"
