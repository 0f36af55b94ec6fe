"""Actions on empire cards (AW-EMP)."""

from collections.abc import Callable

import pytest

from teahouse.games.ancient_world.loading import load
from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]


def citizen_on(t: Builder, seat: int, name: str) -> int:
    """The skill of the citizen on an own card, 0 for none."""
    on = [building.citizen for building in t.player(seat).city if t.name_of("empire", building.card) == name]
    assert len(on) == 1
    return on[0]


@rule("AW-EMP-01", "AW-EMP-02")
def test_a_citizen_on_an_own_card_performs_its_action(ancient_world: Table) -> None:
    t = ancient_world().city(0, "pearl_divers", "university", "smithy").play("citizen 2")
    assert t.why("empire smithy") == "AW-EMP-01"
    t.play("empire pearl_divers")
    assert (t.player(0).coins, t.player(0).knowledge) == (6 + 3, 0)
    assert (t.player(0).home, citizen_on(t, 0, "pearl_divers")) == ([1, 3], 2)
    assert (t.asks, t.seat) == ("TakeTurn", 1)
    t.turn(0).place(3, "empire university")
    assert (t.player(0).coins, t.player(0).knowledge) == (6 + 3, 2)


@rule("AW-EMP-03", "AW-EMP-04")
def test_a_card_is_used_once_a_round(ancient_world: Table) -> None:
    t = ancient_world().city(0, "pearl_divers").place(1, "empire pearl_divers").turn(0).play("citizen 3")
    assert t.why("empire pearl_divers") == "AW-EMP-04"
    t.play("cell work").end_round().turn(0).purse(0, 0).place(3, "empire pearl_divers")
    assert t.player(0).coins == 3


@rule("AW-EMP-04")
def test_a_citizen_on_another_players_copy_does_not_matter(ancient_world: Table) -> None:
    t = ancient_world().city(0, "pearl_divers").city(1, "pearl_divers").place(2, "empire pearl_divers")
    t.place(1, "empire pearl_divers")
    assert (t.player(0).coins, t.player(1).coins) == (6 + 3, 7 + 3)


@rule("AW-EMP-05")
def test_no_citizen_is_placed_on_another_players_card(ancient_world: Table) -> None:
    t = ancient_world().city(1, "town_hall").row("cryptic_ship").reserve(0, "university").play("citizen 1")
    for name in ("town_hall", "cryptic_ship", "university"):
        assert t.why(f"empire {name}") == "AW-EMP-05"
    assert t.city(0, "pearl_divers").why("empire pearl_divers") is None


@rule("AW-EMP-06")
@pytest.mark.parametrize("skill", [1, 2, 3, 4, 5])
def test_every_skill_gets_the_same(ancient_world: Table, skill: int) -> None:
    t = ancient_world().citizens(0, "1 2 3 4 5").city(0, "pearl_divers").city(1, "pearl_divers")
    t.turn(1).place(3, "empire pearl_divers").place(skill, "empire pearl_divers")
    assert t.player(0).coins == 6 + 3


@rule("AW-EMP-07", "AW-LOS-07")
def test_a_lost_card_has_no_action_until_it_is_restored(ancient_world: Table) -> None:
    t = ancient_world().lost(0, "pearl_divers").play("citizen 1")
    assert t.why("empire pearl_divers") == "AW-EMP-07"
    t.play("cell restore", "empire pearl_divers").turn(0).place(2, "empire pearl_divers")
    assert t.player(0).coins == 6 + 1 + 3


@rule("AW-EMP-08")
def test_a_lost_card_keeps_its_citizen_and_is_still_used_once_restored(ancient_world: Table) -> None:
    t = ancient_world().city(0, "pearl_divers").titan("marsh_lurker").serving(0, sword=4).dice("titan")
    t.place(1, "empire pearl_divers").turn(0).fight("marsh_lurker", "city_guard").play("empire pearl_divers")
    assert (citizen_on(t, 0, "pearl_divers"), t.player(0).home) == (1, [2, 3])
    t.turn(0).place(2, "cell restore", "empire pearl_divers").turn(0).play("citizen 3")
    assert t.why("empire pearl_divers") == "AW-EMP-04"


@rule("AW-EMP-08")
def test_the_citizen_of_a_lost_card_comes_home_at_the_end_of_the_round(ancient_world: Table) -> None:
    t = ancient_world().city(0, "pearl_divers").place(1, "empire pearl_divers").lost(0, "pearl_divers").end_round()
    assert (t.player(0).home, citizen_on(t, 0, "pearl_divers")) == ([1, 2, 3], 0)


@rule("AW-EMP-09")
def test_a_card_is_used_in_the_round_in_which_it_is_bought(ancient_world: Table) -> None:
    t = ancient_world().row("pearl_divers").place(1, "cell build", "empire pearl_divers")
    t.turn(0).place(2, "empire pearl_divers")
    assert t.player(0).coins == 6 - 2 + 3


@rule("AW-EMP-10")
def test_the_content_says_what_an_action_costs_and_gives(ancient_world: Table) -> None:
    box = load().box
    for card in box.empire:
        if card.name == "pearl_divers":
            card.action_pay.coin = 2
            box.scripts[card.action].effects[0].coin = 7
    t = ancient_world(box=box).city(0, "pearl_divers").purse(0, 1).play("citizen 1")
    assert t.why("empire pearl_divers") == "AW-PLC-13"
    t.purse(0, 2).play("empire pearl_divers")
    assert t.player(0).coins == 7
