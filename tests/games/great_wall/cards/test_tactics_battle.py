"""Tactic cards of attack, recruitment and killing: the upper and the enhanced effect of each."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card
from tests.games.great_wall.cards.tactic_scenes import attack, defeat, own_turn, recruit, scene

Table = Callable[..., Builder]


# -- Retreat -----------------------------------------------------------------------------------------


@card("retreat")
def test_retreat_saves_one_warrior_for_nothing(great_wall: Table) -> None:
    t = scene(great_wall(), "retreat").play("tactic retreat", "free")
    assert (t.asks, t.in_shelter(0, "left"), t.heard("killed")) == ("", "spearman", [])


@card("retreat")
@rule("GW-CRD-08", "GW-TAC-10")
def test_enhanced_retreat_saves_all_of_a_breached_section(great_wall: Table) -> None:
    t = great_wall().tactics(0, "retreat").resources(0, chi=2).fortifications().post(0, "left")
    t.horde("left", "outriders_left", p0="a:spearman").horde("left", "foragers_left", p0="ab:horseman", p1="c:spearman")
    t.run("assault", 0)
    while t.asks == "PlaceShame":
        t.play("shame archer")
    t.play("tactic retreat", "enhanced", "take")
    assert (t.in_shelter(0, "left"), t.have(0)) == ("spearman archer horseman", {})
    assert [event.seat for event in t.heard("killed")] == [1]


@card("retreat")
def test_retreat_is_chosen_among_the_dying_and_what_is_left_may_be_bought(great_wall: Table) -> None:
    t = great_wall().tactics(0, "retreat").resources(0, chi=2)
    t.horde("left", "foragers_left", damage="d", p0="ab:horseman c:spearman")
    t.g.time = 2
    t.run("check_defeated").play("tactic retreat", "free")
    assert t.options() == {"save spearman", "save horseman", "done"}
    t.play("save horseman", "save spearman")
    assert (t.in_shelter(0, "left"), t.have(0)) == ("spearman horseman", {})


@card("retreat")
def test_retreat_saves_nobody_elses_warriors(great_wall: Table) -> None:
    t = great_wall().tactics(0, "retreat").horde("left", "outriders_left", damage="bc", p1="a:spearman")
    assert t.run("check_defeated").asks == ""


# -- Volley ------------------------------------------------------------------------------------------


def archers(t: Builder) -> Builder:
    """Three archers of seat 0: two on the left and one in the right shelter."""
    t.walls(left=1).post(0, "left", 2).shelter(0, "right", "archer spearman")
    return t.horde("left", "foragers_left").horde("right", "foragers_right")


@card("volley")
def test_volley_lets_two_archers_attack(great_wall: Table) -> None:
    t = own_turn(archers(great_wall().tactics(0, "volley"))).play("tactic volley", "free")
    assert t.why("sheltered right.spearman") == "GW-ATK-10"
    t.play("post left", "cell left.1.a", "sheltered right.archer", "cell right.1.d")
    assert (t.asks, t.cover("left"), t.cover("right")) == ("", "x . . .", ". . . x")
    assert (t.posted(0, "right"), t.honor(0)) == (1, [0])


@card("volley")
def test_enhanced_volley_lets_every_archer_attack_once(great_wall: Table) -> None:
    t = own_turn(archers(great_wall().tactics(0, "volley").resources(0, wood=1))).play("tactic volley", "enhanced")
    t.play("post left", "cell left.1.a", "post left", "cell left.1.b")
    assert t.why("post left") == "GW-ATK-10"
    t.play("sheltered right.archer", "cell right.1.d")
    assert (t.asks, t.honor(0), t.have(0)) == ("", [1], {})


@card("volley")
def test_volley_without_archers_gives_at_most_the_honour_of_its_enhanced_effect(great_wall: Table) -> None:
    none = own_turn(great_wall().tactics(0, "volley").horde("left", "foragers_left").shelter(0, "left", "spearman"))
    assert none.asks == ""
    t = own_turn(great_wall().tactics(0, "volley").resources(0, wood=1)).play("tactic volley")
    assert (t.options(), t.why("free")) == ({"enhanced"}, "GW-TAC-06")
    assert t.play("enhanced").honor(0) == [1]


# -- Night sortie ------------------------------------------------------------------------------------


def sally(t: Builder) -> Builder:
    t.shelter(0, "left", "spearman spearman spearman spearman").shelter(0, "right", "spearman")
    return t.horde("left", "keshig_left").horde("right", "foragers_right")


@card("night_sortie")
def test_night_sortie_attacks_once(great_wall: Table) -> None:
    t = own_turn(sally(great_wall().tactics(0, "night_sortie"))).play("tactic night_sortie", "free")
    t.play("sheltered right.spearman", "cell right.1.c")
    assert (t.asks, t.have(0)) == ("", {"stone": 1})


@card("night_sortie")
def test_enhanced_night_sortie_attacks_three_times_on_one_section(great_wall: Table) -> None:
    t = own_turn(sally(great_wall().tactics(0, "night_sortie").resources(0, chi=1)))
    t.play("tactic night_sortie", "enhanced", "sheltered left.spearman", "cell left.1.a")
    assert t.options() == {"done", "sheltered left.spearman"}
    t.play("sheltered left.spearman", "cell left.1.c", "sheltered left.spearman", "cell left.1.e")
    assert (t.asks, t.honor(0), t.have(0)) == ("", [2 + 2 + 3], {})


@card("night_sortie")
def test_night_sortie_needs_somebody_who_can_attack(great_wall: Table) -> None:
    t = great_wall().tactics(0, "night_sortie").resources(0, chi=1).shelter(0, "left", "spearman")
    assert own_turn(t.horde("right", "foragers_right")).asks == ""


# -- Fire arrows, rain of stones -----------------------------------------------------------------------


@card("fire_arrows")
def test_fire_arrows_wound_once_where_an_archer_stands(great_wall: Table) -> None:
    t = great_wall().tactics(0, "fire_arrows").post(0, "left").post(1, "right")
    t.horde("left", "foragers_left").horde("right", "foragers_right").run("winter")
    t.play("tactic fire_arrows", "free")
    assert t.why("cell right.1.a") == "GW-ATK-06"
    t.play("cell left.1.a")
    assert (t.asks, t.cover("left"), t.have(0)) == ("Shoot", "x . . .", {})


@card("fire_arrows")
def test_enhanced_fire_arrows_wound_one_section_once_more_than_there_are_archers(great_wall: Table) -> None:
    t = great_wall().tactics(0, "fire_arrows").resources(0, wood=2).walls(left=1).post(0, "left", 2).post(0, "right")
    t.horde("left", "keshig_left").horde("right", "foragers_right").run("winter").play("tactic fire_arrows", "enhanced")
    t.play("cell left.1.a")
    assert t.why("cell right.1.a") == "GW-ATK-06"
    t.play("cell left.1.b", "cell left.1.c", "cell left.1.d")
    assert (t.asks, t.cover("left"), t.cover("right")) == ("Shoot", "x x x x . .", ". . . .")


@card("fire_arrows")
def test_fire_arrows_need_an_archer_on_a_position_and_a_horde_before_him(great_wall: Table) -> None:
    t = great_wall().tactics(0, "fire_arrows").resources(0, wood=2).shelter(0, "left", "archer").post(0, "right")
    t.horde("left", "outriders_left", p0="a:spearman", p1="b:spearman").walls(left=3).run("winter")
    assert t.heard("tactic") == []
    assert t.asks == "DiscardedOrders"


@card("rain_of_stones")
def test_rain_of_stones_wounds_one_horde_of_any_section(great_wall: Table) -> None:
    t = great_wall().tactics(0, "rain_of_stones").resources(0, stone=2).walls(3, 3, 3).horde("left", "foragers_left")
    t.horde("right", "foragers_right").run("winter").play("tactic rain_of_stones", "free", "cell right.1.a")
    assert t.cover("right") == "x . . ."


@card("rain_of_stones")
def test_enhanced_rain_of_stones_wounds_one_section_by_the_highest_level(great_wall: Table) -> None:
    t = great_wall().tactics(0, "rain_of_stones").resources(0, stone=2).walls(left=3, middle=1)
    t.horde("left", "keshig_left")
    t.horde("right", "outriders_right").horde("right", "foragers_right").run("winter")
    t.play("tactic rain_of_stones", "enhanced", "cell right.1.a")
    assert t.why("cell left.1.a") == "GW-ATK-06"
    t.play("cell right.1.b", "cell right.2.a")
    assert (t.cover("right", 1), t.cover("right", 2), t.have(0)) == ("x x .", "x . . .", {})
    assert t.asks == "PlaceShame"


@card("rain_of_stones")
def test_rain_of_stones_needs_a_wall_for_its_enhanced_effect_and_a_horde_for_any(great_wall: Table) -> None:
    t = great_wall().tactics(0, "rain_of_stones").resources(0, stone=2).horde("left", "foragers_left").run("winter")
    assert t.play("tactic rain_of_stones").options() == {"free"}
    none = great_wall().tactics(0, "rain_of_stones").resources(0, stone=2).walls(3, 0, 0).run("winter")
    assert none.asks == "DiscardedOrders"


# -- Flank attack, plunder -----------------------------------------------------------------------------


@card("flank_attack")
@pytest.mark.parametrize(("effect", "gold", "wounds"), [("free", 0, 1), ("enhanced", 1, 2)])
def test_a_flank_attack_wounds_the_attacked_card(great_wall: Table, effect: str, gold: int, wounds: int) -> None:
    t = great_wall().tactics(0, "flank_attack").resources(0, gold=gold).horde("left", "foragers_left")
    attack(t.horde("left", "outriders_left")).play("tactic flank_attack", effect)
    assert t.why("cell left.2.a") == "GW-ATK-07"
    t.play(*["cell left.1.b", "cell left.1.c"][:wounds])
    assert (t.asks, t.have(0)) == ("", {"wood": 1})
    assert t.cover("left") == ("0s x x ." if wounds == 2 else "0s x . .")


@card("plunder")
@pytest.mark.parametrize(("effect", "wood", "chi", "honor"), [("free", 2, 2, 0), ("enhanced", 3, 3 - 1, 1)])
def test_plunder_gains_the_rewards_of_both_cells_again(
    great_wall: Table, effect: str, wood: int, chi: int, honor: int
) -> None:
    t = great_wall().tactics(0, "plunder").resources(0, wood=1, gold=2, chi=1).horde("left", "outriders_left")
    t.officials(0, barracks=1).activate("barracks", enhanced=True)
    t.play("warrior horseman", "cell left.1.a", "cell left.1.b", "tactic plunder", effect)
    assert (t.asks, t.have(0), t.honor(0)) == ("", {"wood": wood, "chi": chi}, [honor])


@card("plunder")
def test_plunder_of_a_token_of_choice_is_a_choice(great_wall: Table) -> None:
    t = recruit(great_wall().tactics(0, "plunder").horde("left", "keshig_left"), "cell left.1.b", "resource chi")
    t.play("tactic plunder", "enhanced", "resource wood", "resource stone")
    assert (t.asks, t.have(0), t.honor(0)) == ("", {"wood": 1, "stone": 1}, [1])


# -- Triumph, last stand -------------------------------------------------------------------------------


@card("triumph")
@pytest.mark.parametrize(("effect", "gold", "honor"), [("free", 0, 2 + 2), ("enhanced", 1, 2 + 2 * 2 + 2)])
def test_triumph_is_celebrated_by_any_participant(great_wall: Table, effect: str, gold: int, honor: int) -> None:
    t = great_wall().tactics(0, "triumph").resources(0, gold=gold)
    t.horde("left", "outriders_left", p0="c:spearman", p1="ab:horseman").run("check_defeated")
    t.play("tactic triumph", effect)
    assert (t.honor(0, 1), t.have(0), t.clan(0).captured) == ([honor, 2], {}, [])


@card("triumph")
def test_no_triumph_without_a_warrior_on_the_card(great_wall: Table) -> None:
    t = great_wall().tactics(0, "triumph").post(0, "left").horde("left", "outriders_left", damage="bc", p1="a:spearman")
    assert t.run("check_defeated").asks == ""


@card("last_stand")
def test_last_stand_honours_every_dead(great_wall: Table) -> None:
    t = great_wall().tactics(0, "last_stand").horde("left", "foragers_left", damage="cd", p0="a:spearman b:spearman")
    t.g.time = 2
    t.run("check_defeated").play("tactic last_stand", "free")
    assert (t.asks, t.honor(0)) == ("", [2 + 2])


@card("last_stand")
def test_enhanced_last_stand_wounds_a_horde_of_the_section(great_wall: Table) -> None:
    t = great_wall().tactics(0, "last_stand").resources(0, gold=1).horde("right", "keshig_right")
    t.horde("left", "outriders_left", damage="bc", p0="a:spearman").horde("left", "foragers_left").run("check_defeated")
    t.play("tactic last_stand", "enhanced")
    assert t.why("cell right.1.a") == "GW-ATK-06"
    t.play("cell left.2.a")
    assert (t.asks, t.honor(0), t.have(0), t.cover("left")) == ("", [2 + 2], {}, "x . . .")


@card("last_stand")
def test_no_last_stand_for_the_saved_and_for_the_dead_of_others(great_wall: Table) -> None:
    t = defeat(great_wall().tactics(0, "last_stand").resources(0, chi=2)).play("save spearman")
    assert t.asks == ""
    other = great_wall().tactics(0, "last_stand").horde("left", "outriders_left", damage="bc", p1="a:spearman")
    assert other.run("check_defeated").asks == ""


# -- Spear wall, light horse -----------------------------------------------------------------------------


@card("spear_wall")
def test_spear_wall_recruits_one_more_for_a_token_less(great_wall: Table) -> None:
    t = recruit(great_wall().tactics(0, "spear_wall").resources(0, gold=1), "shelter left")
    t.play("tactic spear_wall", "free", "warrior spearman", "shelter left")
    assert (t.asks, t.have(0), t.in_shelter(0, "left")) == ("", {}, "spearman spearman")


@card("spear_wall")
def test_enhanced_spear_wall_recruits_two_for_three_tokens_less(great_wall: Table) -> None:
    t = recruit(great_wall().tactics(0, "spear_wall").resources(0, gold=1, chi=1), "shelter left")
    t.play("tactic spear_wall", "enhanced", "warrior spearman")
    assert t.why("warrior archer") == "GW-BAR-01"
    t.play("warrior spearman", "shelter left", "shelter right")
    assert (t.asks, t.have(0), t.in_shelter(0, "left")) == ("", {}, "spearman spearman")


@card("spear_wall")
def test_spear_wall_is_not_offered_to_those_who_cannot_pay(great_wall: Table) -> None:
    assert recruit(great_wall().tactics(0, "spear_wall"), "shelter left").asks == ""


@card("light_horse")
def test_light_horse_draws_a_card(great_wall: Table) -> None:
    t = scene(great_wall(), "light_horse").play("tactic light_horse", "free")
    assert (t.asks, len(t.clan(0).tactics)) == ("", 1)


@card("light_horse")
def test_enhanced_light_horse_recruits_a_horseman_who_may_attack(great_wall: Table) -> None:
    t = great_wall().tactics(0, "light_horse").resources(0, gold=2).horde("left", "outriders_left")
    recruit(t, "shelter left").play("tactic light_horse", "enhanced")
    assert t.options() == {"done", "warrior horseman"}
    t.play("warrior horseman", "cell left.1.b", "cell left.1.a")
    assert (t.asks, t.have(0)) == ("", {"wood": 1, "chi": 1})


# -- Ambush, feigned flight ------------------------------------------------------------------------------


@card("ambush")
@pytest.mark.parametrize(("effect", "wood", "wounds"), [("free", 0, 1), ("enhanced", 1, 2)])
def test_ambush_wounds_a_horde_that_arrives(great_wall: Table, effect: str, wood: int, wounds: int) -> None:
    t = great_wall().tactics(0, "ambush").resources(0, wood=wood).horde("middle", "foragers_middle")
    t.run("lay_out_horde")
    t.play("tactic ambush", effect)
    assert t.why("cell middle.1.a") == "GW-ATK-07"
    t.play(*["cell left.1.a", "cell left.1.b"][:wounds])
    assert (t.asks, t.cover("left").count("x"), t.honor(0), t.have(0)) == ("", wounds, [wounds - 1], {})


@card("ambush", "keshig")
def test_ambush_cannot_wound_the_keshig_behind_others(great_wall: Table) -> None:
    t = great_wall().tactics(0, "ambush")
    for section in ("left", "middle", "right"):
        t.horde(section, f"outriders_{section}")
    names = [f"{horde.name}_{pointer}" for horde in t.box.hordes for pointer in ("left", "middle", "right")]
    t.g.horde_deck.remove(names.index("keshig_left"))
    t.g.horde_deck.append(names.index("keshig_left"))
    t.run("lay_out_horde")
    assert (t.asks, len(t.heard("horde"))) == ("", 1)


@card("feigned_flight")
def test_feigned_flight_swaps_two_hordes_with_all_on_them(great_wall: Table) -> None:
    t = great_wall().tactics(0, "feigned_flight").horde("right", "foragers_right")
    t.horde("left", "outriders_left", p1="a:spearman").horde("left", "keshig_left")
    own_turn(t).play("tactic feigned_flight", "free")
    assert t.why("horde right.1") == "GW-DEF-21"
    t.play("horde left.1")
    assert t.why("horde left.1") == "GW-DEF-21"
    t.play("horde left.2")
    assert (t.asks, t.hordes("left"), t.cover("left", 2)) == ("", ["keshig_left", "outriders_left"], "1s . .")


@card("feigned_flight")
def test_enhanced_feigned_flight_then_wounds_hordes_of_that_section(great_wall: Table) -> None:
    t = scene(great_wall().horde("right", "foragers_right"), "feigned_flight", chi=1)
    t.play("tactic feigned_flight", "enhanced")
    t.play("horde left.1", "horde left.2")
    assert t.why("cell right.1.a") == "GW-ATK-06"
    t.play("cell left.1.a", "cell left.2.d")
    assert (t.asks, t.cover("left", 1), t.cover("left", 2)) == ("", "x . . . . .", ". . . x")


@card("feigned_flight")
def test_without_a_swap_feigned_flight_wounds_nobody(great_wall: Table) -> None:
    t = scene(great_wall(), "feigned_flight", chi=1).play("tactic feigned_flight", "enhanced", "pass")
    assert (t.asks, t.cover("left", 1)) == ("", ". . . .")
    single = great_wall().tactics(0, "feigned_flight").resources(0, chi=1).horde("left", "keshig_left")
    assert own_turn(single).asks == ""
