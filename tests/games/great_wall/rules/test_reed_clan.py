"""The Reed clan: its order card, its officials, and what it does in the areas (GW-2P-28..58)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.rules.words import (
    AREAS,
    M_SHAME_DISCARDED,
    ORDERS,
)
from teahouse.ledger import rule, shows
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]
REED = 2


# -- order card and officials ------------------------------------------------------------------------


def autumn(t: Builder) -> Builder:
    """Orders are chosen; the order track is to be filled."""
    t.run("choose_orders").play("order economy", seat=0).play("order great_works", seat=1)
    return t.run("reveal_orders")


@rule("GW-2P-28", "GW-2P-29")
def test_it_plays_its_only_order_every_autumn_and_takes_it_back(great_wall: Table) -> None:
    t = great_wall(2)
    for year in range(2):
        t.run("choose_orders")
        for seat in (0, 1):
            t.play(f"order {ORDERS[year]}", seat=seat)
        t.run("reveal_orders").run("fill_order_track").play("order-cell 1", "order-cell 2")
        assert REED in t.g.order_track
        t.run("discard_orders")
        assert (t.clan(REED).order, t.clan(REED).order_discard) == (-1, [])
        t.play("score orders", "score orders")


@rule("GW-2P-30", "GW-2P-31")
def test_its_card_goes_into_the_free_cell_with_the_lowest_number(great_wall: Table) -> None:
    first = autumn(great_wall(2).tea(REED, 0, 1)).run("fill_order_track")
    assert (first.g.order_track, first.seat) == ([REED, -1, -1], 0)
    second = autumn(great_wall(2).tea(0, REED, 1)).run("fill_order_track").play("order-cell 1")
    assert second.g.order_track == [0, REED, 1]
    again = autumn(great_wall(2).tea(0, REED, 1)).run("fill_order_track").play("order-cell 2")
    assert again.g.order_track == [REED, 0, 1]
    last = autumn(great_wall(2).tea(1, 0, REED)).run("fill_order_track").play("order-cell 1", "order-cell 3")
    assert last.g.order_track == [1, REED, 0]


def turn_of(t: Builder, seat: int, order: str = "economy") -> Builder:
    """The turn of a seat, with its order on the track."""
    if seat == REED:
        t.orders_on_track((0, order), (1, "conscription"))
        t.g.order_track[2] = REED
    else:
        t.orders_on_track((seat, order))
    return t.turn(seat)


@rule("GW-2P-32", "GW-2P-34")
def test_the_active_player_moves_its_officials_at_its_place_in_tea_order(great_wall: Table) -> None:
    t = turn_of(great_wall(2).tea(1, REED, 0), 0)
    t.decline_all("MoveReedOfficial")
    assert [event.seat for event in t.heard("official-moved")] == []
    assert (t.asks, t.seat) == ("MoveReedOfficial", 0)
    t = turn_of(great_wall(2).tea(REED, 1, 0), 0)
    t.play("done")
    assert (t.asks, t.seat) == ("MoveReedOfficial", 0)
    t.play("done")
    assert (t.asks, t.seat) == ("MoveOfficial", 1)


@rule("GW-2P-33")
@pytest.mark.parametrize(("tea", "controls"), [((0, 1, REED), 0), ((1, 0, REED), 1), ((REED, 1, 0), 1)])
def test_in_its_own_turn_the_higher_of_the_players_controls_it(
    great_wall: Table, tea: tuple[int, ...], controls: int
) -> None:
    t = turn_of(great_wall(2).tea(*tea), REED)
    assert (t.asks, t.seat) == ("MoveReedOfficial", controls)


@rule("GW-2P-34")
def test_its_order_moves_officials_of_all_and_its_activation_is_its_controllers(great_wall: Table) -> None:
    t = great_wall(2).tea(1, 0, REED).officials(0, sawmill=2, quarry=2)
    turn_of(t, REED).play("done")
    assert (t.asks, t.seat) == ("MoveOfficial", 1)
    t.play("done")
    assert (t.asks, t.seat) == ("MoveOfficial", 0)
    t.play("done", "resource wood")
    assert (t.asks, t.seat) == ("NextArea", 1)


@rule("GW-2P-35", "GW-2P-36")
def test_its_officials_go_from_area_to_area_one_to_each(great_wall: Table) -> None:
    t = turn_of(great_wall(2), REED)
    assert t.options() == {"done", "official sawmill", "official quarry", "official gold_mine"}
    assert (t.why("official supply"), t.why("area sawmill")) == ("GW-2P-36", "GW-2P-34")
    assert t.why("official pagoda") == "GW-OFF-12"
    t.play("official sawmill")
    assert t.why("area quarry") == "GW-2P-35"
    t.play("area academy")
    assert t.areas_of(REED) == ["quarry", "gold_mine", "academy"]


@rule("GW-2P-35")
def test_two_different_officials_move(great_wall: Table) -> None:
    t = turn_of(great_wall(2), REED).play("official sawmill", "area academy")
    assert t.why("official academy") == "GW-AUT-17"
    t.play("official quarry", "area sawmill")
    assert (t.areas_of(REED), t.asks) == (["sawmill", "gold_mine", "academy"], "MoveOfficial")


@rule("GW-2P-37")
def test_a_full_area_holds_its_official_too(great_wall: Table) -> None:
    t = turn_of(great_wall(2).officials(0, sawmill=2), REED)
    assert (t.why("official sawmill"), t.why("official quarry")) == ("GW-OFF-09", None)
    t.play("official quarry")
    assert t.why("area sawmill") == "GW-OFF-03"


@rule("GW-2P-38")
def test_its_officials_may_be_left_where_they_are(great_wall: Table) -> None:
    t = turn_of(great_wall(2), REED).play("done")
    assert t.areas_of(REED) == ["sawmill", "quarry", "gold_mine"]
    assert t.asks == "MoveOfficial"


@rule("GW-2P-39")
def test_betrayal_cannot_copy_its_order(great_wall: Table) -> None:
    t = great_wall(2).orders_on_track((0, "betrayal"), (1, "economy"))
    t.g.order_track[2] = REED
    t.turn(0)
    assert (t.asks, t.why("player 3"), t.why("player 2")) == ("CopyOrder", "GW-2P-39", None)
    t = great_wall(2).orders_on_track((0, "betrayal"), (1, "betrayal"))
    t.g.order_track[2] = REED
    assert t.turn(0).asks == "PayForEffect"


# -- activation --------------------------------------------------------------------------------------


@rule("GW-2P-40")
def test_a_special_area_with_its_official_alone_is_not_activated(great_wall: Table) -> None:
    t = great_wall(2).reed("academy", "embassy", "builders_camp").officials(0, embassy=1)
    t.g.active = 0
    t.run("activate_areas", 0)
    assert [event.args[0] for event in t.heard("activated")] == [AREAS.index("embassy")]


@rule("GW-2P-41")
def test_its_official_stays_after_the_activation(great_wall: Table) -> None:
    t = great_wall(2).officials(0, sawmill=2).activate("sawmill").decline_all()
    assert (t.areas_of(0), t.clan(0).officials) == ([], 5)
    assert t.areas_of(REED) == ["sawmill", "quarry", "gold_mine"]


@rule("GW-2P-42")
def test_beside_its_official_nobody_is_alone(great_wall: Table) -> None:
    t = great_wall(2).officials(0, sawmill=2).activate("sawmill").decline_all()
    assert t.clan(0).shame_tokens() == 0
    t = great_wall(2).reed("quarry", "gold_mine", "pagoda").officials(0, sawmill=3).activate("sawmill")
    assert t.asks == "PlaceShame"


@rule("GW-2P-43")
def test_it_acts_at_its_place_in_tea_order_by_the_hand_of_its_controller(great_wall: Table) -> None:
    t = great_wall(2).tea(0, REED, 1).reed("embassy", "quarry", "gold_mine").resources(0, gold=9).resources(1, gold=9)
    t.officials(0, embassy=1).officials(1, embassy=1).activate("embassy", by=1)
    assert (t.asks, t.seat) == ("Hire", 0)
    t.play("done")
    assert (t.asks, t.seat) == ("DismissAdvisor", 1)
    t.play("advisor-cell 1")
    assert (t.asks, t.seat) == ("Hire", 1)


@rule("GW-2P-44")
@pytest.mark.parametrize(("area", "kind_"), [("sawmill", 0), ("quarry", 1), ("gold_mine", 2)])
def test_a_production_area_gives_one_resource_to_the_warehouse(great_wall: Table, area: str, kind_: int) -> None:
    t = great_wall(2).officials(0, **{area: 2}).activate(area).decline_all()
    assert t.g.warehouse == [1 if kind == kind_ else 0 for kind in range(3)]
    assert (t.honor(0, 1, REED), t.clan(REED).resources) == ([0, 0, 0], [0, 0, 0, 0])


@rule("GW-2P-45", "GW-2P-46", "GW-2P-47")
def test_in_the_pagoda_the_active_player_discards_a_shame_token(great_wall: Table) -> None:
    t = great_wall(2).reed("pagoda", "quarry", "gold_mine").officials(0, pagoda=1).officials(1, pagoda=1)
    t.shamed(0, "spearman archer").shamed(1, "spearman").activate("pagoda", by=0)
    assert (t.asks, t.seat, t.options()) == ("DiscardAtPagoda", 0, {"shame spearman", "shame archer"})
    assert t.why("done") == "GW-2P-47"
    t.play("shame archer").decline_all()
    assert (t.clan(0).shamed, t.clan(1).shamed, t.g.shame_supply) == ([1, 0, 0, 0], [1, 0, 0, 0], 18)
    assert t.clan(0).resources[3] == 1


@rule("GW-2P-45", "GW-2P-46")
def test_a_single_token_goes_at_once_and_cards_answer(great_wall: Table) -> None:
    t = great_wall(2).reed("pagoda", "quarry", "gold_mine").officials(0, pagoda=2).shamed(0, "spearman")
    listens = [trigger.card for trigger in t.box.triggers if trigger.moment == M_SHAME_DISCARDED]
    t.advisors(0, t.box.advisors[listens[0]].name).activate("pagoda", by=0).decline_all()
    assert (t.clan(0).shame_tokens(), t.g.shame_supply, t.honor(0)) == (0, 20, [1])


@rule("GW-2P-45", "GW-2P-46")
def test_in_the_pagoda_nothing_happens_in_its_own_turn_or_without_shame(great_wall: Table) -> None:
    t = great_wall(2).reed("pagoda", "quarry", "gold_mine").officials(0, pagoda=2).shamed(0, "spearman")
    t.activate("pagoda", by=REED).decline_all()
    assert (t.clan(0).shame_tokens(), t.g.shame_supply) == (1, 19)
    t = great_wall(2).reed("pagoda", "quarry", "gold_mine").officials(0, pagoda=2).shamed(1, "spearman")
    t.activate("pagoda", by=0).decline_all()
    assert (t.clan(1).shame_tokens(), t.g.shame_supply) == (1, 19)


@rule("GW-2P-48")
def test_in_the_embassy_the_controller_discards_an_advisor(great_wall: Table) -> None:
    t = great_wall(2).reed("embassy", "quarry", "gold_mine").officials(1, embassy=1)
    before = t.g.track[:]
    coming = t.g.advisor_deck[-1]
    t.activate("embassy", by=1).decline_all("DismissAdvisor")
    assert t.seat == 1
    t.play("advisor-cell 2")
    assert t.g.track == [before[0], before[2], before[3], coming]
    assert t.g.advisor_discard == [before[1]]


@shows("GW-2P-50")
@rule("GW-2P-50")
def test_in_the_builders_camp_it_does_nothing_without_a_free_cell(great_wall: Table) -> None:
    t = great_wall(2).reed("builders_camp", "quarry", "gold_mine").officials(0, builders_camp=1)
    t.fortifications(middle=3, right=3)
    t.activate("builders_camp", by=1)
    assert t.asks == ""


@rule("GW-2P-49", "GW-2P-50")
def test_in_the_builders_camp_it_builds_a_fortification_for_nothing(great_wall: Table) -> None:
    t = great_wall(2).reed("builders_camp", "quarry", "gold_mine").officials(0, builders_camp=1).fortifications(right=3)
    t.g.warehouse = [1, 0, 0]
    t.activate("builders_camp", by=1).decline_all("FortifyForReed")
    assert (t.asks, t.seat, t.options()) == ("FortifyForReed", 1, {"fortify middle"})
    assert (t.why("fortify left"), t.why("fortify right")) == ("GW-2P-06", "GW-CAM-04")
    t.play("fortify middle")
    assert (t.g.fortifications, t.g.warehouse, t.honor(0, 1, REED)) == ([0, 1, 3], [1, 0, 0], [0, 0, 0])
    t = great_wall(2).reed("builders_camp", "quarry", "gold_mine").officials(0, builders_camp=1)
    t.fortifications(middle=3, right=3).activate("builders_camp", by=1)
    assert t.asks == ""


def barracks(t: Builder) -> Builder:
    return t.reed("barracks", "quarry", "gold_mine").officials(0, barracks=3)


@rule("GW-2P-51", "GW-2P-52", "GW-2P-54")
def test_in_the_barracks_a_spearman_attacks_row_1_without_price_or_reward(great_wall: Table) -> None:
    t = barracks(great_wall(2)).horde("middle", "outriders_middle").horde("middle", "outriders_right")
    t.activate("barracks", by=0)
    assert (t.asks, t.seat) == ("StrikeForReed", 0)
    assert t.options() == {"cell middle.1.a", "cell middle.1.b", "cell middle.1.c"}
    assert t.why("cell middle.2.a") == "GW-2P-51"
    t.play("cell middle.1.a")
    assert (t.cover("middle"), t.clan(REED).supply[0]) == ("2s . .", 9)
    assert (t.have(0), t.have(1), t.clan(REED).resources, t.g.warehouse) == ({}, {}, [0] * 4, [0] * 3)
    assert t.honor(0, 1, REED) == [0, 0, 0]


@rule("GW-2P-53")
def test_without_a_free_cell_the_spearman_returns(great_wall: Table) -> None:
    t = barracks(great_wall(2)).horde("middle", "outriders_middle", damage="abc").activate("barracks")
    assert (t.asks, t.clan(REED).supply) == ("", [10, 0, 0, 0])
    assert barracks(great_wall(2)).activate("barracks").clan(REED).supply == [10, 0, 0, 0]


@rule("GW-2P-55")
def test_without_spearmen_it_recruits_nobody(great_wall: Table) -> None:
    t = barracks(great_wall(2)).horde("middle", "outriders_middle")
    t.clan(REED).supply[0] = 0
    assert t.activate("barracks").asks == ""
    t = barracks(great_wall(2)).horde("middle", "outriders_middle")
    t.clan(REED).supply[0] = 1
    assert t.activate("barracks").asks == "StrikeForReed"


@rule("GW-2P-56")
@pytest.mark.parametrize("area", ["academy", "field_hq"])
def test_academy_and_field_headquarters_do_nothing_for_it(great_wall: Table, area: str) -> None:
    t = great_wall(2).reed(area, "quarry", "gold_mine").officials(0, **{area: 1}).tea(REED, 0, 1)
    before = t.g.clans[REED].supply[:], len(t.g.tactic_deck)
    t.activate(area).decline_all()
    assert (t.g.clans[REED].supply, len(t.g.tactic_deck), t.clan(REED).tactics) == (*before, [])


@rule("GW-2P-57")
def test_in_the_tea_house_its_marker_rises_if_the_controller_wishes(great_wall: Table) -> None:
    for answer, tea in (("take", [0, REED, 1]), ("pass", [0, 1, REED])):
        t = great_wall(2).reed("tea_house", "quarry", "gold_mine").officials(0, tea_house=1).tea(0, 1, REED)
        t.activate("tea_house", by=1)
        assert (t.asks, t.seat) == ("DrinkTeaForReed", 1)
        assert t.play(answer).g.tea == tea
    t = great_wall(2).reed("tea_house", "quarry", "gold_mine").officials(0, tea_house=1).tea(REED, 0, 1)
    assert t.activate("tea_house", by=1).asks == "DrinkTea"


@rule("GW-2P-58", "GW-2P-40")
def test_an_enhanced_activation_may_take_a_regular_area_with_its_official_alone(great_wall: Table) -> None:
    t = great_wall(2).reed("sawmill", "academy", "gold_mine").orders_on_track((0, "tyranny"))
    t.turn(0).decline_all("ActivateEnhanced")
    assert t.options() == {"pass", "area sawmill", "area gold_mine"}
    t.play("area sawmill")
    assert t.g.warehouse == [1, 0, 0]
    t = great_wall(2).reed("sawmill", "academy", "gold_mine").officials(1, academy=1).orders_on_track((0, "tyranny"))
    t.turn(0).decline_all("ActivateEnhanced")
    assert "area academy" in t.options()
