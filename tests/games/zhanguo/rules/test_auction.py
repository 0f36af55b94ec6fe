"""The auction of the B sides (ZG-AUC)."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]

B_SIDES = {1: "board b_circle", 2: "board b_square", 3: "board b_triangle", 4: "board b_star"}


def auction(seats: int, seed: str = "auction", **options: str) -> tuple[Builder, list[int]]:
    """An auction about to be opened, and the seats clockwise from the first player."""
    t = Builder(seats, seed=seed, box=None, boards="auction", **options)
    return t, t.g.clockwise(t.g.first)


def offered(t: Builder) -> set[str]:
    return {B_SIDES[board] for board in t.g.boards_on_offer}


def bids(t: Builder) -> set[int]:
    return {int(word.removeprefix("bid ")) for word in t.options() if word.startswith("bid ")}


@rule("ZG-AUC-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_on_fifteen(zhanguo: Table, seats: int) -> None:
    t, _ = auction(seats)
    assert [t.g.points(seat) for seat in range(seats)] == [15] * seats
    others = zhanguo(seats=seats, boards="b")
    assert [others.g.points(seat) for seat in range(seats)] == [0] * seats


@rule("ZG-AUC-02", "ZG-AUC-03")
@pytest.mark.parametrize(("seats", "selections"), [(2, 6), (3, 4), (4, 1)])
def test_as_many_boards_as_players_stay_in_the_others_are_dropped_by_chance(seats: int, selections: int) -> None:
    offers = [tuple(auction(seats, f"offer {seed}")[0].g.boards_on_offer) for seed in range(60)]
    assert {len(set(offer)) for offer in offers} == {seats}
    assert len({frozenset(offer) for offer in offers}) == selections


def agreeing(seats: int, seed: str = "agreed") -> tuple[Builder, list[int]]:
    """An auction before which the players agree on the boards, and the seats clockwise from the first player."""
    t = Builder(seats, seed=seed, box=None, boards="agreed_auction")
    return t, t.g.clockwise(t.g.first)


@rule("ZG-AUC-02", "ZG-AUC-03")
@pytest.mark.parametrize("first", sorted(B_SIDES.values()))
def test_all_agree_on_the_boards_that_leave(first: str) -> None:
    t, order = agreeing(2)
    assert (t.asks, t.seat, t.options()) == ("ProposeBoard", order[0], set(B_SIDES.values()))
    assert t.why("pass") == "ZG-AUC-03"
    t.play(first)
    assert (t.asks, t.seat, t.options()) == ("AgreeToDrop", order[1], {"take", "pass"})
    assert len(t.g.boards_on_offer) == 4
    t.play("take")
    assert (t.asks, t.seat, t.options()) == ("ProposeBoard", order[1], set(B_SIDES.values()) - {first})
    assert t.why(first) == "ZG-AUC-03"
    second = max(t.options())
    t.play(second, "take")
    assert (t.asks, t.seat, offered(t)) == ("Bid", order[0], set(B_SIDES.values()) - {first, second})
    assert t.g.points(0) == t.g.points(1) == 15


@rule("ZG-AUC-03")
def test_everybody_is_asked_and_a_refusal_hands_the_proposal_on() -> None:
    t, order = agreeing(3)
    t.play("board b_star")
    assert t.seat == order[1]
    t.play("take")
    assert (t.asks, t.seat, len(t.g.boards_on_offer)) == ("AgreeToDrop", order[2], 4)
    t.play("pass")
    assert (t.asks, t.seat, len(t.g.boards_on_offer)) == ("ProposeBoard", order[1], 4)
    t.play("board b_star", "take", "take")
    assert (t.asks, t.seat, "board b_star" in offered(t), len(t.g.boards_on_offer)) == ("Bid", order[0], False, 3)


@rule("ZG-AUC-03")
@pytest.mark.parametrize(("seats", "selections"), [(2, 6), (3, 4)])
def test_where_no_proposal_is_accepted_chance_decides(seats: int, selections: int) -> None:
    offers = set()
    for seed in range(60):
        t, order = agreeing(seats, f"quarrel {seed}")
        for proposer in order:
            assert (t.asks, t.seat) == ("ProposeBoard", proposer)
            t.play("board b_circle", "pass")
        assert (t.asks, t.seat) == ("Bid", order[0])
        offers.add(frozenset(offered(t)))
    assert len(offers) == selections
    assert {len(offer) for offer in offers} == {seats}


@rule("ZG-AUC-02", "ZG-AUC-03")
def test_four_have_nothing_to_agree_on() -> None:
    t, order = agreeing(4)
    assert (t.asks, t.seat, offered(t)) == ("Bid", order[0], set(B_SIDES.values()))


@rule("ZG-AUC-02")
def test_a_dropped_board_cannot_be_taken() -> None:
    t, _ = auction(2)
    t.play("bid 1", "pass")
    assert t.options() == offered(t)
    for word in set(B_SIDES.values()) - offered(t):
        assert t.why(word) == "ZG-BRD-08"


@rule("ZG-AUC-04")
def test_the_variants_are_settled_before_the_first_bid() -> None:
    for variant in ("draft", "track_order", "harsh_recruit"):
        t, _ = auction(2, **{variant: "on"})
        assert t.asks == "Bid"
        assert [word for word in ("draft", "track_order", "harsh_recruit") if t.g.observe(0)[word]] == [variant]
        asked = set()
        while t.asks not in ("PlayCard", "PutAside"):
            asked.add(t.asks)
            t.play("pass" if "pass" in t.options() else min(t.options()))
        assert asked == {"Bid", "ChooseBoard"}
        assert (t.asks == "PutAside") is (variant == "draft")


@rule("ZG-AUC-05")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_the_first_player_opens_and_must_bid(seed: str) -> None:
    t, order = auction(4, seed)
    assert (t.seat, t.asks) == (order[0], "Bid")
    assert t.why("pass") == "ZG-AUC-05"
    assert bids(t) == set(range(1, 16))
    t.play("bid 6")
    assert t.g.observe(0)["bid"] == 6


@rule("ZG-AUC-06")
def test_the_others_bid_more_or_pass_clockwise() -> None:
    t, order = auction(4)
    t.play("bid 4")
    assert t.seat == order[1]
    assert t.why("bid 3") == t.why("bid 4") == "ZG-AUC-06"
    assert t.why("take") == "ZG-AUC-06"
    assert t.options() == {"pass", *(f"bid {vp}" for vp in range(5, 16))}
    t.play("bid 5")
    assert t.seat == order[2]
    t.play("pass")
    assert t.seat == order[3]
    assert t.why("bid 6", seat=order[0]) == "ZG-RND-02"


@rule("ZG-AUC-07", "ZG-AUC-08")
def test_whoever_passed_stays_out_until_one_is_left() -> None:
    t, order = auction(4)
    speakers = []
    for word in ("bid 1", "pass", "bid 2", "bid 3", "bid 4", "pass", "bid 5", "bid 7", "pass"):
        assert t.asks == "Bid"
        speakers.append(order.index(t.seat))
        t.play(word)
    assert speakers == [0, 1, 2, 3, 0, 2, 3, 0, 3]
    assert (t.asks, t.seat) == ("ChooseBoard", order[0])


@rule("ZG-AUC-09", "ZG-AUC-15")
def test_only_the_winner_pays_and_only_the_own_highest_bid() -> None:
    t, order = auction(3)
    t.play("bid 2", "bid 5", "bid 6", "bid 9", "pass", "pass")
    assert (t.asks, t.seat) == ("ChooseBoard", order[0])
    assert [t.g.points(seat) for seat in order] == [15 - 9, 15, 15]
    assert [(event.seat, event.args) for event in t.heard("auction-won")] == [(order[0], (9,))]


@rule("ZG-AUC-10")
def test_the_winner_takes_any_board_that_is_left() -> None:
    t, order = auction(4)
    t.play("bid 1", "pass", "pass", "pass")
    assert t.options() == set(B_SIDES.values())
    assert t.why("pass") == "ZG-BRD-08"
    t.play("board b_triangle")
    assert t.player(order[0]).board == 3
    assert t.g.board_of(order[0]).abilities
    t.play("bid 1", "bid 2", "pass", "pass")
    assert t.seat == order[2]
    assert t.options() == set(B_SIDES.values()) - {"board b_triangle"}


@rule("ZG-AUC-11", "ZG-AUC-12", "ZG-AUC-13")
def test_the_nearest_player_without_a_board_opens_the_next_auction() -> None:
    t, order = auction(4)
    t.play("bid 1", "pass", "bid 2", "pass", "pass", "board b_star")
    assert (t.asks, t.seat) == ("Bid", order[3])
    assert (t.g.observe(0)["bid"], t.g.observe(0)["high_bidder"]) == (0, -1)
    assert t.why("pass") == "ZG-AUC-05"
    speakers = []
    for word in ("bid 1", "bid 2", "bid 3", "pass", "pass"):
        speakers.append(order.index(t.seat))
        t.play(word)
    assert speakers == [3, 0, 1, 3, 0]
    assert (t.asks, t.seat) == ("ChooseBoard", order[1])
    t.play("board b_circle")
    assert (t.asks, t.seat) == ("Bid", order[3])
    assert t.g.bidders == [order[3], order[0]]


@rule("ZG-AUC-14", "ZG-AUC-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_auctions_go_on_until_every_board_is_taken(seats: int) -> None:
    t, order = auction(seats)
    boards = offered(t)
    for left in range(seats, 1, -1):
        assert t.asks == "Bid"
        t.play(f"bid {left + 3}", *["pass"] * (left - 1), min(offered(t)))
    assert (t.asks, t.seat) == ("PlayCard", order[0])
    assert {B_SIDES[t.player(seat).board] for seat in range(seats)} == boards
    assert [t.g.points(seat) for seat in order] == [15 - left - 3 for left in range(seats, 1, -1)] + [14]
    assert t.g.boards_on_offer == t.g.bidders == []
    assert (t.g.bid, t.g.high_bidder) == (0, -1)


@rule("ZG-AUC-15")
def test_the_last_player_is_not_asked_and_pays_one() -> None:
    t, order = auction(2)
    t.play("bid 15", "pass", min(offered(t)))
    assert [t.g.points(seat) for seat in order] == [0, 14]
    assert [event.args for event in t.heard("auction-won")] == [(15,), (1,)]


@rule("ZG-AUC-16")
def test_nobody_bids_more_than_he_has() -> None:
    t, order = auction(3)
    t.player(order[1]).vp = 10
    t.play("bid 8")
    assert t.why("bid 11") == "ZG-AUC-16"
    assert (t.lack("bid 11"), t.lack("bid 15")) == (("vp", 10, 11), ("vp", 10, 15))
    assert t.lack("bid 10") is None
    assert bids(t) == {9, 10}
    t.play("bid 10", "bid 15")
    assert t.options() == {"pass"}


@rule("ZG-AUC-17")
def test_the_highest_bidder_is_never_asked_to_raise() -> None:
    t, order = auction(3)
    t.play("bid 3", "pass", "pass")
    assert (t.asks, t.seat) == ("ChooseBoard", order[0])
    assert t.g.points(order[0]) == 12


@rule("ZG-AUC-17")
def test_bids_are_whole_points() -> None:
    t, _ = auction(2)
    assert bids(t) == set(range(1, 16))
    assert len(t.options()) == 15
