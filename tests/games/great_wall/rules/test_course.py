"""The course of the game and the tea order (GW-FLW, GW-TEA)."""

from collections.abc import Callable

from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.state import SPRING
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]
SEASONS = ("spring", "summer", "autumn", "winter")


def next_year(t: Builder) -> Builder:
    """The end check of winter; what the new year asks is left unanswered."""
    t.run("check_end")
    t.g.open, t.g.agenda = [], []
    return t


def asked_in_turn(t: Builder, answer: str) -> list[int]:
    """Who is asked one after another, each giving the same answer."""
    seats = []
    while t.g.open:
        seats.append(t.seat)
        t.play(answer)
    return seats


# -- the years -----------------------------------------------------------------------------


@rule("GW-FLW-01", "GW-FLW-02")
def test_seasons_follow_each_other_and_the_first_year_starts_with_autumn(great_wall: Table) -> None:
    t = great_wall(seed="1", raw=True)
    play_randomly(t.g, seeded("seasons"), 10**5)
    told = [event.kind for event in t.g.events if event.kind in ("year", *SEASONS)]
    years = len(t.heard("year"))
    assert years > 2
    assert told == ["year", "autumn", "winter", *(["year", *SEASONS] * (years - 1))]


@rule("GW-FLW-03")
def test_without_a_reason_to_end_winter_is_followed_by_spring(great_wall: Table) -> None:
    t = next_year(great_wall())
    assert (t.g.finished, t.g.year) == (False, 2)
    assert [event.kind for event in t.g.events if event.kind in SEASONS][:1] == ["spring"]


@rule("GW-FLW-03")
def test_a_reason_to_end_is_looked_at_only_after_winter(great_wall: Table) -> None:
    t = great_wall()
    t.g.shame_supply = 0
    t.run("summer")
    while t.g.open:
        t.play("score orders")
    assert not t.g.finished
    t.run("winter").decline_all()
    assert t.g.finished
    assert not t.heard("spring")


@rule("GW-FLW-04", "GW-FLW-06")
def test_most_honour_wins(great_wall: Table) -> None:
    t = great_wall().captured(1, "keshig_left")
    t.g.artifacts = []
    for seat, honor in enumerate((20, 7, 11)):
        t.clan(seat).honor = honor
    assert t.g.winners() == []
    t.run("end_game")
    assert [t.g.points(seat) for seat in range(3)] == [20, 21, 11]
    assert t.g.winners() == [1]


@rule("GW-FLW-05")
def test_the_last_space_of_the_time_track_marks_the_last_year() -> None:
    box = load().box
    box.sides[0].invasion, box.sides[0].lethality = [0, 1, 1], [1, 1, 1]
    t = Builder(3, box=box)
    next_year(next_year(t))
    assert (t.g.year, t.g.time, t.g.finished) == (3, 2, False)
    next_year(t)
    assert (t.g.year, t.g.finished) == (3, True)


@rule("GW-FLW-06")
def test_honour_is_gained_in_play_and_in_the_final_scoring(great_wall: Table) -> None:
    t = great_wall().officials(0, quarry=2).officials(1, quarry=1).captured(0, "outriders_left")
    t.g.artifacts = []
    t.activate("quarry").play("resource stone", "done")
    assert t.g.points(0) == 2
    t.run("end_game")
    assert t.g.points(0) == 6


# -- tea order -----------------------------------------------------------------------------


@rule("GW-TEA-01", "GW-TEA-02", "GW-TEA-04")
def test_with_blue_red_yellow_in_the_stack_blue_acts_first_and_yellow_last(great_wall: Table) -> None:
    yellow, red, blue = range(3)
    t = great_wall().tea(blue, red, yellow)
    for seat in (yellow, red, blue):
        t.officials(seat, academy=1)
    t.activate("academy")
    assert t.why("count 0", seat=red) == t.why("count 0", seat=yellow) == "GW-AUT-08"
    assert asked_in_turn(t, "count 0") == [blue, red, yellow]


@rule("GW-TEA-02")
def test_other_players_use_an_order_in_tea_order(great_wall: Table) -> None:
    t = great_wall(seats=4).tea(3, 1, 0, 2)
    t.orders_on_track((1, "economy")).run("apply_order", 1, 1)
    assert t.seat == 1
    t.play("done")
    others = []
    while t.asks == "MoveOfficial":
        others.append(t.seat)
        t.play("done")
    assert others == [3, 0, 2]
    assert t.seat == 1


@rule("GW-TEA-02")
def test_shame_is_bought_off_in_tea_order(great_wall: Table) -> None:
    t = great_wall().tea(1, 2, 0)
    for seat in range(3):
        t.shamed(seat, "spearman").resources(seat, chi=2)
    t.g.season = SPRING
    t.run("summer")
    assert t.why("done", seat=0) == t.why("done", seat=2) == "GW-TEA-02"
    seats = []
    while t.asks == "DiscardShame":
        seats.append(t.seat)
        t.play("done")
    assert seats == [1, 2, 0]


@rule("GW-TEA-03")
def test_a_tie_goes_to_the_higher_tea_marker(great_wall: Table) -> None:
    for order, winner in (((1, 0, 2), 1), ((2, 0, 1), 0)):
        t = great_wall().tea(*order).horde("left", "outriders_left", damage="c", p0="a:spearman", p1="b:spearman")
        t.run("check_defeated")
        assert [len(clan.captured) for clan in t.g.clans] == [int(seat == winner) for seat in range(3)]


@rule("GW-TEA-03")
def test_a_tie_for_the_game_goes_to_the_higher_tea_marker(great_wall: Table) -> None:
    for order, winner in (((2, 0, 1), 0), ((1, 2, 0), 1)):
        t = great_wall().tea(*order)
        t.g.artifacts = []
        t.clan(0).honor = t.clan(1).honor = 9
        assert t.run("end_game").g.winners() == [winner]


@rule("GW-TEA-05")
def test_no_season_changes_the_tea_order_but_the_tea_house_does(great_wall: Table) -> None:
    t = great_wall().tea(2, 0, 1).fortifications()
    t.run("spring")
    t.run("summer")
    while t.g.open:
        t.play("return orders")
    t.run("winter")
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert t.asks == "DiscardedOrders"
    assert t.g.year == 2
    assert t.g.tea == [2, 0, 1]
    t.g.open, t.g.agenda = [], []
    t.officials(1, tea_house=1).activate("tea_house").play("take")
    assert t.g.tea == [2, 1, 0]


@rule("GW-TEA-06")
def test_the_order_of_an_effect_is_fixed_when_it_starts(great_wall: Table) -> None:
    t = great_wall(seats=4).tea(3, 2, 1, 0)
    for seat in range(4):
        t.officials(seat, tea_house=1)
    t.activate("tea_house")
    assert asked_in_turn(t, "take") == [2, 1, 0]
    assert t.g.tea == [2, 1, 0, 3]


@rule("GW-TEA-07")
def test_income_comes_to_all_before_anybody_decides(great_wall: Table) -> None:
    t = great_wall().tea(0, 1, 2).shamed(0, "spearman").resources(0, chi=2)
    for seat in range(3):
        t.overseer(seat, "quarry", cell=seat)
    t.run("summer")
    assert (t.asks, t.seat) == ("DiscardShame", 0)
    assert [t.clan(seat).resources[1] for seat in range(3)] == [1, 2, 3]


@rule("GW-TEA-07")
def test_orders_are_chosen_simultaneously(great_wall: Table) -> None:
    t = great_wall().tea(2, 1, 0).run("choose_orders")
    assert sorted(decision.seat for decision in t.g.open) == [0, 1, 2]
    t.play("order economy", seat=1)
    assert t.g.observe(0)["clans"][1]["order"] == -1  # type: ignore[index]
    t.play("order economy", seat=2).play("order tyranny", seat=0)
    assert [clan.order for clan in t.g.clans] == [0, 1, 1]
