"""The scenario Emperor's Visit (GWX-VISIT)."""

import pytest

from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.expansions.chronicles.visit.card import VisitCard
from teahouse.games.great_wall.rules.expansions.chronicles.visit.sheet import TREASURES, VisitSheet
from teahouse.games.great_wall.rules.expansions.chronicles.visit.winter import card_of
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.words import AREAS, AT_SUPPLY, X_NO_SHAME
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder, kind


def visit(seats: int = 3, marked: str = "wood", raw: bool = False) -> Builder:
    """A bare table of the scenario, without artifacts, the token on a cell."""
    t = Builder(seats, raw=raw, scenario="visit")
    t.g.artifacts = []
    card(t).marked = TREASURES.index(marked)
    return t


def card(t: Builder) -> VisitCard:
    return card_of(t.g)


def wait(t: Builder, *counts: int) -> Builder:
    """This number of officials of each seat stand at the warehouse."""
    for seat, count in enumerate(counts):
        t.clan(seat).officials -= count
        card(t).waiting[seat] += count
    return t


def ordered(t: Builder, order: str = "great_works", seat: int = 0) -> Builder:
    return t.orders_on_track((seat, order)).turn(seat)


def waiting(t: Builder) -> list[int]:
    return card(t).waiting[: t.g.seats]


def winter(t: Builder) -> Builder:
    """The assault is over."""
    return t.happen("winter.end")


def shame(t: Builder) -> list[int]:
    return [t.clan(seat).shame_tokens() for seat in range(t.g.seats)]


# -- the frame ---------------------------------------------------------------------------------------


@rule("GWX-VISIT-01", "GWX-VISIT-02")
def test_two_to_five_compete() -> None:
    options = kind().complete({"scenario": "visit"})
    assert [kind().impossible(seats, options) for seats in (2, 3, 4, 5)] == [None] * 4
    assert kind().impossible(1, options) == "GWX-AC-13"
    together = kind().complete({"scenario": "visit", "mode": "cooperative"})
    assert kind().impossible(3, together) == "GWX-VISIT-01"
    for seats in (2, 3, 4, 5):
        g = kind().new(seats, options, "visit")
        assert (g.seats, g.court, broken_laws(g)) == (seats, None, [])


@rule("GWX-VISIT-03", "GWX-VISIT-26")
def test_the_card_has_printed_cells_and_the_token_starts_on_one_of_them() -> None:
    t = visit(raw=True, marked="gold")
    fresh = Builder(raw=True, scenario="visit")
    sheet = t.box.expansions["visit"]
    assert isinstance(sheet, VisitSheet)
    assert {TREASURES[treasure]: sheet.needs[treasure] for treasure in sheet.cells()} == {
        "wood": 4,
        "stone": 3,
        "gold": 4,
        "chi": 3,
        "tactic": 3,
    }
    assert (sheet.honor, sheet.shame) == (10, 1)
    assert TREASURES[card(fresh).marked] == "tactic"
    assert fresh.g.observe(1)["expansions"] == [{"kind": "Visit", "marked": 4, "waiting": [0] * 6}]
    box = load().box
    printed = box.expansions["visit"]
    assert isinstance(printed, VisitSheet)
    printed.start, printed.needs = 0, [1, 2, 0, 0, 0]
    other = Builder(box=box, scenario="visit")
    assert TREASURES[card(other).marked] == "wood"
    assert winter(other).options() == {"demand stone"}


# -- officials at the warehouse ----------------------------------------------------------------------


@rule("GWX-VISIT-04")
def test_officials_go_to_the_warehouse_from_the_supply_and_from_areas() -> None:
    t = ordered(visit().officials(0, quarry=1)).play("official supply")
    assert "area warehouse" in t.options()
    t.play("area warehouse")
    assert (waiting(t), t.clan(0).officials, t.areas_of(0)) == ([1, 0, 0], 3, ["quarry"])
    assert [event.seat for event in t.heard("warehouse-entered")] == [0]
    t = ordered(visit().officials(0, quarry=1)).play("official quarry", "area warehouse")
    assert (waiting(t), t.clan(0).officials, t.areas_of(0)) == ([1, 0, 0], 4, [])
    assert broken_laws(t.g) == []


@rule("GWX-VISIT-04")
def test_in_another_game_nobody_goes_to_the_warehouse() -> None:
    t = Builder().orders_on_track((0, "great_works")).turn(0)
    assert (t.why("official warehouse"), "official warehouse" in t.options()) == ("GW-OFF-07", False)
    t.play("official supply")
    assert (t.why("area warehouse"), "area warehouse" in t.options()) == ("GW-OFF-07", False)


@rule("GWX-VISIT-04")
@pytest.mark.parametrize("order", ["tyranny", "economy", "order_to_attack", "conscription", "great_works"])
def test_every_order_that_moves_officials_reaches_the_warehouse(order: str) -> None:
    t = ordered(visit(), order)
    t.play("official supply", "area warehouse").decline_all("MoveOfficial")
    assert waiting(t) == [1, 0, 0]
    while t.asks != "MoveOfficial" or t.seat == 0:
        t.play("done" if "done" in t.options() else "branch 1" if t.asks == "ChooseBranch" else min(t.options()))
    assert t.seat == 1
    t.play("official supply", "area warehouse")
    assert waiting(t) == [1, 1, 0]


@rule("GWX-VISIT-04")
def test_tactic_cards_reach_the_warehouse_too() -> None:
    t = visit().tactics(0, "swift_orders").orders_on_track((0, "betrayal")).turn(0)
    while t.asks != "PlayTactic":
        t.play(min(t.options() & {"done", "pass"}))
    t.play("tactic swift_orders")
    if t.asks == "ChooseTacticEffect":
        t.play("free")
    t.play("official supply", "area warehouse")
    assert waiting(t) == [1, 0, 0]


@rule("GWX-VISIT-04")
def test_a_card_that_names_its_areas_does_not_name_the_warehouse() -> None:
    t = visit()
    barracks = 1 << AREAS.index("barracks")
    t.run("offer_official_move", 0, 1, 0, barracks, 0, (0,) * len(AREAS)).play("official supply")
    assert t.options() == {"area barracks"}
    assert t.why("area warehouse") == "GW-AUT-14"
    t = wait(visit(), 1).run("offer_official_move", 0, 1, 0, barracks, 0, (0,) * len(AREAS))
    t.play("official warehouse", "area barracks")
    assert (waiting(t), t.areas_of(0)) == ([0, 0, 0], ["barracks"])


@rule("GWX-VISIT-05")
def test_the_warehouse_is_activated_neither_in_a_turn_nor_out_of_turn() -> None:
    t = ordered(wait(visit(), 3, 2).officials(1, academy=1).officials(2, embassy=1), "tyranny").decline_all("NextArea")
    assert (t.asks, t.why("area warehouse")) == ("NextArea", "GWX-VISIT-05")
    t.play("area academy").decline_all()
    assert {AREAS[event.args[0]] for event in t.heard("activated")} == {"academy", "embassy"}
    assert waiting(t) == [3, 2, 0]
    t = ordered(wait(visit(), 3, 2).officials(0, quarry=1), "tyranny").decline_all("ActivateEnhanced")
    assert t.options() == {"pass", "area quarry"}
    assert t.why("area warehouse") == "GWX-VISIT-05"


@rule("GWX-VISIT-06")
def test_any_number_of_officials_may_wait_there() -> None:
    t = wait(visit(4), 5, 5, 5, 4)
    t.clan(3).officials = 4
    card(t).waiting[3] = 4
    ordered(t, seat=3).play("official supply", "area warehouse")
    assert waiting(t) == [5, 5, 5, 5]


@rule("GWX-VISIT-07")
def test_officials_leave_the_warehouse_again() -> None:
    t = ordered(wait(visit(), 2))
    assert t.options() == {"official supply", "official warehouse", "done"}
    t.play("official warehouse")
    assert t.why("area warehouse") == "GW-OFF-13"
    t.play("area sawmill")
    assert (waiting(t), t.areas_of(0), t.clan(0).officials) == ([1, 0, 0], ["sawmill"], 3)
    assert [event.args for event in t.heard("warehouse-left")] == [(AREAS.index("sawmill"),)]
    assert broken_laws(t.g) == []
    t.play("official warehouse")
    assert t.why("area sawmill") == "GW-AUT-14", "two different areas"


@rule("GWX-VISIT-07")
def test_effects_from_the_board_take_officials_of_the_warehouse_too() -> None:
    t = wait(visit(), 5).advisors(0, "clerk")
    assert t.clan(0).officials == 0
    t.happen("turn.start", 0).play(t.ability("clerk"))
    assert t.options() == {"official warehouse", "done"}
    t.play("official warehouse", "area pagoda")
    assert (waiting(t), t.areas_of(0)) == ([4, 0, 0], ["pagoda"])
    t = visit().advisors(0, "clerk").happen("turn.start", 0)
    assert t.asks == "", "nobody stands on the board"


@rule("GWX-VISIT-07")
def test_an_official_who_has_just_come_does_not_go_on_with_the_same_effect() -> None:
    t = ordered(visit()).play("official supply", "area warehouse")
    assert t.why("official warehouse") == "GW-AUT-17"
    t = ordered(wait(visit(), 1)).play("official supply", "area warehouse")
    assert t.why("official warehouse") is None
    assert ordered(visit()).why("official warehouse") == "GW-OFF-12"


@rule("GWX-VISIT-07")
def test_only_supplies_leaves_those_at_the_warehouse_alone() -> None:
    t = wait(visit(), 1).run("offer_official_move", 0, 2, AT_SUPPLY, (1 << len(AREAS)) - 1, 1, (0,) * len(AREAS))
    assert (t.why("official warehouse"), t.options()) == ("GW-OFF-07", {"official supply", "done"})


@rule("GWX-VISIT-08")
def test_of_different_areas_the_warehouse_is_one() -> None:
    t = ordered(visit()).play("official supply", "area warehouse", "official supply")
    assert t.why("area warehouse") == "GWX-VISIT-08"
    t.play("area sawmill")
    assert (waiting(t), t.areas_of(0)) == ([1, 0, 0], ["sawmill"])
    t = ordered(visit()).play("official supply", "area sawmill", "official supply", "area warehouse")
    assert (waiting(t), t.areas_of(0)) == ([1, 0, 0], ["sawmill"])
    everywhere = (1 << len(AREAS)) - 1
    t = visit().run("offer_official_move", 0, 2, 0, everywhere, 0, (0,) * len(AREAS))
    t.play("official supply", "area warehouse", "official supply", "area warehouse")
    assert (waiting(t), t.asks) == ([2, 0, 0], "")


@rule("GWX-VISIT-06")
def test_where_all_areas_are_full_the_warehouse_is_still_open() -> None:
    box = load().box
    for area in box.sides[0].areas:
        area.regular, area.slots = True, 0
    t = Builder(box=box, scenario="visit").orders_on_track((0, "great_works")).turn(0)
    assert t.options() == {"official supply", "done"}
    t.play("official supply", "area warehouse")
    assert waiting(t) == [1, 0, 0]


@rule("GWX-VISIT-09")
def test_resources_of_the_warehouse_are_used_as_ever() -> None:
    t = wait(visit(), 2, 1).officials(0, sawmill=1).officials(1, sawmill=2)
    t.resources(0, wood=1).activate("sawmill").decline_all("HandIn")
    t.play("resource wood")
    assert t.g.warehouse == [1, 0, 0]
    t = wait(visit(), 2).officials(0, builders_camp=1).resources(0, wood=1)
    t.g.warehouse = [3, 3, 3]
    t.fortifications(0, 0, 0).activate("builders_camp").play("fortify left")
    while t.asks in ("PayMix", "PayEither"):
        t.play(next(word for word in sorted(t.options()) if word != "count 0"))
    assert sum(t.g.warehouse) < 9
    assert waiting(t) == [2, 0, 0]


# -- the visit in winter -----------------------------------------------------------------------------


@rule("GWX-VISIT-10")
def test_the_player_with_most_officials_moves_the_token_to_another_cell() -> None:
    t = winter(wait(visit(marked="stone"), 1, 3, 2))
    assert (t.asks, t.seat) == ("MoveDemand", 1)
    assert t.options() == {"demand wood", "demand gold", "demand chi", "demand tactic"}
    assert t.why("demand stone") == "GWX-VISIT-10"
    assert t.why("pass") == t.why("done") == "GWX-VISIT-10"
    t.play("demand chi")
    assert TREASURES[card(t).marked] == "chi"


@rule("GWX-VISIT-10")
def test_every_winter_also_the_first_and_the_last_after_the_assault_and_before_the_end() -> None:
    t = visit().horde("left", "keshig_left").fortifications(3, 3, 3).run("winter")
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert (t.g.year, t.asks) == (1, "MoveDemand")
    assert t.g.fortifications == [0, 0, 0]
    assert "assault" in [event.kind for event in t.g.events]
    t = visit()
    t.g.time = t.g.last_space()
    t.run("winter")
    assert (t.asks, t.g.finished) == ("MoveDemand", False)
    t.play("demand gold")
    for _ in range(3):
        t.play("show nothing", "shame spearman")
    assert t.g.finished


@rule("GWX-VISIT-11")
def test_ties_go_by_tea_order() -> None:
    assert winter(wait(visit(), 2, 1, 2).tea(2, 1, 0)).seat == 2
    assert winter(wait(visit(), 2, 1, 2).tea(1, 0, 2)).seat == 0


@rule("GWX-VISIT-12")
def test_where_nobody_waits_the_first_in_tea_order_moves_the_token() -> None:
    t = winter(visit().tea(1, 2, 0))
    assert (t.asks, t.seat) == ("MoveDemand", 1)


@rule("GWX-VISIT-13", "GWX-VISIT-21")
def test_after_the_token_officials_go_home_and_the_demand_follows_in_tea_order() -> None:
    t = winter(wait(visit(), 1, 3, 0).tea(2, 0, 1))
    assert waiting(t) == [1, 3, 0]
    t.play("demand gold")
    assert (waiting(t), [t.clan(seat).officials for seat in range(3)]) == ([0, 0, 0], [5, 5, 5])
    assert broken_laws(t.g) == []
    asked = []
    while t.asks == "ShowTreasures":
        asked.append(t.seat)
        t.play("show nothing", "shame spearman")
    assert (asked, t.asks) == ([2, 0, 1], "")


@rule("GWX-VISIT-14")
def test_the_cell_newly_marked_is_checked() -> None:
    t = winter(visit(marked="wood").resources(0, wood=9, chi=2).resources(1, chi=3)).play("demand chi")
    assert t.g.open[0].by_name() == {"seat": 0, "treasure": TREASURES.index("chi")}
    assert t.why("show treasures") == "GWX-VISIT-16"
    t.play("show nothing", "shame spearman", "show treasures")
    assert t.honor(0, 1, 2) == [0, 10, 0]


@rule("GWX-VISIT-15", "GWX-VISIT-19", "GWX-VISIT-20")
@pytest.mark.parametrize(("treasure", "need"), [("wood", 4), ("stone", 3), ("gold", 4), ("chi", 3)])
def test_who_has_enough_shows_it_gains_10_honour_and_keeps_it(treasure: str, need: int) -> None:
    t = visit(marked="tactic").resources(0, **{treasure: need}).resources(1, **{treasure: need + 2})
    t.resources(2, **{treasure: need - 1})
    winter(t).play(f"demand {treasure}", "show treasures", "show treasures")
    assert t.honor(0, 1, 2) == [10, 10, 0]
    assert [t.have(seat).get(treasure) for seat in range(3)] == [need, need + 2, need - 1]
    assert t.why("show treasures") == "GWX-VISIT-16"
    assert t.lack("show treasures") == (treasure, need - 1, need)
    assert [(event.seat, event.args) for event in t.heard("honor-demand")] == [(0, (10,)), (1, (10,))]


@rule("GWX-VISIT-16", "GWX-VISIT-22")
def test_everybody_decides_for_himself_and_who_does_not_show_is_ashamed() -> None:
    t = visit().resources(0, gold=4).resources(1, gold=4)
    winter(t).play("demand gold", "show treasures", "show nothing", "shame archer", "show nothing", "shame spearman")
    assert (t.honor(0, 1, 2), shame(t)) == ([10, 0, 0], [0, 1, 1])
    assert t.why("done", 0) is not None
    t = visit()
    for seat in range(3):
        t.resources(seat, gold=4)
    winter(t).play("demand gold", "show treasures", "show treasures", "show treasures")
    assert (t.honor(0, 1, 2), shame(t), t.asks) == ([10, 10, 10], [0, 0, 0], "")


@rule("GWX-VISIT-16")
def test_nothing_else_answers_the_emperor() -> None:
    t = winter(visit()).play("demand gold")
    assert t.options() == {"show nothing"}
    assert t.why("pass") == t.why("demand wood") == "GWX-VISIT-15"


@rule("GWX-VISIT-17")
def test_tactic_cards_are_shown_face_down() -> None:
    t = visit(marked="wood").tactics(0, "swift_orders last_stand retreat").tactics(1, "movable_type grain_levy")
    winter(t).play("demand tactic")
    before = t.g.observe(1)
    t.play("show treasures")
    assert t.honor(0) == [10]
    shown = t.heard("demand-shown")
    assert [(event.seat, event.args) for event in shown] == [(0, (TREASURES.index("tactic"),))]
    after = t.g.observe(1)
    clan_before, clan_after = before["clans"][0], after["clans"][0]  # type: ignore[index]
    assert clan_after["tactics"] == clan_before["tactics"] == []
    assert clan_after["tactic_count"] == 3
    assert (t.seat, t.why("show treasures"), t.lack("show treasures")) == (1, "GWX-VISIT-16", ("tactic", 2, 3))


@rule("GWX-VISIT-18")
def test_whoever_takes_the_shame_reveals_nothing() -> None:
    """Everybody is asked, and the rich and the poor look the same before and after."""
    seen = []
    for gold in (0, 4):
        t = winter(visit().resources(0, gold=gold)).play("demand gold")
        assert (t.asks, t.seat) == ("ShowTreasures", 0)
        asked = t.g.observe(1)
        t.play("show nothing", "shame spearman")
        told = [(event.kind, event.seat, event.args) for event in t.g.events if event.heard_by(1)]
        seen.append((asked, t.g.observe(1), told))
    assert seen[0] == seen[1]


@rule("GWX-VISIT-18")
def test_others_imagine_who_is_asked_as_rich_or_as_poor() -> None:
    t = winter(visit().resources(0, gold=4)).play("demand gold")
    rng = seeded("emperor")
    worlds = [t.g.imagine(1, rng) for _ in range(60)]
    assert {len(world.options(world.open[0])) for world in worlds} == {1, 2}
    assert all(world.observe(1) == t.g.observe(1) for world in worlds)


@rule("GWX-VISIT-15")
def test_what_was_shown_cannot_be_taken_back() -> None:
    t = winter(visit().resources(0, gold=4)).play("demand gold")
    news = t.g.news
    t.play("show treasures")
    assert t.g.news > news


@rule("GWX-VISIT-23")
def test_the_shame_token_follows_the_base_rules() -> None:
    t = winter(visit().captured(0, "outriders_left")).play("demand gold", "show nothing")
    supply = t.g.shame_supply
    assert (t.asks, "captured outriders_left" in t.options()) == ("PlaceShame", True)
    t.play("captured outriders_left")
    assert (t.clan(0).captured_shame, t.g.shame_supply) == ([1], supply)
    t = visit()
    t.g.shame_supply, t.g.shame_box = 0, t.g.shame_supply
    t.clan(0).honor, t.clan(1).honor = 8, 3
    winter(t).play("demand gold", "show nothing", "show nothing")
    assert (t.honor(0, 1), shame(t)) == ([3, 0], [0, 0, 0])


@rule("GWX-VISIT-23")
def test_cards_against_other_shame_do_not_help() -> None:
    """No card speaks of this one: it comes from nobody's being alone and from no breach."""
    name = next(
        advisor.name
        for advisor in load().box.advisors
        if any(load().box.modifiers[number].kind == X_NO_SHAME for number in advisor.modifiers)
    )
    t = winter(visit().advisors(0, name)).play("demand gold", "show nothing")
    assert t.asks == "PlaceShame"


# -- two players -------------------------------------------------------------------------------------


@rule("GWX-VISIT-24")
def test_the_reed_clan_counts_for_nothing() -> None:
    t = winter(visit(2).tea(2, 1, 0))
    assert (t.asks, t.seat) == ("MoveDemand", 1)
    t.play("demand gold")
    asked = []
    while t.asks == "ShowTreasures":
        asked.append(t.seat)
        t.play("show nothing", "shame spearman")
    assert asked == [1, 0]
    assert (t.clan(2).shame_tokens(), t.clan(2).honor) == (0, 0)


@rule("GWX-VISIT-25")
def test_officials_of_the_reed_clan_do_not_go_to_the_warehouse() -> None:
    t = visit(2).reed("sawmill", "quarry", "gold_mine")
    t.run("offer_reed_move", 1, (1 << len(AREAS)) - 1, 0).play("official sawmill")
    assert t.asks == "MoveReedOfficialTo"
    assert "area warehouse" not in t.options()
    assert t.why("area warehouse") == "GWX-VISIT-25"


@rule("GWX-VISIT-27")
def test_breach_pillage_and_end_are_those_of_the_base_game() -> None:
    t = visit().fortifications().horde("left", "foragers_left", p0="a:spearman").run("assault", 0)
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert shame(t) == [0, 1, 1]
    t = visit()
    for card_name in ("foragers_left", "foragers_middle", "foragers_right"):
        t.horde("left", card_name).horde("middle", "keshig_" + card_name.split("_")[1])
        t.horde("right", "iron_lancers_" + card_name.split("_")[1])
    before = t.g.shame_supply
    t.run("lay_out_horde")
    assert t.g.shame_supply == before - 3
    t = visit()
    t.g.shame_supply, t.g.shame_box = 3, 27
    t.run("winter").play("demand gold")
    for _ in range(3):
        t.play("show nothing", "shame spearman")
    assert (t.g.finished, t.g.end_reasons) == (True, 2)
