"""The 20 titans: what it takes to defeat each, the dice, the next one of its deck, and its banners."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder
from tests.games.ancient_world.cards.printed import TITANS
from tests.games.ancient_world.cards.scenes import points_of_banners, receive, scored_by_tribe

Table = Callable[..., Builder]


@rule("AW-TIT-13", "AW-TIT-17", "AW-TIT-18", "AW-TIT-19")
@pytest.mark.parametrize("name", TITANS)
def test_a_titan_falls_to_as_much_attack_as_its_defence(ancient_world: Table, name: str) -> None:
    titan = TITANS[name]
    arrows = 1 if titan.beaten_by == "sword arrow" else 0
    t = ancient_world().titan(name).army(0, "militia", scroll=1)
    t.serving(0, sword=titan.defence - 2 - 1 - arrows, arrow=arrows or 5)
    assert t.why(f"titan {name}") == "AW-TIT-20"
    assert t.lack(f"titan {name}") == ("attack", titan.defence - 1, titan.defence)
    t.serving(0, sword=titan.defence - 2 - arrows, arrow=arrows).dice("blank " * len(titan.banners.split()))
    t.fight(name, "city_guard")
    assert t.names("titan", t.player(0).titans) == name


@rule("AW-TIT-19", "AW-TIT-24", "AW-TIT-25")
@pytest.mark.parametrize("name", TITANS)
def test_dice_are_rolled_for_its_banners_and_the_next_of_its_deck_lies_open(ancient_world: Table, name: str) -> None:
    t = ancient_world().titan(name)
    deck = t.g.titan_decks[TITANS[name].stars - 1]
    assert t.name_of("titan", deck[-1]) == name
    under = deck[-2]
    receive(t, name)
    assert sum(t.heard("rolled")[-1].args) == len(TITANS[name].banners.split())
    assert t.g.titan_decks[TITANS[name].stars - 1][-1] == under
    assert t.heard("titan-shown")[-1].args == (under,)
    assert under in t.g.observe(1)["titans"]  # type: ignore[operator]


@rule("AW-TIT-19", "AW-TIT-23", "AW-END-08")
@pytest.mark.parametrize("name", TITANS)
def test_the_banners_of_a_titan_are_scored(ancient_world: Table, name: str) -> None:
    t = receive(ancient_world(), name)
    assert scored_by_tribe(t) == points_of_banners(TITANS[name].banners)
