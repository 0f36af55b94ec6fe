"""Properties of cards that work together (AW-PRP); each card's own symbols are proved among the cards."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]


@rule("AW-PRP-02", "AW-PRP-13")
@pytest.mark.parametrize(
    ("city", "province", "limit"),
    [
        ("", "", 2),
        ("barracks", "", 3),
        ("barracks mercenary_hall", "", 4),
        ("barracks mercenary_hall", "border_march", 5),
    ],
)
def test_armies_may_not_outnumber_the_limit_symbols(ancient_world: Table, city: str, province: str, limit: int) -> None:
    t = ancient_world().city(0, *city.split()).provinces(0, *province.split()).no_armies(0)
    for name in ("hill_archers", "spear_levy", "old_campaigners", "camel_riders")[: limit - 1]:
        t.army(0, name)
    t.army_row("master_fletchers", "temple_guard").place(1, "cell recruit", "army master_fletchers", "new-army")
    t.turn(0).place(2, "cell recruit", "army temple_guard")
    assert t.why("new-army") == "AW-REC-10"
    assert t.lack("new-army") == ("army-limit", limit, limit + 1)


@rule("AW-PRP-03", "AW-PRP-04", "AW-PRP-13")
def test_attack_symbols_add_up_in_every_fight_of_every_round(ancient_world: Table) -> None:
    t = ancient_world().city(0, "smithy", "bronze_colossus", "archery_range", "watchtower").titan("dune_colossus")
    t.titan("marsh_lurker", "obsidian_queen").purse(0, 9)
    assert t.attack("obsidian_queen") == 3 + 1 + 2
    t.dice("blank").fight("marsh_lurker", "militia").end_round().turn(0)
    assert t.attack("obsidian_queen") == 3 + 1 + 2
    t.titan("dune_colossus")
    assert t.attack("dune_colossus") == 3 + 1 + 2 + 1 + 2 + 1


@rule("AW-PRP-05", "AW-PRP-06")
def test_the_citizen_is_the_lowest_left_and_comes_once(ancient_world: Table) -> None:
    t = ancient_world().citizens(0, "1 3 5").row("settlers_quarter").place(3, "cell build", "empire settlers_quarter")
    assert (t.player(0).home, t.player(0).supply, t.player(0).hungry) == ([1, 2, 5], [4], [])
    starved = t.city(0, "olive_groves").end_round()
    assert (starved.player(0).home, starved.player(0).supply) == ([1, 2, 3, 5], [4])


@rule("AW-PRP-05", "AW-GRO-05")
def test_a_citizen_symbol_gives_nothing_where_no_citizen_is_left(ancient_world: Table) -> None:
    t = ancient_world().citizens(0, "1 2 3 4 5").row("settlers_quarter").place(1, "cell build")
    t.play("empire settlers_quarter")
    assert (t.player(0).home, t.player(0).supply, t.asks) == ([2, 3, 4, 5], [], "TakeTurn")


@rule("AW-PRP-07", "AW-PRP-09", "AW-PRP-13")
def test_income_and_knowledge_come_in_every_round_but_the_last(ancient_world: Table) -> None:
    t = ancient_world().purse(0, 0).city(0, "market_stalls", "mint", "observatory")
    for number in range(1, 6):
        t.end_round()
        assert (t.player(0).coins, t.player(0).knowledge) == (8 * number, number)
    t.end_round()
    assert (t.g.finished, t.player(0).coins, t.player(0).knowledge) == (True, 40, 5)


@rule("AW-PRP-08", "AW-PRP-13")
def test_food_of_all_cards_adds_up(ancient_world: Table) -> None:
    t = ancient_world().raze(0).citizens(0, "1 2 3 4 5").city(0, "herb_gardens").provinces(0, "river_delta").end_round()
    assert (t.g.round, t.player(0).hungry) == (2, [])


@rule("AW-PRP-10")
def test_restoration_turns_one_lost_card_up(ancient_world: Table) -> None:
    t = ancient_world().city(0, "stonemasons_yard").lost(0, "fishing_spot", "smithy").titan("obsidian_queen")
    assert t.attack("obsidian_queen") == 3
    t.place(1, "empire stonemasons_yard")
    assert t.options() == {"done", "empire fishing_spot", "empire smithy"}
    t.play("empire smithy").turn(0)
    assert (t.face_down(0), t.attack("obsidian_queen")) == ("fishing_spot", 4)


@rule("AW-PRP-11", "AW-PRP-13")
def test_eyes_of_several_cards_add_up_and_matter_to_the_deck_only(ancient_world: Table) -> None:
    t = ancient_world().at_round(2).city(0, "great_archivists", "scouts_camp").provinces(0, "amber_coast")
    t.row("smithy").place(1, "cell explore")
    assert t.options() == {"draw", "empire smithy"}
    t.play("draw")
    assert len(t.player(0).drawn) == 5 + 2 + 1 + 2


@rule("AW-PRP-12")
def test_all_properties_of_a_card_work(ancient_world: Table) -> None:
    t = ancient_world().at_round(2).city(0, "scouts_camp", "harbour_suburb", "oyster_beds").titan("dune_colossus")
    assert t.attack("dune_colossus") == 4 + 1
    t.citizens(0, "1 2 3 4 5").purse(0, 0).place(1, "cell explore", "draw")
    assert len(t.player(0).drawn) == 6
    t.play(min(t.options())).end_round()
    assert (t.player(0).coins, t.player(0).hungry, t.g.round) == (5 + 1, [], 3)
