"""All win, or all lose (GW-COOP-68..74)."""

from collections.abc import Callable

from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import to_json
from teahouse.games.great_wall.rules.coop.ending import EDICTS, SHAME, TIME
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.state import OVER
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def with_edicts(t: Builder, count: int) -> Builder:
    """This number of edicts have been fulfilled, out of the deck."""
    t.court.fulfilled = [t.court.edict_deck.pop() for _ in range(count)]
    return t


@rule("GW-COOP-68")
def test_enough_edicts_at_the_check_win_for_all(together: Table) -> None:
    t = with_edicts(together().edicts(), 7)
    assert not t.g.finished
    t.run("winter")
    assert (t.g.finished, t.g.over, t.g.winners(), t.g.end_reasons) == (True, True, [0, 1, 2], EDICTS)
    assert [event.args for event in t.heard("won-together")] == [(EDICTS, 7, 7)]
    assert (t.g.season, broken_laws(t.g)) == (OVER, [])


@rule("GW-COOP-68", "GW-COOP-70", "GW-COOP-72")
def test_that_all_win_or_lose_together_is_a_fact_of_the_position(together: Table, great_wall: Table) -> None:
    t = together()
    assert (t.g.together, t.g.clone().together, t.g.imagine(0, seeded("world")).together) == (True, True, True)
    assert "together" not in to_json(t.g)
    assert not any(great_wall(seats=seats).g.together for seats in (1, 2, 3, 4))


@rule("GW-COOP-69")
def test_a_finished_wall_ends_nothing(together: Table) -> None:
    t = together().edicts().walls(3, 3, 3).run("winter")
    assert (t.g.finished, t.g.year) == (False, 2)


@rule("GW-COOP-70")
def test_a_token_that_is_not_there_loses_at_once_for_all(together: Table) -> None:
    t = together().officials(0, sawmill=3).officials(1, quarry=3)
    t.g.shame_supply, t.g.shame_box = 0, 30
    t.clan(0).honor = 50
    t.orders_on_track((0, "betrayal")).turn(0)
    while t.g.open:
        t.play(min(t.options()))
    assert (t.g.over, t.g.finished, t.g.winners(), t.g.end_reasons) == (True, True, [], SHAME)
    assert (t.honor(0), t.g.agenda, t.heard("gained")) == ([50], [], [])
    assert [event.args for event in t.heard("lost-together")] == [(SHAME, 0, 7)]


@rule("GW-COOP-70")
def test_honour_for_the_token_before_can_avert_it(together: Table) -> None:
    for honor, lost in ((10, False), (9, True)):
        t = together().edicts("poll_tax", "stone_for_the_tombs")
        t.g.shame_supply, t.g.shame_box = 5, 25
        t.clan(2).honor = honor
        t.run("renew_edicts")
        while t.g.open:
            t.play(next(word for word in ("shame spearman", min(t.options())) if word in t.options()))
        assert t.g.finished is lost


@rule("GW-COOP-71")
def test_an_empty_supply_alone_ends_nothing(together: Table) -> None:
    t = together().edicts()
    t.g.shame_supply, t.g.shame_box = 0, 30
    t.run("winter")
    assert (t.g.finished, t.g.year) == (False, 2)


@rule("GW-COOP-72")
def test_time_runs_out_without_enough_edicts(together: Table) -> None:
    t = with_edicts(together().edicts(), 6)
    t.g.time = len(t.g.printed().invasion) - 2
    t.run("winter")
    assert not t.g.finished
    t = with_edicts(together().edicts(), 6)
    t.g.time = len(t.g.printed().invasion) - 1
    t.run("winter")
    assert (t.g.finished, t.g.winners(), t.g.end_reasons) == (True, [], TIME)
    assert t.heard("event") == []


@rule("GW-COOP-73")
def test_enough_edicts_win_on_the_last_space_too(together: Table) -> None:
    t = with_edicts(together().edicts(), 7)
    t.g.time = len(t.g.printed().invasion) - 1
    t.run("winter")
    assert (t.g.winners(), t.g.end_reasons) == ([0, 1, 2], EDICTS)


@rule("GW-COOP-74")
def test_nothing_is_scored(together: Table) -> None:
    t = with_edicts(together().edicts(), 7).captured(0, "vanguard_left").shamed(1, "spearman spearman")
    for seat in range(3):
        t.clan(seat).honor = 20
    t.run("winter")
    assert (t.honor(0, 1, 2), t.heard("scoring"), t.heard("won")) == ([20, 20, 20], [], [])
    assert t.g.winners() == [0, 1, 2]
