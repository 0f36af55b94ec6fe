"""Phase 3: who decides about a unification reward, and where the discs go (ZG-REW-01..23)."""

from collections.abc import Callable

import pytest

from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.box import Reward
from teahouse.games.zhanguo.rules.names import ASPECTS, COLOURS, REWARDS, TWO_WORKERS
from teahouse.games.zhanguo.rules.rewards import TakeReward
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]

BLUE, RED, PURPLE, YELLOW = range(4)


def offered(t: Builder) -> tuple[int, str]:
    """Who is asked to take the reward of which aspect."""
    decision = t.g.open[0]
    assert isinstance(decision, TakeReward)
    return decision.seat, ASPECTS[decision.aspect]


def rewarded(t: Builder) -> list[tuple[int, str, str]]:
    """Rewards taken so far: by whom, of which aspect, of which kind."""
    return [(event.seat, ASPECTS[event.args[0]], REWARDS[event.args[1]]) for event in t.heard("reward")]


@rule("ZG-REW-01")
def test_aspects_come_in_the_order_writing_currency_laws(zhanguo: Table) -> None:
    t = zhanguo().markers(0, short="brown orange beige").phase_3()
    asked = []
    for _ in range(3):
        asked.append(offered(t))
        t.play("pass")
    assert asked == [(0, "writing"), (0, "currency"), (0, "laws")]
    assert t.asks == "PlayCard"


@rule("ZG-REW-02")
@pytest.mark.parametrize(
    ("number", "kinds"),
    [
        (1, ["OFFICIAL_ANY", "TWO_WORKERS", "TWO_RED"]),
        (2, ["TWO_GREY", "OFFICIAL_ANY", "TWO_WORKERS"]),
        (3, ["TWO_WORKERS", "WALL", "GOVERNOR"]),
        (4, ["GOVERNOR", "PALACE", "WALL"]),
        (5, ["WALL", "GOVERNOR", "PALACE"]),
    ],
)
def test_row_of_the_aspect_and_column_of_the_round_name_the_reward(
    zhanguo: Table, number: int, kinds: list[str]
) -> None:
    for colour, aspect, kind in zip(COLOURS, ASPECTS, kinds, strict=True):
        t = zhanguo().round(number).markers(0, short=colour).phase_3().play("take")
        assert rewarded(t) == [(0, aspect, kind)]


@rule("ZG-REW-03")
def test_rewards_are_printed_not_known_by_heart(zhanguo: Table) -> None:
    box = load().box
    box.rewards[0][0] = Reward(TWO_WORKERS, [4])
    t = zhanguo(box=box).markers(0, short="beige").phase_3().play("take")
    assert t.player(0).workers == [0, 0, 0, 0, 2]


@rule("ZG-REW-04", "ZG-REW-07")
def test_a_tall_marker_counts_three_and_the_highest_value_decides_first(zhanguo: Table) -> None:
    t = zhanguo(3).markers(0, short="beige beige").markers(1, tall="beige").phase_3()
    assert offered(t) == (1, "writing")
    assert t.options() == {"take", "pass"}
    t = zhanguo(3).markers(0, short="beige beige beige beige").markers(1, tall="beige").phase_3()
    assert offered(t) == (0, "writing")
    t = zhanguo(3).markers(0, short="beige beige beige beige").markers(1, tall="beige", short="beige beige").phase_3()
    assert offered(t) == (1, "writing")


@rule("ZG-REW-04", "ZG-REW-18")
def test_three_short_markers_equal_a_tall_one(zhanguo: Table) -> None:
    for top in (0, 1):
        t = zhanguo().markers(0, short="beige beige beige").markers(1, tall="beige")
        t.g.track = [top, 1 - top]
        assert offered(t.phase_3()) == (top, "writing")


@rule("ZG-REW-05")
def test_only_who_has_a_marker_of_the_colour_is_asked(zhanguo: Table) -> None:
    t = zhanguo(3).markers(0, short="orange").markers(1, short="beige").markers(2, short="orange brown").phase_3()
    assert offered(t) == (1, "writing")
    t.play("pass")
    assert offered(t)[1] == "currency"


@rule("ZG-REW-06")
def test_nobody_has_a_marker_and_nothing_is_given(zhanguo: Table) -> None:
    t = zhanguo().markers(0, short="orange").phase_3()
    assert offered(t) == (0, "currency")
    t.play("take")
    assert t.asks == "PlayCard"
    assert rewarded(t) == [(0, "currency", "TWO_WORKERS")]


@rule("ZG-REW-08", "ZG-REW-09")
def test_who_cannot_receive_the_whole_reward_must_pass(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 1, governor="red red red red")
    t.markers(0, short="brown brown").markers(1, short="brown").phase_3()
    assert offered(t) == (1, "laws")
    assert [(event.seat, event.args) for event in t.heard("reward-impossible")] == [(0, (2,))]
    assert t.player(0).short == [0, 0, 2]


@rule("ZG-REW-08")
def test_the_moment_of_taking_counts(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).markers(0, short="brown").phase_3()
    assert t.why("take") is None
    t.region(0, 1, governor="red red red red")
    assert t.why("take") == "ZG-REW-08"
    assert t.why("pass") is None
    assert t.why("done") == "ZG-REW-07"


@rule("ZG-REW-09", "ZG-REW-13")
def test_who_passes_keeps_markers_and_disc_and_gets_nothing(zhanguo: Table) -> None:
    t = zhanguo().markers(0, short="orange orange", tall="orange").phase_3()
    t.play("pass")
    assert (t.player(0).short, t.player(0).tall) == ([0, 2, 0], [0, 1, 0])
    assert t.player(0).workers == [0] * 5
    assert t.g.track == [0, 1]
    assert t.heard("reward") == []


@rule("ZG-REW-10")
def test_all_markers_of_the_colour_go_back(zhanguo: Table) -> None:
    t = zhanguo().markers(0, short="orange orange beige", tall="orange brown").phase_3()
    t.play("pass", "take")
    assert (t.player(0).short, t.player(0).tall) == ([1, 0, 0], [0, 0, 1])
    assert (t.g.short, t.g.tall) == ([5, 6, 6], [1, 1, 0])


@rule("ZG-REW-11")
@pytest.mark.parametrize(
    ("number", "colour", "clause"),
    [(1, "beige", "ZG-HIR-01"), (3, "orange", "ZG-WAL-01"), (4, "beige", "ZG-REW-30"), (4, "orange", "ZG-PAL-01")],
)
def test_a_reward_taken_must_be_received(zhanguo: Table, number: int, colour: str, clause: str) -> None:
    t = zhanguo().round(number).markers(0, short=colour).phase_3().play("take")
    assert t.seat == 0
    assert not t.options() & {"pass", "done"}
    assert t.why("pass") == clause
    assert t.why("done") == clause


@rule("ZG-REW-12")
def test_the_disc_moves_to_the_cell_of_the_reward_once_it_is_received(zhanguo: Table) -> None:
    t = zhanguo(3).markers(1, short="beige").markers(2, short="brown").phase_3().play("take")
    assert (t.g.track.count(1), t.g.column) == (1, [-1, -1, -1])
    t.play("official red")
    assert (t.g.track.count(1), t.g.column) == (0, [1, -1, -1])


@rule("ZG-REW-14", "ZG-REW-15")
def test_after_a_pass_the_next_highest_decides_and_each_is_asked_once(zhanguo: Table) -> None:
    t = zhanguo(4).markers(3, short="beige beige beige").markers(0, short="beige beige").markers(2, short="beige")
    t.phase_3()
    asked = []
    while t.asks == "TakeReward":
        asked.append(offered(t))
        t.play("pass")
    assert asked == [(3, "writing"), (0, "writing"), (2, "writing")]
    assert t.heard("reward") == []
    assert t.g.round == 1


@rule("ZG-REW-15")
def test_a_reward_all_passed_on_is_lost(zhanguo: Table) -> None:
    t = zhanguo().markers(0, short="beige orange").phase_3().play("pass", "pass").phase_3()
    assert (t.g.round, offered(t)) == (1, (0, "writing"))
    t.play("take")
    assert rewarded(t) == [(0, "writing", "TWO_GREY")]
    assert offered(t) == (0, "currency")


@rule("ZG-REW-16")
def test_only_one_player_gets_a_reward(zhanguo: Table) -> None:
    t = zhanguo(3).markers(0, short="orange").markers(1, short="orange").markers(2, short="orange orange").phase_3()
    assert offered(t) == (2, "currency")
    t.play("take")
    assert t.asks == "PlayCard"
    assert [t.player(seat).short[1] for seat in range(3)] == [1, 1, 0]


@rule("ZG-REW-17")
def test_a_second_reward_moves_the_disc_on(zhanguo: Table) -> None:
    t = zhanguo().markers(0, short="beige orange brown").phase_3().play("take", "official white")
    assert t.g.column == [0, -1, -1]
    t.play("take")
    assert (t.g.track, t.g.column) == ([1], [-1, 0, -1])


@rule("ZG-REW-18", "ZG-REW-19")
def test_who_took_a_reward_stands_behind_everybody_still_on_the_track(zhanguo: Table) -> None:
    t = zhanguo(3)
    t.g.track = [2, 0, 1]
    for seat in range(3):
        t.markers(seat, short="beige orange brown")
    t.phase_3()
    assert offered(t) == (2, "writing")
    t.play("take", "official red")
    asked = []
    for _ in range(3):
        asked.append(offered(t))
        t.play("pass")
    assert asked == [(0, "currency"), (1, "currency"), (2, "currency")]


@rule("ZG-REW-20")
@pytest.mark.parametrize(("rows", "first"), [([0, 1, 2], 0), ([1, 0, 2], 1)])
def test_the_higher_row_wins_a_tie_within_the_column(zhanguo: Table, rows: list[int], first: int) -> None:
    box = load().box
    assert box.reward_rows == [0, 1, 2]
    box.reward_rows = rows
    t = zhanguo(box=box).markers(0, short="beige brown").markers(1, short="orange brown").phase_3()
    t.play("take", "official grey", "take")
    assert t.g.column == [0, 1, -1]
    assert offered(t) == (first, "laws")


@rule("ZG-REW-21", "ZG-REW-22", "ZG-INV-10")
def test_all_discs_return_in_tie_order_and_the_top_one_goes_first(zhanguo: Table) -> None:
    t = zhanguo(3).markers(0, short="beige").phase_3().play("take", "official red")
    assert (t.g.track, t.g.column, t.g.first) == ([1, 2, 0], [-1, -1, -1], 1)
    assert (t.g.round, t.asks, t.seat) == (1, "PlayCard", 1)


@rule("ZG-REW-23")
def test_discs_return_after_the_last_round_too(zhanguo: Table) -> None:
    t = zhanguo().round(5).markers(0, short="brown").phase_3().play("take", "region 1")
    assert t.g.over
    assert (t.g.track, t.g.column) == ([1, 0], [-1, -1, -1])
    assert [t.player(seat).vp for seat in range(2)] == [0, 0]
    assert t.g.winners() == [1]


@rule("ZG-REW-40")
def test_example_red_has_most_writing_markers(zhanguo: Table) -> None:
    t = zhanguo(4).markers(RED, short="beige beige").markers(BLUE, short="beige").phase_3()
    assert offered(t) == (RED, "writing")
    t.markers(YELLOW, short="brown").play("take", "official red")
    assert t.g.column == [RED, -1, -1]
    assert RED not in t.g.track


@rule("ZG-REW-41", "ZG-REW-42")
def test_example_tie_order_blue_yellow_red_purple(zhanguo: Table) -> None:
    t = zhanguo(4)
    t.g.track = [RED, BLUE, PURPLE, YELLOW]
    for seat in (BLUE, RED, PURPLE, YELLOW):
        t.markers(seat, short="brown")
    t.markers(RED, short="beige").markers(PURPLE, short="orange").phase_3()
    t.play("take", "official red", "take")
    assert (t.g.track, t.g.column) == ([BLUE, YELLOW], [RED, PURPLE, -1])
    asked = []
    for _ in range(4):
        asked.append(offered(t)[0])
        t.play("pass")
    assert asked == [BLUE, YELLOW, RED, PURPLE]
    assert (t.g.track, t.seat) == ([BLUE, YELLOW, RED, PURPLE], BLUE)
