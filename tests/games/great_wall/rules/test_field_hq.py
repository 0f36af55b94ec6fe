"""The field headquarters: moving warriors between sections (GW-HQ)."""

from collections.abc import Callable

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def march(t: Builder, officials: int = 1) -> Builder:
    """Seat 0 uses the field headquarters."""
    return t.officials(0, field_hq=officials).activate("field_hq")


@rule("GW-HQ-01")
def test_each_player_moves_any_number_of_warriors_for_each_official_in_tea_order(great_wall: Table) -> None:
    t = great_wall().tea(1, 0, 2).shelter(0, "left", "spearman spearman spearman").shelter(1, "left", "horseman")
    t.officials(1, field_hq=2)
    march(t)
    assert (t.asks, t.seat) == ("MoveFrom", 1)
    t.play("section left", "section right", "sheltered left.horseman")
    assert (t.asks, t.seat) == ("MoveFrom", 1)
    t.play("done")
    assert (t.asks, t.seat) == ("MoveFrom", 0)
    t.play("section left", "section right", "sheltered left.spearman", "sheltered left.spearman", "done")
    assert t.asks == ""
    assert (t.in_shelter(1, "right"), t.in_shelter(0, "right")) == ("horseman", "spearman spearman")
    assert t.in_shelter(0, "left") == "spearman"


@rule("GW-HQ-01")
def test_moving_may_be_declined(great_wall: Table) -> None:
    t = march(great_wall().shelter(0, "left", "spearman")).play("done")
    assert (t.asks, t.in_shelter(0, "left")) == ("", "spearman")
    march(t).play("section left", "section right", "done")
    assert (t.asks, t.in_shelter(0, "left")) == ("", "spearman")


@rule("GW-HQ-02")
def test_the_warriors_come_from_the_positions_and_the_shelter_of_one_section(great_wall: Table) -> None:
    t = march(great_wall().post(0, "left").shelter(0, "left", "horseman").shelter(0, "middle", "spearman"))
    assert t.options() == {"done", "section left", "section middle"}
    assert t.why("section right") == "GW-HQ-02"
    t.play("section left", "section right")
    assert t.options() == {"done", "post left", "sheltered left.horseman"}
    assert t.why("sheltered middle.spearman") == t.why("sheltered left.spearman") == "GW-HQ-02"
    t.play("post left", "post right", "sheltered left.horseman")
    assert (t.asks, t.posted(0, "right"), t.in_shelter(0, "right")) == ("", 1, "horseman")


@rule("GW-HQ-03", "GW-HQ-05")
def test_archers_on_positions_go_to_positions_and_to_the_shelter_in_any_combination(great_wall: Table) -> None:
    t = great_wall().walls(left=2, right=1).post(0, "left", 3)
    march(t).play("section left", "section right", "post left")
    assert t.options() == {"post right", "shelter right"}
    assert t.why("post left") == t.why("shelter middle") == t.why("done") == "GW-HQ-05"
    t.play("shelter right", "post left", "post right", "post left", "post right")
    assert (t.asks, t.posted(0, "left"), t.posted(0, "right"), t.in_shelter(0, "right")) == ("", 0, 2, "archer")


@rule("GW-HQ-04")
def test_one_action_has_one_source_and_one_other_destination(great_wall: Table) -> None:
    t = march(great_wall().shelter(0, "left", "spearman spearman").shelter(0, "middle", "spearman"))
    t.play("section left")
    assert t.options() == {"section middle", "section right"}
    assert t.why("section left") == "GW-HQ-04"
    t.play("section right", "sheltered left.spearman")
    assert t.options() == {"done", "sheltered left.spearman"}
    t.play("sheltered left.spearman")
    assert (t.asks, t.in_shelter(0, "right"), t.in_shelter(0, "middle")) == ("", "spearman spearman", "spearman")


@rule("GW-HQ-05")
def test_archers_take_only_free_positions(great_wall: Table) -> None:
    t = great_wall().post(0, "left").post(1, "right")
    march(t).play("section left", "section right", "post left")
    assert (t.asks, t.posted(0, "right"), t.in_shelter(0, "right")) == ("", 0, "archer")


@rule("GW-HQ-06", "GW-HQ-07")
def test_warriors_in_a_shelter_go_only_into_another_shelter(great_wall: Table) -> None:
    t = great_wall().walls(right=3).shelter(0, "left", "spearman archer horseman")
    march(t).play("section left", "section right")
    for warrior in ("archer", "spearman", "horseman"):
        assert t.asks == "MoveWarrior"
        assert t.why("post right") == t.why("shelter right") == "GW-HQ-07"
        t.play(f"sheltered left.{warrior}")
    assert (t.asks, t.posted(0, "right"), t.in_shelter(0, "right")) == ("", 0, "spearman archer horseman")


@rule("GW-HQ-08")
def test_nobody_attacks_and_moved_archers_deal_no_damage(great_wall: Table) -> None:
    t = great_wall().horde("right", "keshig_right").post(0, "left").shelter(0, "left", "spearman")
    march(t).play("section left", "section right", "post left", "post right", "sheltered left.spearman")
    assert (t.asks, t.posted(0, "right"), t.in_shelter(0, "right")) == ("", 1, "spearman")
    assert (t.cover("right"), t.heard("damage"), t.heard("attacked")) == (". . . . . .", [], [])


@rule("GW-HQ-09")
def test_warriors_on_hordes_cannot_be_moved_nor_put_on_hordes(great_wall: Table) -> None:
    t = march(great_wall().horde("left", "outriders_left", p0="a:spearman"))
    assert t.asks == ""
    t.horde("right", "outriders_right").shelter(0, "left", "spearman")
    march(t)
    assert t.options() == {"done", "section left"}
    assert t.why("cell left.1.a") == "GW-HQ-09"
    t.play("section left", "section right")
    assert t.options() == {"done", "sheltered left.spearman"}
    assert t.why("cell left.1.a") == t.why("cell right.1.a") == "GW-HQ-09"
    t.play("sheltered left.spearman")
    assert (t.cover("left"), t.cover("right"), t.in_shelter(0, "right")) == ("0s . .", ". . .", "spearman")


@rule("GW-HQ-10")
def test_warriors_already_moved_may_move_again(great_wall: Table) -> None:
    t = march(great_wall().shelter(0, "left", "spearman"), 2)
    t.play("section left", "section middle", "sheltered left.spearman")
    t.play("section middle", "section right", "sheltered middle.spearman")
    assert (t.asks, t.in_shelter(0, "right")) == ("", "spearman")


@rule("GW-HQ-11")
def test_from_left_to_right_an_archer_keeps_the_choice_and_the_shelter_goes_to_the_shelter(great_wall: Table) -> None:
    for choice, posted, sheltered in (
        ("post right", 1, "archer horseman"),
        ("shelter right", 0, "archer archer horseman"),
    ):
        t = great_wall().post(0, "left").shelter(0, "left", "archer horseman")
        march(t).play("section left", "section right", "post left", choice)
        t.play("sheltered left.archer", "sheltered left.horseman")
        assert (t.posted(0, "right"), t.in_shelter(0, "right")) == (posted, sheltered)


@rule("GW-HQ-02")
def test_nobody_leaves_an_empty_firing_position(great_wall: Table) -> None:
    t = great_wall().shelter(0, "left", "spearman").officials(0, field_hq=1).activate("field_hq")
    t.play("section left", "section right")
    assert (t.why("post left"), t.why("sheltered left.horseman")) == ("GW-HQ-02", "GW-HQ-02")
