"""The barracks: recruiting warriors (GW-BAR)."""

from collections.abc import Callable

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.language import Price
from teahouse.games.great_wall.rules.words import CHI, GOLD, STONE, WOOD
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]

SHELTERS = {"shelter left", "shelter middle", "shelter right"}


def rich(t: Builder, *seats: int) -> Builder:
    for seat in seats:
        t.resources(seat, wood=9, stone=9, gold=9, chi=9)
    return t


@rule("GW-BAR-01")
def test_each_player_recruits_up_to_one_warrior_for_each_official_in_tea_order(great_wall: Table) -> None:
    t = rich(great_wall().tea(1, 0, 2), 0, 1)
    t.officials(0, barracks=1).officials(1, barracks=3).activate("barracks")
    for _ in range(3):
        assert (t.asks, t.seat) == ("Recruit", 1)
        t.play("warrior spearman")
    assert (t.asks, t.seat) == ("PlaceRecruit", 1)
    t.play("shelter left", "shelter left", "shelter left")
    assert (t.asks, t.seat) == ("Recruit", 0)
    t.play("warrior spearman", "shelter left")
    assert (t.asks, t.clan(0).supply[0], t.clan(1).supply[0]) == ("", 9, 7)


@rule("GW-BAR-01")
def test_recruiting_may_be_declined_in_whole_or_in_part(great_wall: Table) -> None:
    t = rich(great_wall(), 0, 1).officials(0, barracks=2).officials(1, barracks=2).activate("barracks")
    t.play("done")
    assert (t.seat, t.clan(0).supply) == (1, [10, 4, 2, 0])
    t.play("warrior archer", "done", "shelter left")
    assert (t.asks, t.clan(1).supply) == ("", [10, 3, 2, 0])


@rule("GW-BAR-01", "GW-BAR-02")
def test_a_warrior_must_stand_in_the_own_supply(great_wall: Table) -> None:
    t = rich(great_wall(), 0).officials(0, barracks=3).officials(1, barracks=1).shelter(0, "left", "horseman horseman")
    t.activate("barracks")
    assert t.options() == {"done", "warrior spearman", "warrior archer"}
    assert (t.why("warrior horseman"), t.lack("warrior horseman")) == ("GW-BAR-01", ("warrior-supply", 0, 1))


@rule("GW-BAR-02")
def test_warriors_of_any_mix_of_types_are_chosen(great_wall: Table) -> None:
    t = rich(great_wall(), 0).officials(0, barracks=3).officials(1, barracks=1).activate("barracks")
    t.play("warrior horseman", "warrior spearman", "warrior archer")
    assert t.clan(0).supply == [9, 3, 1, 0]
    assert t.clan(1).supply == [10, 4, 2, 0]
    assert t.options() == {"warrior spearman", "warrior archer", "warrior horseman"}


@rule("GW-BAR-03")
def test_the_prices_are_printed_on_the_board(great_wall: Table) -> None:
    box = load().box
    box.recruit[0] = [Price(STONE, 3)]
    box.recruit[1] = [Price(GOLD, 1), Price(CHI, 1)]
    box.recruit[2] = [Price(WOOD, 2)]
    t = rich(great_wall(box=box), 0).officials(0, barracks=3).officials(1, barracks=1).activate("barracks")
    t.play("warrior spearman")
    assert t.clan(0).resources == [9, 6, 9, 9]
    t.play("warrior archer")
    assert t.clan(0).resources == [9, 6, 8, 8]
    t.play("warrior horseman")
    assert t.clan(0).resources == [7, 6, 8, 8]


@rule("GW-BAR-03")
def test_each_warrior_is_paid_in_full_or_not_recruited(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=1, stone=9, chi=2).officials(0, barracks=2).officials(1, barracks=2)
    t.activate("barracks")
    assert t.options() == {"done", "warrior archer"}
    assert (t.why("warrior spearman"), t.lack("warrior spearman")) == ("GW-BAR-03", ("gold", 0, 1))
    assert (t.why("warrior horseman"), t.lack("warrior horseman")) == ("GW-BAR-03", ("gold", 0, 2))
    t.play("warrior archer")
    assert t.asks == "PlaceRecruit"


@rule("GW-BAR-04")
def test_an_archer_costs_2_chi_and_1_wood(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=2, gold=1, chi=3).officials(0, barracks=2).officials(1, barracks=2)
    t.activate("barracks").play("warrior archer")
    assert t.have(0) == {"wood": 1, "gold": 1, "chi": 1}
    assert (t.why("warrior archer"), t.lack("warrior archer")) == ("GW-BAR-03", ("chi", 1, 2))


@rule("GW-BAR-05")
def test_a_recruited_warrior_attacks_at_once_or_goes_into_any_shelter(great_wall: Table) -> None:
    t = rich(great_wall(), 0).officials(0, barracks=1).horde("left", "outriders_left").horde("right", "outriders_right")
    t.activate("barracks", enhanced=True).play("warrior spearman")
    cells = {f"cell {section}.1.{letter}" for section in ("left", "right") for letter in "abc"}
    assert t.options() == SHELTERS | cells
    assert t.why("done") == t.why("pass") == "GW-BAR-05"
    t.play("shelter middle")
    assert (t.asks, t.in_shelter(0, "middle")) == ("", "spearman")


@rule("GW-BAR-06")
def test_recruits_are_split_between_attacks_shelters_and_sections_at_will(great_wall: Table) -> None:
    t = rich(great_wall(), 0).officials(0, barracks=4).horde("left", "outriders_left").horde("right", "foragers_right")
    t.activate("barracks", enhanced=True)
    t.play("warrior spearman", "warrior spearman", "warrior spearman", "warrior spearman")
    t.play("cell left.1.a", "shelter right", "cell right.1.d", "shelter middle")
    assert (t.cover("left"), t.cover("right")) == ("0s . .", ". . . 0s")
    assert (t.in_shelter(0, "right"), t.in_shelter(0, "middle")) == ("spearman", "spearman")


@rule("GW-BAR-07")
def test_all_recruits_of_an_activation_are_one_recruitment(great_wall: Table) -> None:
    t = rich(great_wall(), 0).officials(0, barracks=3).general(0, "yue_fei").advisors(0, assistants=1)
    t.activate("barracks", enhanced=True).play("warrior spearman", "spare wood", "warrior spearman", "warrior spearman")
    t.play("shelter left", "shelter left")
    assert t.honor(0) == [0]
    t.play("shelter left")
    assert (t.asks, t.honor(0)) == ("", [1])


@rule("GW-BAR-07")
def test_two_activations_are_two_recruitments(great_wall: Table) -> None:
    t = rich(great_wall(), 0).general(0, "yue_fei").advisors(0, assistants=1)
    for _ in range(2):
        t.officials(0, barracks=1).activate("barracks", enhanced=True)
        t.play("warrior spearman", "spare wood", "shelter left")
    assert t.honor(0) == [2]


@rule("GW-BAR-08")
def test_recruits_are_all_paid_and_then_placed_in_the_owners_order(great_wall: Table) -> None:
    t = rich(great_wall(), 0).officials(0, barracks=2).horde("left", "outriders_left")
    t.activate("barracks", enhanced=True).play("warrior spearman", "warrior horseman")
    assert t.clan(0).resources == [7, 9, 6, 8]
    assert (t.asks, t.cover("left")) == ("NextRecruit", ". . .")
    assert t.options() == {"warrior spearman", "warrior horseman"}
    assert t.why("warrior archer") == t.why("done") == "GW-BAR-08"
    t.play("warrior horseman", "cell left.1.a", "cell left.1.c")
    assert t.options() == SHELTERS | {"cell left.1.b"}
