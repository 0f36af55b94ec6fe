"""Shelters (GW-SHL)."""

from collections.abc import Callable

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


@rule("GW-SHL-01", "GW-SHL-02")
def test_each_section_has_a_shelter_of_its_own_for_warriors_of_any_type(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=3, gold=3, chi=3).officials(0, barracks=3).officials(1, barracks=1)
    t.activate("barracks").play("warrior spearman", "warrior archer", "warrior horseman")
    t.play("warrior spearman", "shelter left", "warrior archer", "shelter middle", "shelter right")
    assert [t.in_shelter(0, section) for section in ("left", "middle", "right")] == ["spearman", "archer", "horseman"]


@rule("GW-SHL-03")
def test_a_shelter_is_never_full(great_wall: Table) -> None:
    everybody = "spearman " * 9 + "archer " * 4 + "horseman " * 2
    t = great_wall().shelter(0, "left", everybody).shelter(1, "left", everybody).resources(0, wood=1, gold=1)
    t.officials(0, barracks=1).officials(1, barracks=3).activate("barracks").play("warrior spearman")
    assert {"shelter left", "shelter middle", "shelter right"} <= t.options()
    t.play("shelter left")
    assert len(t.in_shelter(0, "left").split()) == 16


@rule("GW-SHL-04")
def test_the_saved_go_to_the_shelter_of_the_section_they_were_on(great_wall: Table) -> None:
    t = (
        great_wall()
        .fortifications()
        .resources(0, chi=4)
        .post(0, "right")
        .horde("right", "keshig_left", p0="a:spearman")
    )
    t.run("deaths_of_breach", 0, 2).play("save spearman", "save archer")
    assert [t.in_shelter(0, section) for section in ("left", "middle", "right")] == ["", "", "spearman archer"]


@rule("GW-SHL-05")
def test_the_field_headquarters_moves_warriors_from_shelter_to_shelter(great_wall: Table) -> None:
    t = great_wall().shelter(0, "left", "spearman horseman").officials(0, field_hq=1).activate("field_hq")
    t.play("section left", "section right", "sheltered left.spearman", "done")
    assert [t.in_shelter(0, section) for section in ("left", "middle", "right")] == ["horseman", "", "spearman"]


@rule("GW-SHL-06")
def test_from_a_shelter_warriors_attack_only_hordes_of_the_same_section(great_wall: Table) -> None:
    t = great_wall().tactics(0, "night_sortie").resources(0, chi=1).shelter(0, "left", "spearman horseman")
    t.shelter(0, "right", "spearman").horde("left", "outriders_left").horde("middle", "outriders_middle")
    t.happen("turn.activation", 0).play("tactic night_sortie", "enhanced")
    assert t.why("sheltered right.spearman") == "GW-SHL-06"
    t.play("sheltered left.spearman")
    assert t.options() == {"cell left.1.a", "cell left.1.b", "cell left.1.c"}
    assert t.why("cell middle.1.a") == "GW-SHL-06"
    t.play("cell left.1.c", "sheltered left.horseman")
    assert t.why("cell middle.1.a") == "GW-SHL-06"
    t.play("cell left.1.a", "cell left.1.b")
    assert (t.cover("left"), t.in_shelter(0, "left")) == ("0h 0h 0s", "")


@rule("GW-SHL-07")
def test_archers_of_a_shelter_must_take_a_firing_position_before_they_shoot(great_wall: Table) -> None:
    t = great_wall().tactics(0, "volley").shelter(0, "left", "archer").shelter(0, "right", "archer")
    t.horde("left", "outriders_left").horde("right", "outriders_right").post(1, "left")
    t.happen("turn.activation", 0).play("tactic volley", "free")
    assert t.why("sheltered left.archer") == "GW-SHL-07"
    t.play("sheltered right.archer")
    assert (t.posted(0, "right"), t.in_shelter(0, "right")) == (1, "")
    t.play("cell right.1.a")
    assert (t.cover("right"), t.posted(0, "right")) == ("x . .", 1)
