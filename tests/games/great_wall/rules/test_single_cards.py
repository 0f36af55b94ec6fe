"""Corrections and explanations of single cards (GW-CRD)."""

from collections.abc import Callable

from teahouse.games.great_wall.loading import load
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def scored(t: Builder, artifact: str) -> Builder:
    """The final scoring with this artifact only."""
    t.g.artifacts = [[card.name for card in t.box.artifacts].index(artifact)]
    return t.run("end_game")


# -- advisors and generals ---------------------------------------------------------------------------


@rule("GW-CRD-01")
def test_the_spear_maker_sends_all_spearmen_in_shelters(great_wall: Table) -> None:
    t = great_wall().advisors(0, "spear_maker").resources(0, wood=1).horde("left", "foragers_left")
    t.horde("right", "keshig_right").shelter(0, "left", "spearman spearman horseman").shelter(0, "right", "spearman")
    t.shelter(0, "middle", "spearman").post(0, "right").happen("turn.activation", 0).play(t.ability("spear_maker"))
    assert (t.have(0), t.options()) == ({}, {"done", "sheltered left.spearman", "sheltered right.spearman"})
    assert t.why("sheltered left.horseman") == t.why("post right") == "GW-ATK-10"
    t.play("sheltered left.spearman", "cell left.1.a", "sheltered right.spearman", "cell right.1.a")
    t.play("sheltered left.spearman", "cell left.1.b")
    assert (t.asks, t.cover("left"), t.cover("right")) == ("", "0s 0s . .", "0s . . . . .")


@rule("GW-CRD-02")
def test_the_glory_stealer_discards_shame_for_each_last_damage_he_inflicts(great_wall: Table) -> None:
    t = great_wall().advisors(0, "glory_stealer").shamed(0, "spearman archer").post(0, "left").post(1, "right")
    t.horde("left", "outriders_left", damage="b").horde("right", "outriders_right", damage="ab")
    t.run("shoot", 0, 0, 0).play("cell left.1.a").run("shoot", 1, 2, 0).play("cell right.1.c")
    assert (t.asks, t.clan(0).shame_tokens()) == ("", 2)
    supply = t.g.shame_supply
    t.run("shoot", 0, 0, 0).play("cell left.1.c", t.ability("glory_stealer"), "shame archer")
    assert (t.asks, t.clan(0).shamed, t.g.shame_supply) == ("", [1, 0, 0, 0], supply + 1)


@rule("GW-CRD-02")
def test_a_last_cell_covered_by_a_warrior_steals_no_glory(great_wall: Table) -> None:
    t = great_wall().advisors(0, "glory_stealer").shamed(0, "spearman").horde("left", "outriders_left", damage="ab")
    t.resources(0, wood=1, gold=1).officials(0, barracks=1).activate("barracks", enhanced=True)
    t.play("warrior spearman", "cell left.1.c")
    assert (t.asks, t.clan(0).shame_tokens()) == ("", 1)


@rule("GW-CRD-03")
def test_cai_xiang_answers_each_time_a_special_area_is_activated(great_wall: Table) -> None:
    t = great_wall().general(0, "cai_xiang").advisors(0, assistants=2).tea(1, 0, 2)
    for times, area in enumerate(("builders_camp", "field_hq", "embassy", "academy", "embassy"), start=1):
        t.officials(0, **{area: 1}).activate(area, by=1)
        assert t.options() == {"pass", t.ability("cai_xiang")}
        t.play(t.ability("cai_xiang")).decline_all()
        assert t.honor(0) == [2 * times]
    for times, area in enumerate(("academy", "embassy"), start=6):
        t.officials(1, **{area: 2}).activate(area, by=2)  # the user's own officials need not be there
        assert (t.seat, t.options()) == (0, {"pass", t.ability("cai_xiang")})
        t.play(t.ability("cai_xiang")).decline_all()
        assert t.honor(0) == [2 * times]
    t.officials(0, tea_house=1, sawmill=1).officials(1, sawmill=2).activate("tea_house", enhanced=True)
    assert t.asks == "DrinkTea"
    t.play("pass").activate("sawmill")
    assert t.asks == "HandIn"


@rule("GW-CRD-04")
def test_zhou_tong_counts_sections_with_an_archer_on_a_firing_position(great_wall: Table) -> None:
    t = great_wall().general(0, "zhou_tong").advisors(0, assistants=1).walls(left=2)
    t.post(0, "left", 2).shelter(0, "middle", "archer").post(1, "right").happen("summer.income")
    assert t.honor(0) == [2]
    t.post(0, "middle").happen("summer.income")
    assert t.honor(0) == [2 + 4]


@rule("GW-CRD-05")
def test_the_memo_of_qin_activates_areas_from_the_highest_to_the_lowest() -> None:
    (memo,) = [note for note in load().names.notes if note.of == "qin"]
    assert memo.lines[1].en.startswith("Activates areas from the highest to the lowest")
    assert memo.lines[1].of("ru").startswith("Активирует области от высшей к низшей")


# -- an artifact and a tactic card -------------------------------------------------------------------


@rule("GW-CRD-06")
def test_the_bow_of_hou_yi_gives_6_honour_for_each_archer_on_the_highest_wall(great_wall: Table) -> None:
    t = great_wall().walls(left=2, middle=3, right=1).post(0, "left", 1).post(0, "middle", 2).post(1, "right", 2)
    scored(t.shelter(0, "middle", "archer").shelter(1, "middle", "archer"), "bow_of_hou_yi")
    assert t.honor(0, 1, 2) == [12, 0, 0]


@rule("GW-CRD-06")
def test_without_any_wall_the_bow_of_hou_yi_gives_nothing(great_wall: Table) -> None:
    assert scored(great_wall().post(0, "left"), "bow_of_hou_yi").honor(0) == [0]


@rule("GW-CRD-07")
def test_two_sections_that_share_the_highest_level_both_count(great_wall: Table) -> None:
    t = great_wall().walls(left=1, middle=2, right=2).post(0, "left").post(0, "middle", 2).post(0, "right", 1)
    assert scored(t, "bow_of_hou_yi").honor(0) == [18]


@rule("GW-CRD-08")
def test_one_enhanced_retreat_saves_all_of_a_breached_section_archers_too(great_wall: Table) -> None:
    t = great_wall().fortifications().tactics(0, "retreat").resources(0, chi=2).walls(left=1).post(0, "left", 2)
    t.horde("left", "keshig_left", p0="a:spearman", p1="b:spearman", p2="c:spearman")
    t.horde("left", "foragers_left", p0="ab:horseman", p1="c:spearman", p2="d:spearman").run("assault", 0)
    t.play("tactic retreat", "enhanced", "take")
    assert (t.asks, t.have(0)) == ("", {})
    assert t.in_shelter(0, "left") == "spearman archer archer horseman"
    assert (t.cover("left", 1), t.cover("left", 2)) == ("x x x . . .", "x x x x")


# -- orders ------------------------------------------------------------------------------------------


@rule("GW-CRD-09")
def test_tyranny_ends_with_an_enhanced_activation(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "tyranny")).officials(0, sawmill=1).turn(0).decline_all("ActivateEnhanced")
    assert (t.seat, t.options()) == (0, {"pass", "area sawmill"})
    assert t.why("area quarry") == "GW-ENH-04"
    t.play("area sawmill").decline_all()
    assert (t.have(0), t.clan(0).shame_tokens(), t.clan(0).officials) == ({"wood": 1}, 0, 5)


@rule("GW-CRD-09")
def test_the_enhanced_activation_of_tyranny_may_be_declined(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "tyranny")).officials(0, sawmill=1).turn(0).decline_all()
    assert (t.asks, t.have(0), t.heard("activated")) == ("", {}, [])


@rule("GW-CRD-10")
def test_with_economy_on_the_track_tyranny_moves_2_additional_officials(great_wall: Table) -> None:
    for order, moved in (("economy", 4), ("conscription", 2)):
        t = great_wall().orders_on_track((0, "tyranny"), (1, order)).turn(0)
        areas = iter(("sawmill", "quarry", "sawmill", "quarry"))
        while t.asks == "MoveOfficial" and t.seat == 0:
            t.play("official supply", f"area {next(areas)}")
        assert t.clan(0).officials == 5 - moved


@rule("GW-CRD-11")
def test_betrayal_applies_the_order_of_another_player_as_its_own(great_wall: Table) -> None:
    t = great_wall().orders_on_track((1, "economy"), (0, "betrayal"), (2, "betrayal")).turn(0)
    assert (t.asks, t.options()) == ("CopyOrder", {"pass", "player 2"})
    assert t.why("player 1") == t.why("player 3") == t.why("done") == "GW-CRD-11"
    t.play("player 2")
    for area in ("sawmill", "quarry", "gold_mine"):
        assert (t.asks, t.seat) == ("MoveOfficial", 0)
        t.play("official supply", f"area {area}")
    assert (t.asks, t.seat) == ("MoveOfficial", 1)


@rule("GW-CRD-11")
def test_copying_may_be_declined_and_betrayal_never_returns(great_wall: Table) -> None:
    t = great_wall().orders_on_track((1, "economy"), (0, "betrayal")).turn(0).play("pass").decline_all()
    assert (t.asks, t.heard("copied")) == ("", [])
    t.run("discard_orders").play("return orders")
    assert [t.box.orders[order].name for order in t.clan(0).order_discard] == ["betrayal"]
    assert len(t.clan(0).orders) == 5


@rule("GW-CRD-11")
def test_a_lone_betrayal_has_nothing_to_copy(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "betrayal"), (1, "betrayal")).turn(0).play("take")
    assert (t.asks, t.options()) == ("GainToken", {f"resource {kind}" for kind in ("wood", "stone", "gold", "chi")})
