"""The scenario Hungry Ghosts Festival: shame tokens that close areas (GWX-GHOST-01..27, 31, 32, 34, 35)."""

import pytest

from teahouse.games.great_wall.rules.expansions.chronicles.ghost.card import GhostCard
from teahouse.games.great_wall.rules.expansions.chronicles.ghost.tokens import card_of
from teahouse.games.great_wall.rules.expansions.chronicles.warehouse import WAREHOUSE
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.words import AREAS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder, kind

EVERYWHERE = (1 << len(AREAS)) - 1
OPEN_TO_GHOSTS = {
    "sawmill",
    "quarry",
    "gold_mine",
    "pagoda",
    "builders_camp",
    "field_hq",
    "embassy",
    "academy",
    "warehouse",
}


def ghosts(seats: int = 3) -> Builder:
    """A bare table of the scenario, without artifacts."""
    t = Builder(seats, scenario="ghost")
    t.g.artifacts = []
    return t


def card(t: Builder) -> GhostCard:
    return card_of(t.g)


def haunt(t: Builder, *areas: str) -> Builder:
    """Tokens of last winter lie in these areas."""
    for area in areas:
        card(t).haunted.append(WAREHOUSE if area == "warehouse" else AREAS.index(area))
        t.g.shame_supply -= 1
    return t


def haunted(t: Builder) -> set[str]:
    return {"warehouse" if area == WAREHOUSE else AREAS[area] for area in card(t).haunted}


def winter(t: Builder) -> Builder:
    """The assault is over."""
    return t.happen("winter.end")


def rows(t: Builder, *heights: int) -> Builder:
    """This number of hordes in each section."""
    spare = [f"{name}_{pointer}" for name in ("keshig", "iron_lancers", "foragers") for pointer in ("middle", "right")]
    spare += [f"{name}_right" for name in ("outriders", "siege_train", "shaman_circle")]
    for section, height in zip(("left", "middle", "right"), heights, strict=True):
        for _ in range(height):
            t.horde(section, spare.pop())
    return t


def ordered(t: Builder, order: str = "great_works") -> Builder:
    return t.orders_on_track((0, order)).turn(0)


def areas(t: Builder) -> set[str]:
    return {word.removeprefix("area ") for word in t.options()}


# -- the frame ---------------------------------------------------------------------------------------


@rule("GWX-GHOST-01", "GWX-GHOST-02")
def test_two_to_five_compete() -> None:
    options = kind().complete({"scenario": "ghost"})
    assert [kind().impossible(seats, options) for seats in (2, 3, 4, 5)] == [None] * 4
    assert kind().impossible(1, options) == "GWX-AC-13"
    together = kind().complete({"scenario": "ghost", "mode": "cooperative"})
    assert kind().impossible(3, together) == "GWX-GHOST-01"
    for seats in (2, 3, 4, 5):
        g = kind().new(seats, options, "ghost")
        assert (g.seats, g.court, broken_laws(g)) == (seats, None, [])


@rule("GWX-GHOST-03")
def test_the_card_has_no_cells_and_nothing_lies_on_it_at_first() -> None:
    t = Builder(raw=True, scenario="ghost")
    assert "ghost" not in t.box.expansions, "nothing is printed that rules would read"
    assert t.g.observe(0)["expansions"] == [{"kind": "Ghosts", "aside": 0, "haunted": [], "lost": [0] * 24}]
    assert t.g.shame_supply == 30


# -- setting tokens aside ----------------------------------------------------------------------------


@rule("GWX-GHOST-04")
def test_every_winter_also_the_first_and_the_last_after_the_assault_and_before_the_end() -> None:
    t = ghosts().horde("left", "foragers_left").walls(left=3).fortifications(3, 0, 0).run("winter")
    assert (t.asks, t.g.year, t.g.fortifications) == ("PlaceGhost", 1, [0, 0, 0])
    told = [event.kind for event in t.g.events if event.kind in ("assault", "fortifications-lost", "ghosts-come")]
    assert told == ["assault", "fortifications-lost", "ghosts-come"]
    t = ghosts().horde("left", "foragers_left").walls(left=3)
    t.g.time = t.g.last_space()
    t.run("winter")
    assert (t.asks, t.g.finished) == ("PlaceGhost", False)
    t.play("area sawmill")
    assert t.g.finished


@rule("GWX-GHOST-05", "GWX-GHOST-06", "GWX-GHOST-07")
@pytest.mark.parametrize(
    ("heights", "tokens"),
    [((0, 0, 0), 0), ((1, 0, 0), 1), ((1, 1, 1), 1), ((0, 2, 1), 2), ((0, 0, 3), 3), ((3, 3, 3), 3)],
)
def test_one_token_for_each_row_with_a_horde_on_any_section(heights: tuple[int, int, int], tokens: int) -> None:
    t = winter(rows(ghosts(), *heights))
    assert (card(t).aside, t.g.shame_supply) == (tokens, 30 - tokens)
    assert t.asks == ("PlaceGhost" if tokens else "")
    assert broken_laws(t.g) == []


@rule("GWX-GHOST-06")
def test_never_more_than_three() -> None:
    t = rows(ghosts(), 3, 0, 0)
    t.g.field[0].append(t.g.field[0][0])
    assert card(winter(t)).aside == 3


@rule("GWX-GHOST-08")
def test_a_poor_supply_gives_what_it_has() -> None:
    t = rows(ghosts(), 3, 0, 0)
    t.g.shame_supply, t.g.shame_box = 2, 28
    assert (card(winter(t)).aside, t.g.shame_supply) == (2, 0)
    t = rows(ghosts(), 3, 0, 0)
    t.g.shame_supply, t.g.shame_box = 0, 30
    winter(t)
    assert (t.asks, card(t).aside, t.g.shame_supply) == ("", 0, 0)


# -- placing them ------------------------------------------------------------------------------------


@rule("GWX-GHOST-09", "GWX-GHOST-10")
def test_players_place_one_each_in_tea_order_into_different_areas() -> None:
    t = winter(rows(ghosts().tea(2, 0, 1), 3, 1, 0))
    assert (t.asks, t.seat) == ("PlaceGhost", 2)
    t.play("area quarry")
    assert (t.seat, t.why("area quarry")) == (0, "GWX-GHOST-10")
    t.play("area academy")
    assert (t.seat, t.why("area quarry"), t.why("area academy")) == (1, "GWX-GHOST-10", "GWX-GHOST-10")
    t.play("area sawmill")
    assert (t.asks, haunted(t), card(t).aside) == ("", {"quarry", "academy", "sawmill"}, 0)
    assert [(event.seat, AREAS[event.args[0]]) for event in t.heard("ghost-placed")] == [
        (2, "quarry"),
        (0, "academy"),
        (1, "sawmill"),
    ]
    assert broken_laws(t.g) == []


@rule("GWX-GHOST-11")
def test_placing_is_mandatory_and_with_fewer_tokens_the_first_players_place() -> None:
    t = winter(rows(ghosts().tea(1, 2, 0), 2, 0, 0))
    assert t.why("pass") == t.why("done") == "GWX-GHOST-09"
    t.play("area quarry")
    assert t.seat == 2
    t.play("area pagoda")
    assert t.asks == "", "nothing is left for seat 0"


@rule("GWX-GHOST-12", "GWX-GHOST-32")
def test_with_two_players_and_three_tokens_it_goes_on_from_the_top() -> None:
    t = ghosts(2).tea(2, 1, 0)
    for name in ("keshig_middle", "foragers_middle", "outriders_middle"):
        t.horde("middle", name)
    winter(t)
    asked = []
    for area in ("pagoda", "embassy", "academy"):
        asked.append(t.seat)
        t.play(f"area {area}")
    assert (asked, t.asks) == ([1, 0, 1], "")


@rule("GWX-GHOST-13", "GWX-GHOST-14")
def test_officials_of_the_area_go_home_also_from_a_full_one_which_is_not_activated() -> None:
    t = rows(ghosts(), 1, 0, 0).officials(0, sawmill=2, quarry=1).officials(1, sawmill=1)
    winter(t).play("area sawmill")
    assert (t.areas_of(0), t.areas_of(1)) == (["quarry"], [])
    assert [t.clan(seat).officials for seat in range(3)] == [4, 5, 5]
    assert t.heard("activated") == []
    assert broken_laws(t.g) == []


@rule("GWX-GHOST-16", "GWX-GHOST-17", "GWX-GHOST-18")
def test_eight_areas_and_the_warehouse_are_open_to_ghosts() -> None:
    t = winter(rows(ghosts(), 1, 0, 0))
    assert areas(t) == OPEN_TO_GHOSTS
    assert t.why("area tea_house") == t.why("area barracks") == "GWX-GHOST-16"
    assert t.why("area market") == "GWX-GHOST-09", "it is not on this board"
    t.play("area warehouse")
    assert haunted(t) == {"warehouse"}
    t = winter(rows(haunt(ghosts(), "sawmill", "warehouse"), 1, 0, 0))
    assert areas(t) == OPEN_TO_GHOSTS - {"sawmill", "warehouse"}
    assert t.why("area warehouse") == "GWX-GHOST-10"


# -- closed areas ------------------------------------------------------------------------------------


@rule("GWX-GHOST-15")
def test_no_official_is_moved_into_an_area_with_a_token() -> None:
    t = ordered(haunt(ghosts(), "sawmill", "academy").officials(0, quarry=1)).play("official supply")
    assert t.why("area sawmill") == t.why("area academy") == "GWX-GHOST-15"
    assert not {"sawmill", "academy"} & areas(t)
    t.play("area pagoda", "official quarry")
    assert t.why("area sawmill") == "GWX-GHOST-15"


@rule("GWX-GHOST-15")
def test_where_a_card_names_only_closed_areas_nobody_is_asked() -> None:
    t = haunt(ghosts(), "sawmill", "quarry")
    t.run("offer_official_move", 0, 1, 0, 0b11, 0, (0,) * len(AREAS))
    assert t.asks == ""
    t.run("offer_official_move", 0, 1, 0, 0b111, 0, (0,) * len(AREAS)).play("official supply")
    assert areas(t) == {"gold_mine"}


@rule("GWX-GHOST-15")
def test_other_players_and_cards_are_bound_too() -> None:
    t = ordered(haunt(ghosts(), "embassy"), "tyranny").decline_all("MoveOfficial")
    while not (t.asks == "MoveOfficial" and t.seat == 1):
        t.decline_one()
    assert t.play("official supply").why("area embassy") == "GWX-GHOST-15"
    t = haunt(ghosts(), "embassy").officials(0, quarry=1).advisors(0, "clerk").happen("turn.start", 0)
    t.play(t.ability("clerk"), "official quarry")
    assert t.why("area embassy") == "GWX-GHOST-15"


@rule("GWX-GHOST-15", "GWX-GHOST-31")
def test_the_reed_clan_keeps_out_and_its_official_stays_where_ghosts_come() -> None:
    t = haunt(ghosts(2), "embassy").reed("sawmill", "quarry", "gold_mine")
    t.run("offer_reed_move", 1, EVERYWHERE, 0).play("official quarry")
    assert (t.asks, t.why("area embassy")) == ("MoveReedOfficialTo", "GWX-GHOST-15")
    assert "embassy" not in areas(t)
    t = ghosts(2).reed("sawmill", "quarry", "gold_mine").officials(0, sawmill=1).horde("middle", "foragers_middle")
    winter(t).play("area sawmill")
    assert (t.areas_of(2), t.areas_of(0)) == (["sawmill", "quarry", "gold_mine"], [])
    assert broken_laws(t.g) == []


@rule("GWX-GHOST-19")
def test_a_token_on_the_warehouse_leaves_its_resources_alone() -> None:
    t = haunt(ghosts(), "warehouse").officials(0, sawmill=1).officials(1, sawmill=2).resources(0, wood=1)
    t.activate("sawmill").decline_all("HandIn").play("resource wood")
    assert t.g.warehouse == [1, 0, 0]
    t = haunt(ghosts(), "warehouse").officials(0, builders_camp=1)
    t.g.warehouse = [3, 3, 3]
    t.fortifications().activate("builders_camp").play("fortify left")
    while t.asks in ("PayMix", "PayEither"):
        t.play(next(word for word in sorted(t.options()) if word != "count 0"))
    assert sum(t.g.warehouse) < 9
    assert ordered(haunt(ghosts(), "warehouse")).options() == {"official supply", "done"}


# -- tokens go back ----------------------------------------------------------------------------------


@rule("GWX-GHOST-20", "GWX-GHOST-21")
def test_tokens_lie_until_the_assault_of_the_next_year() -> None:
    t = winter(rows(ghosts(), 2, 0, 0)).play("area sawmill", "area warehouse")
    t.post(0, "left").run("winter")
    assert (t.asks, haunted(t)) == ("Shoot", {"sawmill", "warehouse"}), "they stay through the ranged attack"
    supply = t.g.shame_supply
    t.play(min(t.options()))
    assert haunted(t) == set()
    assert [event.args for event in t.heard("ghosts-go")] == [(2,)]
    shamed = sum(t.clan(seat).shame_tokens() for seat in range(3)) + len(t.g.open)
    assert t.g.shame_supply == supply + 2 - shamed


@rule("GWX-GHOST-21")
def test_spring_summer_and_autumn_leave_them() -> None:
    t = haunt(ghosts(), "sawmill", "academy")
    t.run("spring").decline_all()
    t.run("summer")
    while t.asks:
        t.decline_one()
    t.run("autumn")
    assert (t.asks, haunted(t)) == ("ChooseOrder", {"sawmill", "academy"})


@rule("GWX-GHOST-22", "GWX-GHOST-26")
def test_whoever_takes_the_card_of_a_horde_may_return_one_token() -> None:
    t = haunt(ghosts(), "sawmill", "warehouse", "quarry").horde("left", "outriders_left", damage="ab", p1="c:spearman")
    t.run("check_defeated")
    assert (t.asks, t.seat) == ("DispelGhost", 1)
    assert areas(t) == {"sawmill", "warehouse", "quarry", "pass"}
    assert t.why("area embassy") == "GWX-GHOST-22"
    t.play("area sawmill")
    assert (haunted(t), t.g.shame_supply, t.asks) == ({"warehouse", "quarry"}, 28, "")
    assert broken_laws(t.g) == []
    ordered(t).play("official supply", "area sawmill")
    assert t.areas_of(0) == ["sawmill"], "it is open at once"


@rule("GWX-GHOST-22")
def test_he_need_not_and_the_warehouse_can_be_freed_too() -> None:
    t = haunt(ghosts(), "warehouse").horde("left", "outriders_left", damage="ab", p1="c:spearman")
    t.run("check_defeated").play("pass")
    assert (haunted(t), t.asks) == ({"warehouse"}, "")
    t = haunt(ghosts(), "warehouse").horde("left", "outriders_left", damage="ab", p1="c:spearman")
    t.run("check_defeated").play("area warehouse")
    assert haunted(t) == set()
    assert [event.seat for event in t.heard("ghost-left-warehouse")] == [1]


@rule("GWX-GHOST-23", "GWX-GHOST-24")
def test_where_nobody_took_it_the_first_in_tea_order_must_return_one() -> None:
    t = haunt(ghosts().tea(2, 0, 1), "sawmill", "quarry").horde("left", "outriders_left", damage="abc")
    t.run("check_defeated")
    assert (t.asks, t.seat, areas(t)) == ("DispelGhost", 2, {"sawmill", "quarry"})
    assert t.why("pass") == "GWX-GHOST-24"
    t.play("area quarry")
    assert haunted(t) == {"sawmill"}
    t = ghosts().horde("left", "outriders_left", damage="abc").run("check_defeated")
    assert t.asks == "", "there is no token"


@rule("GWX-GHOST-25")
def test_every_defeated_card_counts_in_autumn_and_in_winter() -> None:
    t = haunt(ghosts(), "sawmill", "quarry", "academy")
    t.horde("left", "outriders_left", damage="ab", p1="c:spearman").horde("middle", "outriders_middle", damage="abc")
    t.horde("right", "outriders_right", damage="ab", p2="c:spearman").run("check_defeated")
    asked = []
    while t.asks == "DispelGhost":
        asked.append((t.seat, "pass" in t.options()))
        t.play(min(word for word in t.options() if word != "pass"))
    assert (asked, haunted(t)) == ([(1, True), (0, False), (2, True)], set())
    t = haunt(ghosts(), "sawmill").horde("left", "outriders_left", damage="ab").post(1, "left").run("winter")
    t.play("cell left.1.c")
    assert (t.asks, t.seat, t.why("pass")) == ("DispelGhost", 0, "GWX-GHOST-24"), "shot down before the assault"


@rule("GWX-GHOST-34")
def test_a_card_that_the_reed_clan_takes_counts_as_taken_by_nobody() -> None:
    t = haunt(ghosts(2).tea(2, 1, 0), "academy").horde("middle", "outriders_middle", damage="ab", p2="c:spearman")
    t.run("check_defeated")
    assert len(t.clan(2).captured) == 1
    assert (t.asks, t.seat, t.why("pass")) == ("DispelGhost", 1, "GWX-GHOST-24")


@rule("GWX-GHOST-27")
def test_tokens_set_aside_empty_the_supply_and_end_the_game() -> None:
    t = ghosts().horde("left", "outriders_left").horde("left", "foragers_left").walls(left=3).fortifications(3, 0, 0)
    t.g.shame_supply, t.g.shame_box = 2, 28
    t.run("winter").play("area sawmill", "area quarry")
    assert (t.g.finished, t.g.end_reasons, t.g.shame_supply) == (True, 2, 0)
    t = ghosts().horde("left", "outriders_left").horde("left", "foragers_left").walls(left=3).fortifications(3, 0, 0)
    t.g.shame_supply, t.g.shame_box = 3, 27
    t.run("winter").play("area sawmill", "area quarry")
    assert (t.g.finished, t.g.shame_supply) == (False, 1)


@rule("GWX-GHOST-27")
def test_while_they_lie_in_areas_they_are_not_in_the_supply() -> None:
    t = haunt(ghosts(), "sawmill", "quarry").officials(0, field_hq=1)
    t.g.shame_supply, t.g.shame_box = 0, 28
    t.clan(0).honor = 7
    t.run("place_next_shame", 0, 1, 1, 0)
    assert (t.honor(0), t.clan(0).shame_tokens(), t.asks) == ([2], 0, "")
    t.horde("left", "outriders_left", damage="ab", p1="c:spearman").run("check_defeated").play("area quarry")
    assert t.g.shame_supply == 1


@rule("GWX-GHOST-35")
def test_breach_pillage_and_end_are_those_of_the_base_game() -> None:
    t = ghosts().fortifications().horde("left", "foragers_left", p0="a:spearman").run("assault", 0)
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert [t.clan(seat).shame_tokens() for seat in range(3)] == [0, 1, 1]
    t = rows(ghosts(), 3, 3, 3)
    before = t.g.shame_supply
    t.run("lay_out_horde")
    assert t.g.shame_supply == before - 3
    t = ghosts().walls(3, 3, 3).run("winter")
    assert (t.g.finished, t.g.end_reasons) == (True, 1)
