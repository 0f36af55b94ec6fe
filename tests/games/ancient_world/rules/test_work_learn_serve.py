"""The cells that simply give: work, learn, serve in the army (AW-WRK, AW-LRN, AW-SRV)."""

from collections.abc import Callable

import pytest

from teahouse.games.ancient_world.loading import load
from teahouse.games.ancient_world.rules.words import SERVE
from teahouse.ledger import rule, shows
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]


@rule("AW-WRK-01")
def test_work_brings_two_coins(ancient_world: Table) -> None:
    t = ancient_world().purse(0, 0, 0).place(2, "cell work")
    assert (t.player(0).coins, t.player(0).knowledge) == (2, 0)
    assert t.player(1).coins == 7
    assert t.seat == 1


@rule("AW-LRN-01")
def test_learning_costs_three_coins_for_one_knowledge(ancient_world: Table) -> None:
    t = ancient_world().purse(0, 2, 5).play("citizen 1")
    assert t.why("cell learn") == "AW-LRN-01"
    assert t.lack("cell learn") == ("coin", 2, 3)
    t.purse(0, 7, 0).play("cell learn")
    assert (t.player(0).coins, t.player(0).knowledge) == (4, 1)
    assert t.seat == 1


@rule("AW-SRV-01")
def test_each_own_citizen_who_serves_brings_one_symbol(ancient_world: Table) -> None:
    t = ancient_world(seats=3).titan("world_tortoise")
    before = t.attack("world_tortoise")
    t.place(1, "cell serve").place(2, "cell serve").place(1, "cell work")
    assert t.attack("world_tortoise") == before + 1
    t.place(3, "cell serve")
    assert t.attack("world_tortoise") == before + 1
    t.turn(0)
    assert t.attack("world_tortoise") == before + 2
    t.turn(2)
    assert t.attack("world_tortoise") == before


@shows("AW-SRV-02")
@rule("AW-SRV-02")
def test_one_service_wins_two_fights(ancient_world: Table) -> None:
    t = ancient_world().turn(1).play("pass").city(0, "smithy").purse(0, 9).dice("blank blank")
    t.titan("marsh_lurker", "salt_golem").army(0, "militia", disbanded="shield_wall").place(1, "cell serve")
    t.play("titan marsh_lurker", "army city_guard", "fight")
    t.play("titan salt_golem", "army militia", "fight")
    assert t.names("titan", t.player(0).titans) == "marsh_lurker salt_golem"


@rule("AW-SRV-02")
def test_the_symbol_counts_in_all_fights_of_the_round_and_no_longer(ancient_world: Table) -> None:
    t = ancient_world().turn(1).play("pass").city(0, "smithy").purse(0, 9).dice("blank blank")
    t.titan("marsh_lurker", "salt_golem").army(0, "militia", disbanded="shield_wall").place(1, "cell serve")
    t.fight("marsh_lurker", "city_guard").fight("salt_golem", "militia")
    assert t.names("titan", t.player(0).titans) == "marsh_lurker salt_golem"
    t.titan("sun_devourer").end_round()
    assert t.attack("sun_devourer") == 2 + 1 + 1 + 1


@rule("AW-SRV-03")
def test_the_kind_of_symbol_is_printed(ancient_world: Table) -> None:
    box = load().box
    effect = box.scripts[box.cells[SERVE].script].effects[0]
    effect.sword, effect.arrow = 0, 1
    for printed, against_swords in ((None, 1), (box, 0)):
        t = ancient_world(box=printed).titan("sun_devourer").play("citizen 1")
        t.play("cell serve").turn(0)
        swords = t.attack("sun_devourer")
        t.titan("world_tortoise")
        assert (swords, t.attack("world_tortoise")) == (2 + 1 + against_swords, 2 + 2 + 1)


@rule("AW-SRV-04")
@pytest.mark.parametrize("coins", [0, 1])
def test_serving_alone_defeats_no_titan(ancient_world: Table, coins: int) -> None:
    t = ancient_world().titan("marsh_lurker").citizens(0, "1 2 3 4 5").turn(1).play("pass")
    for skill in range(1, 6):
        t.place(skill, "cell serve")
    t.purse(0, coins)
    if coins == 0:
        assert t.why("titan marsh_lurker") == "AW-TIT-20"
    else:
        t.play("titan marsh_lurker")
        assert t.why("fight") == "AW-TIT-05"
        assert t.lack("fight") == ("army-in-fight", 0, 1)
        assert t.options() == {"army city_guard", "army militia"}
