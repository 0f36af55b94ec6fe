"""The eight horde types: cells, neighbours, rewards, strength, and what each of them does to the wall."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]

PAIRS = {
    "outriders": "ab ac",
    "foragers": "ab ac bd cd",
    "horse_archers": "ab bc cd",
    "steppe_raiders": "ac bc bd",
    "shaman_circle": "",
    "siege_train": "ab ad bc ce",
    "iron_lancers": "ab ac bd cd ce",
    "keshig": "ab ad bc be cf de ef",
}
"""Neighbouring cells of every type, for a horseman."""

REWARDS: dict[str, list[dict[str, int]]] = {
    "outriders": [{"wood": 1}, {"chi": 1}, {"honor": 2}],
    "foragers": [{"wood": 1}, {"gold": 1}, {"stone": 1}, {"wood": 2}],
    "horse_archers": [{"chi": 1}, {"wood": 1}, {"gold": 1}, {"honor": 2}],
    "steppe_raiders": [{"gold": 1}, {"honor": 2}, {"gold": 1}, {"wood": 1}],
    "shaman_circle": [{"chi": 1}, {"chi": 1}, {"chi": 2}, {"honor": 2}, {"honor": 2}],
    "siege_train": [{"stone": 1}, {"stone": 2}, {"stone": 1}, {"wood": 1}, {"wood": 1}],
    "iron_lancers": [{"honor": 2}, {"gold": 1}, {"gold": 1}, {"honor": 2}, {"gold": 2}],
    "keshig": [{"honor": 2}, {"any": 1}, {"honor": 2}, {"wsg": 1}, {"honor": 3}, {"wsg": 1}],
}
"""The reward of every cell."""

CAPTURED = {
    "outriders": 4,
    "foragers": 6,
    "horse_archers": 7,
    "steppe_raiders": 7,
    "shaman_circle": 8,
    "siege_train": 10,
    "iron_lancers": 11,
    "keshig": 14,
}
"""Honour of a captured card at the end."""

MATERIALS = {"resource wood", "resource stone", "resource gold"}


def recruit(t: Builder, *moves: str) -> Builder:
    """Seat 0 recruits for exactly what it has."""
    price = {"warrior spearman": {"wood": 1, "gold": 1}, "warrior horseman": {"wood": 1, "gold": 2, "chi": 1}}[moves[0]]
    return t.resources(0, **price).officials(0, barracks=1).activate("barracks", enhanced=True).play(*moves)


def comparison(t: Builder, section: int = 0) -> tuple[int, int]:
    """Attack and defence of one section in the assault."""
    t.run("assault", section)
    _, attack, defense = t.heard("assault")[-1].args
    return attack, defense


# -- cells -------------------------------------------------------------------------------------------


@card("outriders", "foragers", "horse_archers", "steppe_raiders")
@card("shaman_circle", "siege_train", "iron_lancers", "keshig")
@rule("GW-ATK-02")
@pytest.mark.parametrize("horde", REWARDS)
def test_every_cell_rewards_the_spearman_who_covers_it(great_wall: Table, horde: str) -> None:
    for cell, reward in zip("abcdef", REWARDS[horde], strict=False):
        t = recruit(great_wall().horde("left", f"{horde}_left"), "warrior spearman", f"cell left.1.{cell}")
        if "any" in reward or "wsg" in reward:
            assert t.options() == (MATERIALS | {"resource chi"} if "any" in reward else MATERIALS)
            reward = {"gold": 1}
            t.play("resource gold")
        assert (t.have(0) | {"honor": t.clan(0).honor}, t.asks) == ({"honor": 0} | reward, "")
    assert len(REWARDS[horde]) == len(t.cover("left").split())


@card("outriders", "foragers", "horse_archers", "steppe_raiders")
@card("shaman_circle", "siege_train", "iron_lancers", "keshig")
@rule("GW-ATK-03")
@pytest.mark.parametrize("horde", PAIRS)
def test_a_horseman_covers_two_cells_that_touch(great_wall: Table, horde: str) -> None:
    t = recruit(great_wall().horde("left", f"{horde}_left"), "warrior horseman")
    pairs = set()
    for first in "abcdef"[: len(REWARDS[horde])]:
        if t.why(f"cell left.1.{first}") is None:
            after = Builder().horde("left", f"{horde}_left")
            recruit(after, "warrior horseman", f"cell left.1.{first}")
            pairs |= {"".join(sorted(first + option[-1])) for option in after.options()}
        else:
            assert t.why(f"cell left.1.{first}") == "GW-ATK-05"
    assert " ".join(sorted(pairs)) == PAIRS[horde]


@card("outriders", "foragers", "horse_archers", "steppe_raiders")
@card("shaman_circle", "siege_train", "iron_lancers", "keshig")
@rule("GW-END-10")
@pytest.mark.parametrize("horde", CAPTURED)
def test_a_captured_card_is_worth_its_honour_at_the_end_unless_it_bears_shame(great_wall: Table, horde: str) -> None:
    t = great_wall().captured(0, f"{horde}_left", f"{horde}_right").captured(1, f"{horde}_middle", shame=1)
    t.g.artifacts = []
    assert t.run("end_game").honor(0, 1) == [2 * CAPTURED[horde], 0]


# -- strength and abilities --------------------------------------------------------------------------


@card("outriders")
def test_outriders_attack_with_three(great_wall: Table) -> None:
    assert comparison(great_wall().walls(left=1).fortifications().horde("left", "outriders_left")) == (3, 4)


@card("foragers")
def test_foragers_take_building_material_from_those_who_do_not_fight_them(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "foragers_left", p1="a:spearman").tea(2, 0, 1)
    t.resources(0, wood=1, gold=2, chi=3).resources(1, wood=2).resources(2, stone=2)
    assert comparison(t) == (4, 0)
    assert (t.have(2), t.seat, t.asks) == ({"stone": 1}, 0, "PayMix")
    t.play("count 0")
    assert t.asks == "PlaceShame"
    assert [t.have(seat) for seat in range(3)] == [{"wood": 1, "gold": 1, "chi": 3}, {"wood": 2}, {"stone": 1}]


@card("foragers")
def test_foragers_must_be_paid_as_far_as_possible(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "foragers_left").horde("left", "foragers_right")
    t.resources(0, stone=1, chi=2).resources(1, wood=1, stone=2).resources(2, chi=1)
    t.run("assault", 0)
    assert (t.seat, t.options()) == (1, {"count 0", "count 1"})
    assert {t.why("pass"), t.why("done")} == {"GW-CAM-06"}
    t.play("count 1")
    assert [t.have(seat) for seat in range(3)] == [{"chi": 2}, {"stone": 1}, {"chi": 1}]


@card("foragers")
def test_foragers_take_nothing_where_the_wall_holds_or_another_section_is_breached(great_wall: Table) -> None:
    t = great_wall().walls(left=1).fortifications().horde("left", "foragers_left").resources(0, wood=1)
    t.horde("right", "outriders_right", p0="a:spearman", p1="b:spearman", p2="c:spearman")
    assert comparison(t) == (4, 4)
    assert comparison(t, 2) == (3, 0)
    assert t.have(0) == {"wood": 1}


@card("horse_archers")
@pytest.mark.parametrize(("riders", "defense"), [(1, 2), (2, 0), (3, 0)])
def test_horse_archers_weaken_every_fortification(great_wall: Table, riders: int, defense: int) -> None:
    t = great_wall().fortifications(left=2, right=2).horde("right", "outriders_right")
    assert comparison(t, 2) == (3, 4)
    for pointer in ("left", "middle", "right")[:riders]:
        t.horde("left", f"horse_archers_{pointer}")
    assert comparison(t) == (4 * riders, defense)


@card("steppe_raiders")
def test_steppe_raiders_are_stronger_in_the_first_row(great_wall: Table) -> None:
    t = great_wall().horde("left", "steppe_raiders_left").horde("left", "steppe_raiders_middle")
    t.horde("left", "steppe_raiders_right")
    assert comparison(t)[0] == 6 + 4 + 4
    assert comparison(great_wall().horde("left", "outriders_left").horde("left", "steppe_raiders_left"))[0] == 3 + 4


@card("shaman_circle")
def test_shamans_strengthen_the_other_hordes_of_their_section(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left").horde("left", "shaman_circle_left")
    t.horde("right", "outriders_right")
    assert comparison(t)[0] == 4 + 2
    assert comparison(great_wall().horde("right", "outriders_right"), 2)[0] == 3
    two = great_wall().horde("left", "shaman_circle_left").horde("left", "shaman_circle_right")
    assert comparison(two.horde("left", "outriders_left"))[0] == 3 + 3 + 5


@card("siege_train")
@pytest.mark.parametrize(("level", "fortifications", "defense"), [(0, 1, 2), (1, 0, 2), (1, 1, 4), (3, 0, 10)])
def test_the_siege_train_breaks_walls_but_no_bare_earth(
    great_wall: Table, level: int, fortifications: int, defense: int
) -> None:
    t = great_wall().walls(left=level).fortifications(left=fortifications).horde("left", "siege_train_left")
    assert comparison(t) == (5, defense)


@card("siege_train")
def test_siege_trains_add_up_but_never_below_nothing_and_only_here(great_wall: Table) -> None:
    t = great_wall().walls(left=1, right=1).fortifications()
    for pointer in ("left", "middle", "right"):
        t.horde("left", f"siege_train_{pointer}")
    t.horde("right", "outriders_right")
    assert comparison(t, 2) == (3, 4)
    assert comparison(t) == (15, 0)


@card("iron_lancers")
def test_iron_lancers_kill_one_more_of_everybody(great_wall: Table) -> None:
    t = great_wall().horde("left", "iron_lancers_left", p0="a:spearman b:spearman e:spearman", p1="cd:horseman")
    t.run("check_defeated")
    assert [(event.seat, event.args) for event in t.heard("killed")] == [(0, (2, 0)), (1, (1, 0))]
    assert t.in_shelter(0, "left") == "spearman"


@card("iron_lancers")
def test_iron_lancers_kill_more_in_a_breach_too_but_only_on_their_own_card(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "iron_lancers_left", p0="a:spearman b:spearman c:spearman")
    t.horde("left", "outriders_left", p0="a:spearman b:spearman")
    assert comparison(t) == (7 + 3, 0)
    while t.asks == "PlaceShame":
        t.play("shame archer")
    assert (t.cover("left", 1), t.cover("left", 2)) == ("x x 0s . .", "x 0s .")


@card("keshig")
@rule("GW-CMP-40")
@pytest.mark.parametrize("row", [2, 3])
def test_the_keshig_cannot_be_wounded_behind_others(great_wall: Table, row: int) -> None:
    t = great_wall().post(0, "left").horde("left", "outriders_left")
    if row == 3:
        t.horde("left", "outriders_right")
    t.horde("left", "keshig_left").run("ranged_attack")
    assert t.why(f"cell left.{row}.a") == "GW-CMP-40"
    assert t.why("cell left.1.a") is None


@card("keshig")
def test_the_keshig_can_be_wounded_in_the_first_row_and_attacked_in_any(great_wall: Table) -> None:
    t = great_wall().post(0, "left").horde("left", "keshig_left").run("ranged_attack").play("cell left.1.f")
    assert t.cover("left") == ". . . . . x"
    behind = recruit(
        great_wall().horde("left", "outriders_left").horde("left", "keshig_left"),
        "warrior horseman",
        "cell left.2.a",
        "cell left.2.b",
    )
    assert behind.play("resource chi").cover("left", 2) == "0h 0h . . . ."


@card("keshig")
def test_where_only_a_covered_keshig_stands_nobody_shoots(great_wall: Table) -> None:
    t = great_wall().post(0, "left").horde("left", "outriders_left", damage="abc").horde("left", "keshig_left")
    assert t.run("ranged_attack").asks == ""
    assert comparison(great_wall().horde("left", "keshig_left"))[0] == 8
