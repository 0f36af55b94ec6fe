"""The end of the game and the final scoring (GW-END)."""

from collections.abc import Callable

from teahouse.games.great_wall.loading import load
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]

WALLS, SHAME, TIME = 1, 2, 4


def bare(t: Builder, *honor: int) -> Builder:
    """No artifacts, and so much honour for each seat."""
    t.g.artifacts = []
    for seat in range(len(honor)):
        t.clan(seat).honor = honor[seat]
    return t


def artifacts(t: Builder, *names: str) -> Builder:
    t.g.artifacts = [[card.name for card in t.box.artifacts].index(name) for name in names]
    return t


def ended(t: Builder) -> bool:
    """Check the end of the game, as winter does at its end."""
    t.run("check_end")
    return t.g.finished


# -- when it ends ------------------------------------------------------------------------------------


@rule("GW-END-01")
def test_the_game_ends_if_at_least_one_condition_holds(great_wall: Table) -> None:
    t = great_wall()
    assert not ended(t)
    assert (t.g.year, t.g.end_reasons) == (2, 0)
    for levels, shame, time, reasons in (((3, 3, 0), 30, 0, WALLS), ((0, 0, 0), 0, 0, SHAME), ((0, 0, 0), 30, 5, TIME)):
        t = great_wall().walls(*levels)
        t.g.shame_supply, t.g.time = shame, time
        assert ended(t)
        assert (t.g.end_reasons, t.g.over, t.g.year) == (reasons, True, 1)
    t = great_wall().walls(3, 3, 3)
    t.g.shame_supply, t.g.time = 0, 5
    assert ended(t)
    assert t.g.end_reasons == WALLS | SHAME | TIME


@rule("GW-END-02")
def test_2_finished_sections_end_a_game_of_3_and_3_a_game_of_4(great_wall: Table) -> None:
    for seats, levels, over in (
        (3, (3, 2, 2), False),
        (3, (3, 2, 3), True),
        (4, (3, 2, 3), False),
        (4, (3, 3, 3), True),
    ):
        assert ended(great_wall(seats).walls(*levels)) == over


@rule("GW-END-03")
def test_an_empty_shame_supply_ends_the_game(great_wall: Table) -> None:
    for supply in (1, 0):
        t = great_wall()
        t.g.shame_supply = supply
        assert ended(t) == (supply == 0)


@rule("GW-END-04")
def test_the_last_space_of_the_time_track_ends_the_game(great_wall: Table) -> None:
    for seats, last in ((3, 5), (4, 4)):
        t = great_wall(seats)
        t.g.time = last - 1
        assert not ended(t)
        assert t.g.time == last
        t = great_wall(seats)
        t.g.time = last
        assert ended(t)


@rule("GW-END-05")
def test_a_supply_that_was_empty_during_the_year_does_not_end_the_game(great_wall: Table) -> None:
    t = great_wall().shamed(0, "spearman").resources(0, chi=2)
    t.g.shame_supply = 0
    t.run("summer").play("shame spearman")
    while t.asks:
        t.play("score orders")
    assert t.g.shame_supply == 1
    assert not ended(t)


# -- scoring -----------------------------------------------------------------------------------------


@rule("GW-END-06")
def test_shame_comes_before_hordes_and_hordes_before_artifacts(great_wall: Table) -> None:
    t = artifacts(great_wall(), "fan_of_zhuge_liang")
    for seat, card in enumerate(("outriders_left", "foragers_left")):
        t.clan(seat).honor = 3
        t.shamed(seat, "spearman").captured(seat, card).advisors(seat, assistants=1)
    t.run("end_game")
    steps = [(event.kind, event.seat) for event in t.g.events if event.kind.startswith("honor-")]
    assert steps == [(kind, seat) for kind in ("honor-lost", "honor-hordes", "honor-artifact") for seat in (0, 1)]
    assert t.honor(0, 1, 2) == [0 + 4 + 8, 0 + 6 + 8, 0]


@rule("GW-END-07")
def test_each_warrior_with_shame_costs_5_honour_and_a_shamed_horde_nothing(great_wall: Table) -> None:
    t = bare(great_wall(), 30, 30, 30).shamed(0, "spearman archer horseman").captured(1, "keshig_left", shame=2)
    t.run("end_game")
    assert t.honor(0, 1, 2) == [15, 30, 30]


@rule("GW-END-08")
def test_the_marker_cannot_go_below_the_start_space(great_wall: Table) -> None:
    t = bare(great_wall(), 4, 5, 6).shamed(0, "spearman").shamed(1, "spearman").shamed(2, "spearman").run("end_game")
    assert t.honor(0, 1, 2) == [0, 0, 1]


@rule("GW-END-09")
def test_with_12_honour_and_3_shamed_warriors_the_later_steps_start_from_0(great_wall: Table) -> None:
    t = bare(great_wall(), 12).shamed(0, "spearman spearman archer").captured(0, "outriders_left").run("end_game")
    assert t.honor(0) == [4]


@rule("GW-END-10")
def test_captured_hordes_without_shame_give_their_printed_honour(great_wall: Table) -> None:
    box = load().box
    box.hordes[[horde.name for horde in box.hordes].index("foragers")].honor = 21
    t = bare(great_wall(box=box), 1, 1).captured(0, "foragers_left", "outriders_left").captured(1, "foragers_right")
    t.captured(0, "keshig_left", shame=1).run("end_game")
    assert t.honor(0, 1, 2) == [1 + 21 + 4, 1 + 21, 0]


@rule("GW-END-11")
def test_every_artifact_whose_condition_one_meets_gives_honour(great_wall: Table) -> None:
    t = artifacts(great_wall(), "fan_of_zhuge_liang", "plough_of_shennong", "nine_tripods")
    t.advisors(0, assistants=2).overseer(0, "quarry", 2).overseer(1, "pagoda").run("end_game")
    assert t.honor(0, 1, 2) == [8 * 2 + 3 * 3, 3, 0]


# -- the winner --------------------------------------------------------------------------------------


@rule("GW-END-12")
def test_the_most_honour_wins_whatever_the_tea_order(great_wall: Table) -> None:
    t = bare(great_wall().tea(0, 2, 1), 50, 51, 49).run("end_game")
    assert t.g.winners() == [1]
    assert [event.seat for event in t.heard("won")] == [1]


@rule("GW-END-12")
def test_nobody_has_won_before_the_end(great_wall: Table) -> None:
    assert bare(great_wall(), 50).g.winners() == []


@rule("GW-END-13")
def test_a_tie_goes_to_the_higher_tea_marker(great_wall: Table) -> None:
    for tea, winner in (((2, 1, 0), 1), ((0, 1, 2), 0), ((2, 0, 1), 0)):
        assert bare(great_wall().tea(*tea), 40, 40, 39).run("end_game").g.winners() == [winner]


@rule("GW-END-14")
def test_the_honour_track_has_no_end(great_wall: Table) -> None:
    t = bare(great_wall(), 99, 250, 199).fortifications().resources(0, wood=2)
    t.officials(0, builders_camp=1).activate("builders_camp").play("fortify left")
    assert t.honor(0) == [101]
    t.captured(1, "keshig_left").run("end_game")
    assert (t.honor(0, 1, 2), t.g.winners()) == ([101, 264, 199], [1])
