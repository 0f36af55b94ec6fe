"""Tactic cards of building, production, orders and shame: the upper and the enhanced effect of each."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card
from tests.games.great_wall.cards.tactic_scenes import be_ashamed, collect, own_turn, raise_wall, reveal, scene

Table = Callable[..., Builder]


def ashamed(t: Builder) -> list[int]:
    """Shame tokens of all players."""
    return [t.clan(seat).shame_tokens() for seat in range(t.g.seats)]


# -- New blueprints ----------------------------------------------------------------------------------


@card("new_blueprints")
def test_new_blueprints_give_two_honour(great_wall: Table) -> None:
    t = scene(great_wall(), "new_blueprints").play("tactic new_blueprints", "free")
    assert (t.asks, t.honor(0)) == ("", [8 + 2])


@card("new_blueprints")
def test_enhanced_new_blueprints_bring_an_order_back_but_never_betrayal(great_wall: Table) -> None:
    t = great_wall().tactics(0, "new_blueprints").resources(0, stone=1)
    t.clan(0).orders, t.clan(0).order_discard = [4], [0, 2, 5]
    raise_wall(t).play("tactic new_blueprints", "enhanced")
    assert t.options() == {"done", "order tyranny", "order great_works"}
    assert t.why("order betrayal") == "GW-SUM-11"
    t.play("order great_works")
    assert (t.asks, t.honor(0), t.have(0)) == ("", [8 + 3], {})
    assert (t.clan(0).orders, t.clan(0).order_discard) == ([4, 5], [0, 2])


@card("new_blueprints")
@pytest.mark.parametrize("discarded", [[0], [2], []])
def test_new_blueprints_give_honour_without_an_order_too(great_wall: Table, discarded: list[int]) -> None:
    t = great_wall().tactics(0, "new_blueprints").resources(0, stone=1)
    t.clan(0).order_discard = discarded[:]
    raise_wall(t).play("tactic new_blueprints", "enhanced").decline_all()
    assert (t.asks, t.honor(0), t.clan(0).order_discard) == ("", [8 + 3], discarded)


@card("new_blueprints")
def test_new_blueprints_need_an_own_wall(great_wall: Table) -> None:
    t = great_wall().tactics(1, "new_blueprints").resources(1, stone=1)
    assert raise_wall(t).asks == ""
    fortified = great_wall().fortifications().tactics(0, "new_blueprints").resources(0, wood=2)
    assert fortified.officials(0, builders_camp=1).activate("builders_camp").play("fortify left").asks == ""


# -- Save face ---------------------------------------------------------------------------------------


def breached(t: Builder) -> Builder:
    """Seat 0 holds Save face and fights one of three hordes; seat 1 fights all; seat 2 none."""
    t.tactics(0, "save_face").fortifications()
    t.horde("left", "outriders_left", p0="a:spearman", p1="b:spearman")
    t.horde("left", "outriders_middle", p1="b:spearman").horde("left", "outriders_right", p1="b:spearman")
    return t.run("assault", 0)


@card("save_face")
def test_save_face_keeps_one_token_away(great_wall: Table) -> None:
    t = breached(great_wall()).play("tactic save_face", "free", "shame archer")
    assert (t.seat, ashamed(t)) == (2, [1, 0, 0])
    t.play("shame archer", "shame archer", "shame archer")
    assert ashamed(t) == [1, 0, 3]


@card("save_face")
def test_enhanced_save_face_keeps_all_tokens_away(great_wall: Table) -> None:
    t = breached(great_wall().resources(0, chi=2)).play("tactic save_face", "enhanced")
    assert (t.seat, t.asks, ashamed(t), t.have(0)) == (2, "PlaceShame", [0, 0, 0], {})


@card("save_face")
def test_save_face_ends_with_its_breach(great_wall: Table) -> None:
    t = breached(great_wall().resources(0, chi=2)).play("tactic save_face", "enhanced", *["shame archer"] * 3)
    t.decline_all().horde("right", "foragers_right").run("assault", 2)
    assert (t.seat, t.asks) == (0, "PlaceShame")


@card("save_face")
def test_save_face_is_not_offered_to_those_who_gain_no_shame(great_wall: Table) -> None:
    t = great_wall().fortifications().tactics(0, "save_face").resources(0, chi=2)
    t.horde("left", "outriders_left", p0="a:spearman").run("assault", 0)
    assert (t.seat, t.asks) == (1, "PlaceShame")


@card("save_face")
def test_save_face_spares_no_shame_of_another_cause(great_wall: Table) -> None:
    assert be_ashamed(great_wall().tactics(0, "save_face").resources(0, chi=2)).clan(0).shame_tokens() == 1


# -- Hasty repairs -----------------------------------------------------------------------------------


@card("hasty_repairs")
def test_hasty_repairs_fortify_for_a_token_less(great_wall: Table) -> None:
    t = great_wall().tactics(0, "hasty_repairs").fortifications(left=3).resources(0, wood=1)
    t.horde("middle", "outriders_middle").walls(middle=1).run("winter").play("tactic hasty_repairs", "free")
    assert t.why("fortify left") == "GW-CAM-04"
    t.play("fortify middle")
    assert (t.have(0), t.honor(0)) == ({}, [2])
    assert t.heard("assault")[0].args == (1, 3, 4 + 2)


@card("hasty_repairs")
def test_enhanced_hasty_repairs_fortify_twice_for_a_stone(great_wall: Table) -> None:
    t = great_wall().tactics(0, "hasty_repairs").fortifications().resources(0, stone=1)
    t.horde("middle", "outriders_middle").run("winter").play("tactic hasty_repairs", "enhanced")
    t.play("fortify middle", "fortify middle")
    assert (t.have(0), t.honor(0)) == ({}, [4])
    assert t.heard("assault")[0].args == (1, 3, 4)


@card("hasty_repairs")
def test_hasty_repairs_need_a_token_and_a_place(great_wall: Table) -> None:
    poor = great_wall().tactics(0, "hasty_repairs").fortifications().run("winter")
    assert poor.asks == "DiscardedOrders"
    full = great_wall().tactics(0, "hasty_repairs").fortifications(3, 3, 3).resources(0, stone=3).run("winter")
    assert full.asks == "DiscardedOrders"


# -- Extra shift -------------------------------------------------------------------------------------


@card("extra_shift")
def test_an_extra_shift_yields_two_more_of_the_same(great_wall: Table) -> None:
    t = scene(great_wall(), "extra_shift").play("tactic extra_shift", "free")
    assert (t.asks, t.have(0)) == ("HandIn", {"stone": 3})


@card("extra_shift")
def test_an_enhanced_extra_shift_promotes_here_for_two_tokens_less(great_wall: Table) -> None:
    t = scene(great_wall(), "extra_shift", chi=1).play("tactic extra_shift", "enhanced")
    assert t.options() == {"pass", "area quarry"}
    t.play("area quarry", "warrior spearman").decline_all()
    assert (t.have(0), t.clan(0).overseers) == ({"stone": 3}, [-1, 0, -1, -1])


@card("extra_shift")
def test_an_extra_shift_may_leave_the_overseer_or_have_none_to_promote(great_wall: Table) -> None:
    t = scene(great_wall(), "extra_shift", chi=1).play("tactic extra_shift", "enhanced", "pass").decline_all()
    assert (t.have(0), t.clan(0).overseers[1]) == ({"stone": 3}, -1)
    top = collect(great_wall().tactics(0, "extra_shift").resources(0, chi=1).overseer(0, "quarry", cell=2))
    top.play("tactic extra_shift", "enhanced")
    assert (top.asks, top.have(0)) == ("HandIn", {"stone": 1 + 3 + 2})


# -- Swift orders ------------------------------------------------------------------------------------


@card("swift_orders")
def test_swift_orders_move_an_official(great_wall: Table) -> None:
    t = scene(great_wall(), "swift_orders").play("tactic swift_orders", "free", "official quarry", "area academy")
    assert t.asks == "DrawTactics"
    assert t.play("count 1").asks == ""


@card("swift_orders")
@rule("GW-ENH-01")
def test_enhanced_swift_orders_activate_an_area_of_ones_own(great_wall: Table) -> None:
    t = scene(great_wall().officials(1, sawmill=1, quarry=1), "swift_orders", chi=2)
    t.play("tactic swift_orders", "enhanced")
    assert t.options() == {"pass", "area quarry"}
    assert t.why("area sawmill") == "GW-ENH-04"
    t.play("area quarry").decline_all()
    assert (t.have(0), t.have(1), ashamed(t)) == ({"stone": 1}, {"stone": 1}, [0, 0, 0])


@card("swift_orders")
def test_swift_orders_need_an_official(great_wall: Table) -> None:
    t = great_wall().tactics(0, "swift_orders").resources(0, chi=2).officials(1, quarry=1)
    t.clan(0).officials = 0
    assert own_turn(t).asks == ""


# -- Palace spy --------------------------------------------------------------------------------------


@card("palace_spy")
def test_a_palace_spy_rises_one_place_before_the_orders_are_placed(great_wall: Table) -> None:
    t = scene(great_wall(), "palace_spy").play("tactic palace_spy", "free")
    assert (t.g.tea, t.asks, t.seat) == ([1, 0, 2], "PlaceOrder", 1)


@card("palace_spy")
@pytest.mark.parametrize(("second", "honor"), [("tyranny", 2), ("economy", 1)])
def test_an_enhanced_palace_spy_goes_to_the_top_and_counts_equal_orders(
    great_wall: Table, second: str, honor: int
) -> None:
    t = reveal(great_wall().tactics(0, "palace_spy").resources(0, gold=1).tea(1, 2, 0), "tyranny", second, "economy")
    t.play("tactic palace_spy", "enhanced")
    assert (t.g.tea, t.honor(0), t.asks, t.seat) == ([0, 1, 2], [honor], "PlaceOrder", 0)


@card("palace_spy")
def test_a_palace_spy_at_the_top_is_worth_honour_only(great_wall: Table) -> None:
    t = reveal(great_wall().tactics(0, "palace_spy"), "tyranny", "tyranny", "economy")
    assert t.asks == "PlaceOrder"
    t = reveal(great_wall().tactics(0, "palace_spy").resources(0, gold=1), "tyranny", "tyranny", "tyranny")
    assert t.play("tactic palace_spy").options() == {"enhanced"}
    assert t.play("enhanced").honor(0) == [3]


# -- Penance -----------------------------------------------------------------------------------------


@card("penance")
def test_penance_gives_a_token_of_choice(great_wall: Table) -> None:
    t = scene(great_wall(), "penance").play("tactic penance", "free", "resource gold").decline_all()
    assert (t.have(0), ashamed(t)) == ({"wood": 1, "gold": 1}, [1, 0, 0])


@card("penance")
def test_enhanced_penance_discards_up_to_two_tokens(great_wall: Table) -> None:
    t = great_wall().tactics(0, "penance").resources(0, chi=1).shamed(0, "archer archer").shamed(1, "archer")
    be_ashamed(t).play("tactic penance", "enhanced")
    assert t.options() == {"done", "shame archer", "shame spearman"}
    t.play("shame archer", "shame spearman").decline_all()
    assert (t.have(0), ashamed(t)) == ({"wood": 1}, [1, 1, 0])
    one = be_ashamed(great_wall().tactics(0, "penance").resources(0, chi=1).shamed(0, "archer"))
    one.play("tactic penance", "enhanced", "shame archer", "done")
    assert ashamed(one) == [1, 0, 0]


@card("penance")
def test_penance_is_not_done_for_the_shame_of_others(great_wall: Table) -> None:
    t = be_ashamed(great_wall().tactics(1, "penance").resources(1, chi=1).shamed(1, "archer"))
    assert (t.seat, t.heard("tactic")) == (0, [])
