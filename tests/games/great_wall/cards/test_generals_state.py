"""Generals of the state: tea, tactics, walls, overseers, shame and garrisons."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


def led_by(t: Builder, general: str, assistants: int = 2) -> Builder:
    """Seat 0 has this general, with this number of assistants; the walls are bare."""
    return t.general(0, general).advisors(0, assistants=assistants).fortifications()


# -- Cai Xiang ---------------------------------------------------------------------------------------


@card("cai_xiang")
@rule("GW-CRD-03")
@pytest.mark.parametrize("area", ["builders_camp", "field_hq", "embassy", "academy"])
@pytest.mark.parametrize("enhanced", [False, True])
def test_cai_xiang_is_honoured_for_every_special_area(great_wall: Table, area: str, enhanced: bool) -> None:
    t = led_by(great_wall(), "cai_xiang", 3).officials(0, **{area: 1}).activate(area, enhanced)
    assert t.options() == {"pass", t.ability("cai_xiang")}
    t.play(t.ability("cai_xiang"))
    assert t.asks != "ChooseBranch"
    assert t.honor(0) == [3]


@card("cai_xiang")
def test_cai_xiang_with_two_officials_attacks(great_wall: Table) -> None:
    t = led_by(great_wall(), "cai_xiang").officials(0, embassy=2).horde("left", "outriders_left")
    t.shelter(0, "left", "spearman").activate("embassy").play(t.ability("cai_xiang"))
    assert t.options() == {"pass", "branch 1", "branch 2"}
    t.play("branch 1", "sheltered left.spearman", "cell left.1.c")
    assert (t.cover("left"), t.honor(0)) == (". . 0s", [2 + 2])


@card("cai_xiang")
def test_cai_xiang_with_two_officials_draws_a_tactic_card(great_wall: Table) -> None:
    t = led_by(great_wall(), "cai_xiang").officials(0, embassy=2).activate("embassy")
    t.play(t.ability("cai_xiang"))
    assert t.options() == {"pass", "branch 2"}
    t.play("branch 2")
    assert (len(t.clan(0).tactics), t.honor(0)) == (1, [2])


@card("cai_xiang")
def test_cai_xiang_may_decline_all_or_the_second_part(great_wall: Table) -> None:
    t = led_by(great_wall(), "cai_xiang").officials(0, embassy=2).activate("embassy").play("pass")
    assert (t.honor(0), t.clan(0).tactics, t.asks) == ([0], [], "")
    t = led_by(great_wall(), "cai_xiang").officials(0, embassy=2).activate("embassy")
    t.play(t.ability("cai_xiang"), "pass")
    assert (t.honor(0), t.clan(0).tactics, t.asks) == ([2], [], "")


@card("cai_xiang")
@rule("GW-CRD-03")
@pytest.mark.parametrize("area", ["builders_camp", "field_hq", "embassy", "academy"])
def test_cai_xiang_is_honoured_where_only_others_serve(great_wall: Table, area: str) -> None:
    t = led_by(great_wall(), "cai_xiang").officials(1, **{area: 3}).activate(area)
    assert (t.seat, t.options()) == (0, {"pass", t.ability("cai_xiang")})
    t.play(t.ability("cai_xiang"))
    assert (t.honor(0), t.asks == "ChooseBranch") == ([2], False), "the second part needs two officials of their own"


@card("cai_xiang")
@rule("GW-CRD-03")
def test_cai_xiang_has_nothing_of_regular_areas_and_of_nothing(great_wall: Table) -> None:
    t = led_by(great_wall(), "cai_xiang").tea(0, 1, 2).officials(0, tea_house=1, quarry=1)
    assert t.activate("tea_house").asks == ""
    assert t.activate("quarry", enhanced=True).asks == "HandIn"
    lonely = led_by(great_wall(), "cai_xiang", 0).officials(0, embassy=1)
    assert lonely.activate("embassy").asks == ""
    lonely.officials(0, embassy=2).activate("embassy").play(lonely.ability("cai_xiang"), "branch 2")
    assert (lonely.honor(0), len(lonely.clan(0).tactics)) == ([0], 1)


# -- Zhang Shijie ------------------------------------------------------------------------------------


@card("zhang_shijie")
@pytest.mark.parametrize(("assistants", "chi"), [(0, 0), (2, 2), (4, 3)])
def test_zhang_shijie_draws_strength_from_tactic_cards(great_wall: Table, assistants: int, chi: int) -> None:
    t = led_by(great_wall(), "zhang_shijie", assistants).tactics(0, "swift_orders").orders_on_track((0, "betrayal"))
    t.turn(0).decline_all("PlayTactic").play("tactic swift_orders", "free", "official supply", "area sawmill")
    t.play(*([t.ability("zhang_shijie")] if chi else []))
    assert (t.clan(0).resources[3], t.honor(0)) == (chi, [0])


@card("zhang_shijie")
def test_zhang_shijie_has_nothing_of_cards_not_played_and_of_others(great_wall: Table) -> None:
    t = led_by(great_wall(), "zhang_shijie").tactics(0, "swift_orders")
    t.orders_on_track((0, "betrayal"), (1, "betrayal"))
    t.turn(0).decline_all()
    assert (t.have(0), t.honor(0)) == ({}, [0])
    t.tactics(1, "night_sortie volley").horde("left", "outriders_left").shelter(1, "left", "spearman")
    t.turn(1).decline_all("PlayTactic").play("tactic night_sortie", "free", "done")
    assert (t.have(0), t.honor(0)) == ({}, [0])


@card("zhang_shijie")
def test_zhang_shijie_draws_strength_once_a_season(great_wall: Table) -> None:
    t = led_by(great_wall(), "zhang_shijie", 2).tactics(0, "swift_orders night_sortie").resources(0, chi=1)
    t.happen("tactic.played", 0).play(t.ability("zhang_shijie")).happen("tactic.played", 0)
    assert t.have(0) == {"chi": 3}
    t.run("spring")
    t.happen("tactic.played", 0).play(t.ability("zhang_shijie"))
    assert t.have(0) == {"chi": 5}


# -- Shen Kuo ----------------------------------------------------------------------------------------


@card("shen_kuo")
def test_shen_kuo_builds_walls_cheaper_and_for_more_honour(great_wall: Table) -> None:
    t = led_by(great_wall(), "shen_kuo", 2).resources(0, stone=4).officials(0, builders_camp=1)
    t.activate("builders_camp").play("raise left")
    assert (t.have(0), t.honor(0), t.g.levels) == ({}, [8 + 6], [1, 0, 0])


@card("shen_kuo")
def test_shen_kuo_needs_the_price_that_is_left(great_wall: Table) -> None:
    t = led_by(great_wall(), "shen_kuo", 2).resources(0, stone=3).officials(0, builders_camp=1)
    t.activate("builders_camp")
    assert (t.why("raise left"), t.lack("raise left")) == ("GW-CAM-06", ("material", 3, 4))
    assert t.play("done").honor(0) == [0]


@card("shen_kuo")
def test_shen_kuo_is_honoured_for_fortifications_at_the_common_price(great_wall: Table) -> None:
    t = led_by(great_wall(), "shen_kuo", 3).resources(0, wood=3).officials(0, builders_camp=1)
    t.activate("builders_camp").play("fortify left")
    assert (t.have(0), t.honor(0)) == ({"wood": 1}, [2 + 3])


@card("shen_kuo")
def test_shen_kuo_has_nothing_of_what_others_build(great_wall: Table) -> None:
    t = led_by(great_wall(), "shen_kuo").resources(1, stone=10).officials(1, builders_camp=2)
    t.activate("builders_camp").play("raise left", "fortify left")
    assert (t.have(1), t.honor(0, 1)) == ({}, [0, 8 + 2])


# -- Wang Anshi --------------------------------------------------------------------------------------


@card("wang_anshi")
def test_wang_anshi_is_honoured_for_placing_and_for_promoting(great_wall: Table) -> None:
    t = led_by(great_wall(), "wang_anshi").resources(0, wood=5).officials(0, quarry=1)
    t.activate("quarry", enhanced=True).play("warrior spearman").decline_all()
    assert t.honor(0) == [4]
    t.officials(0, quarry=1).activate("quarry", enhanced=True).play("take").decline_all()
    assert t.honor(0) == [8]
    t.resources(0, wood=4).officials(0, quarry=1).activate("quarry", enhanced=True).play("pass").decline_all()
    assert t.honor(0) == [8]


@card("wang_anshi")
def test_wang_anshi_has_nothing_of_the_overseers_of_others(great_wall: Table) -> None:
    t = led_by(great_wall(), "wang_anshi").resources(1, wood=2).officials(1, quarry=1)
    t.activate("quarry", enhanced=True).play("warrior spearman").decline_all()
    assert t.honor(0, 1) == [0, 0]


@card("wang_anshi")
@pytest.mark.parametrize(("assistants", "tokens"), [(1, 1), (3, 3), (5, 3)])
def test_wang_anshi_takes_resources_in_summer(great_wall: Table, assistants: int, tokens: int) -> None:
    t = led_by(great_wall(), "wang_anshi", assistants).overseer(0, "sawmill").overseer(0, "pagoda").run("summer")
    t.play(t.ability("wang_anshi", 2))
    for _ in range(tokens):
        assert t.options() == {"resource wood", "resource stone", "resource gold", "resource chi"}
        t.play("resource gold")
    assert t.asks == "DiscardedOrders"
    assert t.have(0) == {"wood": 1, "chi": 1, "gold": tokens}


@card("wang_anshi")
def test_wang_anshi_may_decline_and_needs_two_overseers_and_an_assistant(great_wall: Table) -> None:
    t = led_by(great_wall(), "wang_anshi").overseer(0, "sawmill").overseer(0, "pagoda").run("summer").play("pass")
    assert (t.asks, t.have(0)) == ("DiscardedOrders", {"wood": 1, "chi": 1})
    one = led_by(great_wall(), "wang_anshi").overseer(0, "sawmill", cell=2).overseer(1, "pagoda").run("summer")
    assert one.asks == "DiscardedOrders"
    lonely = led_by(great_wall(), "wang_anshi", 0).overseer(0, "sawmill").overseer(0, "pagoda").run("summer")
    assert lonely.asks == "DiscardedOrders"


# -- Bao Zheng ---------------------------------------------------------------------------------------


@card("bao_zheng")
def test_bao_zheng_profits_from_the_shame_of_others(great_wall: Table) -> None:
    t = led_by(great_wall(), "bao_zheng", 3).officials(1, sawmill=1).activate("sawmill", by=1).play("shame spearman")
    assert t.play(t.ability("bao_zheng")).honor(0, 1) == [3, 0]


@card("bao_zheng")
def test_bao_zheng_is_honoured_once_for_all_tokens_of_one_player_and_cause(great_wall: Table) -> None:
    t = led_by(great_wall(), "bao_zheng").horde("left", "outriders_left", p0="a:spearman", p2="b:spearman")
    t.horde("left", "outriders_middle", p0="a:spearman", p2="b:spearman")
    t.run("assault", 0).play("shame archer", "shame archer", t.ability("bao_zheng"))
    assert t.honor(0) == [2]
    assert t.clan(1).shame_tokens() == 2


@card("bao_zheng")
def test_bao_zheng_has_nothing_of_his_own_shame(great_wall: Table) -> None:
    t = led_by(great_wall(), "bao_zheng").officials(0, sawmill=1).activate("sawmill").play("shame spearman")
    assert t.decline_all().honor(0) == [0]


@card("bao_zheng")
@pytest.mark.parametrize(("shame", "honor"), [("", 2), ("archer", 0)])
def test_bao_zheng_is_honoured_after_a_winter_without_shame(great_wall: Table, shame: str, honor: int) -> None:
    t = led_by(great_wall(), "bao_zheng").shamed(0, shame).run("winter")
    assert t.honor(0) == [honor]


@card("bao_zheng")
def test_bao_zheng_discards_shame_for_one_chi_less(great_wall: Table) -> None:
    t = led_by(great_wall(), "bao_zheng").shamed(0, "archer spearman").resources(0, chi=1).run("summer")
    t.play("shame archer")
    assert (t.asks, t.have(0), t.clan(0).shame_tokens()) == ("DiscardedOrders", {}, 1)
    other = led_by(great_wall(), "bao_zheng").shamed(1, "archer").resources(1, chi=1).run("summer")
    assert other.asks == "DiscardedOrders"


# -- Zong Ze -----------------------------------------------------------------------------------------


@card("zong_ze")
@pytest.mark.parametrize("place", ["shelter", "post", "horde"])
def test_zong_ze_is_honoured_when_a_section_with_his_warriors_holds(great_wall: Table, place: str) -> None:
    t = led_by(great_wall(), "zong_ze").walls(left=1, right=1)
    t.horde("left", "outriders_left", **({"p0": "a:spearman"} if place == "horde" else {}))
    t.horde("right", "outriders_right", p1="a:spearman")
    if place == "shelter":
        t.shelter(0, "left", "spearman")
    elif place == "post":
        t.post(0, "left")
    t.run("assault", 0).run("assault", 1).run("assault", 2)
    assert t.honor(0, 1) == [4, 0]


@card("zong_ze")
def test_zong_ze_has_nothing_of_breaches_and_of_empty_sections(great_wall: Table) -> None:
    t = led_by(great_wall(), "zong_ze")
    t.horde("left", "outriders_left", p0="a:spearman", p1="b:spearman", p2="c:spearman")
    t.shelter(0, "right", "spearman")
    t.run("assault", 0).run("assault", 2)
    assert (len(t.heard("breach")), t.honor(0)) == (1, [0])


@card("zong_ze")
def test_zong_ze_fortifies_before_the_assault_for_one_token(great_wall: Table) -> None:
    t = led_by(great_wall(), "zong_ze", 0).resources(0, wood=2).run("winter")
    t.play(t.ability("zong_ze", 2), "fortify left")
    assert (t.have(0), t.honor(0)) == ({"wood": 1}, [2])
    assert t.heard("fortified")[0].args == (0,)


@card("zong_ze")
def test_zong_ze_may_decline_and_needs_the_token(great_wall: Table) -> None:
    t = led_by(great_wall(), "zong_ze").resources(0, wood=2).run("winter")
    assert t.asks == "UseAbility"
    assert t.play("pass").have(0)["wood"] == 2
    poor = led_by(great_wall(), "zong_ze").resources(0, chi=5).run("winter")
    assert (poor.asks, poor.heard("fortified")) == ("DiscardedOrders", [])
