"""The builders' camp: fortifications, wall levels and who pays for them (GW-CAM)."""

from collections.abc import Callable

from teahouse.games.great_wall.loading import load
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def camp(t: Builder, officials: int = 1) -> Builder:
    """Seat 0 uses the builders' camp."""
    return t.officials(0, builders_camp=officials).activate("builders_camp")


def store(t: Builder, wood: int = 0, stone: int = 0, gold: int = 0) -> Builder:
    t.g.warehouse = [wood, stone, gold]
    return t


@rule("GW-CAM-01")
def test_each_player_builds_once_for_each_official_in_tea_order(great_wall: Table) -> None:
    t = great_wall().fortifications().tea(1, 0, 2).resources(0, wood=20).resources(1, wood=20)
    t.officials(0, builders_camp=1).officials(1, builders_camp=2).activate("builders_camp")
    sections = ("left", "middle", "right")
    assert t.options() == {"done"} | {f"{verb} {section}" for verb in ("fortify", "raise") for section in sections}
    for seat, word in ((1, "fortify left"), (1, "fortify right"), (0, "raise middle")):
        assert (t.asks, t.seat) == ("Build", seat)
        t.play(word)
    assert (t.asks, t.g.fortifications, t.g.levels) == ("", [1, 0, 1], [0, 1, 0])


@rule("GW-CAM-01")
def test_building_may_be_declined(great_wall: Table) -> None:
    t = camp(great_wall().fortifications().resources(0, wood=20), 2).play("done")
    assert (t.asks, t.g.fortifications, t.g.levels, t.have(0)) == ("", [0, 0, 0], [0, 0, 0], {"wood": 20})


# -- fortifications ----------------------------------------------------------------------------------


@rule("GW-CAM-02")
def test_a_fortification_costs_2_building_materials_in_any_combination_and_gives_2_honour(great_wall: Table) -> None:
    t = camp(great_wall().fortifications().resources(0, wood=2, stone=2, gold=2, chi=2)).play("fortify right")
    assert t.options() == {"count 0", "count 1", "count 2"}
    t.play("count 0", "count 1")
    assert t.have(0) == {"wood": 2, "stone": 1, "gold": 1, "chi": 2}
    assert (t.g.fortifications, t.honor(0)) == ([0, 0, 1], [2])


@rule("GW-CAM-02")
def test_without_2_building_materials_there_is_no_fortification(great_wall: Table) -> None:
    t = camp(great_wall().fortifications().resources(0, stone=1, chi=9))
    assert t.asks == ""


@rule("GW-CAM-03")
def test_a_fortification_adds_2_to_the_defence_until_the_assault_is_over(great_wall: Table) -> None:
    t = great_wall().fortifications(left=1).horde("left", "outriders_left").resources(0, wood=2)
    t.run("assault", 0).play("shame spearman", "shame spearman", "shame spearman")
    camp(t).play("fortify left")
    t.run("assault", 0)
    assert [event.args for event in t.heard("assault")] == [(0, 3, 2), (0, 3, 4)]
    assert (t.asks, len(t.heard("breach")), t.g.fortifications) == ("", 1, [2, 0, 0])
    t.run("raze_fortifications")
    assert t.g.fortifications == [0, 0, 0]


@rule("GW-CAM-04")
def test_a_section_holds_3_fortifications(great_wall: Table) -> None:
    t = camp(great_wall().fortifications(left=2, middle=3).resources(0, wood=9), 2)
    assert (t.why("fortify middle"), t.lack("fortify middle")) == ("GW-CAM-04", ("fortification-room", 3, 4))
    t.play("fortify left")
    assert (t.g.fortifications, t.why("fortify left"), t.why("fortify right")) == ([3, 3, 0], "GW-CAM-04", None)


# -- wall levels -------------------------------------------------------------------------------------


@rule("GW-CAM-05", "GW-CAM-07", "GW-CAM-02")
def test_the_cost_of_each_level_is_printed_below_it(great_wall: Table) -> None:
    box = load().box
    box.sides[0].wall_cost = [1, 5, 7]
    t = camp(great_wall(box=box).fortifications().resources(0, wood=1), 2)
    assert (t.why("fortify left"), t.lack("fortify left")) == ("GW-CAM-02", ("material", 1, 2))
    t.play("raise left")
    assert (t.have(0), t.honor(0), t.g.levels) == ({}, [1], [1, 0, 0])
    camp(t.resources(0, wood=12), 2).play("raise left", "raise left")
    assert (t.have(0), t.honor(0), t.g.levels) == ({}, [13], [3, 0, 0])


@rule("GW-CAM-06")
def test_a_level_is_paid_in_wood_stone_and_gold_but_never_in_chi(great_wall: Table) -> None:
    t = camp(great_wall().fortifications(middle=3, right=3).resources(0, wood=4, stone=2, gold=1, chi=20))
    assert (t.why("raise left"), t.lack("raise left")) == ("GW-CAM-06", ("material", 7, 8))
    t.play("done")
    camp(t.resources(0, wood=4, stone=4, gold=4, chi=20)).play("raise left")
    assert t.options() == {f"count {n}" for n in range(5)}
    t.play("count 1", "count 3")
    assert t.have(0) == {"wood": 3, "stone": 1, "chi": 20}


@rule("GW-CAM-07", "GW-CAM-08")
def test_the_builder_gains_the_cost_as_honour_and_the_wall_grows_by_one_level(great_wall: Table) -> None:
    for seats, cost in ((3, 8), (4, 11)):
        t = camp(great_wall(seats).resources(0, stone=cost)).play("raise middle")
        assert (t.have(0), t.honor(0, 1), t.g.levels) == ({}, [cost, 0], [0, 1, 0])
        assert [event.kind for event in t.g.events if "wall" in event.kind] == ["honor-wall", "wall"]


@rule("GW-CAM-09")
def test_levels_are_built_in_the_order_1_2_3_and_level_3_is_the_last(great_wall: Table) -> None:
    t = camp(great_wall().resources(0, gold=60), 4)
    for honor in (8, 8 + 13, 8 + 13 + 17):
        t.play("raise left")
        assert t.honor(0) == [honor]
    assert [event.args for event in t.heard("wall")] == [(0, 1), (0, 2), (0, 3)]
    assert (t.why("raise left"), t.lack("raise left"), t.why("raise right")) == (
        "GW-CAM-09",
        ("wall-room", 3, 4),
        None,
    )


# -- the warehouse -----------------------------------------------------------------------------------


@rule("GW-CAM-10")
def test_the_warehouse_must_pay_first(great_wall: Table) -> None:
    t = camp(store(great_wall(), wood=2, gold=1).resources(0, stone=8)).play("raise left")
    assert (t.asks, t.g.warehouse, t.have(0)) == ("", [0, 0, 0], {"stone": 3})
    t = camp(store(great_wall(), wood=5).fortifications().resources(0, wood=5)).play("fortify left")
    assert (t.g.warehouse, t.have(0)) == ([3, 0, 0], {"wood": 5})


@rule("GW-CAM-10")
def test_the_warehouse_counts_for_what_one_can_build(great_wall: Table) -> None:
    t = camp(store(great_wall(), wood=3, stone=3).resources(0, gold=1))
    assert t.asks == ""
    camp(t.fortifications())
    assert (t.why("raise left"), t.lack("raise left")) == ("GW-CAM-06", ("material", 7, 8))


@rule("GW-CAM-11")
def test_the_builder_chooses_what_to_take_from_a_full_warehouse(great_wall: Table) -> None:
    t = camp(store(great_wall(), wood=2, stone=2, gold=2).fortifications().resources(0, wood=9)).play("fortify left")
    assert (t.seat, t.options()) == (0, {"count 0", "count 1", "count 2"})
    assert t.why("count 3") == "GW-RES-04"
    t.play("count 1", "count 0")
    assert (t.asks, t.g.warehouse, t.have(0)) == ("", [1, 2, 1], {"wood": 9})


@rule("GW-CAM-12")
def test_the_honour_is_full_whoever_provided_the_resources(great_wall: Table) -> None:
    t = camp(store(great_wall(), wood=10).fortifications(), 2).play("raise left", "fortify left")
    assert (t.honor(0), t.have(0), t.g.warehouse) == ([8 + 2], {}, [0, 0, 0])


@rule("GW-CAM-13")
def test_one_stone_in_the_warehouse_must_go_into_the_fortification(great_wall: Table) -> None:
    for n, kind in enumerate(("wood", "stone", "gold")):
        t = camp(store(great_wall(), stone=1).fortifications().resources(0, wood=1, stone=1, gold=1))
        t.play("fortify left", *("count 0", "count 0")[:n], *("count 1",)[: n < 2])
        left = {"wood": 1, "stone": 1, "gold": 1}
        del left[kind]
        assert (t.asks, t.g.warehouse, t.have(0), t.honor(0)) == ("", [0, 0, 0], left, [2])


@rule("GW-CAM-14")
def test_what_the_warehouse_pays_returns_to_the_stock(great_wall: Table) -> None:
    t = store(great_wall().fortifications(), wood=1, gold=1)
    camp(t).play("fortify left")
    assert [event.args for event in t.heard("stored-paid")] == [(0, 1), (2, 1)]
    assert (t.g.warehouse, [t.have(seat) for seat in range(3)]) == ([0, 0, 0], [{}, {}, {}])


# -- several officials -------------------------------------------------------------------------------


@rule("GW-CAM-15")
def test_several_actions_may_be_mixed_repeated_and_spread_over_sections(great_wall: Table) -> None:
    t = camp(great_wall().fortifications().resources(0, wood=20), 4)
    t.play("fortify left", "fortify left", "raise left", "fortify right")
    assert (t.asks, t.g.fortifications, t.g.levels, t.honor(0)) == ("", [2, 0, 1], [1, 0, 0], [14])


@rule("GW-CAM-16")
def test_actions_are_paid_one_after_another_and_nobody_acts_in_between(great_wall: Table) -> None:
    t = store(great_wall(), wood=10).resources(0, stone=11).resources(1, gold=20).officials(1, builders_camp=1)
    camp(t, 2).play("raise left")
    assert (t.g.warehouse, t.have(0), t.asks, t.seat) == ([2, 0, 0], {"stone": 11}, "Build", 0)
    t.play("raise left")
    assert (t.g.levels, t.g.warehouse, t.have(0), t.honor(0)) == ([2, 0, 0], [0, 0, 0], {}, [21])
    assert (t.asks, t.seat) == ("Build", 1)


# -- archers on the wall -----------------------------------------------------------------------------


@rule("GW-CAM-17")
def test_archers_move_up_with_the_wall_and_do_not_attack(great_wall: Table) -> None:
    t = great_wall().horde("left", "keshig_left").post(0, "left").resources(0, wood=8)
    camp(t).play("raise left")
    assert (t.asks, t.posted(0, "left"), t.in_shelter(0, "left")) == ("", 1, "")
    assert t.cover("left") == ". . . . . ."


@rule("GW-CAM-18", "GW-CAM-19")
def test_on_a_level_with_too_few_positions_the_first_in_tea_order_stay_and_the_rest_shelter(great_wall: Table) -> None:
    box = load().box
    box.sides[0].firing_positions = [3, 2, 3, 4]
    for tea, stays, shelters in (((1, 0, 2), 1, 0), ((0, 2, 1), 0, 1)):
        t = great_wall(box=box).tea(*tea).post(stays, "left", 2).post(shelters, "left").resources(2, wood=8)
        t.officials(2, builders_camp=1).activate("builders_camp", by=2).play("raise left")
        assert (t.posted(stays, "left"), t.in_shelter(stays, "left")) == (2, "")
        assert (t.posted(shelters, "left"), t.in_shelter(shelters, "left")) == (0, "archer")
        assert (t.clan(stays).supply[1], t.clan(shelters).supply[1]) == (2, 3)
