"""Summer: income, discarding shame, discarding and returning orders (GW-SUM)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.words import ORDERS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def discarded(t: Builder, seat: int, names: str) -> Builder:
    """Orders of a seat that lie in the order discard."""
    for name in names.split():
        t.clan(seat).orders.remove(ORDERS.index(name))
        t.clan(seat).order_discard.append(ORDERS.index(name))
    return t


def hand(t: Builder, seat: int) -> set[str]:
    return {ORDERS[order] for order in t.clan(seat).orders}


def in_discard(t: Builder, seat: int) -> set[str]:
    return {ORDERS[order] for order in t.clan(seat).order_discard}


@rule("GW-SUM-01")
def test_the_first_year_has_no_summer(great_wall: Table) -> None:
    t = great_wall().overseer(0, "pagoda")
    t.run("start_year")
    assert t.asks == "ChooseOrder"
    assert t.heard("summer") == []
    assert t.have(0) == {}


@rule("GW-SUM-01")
def test_later_years_have_one_after_spring(great_wall: Table) -> None:
    t = great_wall().overseer(0, "pagoda")
    t.g.year = 2
    t.run("start_year")
    assert [event.kind for event in t.g.events if event.kind in ("spring", "summer", "autumn")] == ["spring", "summer"]
    assert t.have(0) == {"chi": 1}


@rule("GW-SUM-02")
def test_income_comes_first_then_shame_then_the_orders(great_wall: Table) -> None:
    t = great_wall().overseer(0, "pagoda", 1).shamed(0, "archer").orders_on_track((0, "economy"), (1, "tyranny"))
    t.run("summer")
    assert (t.asks, t.seat) == ("DiscardShame", 0), "the chi of this summer's income already pays"
    assert in_discard(t, 0) == set()
    t.play("shame archer")
    assert t.asks == "DiscardedOrders"
    assert (in_discard(t, 0), in_discard(t, 1)) == ({"economy"}, {"tyranny"})
    t.play("return orders", "return orders", "return orders")
    assert [event.kind for event in t.g.events] == [
        "summer",
        "gained",
        "income",
        "paid",
        "shame-discarded",
        "orders-returned",
        "orders-returned",
        "orders-returned",
    ]


@rule("GW-SUM-03")
def test_every_overseer_gives_his_owner_what_is_printed_above_his_cell(great_wall: Table) -> None:
    t = great_wall().overseer(0, "sawmill", 0).overseer(0, "quarry", 2).overseer(1, "quarry", 1)
    t.overseer(2, "gold_mine", 0).overseer(2, "pagoda", 2).run("summer")
    assert [t.have(seat) for seat in range(3)] == [{"wood": 1, "stone": 3}, {"stone": 2}, {"gold": 1, "chi": 3}]


@rule("GW-SUM-03")
def test_the_number_above_the_cell_is_printed(great_wall: Table) -> None:
    box = load().box
    box.sides[0].overseers[1].levels = [4, 7, 9]
    t = great_wall(box=box).overseer(0, "quarry", 1).run("summer")
    assert t.have(0) == {"stone": 7}


@rule("GW-SUM-04")
def test_example_an_overseer_in_the_gold_mine_cell_marked_two(great_wall: Table) -> None:
    t = great_wall().overseer(1, "gold_mine", 1)
    assert t.box.sides[0].overseers[2].levels[1] == 2
    t.run("summer")
    assert [t.have(seat) for seat in range(3)] == [{}, {"gold": 2}, {}]


@rule("GW-SUM-05")
def test_income_needs_no_officials_and_officials_bring_none(great_wall: Table) -> None:
    t = great_wall().overseer(0, "sawmill").officials(1, sawmill=2).run("summer")
    assert t.have(0) == {"wood": 1}
    assert t.have(1) == {}
    assert t.clan(1).officials == 3, "and nobody goes home"


@rule("GW-SUM-06")
def test_in_tea_order_players_may_discard_tokens_for_two_chi_each(great_wall: Table) -> None:
    t = great_wall().tea(2, 0, 1).captured(2, "outriders_left", shame=1).shamed(2, "spearman").shamed(0, "archer")
    t.resources(2, chi=2).resources(0, chi=3).shamed(1, "archer").resources(1, chi=1)
    t.run("summer")
    assert (t.asks, t.seat) == ("DiscardShame", 2)
    assert t.options() == {"shame spearman", "captured outriders_left", "done"}
    assert t.why("shame archer") == "GW-SUM-06"
    t.play("captured outriders_left")
    assert (t.clan(2).captured_shame, t.clan(2).shamed[0], t.have(2)) == ([0], 1, {})
    assert t.g.shame_supply == 27
    assert (t.asks, t.seat) == ("DiscardShame", 0)
    t.play("shame archer")
    assert (t.clan(0).shamed[1], t.clan(0).supply[1], t.have(0)) == (0, 4, {"chi": 1})
    assert t.g.shame_supply == 28
    assert t.asks == "DiscardedOrders", "one chi is not enough for seat 1"


@rule("GW-SUM-06")
def test_nobody_has_to_discard_shame(great_wall: Table) -> None:
    t = great_wall().shamed(1, "spearman archer").resources(1, chi=4).run("summer").play("done")
    assert t.asks == "DiscardedOrders"
    assert (t.have(1), t.clan(1).shame_tokens(), t.g.shame_supply) == ({"chi": 4}, 2, 28)


@rule("GW-SUM-07")
def test_any_number_of_tokens_may_go_as_long_as_one_can_pay(great_wall: Table) -> None:
    t = great_wall().shamed(1, "spearman spearman spearman archer archer").captured(1, "outriders_left", shame=2)
    t.resources(1, chi=13).run("summer")
    t.play("shame spearman", "shame spearman", "shame spearman", "shame archer", "captured outriders_left")
    assert t.asks == "DiscardShame"
    t.play("captured outriders_left")
    assert t.asks == "DiscardedOrders", "the last chi does not pay for the seventh token"
    assert (t.have(1), t.clan(1).shame_tokens(), t.g.shame_supply) == ({"chi": 1}, 1, 29)


@rule("GW-SUM-08")
def test_all_orders_move_from_the_track_to_the_discard(great_wall: Table) -> None:
    t = discarded(great_wall(), 0, "tyranny").orders_on_track((1, "economy"), (0, "betrayal"), (2, "economy"))
    t.run("summer")
    assert t.g.order_track == []
    assert [in_discard(t, seat) for seat in range(3)] == [{"tyranny", "betrayal"}, {"economy"}, {"economy"}]
    assert [clan.order for clan in t.g.clans] == [-1, -1, -1]


@rule("GW-SUM-09")
def test_in_tea_order_everybody_must_choose_cards_or_honour(great_wall: Table) -> None:
    t = discarded(discarded(great_wall().tea(1, 2, 0), 0, "tyranny economy"), 1, "economy great_works conscription")
    discarded(t, 2, "tyranny").run("summer")
    asked = []
    for word in ("score orders", "return orders", "score orders"):
        asked.append(t.seat)
        assert t.options() == {"return orders", "score orders"}
        assert t.why("pass") == t.why("done") == "GW-SUM-09"
        t.play(word)
    assert asked == [1, 2, 0]
    assert t.honor(0, 1, 2) == [4, 6, 0]
    assert hand(t, 2) == set(ORDERS)
    assert t.asks == "", "exactly one of the two"


@rule("GW-SUM-10")
def test_taking_back_is_all_or_nothing(great_wall: Table) -> None:
    t = discarded(great_wall(), 0, "tyranny economy great_works").run("summer")
    assert t.why("order economy") == "GW-SUM-09"
    t.play("return orders")
    assert hand(t, 0) == set(ORDERS)
    assert (in_discard(t, 0), t.honor(0)) == (set(), [0])


@rule("GW-SUM-11")
def test_betrayal_never_comes_back(great_wall: Table) -> None:
    t = discarded(great_wall(), 0, "betrayal tyranny").run("summer").play("return orders")
    assert hand(t, 0) == set(ORDERS) - {"betrayal"}
    assert in_discard(t, 0) == {"betrayal"}


@rule("GW-SUM-11")
def test_which_order_never_returns_is_printed_on_it(great_wall: Table) -> None:
    box = load().box
    box.orders[ORDERS.index("betrayal")].returnable = True
    box.orders[ORDERS.index("economy")].returnable = False
    t = discarded(great_wall(box=box), 0, "betrayal economy").run("summer").play("return orders")
    assert in_discard(t, 0) == {"economy"}


@rule("GW-SUM-12")
def test_betrayal_in_the_discard_counts_for_honour(great_wall: Table) -> None:
    t = discarded(great_wall(), 0, "betrayal").run("summer").play("score orders")
    assert t.honor(0) == [2]


@rule("GW-SUM-13")
def test_scored_orders_stay_and_can_be_scored_or_returned_later(great_wall: Table) -> None:
    t = discarded(great_wall(), 0, "tyranny economy").run("summer").play("score orders")
    assert in_discard(t, 0) == {"tyranny", "economy"}
    t.play("score orders", "score orders").run("summer").play("score orders")
    assert t.honor(0) == [8]
    t.play("score orders", "score orders").run("summer").play("return orders")
    assert (hand(t, 0), t.honor(0)) == (set(ORDERS), [8])


@rule("GW-SUM-14")
@pytest.mark.parametrize("word", ["return orders", "score orders"])
def test_both_choices_are_open_with_an_empty_discard(great_wall: Table, word: str) -> None:
    t = great_wall().run("summer")
    assert t.options() == {"return orders", "score orders"}
    t.play(word)
    assert (hand(t, 0), t.honor(0), t.seat) == (set(ORDERS), [0], 1)


@rule("GW-SUM-15")
def test_example_three_discarded_orders_one_of_them_betrayal(great_wall: Table) -> None:
    t = discarded(great_wall(), 0, "betrayal tyranny economy")
    discarded(t, 1, "betrayal tyranny economy").run("summer").play("return orders", "score orders")
    assert (len(t.clan(0).orders), in_discard(t, 0), t.honor(0)) == (5, {"betrayal"}, [0])
    assert t.heard("orders-returned")[0].args == (2,)
    assert (in_discard(t, 1), t.honor(1)) == ({"betrayal", "tyranny", "economy"}, [6])
