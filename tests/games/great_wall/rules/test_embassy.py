"""The Emperor's embassy: hiring officials and advisors (GW-EMB)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.language import Amount
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]

TRACK = {f"advisor-cell {n}" for n in (1, 2, 3, 4)}


def embassy(t: Builder, officials: int = 1) -> Builder:
    """Seat 0 uses the embassy."""
    return t.officials(0, embassy=officials).activate("embassy")


@rule("GW-EMB-01")
def test_each_player_takes_one_of_two_actions_for_each_official_in_tea_order(great_wall: Table) -> None:
    t = great_wall().tea(1, 0, 2).resources(0, gold=9).resources(1, gold=9).officials(1, embassy=2)
    embassy(t)
    assert t.options() == {"done", "hire official"} | TRACK
    t.play("hire official")
    assert (t.asks, t.seat) == ("Hire", 1)
    t.play("advisor-cell 1", "active")
    assert (t.asks, t.seat) == ("Hire", 0)
    t.play("hire official")
    assert (t.asks, t.clan(0).pool, t.clan(1).pool, len(t.clan(1).active)) == ("", 2, 2, 1)


@rule("GW-EMB-01")
def test_hiring_may_be_declined(great_wall: Table) -> None:
    t = embassy(great_wall().resources(0, gold=9), 2).play("done")
    assert (t.asks, t.have(0), t.clan(0).pool) == ("", {"gold": 9}, 3)


@rule("GW-EMB-02")
def test_officials_are_used_one_after_another(great_wall: Table) -> None:
    t = great_wall().advisors(0, assistants=2).advisor_on_track(1, "diplomat").resources(0, gold=6)
    embassy(t, 2).play("advisor-cell 1", "active")
    assert t.have(0) == {"gold": 3}
    t.play("advisor-cell 1", "assistant")
    assert (t.asks, t.have(0), len(t.clan(0).assistants)) == ("", {}, 3)


@rule("GW-EMB-03")
def test_an_official_of_the_common_pool_costs_2_gold_and_joins_the_personal_supply(great_wall: Table) -> None:
    t = embassy(great_wall().resources(0, gold=3, chi=5), 2)
    before = t.clan(0).officials
    t.play("hire official")
    assert (t.clan(0).pool, t.clan(0).officials, t.have(0)) == (2, before + 1, {"gold": 1, "chi": 5})
    assert (t.why("hire official"), t.lack("hire official")) == ("GW-EMB-03", ("gold", 1, 2))


@rule("GW-EMB-03")
def test_a_discount_lowers_the_price_of_several_hires_only_once(great_wall: Table) -> None:
    box = load().box
    (examiner,) = [advisor for advisor in box.advisors if advisor.name == "examiner"]
    (choice,) = box.scripts[box.triggers[examiner.triggers[0]].script].effects
    box.scripts[choice.branches[0]].effects[0].n = Amount(2)
    t = great_wall(box=box).advisors(0, "examiner").resources(0, gold=4).happen("turn.activation", 0)
    t.play(t.ability("examiner"), "branch 1", "hire official", "hire official")
    assert (t.asks, t.have(0), t.clan(0).pool) == ("", {"gold": 1}, 1)


@rule("GW-EMB-04")
def test_only_own_officials_can_be_hired(great_wall: Table) -> None:
    t = embassy(great_wall().resources(0, gold=20), 5)
    t.play("hire official", "hire official", "hire official")
    assert [t.clan(seat).pool for seat in range(3)] == [0, 3, 3]
    assert (t.why("hire official"), t.lack("hire official")) == ("GW-EMB-04", ("official-pool", 0, 1))
    assert t.options() == {"done"} | TRACK


@rule("GW-EMB-05")
def test_an_advisor_costs_as_much_gold_as_advisors_one_will_have(great_wall: Table) -> None:
    t = great_wall().advisors(0, "accountant abbot", assistants=2).resources(0, gold=4, wood=9)
    embassy(t, 2)
    assert (t.why("advisor-cell 1"), t.lack("advisor-cell 1")) == ("GW-EMB-05", ("gold", 4, 5))
    embassy(t.play("done").resources(0, gold=5)).play("advisor-cell 1", "active")
    assert (t.have(0), len(t.clan(0).active)) == ({}, 3)


@rule("GW-EMB-06")
def test_the_third_advisor_costs_3_gold(great_wall: Table) -> None:
    t = embassy(great_wall().advisors(0, "accountant", assistants=1).resources(0, gold=3))
    t.play("advisor-cell 2", "assistant")
    assert (t.have(0), len(t.clan(0).assistants)) == ({}, 2)


@rule("GW-EMB-07")
def test_the_first_three_hires_cost_3_4_and_5_gold(great_wall: Table) -> None:
    t = embassy(great_wall().advisors(0, "accountant", assistants=1).resources(0, gold=12), 3)
    left = []
    for _ in range(3):
        t.play("advisor-cell 1", "assistant")
        left.append(t.clan(0).resources[2])
    assert left == [9, 5, 0]


@rule("GW-EMB-08")
def test_any_card_of_the_track_becomes_active_or_an_assistant(great_wall: Table) -> None:
    for cell in range(4):
        for role in ("active", "assistant"):
            t = great_wall().resources(0, gold=1)
            card = t.g.track[cell]
            embassy(t).play(f"advisor-cell {cell + 1}")
            assert t.options() == {"active", "assistant"}
            t.play(role)
            clan = t.clan(0)
            assert (clan.active, clan.assistants) == (([card], []) if role == "active" else ([], [card]))


@rule("GW-EMB-08")
def test_an_empty_cell_of_the_track_has_nobody_to_hire(great_wall: Table) -> None:
    t = great_wall().resources(0, gold=9)
    t.g.advisor_deck, t.g.track = [], t.g.track[:3]
    embassy(t)
    assert t.options() == {"done", "hire official", "advisor-cell 1", "advisor-cell 2", "advisor-cell 3"}
    assert (t.why("advisor-cell 4"), t.lack("advisor-cell 4")) == ("GW-EMB-08", None)


@rule("GW-EMB-09")
def test_after_each_hire_the_track_closes_to_the_left_and_is_refilled(great_wall: Table) -> None:
    t = great_wall().resources(0, gold=9)
    track, top = t.g.track[:], t.g.advisor_deck[-1]
    embassy(t).play("advisor-cell 2", "active")
    assert t.g.track == [track[0], track[2], track[3], top]


@rule("GW-EMB-09")
@pytest.mark.parametrize("role", ["active", "assistant"])
@pytest.mark.parametrize("cell", [1, 2, 3, 4])
def test_whoever_is_hired_from_whichever_cell_leaves_no_gap(great_wall: Table, role: str, cell: int) -> None:
    """At once, so that whoever hires again chooses from the new track."""
    t = great_wall().resources(0, gold=9)
    track, first, second = t.g.track[:], t.g.advisor_deck[-1], t.g.advisor_deck[-2]
    embassy(t, 2).play(f"advisor-cell {cell}", role)
    closed = [advisor for advisor in track if advisor != track[cell - 1]]
    assert (t.asks, t.g.track) == ("Hire", [*closed, first])
    assert [event.args for event in t.heard("advisor-arrived")] == [(first,)]
    t.play("advisor-cell 4", role)
    assert t.g.track == [*closed, second]


@rule("GW-EMB-09")
@pytest.mark.parametrize("role", ["active", "assistant"])
def test_the_track_is_refilled_after_a_hire_by_card_too(great_wall: Table, role: str) -> None:
    t = great_wall().resources(0, gold=9)
    track, top = t.g.track[:], t.g.advisor_deck[-1]
    t.run("offer_hire", 0, 1, 2, 0, 1 + ["active", "assistant"].index(role)).play("advisor-cell 3")
    assert (t.asks, t.g.track) == ("", [track[0], track[1], track[3], top])
    assert (t.clan(0).active, t.clan(0).assistants) == (([track[2]], []) if role == "active" else ([], [track[2]]))


@rule("GW-EMB-10")
def test_the_new_card_can_be_hired_at_once(great_wall: Table) -> None:
    t = great_wall().resources(0, gold=9)
    track, first, second = t.g.track[:], t.g.advisor_deck[-1], t.g.advisor_deck[-2]
    embassy(t, 2).play("advisor-cell 1", "assistant", "advisor-cell 4", "assistant")
    assert t.clan(0).assistants == [track[0], first]
    assert t.g.track == [track[1], track[2], track[3], second]


@rule("GW-EMB-11")
def test_any_number_of_advisors_may_be_hired(great_wall: Table) -> None:
    t = great_wall().advisors(0, "accountant abbot censor clerk", assistants=20).resources(0, gold=25)
    embassy(t).play("advisor-cell 1", "assistant")
    assert (t.have(0), len(t.clan(0).active), len(t.clan(0).assistants)) == ({}, 4, 21)
