"""Advisors who react to battle: nine cards, each used, declined and out of its reach."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


def fallen(t: Builder, *seats: int, warriors: int = 1, lethality: int = 1) -> Builder:
    """Foragers are beaten, and these seats lose warriors there by the lethality of the year."""
    t.g.time = t.g.printed().lethality.index(lethality)
    cells = "abcd"
    figures: dict[str, str] = {}
    for seat in seats:
        figures[f"p{seat}"] = " ".join(f"{cell}:spearman" for cell in cells[:warriors])
        cells = cells[warriors:]
    return t.horde("left", "foragers_left", damage=cells, **figures).run("check_defeated")


# -- Glory stealer -------------------------------------------------------------------------------------


@rule("GW-CRD-02")
@card("glory_stealer")
def test_the_last_damage_on_a_horde_sheds_a_shame_token(great_wall: Table) -> None:
    t = great_wall().advisors(0, "glory_stealer").shamed(0, "spearman archer").post(0, "left")
    t.horde("left", "outriders_left", damage="ab").run("ranged_attack").play("cell left.1.c")
    assert t.options() == {"pass", t.ability("glory_stealer")}
    t.play(t.ability("glory_stealer"))
    assert t.options() == {"done", "shame spearman", "shame archer"}
    t.play("shame archer")
    assert t.clan(0).shamed == [1, 0, 0, 0]
    assert t.g.shame_supply == 29
    assert t.asks == ""


@rule("GW-CRD-02")
@card("glory_stealer")
def test_each_last_damage_counts_again_also_in_one_winter(great_wall: Table) -> None:
    t = great_wall().advisors(0, "glory_stealer").shamed(0, "spearman spearman").post(0, "left").post(0, "middle")
    t.horde("left", "outriders_left", damage="ab").horde("middle", "outriders_middle", damage="ab")
    t.run("ranged_attack")
    t.play("cell left.1.c", t.ability("glory_stealer"), "shame spearman")
    t.play("cell middle.1.c", t.ability("glory_stealer"), "shame spearman")
    assert t.clan(0).shamed == [0, 0, 0, 0]


@card("glory_stealer")
def test_the_glory_stealer_may_be_left_alone(great_wall: Table) -> None:
    t = great_wall().advisors(0, "glory_stealer").shamed(0, "spearman").post(0, "left")
    t.horde("left", "outriders_left", damage="ab").run("ranged_attack").play("cell left.1.c", "pass")
    assert t.asks == ""
    assert t.clan(0).shamed == [1, 0, 0, 0]


@card("glory_stealer")
@pytest.mark.parametrize("case", ["cells are left", "no shame", "another shoots", "a spearman strikes"])
def test_nothing_else_moves_the_glory_stealer(great_wall: Table, case: str) -> None:
    t = great_wall().advisors(0, "glory_stealer")
    t.horde("left", "outriders_left", damage="a" if case == "cells are left" else "ab")
    if case != "no shame":
        t.shamed(0, "spearman")
    if case == "a spearman strikes":
        t.resources(0, wood=1, gold=1).officials(0, barracks=1).officials(1, barracks=1).activate("barracks")
        t.play("warrior spearman", "cell left.1.c")
    else:
        t.post(1 if case == "another shoots" else 0, "left").run("ranged_attack").play("cell left.1.c")
    assert t.asks == ""
    assert not t.heard("shame-discarded")


# -- Gravedigger ---------------------------------------------------------------------------------------


@card("gravedigger")
def test_two_honour_when_own_warriors_fall_however_many(great_wall: Table) -> None:
    assert fallen(great_wall().advisors(0, "gravedigger"), 0).honor(0) == [2 + 2]
    assert fallen(great_wall().advisors(0, "gravedigger"), 0, warriors=3, lethality=3).honor(0) == [2 + 2]


@card("gravedigger")
def test_the_gravedigger_earns_nothing_by_others_dead_nor_by_the_saved(great_wall: Table) -> None:
    assert fallen(great_wall().advisors(0, "gravedigger"), 1).honor(0, 1) == [0, 2]
    t = fallen(great_wall().advisors(0, "gravedigger").resources(0, chi=2), 0).play("save spearman")
    assert t.honor(0) == [2]
    assert t.in_shelter(0, "left") == "spearman"


# -- Horse breeder -------------------------------------------------------------------------------------


@card("horse_breeder")
def test_a_fallen_horseman_brings_two_gold_and_his_attack_an_honour(great_wall: Table) -> None:
    t = great_wall().advisors(0, "horse_breeder").horde("left", "horse_archers_left", damage="ab")
    t.resources(0, gold=2, wood=1, chi=1).officials(0, barracks=1).officials(1, barracks=1).activate("barracks")
    t.play("warrior horseman", "cell left.1.c", "cell left.1.d")
    assert t.honor(0) == [2 + 1]
    assert t.have(0) == {"gold": 1}
    t.run("check_defeated")
    assert t.honor(0) == [3 + 2]
    assert t.have(0) == {"gold": 1 + 2}


@card("horse_breeder")
def test_spearmen_and_others_horsemen_are_no_business_of_the_breeder(great_wall: Table) -> None:
    assert fallen(great_wall().advisors(0, "horse_breeder"), 0).have(0) == {}
    t = great_wall().advisors(0, "horse_breeder").horde("left", "horse_archers_left", damage="a", p0="b:spearman")
    t.resources(1, gold=2, wood=1, chi=1).officials(0, barracks=1).officials(1, barracks=1).activate("barracks")
    t.play("warrior horseman", "cell left.1.c", "cell left.1.d").run("check_defeated")
    assert t.have(0) == {}
    assert t.honor(0) == [2]


# -- Field surgeon -------------------------------------------------------------------------------------


@card("field_surgeon")
def test_the_surgeon_saves_one_warrior_without_chi_once_a_season(great_wall: Table) -> None:
    t = fallen(great_wall().advisors(0, "field_surgeon"), 0, warriors=2, lethality=2)
    assert t.options() == {"pass", t.ability("field_surgeon")}
    t.play(t.ability("field_surgeon"))
    assert t.in_shelter(0, "left") == "spearman"
    assert t.clan(0).supply[0] == 9
    fallen(t, 0)
    assert t.asks == ""
    t.horde("left", "outriders_left", damage="a", p0="b:spearman").post(0, "left").run("winter")
    assert t.play("cell left.1.c").options() == {"pass", t.ability("field_surgeon")}


@card("field_surgeon")
def test_the_owner_chooses_whom_the_surgeon_saves(great_wall: Table) -> None:
    t = great_wall().advisors(0, "field_surgeon")
    t.g.time = 2
    t.horde("left", "foragers_left", damage="a", p0="b:spearman cd:horseman").run("check_defeated")
    t.play(t.ability("field_surgeon"))
    assert t.options() == {"save spearman", "save horseman", "done"}
    t.play("save horseman")
    assert t.in_shelter(0, "left") == "horseman"


@card("field_surgeon")
def test_the_surgeon_may_stay_at_home_and_never_helps_others(great_wall: Table) -> None:
    t = fallen(great_wall().advisors(0, "field_surgeon"), 0).play("pass")
    assert t.in_shelter(0, "left") == ""
    assert fallen(t, 0).asks == "UseAbility"
    assert fallen(great_wall().advisors(0, "field_surgeon"), 1).asks == ""


# -- War chronicler ------------------------------------------------------------------------------------


@card("war_chronicler")
def test_a_captured_horde_brings_a_tactic_and_two_honour(great_wall: Table) -> None:
    t = fallen(great_wall().advisors(0, "war_chronicler"), 0)
    top = t.g.tactic_deck[-1]
    t.play(t.ability("war_chronicler"))
    assert t.clan(0).tactics == [top]
    assert t.honor(0) == [2 + 2]


@card("war_chronicler")
def test_a_full_hand_loses_a_card_to_the_chronicle_and_an_empty_deck_leaves_the_honour(great_wall: Table) -> None:
    t = great_wall().advisors(0, "war_chronicler").tactics(0, "retreat volley night_sortie fire_arrows ambush")
    t.resources(0)
    fallen(t, 0).decline_all("UseAbility").play(t.ability("war_chronicler"))
    assert t.asks == "DiscardTactic"
    t.play("tactic volley")
    assert (len(t.clan(0).tactics), t.honor(0)) == (5, [4])
    t = great_wall().advisors(0, "war_chronicler")
    t.g.tactic_deck = []
    fallen(t, 0)
    assert t.honor(0) == [2]
    t.play(t.ability("war_chronicler"))
    assert (t.clan(0).tactics, t.honor(0)) == ([], [4])


@card("war_chronicler")
def test_the_chronicle_may_be_declined_and_speaks_of_own_captures_alone(great_wall: Table) -> None:
    t = fallen(great_wall().advisors(0, "war_chronicler"), 0).play("pass")
    assert (t.clan(0).tactics, t.honor(0)) == ([], [2])
    assert fallen(great_wall().advisors(0, "war_chronicler"), 1).asks == ""


# -- Priest of the ancestors ---------------------------------------------------------------------------


@card("ancestor_priest")
@pytest.mark.parametrize("dead", [1, 2, 3])
def test_a_chi_for_each_fallen_warrior(great_wall: Table, dead: int) -> None:
    t = fallen(great_wall().advisors(0, "ancestor_priest"), 0, warriors=3, lethality=dead)
    assert t.have(0) == {"chi": dead}


@card("ancestor_priest")
def test_the_saved_and_the_dead_of_others_bring_no_chi(great_wall: Table) -> None:
    t = fallen(great_wall().advisors(0, "ancestor_priest").resources(0, chi=2), 0, warriors=2, lethality=2)
    t.play("save spearman")
    assert t.have(0) == {"chi": 1}
    assert fallen(great_wall().advisors(0, "ancestor_priest"), 1).have(0) == {}


# -- Trophy hunter -------------------------------------------------------------------------------------


@card("trophy_hunter")
def test_who_fought_and_did_not_win_takes_two_materials_and_an_honour(great_wall: Table) -> None:
    t = (
        great_wall()
        .advisors(1, "trophy_hunter")
        .horde("left", "outriders_left", p0="a:spearman b:spearman", p1="c:spearman")
    )
    t.run("check_defeated").play(t.ability("trophy_hunter"))
    assert t.options() == {"resource wood", "resource stone", "resource gold"}
    assert t.why("resource chi") == "GW-RES-02"
    t.play("resource stone", "resource gold")
    assert t.have(1) == {"stone": 1, "gold": 1}
    assert t.honor(0, 1) == [2, 2 + 1]


@card("trophy_hunter")
@pytest.mark.parametrize("fighter", ["the winner", "nobody", "an archer"])
def test_no_trophy_for_the_winner_nor_for_who_was_not_on_the_card(great_wall: Table, fighter: str) -> None:
    t = great_wall().advisors(1, "trophy_hunter")
    if fighter == "an archer":
        t.post(1, "left")
    if fighter == "the winner":
        t.horde("left", "outriders_left", damage="a", p1="b:spearman c:spearman")
    else:
        t.horde("left", "outriders_left", damage="a", p0="b:spearman c:spearman")
    t.run("check_defeated")
    assert t.asks == ""
    assert t.have(1) == {}


@card("trophy_hunter")
def test_the_trophy_may_be_declined(great_wall: Table) -> None:
    t = (
        great_wall()
        .advisors(1, "trophy_hunter")
        .horde("left", "outriders_left", p0="a:spearman b:spearman", p1="c:spearman")
    )
    t.run("check_defeated").play("pass")
    assert (t.have(1), t.honor(1)) == ({}, [2])


# -- Bell ringer ---------------------------------------------------------------------------------------


@card("bell_ringer")
@pytest.mark.parametrize("where", ["on a horde", "on a post", "in the shelter"])
def test_the_bell_wounds_a_horde_that_comes_where_your_warriors_stand(great_wall: Table, where: str) -> None:
    t = arrival(great_wall().advisors(0, "bell_ringer"), where)
    t.play(t.ability("bell_ringer"))
    assert t.options() == {"done", "cell left.2.a", "cell left.2.b", "cell left.2.c", "cell left.2.d"}
    t.play("cell left.2.b")
    assert t.cover("left", 2) == ". x . ."
    assert t.have(0) == {}


def arrival(t: Builder, where: str, comes: str = "foragers_left") -> Builder:
    """A horde comes to the left section, where seat 0 has a warrior somewhere."""
    t.horde("left", "siege_train_left", p0="a:spearman" if where == "on a horde" else "")
    t.horde("middle", "outriders_middle").horde("right", "outriders_right")
    if where == "on a post":
        t.post(0, "left")
    if where == "in the shelter":
        t.shelter(0, "left", "horseman")
    if where == "elsewhere":
        t.shelter(0, "right", "horseman").shelter(1, "left", "spearman")
    left = [horde.name for horde in t.box.hordes]
    t.g.horde_deck = [3 * left.index("outriders"), 3 * left.index(comes.removesuffix("_left"))]
    return t.run("lay_out_horde")


@card("bell_ringer")
def test_the_bell_may_stay_silent(great_wall: Table) -> None:
    t = arrival(great_wall().advisors(0, "bell_ringer"), "in the shelter").play("pass")
    assert (t.asks, t.cover("left", 2)) == ("", ". . . .")
    t = arrival(great_wall().advisors(0, "bell_ringer"), "in the shelter")
    t.play(t.ability("bell_ringer"), "done")
    assert t.cover("left", 2) == ". . . ."


@card("bell_ringer")
@pytest.mark.parametrize(("where", "comes"), [("elsewhere", "foragers_left"), ("in the shelter", "keshig_left")])
def test_the_bell_needs_a_warrior_there_and_a_horde_that_can_be_wounded(
    great_wall: Table, where: str, comes: str
) -> None:
    t = great_wall().advisors(0, "bell_ringer")
    assert arrival(t, where, comes).asks == ""
    assert len(t.hordes("left")) == 2


# -- Veteran of the breach -----------------------------------------------------------------------------


@card("breach_veteran")
def test_two_honour_for_each_horde_held_in_a_breach(great_wall: Table) -> None:
    t = great_wall().advisors(0, "breach_veteran").horde("left", "outriders_left", p0="a:spearman b:spearman")
    t.horde("left", "foragers_left", p0="a:spearman").horde("left", "keshig_left").run("assault", 0)
    assert t.honor(0) == [2 * 2]


@card("breach_veteran")
def test_an_honour_for_holding_a_section_with_own_warriors(great_wall: Table) -> None:
    t = great_wall().advisors(0, "breach_veteran").advisors(1, "court_poet").fortifications(left=2)
    t.horde("left", "outriders_left").shelter(0, "left", "archer").shelter(1, "left", "archer").run("assault", 0)
    assert t.honor(0, 1) == [1, 0]


@card("breach_veteran")
@pytest.mark.parametrize("held", [0, 2])
def test_a_veteran_without_warriors_there_tells_no_tales(great_wall: Table, held: int) -> None:
    t = great_wall().advisors(0, "breach_veteran").fortifications(left=held).shelter(0, "right", "spearman")
    t.horde("left", "outriders_left", p1="a:spearman").run("assault", 0)
    if not held:
        t.play("shame spearman", "shame spearman")
    assert t.honor(0) == [0]
    assert t.run("assault", 1).honor(0) == [0]
