"""Every symbol of every empire card, titan and province, after its card was received (AW-PRP)."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder
from tests.games.ancient_world.cards.printed import symbols_of, with_symbol
from tests.games.ancient_world.cards.scenes import receive

Table = Callable[..., Builder]

SWORD_TITANS = {1: "marsh_lurker", 2: "bronze_boar"}
"""Whom the two armies of the start, 3 swords and 1 arrow, just defeat with this many swords more."""
ARROW_TITANS = {1: "reef_crab", 2: "lantern_moth", 3: "serpent_of_hmu"}
"""And with this many arrows more."""
CHEAP = ("goat_pastures", "bridge", "surveyors_office", "drill_yard", "watchtower", "stonemasons_yard")


@rule("AW-BLD-07", "AW-EXP-04", "AW-EXP-05", "AW-TIT-23")
@pytest.mark.parametrize("card", with_symbol("space"))
def test_a_province_or_titan_makes_room_for_empire_cards(ancient_world: Table, card: str) -> None:
    room = 2 + symbols_of(card)["space"]
    t = receive(ancient_world(buying="must"), card).city(0, *CHEAP[: room - 1]).row("market_stalls", "olive_groves")
    t.purse(0, 9).place(2, "cell build", "empire market_stalls").turn(0).play("citizen 3")
    assert t.why("cell build") == "AW-BLD-06"


@rule("AW-PRP-08", "AW-HUN-01")
@pytest.mark.parametrize("card", with_symbol("food"))
def test_each_food_feeds_a_citizen(ancient_world: Table, card: str) -> None:
    t = receive(ancient_world().citizens(0, "1 2 3 4 5"), card).end_round()
    while t.asks == "ChooseHungry":
        t.play(min(t.options()))
    assert len(t.player(0).hungry) == 5 - 3 - symbols_of(card)["food"]


@rule("AW-PRP-07", "AW-PRP-09", "AW-EOR-02")
@pytest.mark.parametrize("card", sorted({*with_symbol("coin"), *with_symbol("knowledge")}))
def test_income_and_knowledge_come_at_the_end_of_each_round(ancient_world: Table, card: str) -> None:
    t = receive(ancient_world(), card)
    for number in (1, 2):
        t.end_round()
        assert t.player(0).coins == number * (5 + symbols_of(card)["coin"])
        assert t.player(0).knowledge == number * symbols_of(card)["knowledge"]


@rule("AW-PRP-04", "AW-TIT-14")
@pytest.mark.parametrize("card", with_symbol("sword"))
def test_swords_count_against_every_titan(ancient_world: Table, card: str) -> None:
    swords = symbols_of(card)["sword"]
    t = receive(ancient_world().titan("cliff_stalker", "dune_colossus"), card)
    assert (t.attack("cliff_stalker"), t.attack("dune_colossus")) == (3 + swords, 4 + swords)
    titan = SWORD_TITANS[swords]
    t.titan(titan).purse(0, 2).dice("blank").fight(titan, "city_guard", "militia")
    assert t.name_of("titan", t.player(0).titans[-1]) == titan


@rule("AW-PRP-03", "AW-TIT-17")
@pytest.mark.parametrize("card", with_symbol("arrow"))
def test_arrows_count_where_the_titan_shows_them(ancient_world: Table, card: str) -> None:
    arrows = symbols_of(card)["arrow"]
    t = receive(ancient_world().titan("cliff_stalker", "dune_colossus"), card)
    assert (t.attack("cliff_stalker"), t.attack("dune_colossus")) == (3, 4 + arrows)
    titan = ARROW_TITANS[arrows]
    t.titan(titan).purse(0, 2).dice("blank blank").fight(titan, "city_guard", "militia")
    assert t.name_of("titan", t.player(0).titans[-1]) == titan


@rule("AW-PRP-02", "AW-REC-09")
@pytest.mark.parametrize("card", with_symbol("army"))
def test_a_third_army_and_no_fourth(ancient_world: Table, card: str) -> None:
    t = receive(ancient_world(), card).army_row("spear_levy", "hill_archers").place(2, "cell recruit")
    t.play("army spear_levy", "new-army").turn(0).purse(0, 1).place(3, "cell recruit", "army hill_archers")
    assert t.why("new-army") == "AW-REC-10"
    assert t.lack("new-army") == ("army-limit", 3, 4)
    assert len(t.player(0).armies) == 3


@rule("AW-PRP-05", "AW-PRP-06")
@pytest.mark.parametrize("card", with_symbol("citizen"))
def test_a_citizen_comes_at_once_and_works_in_the_same_round(ancient_world: Table, card: str) -> None:
    t = receive(ancient_world(), card)
    assert (t.player(0).home, t.player(0).supply) == ([2, 3, 4], [5])
    t.place(4, "cell work")
    assert t.player(0).coins == 2


@rule("AW-PRP-11", "AW-XPL-05")
@pytest.mark.parametrize("card", with_symbol("eye"))
def test_eyes_add_to_the_cards_drawn_in_exploring(ancient_world: Table, card: str) -> None:
    t = receive(ancient_world().at_round(2), card).place(2, "cell explore", "draw")
    assert len(t.player(0).drawn) == 5 + symbols_of(card)["eye"]
