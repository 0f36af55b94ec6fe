"""A letter on the terminal table means one thing only."""

import re
from collections import defaultdict

import pytest
from rich.console import Console

from teahouse.registry import game_of, games, load_game
from teahouse.terminal.view import view_of
from teahouse.text import Texts
from tests.languages import COMPLETE
from tests.wording.play import moments

GAMES = [game for game in games() if game_of(game).view]
NARROW = 80
BESIDE_A_NUMBER_OR_SIGN = re.compile(r"(?<![^\W\d_])(?:(?<=[\d⚐])([^\W\d_]{1,2})(?!\w)|([^\W\d_]{1,2})(?=[\d×]))")
"""`W2`, `2w`, `⚐R`: one or two letters that stand for a thing; a word has a space beside a number."""


def on_screen(text: str) -> set[str]:
    return {first or second for first, second in BESIDE_A_NUMBER_OR_SIGN.findall(text)}


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_things_share_a_letter(game: str, lang: str) -> None:
    meanings: defaultdict[str, list[str]] = defaultdict(list)
    for meaning, letter in view_of(load_game(game), Texts(lang)).letters().items():
        meanings[letter].append(meaning)
    assert {letter: several for letter, several in meanings.items() if len(several) > 1} == {}


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_every_letter_of_a_narrow_screen_is_one_of_these(game: str, lang: str) -> None:
    """And nothing of the screen is wider than it."""
    view = view_of(load_game(game), Texts(lang))
    known = set(view.letters().values())
    console = Console(width=NARROW, color_system=None)
    met: set[str] = set()
    for table in moments(game, 3, {}, "letters", every=30):
        for seat in (-1, 0):
            with console.capture() as captured:
                console.print(view.table(view.read(table.position.observe(seat)), NARROW))
            assert max(len(line) for line in captured.get().splitlines()) <= NARROW
            met |= on_screen(captured.get())
    assert met - known == set()
    assert len(met) >= 3


def test_letters_are_found_beside_numbers_and_signs() -> None:
    assert on_screen("W2 · 3w 4 VP ⚐Bl [R] Пи4+3 level 2, 10 of 12, Gr3 sp8 a ¤2") == {"W", "w", "Bl", "Пи", "Gr", "sp"}
