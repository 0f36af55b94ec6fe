"""What is taken for a player at once, and what they are asked first."""

from collections.abc import Callable

import pytest

from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import state_hash
from teahouse.engine.table import Table as GameTable
from teahouse.engine.table import steps_of
from teahouse.ledger import rule
from teahouse.registry import load_game
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.expansions.test_rat import with_rat

Table = Callable[..., Builder]


def former(t: Builder) -> Builder:
    """The same table under the rules that took every gain unasked."""
    t.g.choices = None
    return t


def always(t: Builder, *seats: int) -> Builder:
    """The same table with seats that want to be asked about everything."""
    for seat in seats:
        t.g.ask_always(seat, True)
    return t


@rule("GW-ADV-06")
def test_an_ability_for_one_use_a_season_may_be_kept_for_later(great_wall: Table) -> None:
    t = great_wall().general(0, "zhang_shijie").advisors(0, assistants=1).happen("tactic.played", 0)
    assert t.options() == {"pass", t.ability("zhang_shijie")}
    t.play("pass").advisors(0, assistants=3).happen("tactic.played", 0).play(t.ability("zhang_shijie"))
    assert t.have(0) == {"chi": 3}


@rule("GW-ADV-06")
def test_under_former_rules_it_was_used_at_once(great_wall: Table) -> None:
    t = former(great_wall().general(0, "zhang_shijie").advisors(0, assistants=1)).happen("tactic.played", 0)
    assert (t.asks, t.have(0)) == ("", {"chi": 1})


@rule("GW-ADV-06")
def test_who_wants_to_be_asked_about_everything_is_asked_about_plain_gains(great_wall: Table) -> None:
    plain = great_wall().general(0, "liang_hongyu").advisors(0, assistants=1).happen("warriors.killed", 0)
    assert (plain.asks, plain.honor(0)) == ("", [2])
    asked = always(great_wall().general(0, "liang_hongyu").advisors(0, assistants=1), 0).happen("warriors.killed", 0)
    assert asked.options() == {"pass", asked.ability("liang_hongyu")}
    assert asked.play("pass").honor(0) == [0]


@rule("GW-ADV-06")
def test_the_wish_is_of_one_seat_and_can_be_taken_back(great_wall: Table) -> None:
    t = always(great_wall(), 0, 2)
    t.g.ask_always(2, False)
    assert [t.g.asks_always(seat) for seat in range(3)] == [True, False, False]
    assert [former(great_wall()).g.asks_always(seat) for seat in range(3)] == [None, None, None]


@rule("GW-ADV-06")
def test_honour_for_the_shame_of_others_may_be_kept_for_later(great_wall: Table) -> None:
    t = great_wall(seats=4).general(0, "bao_zheng").advisors(0, assistants=3).officials(1, sawmill=1)
    t.activate("sawmill", by=1).play("shame spearman")
    assert (t.seat, t.options()) == (0, {"pass", t.ability("bao_zheng")})
    assert t.play("pass").honor(0) == [0]


@rule("GW-ADV-06")
@pytest.mark.parametrize(("card", "asked"), [("hungry_rat", True), ("busy_rat", False)])
def test_gold_that_may_hurt_is_not_taken_unasked(card: str, asked: bool) -> None:
    """With the hungry rat on the table whoever has least gold moves the Rat."""
    t = with_rat(5, open_card=card).advisors(0, "usurer").resources(1, gold=9).officials(1, embassy=2)
    t.activate("embassy", by=1).play("advisor-cell 1", "assistant")
    assert (t.seat == 0) is asked
    assert t.have(0) == ({} if asked else {"gold": 1})
    if asked:
        assert t.play("pass").have(0) == {}


@rule("GW-AUT-11")
def test_a_part_of_an_ability_may_be_declined(great_wall: Table) -> None:
    t = always(great_wall().advisors(0, "war_chronicler"), 0).happen("horde.captured", 0)
    t.play(t.ability("war_chronicler"), "pass", "take")
    assert (t.honor(0), len(t.clan(0).tactics)) == ([2], 0)
    usual = great_wall().advisors(0, "war_chronicler").happen("horde.captured", 0)
    usual.play(usual.ability("war_chronicler"))
    assert (usual.asks, usual.honor(0), len(usual.clan(0).tactics)) == ("", [2], 1)


@rule("GW-ACT-08")
def test_collecting_may_be_declined(great_wall: Table) -> None:
    t = always(great_wall().officials(0, sawmill=2).officials(1, sawmill=1), 0).activate("sawmill")
    assert (t.asks, t.seat, t.options()) == ("Collect", 0, {"take", "pass"})
    t.play("pass")
    assert (t.have(0), t.have(1), t.g.gathered[:2]) == ({}, {"wood": 1}, [0, 1])
    both = always(great_wall().officials(0, sawmill=2).officials(1, sawmill=1), 0).activate("sawmill")
    assert both.play("take").have(0) == {"wood": 2}


def test_the_wish_to_be_asked_is_part_of_the_record_and_survives_undo_and_rewind() -> None:
    kind, rng = load_game("great_wall").kind, seeded("wishes")
    table = GameTable(kind, 3, {}, "wishes")
    while table.moves < 300:
        decision = table.position.open[0]
        legal = table.position.options(decision)
        table.answer(decision.seat, [legal[rng.below(len(legal))]], False, rng.below(4) > 0)
        if table.can_undo(decision.seat) and rng.below(6) == 0:
            table.take_back(decision.seat)
        if rng.below(40) == 0:
            table.rewind(len(steps_of(table.entries)) // 2, decision.seat)
    assert any(entry.get("ask_always") for entry in table.entries)
    again = GameTable(kind, 3, {}, "wishes")
    for entry in steps_of(table.entries):
        again.repeat(entry)
    assert state_hash(again.position) == state_hash(table.position)
    assert again.entries == table.entries
