"""Autumn: order cards, the order track, the players' turns (GW-AUT)."""

from collections.abc import Callable
from typing import cast

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.words import AREAS, ORDERS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def chosen(t: Builder, *names: str) -> Builder:
    """Autumn begins and every seat lays this order face down."""
    t.run("autumn")
    for seat, name in enumerate(names):
        t.play(f"order {name}", seat=seat)
    return t


def asked(t: Builder) -> list[tuple[str, int]]:
    """Decline everything, and tell what was asked of whom."""
    questions = []
    while t.asks:
        questions.append((t.asks, t.seat))
        t.play(next(word for word in ("done", "pass", "count 0") if word in t.options()))
    return questions


def kinds(t: Builder, *wanted: str) -> list[str]:
    return [event.kind for event in t.g.events if event.kind in wanted]


def seen_order(t: Builder, watcher: int, seat: int) -> object:
    """The order card of a seat as another seat sees it; -1 is a card's back."""
    clans = cast(list[dict[str, object]], t.g.observe(watcher)["clans"])
    return clans[seat]["order"]


def standing(t: Builder, seat: int) -> dict[str, int]:
    counts = {area: t.g.officials_in(AREAS.index(area), seat) for area in AREAS}
    return {area: count for area, count in counts.items() if count}


@rule("GW-AUT-01")
def test_choosing_comes_first_then_the_order_track_then_the_turns(great_wall: Table) -> None:
    t = chosen(great_wall(), "economy", "tyranny", "great_works").play("order-cell 1", "order-cell 2")
    steps = kinds(t, "order-chosen", "order", "order-placed", "turn")
    assert steps == ["order-chosen"] * 3 + ["order"] * 3 + ["order-placed"] * 3 + ["turn"]


@rule("GW-AUT-02")
def test_everybody_must_choose_one_order_from_his_hand(great_wall: Table) -> None:
    t = great_wall()
    t.clan(1).orders.remove(ORDERS.index("economy"))
    t.run("autumn")
    assert {decision.seat for decision in t.g.open} == {0, 1, 2}
    assert t.options() == {f"order {name}" for name in ORDERS}
    assert t.why("pass", 0) == t.why("done", 0) == "GW-AUT-02"
    assert t.why("order economy", 1) == "GW-AUT-02"
    t.play("order tyranny", seat=1)
    assert ORDERS.index("tyranny") not in t.clan(1).orders
    assert t.why("order great_works", 1) == "GW-AUT-08", "one card, and it stays"


@rule("GW-AUT-02", "GW-AUT-03")
def test_the_cards_lie_face_down_until_all_have_chosen(great_wall: Table) -> None:
    t = great_wall().run("autumn").play("order tyranny", seat=2).play("order economy", seat=0)
    assert [seen_order(t, 1, seat) for seat in range(3)] == [-1, -1, -1]
    assert seen_order(t, 0, 0) == ORDERS.index("economy"), "they know their own"
    assert t.heard("order") == []
    t.play("order great_works", seat=1)
    names = [ORDERS.index(name) for name in ("economy", "great_works", "tyranny")]
    assert [[seen_order(t, watcher, seat) for seat in range(3)] for watcher in range(3)] == [names] * 3
    assert [(event.seat, event.args[0]) for event in t.heard("order")] == list(enumerate(names))


@rule("GW-AUT-04")
def test_in_tea_order_everybody_puts_his_card_into_an_empty_cell(great_wall: Table) -> None:
    t = chosen(great_wall(4).tea(2, 0, 3, 1), "economy", "tyranny", "great_works", "economy")
    assert (t.asks, t.seat) == ("PlaceOrder", 2)
    assert t.options() == {"order-cell 1", "order-cell 2", "order-cell 3", "order-cell 4"}
    t.play("order-cell 3")
    assert t.seat == 0
    assert t.why("order-cell 3") == t.why("pass") == t.why("done") == "GW-AUT-04"
    t.play("order-cell 4")
    assert t.seat == 3
    assert t.options() == {"order-cell 1", "order-cell 2"}
    t.play("order-cell 2")
    assert t.g.order_track == [1, 3, 2, 0]


@rule("GW-AUT-05")
def test_with_four_players_the_fifth_cell_is_not_used(great_wall: Table) -> None:
    t = chosen(great_wall(4), "economy", "tyranny", "great_works", "economy")
    assert t.box.sides[1].order_cells == 5
    assert t.why("order-cell 5") == "GW-AUT-05"
    assert t.why("order-cell 4") is None


@rule("GW-AUT-06")
def test_there_are_as_many_cells_as_players(great_wall: Table) -> None:
    t = chosen(great_wall(), "economy", "tyranny", "great_works")
    assert t.options() == {"order-cell 1", "order-cell 2", "order-cell 3"}
    assert t.why("order-cell 4") == t.why("order-cell 5") == "GW-AUT-06"


@rule("GW-AUT-06")
def test_the_cells_of_the_order_track_are_printed(great_wall: Table) -> None:
    box = load().box
    box.sides[0].order_cells, box.sides[1].order_cells = 4, 4
    t = chosen(great_wall(4, box=box), "economy", "tyranny", "great_works", "economy")
    assert t.why("order-cell 5") == "GW-AUT-06"
    t = chosen(great_wall(box=box), "economy", "tyranny", "great_works")
    assert t.why("order-cell 4") == "GW-AUT-05"


@rule("GW-AUT-07", "GW-AUT-20")
def test_orders_are_resolved_from_left_to_right(great_wall: Table) -> None:
    t = chosen(great_wall(), "great_works", "economy", "tyranny")
    t.play("order-cell 3", "order-cell 2")
    assert t.g.order_track == [2, 1, 0]
    owners = []
    while t.asks:
        if t.g.active not in owners:
            owners.append(t.g.active)
        t.play("done" if "done" in t.options() else "pass")
    assert owners == [2, 1, 0]
    assert [event.seat for event in t.heard("turn")] == [2, 1, 0]


@rule("GW-AUT-08")
def test_a_turn_is_order_activation_check_and_end(great_wall: Table) -> None:
    t = great_wall().orders_on_track((1, "great_works"), (0, "economy")).officials(2, academy=1)
    t.horde("left", "outriders_left", p2="a:spearman b:spearman c:spearman").run("take_turns")
    assert (t.g.active, t.asks, t.seat) == (1, "MoveOfficial", 1)
    assert t.why("official supply", 0) == "GW-AUT-08"
    t.play("official supply", "area field_hq")
    while t.g.active == 1:
        t.play(next(word for word in ("done", "pass", "count 0", "area academy") if word in t.options()))
    wanted = ("turn", "official-placed", "activated", "defeated")
    assert kinds(t, *wanted) == ["turn", "official-placed", "activated", "activated", "defeated", "turn"]


@rule("GW-AUT-09", "GW-AUT-12")
def test_the_effects_go_from_top_to_bottom(great_wall: Table) -> None:
    t = great_wall().fortifications().resources(0, wood=2).orders_on_track((0, "great_works")).turn(0)
    assert asked(t) == [("MoveOfficial", 0), ("ChooseBranch", 1), ("ChooseBranch", 2), ("ChooseBranch", 0)]


@rule("GW-AUT-09")
def test_the_order_of_the_sections_is_that_of_the_card(great_wall: Table) -> None:
    box = load().box
    box.orders[ORDERS.index("great_works")].sections.reverse()
    t = great_wall(box=box).fortifications().resources(0, wood=2).orders_on_track((0, "great_works")).turn(0)
    assert asked(t) == [("ChooseBranch", 0), ("ChooseBranch", 1), ("ChooseBranch", 2), ("MoveOfficial", 0)]


@rule("GW-AUT-10")
def test_an_effect_is_finished_before_the_next_begins(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=2).orders_on_track((0, "great_works")).turn(0)
    assert t.why("fortify left") == t.why("branch 2") == "GW-OFF-07"
    t.play("official supply")
    assert not {"done", "pass"} & t.options(), "an official taken up is put down"
    t.play("area quarry", "done")
    assert (t.asks, t.seat) == ("ChooseBranch", 1)
    t.play("branch 1", "official supply", "area quarry")
    assert (t.asks, t.seat) == ("MoveOfficial", 1), "seat 1 finishes before seat 2 begins"
    assert t.why("branch 1", 2) == t.why("official supply", 0) == "GW-AUT-08"


@rule("GW-AUT-10")
def test_a_finished_effect_is_over(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "tyranny"), (1, "economy")).turn(0)
    t.play("official supply", "area quarry", "done")
    assert (t.asks, t.seat) == ("MoveOfficial", 0), "the bonus is an effect of its own"
    t.play("official quarry", "area sawmill", "official supply", "area quarry")
    assert t.seat == 1
    assert standing(t, 0) == {"quarry": 1, "sawmill": 1}


BONUS = {
    "tyranny": "economy",
    "economy": "great_works",
    "betrayal": "tyranny",
    "order_to_attack": "conscription",
    "conscription": "order_to_attack",
    "great_works": "tyranny",
}


@rule("GW-AUT-11")
@pytest.mark.parametrize("order", ORDERS)
def test_everything_on_an_order_may_be_declined_by_everybody(great_wall: Table, order: str) -> None:
    t = great_wall().tea(1, 0, 2).orders_on_track((0, order), (1, BONUS[order])).fortifications()
    t.horde("left", "foragers_left")
    for seat in range(3):
        t.resources(seat, 5, 5, 5, 5).shelter(seat, "left", "spearman").overseer(seat, "sawmill")
        t.officials(seat, quarry=1 if seat < 2 else 0)
    t.turn(0)
    questions = asked(t)
    assert {seat for _, seat in questions} == ({0} if order == "betrayal" else {0, 1, 2})
    assert [t.have(seat) for seat in range(3)] == [dict.fromkeys(("wood", "stone", "gold", "chi"), 5)] * 3
    assert [standing(t, seat) for seat in range(3)] == [{"quarry": 1}, {"quarry": 1}, {}]
    assert (t.honor(0, 1, 2), t.g.tea, t.cover("left")) == ([0, 0, 0], [1, 0, 2], ". . . .")
    assert [clan.tactics for clan in t.g.clans] == [[], [], []]


@rule("GW-AUT-11")
def test_a_place_in_tea_order_and_a_tactic_card_are_offered_not_forced(great_wall: Table) -> None:
    t = great_wall().tea(1, 0, 2).orders_on_track((0, "betrayal"), (1, "tyranny")).turn(0).play("pass")
    assert t.options() == {"take", "pass"}
    t.play("take", "resource gold")
    assert t.have(0) == {"gold": 1}
    assert t.why("done") == "GW-AUT-11"
    t.play("take")
    assert t.g.tea == [0, 1, 2]
    t = great_wall().orders_on_track((0, "conscription"), (1, "order_to_attack")).turn(0)
    while t.asks != "PayForEffect":
        t.play("done" if "done" in t.options() else "pass")
    t.play("take")
    assert len(t.clan(0).tactics) == 1


@rule("GW-AUT-12")
@pytest.mark.parametrize("order", [order for order in ORDERS if order != "betrayal"])
@pytest.mark.parametrize("active", [0, 2])
def test_dark_effects_belong_to_the_active_player_alone(great_wall: Table, order: str, active: int) -> None:
    t = great_wall().orders_on_track((active, order)).horde("left", "foragers_left").officials(1, quarry=1)
    for seat in range(3):
        t.resources(seat, 3, 3, 3, 3).shelter(seat, "left", "spearman")
    questions = asked(t.turn(active))
    assert questions[0] == ("MoveOfficial", active)
    assert questions[-1][1] == active, "the last section of every card is dark"
    assert sorted(seat for _, seat in questions[1:3]) == sorted({0, 1, 2} - {active})


@rule("GW-AUT-13")
def test_other_players_act_in_tea_order_without_the_active_one(great_wall: Table) -> None:
    t = great_wall(4).tea(3, 1, 0, 2).orders_on_track((1, "economy")).turn(1)
    questions = asked(t)
    assert questions[:4] == [("MoveOfficial", 1), ("MoveOfficial", 3), ("MoveOfficial", 0), ("MoveOfficial", 2)]
    assert [seat for _, seat in questions[4:]] == [1]


@rule("GW-AUT-13")
def test_a_tea_order_changed_by_an_earlier_effect_counts(great_wall: Table) -> None:
    box = load().box
    tyranny = box.orders[ORDERS.index("tyranny")]
    tyranny.sections = [tyranny.sections[2], tyranny.sections[1]]
    t = great_wall(box=box).tea(0, 1, 2).officials(2, tea_house=1).orders_on_track((0, "tyranny")).turn(0)
    t.play("area tea_house", "take")
    assert t.g.tea == [0, 2, 1]
    assert asked(t) == [("MoveOfficial", 2), ("MoveOfficial", 1)]


@rule("GW-AUT-14")
def test_two_officials_go_into_two_different_areas(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "great_works")).turn(0)
    t.play("official supply", "area academy", "official supply")
    assert t.why("area academy") == "GW-AUT-14"
    assert "area academy" not in t.options()
    t.play("area embassy")
    assert standing(t, 0) == {"academy": 1, "embassy": 1}
    assert (t.asks, t.seat) == ("ChooseBranch", 1), "and there is no third"


@rule("GW-AUT-14")
def test_other_players_too_move_into_two_different_areas(great_wall: Table) -> None:
    t = great_wall().orders_on_track((0, "economy")).turn(0).play("done")
    t.play("official supply", "area academy", "official supply")
    assert (t.seat, t.why("area academy")) == (1, "GW-AUT-14")


@rule("GW-AUT-15")
@pytest.mark.parametrize(
    ("sources", "left"),
    [
        (("official quarry", "official quarry"), {"embassy": 1}),
        (("official quarry", "official embassy"), {"quarry": 1}),
        (("official embassy", "official supply"), {"quarry": 2}),
        (("official supply", "official supply"), {"quarry": 2, "embassy": 1}),
    ],
)
def test_they_may_come_from_one_area_from_several_or_from_the_supply(
    great_wall: Table, sources: tuple[str, str], left: dict[str, int]
) -> None:
    t = great_wall().officials(0, quarry=2, embassy=1).orders_on_track((0, "great_works")).turn(0)
    t.play(sources[0], "area academy", sources[1], "area sawmill")
    assert standing(t, 0) == {**left, "academy": 1, "sawmill": 1}


@rule("GW-AUT-16")
@pytest.mark.parametrize("moves", [0, 1])
def test_only_one_official_may_move_or_none(great_wall: Table, moves: int) -> None:
    t = great_wall().orders_on_track((0, "great_works")).turn(0)
    for _ in range(moves):
        t.play("official supply", "area academy")
    t.play("done")
    assert (t.asks, t.seat) == ("ChooseBranch", 1)
    assert sum(standing(t, 0).values()) == moves


@rule("GW-AUT-17")
def test_no_official_moves_twice_by_the_same_effect(great_wall: Table) -> None:
    t = great_wall().officials(0, embassy=1).orders_on_track((0, "economy")).turn(0)
    t.play("official supply", "area academy")
    assert t.why("official academy") == "GW-AUT-17"
    t.play("official embassy", "area quarry")
    assert t.why("official quarry") == "GW-AUT-17"
    assert t.options() == {"official supply", "done"}


@rule("GW-AUT-17")
def test_another_official_of_the_same_area_may_follow(great_wall: Table) -> None:
    t = great_wall().officials(0, academy=1).orders_on_track((0, "great_works")).turn(0)
    t.play("official supply", "area academy", "official academy", "area quarry")
    assert standing(t, 0) == {"academy": 1, "quarry": 1}


@rule("GW-AUT-18")
@pytest.mark.parametrize("bonus", [True, False])
def test_an_order_may_give_a_bonus_for_the_name_of_another(great_wall: Table, bonus: bool) -> None:
    t = great_wall().orders_on_track((0, "tyranny"), (1, "economy" if bonus else "great_works")).turn(0)
    questions = asked(t)
    assert questions.count(("MoveOfficial", 0)) == (2 if bonus else 1)


@rule("GW-AUT-18")
def test_what_an_order_does_is_printed_on_it(great_wall: Table) -> None:
    box = load().box
    box.orders[ORDERS.index("tyranny")].sections = box.orders[ORDERS.index("betrayal")].sections
    t = great_wall(box=box).tea(1, 0, 2).orders_on_track((0, "tyranny"), (1, "economy")).turn(0)
    assert asked(t) == [("CopyOrder", 0), ("PayForEffect", 0), ("PayForEffect", 0)]


@rule("GW-AUT-19")
@pytest.mark.parametrize("first", [0, 1])
def test_the_bonus_counts_cards_resolved_or_not(great_wall: Table, first: int) -> None:
    pairs = [(0, "tyranny"), (1, "economy")]
    t = great_wall().orders_on_track(*(pairs if first == 0 else pairs[::-1]), (2, "great_works")).run("take_turns")
    count = 0
    while t.asks and t.g.active in (0, 1):
        count += t.g.active == 0 and (t.asks, t.seat) == ("MoveOfficial", 0)
        t.play("done" if "done" in t.options() else "pass")
    assert count == 2


@rule("GW-AUT-19")
def test_a_card_that_is_resolved_still_gives_its_name(great_wall: Table) -> None:
    t = great_wall().orders_on_track((1, "economy"), (0, "tyranny"), (2, "great_works")).turn(0)
    t.play("official supply", "area academy")
    assert (t.asks, t.seat) == ("MoveOfficial", 0), "Economy lies there and is done"
    t.play("official supply", "area quarry")
    assert standing(t, 0) == {"academy": 1, "quarry": 1}


@rule("GW-AUT-20")
def test_when_a_turn_ends_the_next_card_on_the_track_is_resolved(great_wall: Table) -> None:
    t = great_wall().officials(1, sawmill=2).orders_on_track((2, "great_works"), (0, "economy")).run("take_turns")
    while t.g.active == 2:
        t.play("done" if "done" in t.options() else "pass")
    assert (t.g.active, t.asks, t.seat) == (0, "MoveOfficial", 0)
    assert len(t.heard("turn")) == 2


@rule("GW-AUT-21")
def test_after_the_last_order_winter_comes_and_the_cards_stay(great_wall: Table) -> None:
    t = great_wall().post(1, "left").horde("left", "foragers_left").run("start_year")
    for seat, name in enumerate(("great_works", "economy", "tyranny")):
        t.play(f"order {name}", seat=seat)
    t.play("order-cell 2", "order-cell 1")
    while t.asks != "Shoot":
        t.play("done" if "done" in t.options() else "pass")
    assert t.heard("winter")
    assert t.g.active == -1
    assert t.g.order_track == [1, 0, 2]
    assert [ORDERS[clan.order] for clan in t.g.clans] == ["great_works", "economy", "tyranny"]
    assert [clan.order_discard for clan in t.g.clans] == [[], [], []]


@rule("GW-AUT-22")
def test_a_player_without_orders_has_no_turn_but_takes_part_in_the_others(great_wall: Table) -> None:
    t = great_wall().officials(1, academy=1)
    t.clan(1).orders = []
    t.run("autumn")
    assert {decision.seat for decision in t.g.open} == {0, 2}
    t.play("order great_works", seat=0).play("order tyranny", seat=2)
    assert (t.asks, t.seat) == ("PlaceOrder", 0)
    t.play("order-cell 3")
    assert (t.asks, t.seat) == ("PlaceOrder", 2)
    t.play("order-cell 2")
    assert t.g.order_track == [-1, 2, 0]
    questions = asked(t)
    assert [event.seat for event in t.heard("turn")] == [2, 0]
    assert ("MoveOfficial", 1) in questions
    assert ("DrawTactics", 1) in questions
