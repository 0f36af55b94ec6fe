"""Attack: warriors just recruited, and warriors sent out by a card (GW-ATK)."""

from collections.abc import Callable

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]

PRICES = {
    "spearman": {"wood": 1, "gold": 1},
    "archer": {"wood": 1, "chi": 2},
    "horseman": {"wood": 1, "gold": 2, "chi": 1},
}
SHELTERS = {"shelter left", "shelter middle", "shelter right"}


def recruit(t: Builder, warrior: str) -> Builder:
    """Seat 0 has just recruited a warrior and owns nothing any more."""
    t.resources(0, **PRICES[warrior]).officials(0, barracks=1).activate("barracks", enhanced=True)
    return t.play(f"warrior {warrior}")


def send_out(t: Builder, tactic: str = "night_sortie", effect: str = "free") -> Builder:
    """Seat 0 plays a tactic card that lets warriors recruited earlier attack."""
    return t.tactics(0, tactic).happen("turn.activation", 0).play(f"tactic {tactic}", effect)


# -- just recruited ----------------------------------------------------------------------------------


@rule("GW-ATK-01")
def test_a_spearman_covers_any_free_cell_of_row_1_of_any_section(great_wall: Table) -> None:
    t = great_wall().horde("left", "foragers_left", damage="a", p1="b:spearman").horde("left", "keshig_left")
    t.horde("right", "outriders_right")
    recruit(t, "spearman")
    free = {f"cell left.1.{letter}" for letter in "cd"} | {f"cell right.1.{letter}" for letter in "abc"}
    assert t.options() == SHELTERS | free
    assert t.why("cell left.2.a") == t.why("cell left.1.a") == t.why("cell left.1.b") == "GW-ATK-01"
    t.play("cell left.1.d")
    assert t.cover("left") == "x 1s . 0s"


@rule("GW-ATK-02")
def test_a_spearman_gains_the_reward_of_his_cell_at_once(great_wall: Table) -> None:
    for cell, have, honor in (("a", {"wood": 1}, 0), ("b", {"chi": 1}, 0), ("c", {}, 2)):
        t = recruit(great_wall().horde("left", "outriders_left"), "spearman").play(f"cell left.1.{cell}")
        assert (t.have(0), t.honor(0, 1)) == (have, [honor, 0])


@rule("GW-ATK-02")
def test_a_reward_of_ones_choice_is_asked_for(great_wall: Table) -> None:
    t = recruit(great_wall().horde("left", "keshig_left"), "spearman").play("cell left.1.d")
    assert t.options() == {"resource wood", "resource stone", "resource gold"}
    t.play("resource stone")
    assert (t.asks, t.have(0)) == ("", {"stone": 1})


@rule("GW-ATK-03")
def test_a_horseman_covers_2_adjacent_cells_of_a_horde_in_any_row(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left").horde("left", "foragers_left").horde("left", "keshig_left")
    recruit(t.horde("right", "foragers_right"), "horseman")
    assert {"cell left.1.a", "cell left.2.a", "cell left.3.a", "cell right.1.a"} <= t.options()
    t.play("cell left.3.a")
    assert t.options() == {"cell left.3.b", "cell left.3.d"}
    assert t.why("cell left.3.e") == t.why("cell left.2.b") == t.why("done") == "GW-ATK-03"
    t.play("cell left.3.d")
    assert t.cover("left", 3) == "0h . . 0h . ."
    assert t.clan(0).supply[2] == 1


@rule("GW-ATK-04")
def test_a_horseman_gains_the_rewards_of_both_cells(great_wall: Table) -> None:
    t = recruit(great_wall().horde("left", "foragers_left"), "horseman").play("cell left.1.b", "cell left.1.d")
    assert (t.asks, t.have(0)) == ("", {"wood": 2, "gold": 1})


@rule("GW-ATK-05")
def test_a_horseman_needs_a_free_pair_on_one_card(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="a").horde("left", "outriders_middle", damage="a")
    recruit(t.horde("right", "shaman_circle_right"), "horseman")
    assert t.options() == SHELTERS
    for cell in ("left.1.a", "left.1.b", "left.1.c", "right.1.c"):
        assert t.why(f"cell {cell}") == "GW-ATK-05"


@rule("GW-ATK-06")
def test_an_archer_takes_a_position_of_any_section_and_hits_any_row_there(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="ab").horde("left", "foragers_left", damage="a")
    recruit(t.horde("right", "outriders_right"), "archer")
    assert t.options() == SHELTERS | {"post left", "post middle", "post right"}
    t.play("post left")
    assert t.posted(0, "left") == 1
    assert t.options() == {"cell left.1.c"} | {f"cell left.2.{letter}" for letter in "bcd"}
    assert t.why("cell right.1.a") == t.why("done") == t.why("pass") == "GW-ATK-06"
    t.play("cell left.2.d")
    assert (t.asks, t.cover("left", 1), t.cover("left", 2)) == ("", "x x .", "x . . x")


@rule("GW-ATK-07")
def test_a_damage_token_never_gives_the_reward_of_its_cell(great_wall: Table) -> None:
    for cell in "abc":
        t = recruit(great_wall().horde("left", "outriders_left"), "archer").play("post left", f"cell left.1.{cell}")
        assert (t.have(0), t.honor(0)) == ({}, [0])
    t = great_wall().horde("left", "outriders_left").tactics(0, "rain_of_stones").happen("winter.start")
    t.play("tactic rain_of_stones", "free", "cell left.1.a")
    assert (t.cover("left"), t.have(0)) == ("x . .", {})


@rule("GW-ATK-08")
def test_an_archer_may_take_a_position_where_there_is_nothing_to_hit(great_wall: Table) -> None:
    t = recruit(great_wall().horde("left", "outriders_left", damage="abc").horde("right", "keshig_right"), "archer")
    assert t.why("post middle") is None
    t.play("post left")
    assert (t.asks, t.posted(0, "left"), t.cover("right")) == ("", 1, ". . . . . .")


@rule("GW-ATK-09")
def test_a_firing_position_holds_one_archer(great_wall: Table) -> None:
    t = recruit(great_wall().walls(left=1, middle=1).post(1, "left").post(1, "middle", 2), "archer")
    assert t.why("post left") is None
    assert t.why("post middle") == "GW-ATK-09"


@rule("GW-ATK-09")
def test_only_archers_stand_on_firing_positions(great_wall: Table) -> None:
    for warrior in ("spearman", "horseman"):
        t = recruit(great_wall(), warrior)
        assert t.options() == SHELTERS
        assert t.why("post left") == "GW-ATK-09"


@rule("GW-ATK-17")
def test_covering_the_last_cell_does_not_defeat_the_horde_at_once(great_wall: Table) -> None:
    t = recruit(great_wall().horde("left", "outriders_left", damage="ab"), "spearman").play("cell left.1.c")
    assert (t.asks, t.hordes("left"), t.cover("left")) == ("", ["outriders_left"], "x x 0s")
    assert (t.honor(0), t.heard("defeated")) == ([2], [])
    t.run("check_defeated")
    assert t.hordes("left") == []
    assert len(t.clan(0).captured) == 1


# -- recruited earlier -------------------------------------------------------------------------------


@rule("GW-ATK-10")
def test_only_warriors_in_shelters_and_archers_on_positions_attack_by_card(great_wall: Table) -> None:
    t = great_wall().horde("left", "keshig_left", p0="a:spearman").horde("right", "keshig_right")
    t.shelter(0, "left", "spearman horseman").shelter(1, "left", "archer").post(0, "right").post(1, "left")
    send_out(t)
    assert t.asks == "AttackWith"
    assert t.options() == {"done", "sheltered left.spearman", "sheltered left.horseman", "post right"}
    for word in ("warrior spearman", "sheltered left.archer", "post left", "sheltered right.spearman"):
        assert t.why(word) == "GW-ATK-10"
    t.play("done")
    assert (t.asks, t.cover("left"), t.cover("right")) == ("", "0s . . . . .", ". . . . . .")


@rule("GW-ATK-10")
def test_warriors_attack_one_after_another_and_each_once(great_wall: Table) -> None:
    t = great_wall().horde("left", "keshig_left").horde("right", "keshig_right")
    t.post(0, "left").post(0, "right").shelter(0, "left", "spearman")
    send_out(t, "volley")
    assert t.options() == {"done", "post left", "post right"}
    t.play("post left", "cell left.1.a")
    assert t.why("post left") == "GW-ATK-10"
    t.play("post right", "cell right.1.a")
    assert (t.asks, t.cover("left"), t.cover("right")) == ("", "x . . . . .", "x . . . . .")


@rule("GW-ATK-11")
def test_warriors_on_hordes_never_attack_again(great_wall: Table) -> None:
    t = great_wall().horde("left", "keshig_left", p0="a:spearman bc:horseman").tactics(0, "night_sortie")
    t.happen("turn.activation", 0)
    assert t.asks == ""
    t.shelter(0, "left", "spearman").happen("turn.activation", 0).play("tactic night_sortie", "free")
    assert t.options() == {"done", "sheltered left.spearman"}
    t.play("sheltered left.spearman", "cell left.1.d", "resource wood")
    assert t.cover("left") == "0s 0h 0h 0s . ."


@rule("GW-ATK-12")
def test_a_spearman_from_a_shelter_attacks_row_1_of_his_own_section(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="a").horde("left", "foragers_left")
    t.horde("right", "foragers_right").shelter(0, "left", "spearman")
    send_out(t).play("sheltered left.spearman")
    assert t.options() == {"cell left.1.b", "cell left.1.c"}
    assert t.why("cell right.1.a") == "GW-SHL-06"
    assert t.why("cell left.2.a") == t.why("cell left.1.a") == t.why("done") == "GW-ATK-01"
    t.play("cell left.1.b")
    assert (t.cover("left"), t.in_shelter(0, "left")) == ("x 0s .", "")


@rule("GW-ATK-13")
def test_a_horseman_from_a_shelter_attacks_any_row_of_his_own_section(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="a").horde("left", "foragers_left")
    t.horde("right", "foragers_right").shelter(0, "left", "horseman")
    send_out(t).play("sheltered left.horseman")
    assert t.options() == {f"cell left.2.{letter}" for letter in "abcd"}
    assert t.why("cell right.1.a") == "GW-SHL-06"
    t.play("cell left.2.a")
    assert t.options() == {"cell left.2.b", "cell left.2.c"}
    assert t.why("cell left.2.d") == "GW-ATK-03"
    t.play("cell left.2.c")
    assert (t.cover("left", 2), t.in_shelter(0, "left")) == ("0h . 0h .", "")


@rule("GW-ATK-14")
def test_an_archer_from_a_shelter_takes_a_position_of_his_section_and_shoots(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left").horde("left", "foragers_left").horde("right", "foragers_right")
    t.shelter(0, "left", "archer")
    send_out(t, "volley").play("sheltered left.archer")
    assert (t.asks, t.posted(0, "left"), t.in_shelter(0, "left")) == ("Shoot", 1, "")
    assert t.options() == {f"cell left.1.{letter}" for letter in "abc"} | {f"cell left.2.{letter}" for letter in "abcd"}
    t.play("cell left.2.a")
    assert (t.asks, t.cover("left", 2), t.have(0)) == ("", "x . . .", {})


@rule("GW-ATK-14")
def test_an_archer_in_a_shelter_without_a_free_position_cannot_attack(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left").horde("right", "outriders_right").post(1, "left")
    t.shelter(0, "left", "archer").post(0, "right")
    send_out(t, "volley")
    assert t.options() == {"done", "post right"}
    assert t.why("sheltered left.archer") == "GW-SHL-07"


@rule("GW-ATK-15")
def test_an_archer_on_a_position_shoots_and_stays_there(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left").horde("left", "foragers_left").horde("right", "foragers_right")
    t.post(0, "left").post(0, "middle")
    send_out(t)
    assert t.why("post middle") == "GW-ATK-15"
    t.play("post left")
    assert t.why("cell right.1.a") == "GW-ATK-06"
    t.play("cell left.2.a")
    assert (t.posted(0, "left"), t.cover("left", 2), t.have(0)) == (1, "x . . .", {})


@rule("GW-ATK-16")
def test_spearmen_and_horsemen_from_a_shelter_gain_the_rewards(great_wall: Table) -> None:
    t = great_wall().horde("left", "foragers_left").shelter(0, "left", "spearman horseman").resources(0, chi=1)
    send_out(t, effect="enhanced").play("sheltered left.spearman", "cell left.1.b")
    assert t.have(0) == {"gold": 1}
    t.play("sheltered left.horseman", "cell left.1.c", "cell left.1.d")
    assert (t.asks, t.have(0)) == ("", {"wood": 2, "stone": 1, "gold": 1})
