"""Generals, tactic cards and advisors of the fifth player's set."""

from collections.abc import Callable

import pytest

from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


def led_by(t: Builder, general: str, assistants: int = 2) -> Builder:
    return t.general(0, general).advisors(0, assistants=assistants)


# -- generals ----------------------------------------------------------------------------------------


@card("su_dongpo")
@pytest.mark.parametrize(
    ("others", "honor"), [(("tyranny", "tyranny"), 6), (("tyranny", "economy"), 4), (("economy", "betrayal"), 2)]
)
def test_su_dongpo_is_honoured_for_orders_named_as_his(great_wall: Table, others: tuple[str, str], honor: int) -> None:
    t = led_by(great_wall(seats=5), "su_dongpo")
    t.orders_on_track((1, others[0]), (0, "tyranny"), (2, others[1])).turn(0)
    assert t.honor(0) == [honor]


@card("su_dongpo")
def test_su_dongpo_has_nothing_of_the_turns_of_others(great_wall: Table) -> None:
    t = led_by(great_wall(seats=5), "su_dongpo").orders_on_track((1, "tyranny"), (0, "tyranny")).turn(1)
    assert t.honor(0) == [0]


@card("di_qing")
def test_di_qing_counts_one_cell_more_and_is_honoured_for_the_card(great_wall: Table) -> None:
    t = led_by(great_wall(seats=5), "di_qing").tea(1, 0, 2, 3, 4)
    t.horde("left", "outriders_left", damage="c", p0="a:spearman", p1="b:spearman").run("check_defeated")
    assert len(t.clan(0).captured) == 1
    assert t.honor(0, 1) == [2 + 6, 2]


@card("di_qing")
def test_di_qing_needs_a_warrior_on_the_card(great_wall: Table) -> None:
    t = led_by(great_wall(seats=5), "di_qing").post(0, "left")
    t.horde("left", "outriders_left", damage="bc", p1="a:spearman").run("check_defeated")
    assert (t.clan(1).captured != [], t.honor(0)) == (True, [2])


@card("yang_yanzhao")
def test_yang_yanzhao_builds_fortifications_for_one_and_is_honoured_twice_a_turn(great_wall: Table) -> None:
    t = led_by(great_wall(seats=5), "yang_yanzhao").fortifications().resources(0, wood=3)
    t.officials(0, builders_camp=3).activate("builders_camp")
    t.play("fortify left", "fortify left", "fortify middle")
    assert (t.g.fortifications, t.have(0)) == ([2, 1, 0], {})
    assert t.honor(0) == [3 * 2 + 2 * 2]


@card("zhao_pu")
def test_zhao_pu_hires_officials_for_one_gold_and_honour(great_wall: Table) -> None:
    t = led_by(great_wall(seats=5), "zhao_pu").resources(0, gold=1).officials(0, embassy=1)
    t.activate("embassy").play("hire official")
    assert (t.have(0), t.honor(0), t.clan(0).pool) == ({}, [4], 3)


# -- tactics -----------------------------------------------------------------------------------------


@card("council_of_clans")
@pytest.mark.parametrize(("effect", "others", "honor"), [("free", 2, 2), ("free", 4, 3), ("enhanced", 2, 4)])
def test_council_of_clans_honours_the_officials_of_others(
    great_wall: Table, effect: str, others: int, honor: int
) -> None:
    t = great_wall(seats=5).tactics(0, "council_of_clans").resources(0, chi=1).officials(0, academy=1)
    for seat in range(1, others + 1):
        t.officials(seat, academy=1)
    t.activate("academy").play("tactic council_of_clans", effect)
    assert t.honor(0) == [honor]
    assert t.have(0) == ({"chi": 1} if effect == "free" else {})


@card("council_of_clans")
def test_enhanced_council_of_clans_gives_six_at_most(great_wall: Table) -> None:
    t = great_wall(seats=5).tactics(0, "council_of_clans").resources(0, chi=1).officials(0, academy=1)
    t.officials(1, academy=2).officials(2, academy=2)
    t.activate("academy").play("tactic council_of_clans", "enhanced")
    assert t.honor(0) == [6]


@card("council_of_clans")
def test_council_of_clans_is_for_those_who_have_an_official_there(great_wall: Table) -> None:
    t = great_wall(seats=5).tactics(0, "council_of_clans").officials(1, academy=1).officials(2, academy=1)
    assert t.activate("academy").asks != "PlayTactic"


def rival_attacks(t: Builder) -> Builder:
    """Seat 1 attacks on the left, where spearmen of seat 0 wait."""
    t.horde("left", "foragers_left").shelter(0, "left", "spearman spearman spearman").resources(1, wood=1, gold=1)
    t.officials(1, barracks=1).activate("barracks", enhanced=True, by=1)
    return t.play("warrior spearman", "cell left.1.a")


@card("borrowed_sword")
def test_borrowed_sword_strikes_where_another_struck(great_wall: Table) -> None:
    t = rival_attacks(great_wall(seats=5).tactics(0, "borrowed_sword"))
    t.play("tactic borrowed_sword", "free", "sheltered left.spearman", "cell left.1.b")
    assert (t.asks, t.cover("left"), t.have(0)) == ("", "1s 0s . .", {"gold": 1})


@card("borrowed_sword")
def test_enhanced_borrowed_sword_strikes_twice_for_honour(great_wall: Table) -> None:
    t = rival_attacks(great_wall(seats=5).tactics(0, "borrowed_sword").resources(0, gold=1))
    t.play("tactic borrowed_sword", "enhanced", "sheltered left.spearman", "cell left.1.b")
    t.play("sheltered left.spearman", "cell left.1.c")
    assert (t.asks, t.cover("left"), t.honor(0)) == ("", "1s 0s 0s .", [2])


def march(t: Builder) -> Builder:
    t.tactics(0, "forced_march").resources(0, chi=1).shelter(0, "left", "archer spearman")
    t.horde("middle", "foragers_middle").orders_on_track((0, "betrayal")).turn(0)
    return t.play("pass")


@card("forced_march")
def test_forced_march_moves_warriors_and_posts_archers(great_wall: Table) -> None:
    t = march(great_wall(seats=5)).play("tactic forced_march", "free", "section left", "section middle")
    t.play("sheltered left.archer", "post middle", "sheltered left.spearman")
    assert (t.posted(0, "middle"), t.in_shelter(0, "middle"), t.honor(0)) == (1, "spearman", [1])
    assert (t.cover("middle"), t.have(0)) == (". . . .", {"chi": 1})


@card("forced_march")
def test_enhanced_forced_march_attacks_at_its_end(great_wall: Table) -> None:
    t = march(great_wall(seats=5)).play("tactic forced_march", "enhanced", "section left", "section middle")
    t.play("sheltered left.archer", "post middle", "sheltered left.spearman")
    assert t.asks == "AttackWith"
    t.play("post middle", "cell middle.1.a", "sheltered middle.spearman", "cell middle.1.b")
    assert (t.asks, t.cover("middle"), t.honor(0)) == ("", "x 0s . .", [0])


@card("fair_share")
@pytest.mark.parametrize(("effect", "tokens"), [("free", 2), ("enhanced", 4)])
def test_fair_share_is_paid_in_building_material(great_wall: Table, effect: str, tokens: int) -> None:
    t = great_wall(seats=5).tactics(0, "fair_share").resources(0, chi=1)
    t.horde("left", "outriders_left", damage="c", p0="a:spearman", p1="b:spearman").run("check_defeated")
    t.play("tactic fair_share", effect)
    assert t.why("resource chi") == "GW-RES-02"
    t.play(*["resource gold"] * tokens)
    assert t.asks != "GainToken"
    assert t.clan(0).resources[:3] == [0, 0, tokens]


# -- advisors ----------------------------------------------------------------------------------------


@card("go_between")
@pytest.mark.parametrize(("mine", "others", "honor"), [(1, 2, 1), (1, 1, 0), (0, 2, 0)])
def test_go_between_likes_company(great_wall: Table, mine: int, others: int, honor: int) -> None:
    t = great_wall(seats=5).advisors(0, "go_between").officials(0, academy=mine).officials(1, academy=others)
    t.activate("academy").decline_all()
    assert t.honor(0) == [honor]


@card("usurer")
def test_usurer_takes_a_gold_once_a_turn_when_another_hires_an_advisor(great_wall: Table) -> None:
    t = great_wall(seats=5).advisors(0, "usurer").resources(1, gold=9).officials(1, embassy=2)
    t.activate("embassy", by=1).play("advisor-cell 1", "assistant", "advisor-cell 1", "assistant")
    assert t.have(0) == {"gold": 1}
    t.happen("advisor.hired", 0)
    assert t.have(0) == {"gold": 1}


@card("pathfinder")
def test_pathfinder_attacks_where_warriors_have_come_to(great_wall: Table) -> None:
    t = great_wall(seats=5).advisors(0, "pathfinder").shelter(0, "left", "spearman").horde("middle", "foragers_middle")
    t.officials(0, field_hq=1).activate("field_hq")
    t.play("section left", "section middle", "sheltered left.spearman", t.ability("pathfinder"))
    t.play("sheltered middle.spearman", "cell middle.1.a")
    assert (t.cover("middle"), t.honor(0)) == ("0s . . .", [1])


@card("lampoonist")
@pytest.mark.parametrize(
    ("tea", "tokens", "honor"), [((0, 1, 2, 3, 4), 0, 0), ((1, 0, 2, 3, 4), 0, 1), ((1, 2, 3, 4, 0), 2, 1)]
)
def test_lampoonist_lives_below_the_salt(great_wall: Table, tea: tuple[int, ...], tokens: int, honor: int) -> None:
    t = great_wall(seats=5).advisors(0, "lampoonist").tea(*tea).happen("turn.end", 0)
    if tokens + honor:
        t.play(t.ability("lampoonist"), *["resource chi"] * tokens)
    assert (t.asks, t.honor(0), t.have(0)) == ("", [honor], {"chi": tokens} if tokens else {})
    assert t.happen("turn.end", 0).asks == ""
