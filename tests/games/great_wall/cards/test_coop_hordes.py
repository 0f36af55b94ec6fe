"""The eight horde types of the co-operative game."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]

REWARDS: dict[str, list[dict[str, int]]] = {
    "vanguard": [{"honor": 2}, {"wood": 1}, {"gold": 1}],
    "khans_couriers": [{"chi": 1}, {"gold": 1}, {"honor": 3}],
    "grain_burners": [{"wood": 1}, {"wood": 2}, {"stone": 1}, {"gold": 1}],
    "plague_carts": [{"chi": 1}, {"chi": 2}, {"honor": 2}, {"chi": 1}],
    "war_drums": [{"honor": 2}, {"wood": 1}, {"any": 1}, {"stone": 1}],
    "turncoat_crossbows": [{"chi": 1}, {"honor": 2}, {"wood": 1}, {"chi": 1}],
    "siege_towers": [{"wood": 2}, {"wood": 1}, {"stone": 2}, {"stone": 1}, {"honor": 2}],
    "tumen_commander": [{"honor": 3}, {"any": 1}, {"honor": 3}, {"gold": 2}, {"gold": 1}],
}
PAIRS = {
    "vanguard": "ab bc",
    "khans_couriers": "ab bc",
    "grain_burners": "ab ac bd cd",
    "plague_carts": "ac bd",
    "war_drums": "ac bc cd",
    "turncoat_crossbows": "ab bc cd",
    "siege_towers": "ab ac cd de",
    "tumen_commander": "ab bc ad ce",
}
STRENGTH = {
    "vanguard": (3, 5),
    "khans_couriers": (2, 5),
    "grain_burners": (3, 6),
    "plague_carts": (3, 8),
    "war_drums": (3, 8),
    "turncoat_crossbows": (4, 8),
    "siege_towers": (5, 10),
    "tumen_commander": (7, 15),
}
"""Attack, and the honour of the captured card."""


def coop() -> Builder:
    return Builder(3, mode="cooperative").edicts()


def comparison(t: Builder, section: int = 0) -> tuple[int, int]:
    """Attack and defence of one section in the assault."""
    t.run("assault", section)
    return t.heard("assault")[-1].args[1:3]  # type: ignore[return-value]


@card(
    "vanguard", "khans_couriers", "grain_burners", "plague_carts", "war_drums", "turncoat_crossbows", "siege_towers",
    "tumen_commander",
)  # fmt: skip
@pytest.mark.parametrize("horde", REWARDS)
def test_cells_neighbours_rewards_and_strength(horde: str) -> None:
    t = coop()
    printed = next(kind for kind in t.box.hordes if kind.name == horde)
    assert [len(printed.cells), printed.attack, printed.honor] == [len(REWARDS[horde]), *STRENGTH[horde]]
    for cell, reward in zip(printed.cells, REWARDS[horde], strict=True):
        t = coop().horde("left", f"{horde}_left").resources(0, wood=1, gold=1).officials(0, barracks=1)
        t.activate("barracks", enhanced=True).play("warrior spearman", f"cell left.1.{cell}")
        if "any" in reward:
            t.play("resource chi")
            reward = {"chi": 1}
        assert t.have(0) | ({"honor": t.honor(0)[0]} if t.honor(0)[0] else {}) == reward
    for one in range(len(printed.cells)):
        for other in range(one + 1, len(printed.cells)):
            pair = printed.cells[one] + printed.cells[other]
            assert (other in printed.neighbours[one]) == (pair in PAIRS[horde].split()), pair


@card("vanguard")
def test_the_vanguard_has_no_ability(great_wall: Table) -> None:
    t = coop().horde("left", "vanguard_left").horde("left", "vanguard_right").fortifications()
    assert comparison(t) == (6, 0)


@card("khans_couriers")
def test_couriers_take_a_token_out_of_the_supply_after_each_assault() -> None:
    t = coop().horde("left", "khans_couriers_left").walls(1, 0, 0).run("winter")
    assert (t.g.shame_supply, t.g.shame_box) == (29, 1)
    t = coop().horde("left", "khans_couriers_left").horde("left", "khans_couriers_right").walls(2).run("winter")
    assert (t.g.shame_supply, t.g.shame_box) == (28, 2)


@card("grain_burners")
def test_grain_burners_cost_everybody_building_material() -> None:
    t = coop().horde("left", "grain_burners_left").walls(1)
    t.resources(0, wood=2).resources(1, stone=1, gold=1, chi=3).resources(2, chi=1).run("winter")
    assert t.asks == "PayMix"
    t.play("count 0")
    while t.asks == "PayMix":
        t.play(min(t.options()))
    assert [sum(clan.resources) for clan in t.g.clans] == [1, 4, 1]
    assert [t.clan(seat).resources[3] for seat in range(3)] == [0, 3, 1]


@card("plague_carts")
def test_plague_carts_are_two_more_deadly() -> None:
    t = coop().horde("left", "plague_carts_left", damage="d", p0="a:spearman b:spearman c:spearman")
    t.run("check_defeated")
    assert [event.args for event in t.heard("killed")] == [(3, 0)]
    t = coop().horde("left", "war_drums_left", damage="d", p0="a:spearman b:spearman c:spearman")
    t.run("check_defeated")
    assert [event.args for event in t.heard("killed")] == [(1, 0)]


@card("war_drums")
def test_war_drums_drive_on_the_others_of_their_section() -> None:
    t = coop().horde("left", "vanguard_left").horde("left", "war_drums_left").horde("right", "vanguard_right")
    assert comparison(t.fortifications())[0] == 3 + 2 + 3
    assert comparison(coop().horde("left", "war_drums_left").fortifications())[0] == 3


@card("turncoat_crossbows")
def test_turncoats_shoot_an_archer_of_the_last_in_tea_order() -> None:
    t = coop().tea(2, 0, 1).walls(1, 0, 0).horde("left", "turncoat_crossbows_left")
    t.post(0, "left").post(2, "left").resources(0, chi=2).run("winter")
    assert (t.asks, t.seat) == ("SaveForChi", 0)
    t.play("done")
    assert (t.posted(0, "left"), t.posted(2, "left"), t.clan(0).supply[1]) == (0, 1, 4)


@card("turncoat_crossbows")
def test_turncoats_see_only_the_positions_of_their_section() -> None:
    t = coop().horde("left", "turncoat_crossbows_left").post(0, "right").walls(1).run("winter")
    assert (t.posted(0, "right"), t.heard("killed")) == (1, [])


@card("siege_towers")
@pytest.mark.parametrize(("standing", "defense"), [(3, 2), (2, 0), (1, 0)])
def test_siege_towers_destroy_two_fortifications_before_the_assault(standing: int, defense: int) -> None:
    t = coop().horde("left", "siege_towers_left").fortifications(standing, 3, 0).run("winter")
    assert t.heard("fortifications-lost")[0].args == (0, min(2, standing))
    assert t.heard("assault")[0].args == (0, 5, defense)
    assert t.g.fortifications[1] == 3


@card("tumen_commander")
@rule("GW-CMP-40")
def test_damage_does_not_touch_the_tumen_commander() -> None:
    t = coop().horde("left", "tumen_commander_left").horde("left", "vanguard_left").post(0, "left")
    t.run("shoot", 0, 0, 0)
    assert (t.why("cell left.1.a"), t.why("cell left.2.a")) == ("GW-CMP-40", None)
    t = coop().horde("left", "tumen_commander_left").resources(0, wood=1, gold=1).officials(0, barracks=1)
    t.activate("barracks", enhanced=True).play("warrior spearman")
    assert t.why("cell left.1.a") is None
