"""Hunger (AW-HUN)."""

from collections.abc import Callable

import pytest

from teahouse.games.ancient_world.loading import load
from teahouse.games.ancient_world.rules.words import P_FOOD
from teahouse.ledger import rule, shows
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]


def starve(t: Builder) -> Builder:
    """Whoever must choose gives up their lowest citizens."""
    while t.asks == "ChooseHungry":
        t.play(min(t.options()))
    return t


@rule("AW-HUN-01", "AW-HUN-03")
@pytest.mark.parametrize(
    ("home", "city", "lost", "hungry"),
    [
        ("1 2 3", "", "", []),
        ("1 2 3 4", "", "", [1]),
        ("1 2 3 4 5", "", "", [1, 2]),
        ("1 2 3 4 5", "goat_pastures", "", [1]),
        ("1 2 3 4 5", "olive_groves", "", []),
        ("1 2 3", "", "fishing_spot wheat_fields", [1, 2]),
        ("1 2", "", "fishing_spot", []),
    ],
)
def test_every_citizen_without_food_goes_hungry(
    ancient_world: Table, home: str, city: str, lost: str, hungry: list[int]
) -> None:
    t = ancient_world().citizens(0, home).city(0, *city.split()).lost(0, *lost.split())
    starve(t.end_round())
    assert t.player(0).hungry == hungry
    assert t.player(0).home == [int(skill) for skill in home.split() if int(skill) not in hungry]


@rule("AW-HUN-01", "AW-HUN-03")
def test_without_any_food_all_go_hungry(ancient_world: Table) -> None:
    box = load().box
    box.capital[P_FOOD] = 0
    t = ancient_world(box=box).raze(0).end_round()
    assert (t.asks, t.seat, t.player(0).home, t.player(0).hungry) == ("ChooseHungry", 1, [], [1, 2, 3])


@shows("AW-HUN-02")
@rule("AW-HUN-02")
def test_the_same_food_feeds_as_many_in_the_next_round(ancient_world: Table) -> None:
    t = ancient_world().citizens(0, "1 2 3 4").end_round()
    assert t.asks == "ChooseHungry"
    t.play("citizen 1")
    assert (t.player(0).hungry, t.player(0).home) == ([1], [2, 3, 4])
    t.end_round()
    assert t.asks == "ChooseHungry"
    t.play("citizen 4")
    assert (t.player(0).hungry, t.player(0).home) == ([4], [1, 2, 3])


@rule("AW-HUN-02")
def test_food_is_counted_and_not_spent(ancient_world: Table) -> None:
    t = ancient_world().citizens(0, "1 2 3 4 5").city(0, "olive_groves")
    for number in (2, 3, 4):
        t.end_round()
        assert (t.g.round, t.player(0).hungry, t.player(0).home) == (number, [], [1, 2, 3, 4, 5])


@rule("AW-HUN-02")
def test_food_comes_from_empire_cards_provinces_and_titans(ancient_world: Table) -> None:
    t = ancient_world().citizens(0, "1 2 3 4 5").provinces(0, "fertile_plain").titans(0, "serpent_of_hmu").end_round()
    assert (t.g.round, t.player(0).hungry) == (2, [])


@rule("AW-HUN-04")
def test_the_hungry_cannot_be_used_in_the_next_round(ancient_world: Table) -> None:
    t = ancient_world().lost(0, "fishing_spot").end_round().play("citizen 2")
    assert (t.why("citizen 2"), t.why("citizen 1")) == ("AW-PLC-10", None)
    assert t.options() >= {"citizen 1", "citizen 3"}


@rule("AW-HUN-05")
def test_the_player_chooses_who_goes_hungry(ancient_world: Table) -> None:
    t = ancient_world().citizens(0, "1 2 3 4").lost(0, "fishing_spot").end_round()
    assert t.options() == {"citizen 1", "citizen 2", "citizen 3", "citizen 4"}
    assert t.why("citizen 5") == t.why("pass") == "AW-HUN-05"
    t.play("citizen 3")
    assert (t.asks, t.why("citizen 3")) == ("ChooseHungry", "AW-HUN-05")
    t.play("citizen 1")
    assert (t.player(0).home, t.player(0).hungry) == ([2, 4], [3, 1])
    assert t.asks == "TakeTurn"


@rule("AW-HUN-06")
def test_every_round_all_citizens_are_checked_afresh(ancient_world: Table) -> None:
    t = ancient_world().lost(0, "fishing_spot").end_round().play("citizen 3").end_round()
    assert t.options() == {"citizen 1", "citizen 2", "citizen 3"}
    t.play("citizen 1")
    assert (t.player(0).home, t.player(0).hungry) == ([2, 3], [1])
    t.city(0, "fishing_spot").end_round()
    assert (t.player(0).home, t.player(0).hungry) == ([1, 2, 3], [])


@rule("AW-HUN-07")
def test_food_on_lost_cards_does_not_count(ancient_world: Table) -> None:
    t = ancient_world().citizens(0, "1 2 3 4 5").lost(0, "olive_groves").end_round()
    assert t.food() == (3, 5)
    assert len(starve(t).player(0).hungry) == 2


@rule("AW-HUN-05")
def test_players_choose_from_the_first_player_on(ancient_world: Table) -> None:
    t = ancient_world(seats=3, first_player="seat_3")
    for seat in range(3):
        t.lost(seat, "fishing_spot")
    t.end_round()
    asked: list[int] = []
    while t.asks == "ChooseHungry":
        asked.append(t.seat)
        t.play("citizen 1")
    assert asked == [2, 0, 1]
