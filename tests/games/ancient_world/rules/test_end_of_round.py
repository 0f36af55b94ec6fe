"""The end of a round (AW-EOR)."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule, shows
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]


@rule("AW-EOR-01")
def test_it_begins_when_the_last_player_has_passed(ancient_world: Table) -> None:
    t = ancient_world(seats=3).play("pass", "pass").place(1, "cell restore")
    assert [player.coins for player in t.g.players] == [6, 7, 9]
    assert t.heard("end-of-round") == []
    t.play("pass")
    assert [player.coins for player in t.g.players] == [11, 12, 14]
    assert len(t.heard("end-of-round")) == 1


@shows("AW-PRP-13")
@rule("AW-EOR-02", "AW-EOR-03", "AW-PRP-13")
def test_everybody_gets_coins_and_knowledge_for_his_symbols(ancient_world: Table) -> None:
    t = ancient_world(seats=3).purse(0, 0).purse(1, 0).purse(2, 0)
    t.city(0, "market_stalls", "mint", "observatory").provinces(0, "silver_hills").titans(0, "bronze_boar")
    t.city(1, "silk_weavers").end_round()
    assert [player.coins for player in t.g.players] == [5 + 1 + 2 + 1 + 1, 5 + 2, 5]
    assert [player.knowledge for player in t.g.players] == [1, 0, 0]


@rule("AW-EOR-04")
def test_lost_and_put_aside_cards_bring_nothing(ancient_world: Table) -> None:
    t = ancient_world().purse(0, 0).lost(0, "mint", "observatory").reserve(0, "gold_mines").end_round()
    assert (t.player(0).coins, t.player(0).knowledge) == (5, 0)


@rule("AW-EOR-05")
@pytest.mark.parametrize(("number", "coins", "knowledge"), [(4, 7, 1), (5, 7, 1), (6, 0, 0)])
def test_no_income_after_the_last_round(ancient_world: Table, number: int, coins: int, knowledge: int) -> None:
    t = ancient_world().at_round(number).purse(0, 0).city(0, "mint", "observatory").end_round()
    assert (t.player(0).coins, t.player(0).knowledge) == (coins, knowledge)


@rule("AW-EOR-06")
def test_coins_move_from_scrolls_to_pictures(ancient_world: Table) -> None:
    t = ancient_world().army(0, "city_guard", scroll=2, picture=1).army(0, "militia", picture=3)
    t.army(1, "militia", scroll=1).end_round()
    coins = [(army.scroll, army.picture) for player in t.g.players for army in player.armies]
    assert coins == [(0, 3), (0, 3), (0, 0), (0, 1)]
    t.titan("marsh_lurker").serving(0, sword=4).purse(0, 4).dice("blank").fight("marsh_lurker", "city_guard")
    assert t.army_of(0, "city_guard").scroll == 4


@rule("AW-EOR-07", "AW-PLC-08")
def test_citizens_come_home_from_cells_and_cards(ancient_world: Table) -> None:
    t = ancient_world().city(0, "pearl_divers").place(1, "cell work").place(2, "cell work")
    t.place(2, "empire pearl_divers").place(1, "cell restore").place(3, "cell serve")
    assert (t.player(0).home, t.player(1).home) == ([], [3])
    t.end_round()
    assert (t.player(0).home, t.player(1).home) == ([1, 2, 3], [1, 2, 3])
    assert [t.on_cell(cell) for cell in ("work", "restore", "serve")] == [[], [], []]
    assert [building.citizen for building in t.player(0).city] == [0, 0, 0]


@rule("AW-EOR-08", "AW-EOR-12")
def test_the_token_is_turned_and_stays_with_its_holder(ancient_world: Table) -> None:
    t = ancient_world(seats=3).turn(2).place(1, "cell restore")
    assert (t.g.first, t.g.hand_up) == (2, True)
    for number in (2, 3):
        t.end_round()
        assert (t.g.round, t.g.first, t.g.hand_up, t.seat) == (number, 2, False, 2)
    t.turn(1).place(1, "cell restore")
    assert t.g.first == 1


@rule("AW-EOR-09", "AW-EOR-10")
def test_hunger_comes_last(ancient_world: Table) -> None:
    t = ancient_world().lost(0, "wheat_fields").purse(0, 0).army(0, "militia", scroll=1)
    t.place(1, "cell restore", "done").end_round()
    assert (t.asks, t.seat, t.g.round) == ("ChooseHungry", 0, 1)
    assert (t.g.hand_up, t.g.first) == (False, 0)
    assert t.player(0).coins == 1 + 5
    assert (t.player(0).home, t.army_of(0, "militia").picture) == ([1, 2, 3], 1)
    t.play("citizen 1")
    assert (t.g.round, t.player(0).hungry) == (2, [1])


@rule("AW-EOR-11")
def test_after_the_last_round_everything_but_the_income_is_done(ancient_world: Table) -> None:
    t = ancient_world().at_round(6).purse(0, 0).army(0, "militia", scroll=2).lost(0, "wheat_fields")
    t.place(1, "cell restore", "done").end_round()
    assert (t.asks, t.player(0).home, t.g.hand_up) == ("ChooseHungry", [1, 2, 3], False)
    assert (t.army_of(0, "militia").scroll, t.army_of(0, "militia").picture) == (0, 2)
    t.play("citizen 2")
    assert t.g.finished
    assert t.player(0).coins == 1
    assert t.scored(0)["hungry"] == -2
