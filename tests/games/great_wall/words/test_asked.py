"""What is asked at the table of The Great Wall, in words."""

import pytest

from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import Reading, teller_of
from tests.games.great_wall.builder import Builder


def read(t: Builder, lang: str = "en") -> Reading:
    return teller_of(load_game("great_wall"), Texts(lang)).read(t.g.observe(t.seat))


def test_a_wall_that_is_finished_has_no_price() -> None:
    t = Builder(3).walls(left=3, middle=2).officials(0, builders_camp=1).resources(0, gold=60).activate("builders_camp")
    assert t.asks == "Build"
    finished, open_one = (t.kind.number(f"raise {section}") for section in ("left", "middle"))
    prices = {choice.move: choice.price for choice in read(t).choices([finished, open_one])}
    assert (prices[finished], prices[open_one] != "") == ("", True)


@pytest.mark.parametrize(("lang", "told"), [("en", "2 gold"), ("ru", "2 золота")])
def test_what_would_be_collected_is_said(lang: str, told: str) -> None:
    t = Builder(3).officials(0, gold_mine=2).officials(1, gold_mine=1)
    t.g.choices = 1
    t.activate("gold_mine")
    assert t.asks == "Collect"
    assert told in read(t, lang).question(t.seat)
