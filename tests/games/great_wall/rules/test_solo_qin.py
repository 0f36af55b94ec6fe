"""The solo game: Qin's golden rules, orders, officials, activations and attacks (GW-SOLO-30..79)."""

from collections.abc import Callable

import pytest

from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.box import OrderSection
from teahouse.games.great_wall.rules.language import Amount
from teahouse.games.great_wall.rules.words import AREAS, FROM_GENERAL, M_WARRIORS_RECRUITED, ORDERS, WHO_ANY
from teahouse.ledger import rule, shows
from tests.games.great_wall.builder import Builder, kind
from tests.games.great_wall.property.watched import move_on

Table = Callable[..., Builder]
REED, QIN = 1, 2
TRACK = "sawmill quarry gold_mine pagoda barracks"


def solo(tea: tuple[int, ...] = (0, QIN, REED)) -> Builder:
    """A bare table for one with the tokens in the order of the board."""
    return Builder(1).tea(*tea).area_track(TRACK)


def turn(t: Builder, order: str) -> Builder:
    """Qin's turn with this order; the player moves nobody, and lets Qin have any Reed official."""
    t.orders_on_track((QIN, order)).turn(QIN).decline_all()
    while t.asks == "WhichReedOfficial":
        t.play(min(t.options())).decline_all()
    return t


# -- golden rules ------------------------------------------------------------------------------------


@rule("GW-SOLO-30")
def test_qin_never_gains_shame() -> None:
    t = solo().officials(QIN, pagoda=3).activate("pagoda", by=QIN)
    assert (t.asks, t.clan(QIN).shame_tokens(), t.g.shame_supply) == ("", 0, 10)
    t.horde("middle", "outriders_middle").run("shame_of_breach", QIN, 1)
    assert (t.asks, t.g.shame_supply) == ("", 10)


@rule("GW-SOLO-31")
def test_qin_has_no_active_advisors_whatever_happens() -> None:
    g, rng = kind().new(1, kind().complete({"assistants": "both"}), "advisors"), seeded("advisors")
    while g.open:
        move_on(g, rng)
        assert g.clans[QIN].active == []
    assert len(g.clans[QIN].assistants) > 2


@rule("GW-SOLO-32", "GW-SOLO-33")
def test_his_warriors_are_never_saved_and_leave_a_defeated_horde_for_the_supply() -> None:
    t = solo().resources(0, chi=9).tactics(0, "retreat")
    t.g.time = 1
    t.horde("middle", "outriders_middle", p2="a:spearman b:spearman c:spearman").run("check_defeated")
    assert (t.asks, t.clan(QIN).supply, t.in_shelter(QIN, "middle")) == ("", [8, 4, 0, 0], "")


@rule("GW-SOLO-34")
@pytest.mark.parametrize(
    ("reading", "cover", "supply"), [("all", ["x x .", "x x x . . ."], 8), ("killed", ["x 2s .", "x 2s 2s . . ."], 5)]
)
def test_in_a_breach_all_his_warriors_of_the_section_go_home(reading: str, cover: list[str], supply: int) -> None:
    """Or, as a switch, only those he must kill."""
    t = Builder(1, qin_breach=reading).tea(0, QIN, REED).post(QIN, "middle")
    t.horde("middle", "outriders_middle", p2="a:spearman b:spearman")
    t.horde("middle", "keshig_middle", p2="a:spearman b:spearman c:spearman", p0="d:spearman")
    t.horde("right", "outriders_right", p2="a:spearman")
    t.clan(QIN).supply[0] += 1  # the one on the right stays there, whatever happens
    t.g.time = 1
    t.run("deaths_of_breach", QIN, 1)
    cover[1] = cover[1].replace(". . .", "0s . .")
    assert ([t.cover("middle", row) for row in (1, 2)], t.cover("right")) == (cover, "2s . .")
    assert (t.posted(QIN, "middle"), t.clan(QIN).supply) == (0, [supply, 4, 0, 0])


@rule("GW-SOLO-35")
def test_nothing_costs_him_anything() -> None:
    t = turn(solo().horde("middle", "keshig_right").pointer("middle"), "conscription")
    assert (t.cover("middle"), t.clan(QIN).resources) == ("2s 2s . . . .", [0, 0, 0, 0])
    t = turn(solo(), "economy")
    assert t.clan(QIN).overseers == [0, 0, 0, 1]
    t = turn(solo().pointer("middle"), "great_works")
    assert t.g.levels == [0, 1, 0]


@rule("GW-SOLO-36", "GW-SOLO-39", "GW-SOLO-40")
@pytest.mark.parametrize(
    ("stored", "left"), [([0, 0, 0], [0, 0, 0]), ([3, 2, 0], [0, 0, 0]), ([5, 2, 4], [0, 0, 3]), ([9, 9, 9], [1, 9, 9])]
)
def test_the_warehouse_pays_for_his_wall_as_far_as_it_goes(stored: list[int], left: list[int]) -> None:
    t = solo().pointer("middle")
    t.g.warehouse = stored[:]
    turn(t, "great_works")
    assert t.g.printed().wall_cost[0] == 8
    assert (t.g.warehouse, t.honor(QIN), t.g.levels) == (left, [8], [0, 1, 0])


@rule("GW-SOLO-37")
def test_he_gains_honour_for_fights_archers_and_walls() -> None:
    t = solo().horde("middle", "outriders_middle", damage="c", p2="a:spearman", p0="b:spearman").post(QIN, "middle")
    t.run("check_defeated")
    assert t.honor(0, REED, QIN) == [2, 0, 4]
    assert turn(solo().pointer("right").walls(right=1), "great_works").honor(QIN) == [13]


@rule("GW-SOLO-38", "GW-SOLO-41")
@pytest.mark.parametrize(
    ("pointer", "middle", "right", "after"),
    [("middle", 0, 0, [0, 1, 0]), ("right", 1, 0, [0, 1, 1]), ("middle", 3, 1, [0, 3, 2]), ("right", 3, 3, [0, 3, 3])],
)
def test_he_builds_where_the_pointer_shows_else_on_the_other_section(
    pointer: str, middle: int, right: int, after: list[int]
) -> None:
    assert turn(solo().pointer(pointer).walls(middle=middle, right=right), "great_works").g.levels == after


@rule("GW-SOLO-42", "GW-SOLO-43")
@pytest.mark.parametrize(
    ("built", "after", "honor"), [((0, 0), [0, 1, 0], 2), ((3, 1), [0, 3, 2], 2), ((3, 3), [0, 3, 3], 0)]
)
def test_a_fortification_of_his_goes_to_the_pointed_section_for_2_honour(
    built: tuple[int, int], after: list[int], honor: int
) -> None:
    """No card of the pack tells him to: his Great works borrow the effect of the normal card's bonus."""
    t = solo().pointer("middle").fortifications(middle=built[0], right=built[1])
    t.g.warehouse = [4, 4, 4]
    scripts, order = t.box.scripts, t.box.qin_orders[ORDERS.index("great_works")]
    own = [section.script for section in t.box.orders[ORDERS.index("great_works")].sections if not section.others][1]
    printed, order.sections = order.sections, [OrderSection(False, own)]
    effects = scripts[own].effects
    scripts[own].effects = effects[1:]
    conditions, effects[1].conditions = effects[1].conditions, []
    try:
        turn(t, "great_works")
    finally:
        order.sections, scripts[own].effects, effects[1].conditions = printed, effects, conditions
    assert (t.g.fortifications, t.honor(QIN), t.g.warehouse) == (after, [honor], [4, 4, 4])


@rule("GW-SOLO-44")
def test_he_takes_horde_cards_by_cells_and_tea_order_and_scores_them() -> None:
    for tea, captured in (((QIN, 0, REED), 1), ((0, QIN, REED), 0)):
        t = solo(tea).horde("middle", "outriders_middle", damage="c", p2="a:spearman", p0="b:spearman")
        t.run("check_defeated")
        assert len(t.clan(QIN).captured) == captured
    t = solo().captured(QIN, "keshig_middle")
    t.g.artifacts = []
    assert t.run("end_game").honor(QIN) == [14]


# -- order cards and officials -----------------------------------------------------------------------


@rule("GW-SOLO-45")
def test_the_top_card_of_his_deck_is_drawn_after_the_player_chose() -> None:
    t = solo()
    top = t.clan(QIN).orders[-1]
    t.run("choose_orders")
    assert (t.clan(QIN).order, len(t.clan(QIN).orders)) == (-1, 6)
    t.play("order economy").run("reveal_orders")
    assert (t.clan(QIN).order, len(t.clan(QIN).orders)) == (top, 5)
    assert [event.seat for event in t.heard("order")] == [0, QIN, REED]


@rule("GW-SOLO-46", "GW-SOLO-47")
def test_his_card_goes_into_the_free_cell_with_the_lowest_number() -> None:
    for tea, cell, track in (
        ((0, QIN, REED), "order-cell 2", [QIN, 0, REED]),
        ((0, QIN, REED), "order-cell 1", [0, QIN, REED]),
        ((QIN, 0, REED), "order-cell 3", [QIN, REED, 0]),
        ((0, REED, QIN), "order-cell 1", [0, REED, QIN]),
    ):
        t = solo(tea).run("choose_orders").play("order economy").run("reveal_orders").run("fill_order_track")
        assert t.play(cell).g.order_track == track


@rule("GW-SOLO-48")
def test_his_cards_have_a_discard_of_their_own_and_come_back_when_the_deck_is_empty() -> None:
    t = solo()
    drawn = []
    for _ in range(7):
        t.run("reveal_orders")
        drawn.append(t.clan(QIN).order)
        t.run("discard_orders")
        t.play("score orders")
    assert sorted(drawn[:6]) == [0, 1, 2, 3, 4, 5]
    assert t.clan(QIN).order_discard == [drawn[6]]
    assert sorted([*t.clan(QIN).orders, drawn[6]]) == [0, 1, 2, 3, 4, 5]
    assert t.clan(0).order_discard == []


@shows("GW-SOLO-48")
@rule("GW-SOLO-48")
def test_he_goes_on_from_his_discard_when_his_deck_is_empty() -> None:
    t = solo()
    qin = t.clan(QIN)
    qin.orders, qin.order_discard = [], [0, 1, 2, 3, 4, 5]
    t.run("reveal_orders")
    assert (qin.order in range(6), sorted([*qin.orders, qin.order]), qin.order_discard) == (True, list(range(6)), [])


@rule("GW-SOLO-49")
def test_his_cards_do_other_things_than_those_of_the_same_name() -> None:
    t = turn(solo().tea(0, REED, QIN), "betrayal")
    assert (t.g.tea, t.asks) == ([QIN, 0, REED], "")
    assert [card.name for card in t.box.qin_orders] == [f"qin_{name}" for name in ORDERS]
    assert all(
        mine.sections[0].script != his.sections[0].script
        for mine, his in zip(t.box.orders, t.box.qin_orders, strict=True)
    )


@rule("GW-SOLO-50", "GW-SOLO-51")
def test_his_card_counts_by_its_name() -> None:
    for his, moves in (("economy", 4), ("great_works", 2)):
        t = solo().orders_on_track((0, "tyranny"), (QIN, his)).turn(0)
        for area in ("academy", "embassy", "field_hq", "builders_camp")[:moves]:
            t.play("official supply", f"area {area}")
        assert t.asks != "MoveOfficial"


@rule("GW-SOLO-52")
def test_in_his_turn_he_moves_as_his_card_says() -> None:
    assert turn(solo(), "betrayal").areas_of(QIN) == ["barracks"]
    t = solo().area_track("sawmill barracks quarry gold_mine pagoda").orders_on_track((QIN, "conscription"))
    assert t.turn(QIN).areas_of(QIN) == ["barracks"]


@rule("GW-SOLO-53")
@pytest.mark.parametrize("order", ["economy", "great_works", "conscription", "order_to_attack"])
def test_in_the_players_turn_he_moves_to_the_areas_of_his_two_rightmost_tokens(order: str) -> None:
    t = solo((0, QIN, REED)).orders_on_track((0, order)).turn(0)
    t.decline_all("MoveReedOfficial")
    assert t.areas_of(QIN) == ["pagoda", "barracks"]


@rule("GW-SOLO-53")
def test_in_the_reed_clans_turn_too() -> None:
    t = solo((0, QIN, REED))
    t.g.order_track = [REED, -1, -1]
    t.turn(REED).decline_all("StoreForReed")
    assert t.areas_of(QIN) == ["pagoda", "barracks"]


@rule("GW-SOLO-52", "GW-SOLO-53")
def test_two_are_the_most_in_anothers_turn_in_his_own_the_card_decides() -> None:
    box = load().box
    for section in box.orders[ORDERS.index("economy")].sections + box.qin_orders[ORDERS.index("betrayal")].sections:
        for effect in box.scripts[section.script].effects:
            effect.n = Amount(3)
    t = Builder(1, box=box).tea(0, QIN, REED).area_track(TRACK).orders_on_track((0, "economy")).turn(0)
    assert t.decline_all("MoveReedOfficial").areas_of(QIN) == ["pagoda", "barracks"]
    t = Builder(1, box=box).tea(0, QIN, REED).area_track(TRACK).orders_on_track((QIN, "betrayal")).turn(QIN)
    assert t.areas_of(QIN) == ["gold_mine", "pagoda", "barracks"]


@rule("GW-SOLO-54", "GW-SOLO-55")
def test_where_he_cannot_go_he_takes_the_next_area_from_right_to_left() -> None:
    t = solo().officials(0, pagoda=2, barracks=3).officials(QIN, pagoda=1, barracks=1).orders_on_track((0, "economy"))
    t.turn(0).decline_all("MoveReedOfficial")
    assert t.areas_of(QIN) == ["quarry", "gold_mine", "pagoda", "barracks"]


@rule("GW-SOLO-54", "GW-SOLO-56")
def test_where_nobody_could_come_from_he_takes_the_next_area_too() -> None:
    """All his officials stand in three locked areas and in the barracks, the lowest of his track."""
    t = solo().reed("sawmill", "quarry", "gold_mine").officials(QIN, sawmill=2, quarry=2, gold_mine=2, barracks=2)
    t.orders_on_track((0, "economy")).turn(0).decline_all("MoveReedOfficial")
    assert t.areas_of(QIN)[:6] == ["sawmill", "sawmill", "quarry", "quarry", "gold_mine", "gold_mine"]
    assert t.areas_of(QIN)[6:] == ["pagoda", "barracks"]


@rule("GW-SOLO-55")
def test_he_never_leaves_production_areas_and_barracks() -> None:
    g, rng = kind().new(1, kind().complete({}), "officials"), seeded("officials")
    met = set()
    while g.open:
        move_on(g, rng)
        met |= {AREAS[area] for area in range(len(AREAS)) if g.officials_in(area, QIN)}
    assert met == set(TRACK.split())


@rule("GW-SOLO-56")
def test_with_all_officials_on_the_board_he_takes_one_from_his_highest_area() -> None:
    t = solo().officials(QIN, sawmill=1, quarry=1, pagoda=1)
    t.clan(QIN).officials = 0
    turn(t, "betrayal")
    assert t.areas_of(QIN) == ["quarry", "pagoda", "barracks"]
    t = solo().officials(QIN, sawmill=1)
    assert turn(t, "betrayal").areas_of(QIN) == ["sawmill", "barracks"]


@rule("GW-SOLO-56", "GW-SOLO-58")
def test_an_official_who_has_just_come_does_not_go_on() -> None:
    t = solo().officials(QIN, sawmill=1)
    t.clan(QIN).officials = 0
    t.g.active = 0
    t.run("move_next_official", 2, tuple(t.qin.track), ())
    assert t.areas_of(QIN) == ["barracks"]


@rule("GW-SOLO-57")
def test_locked_areas_and_the_target_itself_are_left_out() -> None:
    t = solo().officials(QIN, sawmill=1, quarry=1, barracks=1).officials(0, sawmill=1)
    t.clan(QIN).officials = 0
    t.g.active = 0
    t.run("move_next_official", 1, (4,), ())
    assert t.areas_of(QIN) == ["sawmill", "barracks", "barracks"]
    assert [event.args for event in t.heard("official-moved")] == [(AREAS.index("quarry"), AREAS.index("barracks"))]
    t = solo().officials(QIN, barracks=2)
    t.clan(QIN).officials = 0
    t.run("move_next_official", 1, (4,), ())
    assert t.areas_of(QIN) == ["barracks", "barracks"]
    assert (t.heard("official-moved"), t.heard("qin-takes")) == ([], []), "nobody leaves an area to go there"
    t = solo().officials(QIN, barracks=1, pagoda=1)
    t.clan(QIN).officials = 0
    t.area_track("barracks sawmill quarry gold_mine pagoda").run("move_next_official", 1, (4,), ())
    assert t.areas_of(QIN) == ["barracks", "barracks"], "his highest area is the target: the next one gives"


@rule("GW-SOLO-58")
def test_with_fewer_areas_he_moves_fewer_officials() -> None:
    t = solo().reed("sawmill", "quarry", "gold_mine").officials(0, sawmill=2, quarry=2, pagoda=1)
    t.officials(QIN, gold_mine=2, pagoda=2).orders_on_track((0, "economy"))
    t.turn(0).decline_all("MoveReedOfficial")
    assert t.areas_of(QIN) == ["gold_mine", "gold_mine", "pagoda", "pagoda", "barracks"]


@rule("GW-SOLO-59")
def test_of_the_players_cards_he_applies_only_the_moves() -> None:
    t = solo().orders_on_track((0, "conscription")).horde("middle", "outriders_right").pointer("middle")
    t.turn(0).decline_all("MoveReedOfficial")
    assert (t.areas_of(QIN), t.cover("middle"), t.clan(QIN).supply) == (["pagoda", "barracks"], ". . .", [8, 4, 0, 0])
    t = solo().horde("middle", "foragers_middle").fortifications()
    t.g.time = 1
    t.run("assault", 1)
    assert t.clan(QIN).resources == [0, 0, 0, 0]


# -- activation --------------------------------------------------------------------------------------


@rule("GW-SOLO-60", "GW-SOLO-61")
@pytest.mark.parametrize(("officials", "cell", "honor"), [(2, 1, 4), (1, 0, 1), (2, 2, 6)])
def test_a_production_area_gives_honour_for_officials_times_overseer(officials: int, cell: int, honor: int) -> None:
    t = solo().officials(QIN, pagoda=officials).officials(0, pagoda=3 - officials)
    t.clan(QIN).overseers[3] = cell
    assert t.activate("pagoda", by=0).decline_all().honor(QIN) == [honor]


@shows("GW-SOLO-61")
@rule("GW-SOLO-61")
def test_two_officials_and_an_overseer_on_level_2_give_him_4_honour() -> None:
    t = solo().officials(QIN, pagoda=2).officials(0, pagoda=1)
    t.clan(QIN).overseers[3] = 1
    t.activate("pagoda", by=0)
    assert t.honor(QIN) == [4]


@rule("GW-SOLO-62", "GW-SOLO-63")
def test_he_neither_hands_in_nor_promotes_there() -> None:
    t = solo().reed("quarry", "gold_mine", "academy").officials(QIN, sawmill=2).officials(0, sawmill=1)
    t.resources(0, wood=1, chi=9).activate("sawmill", by=QIN)
    assert (t.asks, t.seat) == ("Promote", 0)
    t.decline_all()
    assert (t.g.warehouse, t.clan(QIN).overseers, t.honor(QIN)) == ([0, 0, 0], [0, 0, 0, 0], [2])


@rule("GW-SOLO-64")
def test_in_the_barracks_each_official_recruits_a_spearman() -> None:
    t = solo().horde("middle", "foragers_right").pointer("middle").officials(QIN, barracks=2).officials(0, barracks=2)
    t.activate("barracks", by=0)
    assert (t.cover("middle"), t.clan(QIN).supply[0]) == ("2s 2s . .", 6)


@rule("GW-SOLO-65")
def test_his_officials_return_after_the_activation() -> None:
    t = solo().officials(QIN, pagoda=2).officials(0, pagoda=1).activate("pagoda", by=QIN).decline_all()
    assert (t.areas_of(QIN), t.clan(QIN).officials) == ([], 8)


@rule("GW-SOLO-66")
def test_beside_his_officials_the_player_is_not_alone() -> None:
    t = solo().officials(0, pagoda=2).officials(QIN, pagoda=1).activate("pagoda", by=0).decline_all()
    assert t.clan(0).shame_tokens() == 0
    assert solo().officials(0, pagoda=3).activate("pagoda", by=0).asks == "PlaceShame"


@rule("GW-SOLO-67", "GW-SOLO-68", "GW-SOLO-70")
def test_in_his_turn_his_areas_come_first_from_the_highest_the_player_orders_the_rest() -> None:
    t = solo().area_track("pagoda gold_mine sawmill quarry barracks").reed("tea_house", "embassy", "field_hq")
    t.officials(QIN, pagoda=3, sawmill=3).officials(0, academy=1, builders_camp=1)
    turn(t, "conscription")
    assert [AREAS[event.args[0]] for event in t.heard("activated")] == ["pagoda", "sawmill"]
    assert (t.asks, t.seat, t.options()) == ("NextArea", 0, {"area academy", "area builders_camp"})


@rule("GW-SOLO-70")
def test_he_moves_from_the_lowest_but_activates_from_the_highest() -> None:
    t = solo().area_track("gold_mine quarry sawmill pagoda barracks").reed("tea_house", "embassy", "field_hq")
    t.officials(QIN, pagoda=2, barracks=3)
    turn(t, "tyranny").decline_all()
    assert [AREAS[event.args[0]] for event in t.heard("official-placed") if event.seat == QIN] == ["barracks", "pagoda"]
    done = [AREAS[event.args[0]] for event in t.heard("activated")]
    assert done == ["quarry", "pagoda", "barracks"]


@rule("GW-SOLO-69")
def test_his_tyranny_activates_the_highest_possible_area() -> None:
    t = solo().area_track("gold_mine sawmill quarry pagoda barracks").reed("sawmill", "academy", "embassy")
    turn(t, "tyranny").decline_all()
    assert [AREAS[event.args[0]] for event in t.heard("activated")] == ["sawmill"]
    assert t.g.warehouse == [1, 0, 0]


@rule("GW-SOLO-64")
def test_all_he_recruits_at_once_is_one_recruitment() -> None:
    box = load().box
    heard = [trigger for trigger in box.triggers if trigger.moment == M_WARRIORS_RECRUITED]
    general = next(trigger for trigger in heard if trigger.source == FROM_GENERAL)
    general.who = WHO_ANY
    t = Builder(1, box=box).area_track(TRACK).general(0, box.generals[general.card].name).advisors(0, assistants=1)
    t.horde("middle", "keshig_middle").pointer("middle").officials(QIN, barracks=3).activate("barracks", by=QIN)
    assert (t.cover("middle"), t.honor(0)) == ("2s 2s 2s . . .", [1])
    t = Builder(1, box=box).area_track(TRACK).general(0, box.generals[general.card].name).advisors(0, assistants=1)
    assert t.officials(QIN, barracks=3).activate("barracks", by=QIN).honor(0) == [0]


# -- attack ------------------------------------------------------------------------------------------


@rule("GW-SOLO-71")
@pytest.mark.parametrize("pointer", ["middle", "right"])
def test_his_recruit_attacks_the_section_of_the_pointer(pointer: str) -> None:
    t = solo().horde("middle", "outriders_middle").horde("right", "outriders_right").pointer(pointer)
    turn(t, "conscription")
    other = "right" if pointer == "middle" else "middle"
    assert (t.cover(pointer), t.cover(other)) == ("2s 2s .", ". . .")


@rule("GW-SOLO-72")
def test_a_spearman_turns_to_the_other_section_or_is_not_recruited() -> None:
    t = solo().horde("middle", "outriders_middle", damage="bc").horde("right", "outriders_right", damage="a")
    turn(t.pointer("middle"), "conscription")
    struck = [t.kind.moves[event.args[1]] for event in t.heard("attacked")]
    assert (struck, t.cover("right")) == (["cell middle.1.a", "cell right.1.b"], "x 2s .")
    t = solo().horde("middle", "outriders_middle", damage="bc").pointer("middle")
    turn(t, "conscription")
    assert (len(t.heard("recruited")), len(t.heard("qin-cannot-recruit"))) == (1, 1)


@rule("GW-SOLO-73")
def test_an_archer_takes_a_position_of_the_pointed_section_or_is_not_recruited() -> None:
    t = turn(solo().horde("right", "outriders_right").pointer("right"), "order_to_attack")
    assert (t.posted(QIN, "right"), t.clan(QIN).supply[1]) == (1, 3)
    t = turn(solo().pointer("right").post(0, "right"), "order_to_attack")
    assert (t.posted(QIN, "right"), t.posted(QIN, "middle"), t.clan(QIN).supply[1]) == (0, 0, 4)


@rule("GW-SOLO-74", "GW-SOLO-77")
def test_his_damage_goes_to_the_nearest_horde_with_an_empty_cell() -> None:
    t = solo().post(QIN, "right").horde("right", "outriders_right").horde("right", "foragers_right")
    t.run("shoot", QIN, 2, 0)
    assert (t.cover("right", 1), t.cover("right", 2)) == ("x . .", ". . . .")
    t = solo().post(QIN, "right").horde("right", "outriders_right", damage="abc").horde("right", "foragers_right")
    t.run("shoot", QIN, 2, 0)
    assert t.cover("right", 2) == "x . . ."


@rule("GW-SOLO-75", "GW-SOLO-76")
def test_he_covers_cells_in_reading_order() -> None:
    t = solo().post(QIN, "right").horde("right", "siege_train_right", damage="b")
    seen = []
    for _ in range(4):
        t.run("shoot", QIN, 2, 0)
        seen.append(t.cover("right"))
    assert seen == ["x x . . .", "x x x . .", "x x x x .", "x x x x x"]


@rule("GW-SOLO-78", "GW-SOLO-79")
def test_every_blow_gives_him_2_honour_and_no_reward() -> None:
    t = turn(solo().horde("middle", "keshig_right").pointer("middle"), "conscription")
    assert (t.honor(QIN), t.clan(QIN).resources) == ([4], [0, 0, 0, 0])
    t = solo().post(QIN, "right", 2).horde("right", "keshig_right")
    t.g.levels[2] = 1
    t.run("ranged_attack")
    assert (t.honor(QIN), t.cover("right")) == ([4], "x x . . . .")
    assert turn(solo().horde("right", "keshig_right").pointer("right"), "order_to_attack").honor(QIN) == [4]


@rule("GW-SOLO-79")
@pytest.mark.parametrize("by", ["spearman", "archer"])
def test_whatever_a_cell_offers_he_has_2_honour_of_it(by: str) -> None:
    """Every cell of every horde, covered by a spearman or hit by an archer in winter."""
    for number, horde in enumerate(kind().box.hordes):
        if horde.card_set != kind().box.hordes[0].card_set:
            continue
        for cell in range(len(horde.cells)):
            t = solo().horde("middle", f"{horde.name}_right").pointer("middle")
            t.g.field[1][0].cover = [0 if place == cell else 1 for place in range(len(horde.cells))]
            assert t.g.field[1][0].card // 3 == number
            if by == "spearman":
                t.run("recruit_next", 1, 0, 0, 0)
            else:
                t.post(QIN, "middle").run("shoot", QIN, 1, 0)
            assert (t.asks, t.honor(QIN), t.clan(QIN).resources) == ("", [2], [0, 0, 0, 0]), horde.name
            assert (t.clan(QIN).tactics, t.honor(0), t.have(0)) == ([], [0], {})
