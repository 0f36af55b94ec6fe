"""Genghis Khan: every skill, horde and advisor of the set in a scenario."""

import ast
from pathlib import Path

import pytest

from teahouse.games.great_wall.rules.words import SET_GENGHIS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card
from tests.games.great_wall.expansions.khan_builder import KhanBuilder


def comparison(t: Builder, section: int = 0) -> tuple[int, ...]:
    """Attack and defence of one section in the assault; nobody answers what follows."""
    t.run("assault", section)
    t.g.open, t.g.agenda = [], []
    return t.heard("assault")[-1].args[1:3]


@rule("GWX-GK-06", "GWX-GK-52", "GWX-GK-94")
def test_every_card_of_the_set_has_a_scenario() -> None:
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_genghis_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card":
                found |= {str(name.value) for name in node.args if isinstance(name, ast.Constant)}
    t = KhanBuilder()
    cards = [khan.name for khan in t.sheet.cards[1:]] + [gift.name for gift in t.sheet.gifts]
    cards += [horde.name for horde in t.box.hordes if horde.card_set == SET_GENGHIS]
    cards += [advisor.name for advisor in t.box.advisors if advisor.card_set == SET_GENGHIS]
    assert len(cards) == 6 + 6 + 3 + 6
    assert found == set(cards)


# -- skills ------------------------------------------------------------------------------------------


def skilled(name: str) -> KhanBuilder:
    """With this skill he stands on the left."""
    return KhanBuilder().skills(name, "dread_name" if name == "siege_masters" else "siege_masters").stands("left")


@rule("GWX-GK-52")
@card("undying_horde")
def test_the_undying_horde_heals_after_each_check() -> None:
    t = skilled("undying_horde").horde("left", "foragers_left", damage="ab", p0="c:spearman")
    t.horde("left", "outriders_left", damage="a").horde("middle", "foragers_middle", damage="ab").fortifications(
        3, 3, 3
    )
    t.happen("turn.checked", 1)
    assert [t.cover("left", 1), t.cover("left", 2), t.cover("middle")] == [". . 0s .", ". . .", "x x . ."]
    t = skilled("undying_horde").horde("left", "foragers_left").post(0, "left").fortifications(3, 3, 3)
    t.run("winter").play("cell left.1.a")
    while t.g.open:
        t.decline_one()
    assert t.cover("left") == ". . . ."
    full = skilled("undying_horde").horde("left", "foragers_left", damage="abd", p0="c:spearman")
    full.orders_on_track((1, "economy")).turn(1).decline_all()
    assert len(full.heard("defeated")) == 1


@rule("GWX-GK-52")
@card("dread_name")
def test_the_dread_name_shames_fighters_too() -> None:
    t = skilled("dread_name").horde("left", "foragers_left", p0="a:spearman").horde("left", "outriders_left")
    t.fortifications().run("assault", 0)
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert [clan.shame_tokens() for clan in t.g.clans] == [2, 2, 2]
    t = skilled("dread_name").stands("right").horde("left", "foragers_left", p0="a:spearman")
    t.horde("left", "outriders_left").fortifications().run("assault", 0)
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert [clan.shame_tokens() for clan in t.g.clans] == [1, 2, 2]


@rule("GWX-GK-52")
@card("wrath_of_the_steppe")
def test_wrath_adds_one_for_each_horde_and_one_more() -> None:
    t = skilled("wrath_of_the_steppe").fortifications().horde("left", "outriders_left")
    assert comparison(t)[0] == 3 + 2
    t.horde("left", "foragers_left").horde("middle", "outriders_middle")
    assert comparison(t)[0] == 3 + 4 + 3
    assert comparison(t, 1)[0] == 3
    empty = skilled("wrath_of_the_steppe").run("assault", 0)
    assert empty.heard("assault") == []


@rule("GWX-GK-52")
@card("no_mercy")
def test_no_mercy_kills_one_more() -> None:
    for section, dead in (("left", 2), ("middle", 1)):
        t = skilled("no_mercy").horde(section, "foragers_left", damage="d", p0="a:spearman b:spearman c:spearman")
        t.run("check_defeated")
        assert [event.args[0] for event in t.heard("killed")] == [dead]


@rule("GWX-GK-52")
@card("siege_masters")
def test_siege_masters_destroy_two_fortifications_before_the_assault() -> None:
    t = skilled("siege_masters").fortifications(3, 3, 1).happen("assault.start")
    assert t.g.fortifications == [1, 3, 1]
    t = skilled("siege_masters").fortifications(1, 3, 1).happen("assault.start")
    assert t.g.fortifications == [0, 3, 1]


@rule("GWX-GK-52")
@card("scorched_earth")
def test_scorched_earth_costs_an_attacker_a_resource() -> None:
    for section, left in (("left", 1), ("right", 2)):
        t = skilled("scorched_earth").horde(section, "arrow_riders_left").shelter(0, section, "spearman")
        t.resources(0, chi=1).resources(1, chi=1).run("offer_attack", 0, 1, -1, 7, 0, 0)
        t.play(f"sheltered {section}.spearman", f"cell {section}.1.b")
        while t.g.open:
            t.play(min(t.options()))
        assert (sum(t.clan(0).resources), t.have(1)) == (left, {"chi": 1})
    t = skilled("scorched_earth").horde("left", "foragers_left").post(0, "left").resources(0, gold=1)
    t.run("shoot", 0, 0, 1).play("cell left.1.a")
    assert t.have(0) == {"gold": 1}


# -- hordes ------------------------------------------------------------------------------------------


REWARDS: dict[str, list[dict[str, int]]] = {
    "arrow_riders": [{"gold": 1}, {"chi": 1}, {"honor": 2}],
    "naphtha_throwers": [{"wood": 1}, {"chi": 1}, {"honor": 2}, {"stone": 1}],
    "black_banner_tumen": [{"honor": 2}, {"gold": 1}, {"any": 1}, {"gold": 1}, {"honor": 3}],
}
PAIRS = {"arrow_riders": "ab bc", "naphtha_throwers": "ab bc cd", "black_banner_tumen": "ac bc cd ce"}


@rule("GWX-GK-05")
@pytest.mark.parametrize("horde", REWARDS)
def test_cells_neighbours_and_rewards(horde: str) -> None:
    printed = next(kind for kind in KhanBuilder().box.hordes if kind.name == horde)
    assert len(printed.cells) == len(REWARDS[horde])
    for cell, reward in zip(printed.cells, REWARDS[horde], strict=True):
        t = KhanBuilder().stands("right").horde("left", f"{horde}_left").resources(0, wood=1, gold=1)
        t.officials(0, barracks=1).activate("barracks", enhanced=True).play("warrior spearman", f"cell left.1.{cell}")
        if "any" in reward:
            t.play("resource chi")
            reward = {"chi": 1}
        assert t.have(0) | ({"honor": t.honor(0)[0]} if t.honor(0)[0] else {}) == reward
    pairs = {
        printed.cells[one] + printed.cells[other]
        for one, others in enumerate(printed.neighbours)
        for other in others
        if one < other
    }
    assert pairs == set(PAIRS[horde].split())


@rule("GWX-GK-05")
@card("arrow_riders")
def test_arrow_riders_are_stronger_beside_their_khan() -> None:
    t = KhanBuilder().stands("left").horde("left", "arrow_riders_left").horde("middle", "arrow_riders_middle")
    t.fortifications()
    assert comparison(t)[0] == 3 + 2
    assert comparison(t, 1)[0] == 3


@rule("GWX-GK-05")
@card("naphtha_throwers")
def test_naphtha_burns_a_fortification_before_the_assault() -> None:
    t = KhanBuilder().skills("no_mercy", "dread_name").stands("middle").horde("left", "naphtha_throwers_left")
    t.fortifications(3, 3, 3).happen("assault.start")
    assert t.g.fortifications == [2, 3, 3]
    assert comparison(t)[0] == 4


@rule("GWX-GK-05")
@card("black_banner_tumen")
def test_the_black_banner_cannot_be_wounded_beside_its_khan() -> None:
    for khan, clause in (("left", "GW-CMP-40"), ("right", None)):
        t = KhanBuilder().stands(khan).horde("left", "black_banner_tumen_left").horde("left", "foragers_left")
        t.post(0, "left").run("shoot", 0, 0, 1)
        assert t.why("cell left.1.a") == clause
        assert t.why("cell left.2.a") is None
    t = KhanBuilder().stands("left").horde("left", "black_banner_tumen_left").shelter(0, "left", "spearman")
    t.run("offer_attack", 0, 1, -1, 7, 0, 0).play("sheltered left.spearman", "cell left.1.a")
    assert t.cover("left").startswith("0s")
    t.fortifications()
    assert comparison(t)[0] == 7


# -- advisors ----------------------------------------------------------------------------------------


@rule("GWX-GK-06")
@card("standard_keeper")
def test_the_keeper_of_the_standard_saves_gold_and_attacks_in_winter() -> None:
    t = KhanBuilder().advisors(0, "standard_keeper").resources(0, wood=1, gold=1).officials(0, barracks=1)
    t.horde("left", "foragers_left").activate("barracks", enhanced=True).play("warrior banner_bearer", "shelter left")
    assert t.have(0) == {}
    t.shelter(0, "left", "spearman").happen("winter.start").play(t.ability("standard_keeper"))
    t.play("sheltered left.spearman", "cell left.1.a")
    assert t.cover("left").startswith("0s")
    while t.g.open:
        t.decline_one()
    t.happen("winter.start")
    assert t.asks == ""


@rule("GWX-GK-06")
@card("mongol_defector")
def test_the_defector_gains_for_attacks_beside_the_khan() -> None:
    t = KhanBuilder().advisors(0, "mongol_defector").stands("left")
    t.happen("warrior.attacked", 0, section=0, warriors=1)
    t.happen("warrior.attacked", 0, section=1, warriors=1)
    t.happen("warrior.attacked", 1, section=0, warriors=1)
    assert t.honor(0, 1, 2) == [2, 0, 0]


@rule("GWX-GK-06")
@card("hired_assassin")
def test_the_assassin_gains_for_attacks_on_the_khan() -> None:
    plain = KhanBuilder().won(warrior="horseman").play("warrior horseman", "khan a", "khan b")
    t = KhanBuilder().advisors(0, "hired_assassin").won(warrior="horseman").play("warrior horseman", "khan a", "khan b")
    assert t.asks == "UseAbility"
    t.play(t.ability("hired_assassin"))
    while t.g.open:
        t.play(max(t.options()))
    assert t.honor(0)[0] - plain.honor(0)[0] == 4
    assert len(t.clan(0).tactics) == 1
    other = KhanBuilder().advisors(1, "hired_assassin").won().play("warrior spearman", "khan a")
    assert (other.asks, other.honor(1)) == ("", [0])


@rule("GWX-GK-06")
@card("keeper_of_gifts")
def test_the_keeper_of_the_gifts_gains_for_own_wall_levels() -> None:
    t = KhanBuilder().advisors(0, "keeper_of_gifts").run("finish_wall", 1, 0)
    assert t.asks == ""
    t.run("finish_wall", 0, 1)
    honor = t.honor(0)[0]
    t.play(t.ability("keeper_of_gifts"), "resource stone", "resource chi")
    assert (t.have(0), t.honor(0)[0] - honor) == ({"stone": 1, "chi": 1}, 1)


@rule("GWX-GK-06")
@card("steppe_scout")
def test_the_scout_gains_for_two_hordes_a_year() -> None:
    t = KhanBuilder().advisors(0, "steppe_scout")
    for _ in range(3):
        t.happen("horde.placed", section=0)
        if t.asks:
            t.play(t.ability("steppe_scout"), "resource gold")
    assert t.have(0) == {"gold": 2}


@rule("GWX-GK-06")
@card("bone_setter")
def test_the_bone_setter_saves_for_one_chi_and_with_honour() -> None:
    t = KhanBuilder().advisors(0, "bone_setter").resources(0, chi=1)
    t.horde("left", "foragers_left", damage="bcd", p0="a:spearman").run("check_defeated").play("save spearman")
    plain = KhanBuilder().resources(0, chi=2)
    plain.horde("left", "foragers_left", damage="bcd", p0="a:spearman").run("check_defeated").play("save spearman")
    assert (t.have(0), t.honor(0)[0] - plain.honor(0)[0]) == ({}, 1)
    assert (t.asks, t.in_shelter(0, "left")) == ("AttackKhan", "spearman")
