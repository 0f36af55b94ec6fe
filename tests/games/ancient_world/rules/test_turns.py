"""Turns and passing (AW-TRN)."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]


def learn(t: Builder, seat: int, skill: int = 1) -> Builder:
    """A player buys knowledge on the board."""
    return t.turn(seat).purse(seat, 3).place(skill, "cell learn")


def offered(t: Builder) -> tuple[int, list[str]]:
    """Who is asked to use which card; -1 if nobody is."""
    return (t.seat, t.g.open[0].reaction(t.g)) if t.asks == "UseCard" else (-1, [])


@rule("AW-TRN-01")
@pytest.mark.parametrize(("first", "order"), [("seat_1", [0, 1, 2, 0, 1]), ("seat_3", [2, 0, 1, 2, 0])])
def test_from_the_first_player_on_clockwise(ancient_world: Table, first: str, order: list[int]) -> None:
    t = ancient_world(seats=3, first_player=first)
    for seat in order:
        assert (t.asks, t.seat, t.g.turn_of) == ("TakeTurn", seat, seat)
        assert {t.why("pass", seat=other) for other in range(3) if other != seat} == {"AW-TRN-01"}
        t.place(t.player(seat).home[0], "cell restore")


@rule("AW-TRN-02")
@pytest.mark.parametrize(
    "action",
    [("citizen 1", "cell work"), ("titan marsh_lurker", "army city_guard", "fight"), ("pass",)],
)
def test_a_turn_is_one_action_of_three_kinds(ancient_world: Table, action: tuple[str, ...]) -> None:
    t = ancient_world().titan("marsh_lurker").city(0, "bronze_colossus").dice("blank")
    assert t.options() == {"citizen 1", "citizen 2", "citizen 3", "titan marsh_lurker", "pass"}
    for word in ("done", "cell work", "take", "draw", "empire bronze_colossus", "army militia"):
        assert t.why(word) == "AW-TRN-02"
    t.play(*action)
    assert (t.asks, t.seat) == ("TakeTurn", 1)


@rule("AW-TRN-03", "AW-TRN-06")
def test_turns_go_on_until_everybody_has_passed(ancient_world: Table) -> None:
    t = ancient_world(seats=3).play("pass")
    assert t.why("pass", seat=0) == t.why("citizen 1", seat=0) == "AW-TRN-06"
    turns: list[int] = []
    for skill in (1, 2, 3):
        for _ in range(2):
            turns.append(t.seat)
            t.place(skill, "cell restore")
    assert turns == [1, 2, 1, 2, 1, 2]
    t.play("pass")
    assert (t.seat, t.g.round) == (2, 1)
    t.play("pass")
    assert (t.seat, t.g.round) == (1, 2)


@rule("AW-TRN-06")
def test_who_passed_plays_again_in_the_next_round(ancient_world: Table) -> None:
    t = ancient_world().play("pass", "pass")
    assert t.g.round == 2
    t.place(1, "cell work")
    assert t.seat == 1
    t.place(2, "cell work")
    assert t.seat == 0


@rule("AW-TRN-04")
def test_who_can_do_nothing_must_pass(ancient_world: Table) -> None:
    t = ancient_world().citizens(0, "", "1 2 3").army(0, "city_guard", scroll=1).army(0, "militia", scroll=1)
    assert t.options() == {"pass"}
    t.play("pass")
    assert t.player(0).passed
    assert t.seat == 1


@rule("AW-TRN-05")
def test_passing_is_allowed_with_everything_still_to_use(ancient_world: Table) -> None:
    t = ancient_world().city(0, "bronze_colossus").titan("marsh_lurker")
    assert t.why("citizen 1") is None
    assert t.why("titan marsh_lurker") is None
    t.play("pass")
    assert t.player(0).home == [1, 2, 3]
    assert [army.scroll for army in t.player(0).armies] == [0, 0]
    t.place(1, "cell work")
    assert t.seat == 1
    assert t.why("pass") is None


@rule("AW-TRN-07")
def test_cards_of_a_player_who_passed_still_answer(ancient_world: Table) -> None:
    t = ancient_world(seats=3).city(0, "scribes_guild", "remote_outpost").army(0, "militia", picture=1).play("pass")
    learn(t, 1)
    assert offered(t) == (0, ["scribes_guild"])
    t.play("take")
    assert (t.player(0).knowledge, t.player(0).coins) == (1, 5)
    learn(t, 2, skill=2)
    assert offered(t) == (0, ["remote_outpost"])
    t.play("take", "picture militia")
    assert t.army_of(0, "militia").picture == 0


@rule("AW-TRN-08", "AW-EOR-12")
def test_the_token_counts_from_the_next_round_on(ancient_world: Table) -> None:
    t = ancient_world(seats=3).place(1, "cell work").place(1, "cell restore")
    assert t.g.first == 1
    assert t.seat == 2
    t.play("pass")
    assert t.seat == 0
    t.play("pass", "pass")
    assert t.g.round == 2
    assert t.seat == 1
    t.play("pass")
    assert t.seat == 2


@rule("AW-TRN-09")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_left_neighbour_is_the_next_one_clockwise(ancient_world: Table, seats: int) -> None:
    for learner in range(1, seats):
        t = ancient_world(seats=seats).city(0, "scribes_guild", "remote_outpost").army(0, "militia", picture=1)
        learn(t, learner)
        if learner == 1:
            assert offered(t) == (0, ["scribes_guild"])
        elif learner == seats - 1:
            assert offered(t) == (0, ["remote_outpost"])
        else:
            assert offered(t) == (-1, [])


@rule("AW-TRN-09")
def test_with_two_players_the_opponent_sits_on_both_sides(ancient_world: Table) -> None:
    t = ancient_world().city(0, "scribes_guild", "remote_outpost").army(0, "militia", picture=1)
    learn(t, 1)
    assert offered(t) == (0, ["remote_outpost"])
    t.play("pass")
    assert offered(t) == (0, ["scribes_guild"])
