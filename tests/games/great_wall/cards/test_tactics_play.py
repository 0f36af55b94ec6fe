"""Playing tactic cards: when, how many, which effect, by whom first."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card
from tests.games.great_wall.cards.tactic_scenes import SCENES, add, attack, defeat, own_turn, recruit, scene

Table = Callable[..., Builder]

COSTS = {
    "retreat": ("chi", 2),
    "volley": ("wood", 1),
    "night_sortie": ("chi", 1),
    "fire_arrows": ("wood", 2),
    "flank_attack": ("gold", 1),
    "plunder": ("chi", 1),
    "new_blueprints": ("stone", 1),
    "triumph": ("gold", 1),
    "spear_wall": ("chi", 1),
    "light_horse": ("gold", 2),
    "ambush": ("wood", 1),
    "rain_of_stones": ("stone", 2),
    "feigned_flight": ("chi", 1),
    "last_stand": ("gold", 1),
    "save_face": ("chi", 2),
    "hasty_repairs": ("stone", 1),
    "extra_shift": ("chi", 1),
    "swift_orders": ("chi", 2),
    "palace_spy": ("gold", 1),
    "penance": ("chi", 1),
}
"""Price of every enhanced effect."""


def hand(t: Builder, seat: int = 0) -> list[str]:
    return [t.box.tactics[number].name for number in t.clan(seat).tactics]


@rule("GW-TAC-04", "GW-TAC-06")
@pytest.mark.parametrize("name", SCENES)
def test_a_card_is_offered_when_its_condition_is_met_and_may_be_kept(great_wall: Table, name: str) -> None:
    t = scene(great_wall(), name)
    assert (t.seat, t.options()) == (0, {"pass", f"tactic {name}"})
    assert t.play("pass").asks != "PlayTactic"
    assert (hand(t), t.g.tactic_discard) == ([name], [])


@rule("GW-TAC-06", "GW-TAC-07", "GW-TAC-14")
@pytest.mark.parametrize("name", SCENES)
def test_a_played_card_gives_one_effect_and_the_lower_one_for_its_price_only(great_wall: Table, name: str) -> None:
    t = scene(great_wall(), name)
    t.play(f"tactic {name}")
    what, price = COSTS[name]
    assert t.options() == {"free"}
    assert t.why("pass") == "GW-TAC-06"
    assert (t.why("enhanced"), t.lack("enhanced")) == ("GW-TAC-07", (what, 0, price))
    assert (hand(t), t.g.tactic_discard) == ([], [])
    rich = scene(great_wall(), name, **{what: price}).play(f"tactic {name}")
    assert rich.options() == {"free", "enhanced"}


@rule("GW-TAC-14")
def test_a_played_card_goes_to_the_discard_after_its_effect(great_wall: Table) -> None:
    t = scene(great_wall(), "night_sortie").play("tactic night_sortie", "free")
    assert t.g.tactic_discard == []
    t.play("sheltered left.spearman", "cell left.1.a")
    assert [t.box.tactics[number].name for number in t.g.tactic_discard] == ["night_sortie"]


@rule("GW-TAC-04", "GW-TAC-05")
def test_cards_of_the_own_turn_are_not_offered_in_the_turn_of_another(great_wall: Table) -> None:
    t = great_wall().tactics(0, "swift_orders volley night_sortie").horde("left", "foragers_left").post(0, "left")
    t.orders_on_track((1, "betrayal")).turn(1).play("pass")
    assert t.asks == ""


@rule("GW-TAC-05")
def test_a_card_may_be_played_in_the_turn_of_another(great_wall: Table) -> None:
    t = great_wall().tactics(0, "plunder").horde("left", "foragers_left").shelter(0, "left", "spearman")
    t.orders_on_track((1, "order_to_attack")).turn(1).play("done", "branch 2", "sheltered left.spearman")
    t.play("cell left.1.b", "tactic plunder", "free")
    assert (t.have(0), t.seat) == ({"gold": 2}, 2)


@rule("GW-TAC-04")
@pytest.mark.parametrize("name", ["flank_attack", "plunder", "spear_wall", "light_horse", "extra_shift", "penance"])
def test_the_deed_of_another_meets_no_condition_of_mine(great_wall: Table, name: str) -> None:
    t = great_wall().tactics(0, name).horde("left", "foragers_left").resources(0, 3, 3, 3, 3)
    t.resources(1, wood=1, gold=1)
    t.officials(1, barracks=1, quarry=1).activate("barracks", by=1).play("shame archer", "warrior spearman")
    assert t.play("cell left.1.a").asks == ""
    assert t.activate("quarry", enhanced=True).seat == 1


@rule("GW-TAC-08", "GW-TAC-09")
def test_one_card_of_a_condition_for_each_event(great_wall: Table) -> None:
    t = great_wall().tactics(0, "flank_attack plunder").horde("left", "keshig_left")
    attack(t)
    assert t.options() == {"pass", "tactic flank_attack", "tactic plunder"}
    t.play("tactic flank_attack", "free", "cell left.1.b")
    assert (t.asks, hand(t)) == ("", ["plunder"])
    recruit(t, "cell left.1.c")
    assert t.options() == {"pass", "tactic plunder"}
    t.play("tactic plunder", "free")
    assert t.honor(0) == [2 + 2 + 2]


@rule("GW-TAC-08", "GW-TAC-09")
def test_in_a_turn_one_card_of_the_turn(great_wall: Table) -> None:
    t = own_turn(great_wall().tactics(0, "swift_orders night_sortie").horde("left", "foragers_left").post(0, "left"))
    t.play("tactic swift_orders", "free", "official supply", "area sawmill")
    assert (t.asks, hand(t)) == ("", ["night_sortie"])


@rule("GW-TAC-09")
def test_declining_once_is_enough_for_all_cards_of_the_event(great_wall: Table) -> None:
    t = attack(great_wall().tactics(0, "flank_attack plunder").horde("left", "keshig_left")).play("pass")
    assert (t.asks, hand(t)) == ("", ["flank_attack", "plunder"])


@rule("GW-TAC-13")
@pytest.mark.parametrize("tea", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_several_players_play_on_one_event_in_tea_order(great_wall: Table, tea: tuple[int, ...]) -> None:
    t = great_wall().tea(*tea).tactics(0, "rain_of_stones").tactics(1, "fire_arrows").post(1, "left")
    t.horde("left", "foragers_left").run("winter")
    asked = []
    while t.asks == "PlayTactic":
        asked.append(t.seat)
        t.play("pass")
    assert asked == [seat for seat in tea if seat < 2]


@rule("GW-TAC-10", "GW-TAC-11")
def test_each_defeated_card_is_an_event_and_so_is_its_killing(great_wall: Table) -> None:
    t = great_wall().tactics(0, "last_stand").horde("right", "outriders_right", damage="bc", p0="a:spearman")
    defeat(t)
    assert t.options() == {"pass", "tactic last_stand"}
    assert t.play("pass").options() == {"pass", "tactic last_stand"}
    assert t.play("pass").asks == ""


@card("flank_attack", "plunder")
def test_nobody_is_asked_who_can_do_nothing_with_his_card(great_wall: Table) -> None:
    t = attack(great_wall().tactics(0, "flank_attack").horde("left", "outriders_left", damage="bc"))
    assert t.asks == ""
    shot = great_wall().tactics(0, "flank_attack plunder").horde("left", "outriders_left")
    add(shot, wood=1, chi=2).officials(0, barracks=1).activate("barracks", enhanced=True)
    assert shot.play("warrior archer", "post left", "cell left.1.a").asks == ""
