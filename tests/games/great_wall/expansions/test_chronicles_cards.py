"""Generals, tactic cards and advisors of the Ancient Chronicles (GWX-AC-25)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.state import WINTER
from teahouse.games.great_wall.rules.year import start_season
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card
from tests.games.great_wall.cards.tactic_scenes import own_turn

Table = Callable[..., Builder]


def led_by(t: Builder, general: str, assistants: int = 2) -> Builder:
    return t.general(0, general).advisors(0, assistants=assistants)


@rule("GWX-AC-25")
def test_every_card_has_a_name_of_its_own() -> None:
    names = load().names
    generals = [entry for entry in names.generals if entry.set == "chronicles"]
    tactics = [entry for entry in names.tactics if entry.set == "chronicles"]
    cards = [entry.name for entry in [*generals, *tactics]]
    assert (len(generals), len(tactics)) == (4, 8)
    assert len({name.en for name in cards}) == len({name.of("ru") for name in cards}) == 12


# -- generals ------------------------------------------------------------------------------------------


@card("bi_sheng")
@rule("GWX-MIX-23", "GWX-MIX-24")
@pytest.mark.parametrize("assistants", [1, 2, 3])
def test_bi_shengs_officials_count_as_many_as_his_assistants(great_wall: Table, assistants: int) -> None:
    t = led_by(great_wall(), "bi_sheng", assistants).officials(0, sawmill=2)
    t.activate("sawmill", enhanced=True)
    assert t.clan(0).resources[0] == 2 * assistants
    t.decline_all().officials(0, academy=1).activate("academy")
    assert f"count {assistants}" in t.options()
    assert f"count {assistants + 1}" not in t.options()


@card("bi_sheng")
@rule("GWX-MIX-23")
def test_bi_shengs_officials_count_once_in_the_gold_mine(great_wall: Table) -> None:
    t = led_by(great_wall(), "bi_sheng", 3).officials(0, gold_mine=2).activate("gold_mine", enhanced=True)
    assert t.clan(0).resources[2] == 2


@card("bi_sheng")
@rule("GWX-MIX-24")
def test_without_assistants_bi_shengs_officials_count_nothing(great_wall: Table) -> None:
    t = led_by(great_wall(), "bi_sheng", 0).officials(0, sawmill=2, tea_house=1).tea(1, 0, 2)
    assert t.activate("sawmill", enhanced=True).asks == ""
    assert t.activate("tea_house").asks == ""
    assert (t.have(0), t.clan(0).officials) == ({}, t.clan(1).officials)


@card("bi_sheng")
@rule("GWX-MIX-24", "GW-TEH-07")
def test_one_official_of_bi_sheng_does_not_fill_the_tea_house(great_wall: Table) -> None:
    t = led_by(great_wall(scenario="visit"), "bi_sheng", 2).officials(0, tea_house=1).officials(1, tea_house=1)
    assert t.tea(1, 2, 0).g.printed().areas[7].slots == 2
    t.activate("tea_house").play("take")
    assert t.g.tea == [1, 0, 2]
    t.officials(0, tea_house=2).tea(1, 2, 0).activate("tea_house").play("take")
    assert t.g.tea == [0, 1, 2]


@card("bi_sheng")
@rule("GWX-MIX-23", "GWX-MIX-24")
def test_bi_sheng_neither_promotes_nor_has_income(great_wall: Table) -> None:
    t = led_by(great_wall(), "bi_sheng").resources(0, wood=9, stone=9, gold=9, chi=9).officials(0, sawmill=1)
    t.activate("sawmill", enhanced=True)
    assert t.asks == "HandIn"
    t.decline_all().tactics(0, "list_of_merits").happen("overseer.promoted", 0, area=0, n=1)
    t.play("tactic list_of_merits", "enhanced")
    assert t.asks != "PromoteWhere"
    t = led_by(great_wall(), "bi_sheng").overseer(0, "sawmill").overseer(1, "sawmill").run("summer")
    assert (t.have(0), t.have(1)) == ({}, {"wood": 1})


@card("sima_guang")
@pytest.mark.parametrize(("answer", "honor"), [("score orders", 2 * 2 + 2 * 2), ("return orders", 2)])
def test_sima_guang_is_honoured_for_discarded_orders(great_wall: Table, answer: str, honor: int) -> None:
    t = led_by(great_wall(), "sima_guang")
    t.clan(0).order_discard = [t.clan(0).orders.pop(), t.clan(0).orders.pop()]
    t.run("ask_about_orders", 0).play(answer)
    assert t.honor(0) == [honor]


@card("sima_guang")
def test_sima_guang_is_honoured_with_eight_at_most(great_wall: Table) -> None:
    t = led_by(great_wall(), "sima_guang", 3)
    t.clan(0).order_discard = [t.clan(0).orders.pop() for _ in range(5)]
    t.run("ask_about_orders", 0).play("score orders")
    assert t.honor(0) == [5 * 2 + 8]


@card("ouyang_xiu")
def test_ouyang_xiu_hires_advisors_for_less_and_honour(great_wall: Table) -> None:
    prices = {}
    for led in (True, False):
        t = led_by(great_wall(), "ouyang_xiu") if led else great_wall().advisors(0, assistants=2)
        t.resources(0, gold=9).officials(0, embassy=1).activate("embassy").play("advisor-cell 1", "active")
        prices[led] = 9 - t.have(0)["gold"]
        assert t.decline_all().honor(0) == [2 * 2 if led else 0]
    assert prices[True] == prices[False] - 1


@card("zeng_gongliang")
def test_zeng_gongliang_is_honoured_for_drawing(great_wall: Table) -> None:
    t = led_by(great_wall(), "zeng_gongliang", 3).officials(0, academy=1).activate("academy").play("count 1")
    assert t.honor(0) == [3]


@card("zeng_gongliang")
@pytest.mark.parametrize(("assistants", "wood"), [(0, 1), (1, 0), (3, 0)])
def test_zeng_gongliang_pays_less_for_enhanced_effects(great_wall: Table, assistants: int, wood: int) -> None:
    t = led_by(great_wall(), "zeng_gongliang", assistants).tactics(0, "movable_type").resources(0, wood=wood)
    own_turn(t).play("tactic movable_type")
    assert t.why("enhanced") is None
    if not assistants:
        t = led_by(great_wall(), "zeng_gongliang", 0).tactics(0, "movable_type")
        assert own_turn(t).play("tactic movable_type").why("enhanced") == "GW-TAC-07"


# -- tactics -------------------------------------------------------------------------------------------


@card("movable_type")
@pytest.mark.parametrize(("effect", "drawn"), [("free", 1), ("enhanced", 2)])
def test_movable_type_draws_cards(great_wall: Table, effect: str, drawn: int) -> None:
    t = own_turn(great_wall().tactics(0, "movable_type").resources(0, wood=1))
    t.play("tactic movable_type", effect)
    assert (len(t.clan(0).tactics), t.honor(0)) == (drawn, [1])
    assert t.have(0) == ({"wood": 1} if effect == "free" else {})


@card("grain_levy")
def test_grain_levy_takes_building_material(great_wall: Table) -> None:
    t = great_wall().tactics(0, "grain_levy").resources(0, chi=2).run("summer")
    t.play("tactic grain_levy", "free")
    assert t.why("resource chi") == "GW-RES-02"
    t.play("resource wood", "resource gold")
    assert t.have(0) == {"wood": 1, "gold": 1, "chi": 2}


@card("grain_levy")
def test_enhanced_grain_levy_is_a_second_income(great_wall: Table) -> None:
    t = great_wall().tactics(0, "grain_levy").resources(0, chi=2).overseer(0, "sawmill", 1).overseer(0, "quarry")
    t.run("summer")
    once = t.clan(0).resources[:2]
    t.play("tactic grain_levy", "enhanced")
    assert t.clan(0).resources == [2 * once[0], 2 * once[1], 0, 0]


@card("empty_fort")
@pytest.mark.parametrize(("effect", "less", "honor"), [("free", 2, 1), ("enhanced", 5, 2)])
def test_empty_fort_weakens_the_hordes_of_a_section(great_wall: Table, effect: str, less: int, honor: int) -> None:
    attacks = []
    for played in (False, True):
        t = great_wall().tactics(0, "empty_fort").resources(0, chi=1).walls(3, 3, 3)
        t.horde("left", "keshig_left").horde("left", "foragers_left").horde("right", "keshig_right").run("winter")
        if played:
            t.play("tactic empty_fort", effect, "section left")
        else:
            t.play("pass")
        attacks.append({event.args[0]: event.args[1] for event in t.heard("assault")})
        assert t.honor(0) == [honor if played else 0]
    assert attacks[0][0] - attacks[1][0] == less
    assert attacks[0][2] == attacks[1][2]


@card("unbroken_line")
@pytest.mark.parametrize(
    ("effect", "warriors", "honor"), [("free", 2, 2), ("free", 4, 3), ("enhanced", 2, 4), ("enhanced", 4, 6)]
)
def test_unbroken_line_honours_those_who_held(great_wall: Table, effect: str, warriors: int, honor: int) -> None:
    t = great_wall().tactics(0, "unbroken_line").resources(0, gold=1).walls(left=3).fortifications(left=3)
    t.shelter(0, "left", "spearman " * warriors).horde("left", "outriders_left").run("assault", 0)
    t.play("tactic unbroken_line", effect)
    assert t.honor(0) == [honor]


@card("unbroken_line")
def test_unbroken_line_needs_a_warrior_there(great_wall: Table) -> None:
    t = great_wall().tactics(0, "unbroken_line").walls(left=3).fortifications(left=3)
    t.shelter(0, "middle", "spearman").horde("left", "outriders_left").run("assault", 0)
    assert (t.asks, t.heard("breach")) == ("", [])


def bereaved(t: Builder, warriors: str) -> Builder:
    """Warriors of seat 0 fall on a breached section."""
    t.tactics(0, "kin_of_the_fallen").fortifications().horde("left", "foragers_left", p0=warriors)
    t.g.time = 3
    t.run("assault", 0)
    while t.asks not in ("PlayTactic", ""):
        t.play(min(t.options()))
    return t


@card("kin_of_the_fallen")
def test_kin_of_the_fallen_bring_resources(great_wall: Table) -> None:
    t = bereaved(great_wall(), "a:spearman b:spearman c:spearman")
    assert t.heard("killed")[0].args[0] >= 2
    t.play("tactic kin_of_the_fallen", "free", "resource chi", "resource wood")
    assert (t.asks == "GainToken", t.have(0)) == (False, {"wood": 1, "chi": 1})


@card("kin_of_the_fallen")
def test_enhanced_kin_of_the_fallen_take_up_arms(great_wall: Table) -> None:
    t = bereaved(great_wall().resources(0, chi=1), "a:spearman")
    before = t.clan(0).supply[0]
    t.play("tactic kin_of_the_fallen", "enhanced", "warrior spearman", "shelter left")
    assert (t.clan(0).supply[0], t.have(0)) == (before - 1, {})


@card("list_of_merits")
@pytest.mark.parametrize("effect", ["free", "enhanced"])
def test_list_of_merits_follows_a_promotion(great_wall: Table, effect: str) -> None:
    t = great_wall().tactics(0, "list_of_merits").resources(0, wood=9, stone=9, gold=9, chi=9).officials(0, sawmill=1)
    t.activate("sawmill", enhanced=True).play("warrior spearman")
    assert t.asks == "PlayTactic"
    t.play("tactic list_of_merits", effect)
    if effect == "enhanced":
        before = sum(t.clan(0).resources)
        t.play("area quarry", "warrior spearman")
        price = t.g.printed().overseers[1].costs[0]
        assert before - sum(t.clan(0).resources) == max(0, price - 2)
        assert t.clan(0).overseers[1] == 0
    assert t.honor(0) == [2]


@card("chain_of_beacons")
def test_chain_of_beacons_moves_warriors_when_hordes_arrive(great_wall: Table) -> None:
    t = great_wall().tactics(0, "chain_of_beacons").shelter(0, "left", "spearman archer").run("lay_out_horde")
    t.play("tactic chain_of_beacons", "free", "section left", "section middle")
    t.play("sheltered left.spearman", "sheltered left.archer")
    assert (t.in_shelter(0, "middle"), t.posted(0, "middle"), t.honor(0)) == ("spearman archer", 0, [1])


@card("chain_of_beacons")
def test_enhanced_chain_of_beacons_posts_archers_and_attacks(great_wall: Table) -> None:
    t = great_wall().tactics(0, "chain_of_beacons").resources(0, wood=1).shelter(0, "left", "spearman archer")
    t.walls(middle=1).horde("middle", "foragers_middle").run("lay_out_horde")
    t.play("tactic chain_of_beacons", "enhanced", "section left", "section middle")
    t.play("sheltered left.archer", "post middle", "sheltered left.spearman")
    assert (t.posted(0, "middle"), t.asks) == (1, "AttackWith")
    t.play("sheltered middle.spearman", "cell middle.1.a", "post middle", "cell middle.1.b")
    assert (t.cover("middle"), t.asks) == ("0s x . .", "")


@card("thunder_crash_bombs")
@pytest.mark.parametrize(("effect", "wounds"), [("free", 1), ("enhanced", 3)])
def test_thunder_crash_bombs_wound_hordes(great_wall: Table, effect: str, wounds: int) -> None:
    t = great_wall().tactics(0, "thunder_crash_bombs").resources(0, wood=1, chi=1)
    t.horde("left", "foragers_left").horde("right", "foragers_right").run("winter")
    t.play("tactic thunder_crash_bombs", effect)
    if effect == "enhanced" and t.asks != "DealDamage":
        t.play("section left")
    t.play(*[f"cell left.1.{letter}" for letter in "abc"[:wounds]])
    assert len(t.heard("damage")) == wounds
    assert {event.seat for event in t.heard("damage")} == {0}


# -- advisors ------------------------------------------------------------------------------------------


@card("spirit_medium")
def test_spirit_medium_gives_chi_once_a_season_for_the_dead_of_others(great_wall: Table) -> None:
    t = great_wall().advisors(0, "spirit_medium").happen("warriors.killed", 0, n=1)
    assert t.have(0) == {}
    t.happen("warriors.killed", 1, n=1).happen("warriors.killed", 2, n=1)
    assert t.have(0) == {"chi": 1}
    start_season(t.g, WINTER)
    t.happen("warriors.killed", 1, n=1)
    assert t.have(0) == {"chi": 2}


@card("master_of_appointments")
def test_master_of_appointments_rewards_hiring_an_official(great_wall: Table) -> None:
    t = great_wall().advisors(0, "master_of_appointments").resources(0, gold=2).officials(0, embassy=1).tea(1, 2, 0)
    t.activate("embassy").play("hire official", t.ability("master_of_appointments"), "resource chi", "resource wood")
    assert (t.have(0), t.g.tea) == ({"wood": 1, "chi": 1}, [1, 0, 2])


@card("grain_merchant")
@pytest.mark.parametrize(("officials", "given"), [(2, False), (3, True)])
def test_grain_merchant_rewards_great_harvests(great_wall: Table, officials: int, given: bool) -> None:
    t = great_wall().advisors(0, "grain_merchant").officials(0, sawmill=officials)
    t.activate("sawmill", enhanced=True)
    assert (t.asks == "UseAbility") == given
    if given:
        t.play(t.ability("grain_merchant"), "resource chi")
        assert t.have(0) == {"wood": officials, "chi": 1}


@card("calligrapher")
def test_calligrapher_is_honoured_once_a_turn_for_the_tactics_of_others(great_wall: Table) -> None:
    t = great_wall().advisors(0, "calligrapher").happen("tactic.played", 0)
    assert t.honor(0) == [0]
    t.happen("tactic.played", 1).happen("tactic.played", 2)
    assert t.honor(0) == [1]


@card("printer")
def test_printer_draws_one_card_more(great_wall: Table) -> None:
    t = great_wall().advisors(0, "printer").officials(0, academy=1).activate("academy")
    assert t.options() == {"count 0", "count 1", "count 2"}


@card("hydraulic_engineer")
def test_hydraulic_engineers_overseers_give_one_more(great_wall: Table) -> None:
    for area, resource, more in (("sawmill", "wood", 1), ("quarry", "stone", 1), ("gold_mine", "gold", 0)):
        income, collected = [], []
        for engineer in ("hydraulic_engineer", ""):
            t = great_wall().advisors(0, engineer).overseer(0, area).run("summer")
            income.append(t.have(0)[resource])
            t = great_wall().advisors(0, engineer).overseer(0, area).officials(0, **{area: 1})
            t.activate(area, enhanced=True)
            collected.append(t.have(0)[resource])
        assert income[0] - income[1] == collected[0] - collected[1] == more


@card("militia_captain")
def test_militia_captain_takes_stone_for_gold_and_honours_two_recruits(great_wall: Table) -> None:
    t = great_wall().advisors(0, "militia_captain").resources(0, wood=2, stone=2).officials(0, barracks=2)
    t.activate("barracks", enhanced=True).play("warrior spearman", "warrior spearman", *["shelter left"] * 2)
    assert (t.asks, t.have(0), t.honor(0)) == ("", {}, [2])
    t = great_wall().advisors(0, "militia_captain").resources(0, wood=1, stone=1, gold=1).officials(0, barracks=1)
    t.activate("barracks", enhanced=True).play("warrior spearman")
    assert (t.asks, t.options()) == ("PayInstead", {"count 0", "count 1"})
    assert t.why("count 2") == "GW-RES-04"
    t.play("count 1", "shelter left")
    assert (t.have(0), t.honor(0)) == ({"gold": 1}, [0])


@card("militia_captain")
def test_without_a_militia_captain_stone_is_no_gold(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=1, stone=1).officials(0, barracks=1).activate("barracks", enhanced=True)
    assert t.asks == ""


@card("gatekeeper")
def test_gatekeeper_builds_fortifications_for_one_and_three_honour(great_wall: Table) -> None:
    t = great_wall().advisors(0, "gatekeeper").fortifications().resources(0, wood=1).officials(0, builders_camp=1)
    t.activate("builders_camp").play("fortify left").decline_all()
    assert (t.have(0), t.honor(0), t.g.fortifications) == ({}, [3], [1, 0, 0])


@card("lookout")
def test_lookouts_archers_wound_a_horde_before_the_ranged_attack(great_wall: Table) -> None:
    t = (
        great_wall()
        .advisors(0, "lookout")
        .post(0, "left")
        .horde("left", "foragers_left")
        .horde("right", "foragers_right")
    )
    t.run("winter").play(t.ability("lookout"))
    assert {option for option in t.options() if option.startswith("cell")} == {f"cell left.1.{x}" for x in "abcd"}
    t.play("cell left.1.a")
    assert (t.cover("left"), t.honor(0)) == ("x . . .", [1])


@card("palace_eunuch")
@pytest.mark.parametrize(("others", "tokens"), [(("tyranny", "tyranny"), 3), (("economy", "betrayal"), 1)])
def test_palace_eunuch_knows_equal_orders(great_wall: Table, others: tuple[str, str], tokens: int) -> None:
    t = great_wall().advisors(0, "palace_eunuch").run("autumn")
    for seat, order in enumerate(("tyranny", *others)):
        t.play(f"order {order}", seat=seat)
    assert t.asks == "UseAbility"
    t.play(t.ability("palace_eunuch"), *["resource chi"] * tokens)
    assert (t.have(0), t.asks != "GainToken") == ({"chi": tokens}, True)
