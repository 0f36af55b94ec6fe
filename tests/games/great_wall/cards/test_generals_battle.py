"""Generals of the battlefield: what they make of attacking, recruiting, winning and dying."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


def led_by(t: Builder, general: str, assistants: int = 2) -> Builder:
    """Seat 0 has this general, with this number of assistants."""
    return t.general(0, general).advisors(0, assistants=assistants)


def recruit(t: Builder, *moves: str, by: int = 0, officials: int = 1) -> Builder:
    """A seat uses the barracks."""
    return t.officials(by, barracks=officials).activate("barracks", enhanced=True, by=by).play(*moves)


# -- Liang Hongyu ------------------------------------------------------------------------------------


@card("liang_hongyu")
@pytest.mark.parametrize(("assistants", "honor"), [(0, 2), (1, 4), (3, 8)])
def test_liang_hongyu_honours_her_dead(great_wall: Table, assistants: int, honor: int) -> None:
    t = led_by(great_wall(), "liang_hongyu", assistants)
    t.horde("left", "outriders_left", damage="c", p0="a:spearman", p1="b:spearman").run("check_defeated")
    assert t.honor(0, 1) == [honor, 2]


@card("liang_hongyu")
def test_liang_hongyu_counts_each_event_once_however_many_die(great_wall: Table) -> None:
    t = led_by(great_wall(), "liang_hongyu").horde("left", "foragers_left", damage="cd", p0="a:spearman b:spearman")
    t.horde("right", "outriders_right", damage="bc", p0="a:spearman")
    t.g.time = 2
    t.run("check_defeated")
    assert [event.args for event in t.heard("killed")] == [(2, 0), (1, 2)]
    assert t.honor(0) == [2 + 4 + 2 + 4]


@card("liang_hongyu")
def test_liang_hongyu_takes_a_breach_of_one_section_as_one_event(great_wall: Table) -> None:
    t = led_by(great_wall(), "liang_hongyu")
    t.horde("left", "outriders_left", p0="a:spearman").horde("left", "foragers_left", p0="a:horseman b:spearman")
    t.post(0, "left").run("assault", 0)
    while t.asks == "PlaceShame":
        t.play("shame archer")
    t.play("warrior spearman")
    assert t.heard("killed")[0].args == (3, 0)
    assert t.honor(0) == [4]


@card("liang_hongyu")
def test_liang_hongyu_has_nothing_of_warriors_who_are_saved(great_wall: Table) -> None:
    t = led_by(great_wall(), "liang_hongyu").resources(0, chi=2)
    t.horde("left", "outriders_left", damage="bc", p0="a:spearman").run("check_defeated").play("save spearman")
    assert t.honor(0) == [2]


# -- Yang Paifeng ------------------------------------------------------------------------------------


def staff(t: Builder, **goods: int) -> Builder:
    """Yang Paifeng's clan with two assistants."""
    return led_by(t, "yang_paifeng").resources(0, **goods)


@card("yang_paifeng")
def test_yang_paifeng_pays_a_chi_and_wounds_the_attacked_card(great_wall: Table) -> None:
    t = staff(great_wall(), wood=1, gold=1, chi=1).horde("left", "keshig_left").horde("left", "outriders_left")
    recruit(t, "warrior spearman", "cell left.1.a")
    assert t.options() == {"pass", t.ability("yang_paifeng")}
    t.play(t.ability("yang_paifeng"))
    assert t.why("cell left.2.a") == "GW-ATK-07"
    t.play("cell left.1.c", "cell left.1.e")
    assert t.cover("left") == "0s . x . x ."
    assert (t.asks, t.have(0), t.honor(0)) == ("", {}, [2 + 3 * 2])


@card("yang_paifeng")
def test_yang_paifeng_may_be_declined_or_stop_after_one_wound(great_wall: Table) -> None:
    t = staff(great_wall(), wood=1, gold=1, chi=1).horde("left", "keshig_left")
    recruit(t, "warrior spearman", "cell left.1.a", "pass")
    assert (t.asks, t.have(0), t.cover("left")) == ("", {"chi": 1}, "0s . . . . .")
    t = staff(great_wall(), wood=1, gold=1, chi=1).horde("left", "keshig_left")
    recruit(t, "warrior spearman", "cell left.1.a", t.ability("yang_paifeng"), "cell left.1.b", "done")
    assert t.cover("left") == "0s x . . . ."


@card("yang_paifeng")
def test_yang_paifeng_strikes_twice_in_every_turn(great_wall: Table) -> None:
    t = (
        staff(great_wall(), chi=3)
        .horde("left", "keshig_left")
        .shelter(0, "left", "spearman spearman spearman spearman")
    )
    t.orders_on_track((0, "order_to_attack"), (1, "order_to_attack"))
    t.turn(0).decline_all("AttackWith").play("sheltered left.spearman", "cell left.1.a")
    t.play(t.ability("yang_paifeng"), "cell left.1.b", "done")
    t.play("sheltered left.spearman", "cell left.1.c", t.ability("yang_paifeng"), "done")
    t.play("sheltered left.spearman", "cell left.1.e")
    assert t.asks != "UseAbility"
    t.decline_all()
    t.turn(1).decline_all("ChooseBranch").play("branch 2", "sheltered left.spearman", "cell left.1.d", "resource wood")
    assert t.options() == {"pass", t.ability("yang_paifeng")}


@card("yang_paifeng")
def test_yang_paifeng_is_not_asked_where_he_can_do_nothing(great_wall: Table) -> None:
    poor = staff(great_wall(), wood=1, gold=1).horde("left", "keshig_left")
    assert recruit(poor, "warrior spearman", "cell left.1.a").asks == ""
    archer = staff(great_wall(), wood=1, chi=3).horde("left", "keshig_left")
    assert recruit(archer, "warrior archer", "post left", "cell left.1.a").asks == ""
    lonely = led_by(great_wall(), "yang_paifeng", 0).resources(0, wood=1, gold=1, chi=1).horde("left", "keshig_left")
    assert recruit(lonely, "warrior spearman", "cell left.1.a").asks == ""
    other = staff(great_wall(), chi=1).resources(1, wood=1, gold=1).horde("left", "keshig_left")
    assert recruit(other, "warrior spearman", "cell left.1.a", by=1).asks == ""


# -- Che Kung ----------------------------------------------------------------------------------------


@card("che_kung")
@pytest.mark.parametrize(
    ("moves", "reward"),
    [
        (("warrior spearman", "cell left.1.b"), 0),
        (("warrior horseman", "cell left.1.b", "cell left.1.a"), 0),
        (("warrior spearman", "cell left.1.c"), 2),
    ],
)
def test_che_kung_is_honoured_for_every_attack(great_wall: Table, moves: tuple[str, ...], reward: int) -> None:
    t = led_by(great_wall(), "che_kung", 3).resources(0, wood=1, gold=2, chi=1).horde("left", "outriders_left")
    assert recruit(t, *moves).honor(0) == [3 + reward]


@card("che_kung")
def test_che_kung_has_nothing_of_archers_shelters_and_other_players(great_wall: Table) -> None:
    t = led_by(great_wall(), "che_kung").resources(0, wood=2, gold=1, chi=2).horde("left", "outriders_left")
    recruit(t, "warrior archer", "warrior spearman", "warrior archer", "post left", officials=2)
    t.play("cell left.1.b", "shelter left")
    t.resources(1, wood=1, gold=1)
    recruit(t, "warrior spearman", "cell left.1.a", by=1)
    assert t.honor(0, 1) == [0, 0]


@card("che_kung")
def test_che_kung_counts_every_attack_of_an_order(great_wall: Table) -> None:
    t = led_by(great_wall(), "che_kung").horde("left", "foragers_left").shelter(0, "left", "spearman spearman")
    t.orders_on_track((0, "order_to_attack")).turn(0).decline_all("AttackWith")
    t.play("sheltered left.spearman", "cell left.1.a", "sheltered left.spearman", "cell left.1.b")
    assert t.honor(0) == [4]


# -- Yue Fei -----------------------------------------------------------------------------------------


@card("yue_fei")
def test_yue_fei_recruits_for_one_token_less_for_each_assistant(great_wall: Table) -> None:
    t = led_by(great_wall(), "yue_fei", 1).resources(0, wood=1, gold=1)
    recruit(t, "warrior spearman")
    assert t.options() == {"spare wood", "spare gold"}
    t.play("spare gold", "shelter left")
    assert t.have(0) == {"gold": 1}
    assert t.honor(0) == [1]


@card("yue_fei")
def test_yue_fei_saves_on_the_whole_recruitment_once(great_wall: Table) -> None:
    t = led_by(great_wall(), "yue_fei", 2).resources(0, wood=1, gold=1)
    recruit(t, "warrior spearman", "warrior spearman", "shelter left", "shelter right", officials=3)
    assert t.have(0) == {}
    assert t.honor(0) == [2]


@card("yue_fei")
def test_yue_feis_discount_adds_to_that_of_an_order(great_wall: Table) -> None:
    t = led_by(great_wall(), "yue_fei", 1).orders_on_track((0, "conscription"))
    t.turn(0).decline_all("Recruit").play("warrior spearman", "shelter left").decline_all()
    assert (t.in_shelter(0, "left"), t.honor(0)) == ("spearman", [1])


@card("yue_fei")
def test_yue_fei_saves_no_more_than_he_has_assistants_and_for_nobody_else(great_wall: Table) -> None:
    t = led_by(great_wall(), "yue_fei", 1)
    assert recruit(t).asks == ""
    t.resources(1, wood=1)
    assert recruit(t, by=1).asks == ""
    assert t.honor(0, 1) == [0, 0]


@card("yue_fei")
def test_yue_fei_gains_nothing_without_recruiting(great_wall: Table) -> None:
    t = led_by(great_wall(), "yue_fei", 2)
    assert recruit(t, "done").honor(0) == [0]


# -- Han Shizhong ------------------------------------------------------------------------------------


@card("han_shizhong")
def test_han_shizhong_lives_off_cheap_horsemen(great_wall: Table) -> None:
    t = led_by(great_wall(), "han_shizhong").resources(0, wood=1, chi=1).horde("left", "outriders_left")
    recruit(t, "warrior horseman", "cell left.1.a", "cell left.1.b")
    assert t.have(0) == {"wood": 1, "chi": 1}
    assert t.honor(0) == [6]


@card("han_shizhong")
def test_han_shizhong_saves_only_gold_and_only_on_horsemen(great_wall: Table) -> None:
    t = led_by(great_wall(), "han_shizhong").resources(0, wood=1, gold=2)
    recruit(t)
    assert t.why("warrior horseman") == "GW-BAR-03"
    assert t.lack("warrior horseman") == ("chi", 0, 1)
    t.play("warrior spearman", "shelter left")
    assert t.have(0) == {"gold": 1}


@card("han_shizhong")
def test_han_shizhong_has_nothing_of_spearmen_and_of_horsemen_in_a_shelter(great_wall: Table) -> None:
    t = led_by(great_wall(), "han_shizhong").resources(0, wood=2, gold=2, chi=1).horde("left", "foragers_left")
    recruit(t, "warrior spearman", "warrior horseman", "warrior horseman", "shelter left", officials=2)
    t.play("cell left.1.a")
    assert t.honor(0) == [0]
    t.resources(1, wood=1, gold=2, chi=1)
    recruit(t, "warrior horseman", "cell left.1.b", "cell left.1.d", by=1)
    assert t.honor(0, 1) == [0, 0]


# -- Meng Gong ---------------------------------------------------------------------------------------


@card("meng_gong")
def test_meng_gong_is_honoured_for_every_horde_he_helps_to_defeat(great_wall: Table) -> None:
    t = led_by(great_wall(), "meng_gong")
    t.horde("left", "outriders_left", p0="c:spearman", p1="ab:horseman")
    t.horde("middle", "outriders_middle", p0="a:spearman b:spearman c:spearman")
    t.horde("right", "outriders_right", damage="a", p1="b:spearman c:spearman")
    t.run("check_defeated")
    assert t.honor(0, 1) == [2 + 4 + 2 + 4, 2 + 2]


@card("meng_gong")
def test_meng_gong_is_no_participant_by_archers_or_without_warriors(great_wall: Table) -> None:
    t = led_by(great_wall(), "meng_gong").horde("left", "outriders_left", damage="abc").post(0, "left")
    assert t.run("check_defeated").honor(0) == [2]


# -- Zhou Tong ---------------------------------------------------------------------------------------


@card("zhou_tong")
@rule("GW-CRD-04")
@pytest.mark.parametrize(("assistants", "honor"), [(0, 0), (1, 4), (2, 8)])
def test_zhou_tong_is_honoured_in_summer_for_sections_with_archers(
    great_wall: Table, assistants: int, honor: int
) -> None:
    t = led_by(great_wall(), "zhou_tong", assistants).post(0, "left", 2).post(0, "right")
    t.shelter(0, "middle", "archer").post(1, "middle").run("summer")
    assert t.honor(0, 1) == [honor, 0]


@card("zhou_tong")
@rule("GW-CRD-04")
def test_zhou_tong_gains_nothing_by_other_warriors(great_wall: Table) -> None:
    t = led_by(great_wall(), "zhou_tong").shelter(0, "left", "archer spearman").shelter(0, "right", "horseman")
    assert t.run("summer").honor(0) == [0]
