"""What is in the box, and which pieces limit play (GW-CMP)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.moves import VOCABULARY
from teahouse.games.great_wall.rules.words import AREAS, ORDERS, SECTIONS, SET_BASE, SET_COOP
from teahouse.ledger import rule, shows
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


@rule("GW-CMP-02", "GW-CMP-03", "GW-CMP-04", "GW-CMP-05")
def test_figures_of_the_four_clans(great_wall: Table) -> None:
    clans = great_wall(seats=4).g.clans
    assert sum(clan.officials + clan.pool for clan in clans) == 32
    assert [sum(clan.supply[warrior] for clan in clans) for warrior in range(3)] == [40, 16, 8]
    assert [(clan.officials + clan.pool, clan.supply) for clan in clans] == [(8, [10, 4, 2, 0])] * 4


@rule("GW-CMP-07")
def test_each_clan_has_six_different_orders(great_wall: Table) -> None:
    t = great_wall(seats=4)
    assert sum(len(clan.orders) for clan in t.g.clans) == 24
    assert all({t.box.orders[order].name for order in clan.orders} == set(ORDERS) for clan in t.g.clans)
    assert len(ORDERS) == 6


@rule("GW-CMP-21")
def test_all_cards_together_are_208() -> None:
    content = load()
    box, names = content.box, content.names
    hordes = [len(SECTIONS) for horde in box.hordes if horde.card_set in (SET_BASE, SET_COOP)]
    sets = [card for card in box.generals + box.advisors if card.card_set in (SET_BASE, SET_COOP)]
    tactics = [card for card in box.tactics if card.card_set in (SET_BASE, SET_COOP)]
    artifacts = [card for card in box.artifacts if card.card_set == SET_BASE]
    notes = [note for note in names.notes if note.of in ("reed", "qin")]
    orders = 4 * len(box.orders) + len(names.reed_orders) + len(names.qin_orders)
    listed = (sets, tactics, artifacts, notes, box.events, box.edicts)
    assert sum(hordes) + orders + sum(len(cards) for cards in listed) == 208


@rule("GW-CMP-22")
def test_each_clan_has_a_screen(great_wall: Table) -> None:
    t = great_wall(seats=4)
    for seat in range(4):
        t.resources(seat, chi=3)
    for seat in range(4):
        clans = t.g.observe(seat)["clans"]
        assert [clan["resources"] for clan in clans] == [  # type: ignore[attr-defined]
            [0, 0, 0, 3] if other == seat else [] for other in range(4)
        ]


@rule("GW-CMP-23", "GW-CMP-34", "GW-CMP-44")
def test_one_tile_of_each_level_for_each_section(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=19 * 8).officials(0, builders_camp=5).fortifications(3, 3, 3)
    t.activate("builders_camp").play(*["raise left"] * 3)
    assert t.g.levels == [3, 0, 0]
    assert t.why("raise left") == "GW-CAM-09"
    t.play("raise right", "raise right").officials(0, builders_camp=4)
    t.activate("builders_camp").play("raise right", *["raise middle"] * 3)
    assert t.g.levels == [3, 3, 3]


@rule("GW-CMP-24", "GW-CMP-44")
def test_nine_fortifications_for_nine_cells(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=30).officials(0, builders_camp=5).fortifications(0, 2, 2)
    t.activate("builders_camp").play(*[f"fortify {section}" for section in ("left", "left", "left", "right", "middle")])
    assert t.g.fortifications == [3, 3, 3]
    t.officials(0, builders_camp=1).activate("builders_camp")
    assert {t.why(f"fortify {section}") for section in SECTIONS} == {"GW-CAM-04"}


@rule("GW-CMP-25")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_tea_marker_and_one_honour_marker_for_each_clan(great_wall: Table, seats: int) -> None:
    t = great_wall(seats=seats, raw=True)
    assert sorted(t.g.tea) == list(range(seats))
    t.g.gain_honor(1, 3, "honor-card")
    assert t.honor(*range(seats)) == [0, 3, 0, 0][:seats]


@rule("GW-CMP-26")
def test_honour_tokens_count_beyond_the_track(great_wall: Table) -> None:
    track = load().names.board.honor_track
    assert 100 in track.token_sides
    assert len(track.token_sides) == 2
    t = great_wall().officials(0, quarry=1).officials(1, quarry=1)
    t.clan(0).honor = 5 * max(track.token_sides) + track.spaces
    before = t.honor(0)[0]
    t.activate("quarry").play("resource stone")
    assert t.honor(0) == [before + 2]


@rule("GW-CMP-28", "GW-CMP-43")
def test_damage_tokens_never_run_out(great_wall: Table) -> None:
    """A field of nine hordes takes 42 tokens, each laid by the rules; the last lies where a warrior died."""
    t = great_wall()
    for section in SECTIONS:
        t.horde(section, f"siege_train_{section}").horde(section, f"iron_lancers_{section}")
    t.horde("left", "foragers_left").horde("middle", "foragers_middle").horde(
        "right", "foragers_right", p0="d:spearman"
    )
    for dealt in range(1, 42):
        open_section = next(n for n, hordes in enumerate(t.g.field) if any(0 in horde.cover for horde in hordes))
        t.run("shoot", 0, open_section, 0).play(min(t.options()))
        assert (tokens(t), len(t.heard("damage"))) == (dealt, dealt)
    assert t.cover("right", 3) == "x x x 0s"
    t.run("ask_who_dies", 0, t.g.field[2][2].card, 1)
    assert (t.cover("right", 3), tokens(t)) == ("x x x x", 42)


def tokens(t: Builder) -> int:
    """Damage tokens on all hordes."""
    return sum(horde.cover.count(1) for hordes in t.g.field for horde in hordes)


@rule("GW-CMP-29")
def test_fifty_shame_tokens_are_enough_for_ten_each() -> None:
    content = load()
    assert 5 * content.names.board.constants.shame_per_player == 50
    for seats in (3, 4):
        t = Builder(seats)
        for seat in range(seats):
            t.shamed(seat, "spearman " * 10)
        assert t.g.shame_supply == 0


@rule("GW-CMP-30")
def test_the_time_marker_lies_blank_side_up(great_wall: Table) -> None:
    t = great_wall().run("check_end")
    assert (t.g.year, t.g.time) == (2, 1)
    assert len(t.heard("horde")) == t.box.sides[0].invasion[1]


@rule("GW-CMP-34")
def test_each_section_has_its_own_shelter(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=3, gold=3).officials(0, barracks=3).officials(1, barracks=1)
    t.activate("barracks").play(*["warrior spearman"] * 3)
    t.play("shelter left", "shelter right", "shelter right")
    assert [t.in_shelter(0, section) for section in SECTIONS] == ["spearman", "", "spearman spearman"]


@rule("GW-CMP-35")
def test_firing_positions_are_read_from_the_board() -> None:
    box = load().box
    t = Builder(3, box=box).resources(0, wood=2, chi=4).officials(0, barracks=2).officials(1, barracks=1)
    box.sides[0].firing_positions = [0, 2, 2, 2]
    t.walls(left=1).post(0, "left").horde("left", "keshig_left")
    t.activate("barracks").play("warrior archer", "warrior archer")
    assert t.why("post middle") == t.why("post right") == "GW-ATK-09"
    t.play("post left", "cell left.1.a")
    assert t.posted(0, "left") == 2
    assert t.why("post left") == "GW-ATK-09"


@rule("GW-CMP-37")
def test_the_warehouse_holds_building_material_and_is_no_area(great_wall: Table) -> None:
    t = great_wall().officials(0, pagoda=1).officials(1, pagoda=1)
    assert len(t.g.observe(0)["warehouse"]) == 3  # type: ignore[arg-type]
    t.activate("pagoda").decline_all()
    assert not t.heard("handed-in")
    assert "area warehouse" not in t.kind.moves[:VOCABULARY], "expansions may make one of it"
    assert "warehouse" not in AREAS
    t.orders_on_track((0, "great_works"), (1, "great_works"), (2, "tyranny")).turn(1).resources(0, wood=1, chi=1)
    t.play("done", "branch 2")
    assert t.options() == {"done", "resource wood"}
    assert t.why("resource chi") == "GW-PRO-12"
    t.play("resource wood")
    assert t.g.warehouse == [1, 0, 0]


@rule("GW-CMP-38")
def test_other_places_of_the_board(great_wall: Table) -> None:
    for seats, cells in ((3, 3), (4, 4)):
        t = great_wall(seats=seats)
        t.run("choose_orders")
        for seat in range(seats):
            t.play("order tyranny", seat=seat)
        t.run("fill_order_track")
        assert len(t.g.order_track) == cells <= t.g.printed().order_cells
        assert (len(t.g.artifacts), len(t.g.track)) == (3, 4)
        assert [clan.pool for clan in t.g.clans] == [3] * seats
        assert len(t.g.printed().invasion) > t.g.time == 0


@rule("GW-CMP-39")
def test_the_backs_of_a_horde_type_point_to_all_three_sections(great_wall: Table) -> None:
    t = great_wall()
    assert len(t.g.horde_deck) == 24
    for horde in range(8):
        assert sorted(card % 3 for card in t.g.horde_deck if card // 3 == horde) == [0, 1, 2]


@rule("GW-CMP-32")
def test_each_section_has_three_horde_cells(great_wall: Table) -> None:
    t = great_wall()
    for section in SECTIONS:
        for name in ("outriders", "foragers", "keshig"):
            t.horde(section, f"{name}_{section}")
    t.run("lay_out_horde")
    assert [len(hordes) for hordes in t.g.field] == [3, 3, 3]
    assert len(t.g.horde_discard) == 1


@rule("GW-CMP-36")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_board_has_ten_areas(great_wall: Table, seats: int) -> None:
    t = great_wall(seats=seats).orders_on_track(*[(seat, "economy") for seat in range(seats)]).turn(0)
    t.play("official supply")
    assert t.options() == {f"area {area}" for area in AREAS if area != "market"}
    assert len(t.options()) == 10
    assert t.why("area market") == "GW-OFF-03"


@rule("GW-CMP-41")
def test_the_value_of_a_general_card_is_read_from_the_card() -> None:
    box = load().box
    t = Builder(3, box=box).general(0, "meng_gong").advisors(0, assistants=3)
    (trigger,) = box.generals[t.clan(0).general].triggers
    box.scripts[box.triggers[trigger].script].effects[0].n.n = 7
    t.horde("left", "outriders_left", damage="bc", p0="a:spearman").run("check_defeated")
    assert t.honor(0) == [2 + 21]


@shows("GW-CMP-40")
@rule("GW-CMP-40")
def test_an_attack_takes_the_reward_of_the_cell_it_hits() -> None:
    t = Builder(3).horde("left", "outriders_left").shelter(0, "left", "spearman")
    t.orders_on_track((0, "order_to_attack"), (1, "tyranny"), (2, "tyranny")).turn(0).play("done", "pass", "pass")
    t.play("sheltered left.spearman", "cell left.1.a")
    assert (t.have(0), t.cover("left")) == ({"wood": 1}, "0s . .")


@rule("GW-CMP-40")
def test_what_a_horde_card_shows_is_read_from_the_card() -> None:
    box = load().box
    outriders = box.hordes[[horde.name for horde in box.hordes].index("outriders")]
    outriders.attack, outriders.honor, outriders.rewards[0].n = 1, 9, 4
    t = (
        Builder(3, box=box)
        .fortifications()
        .walls(left=1)
        .horde("left", "outriders_left")
        .captured(1, "outriders_right")
    )
    t.run("assault", 0)
    assert [event.args for event in t.heard("assault")] == [(0, 1, box.sides[0].defense[1])]
    t.g.artifacts = []
    t.shelter(0, "left", "spearman").orders_on_track((0, "order_to_attack"), (1, "tyranny"), (2, "tyranny")).turn(0)
    t.play("done", "pass", "pass", "sheltered left.spearman", "cell left.1.a")
    assert t.have(0) == {"wood": 4}
    t.g.open, t.g.agenda = [], []
    t.run("end_game")
    assert t.honor(1) == [9]
