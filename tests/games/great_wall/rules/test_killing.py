"""Killing and saving warriors (GW-KIL)."""

from collections.abc import Callable

from teahouse.games.great_wall.loading import load
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]

LETHALITY_2 = 2
LETHALITY_3 = 5
"""Spaces of the time track of side 3."""


def at_time(t: Builder, space: int) -> Builder:
    t.g.time = space
    return t


@rule("GW-KIL-01", "GW-KIL-02", "GW-KIL-03")
def test_with_lethality_2_each_player_kills_2_of_his_warriors_on_the_card(great_wall: Table) -> None:
    t = at_time(great_wall(), LETHALITY_2)
    t.horde("left", "keshig_left", p0="a:spearman b:spearman c:spearman", p1="d:spearman e:spearman f:spearman")
    t.run("check_defeated")
    assert [t.clan(seat).supply[0] for seat in (0, 1)] == [9, 9]
    assert (t.in_shelter(0, "left"), t.in_shelter(1, "left")) == ("spearman", "spearman")


@rule("GW-KIL-01")
def test_lethality_is_printed_below_the_time_marker(great_wall: Table) -> None:
    box = load().box
    box.sides[0].lethality = [1, 1, 4, 2, 2, 3]
    t = at_time(great_wall(box=box), LETHALITY_2)
    t.horde("left", "keshig_left", damage="f", p0="a:spearman b:spearman c:spearman d:spearman e:spearman")
    t.run("check_defeated")
    assert t.in_shelter(0, "left") == "spearman"


@rule("GW-KIL-03")
def test_lethality_applies_to_every_card_by_itself(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "keshig_left", p0="a:spearman b:spearman")
    t.horde("left", "foragers_left", p0="a:spearman b:spearman", p1="c:spearman", p2="d:spearman")
    t.tea(0, 1, 2).run("deaths_of_breach", 0, 0)
    assert (t.cover("left", 1), t.cover("left", 2)) == ("x 0s . . . .", "x 0s 1s 2s")
    assert t.clan(0).supply[0] == 8


@rule("GW-KIL-04")
def test_who_has_fewer_warriors_than_the_lethality_loses_them_and_nothing_else(great_wall: Table) -> None:
    t = at_time(great_wall(), LETHALITY_3).shelter(0, "left", "spearman").horde("right", "keshig_right")
    t.horde("left", "outriders_left", damage="ab", p0="c:spearman").run("check_defeated")
    assert [event.args for event in t.heard("killed")] == [(1, 0)]
    assert (t.in_shelter(0, "left"), t.clan(0).supply[0], t.honor(0)) == ("spearman", 9, [2])


@rule("GW-KIL-05")
def test_the_owner_must_choose_which_of_his_warriors_die(great_wall: Table) -> None:
    t = great_wall().horde("left", "foragers_left", damage="d", p1="ab:horseman c:spearman").run("check_defeated")
    assert (t.asks, t.seat) == ("ChooseDying", 1)
    assert t.options() == {"warrior spearman", "warrior horseman"}
    assert t.why("warrior archer") == t.why("pass") == t.why("done") == "GW-KIL-05"
    t.play("warrior horseman")
    assert (t.in_shelter(1, "left"), t.clan(1).supply) == ("spearman", [9, 4, 2, 0])


@rule("GW-KIL-06")
def test_players_decide_about_killing_and_saving_in_tea_order(great_wall: Table) -> None:
    t = great_wall().tea(2, 0, 1)
    t.horde("left", "keshig_left", damage="f", p0="ab:horseman c:spearman", p1="e:spearman", p2="d:spearman")
    for seat in range(3):
        t.resources(seat, chi=2)
    t.run("check_defeated")
    asked = []
    while t.asks:
        asked.append((t.asks, t.seat))
        t.play("warrior spearman" if t.asks == "ChooseDying" else "done")
    assert asked == [("SaveForChi", 2), ("ChooseDying", 0), ("SaveForChi", 0), ("SaveForChi", 1)]


@rule("GW-KIL-07")
def test_a_horseman_is_one_warrior_for_the_lethality(great_wall: Table) -> None:
    t = at_time(great_wall(), LETHALITY_2)
    t.horde("left", "foragers_left", damage="d", p0="ab:horseman c:spearman").run("check_defeated")
    assert (t.asks, t.in_shelter(0, "left"), t.clan(0).supply) == ("", "", [10, 4, 2, 0])


@rule("GW-KIL-08")
def test_the_killed_return_to_the_supply_and_can_be_recruited_again(great_wall: Table) -> None:
    t = great_wall().horde("left", "foragers_left", damage="cd", p0="ab:horseman")
    t.clan(0).supply = [0, 0, 0, 0]
    t.run("check_defeated")
    assert t.clan(0).supply == [0, 0, 1, 0]
    t.resources(0, wood=1, gold=2, chi=1).officials(0, barracks=1).officials(1, barracks=3).activate("barracks")
    assert t.options() == {"done", "warrior horseman"}


@rule("GW-KIL-09")
def test_any_number_of_dying_warriors_may_be_saved_for_2_chi_each(great_wall: Table) -> None:
    t = at_time(great_wall(), LETHALITY_3).resources(0, chi=5)
    t.horde("left", "outriders_left", p0="a:spearman b:spearman c:spearman").run("check_defeated")
    assert (t.asks, t.seat) == ("SaveForChi", 0)
    assert t.options() == {"done", "save spearman"}
    assert t.why("save horseman") == "GW-KIL-09"
    t.play("save spearman", "save spearman")
    assert (t.asks, t.have(0), t.in_shelter(0, "left")) == ("", {"chi": 1}, "spearman spearman")


@rule("GW-KIL-09")
def test_saving_may_be_declined_and_needs_the_full_price(great_wall: Table) -> None:
    t = great_wall().resources(0, chi=1).resources(1, chi=2)
    t.horde("left", "outriders_left", damage="c", p0="a:spearman", p1="b:spearman").run("check_defeated")
    assert (t.asks, t.seat) == ("SaveForChi", 1)
    t.play("done")
    assert (t.have(1), t.clan(1).supply[0], t.in_shelter(1, "left")) == ({"chi": 2}, 10, "")


@rule("GW-KIL-10")
def test_the_saved_go_to_the_shelter_of_the_same_section(great_wall: Table) -> None:
    t = great_wall().resources(0, chi=2).horde("middle", "outriders_left", damage="ab", p0="c:spearman")
    t.run("check_defeated").play("save spearman")
    assert [t.in_shelter(0, section) for section in ("left", "middle", "right")] == ["", "spearman", ""]
    assert t.clan(0).supply[0] == 9


@rule("GW-KIL-11")
def test_the_saved_do_not_count_as_killed(great_wall: Table) -> None:
    t = at_time(great_wall(), LETHALITY_2).advisors(0, "gravedigger ancestor_priest").resources(0, chi=4)
    t.horde("left", "outriders_left", damage="a", p0="b:spearman c:spearman")
    t.horde("right", "outriders_right", damage="ab", p0="c:spearman")
    t.run("check_defeated").play("save spearman", "save spearman")
    assert [event.args for event in t.heard("saved")] == [(2, 0)]
    assert [event.args for event in t.heard("killed")] == [(1, 2)]
    assert (t.have(0), t.honor(0)) == ({"chi": 1}, [2 + 2 + 2])


@rule("GW-KIL-12")
def test_the_book_one_is_killed_one_saved_and_one_survives(great_wall: Table) -> None:
    t = at_time(great_wall(), LETHALITY_2).resources(0, chi=2)
    t.horde("left", "outriders_left", p0="a:spearman b:spearman c:spearman").run("check_defeated")
    t.play("save spearman")
    assert (t.in_shelter(0, "left"), t.clan(0).supply[0], t.have(0)) == ("spearman spearman", 8, {})


@rule("GW-KIL-13")
def test_all_who_die_on_one_section_in_a_breach_die_at_once(great_wall: Table) -> None:
    t = great_wall().advisors(0, "gravedigger ancestor_priest").fortifications().post(0, "left")
    t.horde("left", "keshig_left", p0="a:spearman").horde("left", "foragers_left", p0="a:spearman")
    t.run("deaths_of_breach", 0, 0)
    assert [event.args for event in t.heard("killed")] == [(3, 0)]
    assert (t.have(0), t.honor(0)) == ({"chi": 3}, [2])


@rule("GW-KIL-14")
def test_one_enhanced_retreat_saves_everybody_of_a_section_and_the_archers(great_wall: Table) -> None:
    t = great_wall().tactics(0, "retreat").resources(0, chi=2).fortifications().post(0, "left")
    t.horde("left", "keshig_left", p0="a:spearman").horde("left", "foragers_left", p0="ab:horseman")
    t.run("deaths_of_breach", 0, 0).play("tactic retreat", "enhanced", "take")
    assert (t.asks, t.have(0)) == ("", {})
    assert (t.in_shelter(0, "left"), t.heard("killed")) == ("spearman archer horseman", [])
    assert (t.cover("left", 1), t.cover("left", 2)) == ("x . . . . .", "x x . .")


@rule("GW-KIL-14")
def test_one_enhanced_retreat_may_save_some_and_let_others_die(great_wall: Table) -> None:
    """Liang Hongyu is honoured for the killed."""
    t = great_wall().general(0, "liang_hongyu").advisors(0, assistants=1)
    t.tactics(0, "retreat").resources(0, chi=2).fortifications().post(0, "left")
    t.horde("left", "keshig_left", p0="a:spearman")
    t.run("deaths_of_breach", 0, 0).play("tactic retreat", "enhanced")
    assert t.options() == {"take", "save spearman", "save archer", "done"}
    t.play("save archer", "done")
    assert (t.in_shelter(0, "left"), t.honor(0)) == ("archer", [2])


@rule("GW-KIL-14")
def test_the_free_retreat_saves_one_of_the_owners_choice(great_wall: Table) -> None:
    t = (
        great_wall()
        .tactics(0, "retreat")
        .fortifications()
        .post(0, "left")
        .horde("left", "keshig_left", p0="a:spearman")
    )
    t.run("deaths_of_breach", 0, 0).play("tactic retreat", "free")
    assert t.why("save horseman") == t.why("take") == "GW-KIL-14"
    t.play("save archer")
    assert (t.in_shelter(0, "left"), t.clan(0).supply[0]) == ("archer", 10)


@rule("GW-KIL-09")
def test_saving_is_judged_by_the_chi_at_hand_also_where_another_seat_imagines_it(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "keshig_left", p0="a:spearman").resources(0, chi=2)
    t.run("assault", 0)
    while t.asks == "PlaceShame":
        t.play("shame archer")
    assert (t.asks, t.why("save spearman")) == ("SaveForChi", None)
    t.resources(0, chi=1)
    assert (t.why("save spearman"), t.lack("save spearman")) == ("GW-KIL-09", ("chi", 1, 2))
    assert t.options() == {"done"}
