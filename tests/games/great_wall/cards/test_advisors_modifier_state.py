"""Advisors who change the life of the state: overseers, walls, officials, hand-ins, shame, tactics, hiring."""

from collections.abc import Callable

import pytest

from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


def shared(t: Builder, area: str, officials: int = 1) -> Builder:
    """Seats 0 and 1 have officials in an area, so nobody is alone, and it is activated."""
    return t.officials(0, **{area: officials}).officials(1, **{area: 1}).activate(area)


# -- Spiritual guide -----------------------------------------------------------------------------------


@card("spiritual_guide")
@pytest.mark.parametrize(("cell", "gold"), [(-1, 1), (0, 1), (1, 2)])
def test_the_overseer_of_the_pagoda_is_two_gold_cheaper_at_least_one(great_wall: Table, cell: int, gold: int) -> None:
    t = great_wall().advisors(0, "spiritual_guide").resources(0, gold=gold)
    if cell >= 0:
        t.overseer(0, "pagoda", cell)
    shared(t, "pagoda").play("warrior spearman" if cell < 0 else "take")
    assert t.clan(0).overseers[3] == cell + 1
    assert t.have(0) == {"chi": 1 + max(0, cell + 1)}


@card("spiritual_guide")
def test_the_guide_may_be_ignored_needs_a_gold_and_knows_the_pagoda_only(great_wall: Table) -> None:
    t = shared(great_wall().advisors(0, "spiritual_guide").resources(0, gold=1), "pagoda").play("pass")
    assert (t.have(0), t.clan(0).overseers[3]) == ({"gold": 1, "chi": 1}, -1)
    assert shared(great_wall().advisors(0, "spiritual_guide"), "pagoda").asks == ""
    assert shared(great_wall().advisors(0, "spiritual_guide").resources(1, gold=1), "pagoda").asks == ""
    sawmill = shared(great_wall().advisors(0, "spiritual_guide").resources(0, chi=1), "sawmill")
    assert sawmill.asks == "HandIn"


@card("spiritual_guide")
def test_the_overseer_of_the_pagoda_brings_a_chi_more_in_summer(great_wall: Table) -> None:
    t = great_wall().advisors(0, "spiritual_guide").overseer(0, "pagoda", 1).overseer(0, "quarry", 0)
    t.overseer(1, "pagoda", 1).run("summer")
    assert (t.have(0), t.have(1)) == ({"chi": 2 + 1, "stone": 1}, {"chi": 2})
    assert great_wall().advisors(0, "spiritual_guide").run("summer").have(0) == {}


# -- Master builder ------------------------------------------------------------------------------------


@card("master_builder")
@pytest.mark.parametrize(("level", "price", "honor"), [(0, 5, 8), (1, 10, 13), (2, 14, 17)])
def test_a_wall_is_three_cheaper_and_its_honour_stays(great_wall: Table, level: int, price: int, honor: int) -> None:
    t = great_wall().advisors(0, "master_builder").walls(left=level).resources(0, stone=price)
    t.officials(0, builders_camp=1).activate("builders_camp").play("raise left")
    assert (t.g.levels[0], t.honor(0), t.have(0)) == (level + 1, [honor], {})


@card("master_builder")
def test_the_warehouse_pays_first_for_the_master_builder_too(great_wall: Table) -> None:
    t = great_wall().advisors(0, "master_builder").resources(0, wood=2, gold=1).officials(0, builders_camp=1)
    t.g.warehouse = [0, 4, 0]
    t.activate("builders_camp").play("raise right", "count 1")
    assert (t.g.warehouse, t.have(0), t.honor(0)) == ([0, 0, 0], {"wood": 1, "gold": 1}, [8])


@card("master_builder")
def test_the_master_builder_adds_to_an_orders_discount(great_wall: Table) -> None:
    t = great_wall().advisors(0, "master_builder").resources(0, stone=3).orders_on_track((0, "great_works"))
    t.turn(0).decline_all("ChooseBranch")
    while t.seat != 0:
        t.play("pass")
    t.play("branch 1", "raise left")
    assert (t.honor(0), t.have(0)) == ([8], {})


@card("master_builder")
def test_the_master_builder_builds_no_cheaper_fortifications_and_not_for_others(great_wall: Table) -> None:
    t = great_wall().advisors(0, "master_builder").fortifications().resources(0, stone=4).resources(1, stone=7)
    t.officials(0, builders_camp=1).officials(1, builders_camp=1).activate("builders_camp")
    assert (t.why("raise left"), t.lack("raise left")) == ("GW-CAM-06", ("material", 4, 5))
    t.play("fortify left")
    assert t.have(0) == {"stone": 2}
    assert t.lack("raise left") == ("material", 7, 8)


# -- Foreman -------------------------------------------------------------------------------------------


@card("foreman")
@pytest.mark.parametrize(
    ("area", "officials", "got"),
    [
        ("sawmill", 1, {"wood": 2}),
        ("quarry", 2, {"stone": 3}),
        ("gold_mine", 1, {"gold": 1}),
        ("pagoda", 1, {"chi": 1}),
    ],
)
def test_an_official_more_in_sawmill_and_quarry(
    great_wall: Table, area: str, officials: int, got: dict[str, int]
) -> None:
    t = shared(great_wall().advisors(0, "foreman"), area, officials)
    assert t.have(0) == got


@card("foreman")
def test_the_foreman_needs_an_official_there_and_fills_no_cell(great_wall: Table) -> None:
    t = great_wall().advisors(0, "foreman").officials(1, sawmill=1).officials(2, sawmill=1).activate("sawmill")
    assert t.have(0) == {}
    t = great_wall().advisors(0, "foreman").officials(0, sawmill=2).orders_on_track((1, "betrayal")).turn(1)
    assert t.decline_all().heard("activated") == []


# -- Abbot ---------------------------------------------------------------------------------------------


@card("abbot")
def test_an_official_more_in_the_pagoda_only_with_one_there(great_wall: Table) -> None:
    assert shared(great_wall().advisors(0, "abbot"), "pagoda", 2).have(0) == {"chi": 3}
    assert shared(great_wall().advisors(0, "abbot"), "quarry", 2).have(0) == {"stone": 2}
    t = great_wall().advisors(0, "abbot").officials(1, pagoda=1).officials(2, pagoda=1).activate("pagoda")
    assert t.have(0) == {}


@card("abbot")
def test_an_honour_for_each_discarded_shame_token(great_wall: Table) -> None:
    t = great_wall().advisors(0, "abbot").shamed(0, "spearman archer").resources(0, chi=4)
    t.shamed(1, "spearman").resources(1, chi=2).run("summer").play("shame spearman", "shame archer")
    assert t.honor(0) == [2]
    t.play("shame spearman")
    assert t.honor(0, 1) == [2, 0]


@card("abbot")
def test_no_honour_where_no_token_is_discarded(great_wall: Table) -> None:
    t = great_wall().advisors(0, "abbot").shamed(0, "spearman").resources(0, chi=2).run("summer").play("done")
    assert t.honor(0) == [0]
    t = great_wall().advisors(0, "abbot").shamed(0, "spearman archer").resources(0, chi=4).run("summer")
    assert t.play("shame archer", "done").honor(0) == [1]


# -- Accountant ----------------------------------------------------------------------------------------


@card("accountant")
def test_three_honour_for_a_resource_handed_in(great_wall: Table) -> None:
    t = shared(great_wall().advisors(0, "accountant"), "quarry")
    t.play("resource stone", "resource stone")
    assert t.honor(0, 1) == [3, 2]
    t = shared(great_wall().advisors(0, "accountant"), "quarry").play("done", "done")
    assert t.honor(0) == [0]


@card("accountant")
def test_the_accountant_also_counts_what_an_order_lets_him_hand_in(great_wall: Table) -> None:
    t = great_wall().advisors(0, "accountant").resources(0, gold=1).orders_on_track((1, "great_works")).turn(1)
    t.decline_all("ChooseBranch").play("branch 2", "resource gold")
    assert t.honor(0) == [3]


# -- Imperial censor -----------------------------------------------------------------------------------


@card("censor")
@pytest.mark.parametrize(("seat", "tokens"), [(0, 0), (1, 1)])
def test_no_shame_for_being_alone(great_wall: Table, seat: int, tokens: int) -> None:
    t = great_wall().advisors(0, "censor").officials(seat, sawmill=1).activate("sawmill")
    assert t.asks == ("PlaceShame" if tokens else "HandIn")
    if tokens:
        t.play("shame spearman")
    assert t.clan(seat).shame_tokens() == tokens
    assert t.have(seat) == {"wood": 1}


@card("censor")
def test_the_censor_cannot_hush_up_a_breach(great_wall: Table) -> None:
    t = great_wall().advisors(0, "censor").fortifications().horde("left", "outriders_left").run("assault", 0)
    assert (t.asks, t.seat) == ("PlaceShame", 0)


@card("censor")
def test_shame_costs_two_honour_less_at_the_end(great_wall: Table) -> None:
    t = great_wall().advisors(0, "censor").shamed(0, "spearman archer").shamed(1, "spearman archer")
    t.g.artifacts = []
    t.clan(0).honor, t.clan(1).honor = 20, 20
    t.run("end_game")
    assert t.honor(0, 1) == [20 - 2 * 3, 20 - 2 * 5]


# -- Keeper of stratagems ------------------------------------------------------------------------------


@card("stratagem_keeper")
@pytest.mark.parametrize(("effect", "chi"), [("enhanced", 1), ("free", 0)])
def test_an_honour_for_each_tactic_and_enhanced_effects_a_token_cheaper(
    great_wall: Table, effect: str, chi: int
) -> None:
    t = great_wall().advisors(0, "stratagem_keeper").tactics(0, "retreat").resources(0, chi=chi)
    t.g.time = 2
    t.horde("left", "outriders_left", damage="a", p0="b:spearman c:spearman").run("check_defeated")
    t.play("tactic retreat", effect, *(["take"] if effect == "enhanced" else []))
    assert t.have(0) == {}
    assert t.honor(0) == [2 + 1]
    assert t.in_shelter(0, "left") == ("spearman spearman" if effect == "enhanced" else "spearman")


@card("stratagem_keeper")
def test_an_effect_of_one_token_is_free_and_what_is_left_must_be_paid(great_wall: Table) -> None:
    t = great_wall().advisors(0, "stratagem_keeper").tactics(0, "volley").post(0, "left").horde("left", "foragers_left")
    t.orders_on_track((0, "betrayal")).turn(0).decline_all("PlayTactic").play("tactic volley", "enhanced")
    assert t.play("post left", "cell left.1.a").honor(0) == [1 + 1]
    t = great_wall().advisors(0, "stratagem_keeper").tactics(0, "retreat")
    t.horde("left", "outriders_left", damage="a", p0="b:spearman c:spearman").run("check_defeated")
    t.play("tactic retreat")
    assert (t.why("enhanced"), t.lack("enhanced")) == ("GW-TAC-07", ("chi", 0, 1))


@card("stratagem_keeper")
def test_the_keeper_is_silent_when_nothing_is_played_or_others_play(great_wall: Table) -> None:
    t = great_wall().advisors(0, "stratagem_keeper").tactics(0, "swift_orders").tactics(1, "swift_orders")
    t.orders_on_track((0, "betrayal"), (1, "betrayal")).turn(0).decline_all("PlayTactic").play("pass")
    assert t.honor(0) == [0]
    t.turn(1).decline_all("PlayTactic").play("tactic swift_orders")
    assert t.why("enhanced") == "GW-TAC-07"
    t.play("free", "done")
    assert t.honor(0, 1) == [0, 0]


# -- Diplomat ------------------------------------------------------------------------------------------


@card("diplomat")
def test_advisors_are_a_gold_cheaper_and_chi_is_as_good_as_gold(great_wall: Table) -> None:
    t = great_wall().advisors(0, "diplomat").resources(0, chi=5).officials(0, embassy=3).activate("embassy")
    t.play("advisor-cell 1", "assistant")
    assert t.have(0) == {"chi": 4}
    t.play("advisor-cell 1", "assistant", "hire official")
    assert (t.have(0), t.clan(0).officials) == ({}, 4 + 1 + 1)


@card("diplomat")
def test_the_diplomat_mixes_gold_and_chi_as_his_owner_likes(great_wall: Table) -> None:
    t = great_wall().advisors(0, "diplomat").resources(0, gold=1, chi=3).officials(0, embassy=1).activate("embassy")
    t.play("hire official")
    assert t.asks == "PayEither"
    assert t.options() == {"count 1", "count 2"}
    t.play("count 1")
    assert t.have(0) == {"chi": 2}


@card("diplomat")
def test_the_diplomat_needs_the_rest_and_does_not_help_others(great_wall: Table) -> None:
    t = great_wall().advisors(0, "diplomat", assistants=1).resources(0, chi=1).resources(1, chi=9)
    assert t.officials(0, embassy=1).officials(1, embassy=1).activate("embassy").asks == ""
    t = great_wall().advisors(0, "diplomat", assistants=1).resources(0, chi=1, gold=1).officials(0, embassy=1)
    t.activate("embassy").play("advisor-cell 1", "active")
    assert t.have(0) == {}
    t = great_wall().advisors(0, "diplomat", assistants=2).resources(0, chi=2).officials(0, embassy=1)
    t.activate("embassy")
    assert (t.why("advisor-cell 1"), t.lack("advisor-cell 1")) == ("GW-EMB-05", ("gold", 2, 3))


# -- Chancery clerk ------------------------------------------------------------------------------------


@card("clerk")
def test_the_clerk_moves_an_official_at_the_start_of_the_turn_even_out_of_a_full_area(great_wall: Table) -> None:
    t = great_wall().advisors(0, "clerk").officials(0, sawmill=2).officials(1, sawmill=1)
    t.orders_on_track((0, "betrayal")).turn(0).play(t.ability("clerk"))
    assert t.options() == {"done", "official sawmill"}
    assert t.why("official supply") == "GW-OFF-11"
    t.play("official sawmill", "area embassy")
    assert (t.g.officials_in(0, 0), t.g.officials_in(8, 0)) == (1, 1)
    assert t.asks == "PayForEffect"


@card("clerk")
def test_the_lock_is_open_for_the_clerk_in_any_move_and_for_nobody_else(great_wall: Table) -> None:
    t = great_wall().advisors(0, "clerk").officials(0, sawmill=1).officials(1, sawmill=2)
    t.orders_on_track((2, "economy")).turn(2).play("done")
    assert (t.seat, t.why("official sawmill")) == (0, None)
    t.play("done")
    assert (t.seat, t.why("official sawmill")) == (1, "GW-OFF-09")


@card("clerk")
def test_the_clerk_may_rest_and_has_nothing_to_do_with_no_official_on_the_board(great_wall: Table) -> None:
    t = great_wall().advisors(0, "clerk").officials(0, sawmill=1).orders_on_track((0, "betrayal")).turn(0)
    assert t.options() == {"pass", t.ability("clerk")}
    assert t.play("pass").asks == "PayForEffect"
    assert great_wall().advisors(0, "clerk").orders_on_track((0, "betrayal")).turn(0).asks == "PayForEffect"
    t = great_wall().advisors(0, "clerk").officials(0, sawmill=1).orders_on_track((1, "betrayal")).turn(1)
    assert (t.asks, t.seat) == ("PayForEffect", 1)
