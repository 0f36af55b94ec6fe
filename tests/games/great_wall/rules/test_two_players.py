"""Two players: set-up, and what the Reed clan never does (GW-2P-01..27)."""

from collections.abc import Callable

import pytest

from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.language import Amount, Effect
from teahouse.games.great_wall.rules.lasting import GrantWhere
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import (
    ACADEMY,
    AREAS,
    E_GAIN,
    E_MOVE_OFFICIALS,
    G_WSG,
    LEFT,
    SECTIONS,
    STONE,
    TEA_HOUSE,
)
from teahouse.ledger import rule, shows
from tests.games.great_wall.builder import Builder, kind
from tests.games.great_wall.property.watched import move_on

Table = Callable[..., Builder]
REED = 2


def chosen(t: Builder) -> Builder:
    while t.asks in ("ChooseGeneral", "ChooseAdvisor"):
        t.play(min(t.options()))
    return t


# -- set-up ------------------------------------------------------------------------------------------


@rule("GW-2P-01", "GW-2P-03", "GW-2P-12", "GW-2P-13")
def test_the_reed_clan_is_the_third_participant_with_spearmen_and_three_officials(great_wall: Table) -> None:
    t = great_wall(2, raw=True)
    assert (t.g.seats, len(t.g.clans), t.g.reed) == (2, 3, REED)
    reed = t.clan(REED)
    assert (reed.supply, reed.officials, reed.pool) == ([10, 0, 0, 0], 0, 0)
    assert t.areas_of(REED) == ["sawmill", "quarry", "gold_mine"]
    assert (reed.orders, reed.resources, reed.general) == ([], [0, 0, 0, 0], -1)
    assert sorted(t.g.tea) == [0, 1, REED]


@rule("GW-2P-02")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_two_players_may_compete_or_co_operate(mode: str) -> None:
    g = kind().start(2, {"mode": mode}, "two")
    assert isinstance(g, GreatWall)
    assert (g.seats, g.reed, g.observe(0)["reed"]) == (2, REED, REED)


@rule("GW-2P-03")
def test_two_players_and_the_reed_clan_fill_an_order_track_of_three(great_wall: Table) -> None:
    t = great_wall(2).run("choose_orders").play("order economy").play("order tyranny", seat=1)
    t.run("fill_order_track").play("order-cell 2")
    assert len(t.g.order_track) == 3


@rule("GW-2P-04")
def test_the_board_is_that_of_three(great_wall: Table) -> None:
    box = load().box
    box.sides[0].time_start[3], box.sides[0].time_start[2] = 2, 4
    t = Builder(2, raw=True, box=box)
    assert (t.g.side, t.g.time) == (0, 2)


@rule("GW-2P-05", "GW-2P-07", "GW-2P-10")
def test_the_left_section_is_blocked_to_the_end_of_the_game(great_wall: Table) -> None:
    assert great_wall(2, raw=True).g.fortifications == [0, 3, 3]
    t = great_wall(2)
    assert [t.g.is_blocked(section) for section in range(3)] == [True, False, False]
    t.run("raze_fortifications")
    assert t.g.fortifications == [0, 0, 0]
    assert t.g.is_blocked(LEFT)
    assert not great_wall(3).g.is_blocked(LEFT)


@rule("GW-2P-07")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_what_blocks_the_left_section_survives_every_assault(mode: str) -> None:
    """Whole games: winter after winter no horde comes to the left, and no fortification of it is lost."""
    years = set()
    for seed in range(4):
        g, rng = kind().new(2, kind().complete({"mode": mode}), f"blocked {seed}"), seeded(f"blocked {seed}")
        g.keeps_events, g.shame_supply = True, 99
        while g.open:
            move_on(g, rng)
            assert g.is_blocked(LEFT)
            assert (g.field[LEFT], g.fortifications[LEFT], g.levels[LEFT]) == ([], 0, 0)
        assert LEFT not in [event.args[0] for event in g.events if event.kind == "fortifications-lost"]
        assert LEFT not in [event.args[1] for event in g.events if event.kind == "horde"]
        years.add(g.year)
    assert max(years) > 2


@rule("GW-2P-06")
def test_nothing_can_be_built_on_the_left_section(great_wall: Table) -> None:
    t = great_wall(2).fortifications().resources(0, wood=20, stone=20).officials(0, builders_camp=2)
    t.activate("builders_camp")
    assert (t.why("fortify left"), t.why("raise left")) == ("GW-2P-06", "GW-2P-06")
    assert (t.why("fortify middle"), t.why("raise right")) == (None, None)


@rule("GW-2P-06")
def test_no_warrior_goes_to_the_left_section(great_wall: Table) -> None:
    t = great_wall(2).resources(0, wood=5, gold=5, chi=5).officials(0, barracks=2).reed("academy", "quarry", "barracks")
    t.officials(1, barracks=1).activate("barracks")
    t.play("warrior archer", "warrior spearman", "warrior archer")
    assert (t.why("post left"), t.why("shelter left"), t.why("cell left.1.a")) == ("GW-2P-06", "GW-2P-06", "GW-BAR-05")
    t.play("shelter middle")
    assert t.why("shelter left") == "GW-2P-06"
    t.play("shelter middle").officials(0, field_hq=1)
    t.g.open, t.g.agenda = [], []
    t.activate("field_hq").play("section middle")
    assert (t.why("section left"), t.why("section right")) == ("GW-2P-06", None)


@rule("GW-2P-06")
def test_a_card_cannot_choose_the_left_section(great_wall: Table) -> None:
    t = great_wall(2)
    t.g.ask(GrantWhere(0, (), 0))
    assert (t.why("section left"), t.why("section middle")) == ("GW-2P-06", None)


@rule("GW-2P-06", "GW-2P-09")
def test_hordes_come_to_the_two_open_sections_only(great_wall: Table) -> None:
    assert [len(hordes) for hordes in great_wall(2, raw=True).g.field] == [0, 1, 1]
    t = great_wall(2)
    for _ in range(16):
        t.run("lay_out_horde")
    assert [len(hordes) for hordes in t.g.field] == [0, 3, 3]


@rule("GW-2P-06")
def test_the_left_section_is_not_an_empty_one(great_wall: Table) -> None:
    t = great_wall(2).horde("middle", "outriders_middle")
    t.run("lay_out_horde")
    assert [len(hordes) for hordes in t.g.field] == [0, 1, 1]


@rule("GW-2P-08")
def test_cards_that_point_to_the_left_stay_in_the_box(great_wall: Table) -> None:
    t = great_wall(2, raw=True)
    cards = t.g.horde_deck + [horde.card for hordes in t.g.field for horde in hordes]
    assert len(cards) == 16
    assert {SECTIONS[card % 3] for card in cards} == {"middle", "right"}


@shows("GW-2P-08")
@rule("GW-2P-08")
def test_no_horde_ever_comes_to_the_left_section() -> None:
    t = Builder(2)
    t.g.time = 5
    t.run("invade")
    assert (t.hordes("left"), bool(t.hordes("middle")), bool(t.hordes("right"))) == ([], True, True)


@rule("GW-2P-11")
def test_the_reed_order_is_a_card_of_the_content() -> None:
    box = load().box
    assert box.reed_order.name == "reed"
    assert [section.others for section in box.reed_order.sections] == [False, True, False]
    box.reed_order.sections = box.reed_order.sections[2:]
    t = Builder(2, box=box).orders_on_track((0, "economy"), (1, "tyranny"))
    t.g.order_track[2] = REED
    t.turn(REED)
    assert t.asks == "StoreForReed"


def reed_card(*effects: Effect) -> Builder:
    """The turn of the Reed clan with an order card of one's own."""
    box = load().box
    box.reed_order.sections = box.reed_order.sections[:1]
    box.scripts[box.reed_order.sections[0].script].effects = list(effects)
    t = Builder(2, box=box)
    t.g.order_track = [REED, -1, -1]
    return t.turn(REED)


@rule("GW-2P-11", "GW-2P-20")
def test_what_its_card_says_is_printed() -> None:
    t = reed_card(Effect(E_GAIN, Amount(2), [], [], what=STONE))
    assert (t.asks, t.g.warehouse) == ("", [0, 2, 0])
    t = reed_card(Effect(E_GAIN, Amount(2), [], [], what=G_WSG)).play("resource wood", "resource gold")
    assert (t.asks, t.g.warehouse) == ("", [1, 0, 1])
    t = reed_card(Effect(E_MOVE_OFFICIALS, Amount(1), [], [], areas=[ACADEMY, TEA_HOUSE])).play("official sawmill")
    assert t.options() == {"area academy", "area tea_house"}
    assert (t.why("area pagoda"), t.why("section left")) == ("GW-AUT-14", "GW-2P-34")


@rule("GW-2P-14")
def test_the_shame_supply_holds_twenty(great_wall: Table) -> None:
    assert great_wall(2, raw=True).g.shame_supply == 20


@rule("GW-2P-15")
def test_the_reed_clan_is_at_the_bottom_of_the_tea_stack() -> None:
    for seed in "abcdef":
        t = chosen(Builder(2, seed, raw=True))
        values = [t.box.generals[t.clan(seat).general].tea for seat in (0, 1)]
        assert t.g.tea == ([0, 1, REED] if values[0] > values[1] else [1, 0, REED])


@rule("GW-2P-16")
def test_a_pillage_costs_two_shame_tokens(great_wall: Table) -> None:
    t = great_wall(2)
    for section in ("middle", "right"):
        for horde in t.box.hordes[:3]:
            t.horde(section, f"{horde.name}_{section}")
    t.run("lay_out_horde")
    assert (len(t.heard("pillage")), t.g.shame_supply, t.g.shame_box) == (1, 18, 2)


@rule("GW-2P-17")
def test_two_finished_sections_end_the_game(great_wall: Table) -> None:
    t = great_wall(2).walls(middle=3, right=2).run("check_end")
    assert t.g.end_reasons == 0
    t = great_wall(2).walls(middle=3, right=3).run("check_end")
    assert t.g.end_reasons == 1


# -- what the Reed clan never does -------------------------------------------------------------------


@rule("GW-2P-18")
def test_it_never_gains_honour(great_wall: Table) -> None:
    t = great_wall(2).horde("middle", "outriders_middle", damage="c", p2="a:spearman", p0="b:spearman")
    t.run("check_defeated")
    assert t.honor(0, REED) == [2, 0]
    t.run("end_game")
    assert t.clan(REED).honor == 0
    assert t.g.winners() == [0]


@rule("GW-2P-18")
def test_it_never_wins_the_game(great_wall: Table) -> None:
    t = great_wall(2).tea(REED, 1, 0)
    t.g.artifacts = []
    assert t.run("end_game").g.winners() == [1]


@rule("GW-2P-19")
def test_it_never_gains_shame(great_wall: Table) -> None:
    t = great_wall(2).horde("middle", "outriders_middle", p0="a:spearman", p1="b:spearman")
    t.run("shame_of_breach", REED, 1)
    assert (t.asks, t.g.shame_supply, t.clan(REED).shame_tokens()) == ("", 20, 0)
    assert t.horde("middle", "outriders_right").run("shame_of_breach", 0, 1).asks == "PlaceShame"


@rule("GW-2P-20", "GW-2P-25")
def test_what_it_would_gain_goes_to_the_warehouse_chi_to_nobody(great_wall: Table) -> None:
    t = great_wall(2).orders_on_track((0, "economy"), (1, "tyranny"))
    t.g.order_track[2] = REED
    t.turn(REED).decline_all("StoreForReed")
    assert t.why("resource chi") == "GW-2P-25"
    t.play("resource gold")
    assert (t.g.warehouse, t.clan(REED).resources) == ([0, 0, 1], [0, 0, 0, 0])
    t.g.gain_resource(REED, 3, 2)
    assert (t.g.warehouse, t.clan(REED).resources) == ([0, 0, 1], [0, 0, 0, 0])


@rule("GW-2P-21", "GW-2P-27", "GW-2P-22")
def test_its_warriors_are_never_saved_and_all_leave_a_defeated_horde_for_the_supply(great_wall: Table) -> None:
    t = great_wall(2).tactics(0, "retreat").resources(0, chi=9)
    t.g.time = 1
    t.horde("middle", "outriders_middle", p2="a:spearman b:spearman c:spearman")
    t.run("check_defeated")
    assert t.asks == ""
    assert (t.clan(REED).supply, t.in_shelter(REED, "middle")) == ([10, 0, 0, 0], "")


@rule("GW-2P-23", "GW-2P-36")
def test_its_officials_stay_on_the_board_whatever_happens() -> None:
    g, rng = kind().new(2, kind().complete({}), "reed stays"), seeded("reed stays")
    where = set()
    while g.open:
        move_on(g, rng)
        there = [area for area in range(len(AREAS)) if g.officials_in(area, REED)]
        assert (len(there), g.clans[REED].officials, g.clans[REED].pool) == (3, 0, 0)
        where.add(tuple(there))
    assert len(where) > 5


@rule("GW-2P-24")
def test_a_horde_it_wins_leaves_the_game(great_wall: Table) -> None:
    t = great_wall(2).horde("middle", "outriders_middle", p2="a:spearman b:spearman", p0="c:spearman")
    t.run("check_defeated")
    assert [t.clan(seat).captured for seat in (0, 1)] == [[], []]
    assert t.g.horde_discard == []
    assert len(t.heard("horde-removed")) == 1
    assert not t.heard("captured")
    assert broken_laws(t.g) == []
    t.g.artifacts = []
    assert t.run("end_game").honor(0, 1, REED) == [2, 0, 0]


@rule("GW-2P-24")
def test_ties_for_a_horde_go_by_tea_order_for_it_too(great_wall: Table) -> None:
    for tea, captured in (((REED, 0, 1), 0), ((0, REED, 1), 1)):
        t = great_wall(2).tea(*tea).horde("middle", "outriders_middle", damage="c", p2="a:spearman", p0="b:spearman")
        assert len(t.run("check_defeated").clan(0).captured) == captured


@rule("GW-2P-26")
def test_in_a_breach_it_loses_warriors_by_lethality_and_the_others_stay(great_wall: Table) -> None:
    t = great_wall(2).horde("middle", "outriders_middle", p2="a:spearman b:spearman")
    t.g.time = 1
    t.run("deaths_of_breach", REED, 1)
    assert t.g.printed().lethality[1] == 1
    assert (t.cover("middle"), t.clan(REED).supply[0]) == ("x 2s .", 9)
