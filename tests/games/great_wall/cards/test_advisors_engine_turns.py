"""Advisors who work in one turn of the year: seven cards, each used, declined and out of its reach."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


def own_turn(t: Builder, seat: int = 0) -> Builder:
    """A turn with Betrayal, which has nothing to copy, up to the first ability offered in it."""
    return t.orders_on_track((seat, "betrayal")).turn(seat).decline_all("UseAbility")


# -- Archer commander ----------------------------------------------------------------------------------


@card("archer_commander")
def test_every_archer_attacks_once_from_posts_and_shelters(great_wall: Table) -> None:
    t = great_wall().advisors(0, "archer_commander").walls(left=1).post(0, "left").post(0, "middle")
    t.shelter(0, "left", "archer spearman").horde("left", "keshig_left").horde("middle", "foragers_middle")
    own_turn(t).play(t.ability("archer_commander"))
    assert t.options() == {"done", "post left", "post middle", "sheltered left.archer"}
    assert t.why("sheltered left.spearman") == "GW-ATK-10"
    t.play("post left", "cell left.1.a", "sheltered left.archer", "cell left.1.b")
    assert t.why("post left") == "GW-ATK-10"
    t.play("post middle", "cell middle.1.c")
    assert (t.cover("left"), t.cover("middle")) == ("x x . . . .", ". . x .")
    assert (t.posted(0, "left"), t.posted(0, "middle"), t.in_shelter(0, "left")) == (2, 1, "spearman")
    assert t.asks == ""


@card("archer_commander")
def test_the_commander_may_stop_early_and_not_begin_again_this_year(great_wall: Table) -> None:
    t = great_wall().advisors(0, "archer_commander").post(0, "left").post(0, "middle")
    t.horde("left", "foragers_left").horde("middle", "foragers_middle")
    own_turn(t).play(t.ability("archer_commander"), "post left", "cell left.1.a", "done")
    assert (t.cover("middle"), t.asks) == (". . . .", "")
    assert t.turn(0).decline_all("UseAbility").asks == ""


@card("archer_commander")
@pytest.mark.parametrize("case", ["declined", "no archer", "no horde", "another turn"])
def test_no_volley_without_archers_targets_or_the_owners_turn(great_wall: Table, case: str) -> None:
    t = great_wall().advisors(0, "archer_commander").shelter(0, "left", "spearman")
    if case != "no archer":
        t.post(0, "left")
    if case != "no horde":
        t.horde("left", "foragers_left")
    own_turn(t, 1 if case == "another turn" else 0)
    assert t.asks == ("UseAbility" if case == "declined" else "")
    assert t.decline_all().heard("damage") == []


# -- Spear maker ---------------------------------------------------------------------------------------


@rule("GW-CRD-01")
@card("spear_maker")
def test_for_a_wood_all_spearmen_in_shelters_attack(great_wall: Table) -> None:
    t = great_wall().advisors(0, "spear_maker").resources(0, wood=1).shelter(0, "left", "spearman spearman archer")
    t.shelter(0, "right", "spearman horseman").horde("left", "foragers_left").horde("right", "outriders_right")
    own_turn(t).play(t.ability("spear_maker"))
    assert t.have(0) == {}
    assert t.options() == {"done", "sheltered left.spearman", "sheltered right.spearman"}
    t.play("sheltered left.spearman", "cell left.1.b", "sheltered left.spearman", "cell left.1.c")
    t.play("sheltered right.spearman", "cell right.1.c")
    assert (t.have(0), t.honor(0)) == ({"stone": 1, "gold": 1}, [2])
    assert (t.in_shelter(0, "left"), t.in_shelter(0, "right"), t.asks) == ("archer", "horseman", "")


@card("spear_maker")
@pytest.mark.parametrize("case", ["declined", "no wood", "no spearman", "no horde"])
def test_no_spears_without_wood_spearmen_and_hordes(great_wall: Table, case: str) -> None:
    t = great_wall().advisors(0, "spear_maker").resources(0, wood=0 if case == "no wood" else 1, gold=5)
    t.shelter(0, "left", "horseman" if case == "no spearman" else "spearman")
    if case != "no horde":
        t.horde("left", "foragers_left")
    own_turn(t)
    assert t.asks == ("UseAbility" if case == "declined" else "")
    t.decline_all()
    assert t.heard("paid") == t.heard("attacked") == []


# -- Logistician ---------------------------------------------------------------------------------------


@card("logistician")
def test_a_march_with_archers_onto_posts_and_then_an_attack(great_wall: Table) -> None:
    t = great_wall().advisors(0, "logistician").walls(left=1, right=1).post(0, "left")
    t.shelter(0, "left", "archer archer spearman").horde("right", "foragers_right")
    own_turn(t).play(t.ability("logistician"), "section left")
    assert t.options() == {"section left", "section middle", "section right"}
    t.play("section right", "post left", "post right", "sheltered left.archer")
    assert t.options() == {"post left", "post right", "shelter right"}
    assert t.why("post middle") == t.why("shelter left") == "GW-HQ-05"
    t.play("post left", "sheltered left.archer", "shelter right", "sheltered left.spearman")
    t.play("done")
    assert t.heard("damage") == []
    assert (t.posted(0, "left"), t.posted(0, "right"), t.in_shelter(0, "right")) == (1, 1, "spearman archer")
    assert t.options() == {"done", "post right", "sheltered right.spearman", "sheltered right.archer"}
    t.play("sheltered right.spearman", "cell right.1.d")
    assert (t.have(0), t.asks) == ({"wood": 2}, "")


@card("logistician")
def test_archers_may_take_posts_of_their_own_section_instead_of_marching(great_wall: Table) -> None:
    t = great_wall().advisors(0, "logistician").shelter(0, "left", "archer archer").horde("left", "foragers_left")
    own_turn(t).play(t.ability("logistician"), "section left", "section left", "sheltered left.archer")
    assert (t.posted(0, "left"), t.in_shelter(0, "left")) == (1, "archer")
    assert t.heard("damage") == []
    assert t.options() == {"done", "post left"}
    t.play("post left", "cell left.1.a")
    assert t.cover("left") == "x . . ."


@card("logistician")
def test_staying_needs_an_archer_in_the_shelter_and_a_free_post(great_wall: Table) -> None:
    t = great_wall().advisors(0, "logistician").shelter(0, "left", "spearman").shelter(0, "right", "archer")
    t.post(1, "right")
    own_turn(t).play(t.ability("logistician"), "section left")
    assert t.why("section left") == "GW-HQ-04"
    t = great_wall().advisors(0, "logistician").shelter(0, "right", "archer").post(1, "right")
    own_turn(t).play(t.ability("logistician"), "section right")
    assert t.why("section right") == "GW-HQ-04"


@card("logistician")
def test_each_part_of_the_logistician_may_be_declined(great_wall: Table) -> None:
    def scene() -> Builder:
        return own_turn(
            great_wall().advisors(0, "logistician").shelter(0, "left", "spearman").horde("left", "foragers_left")
        )

    t = scene()
    t.play(t.ability("logistician"), "done", "sheltered left.spearman", "cell left.1.a")
    assert t.cover("left") == "0s . . ."
    t = scene()
    t.play(t.ability("logistician"), "section left", "section right", "sheltered left.spearman")
    assert (t.in_shelter(0, "right"), t.asks) == ("spearman", "")
    assert scene().play("pass").in_shelter(0, "left") == "spearman"
    assert own_turn(great_wall().advisors(0, "logistician")).asks == ""


# -- Smuggler ------------------------------------------------------------------------------------------


@card("smuggler")
def test_one_resource_becomes_two_of_any_kind(great_wall: Table) -> None:
    t = great_wall().advisors(0, "smuggler").resources(0, wood=1, chi=1).orders_on_track((0, "betrayal")).turn(0)
    t.play(t.ability("smuggler"), "take", "count 0")
    assert t.have(0) == {"wood": 1}
    t.play("resource gold", "resource wood")
    assert t.have(0) == {"wood": 2, "gold": 1}
    assert t.decline_all().turn(0).asks == "PayForEffect"


@card("smuggler")
def test_smuggling_may_be_declined_and_needs_a_resource_and_the_own_turn(great_wall: Table) -> None:
    t = great_wall().advisors(0, "smuggler").resources(0, chi=1).orders_on_track((0, "betrayal")).turn(0)
    assert t.play(t.ability("smuggler"), "pass").have(0) == {"chi": 1}
    t = great_wall().advisors(0, "smuggler").resources(0, chi=1).orders_on_track((0, "betrayal")).turn(0).play("pass")
    assert (t.have(0), t.asks) == ({"chi": 1}, "PayForEffect")
    assert great_wall().advisors(0, "smuggler").orders_on_track((0, "betrayal")).turn(0).asks == "PayForEffect"
    t = great_wall().advisors(0, "smuggler").resources(0, chi=1).orders_on_track((1, "betrayal")).turn(1)
    assert (t.asks, t.seat) == ("PayForEffect", 1)


# -- Quartermaster -------------------------------------------------------------------------------------


@card("quartermaster")
def test_the_quartermaster_recruits_one_spearman_without_an_official(great_wall: Table) -> None:
    t = great_wall().advisors(0, "quartermaster").resources(0, wood=3, gold=3, chi=3).horde("left", "foragers_left")
    own_turn(t).play(t.ability("quartermaster"))
    assert t.options() == {"done", "warrior spearman"}
    assert (t.why("warrior archer"), t.why("warrior horseman")) == ("GW-BAR-01", "GW-BAR-01")
    t.play("warrior spearman", "cell left.1.c")
    assert t.have(0) == {"wood": 2, "gold": 2, "chi": 3, "stone": 1}
    assert (t.cover("left"), t.asks) == (". . 0s .", "")


@card("quartermaster")
@pytest.mark.parametrize("case", ["declined", "half declined", "too poor", "another turn"])
def test_no_recruit_without_the_will_the_price_and_the_turn(great_wall: Table, case: str) -> None:
    t = great_wall().advisors(0, "quartermaster").resources(0, wood=1, gold=0 if case == "too poor" else 1)
    own_turn(t, 1 if case == "another turn" else 0)
    if case == "half declined":
        t.play(t.ability("quartermaster"))
        assert t.asks == "Recruit"
    assert (t.asks == "") == (case in ("too poor", "another turn"))
    t.decline_all()
    assert t.heard("recruited") == t.heard("paid") == []


# -- Courier -------------------------------------------------------------------------------------------


@card("courier")
def test_two_officials_go_to_different_areas_as_anothers_turn_begins(great_wall: Table) -> None:
    t = great_wall().advisors(0, "courier").orders_on_track((1, "betrayal"), (2, "betrayal")).turn(1)
    assert t.options() == {"pass", t.ability("courier")}
    t.play(t.ability("courier"), "official supply", "area sawmill", "official supply")
    assert t.why("area sawmill") == "GW-AUT-14"
    t.play("area quarry")
    assert (t.g.officials_in(0, 0), t.g.officials_in(1, 0), t.seat) == (1, 1, 1)
    assert (t.decline_all().turn(2).asks, t.seat) == ("PayForEffect", 2)


@card("courier")
def test_the_courier_waits_for_the_turn_his_owner_prefers_and_not_for_the_own(great_wall: Table) -> None:
    t = great_wall().advisors(0, "courier").orders_on_track((1, "betrayal"), (0, "betrayal"), (2, "betrayal"))
    t.turn(1).play("pass").decline_all()
    assert (t.turn(0).asks, t.seat) == ("PayForEffect", 0)
    t.decline_all().turn(2).play(t.ability("courier"), "official supply", "area embassy", "done")
    assert (t.clan(0).officials, t.seat) == (4, 2)


@card("courier")
def test_the_courier_comes_back_in_a_new_year(great_wall: Table) -> None:
    t = great_wall().advisors(0, "courier").orders_on_track((1, "tyranny"), (2, "tyranny")).turn(1)
    t.play(t.ability("courier"), "done").decline_all()
    assert t.turn(2).asks == "MoveOfficial"
    t.decline_all().run("start_year").play("order betrayal", "order betrayal", "order betrayal")
    t.play("order-cell 3", "order-cell 1")
    assert (t.seat, t.options()) == (0, {"pass", t.ability("courier")})


# -- Imperial examiner ---------------------------------------------------------------------------------


@card("examiner")
def test_the_examiner_hires_an_official_for_one_gold(great_wall: Table) -> None:
    t = great_wall().advisors(0, "examiner").resources(0, gold=1)
    own_turn(t).play(t.ability("examiner"), "branch 1")
    assert (t.options(), t.why("advisor-cell 1")) == ({"done", "hire official"}, "GW-EMB-01")
    t.play("hire official")
    assert (t.have(0), t.clan(0).pool, t.clan(0).officials, t.asks) == ({}, 2, 6, "")


@card("examiner")
def test_the_examiner_hires_an_advisor_for_a_gold_less(great_wall: Table) -> None:
    t = great_wall().advisors(0, "examiner", assistants=1).resources(0, gold=2)
    own_turn(t).play(t.ability("examiner"), "branch 2", "advisor-cell 3", "assistant")
    assert (t.have(0), len(t.clan(0).assistants), len(t.g.track)) == ({}, 2, 4)


@card("examiner")
@pytest.mark.parametrize("case", ["declined", "half declined", "no gold", "another turn"])
def test_no_examination_without_the_will_the_gold_and_the_turn(great_wall: Table, case: str) -> None:
    t = great_wall().advisors(0, "examiner").resources(0, gold=0 if case == "no gold" else 1, chi=9)
    own_turn(t, 1 if case == "another turn" else 0)
    assert (t.asks == "") == (case in ("no gold", "another turn"))
    if case == "half declined":
        t.play(t.ability("examiner"), "branch 1")
    t.decline_all()
    assert (t.clan(0).pool, t.clan(0).resources[2]) == (3, 0 if case == "no gold" else 1)
