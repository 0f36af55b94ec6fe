"""Resources, payment, warriors and damage (GW-RES)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.rules.words import CHI, GOLD, RESOURCES
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


@rule("GW-RES-01")
@pytest.mark.parametrize(
    ("area", "resource"), [("sawmill", "wood"), ("quarry", "stone"), ("gold_mine", "gold"), ("pagoda", "chi")]
)
def test_there_are_four_resources(great_wall: Table, area: str, resource: str) -> None:
    t = great_wall().officials(0, **{area: 1}).officials(1, **{area: 1}).activate(area).decline_all()
    assert t.have(0) == t.have(1) == {resource: 1}
    assert len(t.clan(0).resources) == len(RESOURCES) == 4


@rule("GW-RES-02")
def test_one_symbol_means_wood_stone_or_gold_and_another_any_resource(great_wall: Table) -> None:
    t = great_wall().run("choose_reward", 0, 2, GOLD)
    assert t.options() == {"resource wood", "resource stone", "resource gold"}
    assert t.why("resource chi") == t.why("pass") == "GW-RES-02"
    t.play("resource gold", "resource wood")
    assert t.have(0) == {"wood": 1, "gold": 1}
    t.run("choose_reward", 1, 1, CHI)
    assert t.options() == {f"resource {kind}" for kind in RESOURCES}
    t.play("resource chi")
    assert t.have(1) == {"chi": 1}


@rule("GW-RES-02")
def test_rewards_of_a_horde_use_both_symbols(great_wall: Table) -> None:
    for cell, kinds in (("b", 4), ("d", 3)):
        t = great_wall().shelter(0, "left", "spearman").horde("left", "keshig_left")
        t.orders_on_track((0, "order_to_attack"), (1, "tyranny"), (2, "tyranny")).turn(0)
        t.play("done", "pass", "pass", "sheltered left.spearman", f"cell left.1.{cell}")
        assert t.asks == "GainToken"
        assert len(t.options()) == kinds


@rule("GW-RES-03", "GW-CMP-27")
def test_resources_never_run_out(great_wall: Table) -> None:
    t = great_wall(seats=4)
    for seat in range(4):
        t.resources(seat, wood=60, stone=60, gold=60, chi=60).officials(seat, sawmill=1)
    t.activate("sawmill").decline_all()
    assert [t.clan(seat).resources[0] for seat in range(4)] == [61, 61, 61, 61]


@rule("GW-RES-04")
def test_a_price_is_paid_from_the_own_supply_or_not_at_all(great_wall: Table) -> None:
    t = great_wall().resources(0, gold=1).resources(1, gold=9).officials(0, embassy=1)
    t.g.warehouse = [0, 0, 9]
    t.activate("embassy")
    assert t.why("hire official") == "GW-EMB-03"
    assert t.lack("hire official") == ("gold", 1, 2)
    t.play("advisor-cell 1", "assistant")
    assert (t.have(0), t.have(1), t.g.warehouse) == ({}, {"gold": 9}, [0, 0, 9])


@rule("GW-RES-04")
def test_nobody_pays_with_tokens_he_does_not_have(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=1, stone=2, gold=1).officials(0, builders_camp=1).fortifications()
    t.activate("builders_camp").play("fortify left")
    assert t.asks == "PayMix"
    assert t.options() == {"count 0", "count 1"}
    assert t.why("count 2") == "GW-RES-04"
    t.play("count 0", "count 2")
    assert t.have(0) == {"wood": 1, "gold": 1}
    assert t.g.warehouse == [0, 0, 0]


@rule("GW-RES-04")
def test_paid_resources_return_to_the_stock(great_wall: Table) -> None:
    t = great_wall().resources(0, chi=2).officials(0, sawmill=1).officials(1, sawmill=1)
    t.activate("sawmill").play("warrior spearman").decline_all()
    assert t.have(0) == {"wood": 1}
    assert t.have(1) == {"wood": 1}
    assert t.g.warehouse == [0, 0, 0]


@rule("GW-RES-05")
def test_spearmen_archers_and_horsemen_are_warriors_and_officials_are_not(great_wall: Table) -> None:
    t = great_wall().fortifications().officials(0, barracks=1, sawmill=1)
    t.horde("left", "keshig_left", p1="a:spearman", p2="bc:horseman").run("assault", 0)
    assert (t.asks, t.seat) == ("PlaceShame", 0)
    assert t.options() == {"shame spearman", "shame archer", "shame horseman"}
    t.play("shame archer")
    assert t.asks == ""
    assert t.clan(0).officials == 3


@rule("GW-RES-06")
def test_a_warrior_killed_in_a_breach_leaves_a_damage_token(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "keshig_left", p0="a:spearman", p1="b:spearman", p2="c:spearman")
    t.resources(0, chi=2).run("assault", 0).play("save spearman")
    assert t.cover("left") == "x x x . . ."
    assert (t.in_shelter(0, "left"), t.in_shelter(1, "left")) == ("spearman", "")
    assert t.clan(1).supply[0] == 10


@rule("GW-RES-06")
def test_a_defeated_horde_keeps_no_damage(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="bc", p0="a:spearman").run("check_defeated")
    assert t.hordes("left") == []
    (card,) = t.clan(0).captured
    t.clan(0).captured, t.clan(0).captured_shame = [], []
    t.g.horde_deck.append(card)
    t.run("lay_out_horde")
    assert t.hordes("left") == ["outriders_left"]
    assert t.cover("left") == ". . ."


@rule("GW-RES-06")
def test_a_warrior_called_back_leaves_a_damage_token(great_wall: Table) -> None:
    t = great_wall().horde("left", "keshig_left", p0="a:spearman b:spearman")
    t.run("offer_recall", 0, 1, 0, 0, 0)
    assert t.asks == "Recall"
    t.play("sheltered left.spearman")
    assert t.cover("left") == "x 0s . . . ."
    assert t.in_shelter(0, "left") == "spearman"


@rule("GW-RES-07")
def test_a_horseman_leaves_two_damage_tokens(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "keshig_left", p0="ab:horseman", p1="c:spearman", p2="d:spearman")
    t.run("assault", 0)
    assert t.cover("left") == "x x x x . ."
    assert t.clan(0).supply[2] == 2


@rule("GW-RES-08")
def test_the_warehouse_pays_for_nothing_but_building(great_wall: Table) -> None:
    t = great_wall().officials(0, embassy=1, barracks=1, quarry=1, builders_camp=1)
    t.officials(1, barracks=1, quarry=1).fortifications()
    t.g.warehouse = [9, 9, 9]
    assert t.activate("embassy").asks == ""
    assert t.activate("barracks").asks == ""
    assert t.activate("quarry").asks == "HandIn"
    t.decline_all().activate("builders_camp")
    assert t.asks == "Build"


@rule("GW-RES-09")
def test_the_warehouse_is_never_full(great_wall: Table) -> None:
    t = great_wall().officials(0, quarry=1).officials(1, quarry=1)
    t.g.warehouse = [70, 70, 70]
    t.activate("quarry").play("resource stone", "resource stone")
    assert t.g.warehouse == [70, 72, 70]
