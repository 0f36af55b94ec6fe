"""The six orders, section by section, their bonuses for other cards, and their copies by Betrayal."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


def send(t: Builder, seat: int, *areas: str) -> Builder:
    """A seat is asked to move officials and sends some of its supply into these areas."""
    for area in areas:
        assert (t.asks, t.seat) == ("MoveOfficial", seat)
        t.play("official supply", f"area {area}")
    return t


def others_pass(t: Builder) -> Builder:
    """Everybody but seat 0 declines what the order offers them."""
    while t.g.open and t.seat != 0:
        t.play("pass" if "pass" in t.options() else "done")
    return t


def standing(t: Builder, seat: int) -> dict[str, int]:
    """Officials of a seat on the board."""
    seen = {area: t.g.officials_in(number, seat) for number, area in enumerate(AREAS)}
    return {area: count for area, count in seen.items() if count}


AREAS = ("sawmill", "quarry", "gold_mine", "pagoda", "barracks")


# -- Tyranny -----------------------------------------------------------------------------------------


@card("tyranny")
@rule("GW-CRD-09")
def test_tyranny_moves_two_officials_others_one_and_activates_an_area(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "tyranny"), (1, "conscription")).tea(2, 0, 1).turn(0)
    t.play("official supply", "area sawmill")
    assert t.play("official supply").why("area sawmill") == "GW-AUT-14"
    t.play("area quarry")
    send(t, 2, "sawmill")
    send(t, 1, "barracks")
    assert t.options() == {"pass", "area sawmill", "area quarry", "area barracks"}
    t.play("area sawmill").decline_all()
    assert [t.have(seat) for seat in range(3)] == [{"wood": 1}, {}, {"wood": 1}]
    assert [standing(t, seat) for seat in range(3)] == [{"quarry": 1}, {"barracks": 1}, {}]


@card("tyranny")
@rule("GW-CRD-10")
@pytest.mark.parametrize("owner", [1, 2])
def test_tyranny_moves_two_more_while_economy_lies_on_the_track(great_wall: Table, owner: int) -> None:
    t = great_wall().orders_on_track((0, "tyranny"), (owner, "economy")).turn(0)
    send(t, 0, "sawmill", "quarry")
    send(t, 0, "sawmill", "pagoda")
    assert t.seat == 1
    assert standing(t, 0) == {"sawmill": 2, "quarry": 1, "pagoda": 1}


@card("tyranny")
def test_tyranny_skips_what_is_impossible(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "tyranny"), (1, "economy"))
    for seat in range(3):
        t.clan(seat).officials = 0
    assert t.turn(0).asks == ""


# -- Economy -----------------------------------------------------------------------------------------


@card("economy")
def test_economy_moves_three_others_two_and_gives_a_token(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "economy"), (1, "tyranny")).turn(0)
    send(t, 0, "sawmill", "quarry", "pagoda")
    send(t, 1, "sawmill", "quarry")
    send(t, 2, "gold_mine").play("done")
    assert t.options() == {"pass", "branch 2"}
    t.play("branch 2", "resource chi")
    assert (t.asks, t.have(0)) == ("", {"chi": 1})


@card("economy")
def test_economy_repeats_the_income_of_one_overseer(great_wall: Table) -> None:
    t = great_wall().overseer(0, "sawmill", cell=1).overseer(1, "quarry").orders_on_track((0, "economy")).turn(0)
    t.decline_all("ChooseBranch").play("branch 1")
    assert t.options() == {"pass", "area sawmill"}
    t.play("area sawmill")
    assert (t.asks, t.have(0), t.have(1)) == ("", {"wood": 2}, {})


@card("economy")
def test_economy_gives_two_materials_while_great_works_lies_on_the_track(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "economy"), (2, "great_works")).turn(0).decline_all("PayForEffect")
    t.play("take", "resource stone")
    assert t.why("resource chi") == "GW-RES-02"
    t.play("resource gold")
    assert (t.asks, t.have(0)) == ("", {"stone": 1, "gold": 1})
    t = great_wall().orders_on_track((0, "economy"), (2, "great_works")).turn(0).decline_all()
    assert (t.asks, t.have(0)) == ("", {})


# -- Betrayal ----------------------------------------------------------------------------------------


@card("betrayal", "tyranny")
@rule("GW-CRD-11")
def test_betrayal_applies_all_sections_of_another_order_as_its_own(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "betrayal"), (1, "tyranny")).tea(0, 1, 2).turn(0)
    assert t.options() == {"pass", "player 2"}
    assert t.why("player 1") == t.why("player 3") == "GW-CRD-11"
    t.play("player 2")
    send(t, 0, "sawmill", "quarry")
    send(t, 1, "sawmill")
    send(t, 2, "barracks")
    t.play("area sawmill").decline_all("PayForEffect")
    t.play("take", "resource gold")
    assert (t.asks, t.have(0), t.have(1)) == ("", {"wood": 1, "gold": 1}, {"wood": 1})


@card("betrayal", "economy", "great_works")
@rule("GW-CRD-11")
def test_a_copy_keeps_its_bonus(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "betrayal"), (1, "economy"), (2, "great_works")).turn(0)
    assert t.options() == {"pass", "player 2", "player 3"}
    t.play("player 2").decline_all("ChooseBranch").play("branch 2", "resource chi", "take")
    t.play("resource wood", "resource stone", "pass")
    assert (t.asks, t.have(0)) == ("", {"wood": 1, "stone": 1, "chi": 1})


@card("betrayal", "conscription")
def test_betrayal_copies_conscription(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=2, gold=1).orders_on_track((0, "betrayal"), (1, "conscription")).turn(0)
    t.play("player 2")
    send(t, 0, "sawmill", "quarry")
    others_pass(t).play("warrior spearman", "spare gold", "done", "shelter left", "pass")
    assert (t.asks, t.have(0), t.in_shelter(0, "left")) == ("", {"wood": 1, "gold": 1}, "spearman")


@card("betrayal", "order_to_attack")
def test_betrayal_copies_the_order_to_attack(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left").shelter(0, "left", "spearman").shelter(1, "left", "spearman")
    t.orders_on_track((0, "betrayal"), (1, "order_to_attack")).turn(0).play("player 2", "done")
    t.play("branch 2", "sheltered left.spearman", "cell left.1.a", "pass")
    t.play("sheltered left.spearman", "cell left.1.b", "pass")
    assert (t.asks, t.cover("left"), t.have(0), t.have(1)) == ("", "1s 0s .", {"chi": 1}, {"wood": 1})


@card("betrayal")
@rule("GW-CRD-11")
def test_betrayal_cannot_copy_betrayal_and_may_copy_nothing(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "betrayal"), (1, "betrayal")).turn(0)
    assert t.asks == "PayForEffect"
    assert t.play("pass").have(0) == {}
    t = great_wall().orders_on_track((0, "betrayal"), (1, "betrayal"), (2, "economy")).turn(0)
    assert t.why("player 2") == "GW-CRD-11"
    t.play("pass", "take", "resource stone")
    assert (t.asks, t.have(0)) == ("", {"stone": 1})


@card("betrayal")
def test_betrayal_rises_in_tea_order_while_tyranny_lies_on_the_track(great_wall: Table) -> None:
    t = great_wall().tea(1, 2, 0).orders_on_track((0, "betrayal"), (1, "tyranny")).turn(0).play("pass", "pass", "take")
    assert t.g.tea == [1, 0, 2]
    t = great_wall().tea(1, 2, 0).orders_on_track((0, "betrayal"), (1, "tyranny")).turn(0).decline_all()
    assert t.g.tea == [1, 2, 0]
    t = great_wall().tea(0, 1, 2).orders_on_track((0, "betrayal"), (1, "tyranny")).turn(0).play("pass", "pass")
    assert t.asks == ""
    t = great_wall().tea(1, 2, 0).orders_on_track((0, "betrayal"), (1, "economy")).turn(0).play("pass", "pass")
    assert t.asks == ""


# -- Order to attack ---------------------------------------------------------------------------------


def army(t: Builder) -> Builder:
    """Two hordes, five warriors of seat 0 and one spearman of seat 1."""
    t.horde("left", "keshig_left").horde("left", "foragers_left").horde("right", "foragers_right")
    t.shelter(0, "left", "spearman horseman archer").shelter(0, "right", "spearman").post(0, "right")
    return t.shelter(1, "right", "spearman")


@card("order_to_attack")
def test_the_order_to_attack_leads_three_warriors_into_battle(great_wall: Table) -> None:
    t = army(great_wall()).orders_on_track((0, "order_to_attack"), (1, "tyranny")).turn(0)
    send(t, 0, "sawmill", "quarry")
    assert (t.seat, t.options()) == (1, {"pass", "branch 1", "branch 2"})
    t.play("branch 2", "sheltered right.spearman", "cell right.1.a")
    assert (t.seat, t.options()) == (2, {"pass", "branch 1"})
    send(t.play("branch 1"), 2, "sawmill", "barracks")
    assert t.why("sheltered right.archer") == "GW-ATK-10"
    t.play("post right", "cell right.1.b", "sheltered left.archer", "cell left.2.a", "done")
    assert (t.asks, t.cover("right"), t.cover("left", 2)) == ("", "1s x . .", "x . . .")


@card("order_to_attack", "conscription")
def test_the_order_to_attack_leads_five_while_conscription_lies_on_the_track(great_wall: Table) -> None:
    t = army(great_wall()).orders_on_track((0, "order_to_attack"), (1, "conscription")).turn(0)
    t.decline_all("AttackWith")
    t.play("sheltered left.horseman", "cell left.2.a", "cell left.2.b")
    t.play("sheltered left.archer", "cell left.2.c")
    t.play("sheltered left.spearman", "cell left.1.a")
    assert t.asks == "AttackWith"
    t.play("sheltered right.spearman", "cell right.1.a", "post right", "cell right.1.b")
    assert t.asks == ""
    assert (t.cover("left", 1), t.cover("left", 2), t.cover("right")) == ("0s . . . . .", "0h 0h x .", "0s x . .")


@card("order_to_attack")
def test_the_order_to_attack_ends_after_three_attacks_without_its_bonus(great_wall: Table) -> None:
    t = army(great_wall()).orders_on_track((0, "order_to_attack"), (1, "economy")).turn(0).decline_all("AttackWith")
    t.play("sheltered left.spearman", "cell left.1.a", "sheltered right.spearman", "cell right.1.a")
    t.play("post right", "cell right.1.b")
    assert (t.asks, t.in_shelter(0, "left")) == ("", "archer horseman")


@card("order_to_attack")
def test_without_a_warrior_or_a_horde_nobody_is_asked_to_attack(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left").orders_on_track((0, "order_to_attack"), (1, "conscription"))
    t.turn(0)
    t.play("done")
    assert (t.seat, t.options()) == (1, {"pass", "branch 1"})
    assert t.play("pass", "pass").asks == ""
    bare = great_wall().shelter(0, "left", "spearman").orders_on_track((0, "order_to_attack")).turn(0)
    assert bare.play("done", "pass", "pass").asks == ""


# -- Conscription ------------------------------------------------------------------------------------


@card("conscription")
def test_conscription_recruits_two_for_one_token_less_and_others_a_spearman(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=2, gold=1).resources(1, wood=2, gold=2).orders_on_track((0, "conscription"))
    t.turn(0)
    send(t, 0, "sawmill", "quarry")
    t.play("branch 2")
    assert t.why("warrior archer") == "GW-BAR-01"
    t.play("warrior spearman", "shelter right")
    assert (t.have(1), t.seat, t.options()) == ({"wood": 1, "gold": 1}, 2, {"pass", "branch 1"})
    send(t.play("branch 1"), 2, "pagoda", "quarry")
    t.play("warrior spearman", "spare gold", "warrior spearman", "shelter left", "shelter left")
    assert (t.asks, t.have(0), t.in_shelter(0, "left")) == ("", {}, "spearman spearman")


@card("conscription")
def test_conscription_needs_the_price_less_one(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "conscription")).turn(0)
    assert others_pass(t.play("done")).asks == ""
    t = great_wall().resources(0, gold=1).orders_on_track((0, "conscription")).turn(0)
    others_pass(t.play("done"))
    assert t.options() == {"done", "warrior spearman"}
    assert t.lack("warrior horseman") is not None
    assert t.play("done").have(0) == {"gold": 1}


@card("conscription", "order_to_attack")
def test_conscription_draws_a_card_while_the_order_to_attack_lies_on_the_track(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "conscription"), (1, "order_to_attack")).turn(0).play("done")
    others_pass(t).play("take")
    assert len(t.clan(0).tactics) == 1
    t = great_wall().orders_on_track((0, "conscription"), (1, "order_to_attack")).turn(0).decline_all()
    assert t.clan(0).tactics == []


# -- Great works -------------------------------------------------------------------------------------


@card("great_works")
def test_great_works_raise_a_wall_for_two_tokens_less_and_others_hand_in(great_wall: Table) -> None:
    t = great_wall().resources(0, stone=6).resources(1, wood=2, chi=1).orders_on_track((0, "great_works")).turn(0)
    send(t, 0, "sawmill", "quarry")
    t.play("branch 2")
    assert t.why("resource chi") == "GW-PRO-12"
    t.play("resource wood")
    assert (t.have(1), t.honor(1), t.g.warehouse) == ({"wood": 1, "chi": 1}, [2], [1, 0, 0])
    t.play("pass", "branch 1", "raise left")
    assert (t.asks, t.have(0), t.honor(0), t.g.levels) == ("", {"stone": 1}, [8], [1, 0, 0])


@card("great_works")
def test_great_works_fortify_twice_for_one_token_less(great_wall: Table) -> None:
    t = great_wall().fortifications().resources(0, wood=3).orders_on_track((0, "great_works")).turn(0).play("done")
    others_pass(t)
    assert t.options() == {"pass", "branch 2"}
    t.play("branch 2", "fortify left", "fortify right")
    assert (t.asks, t.have(0), t.honor(0), t.g.fortifications) == ("", {}, [4], [1, 0, 1])


@card("great_works", "tyranny")
def test_great_works_add_a_free_fortification_while_tyranny_lies_on_the_track(great_wall: Table) -> None:
    t = great_wall().fortifications(left=3).orders_on_track((0, "great_works"), (1, "tyranny")).turn(0).play("done")
    others_pass(t)
    assert t.why("fortify left") == "GW-CAM-04"
    assert t.why("raise middle") == "GW-CAM-01"
    t.play("fortify middle")
    assert (t.asks, t.honor(0), t.g.fortifications) == ("", [2], [3, 1, 0])
    t = great_wall().fortifications().orders_on_track((0, "great_works"), (1, "tyranny")).turn(0).decline_all()
    assert t.g.fortifications == [0, 0, 0]


@card("great_works")
def test_great_works_without_means_or_places_offer_nothing(great_wall: Table) -> None:
    t = great_wall().fortifications().orders_on_track((0, "great_works"), (1, "economy")).turn(0).play("done")
    assert (t.seat, t.options()) == (1, {"pass", "branch 1"})
    assert others_pass(t).asks == ""
    full = great_wall().fortifications(3, 3, 3).resources(0, wood=5).orders_on_track((0, "great_works"), (1, "tyranny"))
    assert others_pass(full.turn(0).play("done")).asks == ""
