"""Frosts (GWX-FROST): breaches and pillages cost resources, for the stock is finite."""

import pytest

from teahouse.engine.rng import seeded
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.words import RESOURCES
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.expansions.frost_builder import breached, card, frost, pillaged, stock, stocked


def shame_of(t: Builder) -> list[int]:
    return [t.clan(seat).shame_tokens() for seat in range(t.g.seats)]


@rule("GWX-FROST-23")
def test_in_a_breach_a_resource_is_given_up_in_place_of_shame() -> None:
    t = breached(frost().resources(0, wood=1, chi=2))
    before = stock(t)
    assert (t.asks, t.seat) == ("RemoveForShame", 0)
    assert t.options() == {"done", "resource wood", "resource chi"}
    t.play("resource chi")
    assert t.have(0) == {"wood": 1, "chi": 1}
    assert stock(t) == before
    assert card(t).tokens == [30, 30, 30, 29]
    assert t.asks == "PlaceShame"  # others have nothing to give
    assert shame_of(t)[0] == 0


@rule("GWX-FROST-23")
def test_shame_may_be_taken_all_the_same() -> None:
    t = breached(frost().resources(0, wood=3)).play("done")
    assert (t.asks, t.seat) == ("PlaceShame", 0)
    assert t.have(0) == {"wood": 3}


@rule("GWX-FROST-24")
def test_each_token_is_a_choice_of_its_own() -> None:
    t = breached(frost().resources(0, wood=1, gold=1, chi=1), "keshig_left", "outriders_left", "outriders_right")
    t.play("resource gold", "resource wood", "done")
    t.play("shame spearman")
    assert shame_of(t)[0] == 1
    assert t.have(0) == {"chi": 1}


@rule("GWX-FROST-24")
def test_cards_spare_shame_before_resources_are_given() -> None:
    t = frost().tactics(0, "save_face").resources(0, wood=5)
    breached(t, "keshig_left", "outriders_left")
    assert t.asks == "PlayTactic"
    t.play("tactic save_face", "free")
    assert t.asks == "RemoveForShame"
    assert t.g.open[0].by_name()["due"] == 1
    t.play("resource wood")
    assert t.seat != 0
    assert shame_of(t)[0] == 0
    assert t.have(0) == {"wood": 4}


@rule("GWX-FROST-25")
def test_warriors_still_die_and_being_alone_still_brings_shame() -> None:
    t = frost().post(0, "left").resources(1, wood=9).resources(2, wood=9)
    breached(t, "foragers_left", p0="a:spearman")
    t.play("resource wood", "resource wood")
    assert (t.cover("left"), t.posted(0, "left")) == ("x . . .", 0)
    t = frost().resources(0, wood=9).officials(0, sawmill=3).activate("sawmill")
    assert t.asks == "PlaceShame"


@rule("GWX-FROST-26", "GWX-FROST-30")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_pillage_takes_two_of_each_resource_from_the_stock(seats: int) -> None:
    t = frost(seats).resources(0, 1, 2, 3, 4)
    t.g.warehouse = [5, 6, 7]
    before, shame = stock(t), t.g.shame_supply
    pillaged(t)
    assert stock(t) == [count - 2 for count in before]
    assert t.g.shame_supply == shame
    assert (t.clan(0).resources, t.g.warehouse) == ([1, 2, 3, 4], [5, 6, 7])
    assert len(t.g.horde_discard) == 1


@rule("GWX-FROST-27", "GWX-FROST-28")
def test_each_missing_token_takes_a_shame_token() -> None:
    t = stocked(frost().resources(0, wood=8), wood=1, stone=0)
    pillaged(t)
    assert stock(t) == [0, 0, 7, 7]
    assert t.have(0) == {"wood": 8}
    assert (t.g.shame_supply, t.g.shame_box) == (30 - 3, 3)


@rule("GWX-FROST-29")
def test_no_more_shame_leaves_than_there_is() -> None:
    t = stocked(frost(), 0, 0, 0, 0)
    t.g.shame_box, t.g.shame_supply = 25, 5
    pillaged(t)
    assert (t.g.shame_supply, t.g.shame_box) == (0, 30)


# -- the stock ---------------------------------------------------------------------------------------


@rule("GWX-FROST-31")
def test_what_the_stock_lacks_is_not_received() -> None:
    t = stocked(frost().overseer(0, "sawmill", 2).overseer(1, "sawmill", 2).tea(1, 0, 2), wood=4)
    t.run("summer")
    assert [t.clan(seat).resources[0] for seat in (0, 1)] == [1, 3]
    assert stock(t)[0] == 0
    t.run("shoot", 0, 0, 0)
    assert broken_laws(t.g) == []


@rule("GWX-FROST-31")
def test_who_receives_nothing_in_an_area_neither_promotes_nor_hands_in() -> None:
    t = stocked(frost().resources(0, wood=5, chi=5).officials(0, sawmill=1).officials(1, sawmill=2), wood=0)
    t.activate("sawmill")
    assert t.asks == ""
    assert t.have(0) == {"wood": 5, "chi": 5}


@rule("GWX-FROST-31")
def test_rewards_and_chosen_tokens_come_from_the_stock_too() -> None:
    t = stocked(frost().orders_on_track((0, "economy")), wood=1, gold=0)
    t.run("apply_order", 0, t.clan(0).order)
    while t.asks != "ChooseBranch":
        t.decline_one()
    t.play("branch 2", "resource gold")
    assert t.have(0) == {}
    t.g.gain_resource(1, 0, 3)
    assert t.have(1) == {"wood": 1}


@rule("GWX-FROST-31", "GWX-FROST-32")
@pytest.mark.parametrize(("seats", "each"), [(2, 20), (3, 30), (4, 40), (5, 50)])
def test_the_stock_begins_with_what_the_starting_resources_leave(seats: int, each: int) -> None:
    t = Builder(seats, raw=True, scenario="frost")
    assert stock(t) == [each] * 4
    while t.asks in ("ChooseGeneral", "ChooseAdvisor"):
        t.play(min(t.options()))
    held = [sum(clan.resources[kind] for clan in t.g.clans) for kind in range(4)]
    assert min(held) > 0
    assert stock(t) == [each - count for count in held]


@rule("GWX-FROST-33")
def test_what_is_paid_comes_back_to_the_stock_and_what_is_handed_in_goes_to_the_warehouse() -> None:
    t = stocked(frost().resources(0, wood=5, gold=5, chi=5).officials(0, sawmill=1).officials(1, sawmill=2))
    before = stock(t)
    t.activate("sawmill")
    assert t.asks == "Promote"
    t.play("warrior spearman")
    while t.asks and t.seat != 0:
        t.decline_one()
    assert t.have(0)["chi"] == 3
    assert stock(t)[3] == before[3] + 2
    assert t.asks == "HandIn"
    t.play("resource wood")
    assert t.g.warehouse[0] == 1
    assert stock(t)[0] == before[0] - 3
    assert card(t).tokens[0] == before[0] + 5


# -- secrecy -----------------------------------------------------------------------------------------


def test_everybody_sees_the_stock_so_hidden_hands_are_imagined_with_the_same_sums() -> None:
    t = frost().resources(0, 1, 2, 3, 4).resources(1, 9, 0, 0, 1).resources(2, 2, 3, 0, 6)
    assert t.g.observe(0)["expansions"] == [
        {
            "kind": "Frosts",
            "space": 1,
            "tokens": [30] * 4,
            "sent": [0] * 24,
            "stock": [18, 25, 27, 19],
            "several": 1,
            "sending": -1,
            "unhired": 1,
        }
    ]
    rng = seeded("frost")
    worlds = [t.g.imagine(0, rng) for _ in range(40)]
    for world in worlds:
        assert [world.clans[1].resources[kind] + world.clans[2].resources[kind] for kind in range(4)] == [11, 3, 0, 7]
        assert world.clans[0].resources == [1, 2, 3, 4]
    assert len({tuple(world.clans[1].resources) for world in worlds}) > 20


def test_whoever_is_paying_can_pay_in_an_imagined_world_too() -> None:
    t = frost().resources(1, wood=4, stone=5, gold=5).resources(2, chi=29).walls(1, 1, 1).officials(1, builders_camp=1)
    t.activate("builders_camp", by=1).play("raise left")
    assert t.asks == "PayMix"
    rng = seeded("paying")
    for _ in range(20):
        world = t.g.imagine(0, rng)
        assert world.options(world.open[0])
        assert world.observe(0) == t.g.observe(0)
        assert broken_laws(world) == []
        assert sum(world.clans[1].resources) + sum(world.clans[2].resources) == 43


def test_a_table_that_is_only_seen_shows_the_stock() -> None:
    from teahouse.games.great_wall.rules.seen import read_back

    t = frost().resources(1, wood=7)
    table = read_back(t.box, t.g.observe(0))
    (part,) = table.attached()
    assert part.available(table, RESOURCES.index("wood"), 99) == 23
