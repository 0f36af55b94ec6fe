"""The end of the game: governors, markers, tasks, walls, and who won (ZG-END)."""

from collections.abc import Callable

import pytest

from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.names import NO_UNREST
from teahouse.ledger import rule, shows
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]

BLUE, RED, PURPLE, YELLOW = range(4)


def end(t: Builder) -> Builder:
    """Round 5 is over; nobody takes a reward any more."""
    t.round(5).phase_3()
    while t.asks:
        t.play("pass")
    assert t.g.over
    return t


def scored(t: Builder, kind: str) -> list[tuple[int, int]]:
    """Who scored how much of one kind, in the order it happened."""
    return [(event.seat, event.args[0]) for event in t.heard(kind)]


def totals(t: Builder) -> list[int]:
    return [player.vp for player in t.g.players]


@rule("ZG-END-01")
def test_governors_then_markers_then_tasks_then_walls(zhanguo: Table) -> None:
    t = zhanguo().tile("gold_1", NO_UNREST)
    for seat in (0, 1):
        t.place(seat, "wall", f"gold_1.{seat + 1}").place(seat, "governor", str(seat + 1))
        t.g.claims[4 * seat] = seat
    t.markers(0, short="beige").markers(1, short="brown")
    end(t)
    kinds = [event.kind for event in t.g.events if event.kind.startswith("vp-")]
    assert kinds == [kind for kind in ("vp-governors", "vp-markers", "vp-tasks", "vp-walls") for _ in (0, 1)]


@rule("ZG-END-02")
def test_each_region_is_scored_once(zhanguo: Table) -> None:
    for region in range(1, 6):
        assert totals(end(zhanguo().place(0, "governor", str(region)))) == [12, 0]
    assert totals(end(zhanguo().place(0, "governor", "1", "2", "3", "4", "5"))) == [60, 0]


@rule("ZG-END-03", "ZG-END-04", "ZG-END-19")
def test_example_red_two_governors_blue_one(zhanguo: Table) -> None:
    t = end(zhanguo(4).place(RED, "governor", "1", "1").place(BLUE, "governor", "1"))
    assert scored(t, "vp-governors") == [(RED, 15)]
    assert totals(t) == [0, 15, 0, 0]


@rule("ZG-END-03")
def test_nine_and_three_are_printed(zhanguo: Table) -> None:
    box = load().box
    box.governor_majority_vp, box.governor_vp = 20, 7
    assert totals(end(zhanguo(box=box).place(0, "governor", "4", "4"))) == [34, 0]


@rule("ZG-END-05", "ZG-END-20")
def test_example_three_players_share_twelve(zhanguo: Table) -> None:
    t = zhanguo(4)
    for seat in (RED, YELLOW, PURPLE):
        t.place(seat, "governor", "4")
    assert totals(end(t)) == [0, 4, 4, 4]


@rule("ZG-END-05")
def test_shares_of_a_tie_are_rounded_down(zhanguo: Table) -> None:
    t = zhanguo().place(0, "governor", "2", "2").place(1, "governor", "2", "2")
    assert totals(end(t)) == [7, 7]
    t = zhanguo(4)
    for seat in range(4):
        t.place(seat, "governor", "2", "2")
    assert totals(end(t)) == [3, 3, 3, 3]


@rule("ZG-END-06")
def test_governors_on_and_beside_the_squares_count_alike(zhanguo: Table) -> None:
    t = zhanguo().place(0, "governor", "3.1", "3").place(1, "governor", "3")
    assert totals(end(t)) == [15, 0]
    t = zhanguo().place(0, "governor", "3.1").place(1, "governor", "3")
    assert totals(end(t)) == [6, 6]


@rule("ZG-END-07")
def test_a_region_without_governors_gives_nothing(zhanguo: Table) -> None:
    assert scored(end(zhanguo()), "vp-governors") == []
    assert scored(end(zhanguo().place(1, "governor", "2")), "vp-governors") == [(1, 12)]


@rule("ZG-END-08", "ZG-END-09", "ZG-END-10")
@pytest.mark.parametrize(("colour", "vp"), [("beige", 5), ("orange", 6), ("brown", 7)])
def test_most_markers_of_a_colour(zhanguo: Table, colour: str, vp: int) -> None:
    t = end(zhanguo(3).markers(1, short=f"{colour} {colour}").markers(0, short=colour))
    assert scored(t, "vp-markers") == [(1, vp)]
    box = load().box
    box.majority_vp = [11, 11, 11]
    assert totals(end(zhanguo(box=box).markers(1, short=colour))) == [0, 11]


@rule("ZG-END-11")
@pytest.mark.parametrize("track", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_the_higher_disc_wins_a_marker_tie_alone(zhanguo: Table, track: list[int]) -> None:
    t = zhanguo(3).markers(0, short="orange orange").markers(2, short="orange orange").markers(1, short="orange")
    t.g.track = track[:]
    end(t)
    assert scored(t, "vp-markers") == [(0 if track.index(0) < track.index(2) else 2, 6)]
    assert t.g.track == track


@rule("ZG-END-12")
def test_markers_count_by_value_and_none_is_no_majority(zhanguo: Table) -> None:
    t = end(zhanguo().markers(0, short="beige beige").markers(1, tall="beige"))
    assert scored(t, "vp-markers") == [(1, 5)]
    t = zhanguo().markers(0, short="beige beige beige").markers(1, tall="beige")
    t.g.track = [0, 1]
    assert scored(end(t), "vp-markers") == [(0, 5)]
    assert scored(end(zhanguo()), "vp-markers") == []


@rule("ZG-END-13")
@pytest.mark.parametrize(
    ("cells", "vp"),
    [
        ([0], 4),
        ([0, 4], (4 + 4) * 2),
        ([1, 5, 8], (3 + 3 + 5) * 3),
        ([3, 12], 1 + 3),
        ([0, 4, 8, 12, 16, 20], (4 + 4 + 5) * 3 + (3 + 5 + 5) * 3),
        ([0, 8, 13], (4 + 5) * 2 + 2),
    ],
)
def test_discs_of_a_section_multiply_their_sum(zhanguo: Table, cells: list[int], vp: int) -> None:
    t = zhanguo()
    for cell in cells:
        t.g.claims[cell] = 1
    t.g.claims[2] = 0
    assert scored(end(t), "vp-tasks") == [(0, 2), (1, vp)]


@rule("ZG-END-21")
def test_example_blue_scores_17_for_three_discs(zhanguo: Table) -> None:
    t = zhanguo(4)
    cell_vp = t.kind.box.task_cell_vp
    for slot, vp in ((2, 5), (0, 2), (5, 3)):
        t.g.claims[4 * slot + cell_vp[slot].index(vp)] = BLUE
    assert scored(end(t), "vp-tasks") == [(BLUE, 17)]


@rule("ZG-END-14")
def test_every_own_wall_scores_by_cell_and_tile(zhanguo: Table) -> None:
    t = zhanguo().tile("gold_1", NO_UNREST).tile("crimson_2", NO_UNREST)
    t.region(0, 1, unrest=1).place(0, "wall", "gold_1.1", "crimson_2.3").place(1, "wall", "gold_1.2")
    bars = [t.kind.box.cell_bars[t.kind.box.section_names.index(name)] for name in ("gold_1", "crimson_2")]
    assert scored(end(t), "vp-walls") == [(0, 4 * bars[0][0] + 4 * bars[1][2]), (1, 5 * bars[0][1])]


@rule("ZG-END-15")
def test_most_vp_win(zhanguo: Table) -> None:
    t = zhanguo(3)
    assert t.g.winners() == []
    t.g.track = [0, 1, 2]
    for seat, vp in enumerate((30, 41, 40)):
        t.player(seat).vp = vp
    assert end(t).g.winners() == [1]
    assert [event.seat for event in t.heard("won")] == [1]


@shows("ZG-END-16")
@rule("ZG-END-16")
def test_after_the_scoring_the_disc_higher_on_the_track_breaks_a_tie(zhanguo: Table) -> None:
    t = zhanguo(3)
    t.g.track = [2, 0, 1]
    for seat in range(3):
        t.player(seat).vp = 40
    t.run("end_game")
    assert t.g.winners() == [2]


@rule("ZG-END-16", "ZG-END-17")
@pytest.mark.parametrize(
    ("track", "vps", "winner"),
    [([2, 0, 1], (40, 40, 40), 2), ([2, 0, 1], (40, 40, 39), 0), ([1, 2, 0], (40, 12, 40), 2)],
)
def test_among_equals_the_higher_disc_wins_alone(
    zhanguo: Table, track: list[int], vps: tuple[int, ...], winner: int
) -> None:
    t = zhanguo(3)
    t.g.track = track
    for seat in range(3):
        t.player(seat).vp = vps[seat]
    assert end(t).g.winners() == [winner]


@rule("ZG-END-18")
def test_what_is_left_over_gives_no_points(zhanguo: Table) -> None:
    t = zhanguo().region(0, 1, workers=9, governor="red grey white", working="red grey", cards=[1, 41, 81])
    t.place(0, "palace", "1", "2", "3").markers(0, short="brown brown", tall="orange").markers(1, tall="brown")
    end(t)
    assert totals(t) == [6, 7]
    assert scored(t, "vp-markers") == [(0, 6), (1, 7)]
