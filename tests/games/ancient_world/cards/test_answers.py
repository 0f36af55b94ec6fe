"""Empire cards and titans that answer to something and that the rulebook does not explain: seven designs."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder
from tests.games.ancient_world.cards import card
from tests.games.ancient_world.cards.scenes import receive

Table = Callable[..., Builder]


# -- titans that bring knowledge -----------------------------------------------------------------------


@card("lantern_moth", "mother_of_bats", "sphinx_of_zor")
@rule("AW-TIT-23")
@pytest.mark.parametrize(("titan", "knowledge"), [("lantern_moth", 1), ("mother_of_bats", 1), ("sphinx_of_zor", 2)])
def test_a_titan_brings_knowledge_once(ancient_world: Table, titan: str, knowledge: int) -> None:
    t = receive(ancient_world(), titan)
    assert t.player(0).knowledge == knowledge
    assert t.end_round().player(0).knowledge == knowledge
    assert t.player(1).knowledge == 0


# -- Trophy Hall ---------------------------------------------------------------------------------------


@card("trophy_hall")
def test_two_coins_after_every_victory_and_after_the_dice(ancient_world: Table) -> None:
    t = receive(ancient_world(), "trophy_hall").titan("marsh_lurker", "salt_golem").serving(0, sword=4).dice("coin")
    t.purse(0, 1).fight("marsh_lurker", "city_guard")
    assert t.player(0).coins == 2
    t.turn(0).dice("blank").fight("salt_golem", "militia")
    assert t.player(0).coins == 2 - 1 + 2
    assert t.player(1).coins == 7


@card("trophy_hall")
def test_a_hall_lost_to_the_dice_gives_nothing(ancient_world: Table) -> None:
    t = receive(ancient_world(), "trophy_hall").titan("marsh_lurker").serving(0, sword=4).dice("titan")
    t.purse(0, 1).fight("marsh_lurker", "city_guard").play("empire trophy_hall")
    assert (t.asks, t.player(0).coins) == ("TakeTurn", 0)


# -- Healers' Temple -----------------------------------------------------------------------------------


@card("healers_temple")
def test_the_healers_restore_a_card_after_the_dice(ancient_world: Table) -> None:
    t = receive(ancient_world(), "healers_temple").lost(0, "smithy").titan("kelp_hydra").serving(0, sword=8)
    t.dice("titan titan").purse(0, 1).fight("kelp_hydra", "city_guard")
    t.play("empire fishing_spot", "empire wheat_fields")
    assert t.asks == "RestoreCards"
    assert t.options() == {"done", "empire smithy", "empire fishing_spot", "empire wheat_fields"}
    t.play("empire wheat_fields")
    assert (t.asks, t.seat, t.face_up(0)) == ("TakeTurn", 1, "wheat_fields healers_temple")


@card("healers_temple")
@pytest.mark.parametrize("case", ["declined", "nothing lost", "temple lost"])
def test_no_card_is_restored_without_will_need_or_temple(ancient_world: Table, case: str) -> None:
    t = receive(ancient_world(), "healers_temple").titan("marsh_lurker").serving(0, sword=4).purse(0, 1)
    t.dice("blank" if case == "nothing lost" else "titan").fight("marsh_lurker", "city_guard")
    if case != "nothing lost":
        t.play("empire healers_temple" if case == "temple lost" else "empire fishing_spot")
    if case == "declined":
        t.play("done")
    assert (t.asks, t.seat) == ("TakeTurn", 1)
    assert t.face_down(0) == {"declined": "fishing_spot", "nothing lost": "", "temple lost": "healers_temple"}[case]


# -- Surveyors' Office ---------------------------------------------------------------------------------


@card("surveyors_office")
def test_a_province_costs_one_coin_or_one_knowledge(ancient_world: Table) -> None:
    t = receive(ancient_world(), "surveyors_office").play("citizen 2")
    assert t.why("cell expand") == "AW-EXP-02"
    t.purse(0, 1, 0).play("cell expand")
    assert (t.player(0).coins, len(t.player(0).provinces)) == (0, 1)
    t.turn(0).purse(0, 1, 1).place(3, "cell expand")
    assert t.options() == {"pay coin", "pay knowledge"}
    t.play("pay knowledge")
    assert (t.player(0).coins, t.player(0).knowledge, len(t.player(0).provinces)) == (1, 0, 2)


@card("surveyors_office")
@pytest.mark.parametrize("case", ["lost", "another player's"])
def test_the_office_helps_its_owner_while_it_stands(ancient_world: Table, case: str) -> None:
    t = ancient_world().city(0 if case == "lost" else 1, "surveyors_office", lost=case == "lost").play("citizen 1")
    assert t.purse(0, 2).why("cell expand") == "AW-EXP-02"
    assert t.purse(0, 3).why("cell expand") is None


# -- Carpenters' Lodge ---------------------------------------------------------------------------------


@card("carpenters_lodge")
@pytest.mark.parametrize(("name", "coins", "knowledge"), [("goat_pastures", 0, 0), ("mint", 1, 1), ("crane", 1, 0)])
def test_an_empire_card_costs_one_coin_less(ancient_world: Table, name: str, coins: int, knowledge: int) -> None:
    t = receive(ancient_world(), "carpenters_lodge").placed("build", 1, 2).row(name).purse(0, coins, knowledge)
    t.place(2, "cell build", f"empire {name}")
    assert (t.player(0).coins, t.player(0).knowledge) == (0, 0)


@card("carpenters_lodge")
def test_the_lodge_does_not_pay_the_fee(ancient_world: Table) -> None:
    t = receive(ancient_world(), "carpenters_lodge").row("goat_pastures").play("citizen 2")
    assert t.on_cell("build") == [1]
    assert t.why("cell build") == "AW-BLD-03"
    t.purse(0, 1).play("cell build", "empire goat_pastures")
    assert t.player(0).coins == 0
