"""Advisors who react to the life of the court and the camp: six cards, each used, declined and out of its reach."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.rules.words import ORDERS
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


# -- Tax collector -------------------------------------------------------------------------------------


@card("tax_collector")
def test_an_honour_for_the_first_resource_others_hand_in_where_you_are(great_wall: Table) -> None:
    t = great_wall().advisors(0, "tax_collector")
    for _ in range(2):
        t.officials(0, quarry=1).officials(1, quarry=1).officials(2, quarry=1).activate("quarry")
        t.decline_all("HandIn").play("resource stone", "resource stone", "resource stone")
    assert t.honor(0, 1, 2) == [2 * (2 + 1), 4, 4]


@card("tax_collector")
@pytest.mark.parametrize(("where", "handed"), [("sawmill", 1), ("quarry", 0)])
def test_no_tax_without_an_official_there_nor_when_nobody_else_hands_in(
    great_wall: Table, where: str, handed: int
) -> None:
    t = great_wall().advisors(0, "tax_collector").officials(0, **{where: 1}).officials(1, quarry=1)
    t.officials(2, quarry=1).activate("quarry").decline_all("HandIn")
    while t.asks == "HandIn":
        t.play("resource stone" if handed or t.seat == 0 else "done")
    assert t.honor(0) == [0 if handed else 2]


@card("tax_collector")
def test_no_tax_on_what_an_order_lets_others_hand_in(great_wall: Table) -> None:
    t = great_wall().advisors(0, "tax_collector").resources(1, stone=1).officials(0, quarry=1)
    t.orders_on_track((2, "great_works")).turn(2).decline_all("ChooseBranch").play("pass", "branch 2", "resource stone")
    assert t.honor(0, 1) == [0, 2]


# -- Rumour monger -------------------------------------------------------------------------------------


def alone(t: Builder, seat: int) -> Builder:
    """A seat is alone in the sawmill, and ashamed."""
    return t.officials(seat, sawmill=1).activate("sawmill").play("shame spearman")


@card("rumour_monger")
def test_a_resource_when_another_is_shamed_once_a_turn(great_wall: Table) -> None:
    t = alone(great_wall().advisors(0, "rumour_monger"), 1)
    t.play(t.ability("rumour_monger"))
    assert t.options() == {"resource wood", "resource stone", "resource gold", "resource chi"}
    t.play("resource chi").decline_all()
    assert t.have(0) == {"chi": 1}
    assert alone(t, 2).seat == 2
    t.decline_all().orders_on_track((1, "betrayal")).turn(1).decline_all()
    assert alone(t, 1).asks == "UseAbility"


@card("rumour_monger")
def test_rumours_may_be_ignored_and_own_shame_starts_none(great_wall: Table) -> None:
    t = alone(great_wall().advisors(0, "rumour_monger"), 1).play("pass")
    assert t.have(0) == {}
    t = alone(great_wall().advisors(0, "rumour_monger"), 0)
    assert t.asks != "UseAbility"


@card("rumour_monger")
def test_a_winter_of_breaches_is_one_turn_for_rumours(great_wall: Table) -> None:
    t = great_wall().advisors(0, "rumour_monger").fortifications()
    t.horde("left", "outriders_left").horde("right", "outriders_right").run("winter")
    t.play("shame spearman", "shame spearman", t.ability("rumour_monger"), "resource gold")
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert t.have(0) == {"gold": 1}
    assert len(t.heard("shame-warrior")) == 6


# -- Wall inspector ------------------------------------------------------------------------------------


@card("wall_inspector")
@pytest.mark.parametrize(("builder", "honor"), [(0, [8, 0]), (1, [2, 8])])
def test_two_honour_for_every_wall_level_of_others(great_wall: Table, builder: int, honor: list[int]) -> None:
    t = great_wall().advisors(0, "wall_inspector").resources(builder, stone=8).officials(builder, builders_camp=1)
    t.activate("builders_camp").play("raise left")
    assert t.honor(0, 1) == honor


@card("wall_inspector")
def test_a_fortification_is_no_wall(great_wall: Table) -> None:
    t = great_wall().advisors(0, "wall_inspector").resources(1, stone=2).officials(1, builders_camp=1)
    t.fortifications().activate("builders_camp").play("fortify left")
    assert t.honor(0, 1) == [0, 2]


# -- Master of ceremonies ------------------------------------------------------------------------------


@card("master_of_ceremonies")
def test_honour_for_tea_and_chi_for_a_rising_marker(great_wall: Table) -> None:
    t = great_wall().advisors(1, "master_of_ceremonies").officials(0, tea_house=1).officials(1, tea_house=1)
    t.activate("tea_house")
    assert t.honor(0, 1) == [0, 2]
    t.play("take")
    assert t.g.tea == [1, 0, 2]
    assert t.have(1) == {"chi": 1}


@card("master_of_ceremonies")
def test_no_chi_for_a_marker_that_stays_and_no_honour_for_others_tea(great_wall: Table) -> None:
    t = great_wall().advisors(1, "master_of_ceremonies").officials(1, tea_house=1).activate("tea_house").play("pass")
    assert (t.honor(1), t.have(1)) == ([2], {})
    t = great_wall().advisors(1, "master_of_ceremonies").officials(2, tea_house=1).activate("tea_house").play("take")
    assert t.g.tea == [0, 2, 1]
    assert (t.honor(1), t.have(1)) == ([0], {})
    t.officials(1, embassy=1).activate("embassy")
    assert t.honor(1) == [0]


# -- Recruiter -----------------------------------------------------------------------------------------


def recruit(t: Builder, seat: int, count: int) -> Builder:
    """Spearmen of the barracks, all of them into the left shelter."""
    t.resources(seat, wood=count, gold=count).officials(seat, barracks=count).officials(2, barracks=1)
    t.activate("barracks").play(*["warrior spearman"] * count)
    return t.play(*["shelter left"] * count)


@card("recruiter")
@pytest.mark.parametrize(("count", "branch", "gained", "honor"), [(1, 1, "gold", 0), (2, 2, "wood", 1)])
def test_gold_or_wood_for_recruits_and_an_honour_for_two(
    great_wall: Table, count: int, branch: int, gained: str, honor: int
) -> None:
    t = recruit(great_wall().advisors(0, "recruiter"), 0, count)
    t.play(t.ability("recruiter"), f"branch {branch}")
    assert t.have(0) == {gained: 1}
    assert t.honor(0) == [honor]


@card("recruiter")
def test_the_material_may_be_declined_and_the_honour_stays(great_wall: Table) -> None:
    t = recruit(great_wall().advisors(0, "recruiter"), 0, 2)
    t.play(t.ability("recruiter"), "pass")
    assert (t.have(0), t.honor(0)) == ({}, [1])
    t = recruit(great_wall().advisors(0, "recruiter"), 0, 2).play("pass")
    assert (t.have(0), t.honor(0)) == ({}, [0])


@card("recruiter")
def test_others_recruits_are_no_business_of_the_recruiter(great_wall: Table) -> None:
    t = recruit(great_wall().advisors(0, "recruiter"), 1, 2)
    assert (t.asks, t.have(0), t.honor(0)) == ("", {}, [0])


# -- Court poet ----------------------------------------------------------------------------------------


def discarded(t: Builder, seat: int, *orders: str) -> Builder:
    for order in orders:
        t.clan(seat).orders.remove(ORDERS.index(order))
        t.clan(seat).order_discard.append(ORDERS.index(order))
    return t


@card("court_poet")
def test_the_poet_doubles_half_the_honour_of_discarded_orders(great_wall: Table) -> None:
    t = discarded(great_wall().advisors(0, "court_poet"), 0, "tyranny", "betrayal", "economy")
    t.run("summer").play("score orders", t.ability("court_poet"))
    assert t.honor(0) == [3 * 2 + 3]
    assert (t.have(0), t.seat) == ({}, 1)


@card("court_poet")
def test_the_poet_brings_a_resource_to_who_takes_his_orders_back(great_wall: Table) -> None:
    t = discarded(great_wall().advisors(0, "court_poet"), 0, "tyranny", "betrayal")
    t.run("summer").play("return orders", t.ability("court_poet"), "resource gold")
    assert (t.honor(0), t.have(0)) == ([0], {"gold": 1})


@card("court_poet")
def test_the_poet_may_be_silent_and_has_nothing_to_say_of_others_orders(great_wall: Table) -> None:
    t = discarded(great_wall().advisors(0, "court_poet"), 0, "tyranny").run("summer").play("score orders", "pass")
    assert t.honor(0) == [2]
    t.play("score orders")
    assert t.seat == 2
    t = great_wall().advisors(0, "court_poet").run("summer").play("score orders")
    assert (t.seat, t.honor(0)) == (1, [0])
