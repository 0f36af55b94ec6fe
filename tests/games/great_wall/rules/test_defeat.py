"""Defeating hordes: the check, the winner, honour, the captured card (GW-DEF)."""

from collections.abc import Callable

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def defeated(t: Builder) -> list[str]:
    """The words of the hordes defeated so far, in order."""
    return [t.kind.moves[t.kind.number("captured outriders_left") + event.args[0]] for event in t.heard("defeated")]


def captured(t: Builder, seat: int) -> list[str]:
    first = t.kind.number("captured outriders_left")
    return [t.kind.moves[first + card].removeprefix("captured ") for card in t.clan(seat).captured]


@rule("GW-DEF-01")
def test_a_horde_is_defeated_when_warriors_and_damage_cover_every_cell(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="a", p0="bc:horseman")
    t.horde("middle", "outriders_middle", damage="abc").horde("right", "outriders_right", damage="a", p0="c:spearman")
    t.run("check_defeated")
    assert [t.hordes(section) for section in ("left", "middle", "right")] == [[], [], ["outriders_right"]]


@rule("GW-DEF-02")
def test_covering_the_last_cell_defeats_nobody_before_the_check(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="ab").resources(0, wood=1, gold=1)
    t.officials(0, barracks=1).officials(1, barracks=3).activate("barracks").play("warrior spearman", "cell left.1.c")
    assert (t.hordes("left"), defeated(t)) == (["outriders_left"], [])
    t.run("check_defeated")
    assert (t.hordes("left"), defeated(t)) == ([], ["captured outriders_left"])


@rule("GW-DEF-02")
def test_each_turn_checks_after_its_activations(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="ab").resources(0, wood=1, gold=1)
    t.orders_on_track((0, "economy")).officials(0, barracks=1).officials(1, barracks=3).turn(0)
    while t.asks != "Recruit":
        t.play("done" if "done" in t.options() else "pass")
    assert defeated(t) == []
    t.play("warrior spearman")
    assert defeated(t) == []
    t.play("cell left.1.c").decline_all()
    order = [event.kind for event in t.g.events if event.kind in ("activated", "attacked", "defeated")]
    assert order == ["activated", "attacked", "defeated"]


@rule("GW-DEF-03", "GW-DEF-04", "GW-DEF-05")
def test_rows_go_from_left_to_right_over_the_list_fixed_at_the_start(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="abc").horde("left", "foragers_left", damage="abcd")
    t.horde("middle", "outriders_middle", damage="abc").horde("middle", "keshig_middle", damage="abcdef")
    t.horde("right", "keshig_right").horde("right", "keshig_left").horde("right", "foragers_right", damage="abcd")
    t.run("check_defeated")
    assert defeated(t) == [
        "captured outriders_left",
        "captured outriders_middle",
        "captured foragers_left",
        "captured keshig_middle",
        "captured foragers_right",
    ]


@rule("GW-DEF-06")
def test_a_horde_covered_during_the_check_is_resolved_in_the_same_check(great_wall: Table) -> None:
    t = great_wall().tactics(0, "last_stand").resources(0, gold=1)
    t.horde("left", "outriders_left", damage="ab", p0="c:spearman").horde("left", "foragers_left", damage="abc")
    t.run("check_defeated").play("tactic last_stand", "enhanced", "cell left.2.d")
    assert defeated(t) == ["captured outriders_left", "captured foragers_left"]
    assert (t.hordes("left"), t.asks) == ([], "")


@rule("GW-DEF-07")
def test_winner_honour_killing_card_and_ranks_come_in_this_order(great_wall: Table) -> None:
    t = (
        great_wall()
        .horde("left", "outriders_left", damage="a", p0="b:spearman c:spearman")
        .horde("left", "keshig_left")
    )
    t.post(1, "left").resources(0, chi=2).run("check_defeated")
    assert t.asks == "SaveForChi"
    assert t.honor(0, 1) == [2, 2]
    assert (t.clan(0).captured, t.hordes("left")) == ([], ["outriders_left", "keshig_left"])
    t.play("done")
    kinds = [event.kind for event in t.g.events]
    assert kinds == ["defeated", "honor-defeat", "honor-archers", "killed", "captured"]
    assert t.heard("defeated")[0].seat == 0
    assert t.hordes("left") == ["keshig_left"]


@rule("GW-DEF-08")
def test_most_cells_covered_by_warriors_win_and_damage_does_not_count(great_wall: Table) -> None:
    t = great_wall().horde("left", "keshig_left", damage="abc", p0="d:spearman", p1="e:spearman f:spearman")
    t.run("check_defeated")
    assert (captured(t, 0), captured(t, 1)) == ([], ["keshig_left"])


@rule("GW-DEF-09")
def test_a_horseman_counts_two_cells(great_wall: Table) -> None:
    t = great_wall().tea(0, 1, 2).horde("left", "foragers_left", damage="d", p0="c:spearman", p1="ab:horseman")
    t.run("check_defeated")
    assert (captured(t, 0), captured(t, 1)) == ([], ["foragers_left"])


@rule("GW-DEF-10")
def test_a_tie_goes_to_the_higher_tea_marker(great_wall: Table) -> None:
    t = great_wall().tea(2, 1, 0).horde("left", "outriders_left", damage="c", p0="a:spearman", p1="b:spearman")
    t.run("check_defeated")
    assert (captured(t, 0), captured(t, 1), captured(t, 2)) == ([], ["outriders_left"], [])


@rule("GW-DEF-11")
def test_each_fighter_gains_2_honour_once_for_each_card(great_wall: Table) -> None:
    t = great_wall().horde("left", "keshig_left", p0="a:spearman b:spearman c:spearman", p1="d:spearman ef:horseman")
    t.horde("right", "outriders_right", damage="ab", p1="c:spearman").run("check_defeated")
    t.play("warrior spearman")
    assert t.honor(0, 1, 2) == [2, 4, 0]


@rule("GW-DEF-12", "GW-DEF-13")
def test_archers_on_the_section_gain_2_honour_each_also_without_a_warrior_on_the_card(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="c", p0="a:spearman b:spearman")
    t.post(0, "left").post(1, "left", 2).post(2, "right").shelter(2, "left", "archer").run("check_defeated")
    assert t.honor(0, 1, 2) == [4, 4, 0]


@rule("GW-DEF-14", "GW-DEF-15")
def test_warriors_die_on_a_defeated_horde_and_the_winner_takes_it_even_if_all_his_died(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="ab", p0="c:spearman").run("check_defeated")
    assert [event.args for event in t.heard("killed")] == [(1, 0)]
    assert (t.clan(0).supply[0], t.in_shelter(0, "left")) == (10, "")
    assert captured(t, 0) == ["outriders_left"]


@rule("GW-DEF-16")
def test_survivors_go_to_the_shelter_of_the_section(great_wall: Table) -> None:
    t = great_wall().horde("right", "keshig_left", p0="a:spearman b:spearman cf:horseman", p1="d:spearman e:spearman")
    t.run("check_defeated").play("warrior spearman")
    assert (t.in_shelter(0, "right"), t.in_shelter(1, "right")) == ("spearman horseman", "spearman")
    assert t.in_shelter(0, "left") == ""


@rule("GW-DEF-17")
def test_damage_leaves_with_the_card_and_none_is_added(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="abc")
    t.horde("right", "outriders_right", damage="ab", p0="c:spearman").run("check_defeated")
    assert t.heard("damage") == []
    t.g.horde_deck = t.g.horde_discard[:]
    t.run("lay_out_horde")
    assert (t.hordes("left"), t.cover("left")) == (["outriders_left"], ". . .")


@rule("GW-DEF-18", "GW-DEF-23")
def test_the_winner_takes_the_card_and_scores_it_only_at_the_end(great_wall: Table) -> None:
    t = great_wall().horde("left", "keshig_left", damage="abcde", p0="f:spearman").run("check_defeated")
    assert (captured(t, 0), t.clan(0).captured_shame, t.hordes("left")) == (["keshig_left"], [0], [])
    assert t.honor(0) == [2]
    t.g.artifacts = []
    t.run("end_game")
    assert t.honor(0) == [2 + 14]


@rule("GW-DEF-19")
def test_a_horde_without_warriors_is_discarded_but_archers_are_honoured(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="abc").post(1, "left").run("check_defeated")
    assert [captured(t, seat) for seat in range(3)] == [[], [], []]
    assert t.g.horde_discard == [0]
    assert (t.honor(0, 1), t.hordes("left")) == ([0, 2], [])


@rule("GW-DEF-20", "GW-DEF-21")
def test_ranks_close_in_order_and_everything_moves_with_its_card(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="abc")
    t.horde("left", "foragers_left", damage="a", p0="b:spearman").horde("left", "keshig_left", p1="ab:horseman")
    t.run("check_defeated")
    assert t.hordes("left") == ["foragers_left", "keshig_left"]
    assert (t.cover("left", 1), t.cover("left", 2)) == ("x 0s . .", "1h 1h . . . .")


@rule("GW-DEF-22")
def test_each_defeated_card_is_an_event_of_its_own_for_tactics(great_wall: Table) -> None:
    t = great_wall().tactics(0, "triumph").horde("left", "outriders_left", damage="ab", p0="c:spearman")
    t.horde("right", "outriders_right", damage="ab", p0="c:spearman").run("check_defeated")
    assert (t.asks, len(t.heard("defeated"))) == ("PlayTactic", 1)
    t.play("pass")
    assert (t.asks, len(t.heard("defeated"))) == ("PlayTactic", 2)
    t.play("tactic triumph", "free")
    assert t.honor(0) == [2 + 2 + 2]
